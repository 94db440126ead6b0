/** Yogini dasha, 36 years in rounds (Rudrayamala, as taught in handbooks of the Parashari tradition). */
import type { Graha } from '../ephemeris/sky.ts';
import type { Yogini } from './lord.ts';
import { starByStar, starDasha } from './star.ts';

/** The eight yoginis, their planets and years. */
export const YOGINIS = [
  { lord: 'mangala', planet: 'moon', years: 1 },
  { lord: 'pingala', planet: 'sun', years: 2 },
  { lord: 'dhanya', planet: 'jupiter', years: 3 },
  { lord: 'bhramari', planet: 'mars', years: 4 },
  { lord: 'bhadrika', planet: 'mercury', years: 5 },
  { lord: 'ulka', planet: 'saturn', years: 6 },
  { lord: 'siddha', planet: 'venus', years: 7 },
  { lord: 'sankata', planet: 'rahu', years: 8 },
] as const satisfies readonly { lord: Yogini; planet: Graha; years: number }[];

/** Yogini dasha as a table: (star + 3) mod 8 = 1 is Mangala, which is Ardra (6). */
export const YOGINI = starDasha<Yogini>(YOGINIS, starByStar(6, 8));

/** Row of a yogini. Throws for any other name. */
export const yoginiOf = (yogini: Yogini | undefined): (typeof YOGINIS)[number] => {
  const row = YOGINIS.find(({ lord }) => lord === yogini);
  if (!row) throw new Error(`no yogini ${String(yogini)}`);
  return row;
};
