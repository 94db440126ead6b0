/** transit/search against the endpoints that its conditions belong to, and the bounds of its language. */
import { handler as timeline } from '../../functions/dasha/timeline.ts';
import { handler as combustion } from '../../functions/ephemeris/combustion.ts';
import { handler as retrograde } from '../../functions/ephemeris/retrograde.ts';
import { handler as find } from '../../functions/panchang/find.ts';
import { handler as ashtakavarga } from '../../functions/transit/ashtakavarga.ts';
import { handler as chandrashtama } from '../../functions/transit/chandrashtama.ts';
import { handler as doubleTransit } from '../../functions/transit/double-transit.ts';
import { handler as gochara } from '../../functions/transit/gochara.ts';
import { handler as houses } from '../../functions/transit/house-timeline.ts';
import { handler as search } from '../../functions/transit/search.ts';
import { call, data } from '../support/call.ts';
import { timesOf } from '../support/work.ts';

interface Span {
  readonly start: string;
  readonly end: string;
}
interface Window {
  readonly span: Span;
  readonly met: readonly { readonly path: string; readonly key: string }[];
}
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const TEN_YEARS = { ...BIRTH, from: '2026-01-01', to: '2035-12-31' };
const TWO_YEARS = { ...BIRTH, from: '2026-01-01', to: '2027-12-31' };
const windowsOf = async (where: object, range: object = TEN_YEARS): Promise<Window[]> =>
  (await data(search, { ...range, where })).windows;
const spansOf = async (where: object, range: object = TEN_YEARS): Promise<Span[]> =>
  (await windowsOf(where, range)).map(({ span }) => span);
const at = (text: string): number => Date.parse(text);
/** Spans cut to a range, neighbours joined. */
const cut = (spans: readonly Span[], { from, to }: { from: string; to: string }): Span[] => {
  const [first, last] = [`${from}T00:00:00+05:30`, new Date(at(`${to}T00:00:00+05:30`) + 86_400_000).toISOString()];
  const out: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => at(a.start) - at(b.start))) {
    const span = { start: at(start) < at(first) ? first : start, end: at(end) > at(last) ? last : end };
    if (at(span.start) >= at(span.end)) continue;
    const before = out.at(-1);
    if (before && at(span.start) <= at(before.end))
      out[out.length - 1] = { start: before.start, end: at(span.end) > at(before.end) ? span.end : before.end };
    else out.push(span);
  }
  return out;
};
const SECOND = 1000;
const expectSame = (found: readonly Span[], known: readonly Span[], slack = SECOND): void => {
  expect(found.length).toBe(known.length);
  for (const [i, span] of found.entries())
    for (const edge of ['start', 'end'] as const)
      expect([i, edge, Math.abs(at(span[edge]) - at(known[i]?.[edge] ?? '')) <= slack]).toEqual([i, edge, true]);
};
const middle = ({ start, end }: Span): string => new Date((at(start) + at(end)) / 2).toISOString().slice(0, 19) + 'Z';

