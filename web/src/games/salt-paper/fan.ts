// Arithmetic of a hand of cards: where each card of the fan lies, in one row or several.

export interface FanSlot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Fan {
  readonly slots: readonly FanSlot[];
  readonly cardWidth: number;
  readonly height: number;
}

/** Every card shows at least this much, so that a finger can find it. */
const REACH = 42;
const RATIO = 7 / 5;

export function fanOut(count: number, width: number): Fan {
  const cardWidth = width < 560 ? 88 : 122;
  const rows = rowSizes(count, width, cardWidth);
  const cardHeight = cardWidth * RATIO;
  const slots = rows.flatMap((size, row) => rowSlots(size, width, cardWidth, row * cardHeight * 0.62));
  return { slots, cardWidth, height: cardHeight * (1 + 0.62 * (rows.length - 1)) + 48 };
}

function rowSizes(count: number, width: number, cardWidth: number): number[] {
  if (count === 0) return [0];
  const perRow = Math.max(1, Math.floor((width - cardWidth) / REACH) + 1);
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

function rowSlots(size: number, width: number, cardWidth: number, top: number): FanSlot[] {
  const step = size > 1 ? Math.min(cardWidth * 0.8, (width - cardWidth - 8) / (size - 1)) : 0;
  const lean = Math.min(2.6, 18 / size);
  const middle = (size - 1) / 2;
  return Array.from({ length: size }, (_, index) => {
    const away = index - middle;
    return { x: width / 2 + away * step - cardWidth / 2, y: top + 16 + (away * away * 14) / Math.max(4, middle * middle), turn: away * lean };
  });
}
