/** Windows of the panchang from weekday, Moon and rising sign: Panchak, Bhadra, Anandadi, Panchaka rahita, muhurtas. */
import { handler as dayGuide } from '../../functions/muhurat/day-guide.ts';
import { handler as anandadi } from '../../functions/panchang/anandadi.ts';
import { handler as bhadra } from '../../functions/panchang/bhadra.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import { handler as muhurtas } from '../../functions/panchang/muhurtas.ts';
import { handler as panchak } from '../../functions/panchang/panchak.ts';
import { handler as panchakaRahita } from '../../functions/panchang/panchaka-rahita.ts';
import { toUnixMs, julian } from '../../layers/jyotish/ephemeris/instant.ts';
import { ANANDADI, anandadiOf, tamilYogaOf } from '../../layers/jyotish/panchang/anandadi.ts';
import { MUHURTAS } from '../../layers/jyotish/panchang/muhurtas.ts';
import { data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const TROMSO = { lat: 69.6496, lon: 18.956, timezone: 'Europe/Oslo' };

interface Span {
  readonly start: string;
  readonly end: string;
}
const ms = (text: string): number => Date.parse(text);
/** Seconds by which a text differs from a Julian day. */
const off = (text: string, jd: number): number => Math.abs(ms(text) - toUnixMs(julian(jd))) / 1000;

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
}
const casesOf = <T extends Case>(kind: string): readonly T[] =>
  vectorCases<T>('calendar-2.json').filter((one) => one.kind === kind);
/** The last civil date of so many days. */
const lastDate = (from: string, days: number): string =>
  new Date(ms(`${from}T00:00Z`) + (days - 1) * 86_400_000).toISOString().slice(0, 10);

interface RangeCase<Row> extends Case {
  readonly from: string;
  readonly days: number;
  readonly periods: readonly Row[];
}
type BhadraRow = readonly [number, number, number, number, string, readonly number[], readonly number[]];
type PanchakRow = readonly [number, number, number, string];

describe('panchang/bhadra', () => {
  it('agrees with the C library', async () => {
    const deviations: number[] = [];
    for (const { id, lat, lon, tz, from, days, periods } of casesOf<RangeCase<BhadraRow>>('bhadra')) {
      const answer = await data(bhadra, { lat, lon, tz, from, to: lastDate(from, days) });
      const shown = answer.periods.map((one: { tithi: { id: number }; residence: string }) => [
        one.tithi.id,
        one.residence,
      ]);
      expect([id, shown]).toEqual([id, periods.map(([tithi, , , , residence]) => [tithi, residence])]);
      periods.forEach(([, start, end, , residence, mukha, puchha], i) => {
        const one: { span: Span; mukha: Span; puchha: Span; harmful: boolean } = answer.periods[i];
        expect(one.harmful).toBe(residence === 'earth');
        for (const [span, [a = 0, b = 0]] of [
          [one.span, [start, end]],
          [one.mukha, mukha],
          [one.puchha, puchha],
        ] as const)
          deviations.push(off(span.start, a), off(span.end, b));
      });
    }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(TOLERANCE.roundedSecond);
    record(
      { endpoint: 'panchang/bhadra', oracle: 'Swiss Ephemeris 2.10.03 C library, Vishti karanas', unit: 's' },
      deviations,
    );
  });

  it('is as published: 20 August 2010, New Delhi', async () => {
    const { periods } = await data(bhadra, { ...DELHI, from: '2010-08-20', to: '2010-08-20' });
    const [one] = periods;
    const minute = (text: string): string => text.slice(11, 16);
    expect([
      one.residence,
      ...[one.span, one.mukha, one.puchha].flatMap(({ start, end }: Span) => [minute(start), minute(end)]),
    ]).toEqual(['patala', '01:04', '13:49', '07:28', '09:35', '06:12', '07:28']);
  });

  it('has mouth and tail inside, and parts that join', async () => {
    const { periods } = await data(bhadra, { ...DELHI, from: '2024-01-01', to: '2024-12-31', residence: 'split' });
    expect(periods.length).toBeGreaterThan(95);
    let split = 0;
    // The eighths are of the time of the tithi, the halves of its arc: they part by a few minutes as the Moon changes its speed.
    const slack = 10 * 60_000;
    for (const { span, mukha, puchha, residence, parts } of periods) {
      for (const inner of [mukha, puchha]) {
        expect(ms(inner.start)).toBeGreaterThanOrEqual(ms(span.start) - slack);
        expect(ms(inner.end)).toBeLessThanOrEqual(ms(span.end) + slack);
      }
      expect([parts[0].span.start, parts.at(-1).span.end, parts[0].residence]).toEqual([
        span.start,
        span.end,
        residence,
      ]);
      split += parts.length > 1 ? 1 : 0;
    }
    expect(split).toBeGreaterThan(0);
  });

  it('is the Bhadra of every day of a season, part by part', async () => {
    const asked = { ...DELHI, from: '2025-03-01', to: '2025-05-31', residence: 'split' };
    const { periods } = await data(bhadra, asked);
    const seen = new Map<string, string>();
    for (let day = ms('2025-03-01T00:00Z'); day <= ms('2025-05-31T00:00Z'); day += 86_400_000) {
      const { windows } = await data(inauspicious, { ...DELHI, date: new Date(day).toISOString().slice(0, 10) });
      for (const one of windows) if (one.key === 'bhadra') seen.set(one.span.start, one.span.end);
    }
    const parts = periods.flatMap((one: { parts: readonly { span: Span }[] }) => one.parts);
    expect(parts.map(({ span }: { span: Span }) => [span.start, span.end])).toEqual([...seen]);
    expect(parts.length).toBeGreaterThan(periods.length);
  });
});