describe('transit/search', () => {
  it('finds the stays in houses and signs', async () => {
    for (const body of ['jupiter', 'saturn', 'rahu', 'mars'] as const)
      for (const reference of ['lagna', 'moon'] as const) {
        const { stays } = await data(houses, { ...TEN_YEARS, bodies: [body], reference });
        const wanted = [2, 7, 11];
        const known = stays
          .filter((one: { house: number }) => wanted.includes(one.house))
          .map((one: { span: Span }) => one.span);
        expectSame(await spansOf({ body, in_house: wanted, from: reference }), cut(known, TEN_YEARS), 30 * SECOND);
        const signs = stays
          .filter((one: { sign: { id: number } }) => [1, 5].includes(one.sign.id))
          .map((one: { span: Span }) => one.span);
        expectSame(await spansOf({ body, in_sign: [1, 'leo'] }), cut(signs, TEN_YEARS), 30 * SECOND);
      }
  });

  it('finds retrograde and combust spans, and what is not so', async () => {
    for (const body of ['mercury', 'saturn'] as const) {
      const { periods } = await data(retrograde, { from: '2026-01-01', to: '2035-12-31', tz: 5.5, bodies: [body] });
      const known = cut(
        periods.map((one: { span: Span }) => one.span),
        TEN_YEARS,
      );
      const found = await spansOf({ body, retrograde: true });
      expectSame(found, known, 120 * SECOND);
      const [yes, no] = [found, await spansOf({ body, retrograde: false })];
      const days = (list: readonly Span[]): number =>
        list.reduce((sum, one) => sum + at(one.end) - at(one.start), 0) / 86_400_000;
      expect(Math.abs(days(yes) + days(no) - 3652)).toBeLessThan(0.01);
      expectSame(await spansOf({ not: { body, retrograde: true } }), no);
    }
    const { periods } = await data(combustion, { from: '2026-01-01', to: '2027-12-31', tz: 5.5, bodies: ['venus'] });
    const known = cut(
      periods.map((one: { span: Span }) => one.span),
      TWO_YEARS,
    );
    expectSame(await spansOf({ body: 'venus', combust: true }, TWO_YEARS), known, 30 * SECOND);
  });

  it('finds double transits, chandrashtama, dashas and angas', async () => {
    const { windows } = await data(doubleTransit, { ...TEN_YEARS, houses: [7] });
    expectSame(
      await spansOf({ double_transit: 7 }),
      cut(
        windows.map((one: Window) => one.span),
        TEN_YEARS,
      ),
    );
    const { periods } = await data(chandrashtama, { ...BIRTH, from: '2026-01-01', to: '2026-12-31' });
    const YEAR = { ...BIRTH, from: '2026-01-01', to: '2026-12-31' };
    expectSame(
      await spansOf({ chandrashtama: true }, YEAR),
      cut(
        periods.map((one: Window) => one.span),
        YEAR,
      ),
    );
    const { events } = await data(timeline, { ...TEN_YEARS, systems: ['vimshottari'], levels: [2] });
    const changes = events as { at: string; to: { key: string }[] }[];
    const [start] = await spansOf({ dasha: { level: 2, lord: [changes[1]?.to[1]?.key] } });
    expect(start?.start).toBe(changes[1]?.at);
    const { matches } = await data(find, {
      ...BIRTH,
      date: undefined,
      time: undefined,
      from: '2026-01-01',
      to: '2027-12-31',
      where: { tithi: 5, weekday: 4 },
    });
    const found = await spansOf({ all: [{ tithi: [5] }, { vara: ['thursday'] }] }, TWO_YEARS);
    expectSame(
      found,
      cut(
        matches.map((one: Window) => one.span),
        TWO_YEARS,
      ),
    );
  });

  it('agrees with gochara and bindus at the middle of its windows and outside them', async () => {
    for (const [body, key] of [
      ['jupiter', 'good'],
      ['venus', 'obstructed'],
      ['mars', 'relieved'],
    ] as const) {
      const found = await spansOf({ body, gochara: [key] }, TWO_YEARS);
      const other = await spansOf({ not: { body, gochara: [key] } }, TWO_YEARS);
      for (const [spans, is] of [
        [found, true],
        [other, false],
      ] as const)
        for (const span of spans.slice(0, 12)) {
          const { planets } = await data(gochara, { ...BIRTH, at: middle(span) });
          const { verdict } = planets.find(({ planet }: { planet: string }) => planet === body);
          expect([body, span.start, verdict === key]).toEqual([body, span.start, is]);
        }
    }
    const strong = await spansOf({
      all: [
        { body: 'saturn', bav: { min: 3 } },
        { body: 'saturn', sav: { max: 30 } },
      ],
    });
    const lucky = await spansOf({ body: 'jupiter', kakshya_bindu: true });
    expect(lucky.length).toBeGreaterThan(5);
    for (const span of [...strong.slice(0, 6), ...lucky.slice(0, 6)]) {
      const { planets } = await data(ashtakavarga, { ...BIRTH, at: middle(span) });
      const of = (name: string) => planets.find(({ planet }: { planet: string }) => planet === name);
      if (strong.includes(span)) expect([of('saturn').bav >= 3, of('saturn').sav <= 30]).toEqual([true, true]);
      else expect([span.start, of('jupiter').kakshya.bindu]).toEqual([span.start, true]);
    }
  });

  it('combines: all narrows, any widens, windows name what holds throughout', async () => {
    const jupiter = { body: 'jupiter', in_house: [2, 5, 7, 9, 11], from: 'moon' };
    const venus = { dasha: { level: 2, lord: ['venus', 'mercury'] } };
    const both = await windowsOf({ all: [jupiter, venus] });
    const either = await spansOf({ any: [jupiter, venus] });
    const ms = (list: readonly Span[]): number => list.reduce((sum, one) => sum + at(one.end) - at(one.start), 0);
    const [a, b] = [ms(await spansOf(jupiter)), ms(await spansOf(venus))];
    expect(Math.abs(a + b - ms(both.map(({ span }) => span)) - ms(either))).toBeLessThan(60 * SECOND);
    for (const { met } of both) expect(met.map(({ path }) => path)).toEqual(['where.all.0', 'where.all.1']);
    expectSame(
      await spansOf({ not: { any: [{ not: jupiter }, { not: venus }] } }),
      both.map(({ span }) => span),
    );
    const long = await data(search, { ...TEN_YEARS, where: jupiter, min_minutes: 200 * 1440, limit: 1 });
    expect(long.windows.length).toBe(1);
    for (const { span } of long.windows) expect(at(span.end) - at(span.start)).toBeGreaterThanOrEqual(200 * 86_400_000);
  });

  it('plans before it runs, and refuses what would cost too much', async () => {
    const fast = { tara: [2, 4, 6] };
    const refused = await call(search, { ...TEN_YEARS, where: fast });
    expect([refused.status, refused.body.error.details[0]]).toMatchObject([
      400,
      { field: 'to', code: 'RANGE_TOO_LONG' },
    ]);
    expect((await call(search, { ...TWO_YEARS, where: fast })).status).toBe(200);
    const narrowed = { all: [fast, { body: 'saturn', in_sign: [1] }, { body: 'mars', in_sign: [8] }] };
    const found = await data(search, { ...TEN_YEARS, where: narrowed });
    expect(found.search_plan.map(({ key, path }: { key: string; path: string }) => [key, path])).toEqual([
      ['in_sign', 'where.all.1'],
      ['in_sign', 'where.all.2'],
      ['tara', 'where.all.0'],
    ]);
    expect(found.scanned_days).toBeLessThan(200);
    const plan = await data(search, { ...TEN_YEARS, where: narrowed, plan_only: true });
    expect([plan.windows, plan.scanned_days, plan.search_plan]).toEqual([[], 0, found.search_plan]);
    // Widened by an any, the fast condition is tried everywhere again.
    expect((await call(search, { ...TEN_YEARS, where: { any: narrowed.all } })).status).toBe(400);
  });

  it('says what is wrong with a condition', async () => {
    const deep = (n: number): object => (n === 0 ? { paksha: 'shukla' } : { all: [deep(n - 1)] });
    const half = Array.from({ length: 13 }, () => ({ paksha: 'shukla' }));
    const WRONG: readonly (readonly [object, string, string])[] = [
      [{}, 'where', 'REQUIRED'],
      [{ body: 'sun' }, 'where', 'REQUIRED'],
      [{ in_sign: [1] }, 'where.body', 'REQUIRED'],
      [{ body: 'sun', tithi: [1] }, 'where.body', 'CONFLICT'],
      [{ body: 'sun', in_sign: [1], orb: 2 }, 'where.orb', 'CONFLICT'],
      [{ body: 'sun', in_sign: [1], in_house: [1] }, 'where', 'CONFLICT'],
      [{ body: 'sun', in_sign: [13] }, 'where.in_sign.0', 'OUT_OF_RANGE'],
      [{ body: 'sun', near: 'moon', orb: 11 }, 'where.orb', 'OUT_OF_RANGE'],
      [{ all: [{ any: [{ nothing: 1 }] }] }, 'where.all.0.any.0.nothing', 'UNKNOWN_FIELD'],
      [{ all: [] }, 'where.all', 'OUT_OF_RANGE'],
      [deep(5), 'where.all.0.all.0.all.0.all.0', 'TOO_LONG'],
      [{ any: [{ all: half }, { any: half }] }, 'where', 'TOO_LONG'],
      [{ all: Array.from({ length: 30 }, () => ({})) }, 'where.all', 'TOO_LONG'],
    ];
    for (const [where, field, code] of WRONG) {
      const { status, body } = await call(search, { ...TWO_YEARS, where });
      expect([where, status, body.error.details[0].field, body.error.details[0].code]).toEqual([
        where,
        400,
        field,
        code,
      ]);
    }
    const allowed = () => call(search, { ...TWO_YEARS, where: deep(4) });
    expect((await allowed()).status).toBe(200);
    const where = { all: Array.from({ length: 20_000 }, () => ({ body: 'x' })) };
    const hostile = () => call(search, { ...TWO_YEARS, where });
    expect((await hostile()).status).toBe(400);
    // What is refused costs little more than reading it: no pair of its conditions is compared.
    const json = JSON.stringify({ where });
    const plain = async () => JSON.stringify(JSON.parse(json));
    expect(await timesOf(hostile, plain)).toBeLessThan(10);
  });
});
