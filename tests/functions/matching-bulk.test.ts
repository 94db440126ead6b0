/** One person against many: rows as single matches give them, ranks, rows that fail alone, and the price. */
import { handler as ashtakoot } from '../../functions/matching/ashtakoot.ts';
import { handler as bulk } from '../../functions/matching/bulk.ts';
import { handler as starTable } from '../../functions/matching/star-table.ts';
import type { Caller } from '../../lib/contract/frame/caller.ts';
import { endpoints } from '../../lib/service/catalogue/registry.ts';
import { answer } from '../../lib/service/http/answer.ts';
import { FREE_CALLER } from '../../lib/service/http/spending.ts';
import { call, data } from '../support/call.ts';
import { timesOf } from '../support/work.ts';

interface Row {
  readonly ref: string;
  readonly rank: number;
  readonly total: number;
  readonly adjusted: number;
  readonly verdict: string;
  readonly manglik_ok: boolean | null;
  readonly flags: readonly { readonly key: string }[];
  readonly uncertain: boolean;
}
const PERSON = { date: '1992-08-22', time: '06:30', lat: 19.076, lon: 72.8777, tz: 5.5 };
const births = Array.from({ length: 40 }, (_, i) => ({
  ref: `c${String(i).padStart(2, '0')}`,
  date: new Date(Date.UTC(1985, 2, 1) + i * 47.3 * 86_400_000).toISOString().slice(0, 10),
  time: `${String((i * 7) % 24).padStart(2, '0')}:1${i % 10}`,
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
}));

