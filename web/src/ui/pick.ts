// What every thing on the table that can be chosen has in common.

export interface Pickable {
  /** It is on the list of legal moves: a gold outline with a moving light. */
  legal?: boolean | undefined;
  /** It is part of the move being put together. */
  selected?: boolean | undefined;
  disabled?: boolean | undefined;
  /** It cannot be chosen now and only says why not: a pointer reaches it, the Tab key passes it by. */
  idle?: boolean | undefined;
  onpick?: (() => void) | undefined;
  /** Words shown when one points at it or holds a finger on it. */
  tip?: string | undefined;
}
