/** The 35-year cycle of Lal Kitab, counted from birth (B. M. Goswami; sub-periods Arun Sanhita p. 8). */
import type { Graha } from '../ephemeris/sky.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import { layMahas, partsFrom, type DashaPart, type DashaPlan, type DashaRow } from '../dasha/cycle.ts';

/** Planets and years of one cycle. */
const CYCLE: readonly DashaRow<Graha>[] = [
  { lord: 'saturn', years: 6 },
  { lord: 'rahu', years: 6 },
  { lord: 'ketu', years: 3 },
  { lord: 'jupiter', years: 6 },
  { lord: 'sun', years: 2 },
  { lord: 'moon', years: 1 },
  { lord: 'venus', years: 3 },
  { lord: 'mars', years: 6 },
  { lord: 'mercury', years: 2 },
];
/** Cycles that are laid out: beyond 120 years. */
const CYCLES = 4;

/** Three planets of each period, in order. */
const THREES: Readonly<Record<Graha, readonly [Graha, Graha, Graha]>> = {
  jupiter: ['ketu', 'jupiter', 'sun'],
  sun: ['sun', 'moon', 'mars'],
  moon: ['jupiter', 'sun', 'moon'],
  venus: ['mars', 'venus', 'mercury'],
  mars: ['mars', 'saturn', 'venus'],
  mercury: ['moon', 'mars', 'jupiter'],
  saturn: ['rahu', 'mercury', 'saturn'],
  rahu: ['mars', 'ketu', 'rahu'],
  ketu: ['saturn', 'rahu', 'ketu'],
};

/** Sub-periods: three equal parts of the period, or of each year of it. */
export const SUB_RULES = ['period', 'year'] as const;
export type SubRule = (typeof SUB_RULES)[number];

const partsOf = (lord: Graha, years: number): readonly DashaPart<Graha>[] => {
  const whole = 3 * years;
  return Array.from({ length: whole }, (_, i) => {
    const sub = THREES[lord][i % 3] ?? lord;
    return { lord: sub, to: (i + 1) / whole };
  });
};

/** The 35-year cycle from birth, four times over; two levels. */
export const lalCycle = (birth: JulianDay, yearLength: number, sub: SubRule): DashaPlan<Graha> => {
  const parts = new Map(CYCLE.map(({ lord, years }) => [lord, partsOf(lord, sub === 'year' ? years : 1)] as const));
  return {
    birth,
    mahas: layMahas(
      birth,
      Array.from({ length: CYCLES }, () => CYCLE),
      yearLength,
    ),
    deepest: 2,
    partsOf: partsFrom(parts),
  };
};
