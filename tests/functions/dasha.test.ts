import * as fc from 'fast-check';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { call } from '../support/call.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const AT = '2026-11-21T12:00:00+05:30';
interface Period {
  readonly lords: readonly string[];
  readonly level: number;
  readonly start: string;
  readonly end: string;
  readonly children?: readonly Period[];
}
const period = (lords: string, start: string, end: string): Period => ({
  lords: lords.split('/'),
  level: lords.split('/').length,
  start: `${start}+05:30`,
  end: `${end}+05:30`,
});
const bare = ({ lords, level, start, end }: Period): Period => ({ lords, level, start, end });
const flat = (periods: readonly Period[]): readonly Period[] => periods.flatMap((p) => [p, ...flat(p.children ?? [])]);

describe('dasha/vimshottari', () => {
  it('answers the worked example of the design', async () => {
    const { status, body } = await call(vimshottari, { ...BIRTH, depth: 2, at: AT });
    expect(status).toBe(200);
    expect(body.data.balance).toEqual({ lord: 'saturn', years: 17.288729, text: '17y 3m 13d' });
    const periods: readonly Period[] = body.data.periods;
    expect(periods.map(bare)).toEqual([
      period('saturn', '1988-08-23T18:54:43', '2007-08-24T12:54:43'),
      period('mercury', '2007-08-24T12:54:43', '2024-08-23T18:54:43'),
      period('ketu', '2024-08-23T18:54:43', '2031-08-24T12:54:43'),
      period('venus', '2031-08-24T12:54:43', '2051-08-24T12:54:43'),
      period('sun', '2051-08-24T12:54:43', '2057-08-24T00:54:43'),
      period('moon', '2057-08-24T00:54:43', '2067-08-24T12:54:43'),
      period('mars', '2067-08-24T12:54:43', '2074-08-24T06:54:43'),
      period('rahu', '2074-08-24T06:54:43', '2092-08-23T18:54:43'),
      period('jupiter', '2092-08-23T18:54:43', '2108-08-24T18:54:43'),
    ]);
    expect(periods[0]?.children).toEqual([
      period('saturn/saturn', '1988-08-23T18:54:43', '1991-08-27T13:57:43'),
      period('saturn/mercury', '1991-08-27T13:57:43', '1994-05-06T17:06:43'),
      period('saturn/ketu', '1994-05-06T17:06:43', '1995-06-15T12:45:43'),
      period('saturn/venus', '1995-06-15T12:45:43', '1998-08-15T03:45:43'),
      period('saturn/sun', '1998-08-15T03:45:43', '1999-07-28T03:27:43'),
      period('saturn/moon', '1999-07-28T03:27:43', '2001-02-25T10:57:43'),
      period('saturn/mars', '2001-02-25T10:57:43', '2002-04-06T06:36:43'),
      period('saturn/rahu', '2002-04-06T06:36:43', '2005-02-10T05:42:43'),
      period('saturn/jupiter', '2005-02-10T05:42:43', '2007-08-24T12:54:43'),
    ]);
    expect(body.data.current).toEqual([
      period('ketu', '2024-08-23T18:54:43', '2031-08-24T12:54:43'),
      period('ketu/moon', '2026-07-27T21:27:43', '2027-02-25T22:57:43'),
    ]);
    expect(body.current).toEqual(body.data.current);
    expect(body.meta.settings).toEqual({
      ayanamsa: 'lahiri',
      ayanamsa_value: 23.7255,
      node: 'mean',
      language: 'en',
      year_length: 365.25,
      seed: 'moon',
      depth: 2,
      from_birth: true,
      at: AT,
    });
  });

  it.each([
    [{ depth: 6 }, 'depth', 'RANGE_TOO_LONG'],
    [{ depth: 5, from: '1990-01-01' }, 'depth', 'RANGE_TOO_LONG'],
    [{ depth: 7 }, 'depth', 'OUT_OF_RANGE'],
    [{ depth: 1.5 }, 'depth', 'WRONG_TYPE'],
    [{ from: '2020-02-30' }, 'from', 'NOT_A_DATE'],
    [{ to: '0050-01-01' }, 'to', 'NOT_A_DATE'],
    [{ from: '2020-02-03', to: '2020-01-01' }, 'to', 'OUT_OF_RANGE'],
    [{ seed: 'mars' }, 'seed', 'UNKNOWN_VALUE'],
    [{ year_length: 364 }, 'year_length', 'UNKNOWN_VALUE'],
  ])('refuses %j', async (extra, field, code) => {
    const { status, body } = await call(vimshottari, { ...BIRTH, ...extra });
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field, code }]);
  });

  it('gives six levels of a window, and only what touches it', async () => {
    const { body } = await call(vimshottari, { ...BIRTH, depth: 6, from: '2026-11-20', to: '2026-11-22', at: AT });
    const all = flat(body.data.periods);
    expect(all.every((p) => p.end > '2026-11-20T00:00:00+05:30' && p.start < '2026-11-23T00:00:00+05:30')).toBe(true);
    for (const running of body.data.current) expect(all.map(bare)).toContainEqual(running);
    expect(body.data.current).toHaveLength(6);
  });

  it('keeps what ended before birth only when asked', async () => {
    const whole = await call(vimshottari, { ...BIRTH, time: '20:55', from_birth: false, depth: 3, at: '1989-01-01' });
    const lived = await call(vimshottari, { ...BIRTH, time: '20:55', depth: 3, at: '1989-01-01' });
    expect(flat(whole.body.data.periods)).toHaveLength(9 + 81 + 729);
    expect(flat(lived.body.data.periods).every((p) => p.end > '1990-05-10T20:55:00+05:30')).toBe(true);
    expect(whole.body.data.current).toHaveLength(3);
    expect(lived.body.data.current).toEqual([]);
  });

  it('computes for noon when the time is not known, and says what may differ; from the lagna it cannot', async () => {
    const { time: _time, ...day } = BIRTH;
    const { status, body } = await call(vimshottari, { ...day, time_unknown: true });
    expect(status).toBe(200);
    expect(body.meta.uncertain).toEqual(['balance', 'periods', 'current']);
    const refused = await call(vimshottari, { ...day, time_unknown: true, seed: 'lagna' });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });

  it('says the same bytes for the same input, to the ends of the years and at the poles', async () => {
    const birth = fc.record({
      date: fc.constantFrom('1800-01-02', '2399-12-31', '2024-02-29', '1990-01-15'),
      time: fc.constantFrom('00:00:00', '12:34:56', '23:59:59'),
      lat: fc.constantFrom(-90, -66.6, 0, 89.9, 90),
      lon: fc.constantFrom(-180, -0.0001, 77.2, 180),
      tz: fc.constantFrom(0, 5.75, 4.85, 5.3528),
      depth: fc.constantFrom(1, 2, 3),
      seed: fc.constantFrom('moon', 'lagna', 'sun', 'kshema', 'utpanna', 'adhana'),
    });
    await fc.assert(
      fc.asyncProperty(birth, async (b) => {
        const ask = { ...b, at: AT };
        const first = await call(vimshottari, ask);
        // 1800-01-02 local east of Greenwich may lie before the first instant of the files
        expect([200, 422]).toContain(first.status);
        expect((await call(vimshottari, ask)).text).toBe(first.text);
      }),
      { numRuns: 40 },
    );
  });
});
