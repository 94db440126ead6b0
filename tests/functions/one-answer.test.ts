/**
 * No two endpoints tell two things of one birth, pair or day: 100 births, 60 pairs, 200 days and the 102 new-year days of
 * 2000–2050 over the table of tests/support/one-answer.ts. `npm run soak` (UDAYA_SOAK=all) takes twice as many, and tests every
 * quantity on every case.
 */
import { findEndpoint, runEndpoint } from '../../lib/service/catalogue/run.ts';
import { MORE_OF_BIRTH, MORE_OF_DAY, MORE_OF_PAIR } from '../support/one-answer-suites.ts';
import { OF_BIRTH, OF_DAY, OF_PAIR, YEARS_OF_DAY, type Quantity } from '../support/one-answer.ts';
import type { Called } from '../support/call.ts';
import { matrix, SOAKS, thinned } from '../support/soak.ts';

type Data = Called['body'];

const REQUEST = {
  requestId: 'test',
  language: 'en',
  credits: () => ({ charged: 0, remaining: null }),
  warnings: [],
} as const;
const ask = async (name: string, body: object): Promise<Data> => {
  const found = await findEndpoint(name);
  if (!found) throw new Error(`no endpoint ${name}`);
  // Members that an endpoint does not take are left to those that do.
  return JSON.parse((await runEndpoint(found, body, REQUEST)).body).data;
};

/** Numbers from 0 to 1, the same in every run. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
};
const random = numbers(Number(process.env['UDAYA_SEED'] ?? 7));
/** So many cases, half of them in a short run. */
const cases = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: SOAKS ? count : count / 2 }, (_, i) => make(i));
const DAY_MS = 86_400_000;

