/** The muhurat endpoints through their handlers. */
import { handler as prohibited } from '../../functions/muhurat/prohibited-periods.ts';
import { MUHURAT_EVENT_IDS, muhuratEvent } from '../../layers/jyotish/muhurat/events.ts';
import type { PROHIBITIONS } from '../../layers/jyotish/muhurat/gates.ts';
import { call } from '../support/call.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

interface Period {
  readonly id: (typeof PROHIBITIONS)[number];
  readonly name: string;
  readonly span: { readonly start: string; readonly end: string };
  readonly bars: readonly string[];
}
const periodsOf = async (body: object): Promise<Period[]> => {
  const { status, body: answer } = await call(prohibited, body);
  expect(status).toBe(200);
  return answer.data.periods;
};

describe('muhurat/prohibited-periods', () => {
  it('names the leap month of 2026 and the events it bars', async () => {
    const found = (await periodsOf({ ...DELHI, from: '2026-01-01', to: '2026-12-31' })).find(
      ({ id }) => id === 'adhika_masa',
    );
    expect([found?.span.start.slice(0, 10), found?.span.end.slice(0, 10)]).toEqual(['2026-05-17', '2026-06-15']);
    expect(found?.bars).toContain('marriage');
    expect(found?.bars).not.toContain('surgery');
  });

  it('bars exactly the events whose row has the gate, in order of time', async () => {
    const found = await periodsOf({ ...DELHI, from: '2026-01-01', to: '2026-12-31', language: 'hi' });
    expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThan(6);
    for (const { id, bars, name } of found) {
      expect(bars).toEqual(MUHURAT_EVENT_IDS.filter((event) => muhuratEvent(event).gates.includes(id)));
      expect(name).toMatch(/[ऀ-ॿ]/);
    }
    const starts = found.map(({ span }) => Date.parse(span.start));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('keeps the true limits of a period that reaches outside the range', async () => {
    const [day] = [await periodsOf({ ...DELHI, from: '2024-09-01', to: '2024-09-01' })];
    const [year] = [await periodsOf({ ...DELHI, from: '2024-01-01', to: '2024-12-31' })];
    const chaturmas = (periods: readonly Period[]) => periods.find(({ id }) => id === 'chaturmas')?.span;
    expect(chaturmas(day)).toEqual(chaturmas(year));
  });

  it('widens an invisibility by the days that were asked for', async () => {
    const spanOf = async (asta_days: number): Promise<number[]> => {
      const found = await periodsOf({ ...DELHI, from: '2026-01-01', to: '2026-12-31', asta_days });
      const span = found.find(({ id }) => id === 'guru_asta')?.span;
      return [Date.parse(span?.start ?? ''), Date.parse(span?.end ?? '')];
    };
    const [from0 = 0, to0 = 0] = await spanOf(0);
    const [from15 = 0, to15 = 0] = await spanOf(15);
    expect([from0 - from15, to15 - to0].map((ms) => Math.round(ms / 3_600_000))).toEqual([360, 360]);
  });

  it('answers or refuses, never fails, at the pole, at the ends and past the limit', async () => {
    const ask = async (body: object) => (await call(prohibited, body)).status;
    expect(await ask({ lat: 90, lon: 0, tz: 0, from: '2026-01-01', to: '2026-12-31' })).toBe(200);
    expect(await ask({ lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo', from: '2023-01-01', to: '2024-01-01' })).toBe(
      200,
    );
    expect(await ask({ lat: 0, lon: 0, tz: 0, from: '2024-01-01', to: '2024-12-31' })).toBe(200);
    expect(await ask({ lat: 0, lon: 0, tz: 0, from: '2024-01-01', to: '2025-01-01' })).toBe(400);
    expect(await ask({ ...DELHI, from: '2024-01-01', to: '2024-02-01', asta_days: 4 })).toBe(400);
    for (const year of ['1800', '2399'])
      expect([200, 422]).toContain(await ask({ lat: 0, lon: 0, tz: 0, from: `${year}-01-02`, to: `${year}-12-31` }));
  });
});
