/**
 * remedies/wearing-time: each window meets what custom asks, by the endpoints that own weekday, hour, star, tithi, karana and
 * Rahu kala; no moment of two months that meets it is missing; and days on which almanacs print Guru Pushya.
 */
import { handler as at } from '../../functions/panchang/at.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { handler as combustion } from '../../functions/ephemeris/combustion.ts';
import { handler as wearing } from '../../functions/remedies/wearing-time.ts';
import { MUHURAT_EVENTS } from '../../layers/jyotish/muhurat/events.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
interface Span {
  readonly start: string;
  readonly end: string;
}
interface Window {
  readonly span: Span;
  readonly score: number;
  readonly date: string;
  readonly star_match: string;
  readonly nakshatras: readonly { readonly id: number; readonly lord?: string }[];
  readonly tithis: readonly { readonly id: number }[];
}
const local = (ms: number) => {
  const text = new Date(ms + 5.5 * 3_600_000).toISOString();
  return { ...DELHI, date: text.slice(0, 10), time: text.slice(11, 19) };
};
const within = (spans: readonly Span[], ms: number): boolean =>
  spans.some(({ start, end }) => Date.parse(start) <= ms && ms < Date.parse(end));

/** Hours of Jupiter and Rahu kala of the Hindu day of a date. */
const hoursOf = async (date: string) => {
  const { horas } = await data(hora, { ...DELHI, date });
  const { rahu_kala: kala } = await data(rahuKaal, { ...DELHI, date });
  return {
    horas: horas.filter(({ lord }: { lord: string }) => lord === 'jupiter').map(({ span }: { span: Span }) => span),
    rahu: [kala] as readonly Span[],
  };
};
/** Stars of Jupiter, Pushya, and those of jewellery. */
const STARS = new Set([7, 16, 25, 8, ...MUHURAT_EVENTS.gold_jewellery.stars]);
const suits = async (ms: number): Promise<boolean> => {
  const { tithi, nakshatra, karana } = await data(at, local(ms));
  return tithi.id < 16 && ![4, 9, 14].includes(tithi.id) && STARS.has(nakshatra.id) && karana.key !== 'vishti';
};

