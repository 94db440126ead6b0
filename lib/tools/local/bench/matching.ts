/** P6: a match from two births, by the Moons alone and with both charts; and a batch of fifty against its single calls. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { dignityOf } from '../../../../layers/jyotish/chart/dignity.ts';
import { pairManglik } from '../../../../layers/jyotish/dosha/manglik-pair.ts';
import { plusDays, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { GRAHAS, type Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { partnerOfMoon } from '../../../../layers/jyotish/matching/partner.ts';
import { DEFAULT_TABLES } from '../../../../layers/jyotish/matching/tables.ts';
import { kootaMatch, matchVerdict } from '../../../../layers/jyotish/matching/verdict.ts';
import { birthOf, builtCall, requestEvent } from './event.ts';
import { instant } from './natal.ts';
import { best, bestPrepared, DELHI, ms, type Part, ratio } from './part.ts';

const ROUNDS = 25;
const CALLS = 400;
const MOON = 1;
const SWIEPH_NONUT = 2 | 64;
/** Days by which the second birth is earlier. */
const APART = 1003.7;

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
  const chart = castChart(sky, jd, DELHI, 'placidus');
  return { chart, dignities: GRAHAS.map((g) => dignityOf(g, chart.grahas[g].longitude, chart.signs)) };
};

const byCharts = (sky: Sky, jd: JulianDay) => {
  const [his, hers] = [castChart(sky, jd, DELHI), castChart(sky, partnerInstant(jd), DELHI)];
  const [groom, bride] = [partnerOfMoon(his.grahas.moon.longitude), partnerOfMoon(hers.grahas.moon.longitude)];
  const match = kootaMatch({ groom, bride }, DEFAULT_TABLES);
  const manglik = pairManglik(his, hers);
  return { match, manglik, verdict: matchVerdict(match, manglik.good) };
};

export const matchingPart: Part = {
  processes: 3,
  rows: async () => {
    const engine = await loadEphemeris();
    const sky = openSky(engine);
    const f = await best(ROUNDS, CALLS, {
      floor: (call) => floor(engine, instant(call)),
      moons: (call) => byMoons(sky, instant(call)),
      // The library remembers a stretch of days, which the second birth leaves.
      twoCharts: (call) => [chartAt(sky, instant(call)), chartAt(sky, partnerInstant(instant(call)))],
      charts: (call) => byCharts(sky, instant(call)),
    });
    return [
      ratio('P6', 'ashtakoot by the Moons / F(W5)', [f.moons, f.floor], 1.1),
      ratio('P6', 'with both charts and manglik / own P1', [f.charts, f.twoCharts / 2], 1.9, {
        note: ', a chart of the same births',
      }),
    ];
  },
};

const BATCH = 50;
const BATCH_ROUNDS = 40;

const bodyOf = (call: number) => ({
  groom: birthOf(1990, call * 3.37, 0),
  bride: birthOf(1990, call * 3.37 - APART, 0),
});

/** A batch of fifty ashtakoots on what was built, against fifty single calls of their own handler. */
export const batchPart: Part = {
  processes: 3,
  rows: async () => {
    const [batch, single] = [builtCall('batch'), builtCall('matching-ashtakoot')];
    const bodies = (round: number) => Array.from({ length: BATCH }, (_, index) => bodyOf(round * BATCH + index));
    const f = await bestPrepared(BATCH_ROUNDS, 1, {
      singles: (round) => {
        const all = bodies(round);
        return async () => {
          for (const body of all) await single(requestEvent('/v1/matching/ashtakoot', body));
        };
      },
      batch: (round) => {
        const all = bodies(round);
        return async () => {
          const calls = all.map((body, index) => ({ ref: String(index), endpoint: 'matching/ashtakoot', body }));
          const answered = await batch(requestEvent('/v1/batch', { calls }));
          if (answered.split('"http":200').length !== BATCH + 1) throw new Error('a call of the batch failed');
        };
      },
    });
    return [ratio('', 'batch of 50 matches / 50 single calls', [f.batch, f.singles], 1.3, { unit: ms })];
  },
};
