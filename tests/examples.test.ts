/**
 * Runs the examples of docstrings: each line below `@example` is a call and what it gives, `call // → value`. In scope are
 * the exports of the file, `z`, and what many functions take: a birth in New Delhi on 10 May 1990 at 19:55, its sky, chart,
 * clock, almanac, day and dasha, and English words. The hundred functions that most files import have an example each.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { castChart } from '../layers/jyotish/chart/chart.ts';
import { vimshottariPlan } from '../layers/jyotish/dasha/vimshottari.ts';
import { inHouses } from '../layers/jyotish/condition/placement.ts';
import { julian } from '../layers/jyotish/ephemeris/instant.ts';
import { openDay } from '../layers/jyotish/panchang/almanac.ts';
import { getAccount } from '../functions/account/index.get.ts';
import { planets } from '../functions/kundli/planets.ts';
import { fixedClock } from '../lib/adapters/place/fixed-clock.ts';
import { wordsOf } from '../lib/words/words.ts';
import { testSky } from './support/sky.ts';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLES = /\* @example\n((?: \* .+\n)+)/g;

/** The lines of a file's examples, each with its call and its value, as they are written. */
const examplesOf = (text: string): readonly (readonly [call: string, value: string])[] =>
  [...text.matchAll(EXAMPLES)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/^ \* ?/, '').trim())
      .filter((line) => line !== '' && line !== '/')
      .map((line) => {
        const [call = '', value] = line.split(' // → ');
        if (value === undefined) throw new Error(`an example without a result: ${line}`);
        return [call, value] as const;
      }),
  );

// Programs and libraries of others have their own uses; the astrologer is being replaced.
const sources = new Map(
  globSync('{functions,layers,lib}/**/*.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/node_modules|\.d\.ts$|^lib\/(tools|astrologer|pages\/browser|words\/reading)\//.test(file))
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
);
const rows = [...sources].flatMap(([file, text]) =>
  examplesOf(text).map(([call, value]) => [file, call, value] as const),
);

const place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const date = { year: 1990, month: 5, day: 10 };
/** What is in scope beside the exports of a file. */
const fixtures = async (): Promise<Readonly<Record<string, unknown>>> => {
  const sky = await testSky();
  const clock = fixedClock(5.5);
  const jd = clock.instant(date, 19 + 55 / 60);
  const chart = castChart(sky, jd, place);
  const { almanac, day } = openDay(sky, place, 'center', clock, date);
  return {
    z,
    julian,
    sky,
    clock,
    chart,
    almanac,
    day,
    table: almanac.table,
    birth: { jd, place, clock, offset: 5.5, date, timeKnown: true },
    inHouses,
    plan: vimshottariPlan(jd, chart.grahas.moon.nakshatra, 365.25),
    words: wordsOf('en'),
    endpoint: planets,
    resource: getAccount,
    spec: { path: '', input: { fields: {} }, needs: {} },
    call: {
      request: { members: {}, accepted: [] },
      web: { base: 'https://udaya.example/', cookie: () => undefined },
      visitor: { sandbox: false },
      options: { language: 'en' },
    },
  };
};
const given = (expression: string, scope: Readonly<Record<string, unknown>>): unknown =>
  new Function(...Object.keys(scope), `return (async () => (${expression}))();`)(...Object.values(scope));

describe('examples in docstrings', () => {
  let common: Readonly<Record<string, unknown>> = {};
  beforeAll(async () => {
    common = await fixtures();
  });

  it.each(rows)('%s: %s gives %s', async (file, call, value) => {
    const own: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(ROOT, file)).href);
    expect(await given(call, { ...common, ...own })).toEqual(await given(value, {}));
  });

  it('are refused without a result', async () => {
    expect(() => examplesOf('/**\n * @example\n * norm360(-30)\n */\n')).toThrow('without a result');
    expect(await given('twice(2)', { twice: (n: number) => 2 * n })).toBe(4);
  });
});

/** How many of our files import each value of each of our files: `layers/jyotish/chart/rashi.ts#signOf`. */
const importersOf = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [file, text] of sources)
    for (const [, names = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm))
      for (const name of names.split(',').map((one) => one.trim().split(' as ', 1)[0] ?? ''))
        if (name !== '' && !name.startsWith('type ')) {
          const id = `${posix.join(dirname(file), from)}#${name}`;
          counts.set(id, (counts.get(id) ?? 0) + 1);
        }
  return counts;
};

const MOST_USED = 100;
const isClass = (value: object): boolean => /^class\b/.test(String(value));

it('the hundred functions that most files import have an example', async () => {
  const ids = [...importersOf()].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([id]) => id);
  const without: string[] = [];
  let seen = 0;
  for (const id of ids) {
    const [file = '', name = ''] = id.split('#');
    const text = sources.get(file);
    if (text === undefined) continue;
    const own: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(ROOT, file)).href);
    const value = own[name];
    if (typeof value !== 'function' || isClass(value)) continue;
    const doc = new RegExp(`/\\*\\*(?:(?!\\*/)[^])*\\*/\\nexport (?:async )?(?:const|function\\*?) ${name}\\b`);
    if (!doc.exec(text)?.[0].includes('@example')) without.push(id);
    seen += 1;
    if (seen === MOST_USED) break;
  }
  expect(seen).toBe(MOST_USED);
  expect(without).toEqual([]);
});
