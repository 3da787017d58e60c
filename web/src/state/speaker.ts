// The one speaker of the page, as loud as the settings say: on or off.
import { Speaker, type Sound } from '../sound';
import { settings } from './settings.svelte';

const speaker = new Speaker(true);

export function sound(name: Sound): void {
  if (settings.sound) speaker.play(name);
}
