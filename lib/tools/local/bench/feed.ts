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
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import type { Handler } from '../../../service/http/serve.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import { type Part, us } from './part.ts';

/** CPU microseconds, the best of several rounds of one run, the rounds of all of them taking turns. */
export interface FeedBench {
  /** `/v1/birthchart`. */
  readonly chartUs: number;
  /** Twelve daily items of a date not asked for yet, and of one that was. */
  readonly firstUs: number;
  readonly againUs: number;
  /** What no order of work saves: the bare positions of a date, and the text of its twelve items with its digest. */
  readonly positionsUs: number;
  /** The positions with the events around the date and its hours, as the items need them. */
  readonly skyUs: number;
  readonly textUs: number;
  readonly textBytes: number;
  /** Seconds for 365 daily items of one sign with their texts, library calls. */
  readonly yearSeconds: number;
}

const ROUNDS = 60;
const CALLS = 60;
const YEAR_DAYS = 365;
/** Precision of answers that ask for none. */
const DECIMALS = 6;
const FIRST = dayNumber({ year: 2026, month: 1, day: 1 });
const PATH = '/v1/horoscope/daily';

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

/** Runs on what was built. */
const measureFeedCost = async (): Promise<FeedBench> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
  const load = (name: string): Handler => {
    const { handler }: { handler: Handler } = require(`./${name}.cjs`);
    return handler;
  };
  const ask = async (handler: Handler, path: string, body: object): Promise<string> => {
    const { statusCode, body: text } = await handler(requestEvent(path, JSON.stringify(body), caller), lambdaContext);
    if (statusCode !== 200) throw new Error(`${path} answered with ${statusCode}`);
    return text;
  };
  const sky = openSky(await loadEphemeris());
  const daily = load('horoscope-daily');
  const birthchart = load('core-birthchart');
  const { data }: { data: Readonly<Record<string, unknown>> } = JSON.parse(
    await ask(daily, PATH, { sign: 'all', date: isoDay(FIRST) }),
  );
  const works: Readonly<Record<'chart' | 'first' | 'again' | 'positions' | 'sky' | 'text', (call: number) => unknown>> =
    {
      chart: (n) =>
        ask(birthchart, '/v1/birthchart', {
          date: isoDay(FIRST - n * 3),
          time: '12:34:00',
          lat: 28.6139,
          lon: 77.209,
          tz: 5.5,
        }),
      first: (n) => ask(daily, PATH, { sign: 'all', date: isoDay(FIRST + 1 + n) }),
      again: () => ask(daily, PATH, { sign: 'all', date: isoDay(FIRST) }),
      positions: (n) => daySkyOf(sky, dateOfDayNumber(FIRST + n)),
      sky: (n) => wholeSkyOf(sky, dateOfDayNumber(FIRST + n)),
      text: () => textOf(data),
    };
  const best = {
    chart: Infinity,
    first: Infinity,
    again: Infinity,
    positions: Infinity,
    sky: Infinity,
    text: Infinity,
  };
  const names = ['chart', 'first', 'again', 'positions', 'sky', 'text'] as const;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const since = process.cpuUsage();
      for (let call = 0; call < CALLS; call++) await works[name](round * CALLS + call);
      const { user, system } = process.cpuUsage(since);
      best[name] = Math.min(best[name], (user + system) / CALLS);
    }
  }
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
  return {
    chartUs: best.chart,
    firstUs: best.first,
    againUs: best.again,
    positionsUs: best.positions,
    skyUs: best.sky,
    textUs: best.text,
    textBytes: Buffer.byteLength(JSON.stringify(data)),
    yearSeconds,
  };
};

export const feedPart: Part = {
  processes: 1,
  rows: async () => {
    const f = await measureFeedCost();
    const over = (own: number): string => `${us(own)} over ${us(f.chartUs)}`;
    return [
      {
        id: 'P13',
        what: 'twelve signs of a day / a natal chart',
        value: f.againUs / f.chartUs,
        target: 0.4,
        detail: `whole requests, the date asked for before; ${over(f.againUs)}`,
      },
      {
        id: 'P13',
        what: 'the same, the first time in a process',
        value: f.firstUs / f.chartUs,
        target: 5,
        detail: `${over(f.firstUs)}; text and digest of ${f.textBytes} bytes ${us(f.textUs)} with bare positions ${us(f.positionsUs)} = ${((f.positionsUs + f.textUs) / f.chartUs).toFixed(2)}, with the events and hours they show ${us(f.skyUs)} = ${((f.skyUs + f.textUs) / f.chartUs).toFixed(2)}`,
      },
      {
        id: 'P13',
        what: 'a year of daily items of one sign, seconds',
        value: f.yearSeconds,
        target: 1,
        detail: 'library calls, texts included',
      },
    ];
  },
};
