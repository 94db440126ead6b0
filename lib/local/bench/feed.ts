/** What the feed costs beside a natal chart of the same run: a day for twelve signs, and a year of days for one sign. */
import { performance } from 'node:perf_hooks';
import { dateOfDayNumber, dayNumber } from '../../../layers/jyotish/ephemeris/instant.ts';
import { openSky } from '../../../layers/jyotish/ephemeris/swisseph.ts';
import { daySkyOf } from '../../../layers/jyotish/horoscope/day-sky.ts';
import { signDayOf } from '../../../layers/jyotish/horoscope/sign-day.ts';
import { dayEventsOf } from '../../../layers/jyotish/horoscope/sky-events.ts';
import { dailyText } from '../../horoscope/daily.ts';
import { horoscopeBank } from '../../i18n/horoscope/load.ts';
import { loadEphemeris } from '../../runtime/ephemeris.ts';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { OUT } from '../../deploy/build.ts';
import type { Handler } from '../../http/serve.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';

/** Best of several rounds of one run. */
export interface FeedBench {
  /** CPU microseconds of `/v1/birthchart`, of twelve daily items of a date not asked for yet, and of one that was. */
  readonly chartUs: number;
  readonly firstUs: number;
  readonly againUs: number;
  /** Seconds for 365 daily items of one sign with their texts, library calls. */
  readonly yearSeconds: number;
}

const ROUNDS = 12;
const CALLS = 60;
const YEAR_DAYS = 365;
const FIRST = dayNumber({ year: 2026, month: 1, day: 1 });

/** Runs on what was built. */
export const measureFeedCost = async (): Promise<FeedBench> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(OUT, 'functions/bench.cjs'));
  const load = (name: string): Handler => {
    const { handler }: { handler: Handler } = require(`./${name}.cjs`);
    return handler;
  };
  const isoDay = (n: number): string => new Date((n - 2440588) * 86_400_000).toISOString().slice(0, 10);
  const timed = async (handler: Handler, path: string, bodyOf: (call: number) => object): Promise<number> => {
    let best = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const since = process.cpuUsage();
      for (let call = 0; call < CALLS; call++) {
        const body = JSON.stringify(bodyOf(round * CALLS + call));
        const { statusCode } = await handler(requestEvent(path, body, caller), lambdaContext);
        if (statusCode !== 200) throw new Error(`${path} answered with ${statusCode}`);
      }
      const { user, system } = process.cpuUsage(since);
      best = Math.min(best, (user + system) / CALLS);
    }
    return best;
  };
  const chartUs = await timed(load('core-birthchart'), '/v1/birthchart', (n) => ({ date: isoDay(FIRST - n * 3), time: '12:34:00', lat: 28.6139, lon: 77.209, tz: 5.5 })); // prettier-ignore
  const daily = load('horoscope-daily');
  const firstUs = await timed(daily, '/v1/horoscope/daily', (n) => ({ sign: 'all', date: isoDay(FIRST + n) }));
  const againUs = await timed(daily, '/v1/horoscope/daily', () => ({ sign: 'all', date: isoDay(FIRST) }));
  const sky = openSky(await loadEphemeris(), { ayanamsa: 'lahiri', node: 'mean', observer: 'geocentric' });
  const bank = await horoscopeBank('en');
  let yearSeconds = Infinity;
  for (let round = 0; round < 3; round++) {
    const since = performance.now();
    for (let n = FIRST; n < FIRST + YEAR_DAYS; n++) {
      const day = daySkyOf(sky, dateOfDayNumber(n));
      dailyText(bank, signDayOf(day, dayEventsOf(sky, day), 1 + (round % 12)));
    }
    yearSeconds = Math.min(yearSeconds, (performance.now() - since) / 1000);
  }
  return { chartUs, firstUs, againUs, yearSeconds };
};
