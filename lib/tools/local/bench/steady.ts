/** P12: 100 000 mixed requests, good and bad, in one process: does anything grow? Needs `--expose-gc`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { currentBuild } from '../../deploy/builds.ts';
import { LAYER } from '../../deploy/plugins.ts';
import type { Handler } from '../../../service/http/serve.ts';
import type { Engine } from '../../../../layers/jyotish/ephemeris/swisseph-engine.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import type { Part } from './part.ts';

/** Figures of P12. */
export interface SteadyFigures {
  readonly requests: number;
  /** Heap after a forced collection, over the same after a warm-up. Target: at most 1.1. */
  readonly heapRatio: number;
  /** Growth of the ephemeris's memory in bytes. Target: 0. */
  readonly wasmGrowth: number;
  readonly requestsPerSecond: number;
}

const REQUESTS = 100_000;
const WARM_UP = 10_000;

/** A birth somewhere between 1850 and 2350, anywhere below 60 degrees. */
const birth = (call: number): Record<string, unknown> => ({
  day: 1 + (call % 28),
  month: 1 + (call % 12),
  year: 1850 + ((call * 7) % 500),
  hour: call % 24,
  min: (call * 11) % 60,
  lat: ((call * 13) % 120) - 60,
  lon: ((call * 17) % 360) - 180,
  tzone: 0,
});

/** Function and body of the requests, in turn. */
const MIX: readonly (readonly [name: string, body: (call: number) => string])[] = [
  ['core-birthchart', (call) => JSON.stringify(birth(call))],
  [
    'core-birthchart',
    (call) => JSON.stringify({ ...birth(call), house_system: 'placidus', ayanamsa: 'raman', node: 'true' }),
  ],
  ['dasha-vimshottari', (call) => JSON.stringify({ ...birth(call), depth: 2 })],
  ['core-birthchart', (call) => JSON.stringify({ ...birth(call), ayanamsa: 'true_chitra', observer: 'topocentric' })],
  ['core-birthchart', (call) => JSON.stringify({ ...birth(call), lat: 95, nonsense: 1 })],
  ['core-birthchart', () => '{"broken'],
  ['core-get-astro-data', (call) => JSON.stringify(birth(call))],
];

const collected = (): number => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  for (let pass = 0; pass < 3; pass++) globalThis.gc();
  return process.memoryUsage().heapUsed;
};

/** Runs P12 on what was built. */
const measureSteadiness = async (): Promise<SteadyFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
  const { loadEphemeris }: { loadEphemeris: () => Promise<Engine> } = require(`${LAYER}/dist/core.cjs`);
  const engine = await loadEphemeris();
  const handlers = new Map<string, Handler>(MIX.map(([name]) => [name, require(`./${name}.cjs`).handler]));
  const statuses = new Set<number>();
  const run = async (from: number, to: number): Promise<void> => {
    for (let call = from; call < to; call++) {
      const [name, body] = MIX[call % MIX.length] ?? MIX[0] ?? ['', () => ''];
      const answer = await handlers.get(name)?.(requestEvent(`/v1/${name}`, body(call), caller), lambdaContext);
      if (answer !== undefined) statuses.add(answer.statusCode);
    }
  };
  await run(0, WARM_UP);
  const before = { heap: collected(), wasm: engine.wasm.HEAPU8.byteLength };
  const started = performance.now();
  await run(WARM_UP, WARM_UP + REQUESTS);
  const seconds = (performance.now() - started) / 1000;
  const heap = collected();
  if (statuses.has(500)) throw new Error('a request was answered with 500');
  return {
    requests: REQUESTS,
    heapRatio: heap / before.heap,
    wasmGrowth: engine.wasm.HEAPU8.byteLength - before.wasm,
    requestsPerSecond: REQUESTS / seconds,
  };
};

export const steadyPart: Part = {
  processes: 1,
  rows: async () => {
    const f = await measureSteadiness();
    return [
      {
        id: 'P12',
        what: `heap after ${f.requests} requests / before`,
        value: f.heapRatio,
        target: 1.1,
        detail: `${Math.round(f.requestsPerSecond)} requests a second`,
      },
      { id: 'P12', what: 'growth of WASM memory, bytes', value: f.wasmGrowth, target: 0, detail: '' },
    ];
  },
};
