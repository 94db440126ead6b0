/** The feed of a person over HTTP: what the dasha adds, and what is refused. */
import { handler as personal } from '../../functions/horoscope/personal-period.ts';
import { handler as running } from '../../functions/dasha/running.ts';
import { call, data } from '../support/call.ts';
interface Fact {
  readonly fact: string;
  readonly kind: string;
  readonly body: string;
  readonly house: number;
  readonly good: boolean | null;
  readonly vedha_by?: string;
  readonly vipareeta_by?: string;
  readonly weight: number;
  readonly at?: string;
}

describe('horoscope/personal', () => {
  const BIRTH = {
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    at: '2026-01-14T12:00:00+05:30',
  };
  const ask = async (period: string, body: object = {}) => {
    const called = await call(personal, { ...BIRTH, ...body }, { path: { period } });
    expect([called.status, called.body.error]).toEqual([200, undefined]);
    return called.body.data;
  };

  it.each([
    ['daily', '2026-01-14', '2026-01-15', 0],
    ['weekly', '2026-01-12', '2026-01-19', 0],
    ['monthly', '2026-01-01', '2026-02-01', 0],
    ['yearly', '2026-01-01', '2027-01-01', 4],
  ])('%s: dates, running lords, periods that touch them, and windows inside', async (period, start, end, quarters) => {
    const found = await ask(period, { detail: 'full' });
    expect([found.valid.start.slice(0, 10), found.valid.end.slice(0, 10)]).toEqual([start, end]);
    expect(found.quarters?.length ?? 0).toBe(quarters);
    // Moon 223.5° (Anuradha) and ascendant Scorpio, as in the examples of the kundli endpoints.
    expect([found.moon_sign.key, found.moon_nakshatra.key, found.ascendant_sign.key]).toEqual([
      'scorpio',
      'anuradha',
      'scorpio',
    ]);
    const { systems } = await data(running, {
      ...BIRTH,
      at: `${start}T06:00:00+05:30`,
      systems: ['vimshottari'],
      level: 2,
    });
    const lords = systems[0].current.map((one: { lords: { key: string }[] }) => one.lords.at(-1)?.key);
    expect(found.lords.map((one: { planet: string }) => one.planet)).toEqual([...new Set(lords)]);
    for (const one of found.periods) {
      expect(one.lords).toHaveLength(2);
      expect(Date.parse(one.span.start) < Date.parse(found.valid.end)).toBe(true);
      expect(Date.parse(one.span.end) > Date.parse(found.valid.start)).toBe(true);
    }
    for (const one of found.best_windows) {
      expect(one.percentile).toBeGreaterThanOrEqual(90);
      expect(one.from >= start && one.to < (period === 'daily' ? '2026-02-13' : end)).toBe(true);
    }
    const facts = found.basis.map(({ fact }: Fact) => fact);
    const texts = [
      ...Object.values<{ sentences: { basis: string[] }[] }>(found.areas),
      found.from_ascendant,
      ...found.lords,
    ];
    for (const { sentences } of texts)
      for (const { basis } of sentences) expect(facts).toEqual(expect.arrayContaining(basis));
    // Ascendant and Moon share a sign here, so both count the same houses.
    for (const { fact, body, house } of found.basis as Fact[])
      if (fact.startsWith('ascendant:'))
        expect(found.basis.find((one: Fact) => one.fact === `stay:${body}`)?.house ?? house).toBe(house);
  });

  it('needs the time of birth, and a period it knows', async () => {
    const unknown = await call(
      personal,
      { ...BIRTH, time: undefined, time_unknown: true },
      { path: { period: 'daily' } },
    );
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
    const never = await call(personal, BIRTH, { path: { period: 'hourly' } });
    expect([never.status, never.body.error.code]).toEqual([404, 'UNKNOWN_VARIANT']);
  });
});
