import * as fc from '../support/property.ts';
import { handler as chara } from '../../functions/dasha/chara.ts';
import { handler as expand } from '../../functions/dasha/expand.ts';
import { handler as kalachakra } from '../../functions/dasha/kalachakra.ts';
import { handler as running } from '../../functions/dasha/running.ts';
import { handler as timeline } from '../../functions/dasha/timeline.ts';
import { handler as vimshottari } from '../../functions/dasha/vimshottari.ts';
import { handler as yogini } from '../../functions/dasha/yogini.ts';
import { RASHIS } from '../../layers/jyotish/chart/rashi.ts';
import { call } from '../support/call.ts';
import { Measured, record } from '../support/ledger.ts';
import { birthFields, vectorCases, type TimedCase } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const AT = '2026-11-21T12:00:00+05:30';
interface Lord {
  readonly key: string;
  readonly name: string;
}
interface Period {
  readonly lords: readonly Lord[];
  readonly level: number;
  readonly span: { readonly start: string; readonly end: string };
  readonly children?: readonly Period[];
}
/** English names of planets are their keys with a capital. */
const lordsOf = (lords: string): readonly Lord[] =>
  lords.split('/').map((key) => ({ key, name: key.charAt(0).toUpperCase() + key.slice(1) }));
const period = (lords: string, start: string, end: string): Period => ({
  lords: lordsOf(lords),
  level: lords.split('/').length,
  span: { start: `${start}+05:30`, end: `${end}+05:30` },
});
const keys = (lords: readonly Lord[]): readonly string[] => lords.map(({ key }) => key);
const bare = ({ lords, level, span }: Period): Period => ({ lords, level, span });
const flat = (periods: readonly Period[]): readonly Period[] => periods.flatMap((p) => [p, ...flat(p.children ?? [])]);

describe('dasha/vimshottari', () => {
  it('answers the worked example of the design', async () => {
    const { status, body } = await call(vimshottari, { ...BIRTH, depth: 2, at: AT });
    expect(status).toBe(200);
    expect(body.data.balance).toEqual({ lord: 'saturn', lord_name: 'Saturn', years: 17.288729, text: '17y 3m 13d' });
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
      tribhagi: false,
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
    [{ from: '2020-02-30' }, 'from', 'NO_SUCH_DAY'],
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
    expect(
      all.every(({ span }) => span.end > '2026-11-20T00:00:00+05:30' && span.start < '2026-11-23T00:00:00+05:30'),
    ).toBe(true);
    for (const running of body.data.current) expect(all.map(bare)).toContainEqual(running);
    expect(body.data.current).toHaveLength(6);
  });

  it('keeps what ended before birth only when asked', async () => {
    const whole = await call(vimshottari, { ...BIRTH, time: '20:55', from_birth: false, depth: 3, at: '1989-01-01' });
    const lived = await call(vimshottari, { ...BIRTH, time: '20:55', depth: 3, at: '1989-01-01' });
    expect(flat(whole.body.data.periods)).toHaveLength(9 + 81 + 729);
    expect(flat(lived.body.data.periods).every(({ span }) => span.end > '1990-05-10T20:55:00+05:30')).toBe(true);
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
        // 1800-01-02 local east of Greenwich may lie before the first instant of the files.
        const instant = Date.parse(`${b.date}T${b.time}Z`) - b.tz * 3_600_000;
        expect(first.status).toBe(instant < Date.UTC(1800, 0, 2) ? 422 : 200);
        expect((await call(vimshottari, ask)).text).toBe(first.text);
      }),
      { numRuns: 40 },
    );
  });
});

type Start = readonly [string, number, ...unknown[]];
interface DashaCase extends TimedCase {
  readonly id: string;
  readonly vimshottari: Readonly<
    Record<
      '365.25' | '365.256363',
      {
        readonly balance_years: number;
        readonly maha: readonly Start[];
        readonly antar: readonly Start[];
        readonly pratyantar?: readonly Start[];
        readonly running_at: readonly { at: number; levels: readonly Start[] }[];
      }
    >
  >;
  readonly yogini: { readonly maha: readonly Start[]; readonly antar_first_cycle: readonly Start[] };
  readonly chara: { readonly sequence: readonly number[]; readonly years_single_lord: readonly number[] };
}
const CASES = vectorCases<DashaCase>('dashas.json');
const jd = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5;
const isoOf = (at: number): string =>
  new Date(Math.round((at - 2_440_587.5) * 86_400) * 1000).toISOString().slice(0, 19);
