// Figures that only Kelp needs: food, the Shark from above, and the signs of traps.
import { fold, place, type Figure } from '../fold';
import { octopus, shell } from './sets';

export const snail = fold([
  // foot and head
  '2 3,86 20,68 40,80 60,90',
  '3 3,86 60,90 88,86 98,92 28,95',
  '1 8,58 21,68 3,86',
  '2 8,58 22,52 28,68 21,68',
  '3 12,58 5,41 9,40 17,56',
  '3 18,55 23,39 27,41 21,55',
  // the house: an outer whorl, lit to shaded
  '2 36,80 26,62 44,60',
  '1 26,62 27,42 45,48 44,60',
  '1 27,42 42,25 52,40 45,48',
  '2 42,25 64,21 62,38 52,40',
  '1 64,21 83,32 73,45 62,38',
  '2 83,32 92,52 77,56 73,45',
  '3 92,52 90,73 73,68 77,56',
  '2 90,73 74,88 64,75 73,68',
  '3 74,88 52,89 53,74 64,75',
  '2 52,89 36,80 44,60 53,74',
  // the inner whorl
  '3 44,60 45,48 52,40 57,50 54,58',
  '3 52,40 62,38 64,48 57,50',
  '1 62,38 73,45 70,54 64,48',
  '1 73,45 77,56 73,68 66,62 70,54',
  '2 73,68 64,75 60,66 66,62',
  '1 64,75 53,74 44,60 54,58 60,66',
  '2 57,50 64,48 70,54 66,62 60,66 54,58',
  'i 60,54 64,54 65,58 61,60',
]);

export const abalone = fold([
  '1 8,62 16,36 40,44 34,62',
  '2 16,36 38,18 50,36 40,44',
  '1 38,18 66,14 64,34 50,36',
  '2 66,14 88,30 78,44 64,34',
  '3 88,30 95,56 80,60 78,44',
  '3 95,56 84,78 68,72 80,60',
  '3 84,78 56,90 54,74 68,72',
  '2 56,90 24,84 34,62 54,74',
  '3 24,84 8,62 34,62',
  '1 40,44 50,36 64,34 60,54 34,62',
  '2 64,34 78,44 80,60 60,54',
  '3 60,54 80,60 68,72 54,74',
  '2 34,62 60,54 54,74',
  'i 20,46 24,42 27,46 23,50',
  'i 34,32 38,28 41,32 37,36',
  'i 50,25 54,21 57,25 53,29',
  'i 67,26 71,22 74,26 70,30',
]);

/** The Shark seen from above, swimming to the top of the sheet. */
export const sharkAbove = fold([
  // pectoral fins
  '2/3 41,38 14,58 20,60 42,52',
  '3/3 42,52 20,60 40,57',
  // pelvic fins
  '2/3 45,66 35,76 46,72',
  // tail
  '1/3 50,84 38,98 50,93',
  // body
  '1/2 50,2 42,14 50,18',
  '2/3 42,14 38,30 50,18',
  '1/2 38,30 50,18 50,44 40,44',
  '2/3 40,44 50,44 50,66 44,66',
  '1/3 44,66 50,66 50,86 48,86',
  // dorsal fin
  '1/3 50,34 47,52 50,58',
  'i/i 41,22 43,20 43,24 41,25',
]);

export const doubleShell: Figure = {
  get facets() {
    return [...place(shell, { x: 66, y: 36, scale: 0.62 }), ...place(shell, { x: 36, y: 62, scale: 0.68 })];
  },
};

export const kelpLeaf = fold([
  '1/3 50,2 38,20 44,34 34,46 42,58 36,72 50,84',
  '3/2 50,84 47,98 50,98',
]);

/** Trap: the Octopus hides blocks, like a shutter of kelp closing. */
export const trapHide = fold([
  '1/2 8,30 50,8 50,22 8,44',
  '2/3 8,44 50,22 50,36 8,58',
  '3/3 50,40 30,50 50,60',
  '1/2 50,62 8,68 8,82 50,92',
  'i/i 50,46 44,50 50,54',
]);

