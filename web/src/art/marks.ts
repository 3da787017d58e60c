// The eleven marks: one per card colour, so that nobody needs to see colour to play.
// Drawn on a 24 × 24 sheet; `line` is stroked, `body` is filled.
import type { CardColour } from './ramps';

export interface Mark {
  readonly name: string;
  readonly body?: string;
  readonly line?: string;
}

export const MARKS: Record<CardColour, Mark> = {
  dark_blue: { name: 'wave', line: 'M2 8.5c3.3-4.6 6.7-4.6 10 0s6.7 4.6 10 0M2 16.5c3.3-4.6 6.7-4.6 10 0s6.7 4.6 10 0' },
  light_blue: { name: 'drop', body: 'M12 1.5C8 7.6 4.6 11.4 4.6 15.4a7.4 7.4 0 0 0 14.8 0C19.4 11.4 16 7.6 12 1.5Z' },
  black: { name: 'ring', line: 'M19.6 12a7.6 7.6 0 1 1-15.2 0a7.6 7.6 0 0 1 15.2 0Z' },
  yellow: {
    name: 'sun',
    body: 'M17 12a5 5 0 1 1-10 0a5 5 0 0 1 10 0Z',
    line: 'M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7',
  },
  green: { name: 'leaf', body: 'M21.5 2.5C10 2 3 8 3.4 17.6L12.8 9.2 5 20.6C15.5 21.5 22 14.5 21.5 2.5Z' },
  purple: { name: 'bell', body: 'M12 1.8c-4.4 0-6.4 3.2-6.4 7.8 0 4-1.2 6.2-3.2 8.2h19.2c-2-2-3.2-4.2-3.2-8.2 0-4.6-2-7.8-6.4-7.8ZM8.8 19.4a3.2 3.2 0 0 0 6.4 0Z' },
  grey: { name: 'stone', body: 'M7 3.5h9.5L22 11l-4 9.5H6.5L2 12.5Z' },
  light_orange: { name: 'fan', body: 'M11.3 21.5 1.6 9.9a13.6 13.6 0 0 1 6.2-4.6ZM12 21 9.4 4.8a13.6 13.6 0 0 1 5.2 0ZM12.7 21.5 16.2 5.3a13.6 13.6 0 0 1 6.2 4.6Z' },
  pink: { name: 'heart', body: 'M12 21.5C4.5 15.5 1.8 12 1.8 8.3A5.5 5.5 0 0 1 12 5.5 5.5 5.5 0 0 1 22.2 8.3C22.2 12 19.5 15.5 12 21.5Z' },
  orange: { name: 'flame', body: 'M13 1.5C13.5 6 19.5 8.5 19.5 15a7.5 7.5 0 0 1-15 0c0-3.2 1.7-5.2 3.3-7 .3 2 1 3 2.2 3.6C9.5 8 10.5 4 13 1.5Z' },
  white: { name: 'star', body: 'M12 1.2 14.8 8.7 22.8 9 16.5 14 18.7 21.8 12 17.3 5.3 21.8 7.5 14 1.2 9 9.2 8.7Z' },
};
