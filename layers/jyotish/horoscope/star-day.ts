/** A date for a star of birth: its tara, and what the day adds to it. */
import { mod } from '../ephemeris/angle.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear } from '../ephemeris/search.ts';
import type { Longitudes } from '../ephemeris/sky.ts';
import { NAKSHATRA_DEG } from '../chart/nakshatra.ts';
import { STAR_ATTRIBUTES, type StarNature } from '../chart/avakahada.ts';
import { rowOf } from '../chart/rows.ts';
import { isGoodTara, taraOf } from '../panchang/bala.ts';
import { BAD_NITYA_YOGAS } from '../panchang/star-windows.ts';
import { FEED_EVENING_DAYS, type DaySky } from './day-sky.ts';

/** Score of each tara 1–9. */
const TARA_SCORES: readonly number[] = [55, 80, 40, 75, 45, 78, 32, 72, 68];
/** Natures of the Moon's star that help a day, and that strain it. */
const HELPING: readonly StarNature[] = ['dhruva', 'mridu', 'kshipra'];
const STRAINING: readonly StarNature[] = ['ugra', 'tikshna'];
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
  /** The tara alone; what the star of the Moon adds, −5, 0 or 5; what the nitya yoga takes while its bad part runs, −5 or 0. */
  readonly parts: Readonly<Record<StarPart, number>>;
  /** Nitya yoga 1–27. */
  readonly yoga: number;
}

/** Nitya yoga 1–27 at 06:00, and whether the part of it that is avoided runs then. */
const yogaOf = ({ grahas: { sun, moon } }: DaySky): { readonly id: number; readonly bad: boolean } => {
  const yogas = mod(sun.longitude + moon.longitude, 360) / NAKSHATRA_DEG;
  const id = Math.floor(yogas) + 1;
  return { id, bad: yogas % 1 < (BAD_NITYA_YOGAS.get(id) ?? 0) };
};

const stepOf = (nature: StarNature): number => {
  if (HELPING.includes(nature)) return STEP;
  return STRAINING.includes(nature) ? -STEP : 0;
};

/** A date for a star of birth 1–27, its tara counted to the star of the Moon at 06:00, or to another it enters later. */
export const starDayOf = (day: DaySky, star: number, moonStar = day.moonStar): StarDay => {
  const tara = taraOf(star, moonStar);
  const { nature } = rowOf(STAR_ATTRIBUTES, moonStar, 'star');
  const yoga = yogaOf(day);
  const parts = {
    tara: rowOf(TARA_SCORES, tara, 'tara'),
    moon_star: stepOf(nature),
    nitya_yoga: yoga.bad ? -STEP : 0,
  };
  const score = parts.tara + parts.moon_star + parts.nitya_yoga;
  return { star, tara, good: isGoodTara(tara), score, parts, yoga: yoga.id };
};

/** When the Moon leaves its star between 06:00 and 18:00 Indian time, or null. */
export const starChangeOf = (sky: Longitudes, { jd, grahas: { moon } }: DaySky): JulianDay | null => {
  const ahead = NAKSHATRA_DEG - mod(moon.longitude, NAKSHATRA_DEG);
  if (ahead > moon.speed) return null;
  const target = mod(Math.round((moon.longitude + ahead) / NAKSHATRA_DEG) * NAKSHATRA_DEG, 360);
  const at = crossingNear((t) => sky.longitude('moon', t), target, plusDays(jd, ahead / moon.speed), moon.speed);
  return at < jd + FEED_EVENING_DAYS ? at : null;
};
