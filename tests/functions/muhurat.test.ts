/** The windows and days of a muhurta through their handler. */
import { handler as find } from '../../functions/muhurat/find-event.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { NOT_EVALUATED } from '../../layers/jyotish/muhurat/rules.ts';
import { call } from '../support/call.ts';
import { BRIDE, DELHI, GROOM, keysOf, path, type Keyed, type Window } from '../support/muhurat.ts';

interface Graded {
  readonly grade: string;
  readonly tithis: readonly { readonly id: number }[];
}

describe('muhurat/find', () => {
  interface DayRow {
    readonly date: string;
    readonly vara: Keyed;
    readonly day_basis: string;
    readonly tithis: readonly Keyed[];
    readonly nakshatras: readonly Keyed[];
    readonly window_count: number;
    readonly spans: readonly { readonly start: string; readonly end: string }[];
  }
  const daysOf = async (event: string, body: object): Promise<readonly DayRow[]> => {
    const { status, body: answer } = await call(find, { ...DELHI, group: 'day', ...body }, path(event));
    expect(status).toBe(200);
    return answer.data.days;
  };
  const datesOf = (days: readonly DayRow[]): string[] => days.map(({ date }) => date);

  it('opens a new house on the days of a printed list, never on a Tuesday or Sunday', async () => {
    // 17 May: an evening of Krishna Panchami on the first of its two sunrises.
    // Griha pravesh in New Delhi, 30 April to 31 May 2025 (an almanac's list, recalled).
    const printed = ['04-30', '05-01', '05-07', '05-08', '05-09', '05-10', '05-14', '05-17', '05-22', '05-23', '05-28'];
    const days = await daysOf('griha-pravesh', { from: '2025-04-30', to: '2025-05-31', lagna: false });
    expect(datesOf(days)).toEqual(expect.arrayContaining(printed.map((day) => `2025-${day}`)));
    for (const { vara } of days) expect(['sunday', 'tuesday']).not.toContain(vara.key);
    const [first] = days;
    expect(first).toMatchObject({ date: '2025-04-30', vara: { key: 'wednesday' }, day_basis: 'panchang' });
    expect(keysOf(first?.tithis ?? [])).toContain('tritiya');
    expect(keysOf(first?.nakshatras ?? [])).toContain('rohini');
  });

  it('keeps the Tuesdays of printed lists for weddings, unless they are refused', async () => {
    // Four published lists of 2024 have 16 and 30 January, 6 and 13 February, 5 and 12 March.
    const tuesdays = ['2024-01-16', '2024-01-30', '2024-02-06', '2024-03-12'];
    const range = { from: '2024-01-15', to: '2024-03-14', lagna: false, include_low: true };
    expect(datesOf(await daysOf('marriage', range))).toEqual(expect.arrayContaining(tuesdays));
    const refused = await daysOf('marriage', { ...range, tuesday: 'veto' });
    expect(refused.filter(({ vara }) => vara.key === 'tuesday')).toEqual([]);
    expect(refused.length).toBeGreaterThan(10);
  });

  it.each([
    // Dhanteras 2025, a Saturday under Purva and Uttara Phalguni: neither star is one for gold.
    ['gold-jewellery', '2025-10-18'],
    // Vasant Panchami 2025, a Sunday, and Akshaya Tritiya 2025: weddings without an astrologer.
    ['marriage', '2025-02-02'],
    ['marriage', '2025-04-30'],
    // Vijayadashami 2025: a first lesson while the Sun runs south.
    ['vidyarambh', '2025-10-02'],
  ])('takes the self-proven day for %s on %s', async (event, day) => {
    const found = (await daysOf(event, { from: day, to: day, lagna: false })).find(({ date }) => date === day);
    expect(found).toMatchObject({
      date: day,
      day_basis: 'self_proven',
      day_basis_name: 'Self-proven day (abujh muhurat)',
    });
    const tested = await daysOf(event, { from: day, to: day, lagna: false, self_proven: false });
    for (const { day_basis } of tested) expect(day_basis).toBe('panchang');
    if (event === 'gold-jewellery') expect(datesOf(tested)).not.toContain(day);
  });

  it('follows the schools on rikta tithis, Holashtak and the Sun in Libra', async () => {
    // 14 March 2024: Phalguna S5; Holashtak from the 17th. November 2026: Devutthana on the 20th, the Sun in Libra to the 16th.
    const minutes = async (event: string, body: object): Promise<number> =>
      (await daysOf(event, { lagna: false, include_low: true, school: 'strict', ...body })).reduce(
        (sum, { window_count }) => sum + window_count,
        0,
      );
    const holashtak = { from: '2024-03-18', to: '2024-03-24' };
    expect(await minutes('engagement', holashtak)).toBe(0);
    expect(await minutes('engagement', { ...holashtak, holashtak: 'ignore' })).toBeGreaterThan(0);
    const rikta = { from: '2024-02-01', to: '2024-02-29' };
    expect(await minutes('naming', { ...rikta, rikta: 'points' })).toBeGreaterThan(await minutes('naming', rikta));
    // Devutthana 2024 on 12 November; the Sun enters Scorpio on the 16th.
    const libra = { from: '2024-11-13', to: '2024-11-15', self_proven: false };
    expect(await minutes('marriage', libra)).toBe(0);
    expect(await minutes('marriage', { ...libra, libra_sun: true })).toBeGreaterThan(0);
  });

  const season = { ...DELHI, from: '2026-02-20', to: '2026-03-12' };

  it('calls no wedding on a rikta tithi good: Muhurta Chintamani refuses it, the printed lists let it stand', async () => {
    const { days } = (
      await call(
        find,
        { ...DELHI, from: '2026-02-01', to: '2026-07-31', group: 'day' },
        { path: { event: 'marriage' } },
      )
    ).body.data as { days: Graded[] };
    const isRikta = ({ tithis }: Graded): boolean => tithis.every(({ id }) => [4, 9, 14].includes(((id - 1) % 15) + 1));
    const grades = days.filter(isRikta).map(({ grade }) => grade);
    expect(grades.length).toBeGreaterThan(0);
    expect(['excellent', 'good'].filter((grade) => grades.includes(grade))).toEqual([]);
    expect(days.some(({ grade }) => grade === 'excellent')).toBe(true);
  });

  it('names what each window met and missed, and what refused the rest of the time', async () => {
    const { status, body } = await call(find, { ...season, natives: [GROOM, BRIDE], limit: 1000 }, path('marriage'));
    expect(status).toBe(200);
    const { windows, rejected_by, rules, found, event, not_evaluated } = body.data;
    expect(event).toEqual({ key: 'marriage', name: 'Marriage (vivaha)' });
    expect(windows).toHaveLength(found);
    expect(keysOf(not_evaluated)).toEqual([...NOT_EVALUATED]);
    const minutes = (windows as Window[]).reduce(
      (sum, { span }) => sum + (Date.parse(span.end) - Date.parse(span.start)) / 60_000,
      0,
    );
    const refused = Object.values<number>(rejected_by).reduce((sum, one) => sum + one, 0);
    expect(Math.abs(minutes + refused - 21 * 1440)).toBeLessThan(Object.keys(rejected_by).length + windows.length / 30);
    expect(rejected_by).toHaveProperty('gandanta_pada');
    const strict = await call(find, { ...season, school: 'strict' }, path('marriage'));
    expect(strict.body.data.rejected_by).toHaveProperty('holashtak');
    // Told without refusing: it costs points and stands among what was missed.
    const all = await call(find, { ...season, limit: 1000 }, path('marriage'));
    const eve = (all.body.data.windows as Window[]).filter(
      ({ span }) => span.start < '2026-03-03' && span.start > '2026-02-25',
    );
    for (const { failed } of eve) expect(keysOf(failed)).toContain('holashtak');
    expect(eve.length).toBeGreaterThan(0);
    const known: readonly Keyed[] = rules;
    for (const { passed, failed } of windows as Window[])
      for (const rule of [...passed, ...failed]) expect(known).toContainEqual(rule);
    for (const key of Object.keys(rejected_by)) expect(keysOf(known)).toContain(key);
  });

  it('tells the school and each of its gates in meta.settings', async () => {
    const settingsOf = async (event: string, body: object) =>
      (await call(find, { ...season, to: '2026-02-21', ...body }, path(event))).body.meta.settings;
    expect(await settingsOf('marriage', {})).toMatchObject({
      school: 'drik',
      rikta: 'points',
      yogas: 'whole',
      vishti: 'veto',
      libra_sun: true,
      asta: 'printed',
      asta_days: 'none before, 3 after',
    });
    expect(await settingsOf('griha-pravesh', {})).toMatchObject({ rikta: 'veto', yogas: 'points', kharmas: 'ignore' });
    expect(await settingsOf('marriage', { school: 'strict', rikta: 'points', asta_days: 7 })).toMatchObject({
      school: 'strict',
      rikta: 'points',
      holashtak: 'veto',
      asta: 'longitude',
      asta_days: 7,
    });
    expect((await call(find, { ...season, school: 'south' }, path('marriage'))).status).toBe(400);
  });

  it('holds no Rahu Kaal and no Yamaganda in its windows where they are refused', async () => {
    const asked = { ...DELHI, from: '2026-11-23', to: '2026-11-27', limit: 1000, group: 'day', include_low: true };
    const kalas = await Promise.all(
      ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(
        async (date) => (await call(rahuKaal, { ...DELHI, date })).body.data,
      ),
    );
    /** Minutes of those parts of the days that windows and days hold. */
    const held = async (body: object): Promise<number[]> => {
      const { windows, days } = (await call(find, { ...asked, ...body }, path('marriage'))).body.data;
      const spans = [windows.map(({ span }: Window) => span), days.flatMap((one: { spans: unknown[] }) => one.spans)];
      return spans.map((of: { start: string; end: string }[]) =>
        kalas
          .flatMap(({ rahu_kala, yamaganda }) => [rahu_kala, yamaganda])
          .flatMap((kala) =>
            of.map(({ start, end }) => {
              const [from, to] = [
                Math.max(Date.parse(start), Date.parse(kala.start)),
                Math.min(Date.parse(end), Date.parse(kala.end)),
              ];
              return Math.max(0, (to - from) / 60_000);
            }),
          )
          .reduce((sum, minutes) => sum + minutes, 0),
      );
    };
    for (const minutes of await held({})) expect(minutes).toBeGreaterThan(60);
    for (const minutes of await held({ kalas: 'veto' })) expect(minutes).toBeLessThan(0.1);
  });

  it('holds no hour of the night in its windows where that is refused, but for a wedding', async () => {
    const asked = { ...DELHI, from: '2026-12-01', to: '2026-12-31', limit: 1000, group: 'day', include_low: true };
    // In Delhi the Sun of December rises at 06:56 or later and sets by 17:35.
    const isOfNight = ({ start, end }: { start: string; end: string }): boolean =>
      start.slice(11, 16) < '06:50' || end.slice(11, 16) > '17:40' || start.slice(0, 10) !== end.slice(0, 10);
    const nights = async (event: string, body: object): Promise<readonly number[]> => {
      const { windows, days } = (await call(find, { ...asked, ...body }, path(event))).body.data;
      const spans = [windows.map(({ span }: Window) => span), days.flatMap((one: { spans: unknown[] }) => one.spans)];
      return spans.map((of: { start: string; end: string }[]) => of.filter(isOfNight).length);
    };
    for (const event of ['griha_pravesh', 'vehicle', 'naming', 'business_open']) {
      for (const count of await nights(event, {})) expect(count).toBeGreaterThan(0);
      expect([event, await nights(event, { night: 'veto' })]).toEqual([event, [0, 0]]);
    }
    expect(await nights('marriage', { night: 'veto' })).toEqual(await nights('marriage', {}));
    expect((await nights('marriage', { night: 'veto' }))[0]).toBeGreaterThan(0);
  });

  it('keeps a day whose windows score low in the list of days', async () => {
    // 23 April 2024 for a wedding: under an hour of a Tuesday, 38 points.
    const days = await daysOf('marriage', { from: '2024-04-23', to: '2024-04-24', lagna: false });
    const low = days.find(({ date }) => date === '2024-04-23');
    expect(low).toMatchObject({ grade: 'low', window_count: 1 });
  });

  it('is the same by every spelling of an event', async () => {
    const [a, b] = await Promise.all(['griha_pravesh', 'griha-pravesh'].map((one) => call(find, season, path(one))));
    const [c, d] = await Promise.all(['business', 'business-open'].map((one) => call(find, season, path(one))));
    expect([a?.status, c?.status]).toEqual([200, 200]);
    expect(a?.body.data.windows).toContainEqual(expect.objectContaining({ score: expect.any(Number) }));
    expect(b?.body.data).toEqual(a?.body.data);
    expect(d?.body.data).toEqual(c?.body.data);
    expect((await call(find, season, path('wedding'))).status).toBe(404);
  });

  it('ranks, limits and counts', async () => {
    const all = (await call(find, { ...season, limit: 1000 }, path('travel'))).body.data;
    const two = (await call(find, { ...season, limit: 2 }, path('travel'))).body.data;
    expect(two.windows).toEqual(all.windows.slice(0, 2));
    expect(two.found).toBe(all.windows.length);
    expect(two.rejected_by).toEqual(all.rejected_by);
    const scores = all.windows.map(({ score }: Window) => score);
    expect(scores).toEqual([...scores].sort((a: number, b: number) => b - a));
  });

  it('leaves out the lagna where it is not wanted', async () => {
    const { body } = await call(find, { ...season, lagna: false }, path('marriage'));
    expect(body.data.windows.length).toBeGreaterThan(0);
    for (const { lagna, passed, failed } of body.data.windows as Window[]) {
      expect(lagna).toBeNull();
      expect(keysOf([...passed, ...failed])).not.toContain('latta');
    }
    expect(body.data.not_evaluated).toEqual([]);
  });

  it('does not travel into the shool of the weekday', async () => {
    const { body } = await call(find, { ...season, direction: 'e', include_low: true, limit: 1000 }, path('travel'));
    expect(body.meta.settings.direction).toBe('e');
    // Monday and Saturday: the east. By day the weekday is the civil one.
    const byDay = (body.data.windows as Window[])
      .map(({ span }) => span.start)
      .filter((start) => start.slice(11, 13) >= '08' && start.slice(11, 13) < '20');
    expect(byDay.length).toBeGreaterThan(5);
    for (const start of byDay) expect([1, 6]).not.toContain(new Date(start.slice(0, 10)).getUTCDay());
  });

  it('says what an unknown time leaves open', async () => {
    const { body } = await call(
      find,
      { ...season, natives: [{ ...GROOM, time: undefined, time_unknown: true }] },
      path('mundan'),
    );
    expect(body.meta.uncertain).toEqual(['windows']);
  });

  it('names every fault at once', async () => {
    const { status, body } = await call(
      find,
      { ...DELHI, from: '2026-01-01', to: '2027-06-01', limit: 0, natives: [{ ...GROOM, lat: 95 }] },
      path('marriage'),
    );
    expect(status).toBe(400);
    expect(body.error.details.map(({ field }: { field: string }) => field).sort()).toEqual([
      'limit',
      'natives.0.lat',
      'to',
    ]);
  });

  it('keeps the clock of a zone through a change of it, and answers at the pole', async () => {
    const { body } = await call(
      find,
      { lat: 40.7128, lon: -74.006, timezone: 'America/New_York', from: '2026-03-01', to: '2026-03-15' },
      path('job_join'),
    );
    const offsets = new Set((body.data.windows as Window[]).map(({ span }) => span.start.slice(-6)));
    expect(offsets).toEqual(new Set(['-05:00', '-04:00']));
    const pole = await call(find, { lat: 90, lon: 0, tz: 0, from: '2026-01-01', to: '2026-03-31' }, path('vehicle'));
    expect(pole.status).toBe(200);
    expect(pole.body.data.windows.length).toBeGreaterThan(0);
    for (const year of ['1800', '2399']) {
      const range = { lat: 0, lon: 0, tz: 0, from: `${year}-01-02`, to: `${year}-12-31` };
      const { status, body: answer } = await call(find, range, path('loan_take'));
      expect([year, status, answer.error.code]).toEqual([year, 422, 'EPHEMERIS_RANGE']);
    }
  });
});
