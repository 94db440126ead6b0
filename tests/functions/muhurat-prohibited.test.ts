/** The stretches of time that a muhurta may not lie in, through their handler. */
import { handler as heliacal } from '../../functions/ephemeris/heliacal.ts';
import { handler as check } from '../../functions/muhurat/check-event.ts';
import { handler as prohibited } from '../../functions/muhurat/prohibited-periods.ts';
import type { PROHIBITIONS } from '../../layers/jyotish/muhurat/bans.ts';
import { call } from '../support/call.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

interface Keyed<K extends string = string> {
  readonly key: K;
  readonly name: string;
}
const keysOf = <K extends string>(rows: readonly Keyed<K>[]): K[] => rows.map(({ key }) => key);

interface Period extends Keyed<(typeof PROHIBITIONS)[number]> {
  readonly span: { readonly start: string; readonly end: string };
  readonly bars: readonly Keyed[];
}
const periodsOf = async (body: object): Promise<Period[]> => {
  const { status, body: answer } = await call(prohibited, body);
  expect(status).toBe(200);
  return answer.data.periods;
};

describe('muhurat/prohibited-periods', () => {
  it('takes invisibility by longitude, or by what the place sees', async () => {
    const year = { ...DELHI, from: '2025-01-01', to: '2025-12-31' };
    const of = async (body: object, key: string) =>
      (await periodsOf({ ...year, asta_days: 0, ...body })).filter((one) => one.key === key);
    for (const [body, key] of [
      ['jupiter', 'guru_asta'],
      ['venus', 'shukra_asta'],
    ] as const) {
      const { events } = (await call(heliacal, { ...DELHI, from: '2024-12-01', to: '2026-03-01', bodies: [body] })).body
        .data;
      const seen = events as { kind: string; at: string }[];
      const known = seen.flatMap(({ kind, at }, i) =>
        kind.startsWith('sets') ? [{ start: at, end: seen[i + 1]?.at }] : [],
      );
      const found = (await of({ asta: 'kalamsha' }, key)).map(({ span }) => span);
      expect(found.length).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining(found));
      const byLongitude = (await of({ asta: 'longitude' }, key)).map(({ span }) => span);
      expect(byLongitude).toEqual((await of({ school: 'strict' }, key)).map(({ span }) => span));
      expect(byLongitude).not.toEqual(found);
      // The limits of printed almanacs are those of the Surya Siddhanta for Jupiter, narrower for Venus.
      const printed = (await of({}, key)).map(({ span }) => span);
      if (body === 'jupiter') expect(printed).toEqual(found);
      else expect(printed).not.toEqual(found);
    }
    // The rule book of a wedding follows the option, with three days after the rising.
    const [lost] = (await of({ asta: 'kalamsha' }, 'shukra_asta')).slice(-1);
    const inside = (at: number): boolean =>
      at >= Date.parse(lost?.span.start ?? '') && at < Date.parse(lost?.span.end ?? '') + 3 * 86_400_000;
    for (const days of [-8, -4, -2, 0, 5]) {
      const at = Date.parse(lost?.span.start ?? '') + days * 86_400_000;
      const date = new Date(at).toISOString().slice(0, 10);
      const { rules } = (
        await call(check, { ...DELHI, date, time: '11:00', asta: 'kalamsha' }, { path: { event: 'marriage' } })
      ).body.data.results[0];
      const veto = rules.find(({ key }: Keyed) => key === 'shukra_asta').veto;
      expect([date, veto]).toEqual([date, inside(Date.parse(`${date}T11:00:00+05:30`))]);
    }
  });

  it('names the leap month of 2026 and the events it bars', async () => {
    const found = (await periodsOf({ ...DELHI, from: '2026-01-01', to: '2026-12-31' })).find(
      ({ key }) => key === 'adhika_masa',
    );
    expect([found?.span.start.slice(0, 10), found?.span.end.slice(0, 10)]).toEqual(['2026-05-17', '2026-06-15']);
    expect(found?.bars).toContainEqual({ key: 'marriage', name: 'Marriage (vivaha)' });
    expect(keysOf(found?.bars ?? [])).not.toContain('surgery');
  });

  // Printed almanacs give no weddings in these; an operation that cannot wait heeds the Moon and the weekday alone.
  it('bars weddings in the closed seasons, and names the periods in order of time', async () => {
    const found = await periodsOf({ ...DELHI, from: '2026-01-01', to: '2026-12-31', language: 'hi' });
    expect(new Set(keysOf(found)).size).toBeGreaterThan(6);
    for (const season of ['adhika_masa', 'kharmas', 'guru_asta', 'shukra_asta', 'chaturmas']) {
      const bars = keysOf(found.find(({ key }) => key === season)?.bars ?? []);
      expect([season, bars.includes('marriage'), bars.includes('surgery')]).toEqual([season, true, false]);
    }
    // Holashtak only costs points, unless the school is strict.
    const holashtak = async (body: object) =>
      keysOf(
        (await periodsOf({ ...DELHI, from: '2026-02-20', to: '2026-03-10', ...body })).find(
          ({ key }) => key === 'holashtak',
        )?.bars ?? [],
      );
    expect(await holashtak({})).toEqual([]);
    expect(await holashtak({ school: 'strict' })).toEqual(['marriage', 'engagement']);
    for (const { name, bars } of found)
      for (const word of [name, ...bars.map((event) => event.name)]) expect(word).toMatch(/[ऀ-ॿ]/);
    const starts = found.map(({ span }) => Date.parse(span.start));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('keeps the true limits of a period that reaches outside the range', async () => {
    const [day] = [await periodsOf({ ...DELHI, from: '2024-09-01', to: '2024-09-01' })];
    const [year] = [await periodsOf({ ...DELHI, from: '2024-01-01', to: '2024-12-31' })];
    const chaturmas = (periods: readonly Period[]) => periods.find(({ key }) => key === 'chaturmas')?.span;
    expect(chaturmas(day)).toEqual(chaturmas(year));
  });

  it('widens an invisibility by the days that were asked for', async () => {
    const spanOf = async (asta_days: number): Promise<number[]> => {
      const found = await periodsOf({ ...DELHI, from: '2026-01-01', to: '2026-12-31', asta_days });
      const span = found.find(({ key }) => key === 'guru_asta')?.span;
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
    // Periods at the ends of these years began or end outside the files.
    for (const year of ['1800', '2399'])
      expect(await ask({ lat: 0, lon: 0, tz: 0, from: `${year}-01-02`, to: `${year}-12-31` })).toBe(422);
  });
});
