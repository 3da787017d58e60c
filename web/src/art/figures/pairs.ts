// Origami figures of the families that are laid in pairs.
import { fold, type Facet, type Figure, type Point } from '../fold';

export const crab = fold([
  // legs
  '2/3 24,54 8,53 2,66 9,60 24,60',
  '3/3 25,60 9,68 6,82 13,73 28,66',
  '2/3 30,66 19,79 21,92 26,81 36,72',
  // arms and claws
  '3/3 22,50 31,43 22,29 14,33',
  '1/2 14,34 5,27 4,12 13,4 14,19',
  '2/3 14,34 15,19 27,8 29,20 23,30',
  // eye stalks
  '2/3 41,42 38,31 44,30 46,41',
  'i/i 37,31 40,26 45,27 44,32',
  // carapace
  '1/2 50,38 31,41 35,56 50,53',
  '2/3 31,41 18,54 35,56',
  '3/3 18,54 27,70 35,56',
  '2/3 35,56 27,70 50,78',
  '1/2 50,53 35,56 50,78',
]);

export const boat = fold([
  '1/3 50,12 25,60 50,68',
  '2/3 4,48 50,67 50,86 27,86',
  '1/2 4,48 50,67 50,74 10,56',
  '3/3 30,60 50,68 40,59',
]);

export const fish = fold([
  '2 46,28 66,14 72,42 56,36',
  '3 66,14 76,26 72,42',
  '3 40,70 58,86 60,64',
  '1 4,52 29,31 35,52',
  '3 4,52 35,52 27,70',
  '2 29,31 50,25 57,50 35,52',
  '1 50,25 78,49 57,50',
  '2 35,52 57,50 49,76 27,70',
  '3 57,50 78,49 49,76',
  '1 75,49 97,25 88,50',
  '2 75,49 88,50 95,75',
  'i 18,46 22,42 25,46 21,49',
]);

/** Half of a striped swim ring, from one angle to the other. */
function ring(from: number, to: number): Facet[] {
  const at = (degrees: number, width: number, height: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [50 + Math.cos(angle) * width, 68 + Math.sin(angle) * height];
  };
  return Array.from({ length: 15 }, (_, piece) => {
    const [start, end] = [from + ((to - from) * piece) / 15, from + ((to - from) * (piece + 1)) / 15];
    const points = [at(start, 46, 20), at(end, 46, 20), at(end, 24, 7), at(start, 24, 7)];
    return { tone: Math.floor(piece / 3) % 2 ? 3 : piece % 3 === 1 ? 1 : 2, points };
  });
}

export const swimmer: Figure = {
  get facets() {
    return [
      ...fold(['2/3 0,84 14,78 30,88 50,92 50,98 20,96', '3/2 14,78 30,88 22,76']).facets,
      ...ring(180, 360),
      ...fold([
        // waving arms
        '1/2 39,46 35,56 17,28 24,22',
        '2/3 24,22 17,28 8,16 13,6',
        // body
        '2/3 50,46 37,46 33,58 36,74 50,74',
        '1/2 50,46 41,46 50,58',
        // face, goggles, cap
        '1/2 36,26 50,25 50,50 40,45',
        '2/3 36,26 35,36 40,45',
        'i/i 37,30 49,30 47,37 40,37',
        '1/2 50,5 41,8 38,20 50,21',
        '2/3 41,8 35,17 35,28 38,20',
        '3/3 38,20 50,21 50,28 35,29',
      ]).facets,
      ...ring(0, 180),
    ];
  },
};

export const shark = fold([
  // far pectoral, dorsal
  '3 46,60 62,76 58,58',
  '1 42,33 58,7 59,34',
  '3 58,7 67,36 59,34',
  // tail
  '1 80,46 98,16 90,48',
  '3 80,48 90,48 96,76',
  // lower jaw and belly
  '2 11,62 26,54 36,66',
  '1 26,54 40,50 58,62 36,66',
  // flank
  '3 40,50 82,47 58,62',
  '2 58,34 82,47 40,50 34,45',
  '1 28,31 58,34 34,45',
  // head
  '2 3,46 28,31 34,45',
  '3 3,46 34,45 40,50 26,54',
  // teeth
  '1 10,48 14,49 12,54',
  '1 16,50 20,51 18,56',
  // near pectoral
  '2 36,60 48,86 50,62',
  '3 48,86 56,62 50,62',
  'i 21,41 26,38 27,42 23,44',
]);
