// Origami figures of the Extra Salt variant.
import { fold, place, type Facet, type Figure, type Point } from '../fold';
import { crab } from './pairs';

export const jellyfish = fold([
  // tentacles
  '2/3 24,46 16,60 24,72 18,90 32,72 26,58 34,48',
  '1/2 36,48 32,62 40,74 36,96 46,76 40,62 46,48',
  '3/3 45,48 44,64 50,78 50,48',
  // bell
  '1/2 50,6 34,10 36,40 50,42',
  '2/3 34,10 20,22 36,40',
  '1/3 20,22 12,42 24,46 36,40',
  '2/3 24,46 36,40 50,42 44,52 36,47 30,52',
  '3/3 50,42 44,52 50,48',
]);

export const lobster = fold([
  // antennae
  '3/3 45,32 30,14 32,3 34,14 48,30',
  // legs
  '3/3 40,46 24,48 18,58 26,53 40,51',
  '2/3 40,52 26,58 22,70 29,62 41,57',
  // arms and claws
  '3/3 40,40 27,40 20,33 17,38 26,46 40,46',
  '1/2 17,38 8,28 8,12 17,4 17,22',
  '2/3 17,38 18,22 27,12 29,26 24,35',
  // head
  '1/2 50,28 41,36 42,50 50,54',
  '2/3 41,36 37,46 42,50',
  'i/i 42,36 45,33 46,37 43,39',
  // tail
  '2/3 42,50 37,46 36,56 50,62 50,54',
  '1/3 38,57 50,62 50,70 40,66',
  '2/3 40,66 50,70 50,78 41,73',
  '1/3 41,73 50,78 50,85 42,80',
  // fan
  '2/3 42,81 50,85 50,97 40,96',
  '1/3 42,81 40,96 28,92 34,80',
]);

export const castOfCrabs: Figure = {
  get facets() {
    return [
      ...place(crab, { x: 30, y: 30, scale: 0.52 }),
      ...place(crab, { x: 73, y: 38, scale: 0.46 }),
      ...place(crab, { x: 48, y: 70, scale: 0.62 }),
    ];
  },
};

export const starfish: Figure = {
  get facets() {
    return star();
  },
};

function star(): Facet[] {
  const centre: Point = [50, 52];
  const tones = [[1, 2], [2, 3], [2, 3], [1, 3], [1, 2]] as const;
  return tones.flatMap(([left, right], arm): Facet[] => {
    const turn = -80 + arm * 72;
    const tip = polar(centre, 47, turn + 5);
    const bump = polar(centre, 27, turn);
    return [
      { tone: left, points: [centre, polar(centre, 17, turn - 36), polar(centre, 33, turn - 15), tip] },
      { tone: right, points: [centre, tip, polar(centre, 33, turn + 17), polar(centre, 17, turn + 36)] },
      { tone: 3, points: diamond(bump, 2.6) },
      { tone: 1, points: diamond(polar(centre, 38, turn + 3), 2) },
    ];
  });
}

function diamond([x, y]: Point, size: number): Point[] {
  return [[x, y - size], [x + size, y], [x, y + size], [x - size, y]];
}

function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
}

export const seahorse = fold([
  // crest and back fin
  '3 44,12 46,2 56,12',
  '2 56,12 66,16 62,28',
  '1 66,42 84,40 76,58',
  // head and snout
  '1 30,20 44,12 48,28 34,32',
  '2 44,12 56,12 62,28 48,28',
  '2 30,20 12,26 11,33 34,32',
  '3 11,33 34,32 30,36',
  // neck
  '3 34,32 48,28 44,46',
  '1 48,28 62,28 66,42 44,46',
  // belly
  '2 44,46 34,56 38,68 52,58',
  '1 44,46 66,42 68,56 52,58',
  '3 66,42 72,52 68,58',
  '3 38,68 52,58 58,74 48,78',
  '2 52,58 68,56 66,70 58,74',
  // tail
  '1 48,78 58,74 66,70 60,84 52,86',
  '2 52,86 60,84 54,96 44,92',
  '3 54,96 44,92 34,92 40,98',
  '1 34,92 40,98 28,90 32,82',
  '2 32,82 28,90 34,80 40,82 38,86',
  'i 37,22 41,20 42,24 38,26',
]);