describe('matching/bulk', () => {
  it('is each match alone, in either role', async () => {
    for (const role of ['groom', 'bride'] as const) {
      const { results, errors } = (await data(bulk, { ...PERSON, role, candidates: births })) as {
        results: Row[];
        errors: unknown[];
      };
      expect([results.length, errors]).toEqual([40, []]);
      for (const { ref: mark, total, adjusted, verdict, manglik_ok } of results) {
        const { ref: _ref, ...other } = births.find(({ ref }) => ref === mark) ?? {};
        const pair = role === 'groom' ? { groom: PERSON, bride: other } : { groom: other, bride: PERSON };
        const one = await data(ashtakoot, pair);
        expect([mark, total, adjusted, verdict, manglik_ok]).toEqual([
          mark,
          one.total,
          one.adjusted,
          one.verdict,
          one.manglik.balanced,
        ]);
      }
    }
  });

  it('ranks by verdict, points and Mars, and equals share a rank', async () => {
    const twins = [...births, ...births.map((one) => ({ ...one, ref: `${one.ref}-twin` }))];
    const { results } = (await data(bulk, { ...PERSON, candidates: twins })) as { results: Row[] };
    const VERDICTS = ['recommended', 'caution', 'not_recommended'];
    const MARS = [true, null, false] as const;
    const keyOf = ({ verdict, total, adjusted, manglik_ok }: Row): readonly number[] => [
      VERDICTS.indexOf(verdict),
      -total,
      -adjusted,
      MARS.findIndex((one) => one === manglik_ok),
    ];
    for (const [i, row] of results.entries()) {
      const before = results.filter((other) =>
        keyOf(other).some(
          (part, k) =>
            part < (keyOf(row)[k] ?? 0) &&
            keyOf(other)
              .slice(0, k)
              .every((one, j) => one === keyOf(row)[j]),
        ),
      );
      expect([i, row.rank]).toEqual([i, before.length + 1]);
    }
    const first = results.filter(({ rank }) => rank === 1).map(({ ref }) => ref);
    expect(first).toEqual([...first].sort());
    expect(first.length).toBeGreaterThan(1);
  });

  it('takes stars, and flags their doshas', async () => {
    const candidates = Array.from({ length: 27 }, (_, i) => ({ ref: String(i + 1), nakshatra: i + 1, pada: 2 }));
    const { results } = (await data(bulk, { nakshatra: 'rohini', pada: 2, role: 'bride', candidates })) as {
      results: Row[];
    };
    const { rows } = await data(starTable, { nakshatra: 'rohini', pada: 2, role: 'bride' });
    for (const { ref: mark, total, flags, manglik_ok } of results) {
      const row = rows[(Number(mark) - 1) * 4 + 1];
      expect([mark, total, flags.map(({ key }) => key), manglik_ok]).toEqual([
        mark,
        row.total,
        row.doshas.map(({ key }: { key: string }) => key),
        null,
      ]);
    }
  });

  it('lists rows that cannot be read, and matches the others', async () => {
    const candidates = [
      { ref: 'good', nakshatra: 13, pada: 1 },
      { ref: 'nested', birth: { ...PERSON } },
      { ref: 'unknown time', date: '1990-05-10', time_unknown: true, lat: 28.6, lon: 77.2, tz: 5.5 },
      { ref: 'no date', time: '10:00', lat: 28.6, lon: 77.2 },
      { ref: 'no such day', date: '1990-02-30', time: '10:00', lat: 28.6, lon: 77.2 },
      { ref: 'nowhere', date: '1990-02-20', time: '10:00', place: 'Xyzzyqwertz' },
      { ref: 'two signs', nakshatra: 3 },
      { nakshatra: 'nothing' },
      7,
      null,
      { ref: 'too early', date: '1799-01-01', time: '10:00', lat: 28.6, lon: 77.2, tz: 5.5 },
    ];
    const { results, errors } = await data(bulk, { ...PERSON, candidates });
    expect(results.map(({ ref }: Row) => ref).sort()).toEqual(['good', 'nested', 'unknown time']);
    expect(results.find(({ ref }: Row) => ref === 'unknown time').manglik_ok).toBeNull();
    expect(
      errors.map(({ ref, code, field }: { ref: string; code: string; field: string | null }) => [ref, code, field]),
    ).toEqual([
      ['no date', 'VALIDATION_FAILED', 'date'],
      ['no such day', 'VALIDATION_FAILED', 'date'],
      ['nowhere', 'PLACE_NOT_FOUND', 'place'],
      ['two signs', 'VALIDATION_FAILED', 'pada'],
      ['8', 'VALIDATION_FAILED', 'nakshatra'],
      ['9', 'VALIDATION_FAILED', 'candidate'],
      ['10', 'VALIDATION_FAILED', 'candidate'],
      ['too early', 'VALIDATION_FAILED', 'date'],
    ]);
    for (const candidates of [[], Array.from({ length: 501 }, () => ({ nakshatra: 13 })), 'x', undefined])
      expect((await call(bulk, { ...PERSON, candidates })).status).toBe(400);
    expect((await call(bulk, { candidates: [{ nakshatra: 13 }] })).status).toBe(400);
  });

  it('costs 2 credits and one for ten matches, nothing for rows that fail; 500 rows at most twenty times 50', async () => {
    const found = (await endpoints()).find(({ path }) => path === '/v1/matching/bulk');
    if (!found) throw new Error('no bulk');
    const paid: number[] = [];
    const caller: Caller = { ...FREE_CALLER, pay: (credits) => (paid.push(credits), FREE_CALLER.pay(credits)) };
    const price = async (candidates: readonly unknown[]): Promise<number | undefined> => {
      paid.length = 0;
      await answer(
        found,
        { nakshatra: 13, pada: 1, candidates },
        {
          requestId: 'r',
          variables: {},
          language: undefined,
          credits: () => ({ charged: 0, remaining: null }),
          warnings: [],
          caller,
        },
      );
      return paid[0];
    };
    const rows = (n: number) => Array.from({ length: n }, (_, i) => ({ nakshatra: (i % 27) + 1, pada: 1 }));
    expect([
      await price(rows(1)),
      await price(rows(10)),
      await price(rows(11)),
      await price([...rows(10), 7, {}]),
    ]).toEqual([3, 3, 4, 3]);
    expect(await price([7])).toBeUndefined();
    const candidates = Array.from({ length: 500 }, (_, i) => ({ ...births[i % 40], ref: String(i) }));
    const of = (count: number) => () => data(bulk, { ...PERSON, candidates: candidates.slice(0, count) });
    expect((await of(500)()).results).toHaveLength(500);
    expect(await timesOf(of(500), of(50))).toBeLessThan(20);
  });
});
