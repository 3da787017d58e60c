// Cut edges for the large paper scenes: waves, dunes and rays, as SVG path data on a sheet 800 wide.

/** A sheet of water whose upper edge is cut into crests, closed below. */
export function waves(top: number, crest: number, length: number, shift: number, bottom: number): string {
  const start = -length + (shift % length);
  const count = Math.ceil((800 - start) / length) + 1;
  const crests = Array.from({ length: count }, () => `q${length * 0.3} ${-crest} ${length * 0.62} ${-crest * 0.2}t${length * 0.38} ${crest * 0.2}`);
  return `M${start} ${top}${crests.join('')}V${bottom}H${start}Z`;
}

/** A soft hill line through the given heights, closed below. */
export function hills(heights: readonly number[], bottom: number): string {
  const step = 800 / (heights.length - 1);
  const first = heights[0] ?? bottom;
  const curves = heights.slice(1).map((height, index) => {
    const from = heights[index] ?? height;
    const x = index * step;
    return `C${x + step / 2} ${from} ${x + step / 2} ${height} ${x + step} ${height}`;
  });
  return `M0 ${first}${curves.join('')}V${bottom}H0Z`;
}

/** Folded peaks: a jagged line, closed below. */
export function peaks(points: readonly (readonly [number, number])[], bottom: number): string {
  const [first = [0, bottom], ...rest] = points;
  const last = rest.at(-1) ?? first;
  return `M${first[0]} ${bottom}L${first[0]} ${first[1]}${rest.map(([x, y]) => `L${x} ${y}`).join('')}L${last[0]} ${bottom}Z`;
}
