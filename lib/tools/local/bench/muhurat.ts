/**
 * P7: the search for the weddings of a year, its limits exact, against a year of panchang at the same place: by the rules of
 * Muhurta Chintamani, which the target was set for, and by the default, what printed day lists of north India do, which lets
 * twice as much time pass the gates and has all of it judged.
 */
import { fromCivil, plusDays, SECOND, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { banFinder } from '../../../../layers/jyotish/muhurat/bans.ts';
import {
  findMuhurats,
  judgeMoment,
  ruleBookOf,
  type MuhuratFinding,
} from '../../../../layers/jyotish/muhurat/engine.ts';
import type { MuhuratEventId } from '../../../../layers/jyotish/muhurat/events.ts';
import type { School } from '../../../../layers/jyotish/muhurat/schools.ts';
import { GATE_DEFAULTS } from '../../../../layers/jyotish/muhurat/gates.ts';
import { risingSigns } from '../../../../layers/jyotish/muhurat/rising-signs.ts';
import { longAlmanac, vedicDays } from '../../../../layers/jyotish/panchang/almanac.ts';
import { panchangYears } from './panchang.ts';
import { type Part, ms } from './part.ts';

/** Figures of P7. CPU milliseconds, the best of several rounds of one run. */
export interface MuhuratFigures {
  /** Own P5. */
  readonly panchangMs: number;
  /** A year of weddings with the lagna: by Muhurta Chintamani, and by the default. */
  readonly strictMs: number;
  readonly weddingMs: number;
  /** Vehicles, which no season bars. */
  readonly vehicleMs: number;
  readonly vehicleWithoutLagnaMs: number;
  /** What a year of vehicles needs beside the panchang, each alone with its tables: the eclipses seen, the rising signs. */
  readonly eclipsesMs: number;
  readonly lagnasMs: number;
  /** Windows of one year. */
  readonly strictWindows: number;
  readonly windows: number;
  /** Edges of windows beyond which the very next second is judged the same; target: none. */
  readonly looseEdges: number;
}

const ROUNDS = 15;
const OFFSET = 5.5;
const PLACE = { lat: 28.6139, lon: 77.209, altitude: 0 };
const CLOCK = {
  offsetAt: () => OFFSET,
  instant: (date: CivilDate, hour: number) => fromCivil(date, hour, OFFSET),
};

const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** Runs P7. */
const measureMuhurat = async (): Promise<MuhuratFigures> => {
  const sky = openSky(await loadEphemeris());
  const yearOf = (year: number) => {
    const start = fromCivil({ year, month: 1, day: 1 }, 0, OFFSET);
    return { start, end: plusDays(start, 365) };
  };
  const search = (event: MuhuratEventId, lagna: boolean, year: number, school?: School): MuhuratFinding => {
    const within = yearOf(year);
    const almanac = longAlmanac(sky, PLACE, 'apparent', CLOCK, within.start);
    return findMuhurats(almanac, within, ruleBookOf(event, [], lagna, null, school ? { school } : {}), false);
  };
  const works = [
    (year: number) => panchangYears(sky, year, 1),
    (year: number) => search('marriage', true, year, 'strict'),
    (year: number) => search('marriage', true, year),
    (year: number) => search('vehicle', true, year),
    (year: number) => search('vehicle', false, year),
    (year: number) => {
      const within = yearOf(year);
      const almanac = longAlmanac(sky, PLACE, 'apparent', CLOCK, within.start);
      return banFinder(almanac, GATE_DEFAULTS)('eclipse', within);
    },
    (year: number) => {
      const { start } = yearOf(year);
      const almanac = longAlmanac(sky, PLACE, 'apparent', CLOCK, start);
      return vedicDays(almanac, { year, month: 1, day: 1 }, 365).map((day) => risingSigns(almanac, day));
    },
  ];
  const best = works.map(() => Infinity);
  // Turn and turn about, so that a busy machine disturbs all alike.
  for (let round = 0; round < ROUNDS; round++)
    works.forEach(
      (work, i) =>
        (best[i] = Math.min(
          best[i] ?? Infinity,
          cpuMs(() => work(1950 + 5 * round)),
        )),
    );
  const [
    panchangMs = NaN,
    strictMs = NaN,
    weddingMs = NaN,
    vehicleMs = NaN,
    vehicleWithoutLagnaMs = NaN,
    eclipsesMs = NaN,
    lagnasMs = NaN,
  ] = best;

  const book = ruleBookOf('marriage', [], true, null);
  const { windows } = search('marriage', true, 2026);
  const judged = (jd: number): string => {
    const at = fromCivil({ year: 2000, month: 1, day: 1 }, 0, 0);
    const moment = plusDays(at, jd - at);
    const { score, rules } = judgeMoment(longAlmanac(sky, PLACE, 'apparent', CLOCK, moment), moment, book);
    const seen = (wanted: string) => rules.find(({ id }) => id === wanted)?.observed.value ?? '';
    // A window belongs to one day: sunrise is an edge of its own.
    return `${score} ${seen('lagna_sign')} ${seen('vara')} ${rules
      .map(({ met, veto }) => {
        if (veto) return 'v';
        if (met) return 'm';
        return '-';
      })
      .join('')}`;
  };
  const edges = windows.flatMap(({ start, end }) => [
    [start - SECOND, start + SECOND],
    [end - SECOND, end + SECOND],
  ]);
  const looseEdges = edges.filter(([before = 0, after = 0]) => judged(before) === judged(after)).length;
  return {
    panchangMs,
    strictMs,
    weddingMs,
    vehicleMs,
    vehicleWithoutLagnaMs,
    eclipsesMs,
    lagnasMs,
    strictWindows: search('marriage', true, 2026, 'strict').windows.length,
    windows: windows.length,
    looseEdges,
  };
};

export const muhuratPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureMuhurat();
    const over = (own: number): string => `${ms(own)} over ${ms(f.panchangMs)}`;
    return [
      {
        id: 'P7',
        what: 'weddings of a year by Muhurta Chintamani / own P5',
        value: f.strictMs / f.panchangMs,
        target: 0.9,
        detail: `with the lagna; ${over(f.strictMs)}, ${f.strictWindows} windows`,
      },
      {
        id: 'P7',
        what: 'the same by the default school',
        value: f.weddingMs / f.panchangMs,
        target: 1.6,
        detail: `${over(f.weddingMs)}, ${f.windows} windows, ${f.looseEdges} loose edges in a year`,
      },
      {
        id: 'P7',
        what: 'vehicles of a year (no season) with the lagna',
        value: f.vehicleMs / f.panchangMs,
        target: 1.6,
        detail: `${over(f.vehicleMs)}; without the lagna ${ms(f.vehicleWithoutLagnaMs)}; its eclipses alone ${ms(f.eclipsesMs)}, its lagnas ${ms(f.lagnasMs)}`,
      },
    ];
  },
};
