/** Transits by the bindus of the natal chart: ashtakavarga of the sign, and the kakshya (an eighth of a sign) with its bindu. */
import { norm360 } from '../ephemeris/angle.ts';
import { rowAt } from '../chart/rows.ts';
import { signOf, type Planet7 } from '../chart/rashi.ts';
import { PLANETS7 } from '../chart/graha.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { angleCrossings, motionOf } from '../ephemeris/passages.ts';
import type { Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { widened, withTrueEnds } from '../sky-events/window.ts';
import {
  ashtakavargaOf,
  prastaraOf,
  type AshtakaPoint,
  type AshtakaSigns,
  type AshtakaTable,
} from '../strength/ashtakavarga.ts';

/** Degrees of a kakshya. */
const KAKSHYA = 3.75;
/** Lords of the eight kakshyas of a sign (Phaladeepika 23). */
export const KAKSHYA_LORDS = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'ascendant',
] as const satisfies readonly AshtakaPoint[];

/** Days that hold the longest stay in a kakshya, stations included. */
const LONGEST_STAY: Readonly<Record<Planet7, number>> = {
  sun: 6,
  moon: 1,
  mars: 130,
  mercury: 45,
  jupiter: 220,
  venus: 75,
  saturn: 320,
};

/** How bindus are read. */
export const BINDU_GRADES = ['weak', 'even', 'strong'] as const;
export type BinduGrade = (typeof BINDU_GRADES)[number];
const gradeOf = (bindus: number, even: number, most: number): BinduGrade => {
  if (bindus < even) return 'weak';
  if (bindus <= most) return 'even';
  return 'strong';
};
/** Bindus 0–8 of one planet: 0–3 weak, 4 even. */
export const bavGrade = (bindus: number): BinduGrade => gradeOf(bindus, 4, 4);
/** Bindus of all seven: below 25 weak, 25–30 even. */
export const savGrade = (bindus: number): BinduGrade => gradeOf(bindus, 25, 30);

/** A planet moving over the natal bindus. */
export interface AshtakaTransit {
  readonly planet: Planet7;
  /** 1–12 */
  readonly sign: number;
  readonly bav: number;
  readonly sav: number;
  /** 1–8 in the sign. */
  readonly kakshya: number;
  readonly kakshyaLord: AshtakaPoint;
  /** Whether that lord gave the planet a bindu in the sign. */
  readonly bindu: boolean;
  /** From its entry into the kakshya to its leaving, backwards motion included. */
  readonly span: TimeSpan;
}

/** When a planet entered its present kakshya and when it leaves it. */
const kakshyaSpan = (sky: Sky, planet: Planet7, at: JulianDay, longitude: number): TimeSpan => {
  const low = Math.floor(longitude / KAKSHYA) * KAKSHYA;
  const where = (jd: JulianDay): number => sky.longitude(planet, jd);
  const wide = widened({ start: at, end: at }, LONGEST_STAY[planet]);
  const edges = angleCrossings(where, motionOf(planet), wide.start, wide.end, [low, norm360(low + KAKSHYA)]);
  return withTrueEnds({
    start: edges.findLast(({ jd }) => jd <= at)?.jd ?? wide.start,
    end: edges.find(({ jd }) => jd > at)?.jd ?? wide.end,
  });
};

/** The seven planets at an instant over the bindus of natal signs. */
export const ashtakaTransits = (
  sky: Sky,
  natal: AshtakaSigns,
  at: JulianDay,
  table: AshtakaTable,
): AshtakaTransit[] => {
  const { bav, sav } = ashtakavargaOf(natal, table);
  const given = prastaraOf(natal, table);
  return PLANETS7.map((planet) => {
    const longitude = sky.longitude(planet, at);
    const sign = signOf(longitude);
    const kakshya = Math.floor((longitude % 30) / KAKSHYA) + 1;
    const lord = rowAt(KAKSHYA_LORDS, kakshya - 1, 'kakshya');
    return {
      planet,
      sign,
      bav: bav[planet][sign - 1] ?? 0,
      sav: sav[sign - 1] ?? 0,
      kakshya,
      kakshyaLord: lord,
      bindu: given[planet][lord][sign - 1] === 1,
      span: kakshyaSpan(sky, planet, at, longitude),
    };
  });
};
