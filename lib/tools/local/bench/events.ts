/** P8: every sign and nakshatra entry and station of a year, against the cheapest bare calls that hold the answer. */
import { fromCivil } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { skyChanges } from '../../../../layers/jyotish/sky-events/year-events.ts';
import { best, ms, type Part, ratio } from './part.ts';

const ROUNDS = 9;
/** Positions per year and body that a fit needs: Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn, node. */
const FIT = [168, 598, 276, 144, 144, 84, 84, 48];
const IDS = [0, 1, 2, 3, 4, 5, 6, 10];
/** Files of the Swiss Ephemeris, without nutation. */
const FLAGS = 2 | 64;

export const eventsPart: Part = {
  processes: 3,
  rows: async () => {
    const engine = await loadEphemeris();
    const sky = openSky(engine);
    const year = (n: number) => fromCivil({ year: 2000 + n, month: 1, day: 1 }, 0, 0);
    const changesOf = (n: number) => skyChanges(sky, { start: year(n), end: year(n + 1) });
    const f = await best(ROUNDS, 1, {
      /** F(W7): positions enough to fit every body of the year. */
      floor: (n) =>
        IDS.forEach((id, b) => {
          const count = FIT[b] ?? 0;
          for (let k = 0; k < count; k++)
            engine.wasm._swe_calc_ut(year(n) + (k * 366) / count, id, FLAGS, engine.out, engine.error);
        }),
      year: changesOf,
    });
    const note = `, ${changesOf(24).length} events`;
    return [ratio('P8', 'sky changes of a year / F(W7)', [f.year, f.floor], 2, { unit: ms, note })];
  },
};
