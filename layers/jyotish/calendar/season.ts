/** Ritu and ayana: by lunar month or sidereal Sun (vedic), and by the tropical Sun (drik). */
import { mod } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { nextCrossing, previousCrossing } from '../ephemeris/search.ts';
import type { AngaSource } from '../panchang/anga.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { nextLunarMonth, previousLunarMonth, type LunarMonth } from './lunar-month.ts';

export interface Seasons {
  /** 0 Vasanta … 5 Shishira. */
  readonly ritu: { readonly vedic: number; readonly drik: number };
  /** 0 Uttarayana, 1 Dakshinayana. */
  readonly ayana: { readonly vedic: number; readonly drik: number };
}

/** Ritu of a lunar month: pairs from Chaitra. */
export const rituOfMonth = (month: number): number => Math.floor((month - 1) / 2);
/** Ritu of a tropical longitude of the Sun: sixths from 330°. */
export const rituOfSun = (tropical: number): number => Math.floor(mod(tropical + 30, 360) / 60);
/** Ayana of a longitude of the Sun: northward from 270° to 90°. */
export const ayanaOfSun = (longitude: number): number => (longitude >= 90 && longitude < 270 ? 1 : 0);

/** Ritu and ayana of an instant in a lunar month. */
export const seasonsAt = (sky: Sky, source: AngaSource, jd: JulianDay, { month }: LunarMonth): Seasons => {
  const tropical = sky.tropical('sun', jd);
  return {
    ritu: { vedic: rituOfMonth(month), drik: rituOfSun(tropical) },
    ayana: { vedic: ayanaOfSun(source.longitude('sun', jd)), drik: ayanaOfSun(tropical) },
  };
};

const SUN_TROPICAL_SPEED = 360 / 365.24219;

const sunSpan = (angle: (jd: JulianDay) => number, jd: JulianDay, from: number, to: number): TimeSpan => ({
  start: previousCrossing(angle, mod(from, 360), jd, SUN_TROPICAL_SPEED),
  end: nextCrossing(angle, mod(to, 360), jd, SUN_TROPICAL_SPEED),
});

/** Limits of the ritu of the lunar months around a month: new moon to new moon. */
const monthRituSpan = (source: AngaSource, month: LunarMonth): TimeSpan => {
  const ritu = rituOfMonth(month.month);
  let first = month;
  let last = month;
  for (let m = previousLunarMonth(source, first); rituOfMonth(m.month) === ritu; m = previousLunarMonth(source, m))
    first = m;
  for (let m = nextLunarMonth(source, last); rituOfMonth(m.month) === ritu; m = nextLunarMonth(source, m)) last = m;
  return { start: first.opening, end: last.closing };
};

export interface SeasonSpans {
  readonly ritu: { readonly vedic: TimeSpan; readonly drik: TimeSpan };
  readonly ayana: { readonly vedic: TimeSpan; readonly drik: TimeSpan };
}

/** Start and end of the current ritus and ayanas. */
export const seasonSpans = (
  sky: Sky,
  source: AngaSource,
  jd: JulianDay,
  month: LunarMonth,
  seasons: Seasons,
): SeasonSpans => {
  const tropical = (t: JulianDay): number => sky.tropical('sun', t);
  const sidereal = (t: JulianDay): number => sky.longitude('sun', t);
  const ritu = 330 + seasons.ritu.drik * 60;
  const ayana = (which: number): number => (which === 0 ? 270 : 90);
  const [vedic, drik] = [ayana(seasons.ayana.vedic), ayana(seasons.ayana.drik)];
  return {
    ritu: { vedic: monthRituSpan(source, month), drik: sunSpan(tropical, jd, ritu, ritu + 60) },
    ayana: { vedic: sunSpan(sidereal, jd, vedic, vedic + 180), drik: sunSpan(tropical, jd, drik, drik + 180) },
  };
};