// Muhurta Chintamani 1: on earth while the Moon is in Cancer, Leo, Aquarius or Pisces; the times are those
// at which the Moon enters a sign and Vishti begins and ends.
describe('a Bhadra in which the Moon changes its world', () => {
  const parted = async (date: string) => {
    const { windows } = await data(inauspicious, { ...DELHI, date });
    return windows.flatMap(({ key, reason, span }: { key: string; reason: string; span: Span }) =>
      key === 'bhadra' ? [[reason, span.start.slice(5, 16), span.end.slice(5, 16)]] : [],
    );
  };
  it('is told in two parts, the harmful one alone barring what is new', async () => {
    // From Capricorn into Aquarius: in the netherworld, then on earth.
    expect(await parted('2026-11-17')).toEqual([
      ['Vishti karana, dwelling in patala: harmless', '11-17T04:20', '11-17T15:30'],
      ['Vishti karana, dwelling on earth: harmful', '11-17T15:30', '11-17T17:17'],
    ]);
    // From Leo into Virgo: on earth, then in the netherworld.
    expect(await parted('2026-12-29')).toEqual([
      ['Vishti karana, dwelling on earth: harmful', '12-29T13:25', '12-29T21:37'],
      ['Vishti karana, dwelling in patala: harmless', '12-29T21:37', '12-30T00:55'],
    ]);
    for (const [date, times] of [
      ['2026-11-17', ['15:30', '17:17']],
      ['2026-12-29', ['13:25', '21:37']],
    ] as const) {
      const { windows } = await data(dayGuide, { ...DELHI, date });
      const barred = windows.filter(({ basis }: { basis: { key: string }[] }) =>
        basis.some(({ key }) => key === 'bhadra'),
      );
      expect([date, barred[0].span.start.slice(11, 16), barred.at(-1).span.end.slice(11, 16)]).toEqual([
        date,
        ...times,
      ]);
    }
  });
});

describe('panchang/panchak', () => {
  it('agrees with the C library', async () => {
    const deviations: number[] = [];
    for (const { id, lat, lon, tz, from, days, periods } of casesOf<RangeCase<PanchakRow>>('panchak')) {
      const answer = await data(panchak, { lat, lon, tz, from, to: lastDate(from, days) });
      expect([
        id,
        answer.periods.map((one: { vara: { id: number }; type: string }) => [one.vara.id, one.type]),
      ]).toEqual([id, periods.map(([, , vara, type]) => [vara, type])]);
      periods.forEach(([start, end], i) => {
        const { span }: { span: Span } = answer.periods[i];
        deviations.push(off(span.start, start), off(span.end, end));
      });
    }
    for (const one of deviations) expect(one).toBeLessThanOrEqual(TOLERANCE.roundedSecond);
    record(
      { endpoint: 'panchang/panchak', oracle: 'Swiss Ephemeris 2.10.03 C library, Moon in 300°-360°', unit: 's' },
      deviations,
    );
  });

  it('is as published, and a whole Dhanishta begins it earlier', async () => {
    const body = { ...DELHI, from: '2024-01-10', to: '2024-01-20' };
    const [one] = (await data(panchak, body)).periods;
    // Drik Panchang: 13 January 23:35 to 18 January 03:33.
    expect([one.span.start.slice(0, 16), one.span.end.slice(0, 16)]).toEqual(['2024-01-13T23:35', '2024-01-18T03:33']);
    const [whole] = (await data(panchak, { ...body, dhanishta: 'whole' })).periods;
    expect(ms(one.span.start) - ms(whole.span.start)).toBeGreaterThan(10 * 3_600_000);
    expect(whole.span.end).toBe(one.span.end);
  });

  it('holds in the polar night, and across a change of clocks', async () => {
    const { periods } = await data(panchak, { ...TROMSO, from: '2024-01-01', to: '2024-12-31' });
    // A year has 13.4 turns of the Moon.
    expect([13, 14]).toContain(periods.length);
    for (const { harmful, vara } of periods) expect(harmful).toBe(vara.id !== 3 && vara.id !== 4);
  });
});

