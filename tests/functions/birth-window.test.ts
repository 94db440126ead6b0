/** muhurat/birth-window: each stretch against what other endpoints say of births inside it, and the doors it keeps shut. */
import { handler as doshas } from '../../functions/dosha/all.ts';
import { handler as planets } from '../../functions/kundli/planets.ts';
import { handler as birthWindow } from '../../functions/muhurat/birth-window.ts';
import { handler as at } from '../../functions/panchang/at.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
interface Keyed {
  readonly key: string;
  readonly name: string;
}
interface Candidate {
  readonly span: { readonly start: string; readonly end: string };
  readonly lagna: Keyed;
  readonly met_count: number;
  readonly test_count: number;
  readonly strengths: readonly Keyed[];
  readonly weaknesses: readonly Keyed[];
}
const ask = (from: string, to: string, extra: object = {}) =>
  data(birthWindow, { ...DELHI, from, to, medical_window: true, ...extra });

const LORDS: Readonly<Record<string, string>> = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn',
  pisces: 'jupiter',
};

interface Placed {
  readonly planet: string;
  readonly house: number;
  readonly sign: Keyed;
  readonly sign_degree: number;
  readonly nakshatra: { readonly id: number };
}

/** The tests that a birth does not meet, by other endpoints. */
const unmetAt = async (ms: number): Promise<{ readonly lagna: string; readonly unmet: readonly string[] }> => {
  const local = new Date(ms + 5.5 * 3_600_000).toISOString();
  const birth = { ...DELHI, date: local.slice(0, 10), time: local.slice(11, 19) };
  const list: readonly Placed[] = [(await data(planets, birth)).ascendant, ...(await data(planets, birth)).planets];
  const house = (planet: string): number => list.find((one) => one.planet === planet)?.house ?? NaN;
  const [ascendant] = list;
  const moon = list.find((one) => one.planet === 'moon');
  const { tithi } = await data(at, birth);
  const found: readonly { key: string; present: boolean }[] = (await data(doshas, birth)).doshas;
  const has = (key: string): boolean => found.some((one) => one.key === key && one.present);
  const signOf = (planet: string): string => list.find((one) => one.planet === planet)?.sign.key ?? '';
  // Jupiter and Venus; the Moon from the eighth of the bright half to the seventh of the dark; Mercury by his company.
  const bright = tithi.id >= 8 && tithi.id <= 22;
  const sure = ['jupiter', 'venus', ...(bright ? ['moon'] : [])];
  const company = list.filter(
    ({ planet, sign }) => sign.key === signOf('mercury') && !['mercury', 'ascendant'].includes(planet),
  );
  const mercury = company.some(({ planet }) => sure.includes(planet)) || company.length === 0;
  const benefics = [...sure, ...(mercury ? ['mercury'] : [])];
  const malefics = ['sun', 'moon', 'mars', 'mercury', 'saturn', 'rahu', 'ketu'].filter(
    (one) => !benefics.includes(one),
  );
  const lord = LORDS[ascendant?.sign.key ?? ''] ?? '';
  const rules: readonly (readonly [string, boolean])[] = [
    ['gandmool', [1, 9, 10, 18, 19, 27].includes(moon?.nakshatra.id ?? 0)],
    ['vishti', has('vishti_birth')],
    ['lagna_lord', [6, 8, 12].includes(house(lord))],
    ['benefics', !benefics.some((one) => [1, 4, 7, 10].includes(house(one)))],
    ['malefics', malefics.some((one) => [1, 4, 7, 8, 10].includes(house(one)))],
    ['moon', [6, 8, 12].includes(house('moon'))],
    ['lagna_edge', (ascendant?.sign_degree ?? 0) < 1 || (ascendant?.sign_degree ?? 0) >= 29],
    ['rikta', [4, 9, 14].includes(((tithi.id - 1) % 15) + 1)],
    ['amavasya', has('amavasya_birth')],
    ['sankranti', has('sankranti_birth')],
    ['eclipse', has('eclipse_birth')],
  ];
  return { lagna: ascendant?.sign.key ?? '', unmet: rules.filter(([, bad]) => bad).map(([key]) => key) };
};

const mismatches: number[] = [];

