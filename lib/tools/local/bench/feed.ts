/** What the feed costs beside a natal chart of the same run: a day for twelve signs, and a year of days for one sign. */
import { performance } from 'node:perf_hooks';
import { dateOfDayNumber, dayNumber, isoDate, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { daySkyOf } from '../../../../layers/jyotish/horoscope/day-sky.ts';
import { feedHoursOf } from '../../../../layers/jyotish/horoscope/lucky.ts';
import { signDayOf } from '../../../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf } from '../../../../layers/jyotish/horoscope/sky-events.ts';
import { dailyText } from '../../../answers/horoscope/daily.ts';
import { horoscopeBank } from '../../../words/horoscope/bank.ts';
import { digest } from '../../../service/http/envelope.ts';
import { JsonWriter } from '../../../service/http/json-writer.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { builtCall, requestEvent } from './event.ts';
import { best, dataOf, type Part, row, us } from './part.ts';

const ROUNDS = 60;
const CALLS = 60;
const YEAR_DAYS = 365;
/** Precision of answers that ask for none. */
const DECIMALS = 6;
const FIRST = dayNumber({ year: 2026, month: 1, day: 1 });

const wholeSkyOf = (sky: Sky, date: CivilDate) => {
  const day = daySkyOf(sky, date);
  return [day, dayEventsOf(sky, day), feedHoursOf(sky, day)];
};

const textOf = (data: unknown): readonly string[] => {
  const json = new JsonWriter();
  json.value(data, DECIMALS);
  return [json.text(), digest(json.bytes())];
};

const isoDay = (n: number): string => isoDate(dateOfDayNumber(n));

export const feedPart: Part = {
  processes: 1,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const [daily, birthchart] = [builtCall('horoscope-daily'), builtCall('core-birthchart')];
    const askDay = (n: number): Promise<string> =>
      daily(requestEvent('/v1/horoscope/daily', { sign: 'all', date: isoDay(n) }));
    const data = dataOf(await askDay(FIRST));
    const f = await best(ROUNDS, CALLS, {
      chart: (n) =>
        birthchart(
          requestEvent('/v1/birthchart', {
            date: isoDay(FIRST - n * 3),
            time: '12:34:00',
            lat: 28.6139,
            lon: 77.209,
            tz: 5.5,
          }),
        ),
      /** Twelve daily items of a date not asked for yet, and of one that was. */
      first: (n) => askDay(FIRST + 1 + n),
      again: () => askDay(FIRST),
      /** What no order of work saves: the bare positions of a date, and the text of its twelve items with its digest. */
      positions: (n) => daySkyOf(sky, dateOfDayNumber(FIRST + n)),
      /** The positions with the events around the date and its hours, as the items need them. */
      sky: (n) => wholeSkyOf(sky, dateOfDayNumber(FIRST + n)),
      text: () => textOf(data),
    });
    const bank = horoscopeBank('en');
    let yearSeconds = Infinity;
    for (let round = 0; round < 3; round++) {
      const since = performance.now();
      for (let n = FIRST; n < FIRST + YEAR_DAYS; n++) {
        const day = daySkyOf(sky, dateOfDayNumber(n));
        dailyText(bank, signDayOf(day, dayEventsOf(sky, day), 1 + (round % 12)));
      }
      yearSeconds = Math.min(yearSeconds, (performance.now() - since) / 1000);
    }
    const over = (own: number): string => `${us(own)} over ${us(f.chart)}`;
    const share = (own: number): string => ((own + f.text) / f.chart).toFixed(2);
    return [
      row(
        'P13',
        'twelve signs of a day / a natal chart',
        f.again / f.chart,
        0.4,
        `whole requests, the date asked for before; ${over(f.again)}`,
      ),
      row(
        'P13',
        'the same, the first time in a process',
        f.first / f.chart,
        5,
        `${over(f.first)}; text and digest of ${Buffer.byteLength(JSON.stringify(data))} bytes ${us(f.text)} with bare positions ${us(f.positions)} = ${share(f.positions)}, with the events and hours they show ${us(f.sky)} = ${share(f.sky)}`,
      ),
      row('P13', 'a year of daily items of one sign, seconds', yearSeconds, 1, 'library calls, texts included'),
    ];
  },
};
