/** Lords of periods: a planet, a yogini or a sign. Their keys differ, so a key alone is unambiguous. */
import { SIGN_KEYS, type SignKey } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';

/** The eight yoginis in the order of their years. */
export const YOGINI_KEYS = [
  'mangala',
  'pingala',
  'dhanya',
  'bhramari',
  'bhadrika',
  'ulka',
  'siddha',
  'sankata',
] as const;
export type Yogini = (typeof YOGINI_KEYS)[number];

export const DASHA_LORDS = [...GRAHAS, ...YOGINI_KEYS, ...SIGN_KEYS] as const;
export type DashaLord = Graha | Yogini | SignKey;

/** Whether a lord of periods is a planet. */
export const isGrahaLord = (lord: DashaLord): lord is Graha => GRAHAS.some((graha) => graha === lord);
/** Whether it is a yogini. */
export const isYoginiLord = (lord: DashaLord): lord is Yogini => YOGINI_KEYS.some((yogini) => yogini === lord);
