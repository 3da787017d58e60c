// Starts the client: the reader's language first, then the screen.
import { mount } from 'svelte';
import './art/base.css';
import './app/app.css';
import App from './App.svelte';
import { install } from './app/install';
import { here } from './app/router.svelte';
import { GAMES } from './games';
import { speak } from './i18n/index.svelte';
import { link } from './net/live.svelte';
import { lookAhead } from './net/opening';
import { chosenLanguage } from './state/settings.svelte';

// Whoever comes to a table needs it, the line to it and the game's own drawing: fetched together with the words.
const { route } = here;
if (route.page === 'table') {
  link.connect();
  void lookAhead(route.table).then(({ settings }) => GAMES[settings.game]?.load()).catch(() => undefined);
}
await speak(chosenLanguage());
const target = document.getElementById('app');
if (target) mount(App, { target });
if (import.meta.env.PROD) {
  const keep = () => void install().catch(() => undefined);
  // The page may have finished loading while the words were fetched.
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}
