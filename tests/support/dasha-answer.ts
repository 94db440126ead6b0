/** Periods of dashas as answers give them. */

/** Keys of the signs in the order of the zodiac. */
export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
];

/** A period of an answer. */
export interface Period {
  readonly lords: readonly { readonly key: string }[];
  readonly span: { readonly start: string; readonly end: string };
  readonly years?: number;
  readonly children?: readonly Period[];
}

/** Key of the lord of a period. */
export const lordOf = ({ lords }: Period): string => lords.at(-1)?.key ?? '';

/** Julian day of an ISO instant. */
export const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;

/** 15 January 1990, 10:30, New Delhi: worked by hand in the README of the dasha room. */
export const G = { date: '1990-01-15', time: '10:30', lat: 28.6139, lon: 77.209, tz: 5.5, at: '2024-06-01' };
