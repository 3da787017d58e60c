// Origami figures of the families that are collected.
import { fold, type Facet, type Figure, type Point, type Tone } from '../fold';

/** A pleated fan: ribs round a hinge, every rib folded along its middle. */
function pleats(hinge: Point, rim: readonly Point[], tones: readonly Tone[]): Facet[] {
  return rim.slice(1).map((point, index) => ({
    tone: tones[index % tones.length] ?? 2,
    points: [hinge, rim[index] ?? point, point],
  }));
}

function arc(centre: Point, radius: (step: number) => number, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [centre[0] + Math.cos(angle) * radius(step), centre[1] + Math.sin(angle) * radius(step)];
  });
}

export const shell: Figure = {
  get facets() {
    return [
      ...fold(['2/3 50,84 30,92 26,80 42,70', '3/3 50,92 36,94 50,80']).facets,
      ...pleats(
        [50, 90],
        arc([50, 58], (step) => (step % 2 === 1 ? 49 : 45), 168, 372, 14),
        [1, 2, 1, 2, 1, 2, 1, 3, 2, 3, 2, 3, 2, 3],
      ),
    ];
  },
};

export const octopus = fold([
  // arms, from the back to the front
  '3/3 34,44 20,34 12,42 32,54',
  '2/3 20,34 8,32 2,42 12,42',
  '1/2 8,32 2,42 4,56 9,44',
  '2/3 33,50 15,56 12,66 35,60',
  '1/2 15,56 4,64 12,66',
  '3/3 4,64 12,66 16,80 3,76',
  '1/3 36,56 23,70 24,80 43,62',
  '2/2 23,70 16,82 24,80',
  '3/3 16,82 24,80 33,90 20,94',
  '2/3 41,58 39,76 50,84 50,58',
  '1/2 39,76 36,88 46,82',
  '3/3 36,88 46,82 48,97 40,97',
  // head
  '1/2 50,5 35,11 36,31 50,33',
  '2/3 35,11 25,26 36,31',
  '1/2 25,26 29,44 36,31',
  '3/3 29,44 36,31 42,58 34,55',
  '2/3 36,31 50,33 50,63 42,58',
  'i/i 36,42 41,38 45,43 40,47',
]);

export const penguin = fold([
  '3/3 38,86 28,95 46,95 48,88',
  // flippers
  '2/3 34,36 14,60 16,70 30,58',
  '3/3 30,58 16,70 29,66',
  // back
  '2/3 36,30 26,56 31,84 42,90 40,50',
  // belly
  '1/1 50,34 39,38 38,64 50,64',
  '1/2 38,64 42,90 50,92 50,64',
  // head
  '2/3 50,5 37,12 34,27 50,22',
  '1/2 34,27 50,22 50,38 38,38',
  'i/i 41,27 44,25 46,28 43,30',
  '3/3 50,25 45,31 50,38',
  '2/3 50,25 45,31 50,31',
]);

export const sailor = fold([
  // shoulders and collar
  '3/3 34,64 10,76 6,96 34,96',
  '1/2 36,62 18,74 24,88 50,80 50,74',
  '2/3 24,88 34,96 50,96 50,80',
  '3/3 50,78 42,84 46,96 50,92',
  // face
  '1/2 28,42 50,42 50,70 36,62',
  '2/3 28,42 24,50 32,54',
  'i/i 37,50 40,47 43,50 40,53',
  '3/3 50,61 43,59 46,63 50,64',
  // folded paper hat
  '2/3 50,3 20,34 50,32',
  '1/2 14,34 50,28 50,43 22,44',
  '3/3 50,28 46,36 50,43',
]);
