// What was agreed about a table, in words.
import { t } from '../i18n/index.svelte';
import type { Settings } from '../net/protocol';
import { clockText } from './clock';

/** `players=3 extra_salt=yes` as words; what has its default is not worth a word. */
export function optionsText(options: string): string[] {
  return options.split(' ').flatMap((word) => {
    const [name, value = ''] = word.split('=');
    if (name === 'players') return [t('table-players-count', { count: Number(value) })];
    if (name === 'extra_salt') return value === 'yes' ? [t('sp-option-extra-salt')] : [];
    if (name === 'board') return [t(`ke-board-${value}`)];
    return [];
  });
}

export function settingsText(settings: Settings, options = settings.options): string {
  const parts = [...optionsText(options), clockText(settings.clock)];
  if (settings.rated) parts.push(t('table-rated'));
  if (settings.mirror) parts.push(t('table-mirror'));
  return parts.join(' · ');
}
