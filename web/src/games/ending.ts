// How a game ended, in words: who won, and why it is over.
import { listed, t, tell } from '../i18n/index.svelte';
import type { ResultState, TableState } from '../net/protocol';
import { GAMES } from '.';
import type { Names } from './names';

const winnersOf = ({ places }: Pick<ResultState, 'places'>) => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** Whose leaving ended the game: of those who left, the last to leave is best. */
function leaver({ places }: Pick<ResultState, 'places'>): number {
  return places.indexOf(Math.min(...places.filter((place) => place > 1)));
}

export function headline({ result, you }: Pick<TableState, 'result' | 'you'>, names: Names): string {
  if (!result) return '';
  const winners = winnersOf(result);
  const [only] = winners;
  if (only === undefined || winners.length > 1) return `${t('over-shared')}: ${listed(winners.map((seat) => names.of(seat)))}`;
  return you.seat !== null && only !== you.seat ? t('over-lost') : names.say('over-won', only);
}

export function reason(game: string, result: Pick<ResultState, 'places' | 'reason'>, names: Pick<Names, 'say'>): string {
  const id = `${GAMES[game]?.prefix}-game-end-${result.reason}`;
  if (tell(id) !== null) return names.say(id, winnersOf(result)[0] ?? 0);
  return names.say(`over-reason-${result.reason}`, leaver(result));
}

/** Winner and reason, each a line of the story. */
export function ending(state: TableState, names: Names): string[] {
  return state.phase === 'over' && state.result ? [headline(state, names), reason(state.settings.game, state.result, names)] : [];
}
