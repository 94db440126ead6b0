/** P6: a match from two births, by the Moons alone and with both charts; and a batch of fifty against its single calls. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import type { Handler } from '../../../service/http/serve.ts';
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { dignityOf } from '../../../../layers/jyotish/chart/dignity.ts';
import { pairManglik } from '../../../../layers/jyotish/dosha/manglik-pair.ts';
import { julian, plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Place, type Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { partnerOfMoon } from '../../../../layers/jyotish/matching/partner.ts';
import { DEFAULT_TABLES } from '../../../../layers/jyotish/matching/tables.ts';
import { kootaMatch, matchVerdict } from '../../../../layers/jyotish/matching/verdict.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import { type Part, us, ms } from './part.ts';

/** Figures of P6. CPU microseconds, the best of several rounds of one run. */
export interface MatchingFigures {
  /** F(W5): two Moons and two ayanamsas, raw exports. */
  readonly floorUs: number;
  readonly moonsUs: number;
  /** Target: at most 1.1. */
  readonly moonsRatio: number;
  /** Our own chart of P1, of the same births: the library remembers a stretch of days, which the second birth leaves. */
  readonly chartUs: number;
  readonly chartsUs: number;
  /** Target: at most 1.9. */
  readonly chartsRatio: number;
}

/** Figures of a batch. CPU microseconds of fifty matches. */
export interface BatchFigures {
  readonly singlesUs: number;
  readonly batchUs: number;
  /** Target: at most 1.3. */
  readonly ratio: number;
}

const ROUNDS = 25;
const CALLS = 400;
const PLACE: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const MOON = 1;
const SWIEPH_NONUT = 2 | 64;
/** Days by which the second birth is earlier. */
const APART = 1003.7;

/** A different instant for every call, so that no memory of the last one helps. */
const instant = (call: number): JulianDay => julian(2447892.5 + call * 3.37);
const partnerInstant = (jd: JulianDay): JulianDay => plusDays(jd, -APART);

/** The bare calls of W5. */
const floor = ({ wasm, out, more, error }: Engine, jd: JulianDay): void => {
  for (const birth of [jd, partnerInstant(jd)]) {
    wasm._swe_calc_ut(birth, MOON, SWIEPH_NONUT, out, error);
    wasm._swe_get_ayanamsa_ex_ut(birth, SWIEPH_NONUT, more, error);
  }
};

const byMoons = (sky: Sky, jd: JulianDay) => {
  const groom = partnerOfMoon(sky.longitude('moon', jd));
  const bride = partnerOfMoon(sky.longitude('moon', partnerInstant(jd)));
  return kootaMatch({ groom, bride }, DEFAULT_TABLES);
};

const chartAt = (sky: Sky, jd: JulianDay) => {
  const chart = castChart(sky, jd, PLACE, 'placidus');
  return { chart, dignities: GRAHAS.map((g) => dignityOf(g, chart.grahas[g].longitude, chart.signs)) };
};

const byCharts = (sky: Sky, jd: JulianDay) => {
  const [his, hers] = [castChart(sky, jd, PLACE), castChart(sky, partnerInstant(jd), PLACE)];
  const [groom, bride] = [partnerOfMoon(his.grahas.moon.longitude), partnerOfMoon(hers.grahas.moon.longitude)];
  const match = kootaMatch({ groom, bride }, DEFAULT_TABLES);
  const manglik = pairManglik(his, hers);
  return { match, manglik, verdict: matchVerdict(match, manglik.good) };
};

const cpuUs = (work: (jd: JulianDay) => unknown, round: number): number => {
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) work(instant(round * CALLS + call));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
};

/** Runs P6. */
const measureMatching = async (): Promise<MatchingFigures> => {
  const engine = await loadEphemeris();
  const sky = openSky(engine);
  const works = [
    (jd: JulianDay) => floor(engine, jd),
    (jd: JulianDay) => byMoons(sky, jd),
    (jd: JulianDay) => [chartAt(sky, jd), chartAt(sky, partnerInstant(jd))],
    (jd: JulianDay) => byCharts(sky, jd),
  ];
  const best = works.map(() => Infinity);
  // Turn and turn about, so that a busy machine disturbs all alike.
  for (let round = 0; round < ROUNDS; round++)
    works.forEach((work, i) => (best[i] = Math.min(best[i] ?? Infinity, cpuUs(work, round))));
  const [floorUs = NaN, moonsUs = NaN, twoChartsUs = NaN, chartsUs = NaN] = best;
  const chartUs = twoChartsUs / 2;
  return {
    floorUs,
    moonsUs,
    moonsRatio: moonsUs / floorUs,
    chartUs,
    chartsUs,
    chartsRatio: chartsUs / chartUs,
  };
};

const BATCH = 50;
const BATCH_ROUNDS = 40;

const birthOf = (call: number, earlier: number) => {
  const [date, time] = new Date(Date.UTC(1990, 0, 1, 12) + (call * 3.37 - earlier) * 86_400_000)
    .toISOString()
    .split('T');
  return { date, time: time?.slice(0, 8), lat: PLACE.lat, lon: PLACE.lon, tz: 0 };
};
const bodyOf = (call: number) => ({ groom: birthOf(call, 0), bride: birthOf(call, APART) });

const elapsed = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

/** Measures a batch of fifty ashtakoots on what was built, against fifty single calls of their own handler. */
const measureBatch = async (): Promise<BatchFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
  const { handler: batch }: { handler: Handler } = require('./batch.cjs');
  const { handler: single }: { handler: Handler } = require('./matching-ashtakoot.cjs');
  const send = async (handler: Handler, path: string, body: unknown): Promise<string> => {
    const result = await handler(requestEvent(path, JSON.stringify(body), caller), lambdaContext);
    if (result.statusCode !== 200) throw new Error(`${path} was answered with ${result.statusCode}`);
    return result.body;
  };
  const best = { singles: Infinity, batch: Infinity };
  for (let round = 0; round < BATCH_ROUNDS; round++) {
    const bodies = Array.from({ length: BATCH }, (_, index) => bodyOf(round * BATCH + index));
    let since = process.cpuUsage();
    for (const body of bodies) await send(single, '/v1/matching/ashtakoot', body);
    best.singles = Math.min(best.singles, elapsed(since));
    since = process.cpuUsage();
    const calls = bodies.map((body, index) => ({ ref: String(index), endpoint: 'matching/ashtakoot', body }));
    const answered = await send(batch, '/v1/batch', { calls });
    best.batch = Math.min(best.batch, elapsed(since));
    if (answered.split('"http":200').length !== BATCH + 1) throw new Error('a call of the batch failed');
  }
  return { singlesUs: best.singles, batchUs: best.batch, ratio: best.batch / best.singles };
};

export const matchingPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureMatching();
    return [
      {
        id: 'P6',
        what: 'ashtakoot by the Moons / F(W5)',
        value: f.moonsRatio,
        target: 1.1,
        detail: `${us(f.moonsUs)} over ${us(f.floorUs)}`,
      },
      {
        id: 'P6',
        what: 'with both charts and manglik / own P1',
        value: f.chartsRatio,
        target: 1.9,
        detail: `${us(f.chartsUs)} over ${us(f.chartUs)}, a chart of the same births`,
      },
    ];
  },
};

export const batchPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureBatch();
    return [
      {
        id: '',
        what: 'batch of 50 matches / 50 single calls',
        value: f.ratio,
        target: 1.3,
        detail: `${ms(f.batchUs / 1000)} over ${ms(f.singlesUs / 1000)}`,
      },
    ];
  },
};