describe('remedies/wearing-time', () => {
  it('gives all moments of two months that meet the custom, and no others', async () => {
    const { windows } = await data(wearing, {
      ...DELHI,
      gem: 'yellow_sapphire',
      from: '2026-04-16',
      to: '2026-06-15',
      limit: 200,
    });
    const spans = windows.map(({ span }: Window) => span);
    expect(spans.length).toBeGreaterThan(8);
    // 16 April 2026 is a Thursday.
    let wrong = 0;
    let samples = 0;
    for (let day = Date.parse('2026-04-16T00:00:00Z'); day < Date.parse('2026-06-12'); day += 7 * 86_400_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      const { horas, rahu } = await hoursOf(date);
      for (const { start, end } of horas)
        for (let ms = Date.parse(start) + 30_000; ms < Date.parse(end); ms += 4 * 60_000) {
          const wanted = !within(rahu, ms) && (await suits(ms));
          samples++;
          // A piece of less than 24 minutes is no window: it is counted neither way.
          if (wanted !== within(spans, ms) && (await longEnough(ms, rahu, { start, end }))) wrong++;
        }
    }
    expect([samples > 400, wrong]).toEqual([true, 0]);
    record({ endpoint: 'remedies/wearing-time', oracle: 'Exhaustive samples by other endpoints', unit: 'mismatches' }, [
      wrong,
    ]);
  });

  it('takes the Guru Pushya of 21 May 2026, and never a rikta tithi or the waning half', async () => {
    const { windows, hora_lord: lord } = await data(wearing, {
      ...DELHI,
      gem: 'yellow_sapphire',
      from: '2026-01-01',
      to: '2026-12-31',
      limit: 200,
    });
    expect(lord).toBe('jupiter');
    const pushya = windows.filter((one: Window) => one.star_match === 'pushya');
    expect(new Set(pushya.map(({ date }: Window) => date))).toEqual(new Set(['2026-05-21']));
    for (const { tithis, span, nakshatras } of windows as readonly Window[]) {
      expect(Date.parse(span.end) - Date.parse(span.start)).toBeGreaterThanOrEqual(24 * 60_000 - 1000);
      for (const { id } of tithis) expect(id < 16 && ![4, 9, 14].includes(id)).toBe(true);
      expect(nakshatras).toHaveLength(1);
    }
    const scores = windows.map(({ score }: Window) => score);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
  });

  it('leaves out the time in which the planet is lost in the light of the Sun', async () => {
    for (const [gem, body] of [
      ['red_coral', 'mars'],
      ['blue_sapphire', 'saturn'],
      ['emerald', 'mercury'],
    ] as const) {
      const year = { ...DELHI, from: '2025-07-01', to: '2026-06-30' };
      const { periods } = await data(combustion, { ...year, bodies: [body] });
      const { windows } = await data(wearing, { ...year, gem, limit: 200 });
      expect([gem, periods.length > 0, windows.length > 0]).toEqual([gem, true, true]);
      const spans = periods.map(({ span }: { span: Span }) => span);
      for (const { span } of windows as readonly Window[])
        expect(within(spans, Date.parse(span.start) + 1000)).toBe(false);
    }
  });

  it('knows the beads by their planets, and the nodes by the day that custom gives them', async () => {
    const span = { ...DELHI, from: '2026-01-01', to: '2026-02-28' };
    const rahu = await data(wearing, { ...span, mukhi: 8 });
    expect([rahu.planet, rahu.weekday.id, rahu.hora_lord, rahu.metals, rahu.finger]).toEqual([
      'rahu',
      6,
      'saturn',
      null,
      null,
    ]);
    const ketu = await data(wearing, { ...span, gem: 'cats_eye' });
    expect([ketu.planet, ketu.weekday.id, ketu.hora_lord]).toEqual(['ketu', 2, 'mars']);
    expect((await data(wearing, { ...span, mukhi: 5 })).planet).toBe('jupiter');
  });

  it('counts the persons who are named', async () => {
    const born = { date: '1990-05-10', time: '19:55', ...DELHI };
    const ask = { ...DELHI, gem: 'yellow_sapphire', from: '2026-01-01', to: '2026-12-31', limit: 200 };
    const [all, own] = [await data(wearing, ask), await data(wearing, { ...ask, natives: [born] })];
    expect(own.found).toBeLessThan(all.found);
    expect(own.rules.map(({ key }: { key: string }) => key)).toEqual(expect.arrayContaining(['tara', 'chandra']));
  });

  it.each([
    ['nothing asked about', {}, 'gem', 'REQUIRED'],
    ['both', { gem: 'ruby', mukhi: 1 }, 'mukhi', 'CONFLICT'],
    ['a bead without a planet', { mukhi: 11 }, 'mukhi', 'UNKNOWN_VALUE'],
    ['a stone of no planet', { gem: 'jade' }, 'gem', 'UNKNOWN_VALUE'],
    ['more than a year', { gem: 'ruby', to: '2027-06-30' }, 'to', 'RANGE_TOO_LONG'],
  ])('refuses %s', async (_name, change, field, code) => {
    const called = await call(wearing, { ...DELHI, from: '2026-01-01', to: '2026-12-31', ...change });
    const [detail] = called.body.error.details;
    expect([called.status, detail.field, detail.code]).toEqual([400, field, code]);
  });

  it('finds nothing where the Sun does not rise', async () => {
    const polar = { gem: 'ruby', from: '2026-06-10', to: '2026-06-30', lat: 78.2, lon: 15.6, tz: 1 };
    expect((await data(wearing, polar)).windows).toEqual([]);
  });
});

/** Whether the moments that suit around one inside an hour make up 24 minutes. */
const longEnough = async (ms: number, rahu: readonly Span[], { start, end }: Span): Promise<boolean> => {
  const good = async (one: number): Promise<boolean> => !within(rahu, one) && (await suits(one));
  if (!(await good(ms))) return true;
  let [low, high] = [ms, ms];
  while (low - 60_000 >= Date.parse(start) && (await good(low - 60_000))) low -= 60_000;
  while (high + 60_000 < Date.parse(end) && (await good(high + 60_000))) high += 60_000;
  return high - low >= 24 * 60_000;
};
