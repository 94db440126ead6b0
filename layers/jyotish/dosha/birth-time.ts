/** Doshas of the time of birth: tithi, karana, yoga, sankranti day, eclipse. */
import { norm180 } from '../ephemeris/angle.ts';
import { signOf } from '../chart/rashi.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { SkyError, type Sky } from '../ephemeris/sky.ts';
import { angaArc, angaAt } from '../panchang/anga.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { gradeByCount, type DoshaFinding } from './rule.ts';

/** An eclipse is possible when the Moon is this close to conjunction or opposition, degrees. */
const SYZYGY_DEG = 3;

/** Born between the first and the last contact of a solar eclipse anywhere on Earth, or while the Moon is in the umbra. */
const inEclipse = (sky: Sky, jd: JulianDay): boolean => {
  const elongation = Math.abs(norm180(angaArc('tithi', sky, jd)));
  try {
    if (elongation < SYZYGY_DEG) {
      const { begin, end } = sky.nextSolarEclipse(plusDays(jd, -1));
      return begin <= jd && jd <= end;
    }
    if (elongation > 180 - SYZYGY_DEG) {
      const { partialBegin, partialEnd } = sky.nextLunarEclipse(plusDays(jd, -1));
      return partialBegin !== null && partialEnd !== null && partialBegin <= jd && jd <= partialEnd;
    }
  } catch (error) {
    // The search went past the end of the files: there is no eclipse before it.
    if (!(error instanceof SkyError)) throw error;
  }
  return false;
};

/** Vishti is the last of the seven movable karanas: half-tithis 8, 15 … 57. */
const isVishti = (karana: number): boolean => karana > 1 && karana < 58 && karana % 7 === 1;

interface BirthTimeRule<Id extends string> {
  readonly id: Id;
  readonly holds: (sky: Sky, jd: JulianDay, day: VedicDay) => boolean;
}

const rule = <const Id extends string>(row: BirthTimeRule<Id>): BirthTimeRule<Id> => row;

/** Rows of BPHS ch. 85–91 (inauspicious births) that need one birth only. */
const RULES = [
  rule({ id: 'amavasya_birth', holds: (sky, jd) => angaAt('tithi', sky, jd) === 30 }),
  rule({ id: 'krishna_chaturdashi_birth', holds: (sky, jd) => angaAt('tithi', sky, jd) === 29 }),
  rule({ id: 'vishti_birth', holds: (sky, jd) => isVishti(angaAt('karana', sky, jd)) }),
  rule({ id: 'vyatipata_birth', holds: (sky, jd) => angaAt('yoga', sky, jd) === 17 }),
  rule({ id: 'vaidhriti_birth', holds: (sky, jd) => angaAt('yoga', sky, jd) === 27 }),
  rule({
    id: 'sankranti_birth',
    holds: (sky, _, { start, end }) => signOf(sky.longitude('sun', start)) !== signOf(sky.longitude('sun', end)),
  }),
  rule({ id: 'eclipse_birth', holds: inEclipse }),
];

export type BirthTimeDoshaId = (typeof RULES)[number]['id'];
/** Their ids, in the order of `birthTimeDoshas`. */
export const BIRTH_TIME_DOSHA_IDS: readonly BirthTimeDoshaId[] = RULES.map(({ id }) => id);

/** Every dosha of the time of birth; `day` is the Vedic day of the birth. */
export const birthTimeDoshas = (sky: Sky, jd: JulianDay, day: VedicDay): readonly DoshaFinding<BirthTimeDoshaId>[] =>
  RULES.map(({ id, holds }) => {
    const present = holds(sky, jd, day);
    return {
      id,
      present,
      grade: gradeByCount(present ? 1 : 0),
      met: present ? [{ id, grounds: [] }] : [],
      planets: [],
      cancelledBy: [],
    };
  });