interface DayCase extends Case {
  readonly date: string;
  readonly anandadi: readonly (readonly [number, number, number])[];
  readonly panchaka_rahita: readonly (readonly [number, number, number, string])[];
}

describe('the yogas of a day', () => {
  it('agree with the C library', async () => {
    const deviations: { anandadi: number[]; rahita: number[] } = { anandadi: [], rahita: [] };
    for (const { id, lat, lon, tz, date, ...wanted } of casesOf<DayCase>('panchang_day')) {
      const { anandadi: yogas } = await data(anandadi, { lat, lon, tz, date });
      expect([id, yogas.map((one: { id: number }) => one.id)]).toEqual([id, wanted.anandadi.map(([, , n]) => n)]);
      wanted.anandadi.forEach(([start, end], i) => {
        deviations.anandadi.push(off(yogas[i].span.start, start), off(yogas[i].span.end, end));
      });
      const { windows } = await data(panchakaRahita, { lat, lon, tz, date });
      const shown = windows.map((one: { remainder: number; kind: string }) => [one.remainder, one.kind]);
      expect([id, shown]).toEqual([id, wanted.panchaka_rahita.map(([, , remainder, kind]) => [remainder, kind])]);
      wanted.panchaka_rahita.forEach(([start, end], i) => {
        deviations.rahita.push(off(windows[i].span.start, start), off(windows[i].span.end, end));
      });
    }
    for (const one of [...deviations.anandadi, ...deviations.rahita])
      expect(one).toBeLessThanOrEqual(TOLERANCE.riseSeconds);
    const oracle = 'Swiss Ephemeris 2.10.03 C library, windows of the day';
    record({ endpoint: 'panchang/anandadi', oracle, unit: 's' }, deviations.anandadi);
    record({ endpoint: 'panchang/panchaka-rahita', oracle, unit: 's' }, deviations.rahita);
  });

  it('count the twenty-eight by the weekday', () => {
    // Muhurta Chintamani 1: Ananda is Ashwini on Sunday, Mrigashira on Monday, Ashlesha on Tuesday, Hasta on Wednesday,
    // Anuradha on Thursday, Uttara Ashadha on Friday, Shatabhisha (25th of 28) on Saturday.
    expect([1, 5, 9, 13, 17, 21, 25].map((star, vara) => anandadiOf(vara, star))).toEqual([1, 1, 1, 1, 1, 1, 1]);
    // A star further is a yoga further, and Pravardhamana comes before Ananda again.
    expect([anandadiOf(0, 28), anandadiOf(1, 4), anandadiOf(6, 24)]).toEqual([28, 28, 28]);
    expect(ANANDADI.filter(({ good }) => good).length).toBe(15);
  });

  it('make amirtha and marana of the stars of the Tamil table', () => {
    const counted = (key: string) =>
      Array.from(
        { length: 7 },
        (_, vara) =>
          Array.from({ length: 27 }, (_s, i) => tamilYogaOf(vara, i + 1)).filter((one) => one === key).length,
      );
    expect(counted('amirtha')).toEqual([8, 5, 4, 6, 5, 4, 5]);
    expect(counted('marana')).toEqual([5, 5, 4, 4, 6, 6, 6]);
    expect(counted('prabalarishta')).toEqual([0, 0, 0, 1, 0, 0, 0]);
  });

  it('have no Panchaka windows where the Sun does not rise', async () => {
    const night = await data(panchakaRahita, { ...TROMSO, date: '2024-12-21' });
    expect([night.sun, night.windows]).toEqual(['always_down', null]);
    const { anandadi: yogas } = await data(anandadi, { ...TROMSO, date: '2024-12-21' });
    expect(yogas.length).toBeGreaterThan(0);
  });

  it('count the tithi through the month when asked', async () => {
    // 30 March 2024 is in the dark half: its tithis count 15 more, which is 6 modulo 9.
    const body = { ...DELHI, date: '2024-03-30' };
    const paksha = await data(panchakaRahita, body);
    const month = await data(panchakaRahita, { ...body, panchaka_tithi: 'month' });
    const shifted = paksha.windows.map(({ remainder, span }: { remainder: number; span: Span }) => [
      (remainder + 6) % 9,
      span,
    ]);
    expect(month.windows.map(({ remainder, span }: { remainder: number; span: Span }) => [remainder, span])).toEqual(
      shifted,
    );
  });
});