const place = () => ({ lat: 8 + random() * 26, lon: 68 + random() * 28, tz: 5.5 });
const birth = () => {
  const at = new Date(Date.UTC(1930, 0, 1) + random() * 95 * 365.25 * DAY_MS).toISOString();
  return { date: at.slice(0, 10), time: at.slice(11, 19), ...place() };
};
const dateOf = (days: number): string => new Date(Date.UTC(2000, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);

/** What is not tested on every case is tested on so many fewer, to keep the run short. */
const THIN = 4;
/** Instants are told to the second, and two tables of the sky agree to 0.1 ms: of ten thousand, one or two round apart. */
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/g;
const MOST_TIES = 1;
/** Whether texts say the same but for instants that are one second apart. */
const isTie = (values: readonly string[]): boolean => {
  if (new Set(values.map((value) => value.replace(INSTANT, ''))).size > 1) return false;
  const instants = values.map((value) => (value.match(INSTANT) ?? []).map((text) => Date.parse(text)));
  const times = (at: number): readonly number[] => instants.map((row) => row[at] ?? 0);
  return (instants[0] ?? []).every((_, at) => Math.max(...times(at)) - Math.min(...times(at)) <= 1000);
};

/** Every contradiction: the quantity, the case, and what each endpoint tells. */
const contradictions = async (
  quantities: readonly Quantity[],
  bodies: readonly object[],
  bodyOf: (endpoint: string, body: object) => object = (_, body) => body,
): Promise<readonly string[]> => {
  const found: string[] = [];
  const ties: string[] = [];
  for (const [i, body] of bodies.entries()) {
    const answered = new Map<string, Data>();
    for (const { quantity, every = 1, told } of quantities) {
      if (!SOAKS && i % (every === 1 ? 1 : every * THIN) !== 0) continue;
      const values: string[] = [];
      for (const { endpoint, body: own, value } of told) {
        const key = `${endpoint} ${JSON.stringify(own)}`;
        if (!answered.has(key)) answered.set(key, await ask(endpoint, { ...bodyOf(endpoint, body), ...own }));
        values.push(JSON.stringify(value(answered.get(key), body)));
      }
      if (new Set(values).size > 1)
        (isTie(values) ? ties : found).push(
          `${quantity}: ${told.map(({ endpoint }, j) => `${endpoint} ${values[j]}`).join(' | ')} of ${JSON.stringify(body)}`,
        );
    }
  }
  return [...found, ...ties.slice(MOST_TIES)];
};

const AT = '2026-11-21T12:00:00+05:30';
/** Endpoints that take no instant beside the birth. */
const TIMELESS =
  /^(birthchart|lal-kitab|numerology|kp|kundli|varga|jaimini|strength|ephemeris|yoga|remedies|interpret\/(ascendant|birth-panchang|conjunctions|house-lords|moon-sign|nakshatra)|dosha\/(manglik|kaal|pitra|kalathra|conjunctions|gandmool))/;

describe('no two endpoints tell two things', () => {
  it('of a birth', async () => {
    const bodies = cases(200, birth);
    const withAt = (endpoint: string, body: object): object => (TIMELESS.test(endpoint) ? body : { ...body, at: AT });
    expect(await contradictions([...OF_BIRTH, ...MORE_OF_BIRTH], bodies, withAt)).toEqual([]);
  });

  it('of a pair', async () => {
    const bodies = cases(120, () => ({ groom: birth(), bride: birth() }));
    expect(await contradictions([...OF_PAIR, ...MORE_OF_PAIR], bodies, ofPair)).toEqual([]);
  });

  it('of a day', async () => {
    const bodies = cases(400, () => ({ date: dateOf(Math.floor(random() * 18_628)), ...place() }));
    expect(await contradictions([...OF_DAY, ...MORE_OF_DAY], bodies, ofDate)).toEqual([]);
  });
});

/** Endpoints of one person take the groom; a search of many takes him and, as its only candidate, the bride. */
const ofPair = (endpoint: string, body: object): object => {
  const { groom, bride } = body as { readonly groom: object; readonly bride: object };
  if (endpoint === 'matching/bulk') return { ...groom, candidates: [{ ...bride, ref: 'bride' }] };
  return endpoint.startsWith('matching/') ? body : groom;
};

/** Endpoints of what is seldom take half a year from the date on. */
const MANY: readonly string[] = [
  'calendar/sankranti',
  'calendar/grahan',
  'calendar/ekadashi',
  'calendar/vrat/ekadashi',
  'ephemeris/ingress',
  'ephemeris/solar-eclipses',
  'ephemeris/lunar-eclipses',
];
const MANY_DAYS = 180;

/** Endpoints of a stretch of days take the date as both its ends, those of a month its month. */
const ofDate = (endpoint: string, body: object): object => {
  const { date, ...rest } = body as { readonly date: string };
  if (endpoint === 'calendar/month')
    return { ...rest, year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
  const last = dateOf((Date.parse(date) - Date.parse('2000-01-01')) / DAY_MS + MANY_DAYS);
  if (MANY.includes(endpoint)) return { ...rest, from: date, to: last };
  if (!['panchang/range', 'ephemeris/rise-set', 'calendar/festivals'].includes(endpoint)) return body;
  return { ...rest, from: date, to: date };
};

describe('a dasha that runs in rounds', () => {
  const OLD = { date: '1930-08-20', time: '14:44:37', lat: 27.05, lon: 79.3, tz: 5.5 };
  const listed = async (system: string, body: object) => {
    const answered = await ask(`dasha/${system}`, { ...OLD, depth: 1, ...body });
    return { state: answered.state, last: answered.periods.at(-1).span.end, current: answered.current[0]?.span.end };
  };

  it.each(['chara', 'yogini'])('%s goes on as far as it is asked', async (system) => {
    // Chara of this birth: 96 years in a round; Yogini: 108 years in three.
    for (const at of ['2026-11-21', '2045-11-21']) {
      const { state, last, current } = await listed(system, { at });
      expect([system, at, state, last > at, current <= last]).toEqual([system, at, 'running', true, true]);
    }
    const toTheEnd = await listed(system, { at: '1990-01-01', to: '2045-11-21' });
    expect(toTheEnd.last > '2045-11-21').toBe(true);
    // A number of rounds that is asked for is kept; what runs is told all the same.
    const one = await listed(system, { at: '2045-11-21', cycles: 1 });
    expect([one.state, one.last < '2045-11-21']).toEqual(['running', true]);
  });
});

describe('the years of a civil day', () => {
  const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
  /** Years with a leap Chaitra. */
  const LEAP_CHAITRAS: readonly number[] = [2029, 2048];
  const NEW_YEARS = [
    ['ugadi', ['shaka', 'vikram', 'kali']],
    ['gujarati_new_year', ['vikram_kartikadi']],
  ] as const;

  it.each(NEW_YEARS)('change with %s, 2000–2050, everywhere', async (festival, eras) => {
    const { occurrences } = await ask(`calendar/festival/${festival}`, { from_year: 2000, to_year: 2050, ...DELHI });
    const dates: readonly string[] = occurrences.map(({ date }: Data) => date);
    expect(dates).toHaveLength(51);
    const before = dates.map((date) => dateOf((Date.parse(date) - Date.parse('2000-01-01')) / DAY_MS - 1));
    // Either festival in every other year, and in those with a leap Chaitra.
    const turn = NEW_YEARS.findIndex(([one]) => one === festival);
    const isAsked = (date: string, i: number): boolean =>
      i % NEW_YEARS.length === turn || LEAP_CHAITRAS.includes(Number(date.slice(0, 4)));
    const days = [...matrix(dates, isAsked), ...thinned(before, 5)].map((date) => ({ date, ...DELHI }));
    expect(await contradictions(YEARS_OF_DAY, days)).toEqual([]);
    for (const [i, date] of matrix([...dates.entries()], ([n, one]) => isAsked(one, n))) {
      const rows = (await ask('panchang/era', { date, ...DELHI })).eras;
      const last = (await ask('panchang/era', { date: before[i], ...DELHI })).eras;
      for (const key of eras) {
        const [row, old] = [rows, last].map((all) => all.find((one: Data) => one.key === key));
        // Where Chaitra is leap the year has begun with the leap month.
        const begun = festival === 'ugadi' && LEAP_CHAITRAS.includes(Number(date.slice(0, 4)));
        const [begins, year] = begun ? [old.begins, old.year] : [date, old.year + 1];
        expect([date, key, row.begins, row.year]).toEqual([date, key, begins, year]);
        if (!begun) expect(old.ends).toBe(before[i]);
      }
      // The written date leads back to the day.
      if (!SOAKS && i % 3 !== 0) continue;
      const hindu = await ask('calendar/to-hindu', { date, ...DELHI });
      const { vikram, month, paksha, tithi } = hindu.lunar;
      const number = ((tithi.id - 1) % 15) + 1;
      const written = { year: vikram, month: month.amanta.key, paksha, tithi: number, adhika: month.adhika, ...DELHI };
      expect((await ask('calendar/to-gregorian', written)).dates).toContain(date);
    }
  });

  it('have changed on 19 March 2026, whose sunrise is in the last tithi of the old year', async () => {
    const { lunar } = await ask('calendar/to-hindu', { date: '2026-03-19', ...DELHI });
    expect([lunar.vikram, lunar.shaka, lunar.month.key, lunar.tithi.id]).toEqual([2083, 1948, 'phalguna', 30]);
    expect((await ask('calendar/to-hindu', { date: '2026-03-18', ...DELHI })).lunar.vikram).toBe(2082);
  });
});
