/**
 * P4 and P5: one day and one year of panchang (sunrise, sunset, moonrise, moonset, four angas with their ends, Rahu kala,
 * sixteen choghadiyas, twenty-four horas, all as text), against the cheapest bare calls that hold the answer.
 */
import {
  fromCivil,
  isoLocal,
  plusDays,
  SECOND,
  type CivilDate,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { bisectRoot } from '../../../../layers/jyotish/ephemeris/search.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { norm180 } from '../../../../layers/jyotish/ephemeris/angle.ts';
import {
  angasOfDays,
  longAlmanac,
  moonEvent,
  openDay,
  vedicDays,
  type Almanac,
} from '../../../../layers/jyotish/panchang/almanac.ts';
import { ANGAS, angaArc, angaEnds, DAY_ANGAS } from '../../../../layers/jyotish/panchang/anga.ts';
import { dayChoghadiyas, horasOf, nightChoghadiyas } from '../../../../layers/jyotish/panchang/choghadiya.ts';
import { kalaOf } from '../../../../layers/jyotish/panchang/periods.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { VedicDay } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { best, CLOCK, DELHI, ms, OFFSET, type Part, ratio, row } from './part.ts';

const ROUNDS = 11;
const DAYS = 60;
/** Years that a round looks at: one alone, four one by one, four at once. What one has fitted, none of the others may take. */
const ROUND_YEARS = 9;

const text = (jd: JulianDay | null): string | null => (jd === null ? null : isoLocal(jd, OFFSET));
const spanText = (span: TimeSpan | null) => span && { start: text(span.start), end: text(span.end) };

/** The work item W3: what is on the sheet of a day besides its angas. */
const sheet = (almanac: Almanac, day: VedicDay) => ({
  sunrise: text(day.sunrise),
  sunset: text(day.sunset),
  moonrise: text(moonEvent(almanac, day, 'rise')),
  moonset: text(moonEvent(almanac, day, 'set')),
  rahu: spanText(kalaOf('rahu_kala', day)),
  choghadiya: [...(dayChoghadiyas(day) ?? []), ...(nightChoghadiyas(day) ?? [])].map(({ id, span }) => ({
    id,
    span: spanText(span),
  })),
  hora: (horasOf(day, 'unequal') ?? []).map(({ lord, span }) => ({ lord, span: spanText(span) })),
});

/** One day: the ends of its angas. */
const daySheet = (almanac: Almanac, day: VedicDay) => ({
  ...sheet(almanac, day),
  angas: DAY_ANGAS.map((anga) =>
    angaEnds(anga, almanac.table, day.start, day.end).map(({ id, end }) => ({ id, ends: text(end) })),
  ),
});

/** Days of a year: every anga that touches a day with start and end, lost and doubled ones told, as panchang/range gives them. */
const yearSheets = (almanac: Almanac, days: readonly VedicDay[]) =>
  angasOfDays(almanac, days).map(({ day, angas }) => ({
    ...sheet(almanac, day),
    angas: DAY_ANGAS.map((anga) =>
      angas[anga].map(({ start, end, ...rest }) => ({ ...rest, span: spanText({ start, end }) })),
    ),
  }));

const SWIEPH = 2;
const EQUATORIAL = 2048;
const position = ({ wasm, out, error }: Engine, jd: number, body: number): void => {
  wasm._swe_calc_ut(jd, body, SWIEPH, out, error);
  wasm._swe_calc_ut(jd, body, SWIEPH | EQUATORIAL, out, error);
};
const ayanamsa = ({ wasm, more, error }: Engine, jd: number): number =>
  wasm._swe_get_ayanamsa_ex_ut(jd, SWIEPH, more, error);
const frame = ({ wasm, out, error }: Engine, jd: number): void => {
  wasm._swe_calc_ut(jd, -1, 0, out, error);
  wasm._swe_sidtime0(jd, wasm.HEAPF64[out >> 3] ?? 0, wasm.HEAPF64[(out >> 3) + 2] ?? 0);
};

const dayFloor = (engine: Engine, jd: number): void => {
  for (let k = 0; k < 7; k++) {
    position(engine, jd + k * 0.35, 1);
    position(engine, jd + k * 0.35, 0);
    ayanamsa(engine, jd + k * 0.35);
  }
  for (let k = 0; k < 3; k++) frame(engine, jd + k * 1.2);
};

const yearFloor = (engine: Engine, jd: number): void => {
  for (let k = 0; k < 598; k++) {
    position(engine, jd + k * 0.61, 1);
    ayanamsa(engine, jd + k * 0.61);
  }
  for (let k = 0; k < 168; k++) {
    position(engine, jd + k * 2.2, 0);
    ayanamsa(engine, jd + k * 2.2);
    frame(engine, jd + k * 2.2);
  }
};

/** The work of P5: the sheets of `n` years at Delhi, every anga whole. */
export const panchangYears = (sky: Sky, year: number, n: number) => {
  const from = { year, month: 1, day: 1 };
  const almanac = longAlmanac(sky, DELHI, 'apparent', CLOCK, CLOCK.instant(from, 0));
  return yearSheets(almanac, vedicDays(almanac, from, Math.round(365.25 * n)));
};

/** Largest distance of an anga end of a year from bisection on the sky itself, seconds. */
const worstAngaSeconds = (almanac: Almanac): number =>
  Math.max(
    ...vedicDays(almanac, { year: 2024, month: 1, day: 1 }, 366).flatMap((day) =>
      DAY_ANGAS.flatMap((anga) =>
        angaEnds(anga, almanac.table, day.start, day.end).map(({ id, end }) => {
          const target = (id * 360) / ANGAS[anga].parts;
          const distance = (t: JulianDay): number => norm180(angaArc(anga, almanac.table.sky, t) - target);
          return Math.abs(end - bisectRoot(distance, plusDays(end, -0.3), plusDays(end, 0.3))) / SECOND;
        }),
      ),
    ),
  );

export const panchangPart: Part = {
  processes: 3,
  rows: async () => {
    const engine = await loadEphemeris();
    const sky = openSky(engine);
    const oneDay = (date: CivilDate) => {
      const { almanac, day } = openDay(sky, DELHI, 'apparent', CLOCK, date);
      return daySheet(almanac, day);
    };
    // Other dates every time, so that nothing is remembered.
    const yearAt = (round: number): number => 1950 + round * ROUND_YEARS;
    const startOf = (year: number): JulianDay => fromCivil({ year, month: 1, day: 1 }, 0, OFFSET);
    const days = Array.from({ length: DAYS }, (_, i) => i);
    const f = await best(ROUNDS, 1, {
      dayFloor: (n) => days.forEach((i) => dayFloor(engine, startOf(yearAt(n)) + i * 3.37)),
      day: (n) => days.map((i) => oneDay({ year: yearAt(n), month: 1 + (i % 12), day: 1 + (i % 28) })),
      yearFloor: (n) => yearFloor(engine, startOf(yearAt(n))),
      year: (n) => panchangYears(sky, yearAt(n), 1),
      // As long as each other, for a short stretch of the best of rounds meets less of what the machine does beside it.
      oneByOne: (n) => [1, 2, 3, 4].map((one) => panchangYears(sky, yearAt(n) + one, 1)),
      four: (n) => panchangYears(sky, yearAt(n) + 5, 4),
    });
    const worst = worstAngaSeconds(longAlmanac(sky, DELHI, 'apparent', CLOCK, startOf(2024)));
    return [
      ratio('P4', 'one day of panchang / F(W3)', [f.day / DAYS, f.dayFloor / DAYS], 1.25),
      ratio('P5', 'one year of panchang / F(W4)', [f.year, f.yearFloor], 2, { unit: ms }),
      row(
        'P5',
        'four years at once / a year of four one by one',
        (4 * f.four) / f.oneByOne,
        4,
        `angas within ${worst.toFixed(4)} s of bisection`,
      ),
    ];
  },
};
