/** A date for a star of birth: its tara, and what the day adds to it. */
import { mod } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Longitudes } from '../ephemeris/sky.ts';
import { NAKSHATRA_DEG } from '../chart/nakshatra.ts';
import { STAR_ATTRIBUTES, type StarNature } from '../chart/avakahada.ts';
import { rowOf } from '../chart/rows.ts';
import { isGoodTara, taraOf } from '../panchang/bala.ts';
import { FEED_EVENING_DAYS, type DaySky } from './day-sky.ts';

/** Score of each tara 1–9. */
const TARA_SCORES: readonly number[] = [55, 80, 40, 75, 45, 78, 32, 72, 68];
/** Natures of the Moon's star that help a day, and that strain it. */
const HELPING: readonly StarNature[] = ['dhruva', 'mridu', 'kshipra'];
const STRAINING: readonly StarNature[] = ['ugra', 'tikshna'];
/** Nitya yogas that are avoided, in part or whole. */
const BAD_YOGAS: readonly number[] = [1, 6, 9, 10, 13, 15, 17, 19, 27];
const STEP = 5;

/** What the score of a star of birth is made of. */
export const STAR_PARTS = ['tara', 'moon_star', 'nitya_yoga'] as const;
export type StarPart = (typeof STAR_PARTS)[number];

/** What a date is for a star of birth. */
export interface StarDay {
  /** Star of birth 1–27. */
  readonly star: number;
  /** 1 Janma … 9 Parama Mitra, counted from the star of birth to that of the Moon at 06:00. */
  readonly tara: number;
  readonly good: boolean;
  /** 22–85: the sum of its parts. */
  readonly score: number;
  /** The tara alone; what the star of the Moon adds, −5, 0 or 5; what the nitya yoga takes, −5 or 0. */
  readonly parts: Readonly<Record<StarPart, number>>;
  /** Nitya yoga 1–27. */
  readonly yoga: number;
}

/** Nitya yoga 1–27 at 06:00. */
const yogaOf = ({ grahas: { sun, moon } }: DaySky): number =>
  Math.floor(mod(sun.longitude + moon.longitude, 360) / NAKSHATRA_DEG) + 1;

/** A date for a star of birth 1–27, its tara counted to the star of the Moon at 06:00, or to another it enters later. */
export const starDayOf = (day: DaySky, star: number, moonStar = day.moonStar): StarDay => {
  const tara = taraOf(star, moonStar);
  const { nature } = rowOf(STAR_ATTRIBUTES, moonStar, 'star');
  const yoga = yogaOf(day);
  const parts = {
    tara: rowOf(TARA_SCORES, tara, 'tara'),
    moon_star: HELPING.includes(nature) ? STEP : STRAINING.includes(nature) ? -STEP : 0,
    nitya_yoga: BAD_YOGAS.includes(yoga) ? -STEP : 0,
  };
  const score = parts.tara + parts.moon_star + parts.nitya_yoga;
  return { star, tara, good: isGoodTara(tara), score, parts, yoga };
};

/** When the Moon leaves its star between 06:00 and 18:00 Indian time, or null. */
export const starChangeOf = (sky: Longitudes, { jd, grahas: { moon } }: DaySky): JulianDay | null => {
  const ahead = NAKSHATRA_DEG - mod(moon.longitude, NAKSHATRA_DEG);
  if (ahead > moon.speed) return null;
  const target = mod(Math.round((moon.longitude + ahead) / NAKSHATRA_DEG) * NAKSHATRA_DEG, 360);
  const at = crossingNear((t) => sky.longitude('moon', t), target, plusDays(jd, ahead / moon.speed), moon.speed);
  return at < jd + FEED_EVENING_DAYS ? at : null;
};