describe('muhurat/birth-window', () => {
  afterAll(() =>
    record(
      { endpoint: 'muhurat/birth-window', oracle: 'Charts, doshas and angas by other endpoints', unit: 'mismatches' },
      mismatches,
    ),
  );

  it.each([
    ['a winter day', '2026-02-11T08:00', '2026-02-11T22:00'],
    // Sankranti on 14 January; new moon, and gandmool stars around it.
    ['Makar Sankranti', '2026-01-13T20:00', '2026-01-15T02:00'],
    // Total eclipse of the Moon, 7 September 2025.
    ['an eclipse of the Moon', '2025-09-07T20:00', '2025-09-08T04:00'],
  ])('finds on %s what other endpoints say of a birth', async (_name, from, to) => {
    const { candidates, window } = await ask(from, to);
    const inOrder: readonly Candidate[] = candidates.toSorted((a: Candidate, b: Candidate) =>
      a.span.start < b.span.start ? -1 : 1,
    );
    expect([inOrder[0]?.span.start, inOrder.at(-1)?.span.end]).toEqual([window.start, window.end]);
    let wrong = 0;
    for (const [i, one] of inOrder.entries()) {
      if (i > 0) expect(one.span.start).toBe(inOrder[i - 1]?.span.end);
      const [start, end] = [Date.parse(one.span.start), Date.parse(one.span.end)];
      // A second inside both ends: the stretch is as wide as it can be, and no wider.
      for (const ms of end - start > 6000 ? [start + 2000, (start + end) / 2, end - 2000] : [(start + end) / 2]) {
        const { lagna, unmet } = await unmetAt(Math.round(ms / 1000) * 1000);
        const told = one.weaknesses.map(({ key }) => key);
        if (lagna !== one.lagna.key || told.join() !== unmet.join()) wrong++;
      }
      expect(one.met_count + one.weaknesses.length).toBe(one.test_count);
      expect(one.strengths).toHaveLength(one.met_count);
    }
    expect(wrong).toBe(0);
    mismatches.push(wrong);
    const counts = candidates.map((one: Candidate) => one.met_count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });

  it('marks the eclipse, and the day of the Sankranti from sunrise to sunrise', async () => {
    const eclipse: readonly Candidate[] = (await ask('2025-09-07T20:00', '2025-09-08T04:00')).candidates;
    const during = eclipse.filter(({ weaknesses }) => weaknesses.some(({ key }) => key === 'eclipse'));
    const starts = during.map(({ span }) => span.start).toSorted();
    // Partial eclipse from 16:27 to 19:57 UT (NASA catalogue of lunar eclipses).
    expect(starts[0]?.slice(0, 16)).toMatch(/^2025-09-07T21:5[67]/);
  });

  it('says whose choice the hour is, and never speaks of sex, health or length of life', async () => {
    const body = { ...DELHI, from: '2026-02-11T08:00', to: '2026-02-13T08:00', medical_window: true };
    for (const language of ['en', 'hi']) {
      const called = await call(birthWindow, { ...body, language });
      expect(called.body.data.notice.length).toBeGreaterThan(60);
      expect(called.text).not.toMatch(/boy|girl|male\b|health|life|death|लड़का|लड़की|स्वास्थ्य|आयु|मृत्यु/i);
    }
  });

  it.each([
    ['no window of a doctor', { medical_window: undefined }, 400, 'medical_window'],
    ['a window that is not one', { medical_window: false }, 400, 'medical_window'],
    ['more than 72 hours', { to: '2026-02-14T08:01' }, 400, 'to'],
    ['an end before the start', { to: '2026-02-11T07:00' }, 400, 'to'],
    ['a date that does not exist', { from: '2026-02-30T08:00' }, 400, 'from'],
    ['no start', { from: undefined }, 400, 'from'],
  ])('refuses %s', async (_name, change, status, field) => {
    const called = await call(birthWindow, {
      ...DELHI,
      from: '2026-02-11T08:00',
      to: '2026-02-11T18:00',
      medical_window: true,
      ...change,
    });
    expect([called.status, called.body.error.details[0].field]).toEqual([status, field]);
  });

  it('reads an offset of its own, and answers at the ends of the files and near the pole', async () => {
    const local = await ask('2026-02-11T08:00', '2026-02-11T10:00');
    const utc = await ask('2026-02-11T02:30Z', '2026-02-11T04:30Z');
    expect(utc).toEqual(local);
    for (const [from, to, lat] of [
      ['2399-12-31T00:00', '2399-12-31T10:00', 28],
      ['2026-06-20T00:00', '2026-06-21T00:00', 78],
    ] as const) {
      const called = await call(birthWindow, { from, to, medical_window: true, lat, lon: 15, tz: 1 });
      expect([from, called.status]).toEqual([from, 200]);
    }
    const called = await call(birthWindow, {
      ...DELHI,
      from: '1799-12-31T08:00',
      to: '1800-01-01T08:00',
      medical_window: true,
    });
    expect([400, 422]).toContain(called.status);
  });
});
