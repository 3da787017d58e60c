// The hand as a fan: every card can be touched, none leaves the table.
import { expect, test } from 'vitest';
import { fanOut } from '../../src/games/salt-paper/fan';

const CASES = [320, 390, 768, 1280].flatMap((width) => [1, 2, 7, 12, 20, 30].map((count) => ({ width, count })));

test.each(CASES)('$count cards on $width px', ({ width, count }) => {
  const fan = fanOut(count, width);
  expect(fan.slots).toHaveLength(count);
  for (const slot of fan.slots) {
    expect(slot.x).toBeGreaterThanOrEqual(0);
    expect(slot.x + fan.cardWidth).toBeLessThanOrEqual(width);
    expect(slot.y + fan.cardWidth * 1.4).toBeLessThanOrEqual(fan.height + 1);
  }
  fan.slots.slice(1).forEach((slot, index) => {
    const before = fan.slots[index];
    const sameRow = before !== undefined && slot.x > before.x;
    if (sameRow) expect(slot.x - before.x).toBeGreaterThanOrEqual(40);
  });
});

test('an empty hand keeps its place', () => {
  expect(fanOut(0, 390).slots).toEqual([]);
  expect(fanOut(0, 390).height).toBeGreaterThan(100);
});
