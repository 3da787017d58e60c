// Clocks in words.
import { t } from '../i18n/index.svelte';
import type { Clock } from '../net/protocol';

export function clockText(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'per_move':
      return t('clock-per-move-value', { seconds: clock.seconds });
    case 'fischer':
      return t('clock-fischer-value', { minutes: Math.round(clock.initial_seconds / 60), seconds: clock.increment_seconds });
    case 'correspondence':
      return t('clock-correspondence-value', { days: clock.days });
  }
}

/** 75 000 ms as "1:15", two days as "2 days". */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return t('count-days', { count: Math.floor(seconds / 86_400) });
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
