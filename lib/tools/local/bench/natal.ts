/** P1 and P3: a natal chart and a full kundli as library calls, against the cheapest bare calls that hold a chart. */
import { wordsOf } from '../../../words/words.ts';
import { houseShapes, planetShapes } from '../../../answers/present/chart.ts';
import { dashaPeriods } from '../../../answers/queries/dasha.ts';
import { dashaShape, dashaWriter, noExtra } from '../../../answers/present/dasha.ts';
import { shadbalaShapes } from '../../../answers/present/strength.ts';
import type { Birth, Clock } from '../../../contract/values/moment.ts';
import { castChart, type Chart } from '../../../../layers/jyotish/chart/chart.ts';
import { dignityOf } from '../../../../layers/jyotish/chart/dignity.ts';
import { dashaTree, lifeWindow } from '../../../../layers/jyotish/dasha/walk.ts';
import { vimshottariPlan } from '../../../../layers/jyotish/dasha/vimshottari.ts';
import {
  civilDate,
  fromCivil,
  isoLocal,
  julian,
  type JulianDay,
} from '../../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
import { GRAHAS, type Graha, type Place, type Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import type { WriteParts } from '../../../contract/frame/endpoint.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { sunTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';
import { vedicDayAt } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { ashtakavargaOf } from '../../../../layers/jyotish/strength/ashtakavarga.ts';
import { aharganaLords } from '../../../../layers/jyotish/strength/kala.ts';
import { shadbalaOf } from '../../../../layers/jyotish/strength/shadbala.ts';
import { shodashavargaOf } from '../../../../layers/jyotish/strength/shodashavarga.ts';
import { type Part, us } from './part.ts';

/** Figures of P1 and P3. CPU microseconds, the best of several rounds of one run. */
export interface NatalFigures {
  /** F(W1): eight positions with speed, one ayanamsa, sidereal time and Placidus cusps, raw exports. */
  readonly floorUs: number;
  readonly chartUs: number;
  readonly kundliUs: number;
  readonly kundliJsonUs: number;
  /** `JSON.stringify` of the same value alone. */
  readonly stringifyUs: number;
  /** Target: at most 1.15. */
  readonly chartRatio: number;
  /** Target: at most 3.8. */
  readonly kundliRatio: number;
  /** The kundli with its JSON over the kundli and that JSON alone. Target: at most 1.15. */
  readonly kundliJsonRatio: number;
  /** Periods of three levels in one kundli, and characters of its JSON. */
  readonly periods: number;
  readonly jsonLength: number;
}

const ROUNDS = 15;
const CALLS = 300;
const PLACE: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const OFFSET = 5.5;
const YEAR_LENGTH = 365.25;
const MAX_PERIODS = 1000;
/** Sun … Saturn and the mean node in the library's numbers; files, speed, without nutation. */
const BODIES = [0, 1, 2, 3, 4, 5, 6, 10];
const FLAGS = 2 | 256 | 64;
const PLACIDUS = 80;

const CLOCK: Clock = {
  offsetAt: () => OFFSET,
  text: (jd) => isoLocal(jd, OFFSET),
  instant: (date, hour) => fromCivil(date, hour, OFFSET),
  timezone: null,
};

/** A different instant for every call, so that no memory of the last one helps. */
const instant = (call: number): JulianDay => julian(2447892.5 + call * 3.37);

const birthAt = (jd: JulianDay): Birth => ({
  jd,
  place: PLACE,
  offset: OFFSET,
  clock: CLOCK,
  date: civilDate(jd, OFFSET),
  time: { hour: 12, minute: 0, second: 0 },
  name: null,
  gender: null,
  timeKnown: true,
  uncertaintyMin: 0,
});

/** The bare calls of W1. */
const floor = ({ wasm, out, more, points, error }: Engine, jd: JulianDay): number => {
  for (const body of BODIES) wasm._swe_calc_ut(jd, body, FLAGS, out, error);
  wasm._swe_get_ayanamsa_ex_ut(jd, 2 | 64, more, error);
  wasm._swe_calc_ut(jd, -1, 0, out, error);
  const obliquity = wasm.HEAPF64[out >> 3] ?? 0;
  const nutation = wasm.HEAPF64[(out >> 3) + 2] ?? 0;
  const armc = (wasm._swe_sidtime0(jd, obliquity, nutation) * 15 + PLACE.lon) % 360;
  return wasm._swe_houses_armc(armc, PLACE.lat, obliquity, PLACIDUS, more, points);
};

const chartOf = (sky: Sky, jd: JulianDay) => {
  const chart = castChart(sky, jd, PLACE, 'placidus');
  return { chart, dignities: GRAHAS.map((g) => dignityOf(g, chart.grahas[g].longitude, chart.signs)) };
};

const strengthsOf = (sky: Sky, chart: Chart) => {
  const day = vedicDayAt(horizonOf(sunTable(sky, chart.jd), PLACE, 'apparent'), CLOCK, chart.jd);
  return shadbalaOf(sky, chart, day, aharganaLords(day));
};

const planOf = ({ jd, grahas }: Chart) => vimshottariPlan(jd, grahas.moon.nakshatra, YEAR_LENGTH);

/** The work of P3 as values of the engine. */
const kundliOf = (sky: Sky, jd: JulianDay) => {
  const { chart, dignities } = chartOf(sky, jd);
  const plan = planOf(chart);
  return {
    chart,
    dignities,
    vargas: shodashavargaOf(chart),
    dasha: dashaTree(plan, 3, lifeWindow(plan), MAX_PERIODS),
    ashtakavarga: ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign }),
    shadbala: strengthsOf(sky, chart),
  };
};

