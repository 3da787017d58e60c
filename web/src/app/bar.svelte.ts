// What the page tells the bar on top.

/** The game of the table or replay in sight. */
export const barGame = $state({ game: null as string | null });
