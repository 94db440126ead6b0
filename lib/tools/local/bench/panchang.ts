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
  type CivilClock,
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
import { type Part, us, ms } from './part.ts';

/** Figures of P4 and P5. CPU microseconds, the best of several rounds of one run. */
export interface PanchangFigures {
  readonly dayUs: number;
  /** F(W3): seven positions of Sun and Moon with the ayanamsa, and three frames. */
  readonly dayFloorUs: number;
  /** P4; target: at most 1.25. */
  readonly dayRatio: number;
  readonly yearUs: number;
  /** F(W4): 598 positions of the Moon and 168 of the Sun. */
  readonly yearFloorUs: number;
  /** P5; target: at most 2. */
  readonly yearRatio: number;
  /** Cost of four years at once, in years: over a quarter of four other years one by one. Target: at most 4. */
  readonly fourYears: number;
  /** Largest distance of an anga end of the year from bisection on the sky itself, seconds; target: at most 0.01. */
  readonly worstAngaSeconds: number;
  /** Largest distance of a sunrise or sunset, and of a moonrise or moonset, from the library's, seconds; targets: 0.1, 0.3. */
  readonly worstSunSeconds: number;
  readonly worstMoonSeconds: number;
}

const ROUNDS = 11;
const DAYS = 60;
/** Years that a round looks at: one alone, four one by one, four at once. What one has fitted, none of the others may take. */
const ROUND_YEARS = 9;
const PLACE = { lat: 28.6139, lon: 77.209, altitude: 0 };
const OFFSET = 5.5;
const CLOCK: CivilClock = { offsetAt: () => OFFSET, instant: (date, hour) => fromCivil(date, hour, OFFSET) };

const cpuUs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

const best = (rounds: readonly number[]): number => Math.min(...rounds);

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
  const almanac = longAlmanac(sky, PLACE, 'apparent', CLOCK, CLOCK.instant(from, 0));
  return yearSheets(almanac, vedicDays(almanac, from, Math.round(365.25 * n)));
};

/** Runs P4 and P5. */
const measurePanchang = async (): Promise<PanchangFigures> => {
  const engine = await loadEphemeris();
  const sky = openSky(engine);
  const dateOf = (year: number, day: number): CivilDate => ({ year, month: 1 + (day % 12), day: 1 + (day % 28) });
  const oneDay = (date: CivilDate) => {
    const { almanac, day } = openDay(sky, PLACE, 'apparent', CLOCK, date);
    return daySheet(almanac, day);
  };
  const years = (year: number, n: number) => panchangYears(sky, year, n);
  const rounds = {
    day: [] as number[],
    dayFloor: [] as number[],
    year: [] as number[],
    yearFloor: [] as number[],
    oneByOne: [] as number[],
    four: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    // Turn and turn about, so that a busy machine disturbs both alike; other dates every time, so that nothing is remembered.
    const year = 1950 + round * ROUND_YEARS;
    const start = fromCivil({ year, month: 1, day: 1 }, 0, OFFSET);
    const days = Array.from({ length: DAYS }, (_, i) => i);
    rounds.dayFloor.push(cpuUs(() => days.forEach((i) => dayFloor(engine, start + i * 3.37))) / DAYS);
    rounds.day.push(cpuUs(() => days.map((i) => oneDay(dateOf(year, i)))) / DAYS);
    rounds.yearFloor.push(cpuUs(() => yearFloor(engine, start)));
    rounds.year.push(cpuUs(() => years(year, 1)));
    // As long as each other, for a short stretch of the best of rounds meets less of what the machine does beside it.
    rounds.oneByOne.push(cpuUs(() => [1, 2, 3, 4].map((n) => years(year + n, 1))));
    rounds.four.push(cpuUs(() => years(year + 5, 4)));
  }
  const [dayUs, dayFloorUs] = [best(rounds.day), best(rounds.dayFloor)];
  const [yearUs, yearFloorUs] = [best(rounds.year), best(rounds.yearFloor)];
  return {
    dayUs,
    dayFloorUs,
    dayRatio: dayUs / dayFloorUs,
    yearUs,
    yearFloorUs,
    yearRatio: yearUs / yearFloorUs,
    fourYears: (4 * best(rounds.four)) / best(rounds.oneByOne),
    ...accuracyOf(longAlmanac(sky, PLACE, 'apparent', CLOCK, fromCivil({ year: 2024, month: 1, day: 1 }, 0, OFFSET))),
  };
};

/** How far a year from the table stands from the sky itself. */
const accuracyOf = (
  almanac: Almanac,
): Pick<PanchangFigures, 'worstAngaSeconds' | 'worstSunSeconds' | 'worstMoonSeconds'> => {
  const { sky } = almanac.table;
  const worst = { anga: 0, sun: 0, moon: 0 };
  const grow = (key: keyof typeof worst, days: number): void => {
    worst[key] = Math.max(worst[key], Math.abs(days) / SECOND);
  };
  for (const day of vedicDays(almanac, { year: 2024, month: 1, day: 1 }, 366)) {
    for (const anga of DAY_ANGAS) {
      for (const { id, end } of angaEnds(anga, almanac.table, day.start, day.end)) {
        const target = (id * 360) / ANGAS[anga].parts;
        const exact = bisectRoot(
          (t) => norm180(angaArc(anga, sky, t) - target),
          plusDays(end, -0.3),
          plusDays(end, 0.3),
        );
        grow('anga', end - exact);
      }
    }
    for (const body of ['sun', 'moon'] as const) {
      for (const event of ['rise', 'set'] as const) {
        const found = almanac.horizon.next(body, event, day.start);
        const exact = found && sky.nextEvent(body, event, plusDays(found, -0.2), PLACE, 'apparent');
        if (found && exact) grow(body, found - exact);
      }
    }
  }
  return { worstAngaSeconds: worst.anga, worstSunSeconds: worst.sun, worstMoonSeconds: worst.moon };
};

export const panchangPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measurePanchang();
    return [
      {
        id: 'P4',
        what: 'one day of panchang / F(W3)',
        value: f.dayRatio,
        target: 1.25,
        detail: `${us(f.dayUs)} over ${us(f.dayFloorUs)}`,
      },
      {
        id: 'P5',
        what: 'one year of panchang / F(W4)',
        value: f.yearRatio,
        target: 2,
        detail: `${ms(f.yearUs / 1000)} over ${ms(f.yearFloorUs / 1000)}`,
      },
      {
        id: 'P5',
        what: 'four years at once / a year of four one by one',
        value: f.fourYears,
        target: 4,
        detail: `angas within ${f.worstAngaSeconds.toFixed(4)} s of bisection`,
      },
    ];
  },
};
