/** P12: 100 000 mixed requests, good and bad, in one process: does anything grow? Needs `--expose-gc`. */
import type { Handler } from '../../../service/http/serve.ts';
import { fromBuild, lambdaContext, requestEvent } from './event.ts';
import { type Part, row } from './part.ts';
import { builtEphemeris } from './request.ts';

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
const MIX: readonly (readonly [name: string, body: (call: number) => string | object])[] = [
  ['core-birthchart', (call) => birth(call)],
  ['core-birthchart', (call) => ({ ...birth(call), house_system: 'placidus', ayanamsa: 'raman', node: 'true' })],
  ['dasha-vimshottari', (call) => ({ ...birth(call), depth: 2 })],
  ['core-birthchart', (call) => ({ ...birth(call), ayanamsa: 'true_chitra', observer: 'topocentric' })],
  ['core-birthchart', (call) => ({ ...birth(call), lat: 95, nonsense: 1 })],
  ['core-birthchart', () => '{"broken'],
  ['core-get-astro-data', (call) => birth(call)],
];

const collected = (): number => {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  for (let pass = 0; pass < 3; pass++) globalThis.gc();
  return process.memoryUsage().heapUsed;
};

export const steadyPart: Part = {
  processes: 1,
  rows: async () => {
    const engine = await builtEphemeris();
    const handlers = new Map(MIX.map(([name]) => [name, (fromBuild(`./${name}.cjs`) as { handler: Handler }).handler]));
    const statuses = new Set<number>();
    const run = async (from: number, to: number): Promise<void> => {
      for (let call = from; call < to; call++) {
        const [name, body] = MIX[call % MIX.length] ?? MIX[0] ?? ['', () => ''];
        const answer = await handlers.get(name)?.(requestEvent(`/v1/${name}`, body(call)), lambdaContext);
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
    return [
      row(
        'P12',
        `heap after ${REQUESTS} requests / before`,
        heap / before.heap,
        1.1,
        `${Math.round(REQUESTS / seconds)} requests a second`,
      ),
      row('P12', 'growth of WASM memory, bytes', engine.wasm.HEAPU8.byteLength - before.wasm, 0),
    ];
  },
};
