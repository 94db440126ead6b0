/** What a reading costs beside the chart it reads, and how much two readings share. */
import { fromUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import { equalParts } from '../../../../layers/jyotish/ephemeris/passages.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { LIFE_AREAS } from '../../../../layers/jyotish/phala/reading.ts';
import { slowPassages } from '../../../../layers/jyotish/sky-events/slow-passages.ts';
import { SLOW_PLANETS } from '../../../../layers/jyotish/sky-events/slow-table.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { birthOf, builtCall, requestEvent } from './event.ts';
import { best, bestPrepared, type Part, type Row, row, textCost, us } from './part.ts';

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
const STEP_DAYS = 3.37;
/** The fewest calls that can settle an entry: its place, and its place again where that puts it. */
const CALLS_AN_ENTRY = 2;
/** Numbers of the library; the Swiss files without nutation. */
const BODY = { jupiter: 5, saturn: 6 } as const;
const FLAGS = 2 | 64;
/** About as far as the tables are off, days. */
const A_GUESS_AWAY = 0.005;

/** Says what the ephemeris alone costs where the entries of Jupiter and Saturn in those five years are not known yet. */
const entriesNote = async (): Promise<string> => {
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
  const f = await best(ROUNDS, CALLS, {
    entries: () => {
      for (const { planet, jd } of entries)
        for (let call = 0; call < CALLS_AN_ENTRY; call++)
          wasm._swe_calc_ut(jd + call * A_GUESS_AWAY, BODY[planet], FLAGS, out, error);
    },
  });
  const calls = entries.length * CALLS_AN_ENTRY;
  return `; ${entries.length} entries need ${calls} calls of the ephemeris, alone ${us(f.entries)}`;
};

/** Far enough apart that the slow planets differ too. */
const FAR_STEP_DAYS = 431.7;

/** Texts of the paragraphs of an answer. */
const textsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return 'rule_id' in value && 'text' in value ? [String(value.text)] : Object.values(value).flatMap(textsOf);
};

/** Calls a function for births some days apart; each call is prepared. */
const askingOf = (name: string, path: string, { asked, variables }: Omit<Measured, 'name'> = {}) => {
  const call = builtCall(name);
  return (n: number, stepDays = STEP_DAYS) => {
    const body = JSON.stringify({ ...birthOf(1950, n * stepDays, 0), ...asked?.(n) });
    return () => call(requestEvent(path, body, variables));
  };
};

/** Of two readings, the share of the paragraphs of the first that the second has word for word: the mean, and how many pairs. */
const sharing = (readings: readonly (readonly string[])[]): readonly [mean: number, pairs: number] => {
  const shares = readings.flatMap((one, i) =>
    readings.slice(i + 1).map((other) => one.filter((text) => other.includes(text)).length / one.length),
  );
  return [shares.reduce((sum, share) => sum + share, 0) / shares.length, shares.length];
};

export const readingsPart: Part = {
  processes: 1,
  rows: async () => {
    const chart = askingOf('core-birthchart', '/v1/birthchart');
    const readings = READINGS.map((one) => ({
      ...one,
      what: one.note ? `${one.name} (${one.note})` : one.name,
      ask: askingOf(
        one.variables ? 'interpret-life-area-area' : `interpret-${one.name}`,
        `/v1/interpret/${one.name}`,
        one,
      ),
    }));
    const f = await bestPrepared(ROUNDS, CALLS, {
      chart: (n) => chart(n),
      ...Object.fromEntries(readings.map(({ what, ask }) => [what, (n: number) => ask(n)])),
    });
    const costs: Readonly<Record<string, number>> = f;
    const whole: (readonly string[])[] = [];
    for (let index = 0; index < CHARTS; index++) {
      const asking = readings.filter(({ costAlone }) => !costAlone);
      const texts = await Promise.all(asking.map(({ ask }) => ask(index, FAR_STEP_DAYS)()));
      whole.push(texts.flatMap((text) => textsOf(JSON.parse(text))));
    }
    const note = await entriesNote();
    const rows: Row[] = [];
    for (const { what, ask, charts = 1, findsEntries = false } of readings) {
      const answers = await Promise.all(Array.from({ length: CALLS }, (_, n) => ask(n)()));
      const text = await textCost(ROUNDS, answers);
      const [own, cast] = [costs[what] ?? NaN, charts * f.chart];
      rows.push(
        row(
          '',
          // An ayanamsa never asked for is measured by the chart alone.
          `interpret/${what}, whole request / its chart${findsEntries ? '' : ', JSON and digest'}`,
          own / (findsEntries ? cast : cast + text),
          findsEntries ? 3 : 2,
          `${us(own)} over ${us(cast)}, JSON and digest ${us(text)}${findsEntries ? note : ''}`,
        ),
      );
    }
    const [shared, pairs] = sharing(whole);
    return [
      ...rows,
      row('', 'paragraphs that two charts share, mean', shared, 0.1, `${pairs} pairs of charts, all readings together`),
    ];
  },
};
