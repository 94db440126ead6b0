/** What a reading costs beside the chart it reads, and how much two readings share. */
import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { equalParts } from '../../../../layers/jyotish/ephemeris/passages.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { LIFE_AREAS } from '../../../../layers/jyotish/phala/reading.ts';
import { slowPassages } from '../../../../layers/jyotish/sky-events/slow-passages.ts';
import { SLOW_PLANETS } from '../../../../layers/jyotish/sky-events/slow-table.ts';
import { currentBuild } from '../../deploy/builds.ts';
import type { Handler } from '../../../service/http/serve.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { caller, lambdaContext, requestEvent } from './event.ts';
import { type Part, us } from './part.ts';

/**
 * CPU microseconds of a request, the best of several rounds of one run; the chart is `/v1/birthchart` of the same births, the
 * text what the platform takes to write the data of a reading and to hash it.
 */
export interface ReadingFigures {
  readonly chartUs: number;
  readonly readings: readonly {
    readonly what: string;
    readonly us: number;
    readonly chartsUs: number;
    readonly textUs: number;
    readonly entries?: EntriesFloor;
  }[];
  /** Share of the paragraphs of a whole reading (all endpoints) that another chart has word for word, mean over the pairs. */
  readonly shared: number;
  readonly pairs: number;
}

interface Measured {
  readonly name: string;
  /** Part of its path that varies. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What is asked beside the birth, of call 0, 1, 2 … */
  readonly asked?: (call: number) => object;
  /** What it is measured by: one chart, or the charts that it casts. */
  readonly charts?: number;
  /** Said of it in the row. */
  readonly note?: string;
  /** Whether the entries of the slow planets have to be found. */
  readonly findsEntries?: boolean;
  /** Only its cost is measured. */
  readonly costAlone?: boolean;
}
const AT = '2026-01-15T12:00:00Z';
/** An event of every age: others have no windows for the youngest births. */
const FIVE_YEARS = { from: '2026-01-01', to: '2030-12-31', event: 'travel' };
const READINGS: readonly Measured[] = [
  ...['ascendant', 'moon-sign', 'nakshatra', 'planets', 'house-lords', 'birth-panchang', 'conjunctions'].map(
    (name) => ({
      name,
    }),
  ),
  { name: 'dasha', asked: () => ({ at: AT }) },
  { name: 'transits', asked: () => ({ at: AT }) },
  ...LIFE_AREAS.map((area) => ({ name: `life-area/${area}`, variables: { area } })),
  // By its age: of a birth at the turn of the year a calendar year may have no solar one.
  { name: 'year', asked: () => ({ age: 30 }), charts: 2, note: 'two charts', costAlone: true },
  // Under the usual ayanamsa the entries are frozen: nothing is remembered from one request to the next.
  { name: 'event-windows', asked: () => FIVE_YEARS, note: 'five years', costAlone: true },
  // An ayanamsa that nobody has asked for: nothing is frozen, nothing is remembered.
  {
    name: 'event-windows',
    asked: (call) => ({ ...FIVE_YEARS, ayanamsa: { t0_jd: 2451545, value: 23 + call / 1e5 } }),
    note: 'five years, an ayanamsa never asked for',
    findsEntries: true,
    costAlone: true,
  },
];
const ROUNDS = 40;
const CALLS = 200;
const CHARTS = 60;
const START = Date.UTC(1950, 0, 1, 12);
const STEP_DAYS = 3.37;
/** What the ephemeris alone costs where the entries of Jupiter and Saturn in those five years are not known yet. */
interface EntriesFloor {
  readonly count: number;
  /** The fewest calls that can settle one: its place, and its place again where that puts it. */
  readonly calls: number;
  readonly us: number;
}
const CALLS_AN_ENTRY = 2;
/** Numbers of the library; the Swiss files without nutation. */
const BODY = { jupiter: 5, saturn: 6 } as const;
const FLAGS = 2 | 64;
/** About as far as the tables are off, days. */
const A_GUESS_AWAY = 0.005;

const measureEntries = async (): Promise<EntriesFloor> => {
  const engine = await loadEphemeris();
  const { wasm, out, error } = engine;
  const sky = openSky(engine);
  const day = (text: string) => fromUnixMs(Date.parse(text));
  const entries = SLOW_PLANETS.flatMap((planet) =>
    slowPassages(sky, planet, equalParts(12), day(FIVE_YEARS.from), day(FIVE_YEARS.to)).map(({ jd }) => ({
      planet,
      jd,
    })),
  );
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const since = process.cpuUsage();
    for (let again = 0; again < CALLS; again++)
      for (const { planet, jd } of entries)
        for (let call = 0; call < CALLS_AN_ENTRY; call++)
          wasm._swe_calc_ut(jd + call * A_GUESS_AWAY, BODY[planet], FLAGS, out, error);
    const { user, system } = process.cpuUsage(since);
    best = Math.min(best, (user + system) / CALLS);
  }
  return { count: entries.length, calls: entries.length * CALLS_AN_ENTRY, us: best };
};