const short = (lords: readonly Lord[], letters: number): string =>
  keys(lords)
    .map((l) => l[0]?.toUpperCase() + l.slice(1, letters))
    .join('/');
/** Days between our starts of one level and theirs; the names must agree. */
const deviations = (periods: readonly Period[], level: number, letters: number, theirs: readonly Start[]): number[] => {
  const ours = flat(periods)
    .filter((p) => p.level === level)
    .slice(0, theirs.length);
  expect(ours.map((p) => short(p.lords, letters))).toEqual(theirs.map(([name]) => name));
  return ours.map((p, i) => jd(p.span.start) - (theirs[i]?.[1] ?? NaN));
};
const worst = (days: readonly number[]): number => Math.max(...days.map(Math.abs));
const ORACLE = 'reference dashas (Swiss Ephemeris 2.10.03 C library, classical rule, PyJHora 4.8.5)';

describe('the reference births over HTTP', () => {
  it('vimshottari: every start of every level, both years', async () => {
    const off = new Measured();
    for (const c of CASES) {
      for (const year_length of ['365.25', '365.256363'] as const) {
        const want = c.vimshottari[year_length];
        const ask = { ...birthFields(c), year_length: Number(year_length), from_birth: false, at: '2000-01-01' };
        const { body } = await call(vimshottari, { ...ask, depth: want.pratyantar ? 3 : 2 });
        expect(body.data.balance.years).toBeCloseTo(want.balance_years, 5);
        off.of(
          ask,
          ...deviations(body.data.periods, 1, 99, want.maha),
          ...deviations(body.data.periods, 2, 2, want.antar),
        );
        if (want.pratyantar) off.of(ask, ...deviations(body.data.periods, 3, 2, want.pratyantar));
      }
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.dashaDay);
    record({ endpoint: 'dasha/vimshottari', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
  });

  it('running: lords and starts of four levels', async () => {
    const off = new Measured();
    for (const c of CASES) {
      for (const { at, levels } of c.vimshottari['365.25'].running_at.slice(0, 3)) {
        if (at > 2_597_641 || at < jd('1800-01-02T00:00:00Z')) continue;
        const ask = { ...birthFields(c), at: `${isoOf(at)}Z`, systems: ['vimshottari'], level: 4 };
        const { body } = await call(running, ask);
        const current: readonly Period[] = body.data.systems[0].current;
        expect(keys(current.at(-1)?.lords ?? [])).toEqual(levels.map(([lord]) => lord.toLowerCase()));
        expect(current.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
        off.of(ask, ...levels.map(([, start], i) => jd(current[i]?.span.start ?? '') - start));
      }
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.dashaDay);
    record({ endpoint: 'dasha/running', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
  });

  it('yogini: three rounds and the sub-periods of the first', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      const { body } = await call(yogini, { ...birthFields(c), from_birth: false, at: '2000-01-01' });
      off.push(...deviations(body.data.periods, 1, 99, c.yogini.maha));
      off.push(...deviations(body.data.periods, 2, 3, c.yogini.antar_first_cycle));
    }
    expect(worst(off)).toBeLessThan(TOLERANCE.dashaDay);
    record({ endpoint: 'dasha/yogini', oracle: `${ORACLE}, starts of periods`, unit: 'day' }, off);
  });

  it('chara: order of the signs and their years, one lord for each', async () => {
    const off: number[] = [];
    for (const c of CASES) {
      const { body } = await call(chara, {
        ...birthFields(c),
        colords: 'single',
        depth: 1,
        cycles: 1,
        at: '2000-01-01',
      });
      const periods: readonly (Period & { years: number })[] = body.data.periods;
      expect(periods.map((p) => p.lords[0]?.key)).toEqual(c.chara.sequence.map((s) => RASHIS[s]?.key));
      off.push(...periods.map((p, i) => p.years - (c.chara.years_single_lord[i] ?? NaN)));
    }
    expect(worst(off)).toBeLessThan(1e-6);
    record({ endpoint: 'dasha/chara', oracle: `${ORACLE}, years of the signs, one lord each`, unit: 'year' }, off);
  });
});

describe('dasha/yogini', () => {
  it('names yoginis and their planets, three rounds unless told otherwise', async () => {
    const { body } = await call(yogini, { ...BIRTH, depth: 1, at: AT });
    // Anuradha is 17: (17 + 3) mod 8 = 4, Bhramari of Mars, 4 years, elapsed 0.090067 of the star.
    expect(body.data.balance).toMatchObject({ lord: 'bhramari', text: '3y 7m 20d' });
    expect(body.data.periods).toHaveLength(24);
    expect(body.data.periods[0]).toMatchObject({
      lords: [{ key: 'bhramari', name: 'Bhramari' }],
      planet: 'mars',
      planet_name: 'Mars',
    });
    expect(body.data.current).toHaveLength(1);
    expect((await call(yogini, { ...BIRTH, depth: 1, cycles: 4 })).body.data.periods).toHaveLength(32);
  });
});

describe('dasha/chara', () => {
  it('divides a sign into twelve from the next sign in the direction, its own last', async () => {
    const { body } = await call(chara, { ...BIRTH, at: AT });
    // Scorpio rises; the ninth from it, Cancer, is even-footed: reverse.
    expect(body.data.direction).toBe('reverse');
    expect(body.data.periods[0].lords).toEqual(lordsOf('scorpio'));
    const children: readonly Period[] = body.data.periods[0].children;
    expect(children.map((p) => p.lords[1]?.key)).toEqual([
      'libra',
      'virgo',
      'leo',
      'cancer',
      'gemini',
      'taurus',
      'aries',
      'pisces',
      'aquarius',
      'capricorn',
      'sagittarius',
      'scorpio',
    ]);
    expect(body.data.periods[0].span.start).toBe('1990-05-10T19:55:00+05:30');
  });

  it('takes the stronger lord of Scorpio: the one not at home, else with more companions', async () => {
    // Mars in Aquarius alone, Ketu in Cancer alone: no companions; Mars 20.97° is ahead of Ketu 17.87°.
    // Scorpio counts forward to Aquarius: 3 years. Aquarius: Saturn with Rahu in Capricorn, Rahu 17.87° ahead of 1.59°.
    const dual = await call(chara, { ...BIRTH, depth: 1 });
    const years = Object.fromEntries(
      dual.body.data.periods.map((p: Period & { years: number }) => [p.lords[0]?.key, p.years]),
    );
    expect(years['scorpio']).toBe(3);
    expect(years['aquarius']).toBe(1);
  });

  it('answers 422 without a time of birth', async () => {
    const { time: _time, ...day } = BIRTH;
    const { status, body } = await call(chara, { ...day, time_unknown: true });
    expect([status, body.error.code]).toEqual([422, 'BIRTH_TIME_REQUIRED']);
  });
});

describe('dasha/expand', () => {
  it.each(['vimshottari', 'yogini', 'chara'] as const)('%s: gives the same periods as the tree', async (system) => {
    const handlers = { vimshottari, yogini, chara };
    const { body } = await call(handlers[system], { ...BIRTH, depth: 3, cycles: 2 });
    const tree: readonly Period[] = body.data.periods;
    for (const maha of tree.slice(0, 8)) {
      const whole = await call(expand, { ...BIRTH, system, lords: keys(maha.lords) });
      expect(whole.body.data).toEqual({ parent: bare(maha), children: (maha.children ?? []).map(bare) });
    }
    const [antar] = tree[2]?.children?.slice(3) ?? [];
    const deeper = await call(expand, { ...BIRTH, system, lords: keys(antar?.lords ?? []) });
    expect(deeper.body.data.children).toEqual((antar?.children ?? []).map(bare));
  });

  it('reaches both periods of a sign that comes twice in Kalachakra', async () => {
    // Apasavya: … 3 2 1 9 10 11 12 1 2: Aries and Taurus twice among the nine.
    const birth = { date: '2028-03-12', time: '03:02:08', lat: 27.2815, lon: 94.7119, tz: 6.5 };
    const tree: readonly Period[] = (await call(kalachakra, { ...birth, depth: 2 })).body.data.periods;
    const twice = tree.filter(({ lords }) => lords[0]?.key === 'aries');
    expect(twice.length).toBe(2);
    const asked = { ...birth, system: 'kalachakra', lords: ['aries'] };
    const [first, second] = twice.map((maha) => ({
      span: maha.span,
      children: maha.children?.map(({ span }) => span),
    }));
    const opened = async (extra: object) => {
      const { parent, children } = (await call(expand, { ...asked, ...extra })).body.data;
      return { span: parent.span, children: children.map(({ span }: Period) => span) };
    };
    expect(await opened({})).toEqual(first);
    expect(await opened({ from: first?.span.start.slice(0, 10) })).toEqual(first);
    expect(await opened({ from: second?.span.start.slice(0, 10) })).toEqual(second);
    expect((await call(expand, { ...asked, from: '2028-13-01' })).body.error.details[0].field).toBe('from');
  });

  it('reaches the sixth level, where the running lords are', async () => {
    const now = await call(running, { ...BIRTH, at: AT });
    for (const { system, cycle, current } of now.body.data.systems) {
      const { body } = await call(expand, { ...BIRTH, system, cycle, lords: keys(current[4].lords) });
      expect(body.data.parent).toEqual(current[4]);
      expect(body.data.children).toContainEqual(current[5]);
      expect(body.data.children[0].span.start).toBe(body.data.parent.span.start);
      expect(body.data.children.at(-1).span.end).toBe(body.data.parent.span.end);
    }
  });

  it.each([
    [{ system: 'vimshottari', lords: ['pluto'] }, 'lords', 'UNKNOWN_VALUE'],
    [{ system: 'vimshottari', lords: ['sun'], cycle: 2 }, 'cycle', 'OUT_OF_RANGE'],
    [{ system: 'vimshottari', lords: [] }, 'lords', 'OUT_OF_RANGE'],
    [{ system: 'vimshottari' }, 'lords', 'REQUIRED'],
    [{ system: 'moola', lords: ['aries'] }, 'system', 'UNKNOWN_VALUE'],
  ])('refuses %j', async (extra, field, code) => {
    const { status, body } = await call(expand, { ...BIRTH, ...extra });
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([{ field, code }]);
  });
});

describe('dasha/running', () => {
  it('runs nothing before birth and nothing after the system ends', async () => {
    const before = await call(running, { ...BIRTH, at: '1990-05-10T19:54:59' });
    const none = { cycle: null, current: [], elapsed: null };
    const states = (state: string) => [
      { system: 'vimshottari', system_name: 'Vimshottari', state, ...none },
      { system: 'yogini', system_name: 'Yogini', state, ...none },
      { system: 'chara', system_name: 'Chara', state, ...none },
    ];
    expect(before.body.data.systems).toEqual(states('not_begun'));
    const after = await call(running, { ...BIRTH, at: '2290-01-01' });
    expect(after.body.data.systems).toEqual(states('over'));
  });

  it('says how much of the deepest period has passed', async () => {
    const { body } = await call(running, {
      ...BIRTH,
      systems: ['vimshottari'],
      level: 1,
      at: '2028-02-23T03:54:43+05:30',
    });
    // Half of Ketu 2024-08-23T18:54:43 … 2031-08-24T12:54:43.
    expect(body.data.systems[0].elapsed).toBeCloseTo(50, 3);
  });
});

describe('dashas beyond the ephemeris', () => {
  // Dashas run 120 years from birth and ask the sky at birth alone: to 2519.
  const late = { ...BIRTH, date: '2399-06-01' };
  it('run and change after 2399', async () => {
    const tree = await call(vimshottari, { ...late, depth: 1 });
    const mahas: readonly { lords: Lord[]; span: { start: string; end: string } }[] = tree.body.data.periods;
    const at = '2480-06-01T12:00:00+05:30';
    const expected = mahas.find(({ span }) => span.start <= at && at < span.end);
    const found = await call(running, { ...late, at, systems: ['vimshottari'], level: 1 });
    expect([found.status, found.body.data.systems[0].current[0].lords]).toEqual([200, expected?.lords]);
    const changes = await call(timeline, {
      ...late,
      from: '2450-01-01',
      to: '2519-05-31',
      systems: ['vimshottari'],
      levels: [1],
    });
    expect(changes.status).toBe(200);
    const starts = mahas.map(({ span }) => span.start).filter((start) => start >= '2450' && start < '2519-05-31');
    expect(changes.body.data.events.map((event: { at: string }) => event.at)).toEqual(starts);
    const current = await call(vimshottari, { ...late, at, depth: 1 });
    expect(current.body.data.current[0].lords).toEqual(expected?.lords);
  });

  it('end with the year 2599, and leave births within the ephemeris', async () => {
    expect((await call(running, { ...late, at: '2600-01-01' })).status).toBe(400);
    expect((await call(running, { ...late, date: '2400-01-02' })).status).toBe(400);
    expect((await call(timeline, { ...late, from: '2599-01-01', to: '2600-01-01' })).status).toBe(400);
  });
});

describe('dasha/timeline', () => {
  const WINDOW = { from: '2024-01-01', to: '2031-12-31' };

  it('lists the changes the tree shows, in order of time', async () => {
    const { body } = await call(timeline, { ...BIRTH, ...WINDOW, systems: ['vimshottari'] });
    const tree = await call(vimshottari, { ...BIRTH, depth: 2 });
    const inside = flat(tree.body.data.periods).filter(
      ({ span }) => span.start >= '2024-01-01' && span.start < '2032-01-01',
    );
    const events: readonly { at: string; level: number; from: Lord[]; to: Lord[] }[] = body.data.events;
    expect(events.map(({ at, to }) => [at, to])).toEqual(inside.map((p) => [p.span.start, p.lords]));
    expect(events.find(({ to }) => keys(to).join() === 'ketu')).toEqual({
      at: '2024-08-23T18:54:43+05:30',
      system: 'vimshottari',
      system_name: 'Vimshottari',
      level: 1,
      from: lordsOf('mercury'),
      to: lordsOf('ketu'),
    });
    expect(events.find(({ to }) => keys(to).join() === 'ketu,ketu')?.from).toEqual(lordsOf('mercury/saturn'));
  });

  it('mixes systems by time and refuses what is too long', async () => {
    const { body } = await call(timeline, { ...BIRTH, ...WINDOW, levels: [1, 2, 3] });
    const times: readonly string[] = body.data.events.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted());
    expect(new Set(body.data.events.map((e: { system: string }) => e.system)).size).toBe(3);
    const long = await call(timeline, { ...BIRTH, ...WINDOW, levels: [6] });
    expect(long.body.error.details).toMatchObject([{ field: 'levels', code: 'RANGE_TOO_LONG' }]);
    const far = await call(timeline, { ...BIRTH, from: '1990-01-01', to: '2110-01-03' });
    expect(far.body.error.details).toMatchObject([{ field: 'to', code: 'RANGE_TOO_LONG' }]);
    const whole = await call(timeline, { ...BIRTH, from: '1990-01-01', to: '2110-01-01' });
    expect(whole.status).toBe(200);
  });

  it('knows no change before birth', async () => {
    const { body } = await call(timeline, { ...BIRTH, from: '1985-01-01', to: '1990-05-10' });
    expect(body.data.events).toEqual([]);
  });
});

describe('the names of dashas', () => {
  it('are in the wanted language beside keys that stay', async () => {
    const { body } = await call(vimshottari, { ...BIRTH, at: AT, language: 'hi' });
    expect(body.data).toMatchObject({
      system_name: 'विंशोत्तरी',
      state: 'running',
      balance: { lord: 'saturn', lord_name: 'शनि', text: '17 वर्ष 3 माह 13 दिन' },
    });
    expect(body.data.current[1].lords).toEqual([
      { key: 'ketu', name: 'केतु' },
      { key: 'moon', name: 'चंद्र' },
    ]);
    const signs = await call(chara, { ...BIRTH, at: AT, language: 'hi', depth: 1 });
    expect(signs.body.data).toMatchObject({ direction: 'reverse', direction_name: 'उल्टा क्रम' });
    expect(signs.body.data.periods[0].lords).toEqual([{ key: 'scorpio', name: 'वृश्चिक' }]);
    const yoginis = await call(yogini, { ...BIRTH, at: AT, language: 'hi', depth: 1 });
    expect(yoginis.body.data.balance).toMatchObject({ lord: 'bhramari', lord_name: 'भ्रामरी' });
    expect(yoginis.body.data.periods[0]).toMatchObject({ planet: 'mars', planet_name: 'मंगल' });
  });
});
