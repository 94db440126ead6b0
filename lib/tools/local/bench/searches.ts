/** Searches of a birth as library calls, each against one chart: its time by events, a year of kakshyas, thirty years of yogas. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { vimshottari } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import { fromCivil, offsetClock, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
import type { Place } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { sunTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';
import { vedicDayAt } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { rectify } from '../../../../layers/jyotish/rectification/rectify.ts';
import { kakshyaEntries } from '../../../../layers/jyotish/transit/kakshya-timeline.ts';
import { activationWindows, strongestYogas } from '../../../../layers/jyotish/yoga/activation.ts';
import { natalYogas } from '../../../../layers/jyotish/yoga/natal.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { randomFrom } from '../random.ts';
import { personFrom } from '../simulate/people.ts';
import { type Part, us, ms } from './part.ts';

/** CPU microseconds of one call, the best of several rounds of one run. */
export interface SearchFigures {
  readonly chartUs: number;
  /** Twelve hours at a minute, ten events. */
  readonly rectificationUs: number;
  /** A year of the Moon that was not looked at before. */
  readonly kakshyaUs: number;
  /** The five strongest yogas over thirty years, their detection included. */
  readonly activationUs: number;
}

const ROUNDS = 8;
const CHARTS = 50;
const PEOPLE = 6;
const PLACE: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const CLOCK = offsetClock(5.5);
const YEARS = 30;
const LIMIT = 100_000;

const cpuUs = (calls: number, work: (call: number) => unknown): number => {
  const { user, system } = process.cpuUsage();
  for (let call = 0; call < calls; call++) work(call);
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / calls;
};

/** Runs it. */
const measureSearches = async (): Promise<SearchFigures> => {
  const sky = openSky(await loadEphemeris());
  const random = randomFrom(1);
  const people = Array.from({ length: PEOPLE }, () => personFrom(sky, random, { events: 10, fitting: 0.7, hours: 12 }));
  const newYear = (n: number): JulianDay => fromCivil({ year: 1810 + n, month: 1, day: 1 }, 0, 0);
  const activation = (n: number): unknown => {
    const jd = plusDays(newYear(150), 3.37 * n);
    const chart = castChart(sky, jd, PLACE);
    const day = vedicDayAt(horizonOf(sunTable(sky, jd), PLACE, 'apparent'), CLOCK, jd);
    const window = { start: newYear(200), end: newYear(200 + YEARS) };
    return activationWindows(
      { sky, chart, plan: vimshottari(chart), window, level: 2, limit: LIMIT },
      strongestYogas(natalYogas(sky, chart, day, null), 5),
    );
  };
  const best = { chartUs: Infinity, rectificationUs: Infinity, kakshyaUs: Infinity, activationUs: Infinity };
  const keep = (what: keyof typeof best, us: number): void => {
    best[what] = Math.min(best[what], us);
  };
  for (let round = 0; round < ROUNDS; round++) {
    keep(
      'chartUs',
      cpuUs(CHARTS, (n) => castChart(sky, plusDays(newYear(140), 3.37 * n + 0.01 * round), PLACE)),
    );
    keep(
      'rectificationUs',
      cpuUs(PEOPLE, (n) => {
        const person = people[n];
        if (!person) throw new Error('each call has its person');
        const { window: span, place, events } = person;
        return rectify(sky, { span, place, facts: [], events, yearLength: 365.25 });
      }),
    );
    keep(
      'kakshyaUs',
      cpuUs(PEOPLE, (n) => {
        const year = round * PEOPLE + n;
        return kakshyaEntries(sky, 'moon', { start: newYear(year), end: newYear(year + 1) });
      }),
    );
    keep(
      'activationUs',
      cpuUs(PEOPLE, (n) => activation(round * PEOPLE + n)),
    );
  }
  return best;
};

export const searchesPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureSearches();
    return (
      [
        ['rectification, 12 h at a minute, ten events / chart', f.rectificationUs],
        ['kakshyas of the Moon, a year / chart', f.kakshyaUs],
        ['yoga activation, 30 years / chart', f.activationUs],
      ] as const
    ).map(([what, cost]) => ({
      id: 'P9',
      what,
      value: cost / f.chartUs,
      target: 300,
      detail: `${ms(cost / 1000)} over ${us(f.chartUs)}`,
    }));
  },
};