/** The same in the shapes of the contract, dates as text, as JSON. */
const kundliJson = (sky: Sky, jd: JulianDay): string => {
  const { chart, dignities } = chartOf(sky, jd);
  const words = wordsOf('en');
  let periods = '';
  // As an answer takes them: one after the other, and never in one piece of their own.
  const verbatim = (_: string, write: WriteParts): void => {
    for (const part of write(JSON.stringify)) periods += part;
  };
  const rest = JSON.stringify({
    planets: planetShapes(words, chart),
    houses: houseShapes(words, chart),
    dignities,
    vargas: shodashavargaOf(chart),
    vimshottari: dashaShape(
      { verbatim },
      dashaWriter<Graha>(words, birthAt(jd).offset),
      dashaPeriods(planOf(chart), { depth: 3 }, birthAt(jd), jd),
      noExtra,
    ),
    ashtakavarga: ashtakavargaOf({ ...chart.signs, ascendant: chart.ascendant.sign }),
    shadbala: shadbalaShapes(words, strengthsOf(sky, chart)),
  });
  return `${rest.slice(0, -1)},"periods":${periods}}`;
};

const cpuUs = (work: (jd: JulianDay) => unknown, round: number): number => {
  const { user, system } = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) work(instant(round * CALLS + call));
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / CALLS;
};

/** Runs P1 and P3. */
const measureNatal = async (): Promise<NatalFigures> => {
  const engine = await loadEphemeris();
  const sky = openSky(engine);
  const works: ((jd: JulianDay) => unknown)[] = [
    (jd: JulianDay) => floor(engine, jd),
    (jd: JulianDay) => chartOf(sky, jd),
    (jd: JulianDay) => kundliOf(sky, jd),
    // Counting its bytes puts a text in pieces together, as sending it does.
    (jd: JulianDay) => Buffer.byteLength(kundliJson(sky, jd)),
  ];
  const whole: unknown = JSON.parse(kundliJson(sky, instant(0)));
  works.push(() => JSON.stringify(whole));
  const best = works.map(() => Infinity);
  // Turn and turn about, so that a busy machine disturbs all alike.
  for (let round = 0; round < ROUNDS; round++) {
    works.forEach((work, i) => (best[i] = Math.min(best[i] ?? Infinity, cpuUs(work, round))));
  }
  const [floorUs = NaN, chartUs = NaN, kundliUs = NaN, kundliJsonUs = NaN, stringifyUs = NaN] = best;
  const text = kundliJson(sky, instant(0));
  return {
    floorUs,
    chartUs,
    kundliUs,
    kundliJsonUs,
    stringifyUs,
    chartRatio: chartUs / floorUs,
    kundliRatio: kundliUs / floorUs,
    kundliJsonRatio: kundliJsonUs / (kundliUs + stringifyUs),
    periods: text.match(/"level":/g)?.length ?? 0,
    jsonLength: text.length,
  };
};

export const natalPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureNatal();
    const over = (own: number): string => `${us(own)} over ${us(f.floorUs)}`;
    return [
      {
        id: 'P1',
        what: 'natal chart, library call / F(W1)',
        value: f.chartRatio,
        target: 1.15,
        detail: over(f.chartUs),
      },
      { id: 'P3', what: 'full kundli / F(W1)', value: f.kundliRatio, target: 3.8, detail: over(f.kundliUs) },
      {
        id: 'P3',
        what: 'full kundli with JSON / the kundli and its JSON alone',
        value: f.kundliJsonRatio,
        target: 1.15,
        detail: `${us(f.kundliJsonUs)} over ${us(f.kundliUs)} and JSON.stringify of its ${Math.round(f.jsonLength / 1000)} KB ${us(f.stringifyUs)}`,
      },
    ];
  },
};
