/** What a reading costs beside the chart it reads, and how much two readings share. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LIFE_AREAS } from '../../../layers/jyotish/phala/reading.ts';
import { OUT } from '../../deploy/build.ts';
import type { Handler } from '../../http/serve.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';

/** CPU microseconds of a request, the best of several rounds of one run; the chart is `/v1/birthchart` of the same births. */
export interface ReadingFigures {
  readonly chartUs: number;
  readonly readings: readonly { readonly name: string; readonly us: number; readonly ratio: number }[];
  /** Share of the paragraphs of a whole reading (all endpoints) that another chart has word for word, mean over the pairs. */
  readonly shared: number;
  readonly pairs: number;
}

interface Measured {
  readonly name: string;
  /** Part of its path that varies. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What is asked beside the birth. */
  readonly asked?: object;
}
const AT = '2026-01-15T12:00:00Z';
const READINGS: readonly Measured[] = [
  ...['ascendant', 'moon-sign', 'nakshatra', 'planets', 'house-lords', 'birth-panchang', 'conjunctions'].map(
    (name) => ({
      name,
    }),
  ),
  { name: 'dasha', asked: { at: AT } },
  { name: 'transits', asked: { at: AT } },
  ...LIFE_AREAS.map((area) => ({ name: `life-area/${area}`, variables: { area } })),
];
const ROUNDS = 40;
const CALLS = 200;
const CHARTS = 60;
const START = Date.UTC(1950, 0, 1, 12);
const STEP_DAYS = 3.37;
/** Far enough apart that the slow planets differ too. */
const FAR_STEP_DAYS = 431.7;

const bodyOf = (call: number, stepDays: number, asked: object = {}): string => {
  const [date, time] = new Date(START + call * stepDays * 86_400_000).toISOString().split('T');
  return JSON.stringify({ date, time: time?.slice(0, 8), lat: 28.6139, lon: 77.209, tz: 0, ...asked });
};

const ask = async (
  handler: Handler,
  path: string,
  body: string,
  variables?: Measured['variables'],
): Promise<string> => {
  const { statusCode, body: text } = await handler(requestEvent(path, body, caller, variables ?? null), lambdaContext);
  if (statusCode !== 200) throw new Error(`${path} answered with ${statusCode}`);
  return text;
};

/** Texts of the paragraphs of an answer. */
const textsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return 'rule_id' in value && 'text' in value ? [String(value.text)] : Object.values(value).flatMap(textsOf);
};

/** Runs on what was built. */
export const measureReadings = async (): Promise<ReadingFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(OUT, 'functions/bench.cjs'));
  const load = (name: string): Handler => {
    const { handler }: { handler: Handler } = require(`./${name}.cjs`);
    return handler;
  };
  const chart = {
    name: 'birthchart',
    path: '/v1/birthchart',
    handler: load('core-birthchart'),
    best: Infinity,
    variables: undefined,
    asked: {},
  };
  const readings = READINGS.map(({ name, variables, asked }) => ({
    name,
    variables,
    asked,
    path: `/v1/interpret/${name}`,
    handler: load(variables ? 'interpret-life-area-area' : `interpret-${name}`),
    best: Infinity,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of [chart, ...readings]) {
      const bodies = Array.from({ length: CALLS }, (_, index) => bodyOf(round * CALLS + index, STEP_DAYS, one.asked));
      const since = process.cpuUsage();
      for (const body of bodies) await ask(one.handler, one.path, body, one.variables);
      const { user, system } = process.cpuUsage(since);
      one.best = Math.min(one.best, (user + system) / CALLS);
    }
  }
  const whole: (readonly string[])[] = [];
  for (let index = 0; index < CHARTS; index++) {
    const texts = await Promise.all(
      readings.map(({ handler, path, asked, variables }) =>
        ask(handler, path, bodyOf(index, FAR_STEP_DAYS, asked), variables),
      ),
    );
    whole.push(texts.flatMap((text) => textsOf(JSON.parse(text))));
  }
  const shares = whole.flatMap((one, i) =>
    whole.slice(i + 1).map((other) => one.filter((text) => other.includes(text)).length / one.length),
  );
  return {
    chartUs: chart.best,
    readings: readings.map(({ name, best }) => ({ name, us: best, ratio: best / chart.best })),
    shared: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    pairs: shares.length,
  };
};
