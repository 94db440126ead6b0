/** P8: every sign and nakshatra entry and station of a year, against the cheapest bare calls that hold the answer. */
import { fromCivil, plusDays, toUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { bisectRoot } from '../../../../layers/jyotish/ephemeris/search.ts';
import { norm180 } from '../../../../layers/jyotish/ephemeris/angle.ts';
import { skyChanges } from '../../../../layers/jyotish/sky-events/year-events.ts';
import { type Part, ms } from './part.ts';

/** Figures of P8. CPU milliseconds, the best of several rounds of one run. */
export interface EventFigures {
  readonly yearMs: number;
  /** F(W7): positions enough to fit every body of the year. */
  readonly floorMs: number;
  /** Target: at most 2. */
  readonly ratio: number;
  readonly events: number;
  /** Largest distance of an entry from bisection on the sky itself, seconds; target: at most 0.1 for the bodies faster than 0.5° a day. */
  readonly worstSeconds: number;
  /** Cost of four years over one; linear growth is 4. */
  readonly fourYears: number;
}

const ROUNDS = 9;
/** Positions per year and body that a fit needs: Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, node. */
const FIT = [168, 598, 276, 144, 144, 84, 84, 48];
const IDS = [0, 1, 2, 3, 4, 5, 6, 10];
/** Files of the Swiss Ephemeris, without nutation. */
const FLAGS = 2 | 64;

const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const best = (rounds: readonly number[]): number => Math.min(...rounds);

const FAST: readonly Graha[] = ['sun', 'moon', 'mercury', 'venus', 'mars'];

/** Runs P8. */
const measureEvents = async (): Promise<EventFigures> => {
  const engine = await loadEphemeris();
  const sky = openSky(engine);
  const year = (n: number) => fromCivil({ year: 2000 + n, month: 1, day: 1 }, 0, 0);
  const floor = (from: number): void => {
    IDS.forEach((id, b) => {
      const count = FIT[b] ?? 0;
      for (let k = 0; k < count; k++)
        engine.wasm._swe_calc_ut(from + (k * 366) / count, id, FLAGS, engine.out, engine.error);
    });
  };
  const floors: number[] = [];
  const years: number[] = [];
  const fours: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Turn and turn about, so that a busy machine disturbs both alike.
    floors.push(cpuMs(() => floor(year(round))));
    years.push(cpuMs(() => skyChanges(sky, { start: year(round), end: year(round + 1) })));
    fours.push(cpuMs(() => skyChanges(sky, { start: year(round), end: year(round + 4) })));
  }
  const found = skyChanges(sky, { start: year(24), end: year(25) });
  const offs = found.flatMap(({ body, jd, what, to }) => {
    if (to === null || !FAST.includes(body)) return [];
    const parts = what === 'sign' ? 12 : 27;
    const near = (Math.round((sky.longitude(body, jd) * parts) / 360) * 360) / parts;
    const root = bisectRoot((t) => norm180(sky.longitude(body, t) - near), plusDays(jd, -0.01), plusDays(jd, 0.01));
    return [Math.abs(toUnixMs(root) - toUnixMs(jd)) / 1000];
  });
  return {
    yearMs: best(years),
    floorMs: best(floors),
    ratio: best(years) / best(floors),
    events: found.length,
    worstSeconds: Math.max(...offs),
    fourYears: best(fours) / best(years),
  };
};

export const eventsPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureEvents();
    return [
      {
        id: 'P8',
        what: 'sky changes of a year / F(W7)',
        value: f.ratio,
        target: 2,
        detail: `${ms(f.yearMs)} over ${ms(f.floorMs)}, ${f.events} events`,
      },
    ];
  },
};
