/** Searches of a birth as library calls, each against one chart: its time by events, a year of kakshyas, thirty years of yogas. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { vimshottari } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import { fromCivil, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
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
import { best, CLOCK, DELHI, ms, type Part, row, us } from './part.ts';

const ROUNDS = 8;
/** Charts cast beside each of the others. */
const CHARTS = 10;
const PEOPLE = 6;
const YEARS = 30;
const LIMIT = 100_000;

export const searchesPart: Part = {
  processes: 3,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const random = randomFrom(1);
    const people = Array.from({ length: PEOPLE }, () =>
      personFrom(sky, random, { events: 10, fitting: 0.7, hours: 12 }),
    );
    const newYear = (n: number): JulianDay => fromCivil({ year: 1810 + n, month: 1, day: 1 }, 0, 0);
    /** The five strongest yogas over thirty years, their detection included. */
    const activation = (n: number): unknown => {
      const jd = plusDays(newYear(150), 3.37 * n);
      const chart = castChart(sky, jd, DELHI);
      const day = vedicDayAt(horizonOf(sunTable(sky, jd), DELHI, 'apparent'), CLOCK, jd);
      const window = { start: newYear(200), end: newYear(200 + YEARS) };
      return activationWindows(
        { sky, chart, plan: vimshottari(chart), window, level: 2, limit: LIMIT },
        strongestYogas(natalYogas(sky, chart, day, null), 5),
      );
    };
    const f = await best(ROUNDS, PEOPLE, {
      chart: (call) => {
        for (let n = CHARTS * call; n < CHARTS * (call + 1); n++)
          castChart(sky, plusDays(newYear(140), 3.37 * n), DELHI);
      },
      /** Twelve hours at a minute, ten events. */
      rectification: (call) => {
        const person = people[call % PEOPLE];
        if (!person) throw new Error('each call has its person');
        const { window: span, place, events } = person;
        return rectify(sky, { span, place, facts: [], events, yearLength: 365.25 });
      },
      /** A year of the Moon that was not looked at before. */
      kakshya: (call) => kakshyaEntries(sky, 'moon', { start: newYear(call), end: newYear(call + 1) }),
      activation,
    });
    return (
      [
        ['rectification, 12 h at a minute, ten events / chart', f.rectification],
        ['kakshyas of the Moon, a year / chart', f.kakshya],
        ['yoga activation, 30 years / chart', f.activation],
      ] as const
    ).map(([what, cost]) =>
      row('P9', what, (cost * CHARTS) / f.chart, 300, `${ms(cost)} over ${us(f.chart / CHARTS)}`),
    );
  },
};