const wave = fold([
  '2 4,84 20,46 44,64 32,84',
  '1 20,46 42,20 56,42 44,64',
  '2 42,20 66,16 68,34 56,42',
  '3 66,16 88,34 86,52 68,34',
  '3 44,64 56,42 60,62 72,84 32,84',
  '1 60,62 80,66 96,84 72,84',
]);
const strokeOut = fold(['i 10,14 17,8 92,86 85,92']);

/** Trap: one Current is taken off the board. */
export const trapCurrent: Figure = {
  get facets() {
    return [...wave.facets, ...strokeOut.facets];
  },
};

/** Trap: up to two Currents are taken off the board. */
export const trapCurrents: Figure = {
  get facets() {
    return [
      ...place(wave, { x: 34, y: 30, scale: 0.62 }),
      ...place(wave, { x: 68, y: 68, scale: 0.62 }),
      ...place(strokeOut, { x: 34, y: 30, scale: 0.6 }),
      ...place(strokeOut, { x: 68, y: 68, scale: 0.6 }),
    ];
  },
};

/** Trap: the Shark is driven into a den. */
export const trapDen = fold([
  '2/3 6,94 14,46 34,16 50,8 50,28 34,44 28,94',
  '1/2 14,46 34,16 34,44',
  'i/i 50,28 34,44 28,94 50,94',
  '1/2 50,44 38,64 46,64 46,84 50,84',
]);

/** Picture of Move cards: the Octopus shooting away, arms trailing. */
export const dash = fold([
  // trailing arms
  '3 48,40 84,30 98,38 80,42',
  '2 46,48 84,46 99,54 78,56',
  '1 46,56 76,62 94,76 70,70',
  '3 42,60 62,76 74,94 54,80',
  '2 36,60 44,78 46,96 34,80',
  // mantle
  '1 4,22 20,8 38,20 22,38',
  '2 20,8 40,10 52,28 38,20',
  '2 4,22 22,38 26,58 10,44',
  '1 22,38 38,20 48,40 36,56',
  '3 38,20 52,28 58,44 48,40',
  '3 22,38 36,56 40,66 26,58',
  '2 36,56 48,40 58,44 54,60 40,66',
  'i 37,46 42,43 44,48 39,50',
]);

/** Picture of Hide cards: the Octopus looking out between leaves. */
export const peek: Figure = {
  get facets() {
    return [
      ...place(kelpLeaf, { x: 24, y: 44, scale: 0.95 }),
      ...place(kelpLeaf, { x: 78, y: 44, scale: 0.95 }),
      ...place(octopus, { x: 50, y: 58, scale: 0.66 }),
      ...place(kelpLeaf, { x: 36, y: 62, scale: 0.8 }),
      ...place(kelpLeaf, { x: 66, y: 66, scale: 0.72, flip: true }),
    ];
  },
};

/** Picture of Learn cards: an open shell with its pearl. */
export const pearl = fold([
  // the open lid, pleated
  '2/3 50,4 36,7 50,50',
  '1/2 36,7 22,15 50,50',
  '2/3 22,15 11,28 50,50',
  '1/3 11,28 5,46 50,50',
  // the lower half
  '3/3 5,62 50,54 50,70 24,70',
  '2/3 5,62 24,70 50,72 50,96 26,90',
  '1/2 5,62 24,70 26,90',
  // the pearl
  '1/2 50,44 41,48 39,58 50,60',
  '2/3 39,58 44,67 50,70 50,60',
]);

/** Picture of Cloud of Ink. */
export const inkCloud: Figure = {
  get facets() {
    return [
      ...fold([
        '3 4,50 16,26 38,40 30,60',
        '2 16,26 40,8 56,26 38,40',
        '3 40,8 68,10 74,30 56,26',
        '2 68,10 92,26 94,50 74,30',
        '3 94,50 92,76 70,66 74,30',
        '2 92,76 68,94 58,74 70,66',
        '3 68,94 34,94 40,74 58,74',
        '2 34,94 10,78 30,60 40,74',
        '3 10,78 4,50 30,60',
        '2 30,60 38,40 56,26 74,30 70,66 58,74 40,74',
      ]).facets,
      ...fold(['1/1 40,44 46,40 50,46 44,52']).facets,
    ];
  },
};