describe('panchang/muhurtas', () => {
  it('are thirty, and bad by nature or weekday', async () => {
    expect(MUHURTAS.filter(({ good }) => !good).length).toBe(10);
    // Bad among those good by nature, 7 to 13 April 2024 from a Sunday.
    const expected = [[14], [9], [22], [8], [], [9], []];
    for (const [vara, bad] of expected.entries()) {
      const { muhurtas: rows } = await data(muhurtas, {
        ...DELHI,
        date: `2024-04-${String(7 + vara).padStart(2, '0')}`,
      });
      const found = rows.filter(({ id, good }: { id: number; good: boolean }) => !good && MUHURTAS[id - 1]?.good);
      expect([vara, found.map(({ id }: { id: number }) => id)]).toEqual([vara, bad]);
      for (const [i, { span }] of rows.entries()) if (i > 0) expect(span.start).toBe(rows[i - 1].span.end);
    }
  });

  it('have Abhijit at noon, and none in the polar night', async () => {
    const { muhurtas: rows } = await data(muhurtas, { ...DELHI, date: '1990-01-15' });
    // By hand: sunrise 07:15:07, sunset 17:46:02, so the eighth of fifteen parts is 12:09:33 to 12:51:36.
    expect([rows[7].key, rows[7].span.start.slice(11, 19), rows[7].span.end.slice(11, 19)]).toEqual([
      'vidhi',
      '12:09:33',
      '12:51:36',
    ]);
    const night = await data(muhurtas, { ...TROMSO, date: '2024-12-21' });
    expect([night.sun, night.muhurtas]).toEqual(['always_down', null]);
  });
});

describe('a year of days', () => {
  type Limits = readonly { readonly start: string; readonly end: string }[];
  const spansOf = (rows: readonly { readonly span: Limits[number] }[]): Limits => rows.map(({ span }) => span);
  /** The spans of one day of each item that covers the day. */
  const ITEMS: Readonly<Record<string, (date: string) => Promise<Limits>>> = {
    anandadi: async (date) => spansOf((await data(anandadi, { ...DELHI, date })).anandadi),
    tamil: async (date) => spansOf((await data(anandadi, { ...DELHI, date })).tamil),
    'panchaka-rahita': async (date) => spansOf((await data(panchakaRahita, { ...DELHI, date })).windows),
    muhurtas: async (date) => spansOf((await data(muhurtas, { ...DELHI, date })).muhurtas),
    'day-guide': async (date) => spansOf((await data(dayGuide, { ...DELHI, date })).windows),
  };

  it.each(Object.entries(ITEMS))('%s: each day begins where the one before ends, and has no gap', async (_name, of) => {
    let last = '';
    for (let i = 0; i < 366; i++) {
      const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
      for (const { start, end } of await of(date)) {
        if (last !== '') expect([date, Math.abs(Date.parse(start) - Date.parse(last)) <= 1000]).toEqual([date, true]);
        last = end;
      }
    }
  });
});

describe('words', () => {
  it.each([
    ['panchak', panchak, { from: '2024-01-01', to: '2024-02-01' }],
    ['bhadra', bhadra, { from: '2024-01-01', to: '2024-02-01' }],
    ['anandadi', anandadi, { date: '2024-01-01' }],
    ['panchaka-rahita', panchakaRahita, { date: '2024-01-01' }],
    ['muhurtas', muhurtas, { date: '2024-01-01' }],
  ] as const)('of %s are Hindi in Hindi', async (_name, handler, when) => {
    const names = (answer: unknown): string[] =>
      [...JSON.stringify(answer).matchAll(/"(?:\w+_)?name":"([^"]*)"/g)].map(([, name = '']) => name);
    const hindi = names(await data(handler, { ...DELHI, ...when, language: 'hi' }));
    expect(hindi.length).toBeGreaterThan(0);
    for (const name of hindi) expect(name).toMatch(/^[ऀ-ॿ ()]+$/);
  });
});
