/**
 * P2: a whole birth chart request in the built handler, from event to answer, against the bare calls of a chart with what
 * the platform itself takes to parse the same body, write the same data and hash it.
 */
import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import { LAYER } from '../../deploy/plugins.ts';
import type { Handler } from '../../../service/http/serve.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import { type Part, us } from './part.ts';

/** Figures of P2. CPU microseconds, the best of several rounds of one run. */
export interface RequestFigures {
  readonly floorUs: number;
  readonly requestUs: number;
  /** `JSON.parse` of the body, `JSON.stringify` of the data, SHA-256 of its text. */
  readonly parseUs: number;
  readonly stringifyUs: number;
  readonly hashUs: number;
  /** The request over the bare calls and these three, which nothing can spare. Target: at most 1.6. */
  readonly ratio: number;
}

/** V8 settles on the code of a whole request only after some 20 000 of them. */
const ROUNDS = 60;
const CALLS = 400;
const BODIES = [0, 1, 2, 3, 4, 5, 6, 10];
const SWIEPH_SPEED_NONUT = 2 | 256 | 64;
const SWIEPH_NONUT = 2 | 64;
const PLACIDUS = 80;
const LAT = 28.6139;
const LON = 77.209;
const START = Date.UTC(1990, 0, 1, 12);
const STEP_DAYS = 3.37;
const JD_OF_START = 2447893;

/** F(W1): eight positions with speed, one ayanamsa, sidereal time and Placidus cusps. */
const floor = ({ wasm, out, more, points, error }: Engine, jd: number): number => {
  for (const body of BODIES) wasm._swe_calc_ut(jd, body, SWIEPH_SPEED_NONUT, out, error);
  wasm._swe_get_ayanamsa_ex_ut(jd, SWIEPH_NONUT, more, error);
  wasm._swe_calc_ut(jd, -1, 0, out, error);
  const obliquity = wasm.HEAPF64[out >> 3] ?? 0;
  const nutation = wasm.HEAPF64[(out >> 3) + 2] ?? 0;
  const armc = (wasm._swe_sidtime0(jd, obliquity, nutation) * 15 + LON) % 360;
  return wasm._swe_houses_armc(armc, LAT, obliquity, PLACIDUS, more, points);
};

/** A birth a few days after the last one, so that nothing is remembered. */
const bodyOf = (call: number): string => {
  const [date, time] = new Date(START + call * STEP_DAYS * 86_400_000).toISOString().split('T');
  return JSON.stringify({
    name: 'Asha',
    date,
    time: time?.slice(0, 8),
    lat: LAT,
    lon: LON,
    tz: 0,
    house_system: 'placidus',
  });
};

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / CALLS;
};

/** Runs P2 on what was built. */
export const measureRequest = async (): Promise<RequestFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
  const { handler }: { handler: Handler } = require('./core-birthchart.cjs');
  const { loadEphemeris }: { loadEphemeris: () => Promise<Engine> } = require(`${LAYER}/dist/core.cjs`);
  const engine = await loadEphemeris();
  const best = { floor: Infinity, request: Infinity, parse: Infinity, stringify: Infinity, hash: Infinity };
  const note = (name: keyof typeof best, since: NodeJS.CpuUsage): void =>
    void (best[name] = Math.min(best[name], spent(since)));
  for (let round = 0; round < ROUNDS; round++) {
    const calls = Array.from({ length: CALLS }, (_, index) => round * CALLS + index);
    const bodies = calls.map(bodyOf);
    const events = bodies.map((body) => requestEvent('/v1/birthchart', body, caller));
    let since = process.cpuUsage();
    for (const call of calls) floor(engine, JD_OF_START + call * STEP_DAYS);
    note('floor', since);
    const answers: string[] = [];
    since = process.cpuUsage();
    for (const event of events) {
      const { statusCode, body } = await handler(event, lambdaContext);
      if (statusCode !== 200) throw new Error(`the chart was answered with ${statusCode}`);
      answers.push(body);
    }
    note('request', since);
    const data = answers.map((answer): unknown => (JSON.parse(answer) as { data: unknown }).data);
    since = process.cpuUsage();
    for (const body of bodies) JSON.parse(body);
    note('parse', since);
    since = process.cpuUsage();
    const texts = data.map((one) => JSON.stringify(one));
    note('stringify', since);
    since = process.cpuUsage();
    for (const text of texts) hash('sha256', text);
    note('hash', since);
  }
  return {
    floorUs: best.floor,
    requestUs: best.request,
    parseUs: best.parse,
    stringifyUs: best.stringify,
    hashUs: best.hash,
    ratio: best.request / (best.floor + best.parse + best.stringify + best.hash),
  };
};

export const requestPart: Part = {
  processes: 3,
  rows: async () => {
    const f = await measureRequest();
    return [
      {
        id: 'P2',
        what: 'natal chart, whole request / F(W1), its JSON and digest',
        value: f.ratio,
        target: 1.6,
        detail: `${us(f.requestUs)} over ${us(f.floorUs)}, JSON.parse ${us(f.parseUs)}, JSON.stringify ${us(f.stringifyUs)}, SHA-256 ${us(f.hashUs)}`,
      },
    ];
  },
};