/** Far enough apart that the slow planets differ too. */
const FAR_STEP_DAYS = 431.7;

const bodyOf = (call: number, stepDays: number, asked?: Measured['asked']): string => {
  const [date, time] = new Date(START + call * stepDays * 86_400_000).toISOString().split('T');
  return JSON.stringify({ date, time: time?.slice(0, 8), lat: 28.6139, lon: 77.209, tz: 0, ...asked?.(call) });
};

/** What the platform takes to write the data of answers and to hash it, of one. */
const textUsOf = (answers: readonly string[]): number => {
  const data = answers.map((answer): unknown => (JSON.parse(answer) as { data: unknown }).data);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const since = process.cpuUsage();
    for (const one of data) hash('sha256', JSON.stringify(one));
    const { user, system } = process.cpuUsage(since);
    best = Math.min(best, (user + system) / data.length);
  }
  return best;
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
const measureReadings = async (): Promise<ReadingFigures> => {
  process.env['UDAYA_LOG'] = 'off';
  const require = createRequire(join(currentBuild(), 'functions/bench.cjs'));
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
    asked: undefined,
    answers: [''],
  };
  const readings = READINGS.map(
    ({ name, variables, asked, charts = 1, note, costAlone = false, findsEntries = false }) => ({
      name,
      what: note ? `${name} (${note})` : name,
      variables,
      asked,
      charts,
      costAlone,
      findsEntries,
      path: `/v1/interpret/${name}`,
      handler: load(variables ? 'interpret-life-area-area' : `interpret-${name}`),
      best: Infinity,
      answers: [''],
    }),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of [chart, ...readings]) {
      const bodies = Array.from({ length: CALLS }, (_, index) => bodyOf(round * CALLS + index, STEP_DAYS, one.asked));
      const since = process.cpuUsage();
      const answers: string[] = [];
      for (const body of bodies) answers.push(await ask(one.handler, one.path, body, one.variables));
      const { user, system } = process.cpuUsage(since);
      one.best = Math.min(one.best, (user + system) / CALLS);
      one.answers = answers;
    }
  }
  const whole: (readonly string[])[] = [];
  for (let index = 0; index < CHARTS; index++) {
    const texts = await Promise.all(
      readings
        .filter(({ costAlone }) => !costAlone)
        .map(({ handler, path, asked, variables }) =>
          ask(handler, path, bodyOf(index, FAR_STEP_DAYS, asked), variables),
        ),
    );
    whole.push(texts.flatMap((text) => textsOf(JSON.parse(text))));
  }
  const entries = await measureEntries();
  const shares = whole.flatMap((one, i) =>
    whole.slice(i + 1).map((other) => one.filter((text) => other.includes(text)).length / one.length),
  );
  return {
    chartUs: chart.best,
    readings: readings.map(({ what, best, charts, findsEntries, answers }) => ({
      what,
      us: best,
      chartsUs: charts * chart.best,
      textUs: textUsOf(answers),
      ...(findsEntries && { entries }),
    })),
    shared: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    pairs: shares.length,
  };
};

export const readingsPart: Part = {
  processes: 1,
  rows: async () => {
    const f = await measureReadings();
    return [
      // An ayanamsa never asked for is measured by the chart alone.
      ...f.readings.map(({ what, us: own, chartsUs, textUs, entries }) => ({
        id: '',
        what: `interpret/${what}, whole request / its chart${entries ? '' : ', JSON and digest'}`,
        value: own / (entries ? chartsUs : chartsUs + textUs),
        target: entries ? 3 : 2,
        detail:
          `${us(own)} over ${us(chartsUs)}, JSON and digest ${us(textUs)}` +
          (entries
            ? `; ${entries.count} entries need ${entries.calls} calls of the ephemeris, alone ${us(entries.us)}`
            : ''),
      })),
      {
        id: '',
        what: 'paragraphs that two charts share, mean',
        value: f.shared,
        target: 0.1,
        detail: `${f.pairs} pairs of charts, all readings together`,
      },
    ];
  },
};
