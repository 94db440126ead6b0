/**
 * `npm run fuzz`: hostile requests to every endpoint, made from the contract: none may cost much more than the endpoint's
 * own example, none may end in 5xx, every refusal is short and in the shape of the API, and no answer leads where a header or a
 * path of the caller says. A run is repeated by its seed;
 * `npm test` makes a short one.
 *
 *   npm run fuzz -- [--seed 7] [--budget 20000] [--suite panchang]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyContract } from '../../contract/frame/resource.ts';
import { buildAll } from '../deploy/build.ts';
import { currentBuild } from '../deploy/builds.ts';
import { allRoutes } from '../../service/catalogue/registry.ts';
import { serveResource } from '../../service/http/resource/serve.ts';
import { serve, type Handler } from '../../service/http/serve.ts';
import { hostileBatch, hostileHeaders, hostileRequest, longTexts, worstRequests } from './fuzz/hostile.ts';
import { exampleMs, faultOf, timedCall, type Target } from './fuzz/run.ts';
import { close, HOST, listen } from './ports.ts';
import { randomFrom } from './random.ts';
import { openLocalTable } from './local-table.ts';
import { startDoubles } from './stack.ts';
import { run } from './program.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** Requests of the whole run, about: each endpoint has its share, half of them drawn by chance. */
  readonly budget: number;
  /** Only endpoints whose name begins so. */
  readonly suite?: string;
  /** Of endpoints that take the same members in the same way, the first alone: one code reads the requests of all of them. */
  readonly firstOfAlike?: boolean;
  /** Of these, every so many'th. */
  readonly oneOf?: number;
}

export interface FuzzReport {
  readonly requests: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly slowest: { readonly what: string; readonly ms: number };
  readonly faults: readonly string[];
}

const SLOW_MS = 50;

/** What a request may hold, and how it comes. */
const takes = ({ kind, method, auth, input, variables = [] }: AnyContract): string =>
  JSON.stringify([kind, method, auth, Object.keys(input.base), Object.keys(input.fields), variables]);

const handlerOf = (contract: AnyContract): Handler =>
  contract.kind === 'calculation' ? serve(contract) : serveResource(contract);

/** Makes one run, with the doubles of what resources use. Jobs are taken and not done: reports drawn meanwhile would be counted as work of the requests. */
export const runFuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-fuzz-'));
  const doubles = await startDoubles(folder, false);
  const jobs = createServer((_request, response) => void response.writeHead(202).end());
  const before = { ...process.env };
  const taken = { UDAYA_LAMBDA_ENDPOINT: `http://${HOST}:${await listen(jobs)}` };
  Object.assign(process.env, doubles.environment, taken, { UDAYA_LOG: 'off' });
  try {
    await openLocalTable(doubles.environment);
    return await fuzzAll(options);
  } finally {
    await doubles.stop();
    await close(jobs);
    for (const name of Object.keys(doubles.environment)) delete process.env[name];
    Object.assign(process.env, before);
    rmSync(folder, { recursive: true, force: true });
  }
};

const fuzzAll = async ({
  seed,
  budget,
  suite = '',
  firstOfAlike = false,
  oneOf = 1,
}: FuzzOptions): Promise<FuzzReport> => {
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let slowest = { what: '', ms: 0 };
  let requests = 0;
  const all = await allRoutes();
  const calculations = all.flatMap(({ endpoint }) => (endpoint.kind === 'calculation' ? [endpoint] : []));
  const asked = all.filter(({ endpoint }) => endpoint.name.startsWith(suite));
  const alike = Map.groupBy(asked, ({ endpoint }) => takes(endpoint));
  const firsts = asked.filter((route) => !firstOfAlike || alike.get(takes(route.endpoint))?.[0] === route);
  const wanted = firsts.filter((_, index) => index % oneOf === 0);
  const share = Math.max(2, Math.floor(budget / wanted.length));
  for (const [n, { endpoint }] of wanted.entries()) {
    const target: Target = { endpoint, handler: handlerOf(endpoint) };
    const usual = await exampleMs(target);
    // Where the endpoint itself works long, so does every request that it accepts.
    const each = usual > SLOW_MS ? Math.ceil(share / 4) : share;
    const random = randomFrom(seed + n);
    const worst = worstRequests(endpoint);
    const step = Math.max(1, Math.ceil(worst.length / (each / 2)));
    const chosen = worst.filter((_, i) => (i + n) % step === 0).map((make) => make());
    const draw = () =>
      endpoint.name === 'batch' ? hostileBatch(calculations, random) : hostileRequest(endpoint, random);
    const texts = longTexts(endpoint, Math.ceil(each / 3), seed + n);
    const headed = Array.from({ length: Math.ceil(each / 5) }, () => hostileHeaders(endpoint, random));
    const drawn = Array.from({ length: Math.max(1, each - chosen.length - headed.length) }, draw);
    for (const { what, ...sent } of [...chosen, ...texts, ...headed, ...drawn]) {
      const answered = await timedCall(target, sent, usual);
      const fault = faultOf(answered, usual, sent);
      requests++;
      statuses[answered.status] = (statuses[answered.status] ?? 0) + 1;
      if (answered.ms > slowest.ms) slowest = { what: `${endpoint.name} (${what})`, ms: answered.ms };
      if (fault !== null) faults.push(`${endpoint.name} (${what}): ${fault}`);
    }
  }
  return { requests, statuses, slowest, faults };
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 100_000) },
      budget: { type: 'string', default: '20000' },
      suite: { type: 'string', default: '' },
    },
  });
  const [seed, budget] = [values.seed, values.budget].map(Number);
  if (!seed || !budget) throw new Error('usage: npm run fuzz -- [--seed N] [--budget N] [--suite NAME]');
  // Drawings and reports are set in fonts that the build makes.
  await buildAll();
  process.env['UDAYA_PRESS'] ??= join(currentBuild(), 'press/nodejs/node_modules/@udaya/press');
  const { requests, statuses, slowest, faults } = await runFuzz({ seed, budget, suite: values.suite });
  console.log(`seed ${seed}: ${requests} hostile requests, answers ${JSON.stringify(statuses)}`);
  console.log(`slowest ${Math.round(slowest.ms)} ms of work: ${slowest.what}`);
  for (const fault of faults) console.error(`✕ ${fault}`);
  process.exit(faults.length === 0 ? 0 : 1);
};

if (import.meta.main) await run(main);
