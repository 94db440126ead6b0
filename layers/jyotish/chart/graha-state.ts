/** States of a graha in a chart: motion, gandanta, marana karaka. */
import type { Graha } from '../ephemeris/sky.ts';
import { separation } from '../ephemeris/angle.ts';
import { GRAHA_TABLE, isNode } from './graha.ts';

/** How a graha moves. */
export const GRAHA_MOTIONS = ['direct', 'retrograde', 'stationary'] as const;
export type GrahaMotion = (typeof GRAHA_MOTIONS)[number];

const STATIONARY_SHARE = 0.05;

/**
 * Motion class by speed in degrees per day: stationary below 5 % of the mean motion. The Sun and the Moon are always
 * direct, the nodes always count as retrograde.
 */
export const motionAtSpeed = (graha: Graha, speed: number): GrahaMotion => {
  if (graha === 'sun' || graha === 'moon') return 'direct';
  if (isNode(graha)) return 'retrograde';
  if (Math.abs(speed) < STATIONARY_SHARE * GRAHA_TABLE[graha].meanSpeed) return 'stationary';
  return speed < 0 ? 'retrograde' : 'direct';
};

/** Orb of combustion in degrees for its direction of motion; null for the Sun and the nodes. */
export const combustionOrb = (graha: Graha, retrograde: boolean): number | null => {
  const orb = GRAHA_TABLE[graha].combust;
  return orb && (retrograde ? orb.retrograde : orb.direct);
};

/** Half width of gandanta in degrees: one pada, or the tight 48′. */
export const GANDANTA_DEG = { pada: 10 / 3, tight: 0.8 } as const;
export type GandantaWidth = keyof typeof GANDANTA_DEG;
/** The choices of width; the first is the default. */
export const GANDANTA_WIDTHS = ['pada', 'tight'] as const satisfies readonly GandantaWidth[];

/** Within the knot of water and fire: 0° Aries, Leo or Sagittarius, either side. */
export const inGandanta = (longitude: number, width: GandantaWidth = 'pada'): boolean =>
  [0, 120, 240].some((knot) => separation(longitude, knot) < GANDANTA_DEG[width]);

/** House of death-like weakness of each graha, counted from the lagna (Jataka Parijata; texts differ). */
const MARANA_KARAKA: Readonly<Record<Graha, number>> = {
  sun: 12,
  moon: 8,
  mars: 7,
  mercury: 7,
  jupiter: 3,
  venus: 6,
  saturn: 1,
  rahu: 9,
  ketu: 4,
};

/** True when the graha is in its marana karaka house; `house` 1–12 by signs from the lagna. */
export const isMaranaKaraka = (graha: Graha, house: number): boolean => MARANA_KARAKA[graha] === house;
