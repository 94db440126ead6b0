import * as fc from 'fast-check';
import { handler as calendarFestivals } from '../../functions/calendar/festivals.ts';
import { handler as riseSet } from '../../functions/ephemeris/rise-set.ts';
import { handler as anandadi } from '../../functions/panchang/anandadi.ts';
import { handler as at } from '../../functions/panchang/at.ts';
import { handler as auspicious } from '../../functions/panchang/auspicious.ts';
import { handler as choghadiya } from '../../functions/panchang/choghadiya.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as era } from '../../functions/panchang/era.ts';
import { handler as find } from '../../functions/panchang/find.ts';
import { handler as gowri } from '../../functions/panchang/gowri.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import { handler as monthSeason } from '../../functions/panchang/month-season.ts';
import { handler as muhurtas } from '../../functions/panchang/muhurtas.ts';
import { handler as nivasShool } from '../../functions/panchang/nivas-shool.ts';
import { handler as panchakaRahita } from '../../functions/panchang/panchaka-rahita.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { handler as range } from '../../functions/panchang/range.ts';
import { handler as specialYogas } from '../../functions/panchang/special-yogas.ts';
import { handler as taraChandraBala } from '../../functions/panchang/tara-chandra-bala.ts';
import { handler as udayLagna } from '../../functions/panchang/uday-lagna.ts';
import { fromUnixMs, toUnixMs, julian } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Handler } from '../../lib/http/serve.ts';
import { call } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const ALL: readonly (readonly [string, Handler])[] = [
  ['anandadi', anandadi],
  ['auspicious', auspicious],
  ['choghadiya', choghadiya],
  ['daily', daily],
  ['era', era],
  ['gowri', gowri],
  ['hora', hora],
  ['inauspicious', inauspicious],
  ['month-season', monthSeason],
  ['muhurtas', muhurtas],
  ['nivas-shool', nivasShool],
  ['panchaka-rahita', panchakaRahita],
  ['rahu-kaal', rahuKaal],
  ['tara-chandra-bala', taraChandraBala],
  ['uday-lagna', udayLagna],
];

interface Span {
  readonly start: string;
  readonly end: string;
}
interface Limb {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly span: Span;
  readonly is_kshaya: boolean;
  readonly is_vriddhi: boolean;
}
interface Window {
  readonly key: string;
  readonly name: string;
  readonly span: Span;
}

/** Julian day of an ISO text. */
const jdOf = (text: string): number => fromUnixMs(Date.parse(text));
/** Seconds by which a text differs from a Julian day, and from another text. */
const off = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;
const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
/** The data of a call that must succeed. */
const data = async (handler: Handler, body: object) => {
  const called = await call(handler, body);
  expect([called.status, called.body.error]).toEqual([200, undefined]);
  return called.body.data;
};

interface Rising {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly apparent: Readonly<Record<string, readonly [number, string] | null | undefined>>;
  readonly hindu: Readonly<Record<string, readonly [number, string] | null | undefined>>;
}

describe('sunrise and moonrise of panchang/daily', () => {
  it.each(['apparent', 'hindu'] as const)('agree with the C library under %s', async (rule) => {
    const deviations: number[] = [];
    for (const row of vectorCases<Rising>('risings.json')) {
      const { lat, lon, tzone, date } = row;
      const answer = await data(daily, { date, lat, lon, tz: tzone, sunrise: rule });
      const expected = row[rule];
      const compare = (got: string | null, wanted: readonly [number, string] | null | undefined): void => {
        expect([row.id, got === null]).toEqual([row.id, !wanted]);
        if (got === null || !wanted) return;
        const seconds = off(got, wanted[0]);
        expect(seconds).toBeLessThanOrEqual(Math.abs(lat) > 65 ? TOLERANCE.polarRiseSeconds : TOLERANCE.riseSeconds);
        deviations.push(seconds);
      };
      const { sunrise, sunset_after_sunrise: set } = expected;
      // A sunrise without a sunset within a day is none.
      if (!sunrise || !set || set[0] > sunrise[0] + 1) {
        expect([answer.sunrise, answer.sunset]).toEqual([null, null]);
        continue;
      }
      compare(answer.sunrise, sunrise);
      compare(answer.sunset, set);
      const next = expected['next_sunrise'];
      // Its search begins just after the sunrise, and under `hindu` the library then misplaces the next one by up to
      // eight minutes; from any other instant it finds the same as we do. Tomorrow's sunrise is the better witness (below).
      if (rule === 'apparent' && next && next[0] < sunrise[0] + 1.5) compare(answer.next_sunrise, next);
      const end = answer.next_sunrise === null ? sunrise[0] + 1 : jdOf(answer.next_sunrise);
      for (const body of ['moonrise', 'moonset'] as const) {
        // For the same reason it overlooks an event of the first hour, which it lists for the civil day.
        const [first] = [expected[body], expected[`${body}_after_sunrise`]]
          .filter((event) => !!event && event[0] >= sunrise[0])
          .sort((x, y) => (x?.[0] ?? 0) - (y?.[0] ?? 0));
        compare(answer[body], first && first[0] < end ? first : null);
      }
    }
    record(
      { endpoint: 'panchang/daily', oracle: `Swiss Ephemeris 2.10.03 C library, rise and set, ${rule}`, unit: 's' },
      deviations,
    );
    expect(deviations.length).toBeGreaterThan(320);
  });
});

interface DayCase {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  readonly tzone: number;
  readonly date: string;
  readonly weekday: number;
  readonly sun: { readonly hindu: readonly number[]; readonly apparent: readonly number[] };
  readonly tithi: readonly (readonly [number, number, string, number, string])[];
  readonly nakshatra: readonly (readonly [number, number, string, number, string])[];
  readonly yoga: readonly (readonly [number, number, string, number, string])[];
  readonly karana: readonly (readonly [number, string, number, string, number, string])[];
  readonly kshaya_tithi: readonly number[];
  readonly vriddhi_next: boolean;
  readonly vriddhi_second: boolean;
  readonly paksha: string;
  readonly month: {
    readonly amanta: string;
    readonly purnimanta: string;
    readonly adhika: boolean;
    readonly kshaya: boolean;
    readonly month_start_new_moon: number;
    readonly month_end_new_moon: number;
  };
  readonly sun_sign: number;
  readonly moon_sign: number;
  readonly ritu: { readonly by_amanta_month: string; readonly by_tropical_sun: string };
  readonly ayana: { readonly sidereal: string; readonly tropical: string };
  readonly samvat: { readonly shaka: number; readonly vikram_chaitradi: number; readonly vikram_kartikadi: number };
  readonly samvatsara_shaka: string;
  readonly periods: Readonly<
    Record<
      'hindu' | 'apparent',
      {
        readonly rahu_kala: readonly [number, number];
        readonly yamaganda: readonly [number, number];
        readonly gulika_kala: readonly [number, number];
        readonly abhijit: readonly [number, number];
        readonly durmuhurta: readonly (readonly [number, number])[];
        readonly choghadiya_day?: readonly string[];
        readonly choghadiya_night?: readonly string[];
        readonly hora_day?: readonly string[];
        readonly hora_night?: readonly string[];
      }
    >
  >;
  readonly varjyam: readonly (readonly [number, number, number, number])[];
  readonly amrita_kala: readonly (readonly [number, number, number, number])[];
}

const CASES = vectorCases<DayCase>('panchang.json');
const SPELLINGS: Readonly<Record<string, string>> = {
  Ashwina: 'Ashvina',
  Angirasa: 'Angira',
  Hevilambi: 'Hemalambi',
  Virodhikrit: 'Virodhakrit',
};
const spelled = (name: string): string => SPELLINGS[name] ?? name;
const bodyOf = ({ date, lat, lon, tzone }: DayCase, sunrise = 'hindu') => ({ date, lat, lon, tz: tzone, sunrise });
/** Days after which the library misplaces the next sunrise by minutes (see above). */
const MISPLACED_NEXT_SUNRISE: readonly string[] = ['D0096', 'D0126'];

describe('panchang/daily against the reference days', () => {
  it('has every limb with its start and end', async () => {
    const deviations: number[] = [];
    for (const row of CASES) {
      const answer = await data(daily, bodyOf(row));
      for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'] as const) {
        const expected = row[limb].map((cells) =>
          limb === 'karana'
            ? { id: Number(cells[0]) + 1, start: Number(cells[2]), end: Number(cells[4]) }
            : { id: Number(cells[0]), start: Number(cells[1]), end: Number(cells[3]) },
        );
        const got: readonly Limb[] = answer[limb];
        expect([row.id, limb, got.map(({ id }) => id)]).toEqual([row.id, limb, expected.map(({ id }) => id)]);
        got.forEach(({ span }, i) => {
          const wanted = expected[i];
          if (!wanted) throw new Error('lists of equal length');
          deviations.push(off(span.start, wanted.start), off(span.end, wanted.end));
        });
      }
      [answer.sunrise, answer.sunset].forEach((text: string, i) => deviations.push(off(text, row.sun.hindu[i] ?? 0)));
    }
    record(
      { endpoint: 'panchang/daily', oracle: 'root finding on the Swiss Ephemeris C library, limbs', unit: 's' },
      deviations,
    );
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.limbSeconds);
    expect(deviations.length).toBeGreaterThan(1700);
  });

  it('has every number and name', async () => {
    for (const row of CASES) {
      const answer = await data(daily, bodyOf(row));
      const { month } = row;
      expect({
        id: row.id,
        vara: answer.vara.id,
        paksha: answer.paksha,
        sun: answer.sun_sign.id,
        moon: [answer.moon_sign.id, answer.moon_signs[0].sign.id],
        amanta: answer.lunar_month.amanta.name,
        purnimanta: answer.lunar_month.purnimanta.name,
        adhika: answer.lunar_month.adhika,
        kshaya: answer.lunar_month.kshaya,
        ritu: [answer.ritu.vedic.key, answer.ritu.drik.key],
        ayana: [answer.ayana.vedic.key, answer.ayana.drik.key],
        samvat: [answer.samvat.shaka, answer.samvat.vikram, answer.samvat.vikram_kartikadi],
        kali: answer.samvat.kali,
        samvatsara: answer.samvat.samvatsara.south.name,
      }).toEqual({
        id: row.id,
        vara: row.weekday,
        paksha: row.paksha.toLowerCase(),
        sun: row.sun_sign + 1,
        moon: [row.moon_sign + 1, row.moon_sign + 1],
        amanta: spelled(month.amanta),
        purnimanta: spelled(month.purnimanta),
        adhika: month.adhika,
        kshaya: month.kshaya,
        ritu: [row.ritu.by_amanta_month.toLowerCase(), row.ritu.by_tropical_sun.toLowerCase()],
        ayana: [row.ayana.sidereal.toLowerCase(), row.ayana.tropical.toLowerCase()],
        samvat: [row.samvat.shaka, row.samvat.vikram_chaitradi, row.samvat.vikram_kartikadi],
        kali: row.samvat.shaka + 3179,
        samvatsara: spelled(row.samvatsara_shaka),
      });
    }
    record(
      { endpoint: 'panchang/daily', oracle: 'PyJHora 4.8.5, months, years, names', unit: 'mismatches' },
      CASES.map(() => 0),
    );
  });

  it('tells lost and doubled tithis', async () => {
    let lost = 0;
    let doubled = 0;
    for (const row of CASES) {
      const { tithi }: { tithi: readonly Limb[] } = await data(daily, bodyOf(row));
      const kshaya = tithi.filter(({ is_kshaya: is }) => is).map(({ id }) => id);
      expect([row.id, kshaya]).toEqual([row.id, row.kshaya_tithi]);
      lost += kshaya.length;
      if (MISPLACED_NEXT_SUNRISE.includes(row.id)) continue;
      const first = tithi[0];
      expect([row.id, first?.is_vriddhi]).toEqual([row.id, row.vriddhi_next || row.vriddhi_second]);
      doubled += first?.is_vriddhi ? 1 : 0;
    }
    expect([lost > 10, doubled > 10]).toEqual([true, true]);
  });

  it('opens and closes the lunar month at the new moons', async () => {
    const deviations: number[] = [];
    for (const row of CASES) {
      const { span, lunar_month: month } = await data(monthSeason, bodyOf(row));
      expect(month.amanta.name).toBe(spelled(row.month.amanta));
      deviations.push(off(span.start, row.month.month_start_new_moon), off(span.end, row.month.month_end_new_moon));
    }
    record(
      { endpoint: 'panchang/month-season', oracle: 'Swiss Ephemeris C library, new moons', unit: 's' },
      deviations,
    );
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.limbSeconds);
  });
});

describe('the periods of the reference days', () => {
  const spanOff = (span: Span, [start, end]: readonly [number, number]): number =>
    Math.max(off(span.start, start), off(span.end, end));

  it.each(['hindu', 'apparent'] as const)('stand where they should under %s', async (rule) => {
    const deviations: number[] = [];
    for (const row of CASES) {
      const expected = row.periods[rule];
      const kalas = await data(rahuKaal, bodyOf(row, rule));
      deviations.push(
        spanOff(kalas.rahu_kala, expected.rahu_kala),
        spanOff(kalas.yamaganda, expected.yamaganda),
        spanOff(kalas.gulika_kala, expected.gulika_kala),
      );
      const good: readonly Window[] = (await data(auspicious, bodyOf(row, rule))).windows;
      const abhijit = good.find(({ key }) => key === 'abhijit');
      if (!abhijit) throw new Error('a day without abhijit');
      deviations.push(spanOff(abhijit.span, expected.abhijit));
      const bad: readonly Window[] = (await data(inauspicious, bodyOf(row, rule))).windows;
      const durMuhurtas = bad.filter(({ key }) => key === 'dur_muhurta');
      expect([row.id, durMuhurtas.length]).toEqual([row.id, expected.durmuhurta.length]);
      durMuhurtas.forEach(({ span }, i) => {
        const night = row.weekday === 2 && i === 1;
        if (night && MISPLACED_NEXT_SUNRISE.includes(row.id)) return;
        deviations.push(spanOff(span, expected.durmuhurta[i] ?? [0, 0]));
      });
    }
    record({ endpoint: 'panchang/rahu-kaal', oracle: `reference periods of the day, ${rule}`, unit: 's' }, deviations);
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.limbSeconds);
  });

  it('bear their names and lords', async () => {
    for (const row of CASES) {
      const expected = row.periods.hindu;
      const parts = await data(choghadiya, bodyOf(row));
      const names = (list: readonly { name: string }[]): readonly string[] => list.map(({ name }) => name);
      expect(names(parts.day)).toEqual(expected.choghadiya_day);
      expect(names(parts.night)).toEqual(expected.choghadiya_night);
      const { horas }: { horas: readonly { lord: string; day: boolean }[] } = await data(hora, bodyOf(row));
      const lords = [...(expected.hora_day ?? []), ...(expected.hora_night ?? [])].map((name) => name.toLowerCase());
      expect(horas.map(({ lord }) => lord)).toEqual(lords);
      expect(horas.map(({ day }) => day)).toEqual(lords.map((_, i) => i < 12));
    }
  });

  it('cut varjya and amrita kala out of the stars', async () => {
    const deviations: number[] = [];
    for (const row of CASES) {
      if (MISPLACED_NEXT_SUNRISE.includes(row.id)) continue;
      const [from = 0, , to = 0] = row.sun.hindu;
      const touching = (rows: DayCase['varjyam']) => rows.filter(([, , start, end]) => start < to && end > from);
      const bad: readonly Window[] = (await data(inauspicious, bodyOf(row))).windows;
      const good: readonly Window[] = (await data(auspicious, bodyOf(row))).windows;
      for (const [windows, rows] of [
        [bad.filter(({ key }) => key === 'varjya'), touching(row.varjyam)],
        [good.filter(({ key }) => key === 'amrita_kala'), touching(row.amrita_kala)],
      ] as const) {
        expect([row.id, windows.length]).toEqual([row.id, rows.length]);
        windows.forEach(({ span }, i) => {
          const [, , start = 0, end = 0] = rows[i] ?? [];
          deviations.push(spanOff(span, [start, end]));
        });
      }
    }
    record({ endpoint: 'panchang/inauspicious', oracle: 'reference varjya and amrita kala', unit: 's' }, deviations);
    expect(Math.max(...deviations)).toBeLessThanOrEqual(TOLERANCE.limbSeconds);
  });
});

describe('published and computed fixtures', () => {
  // Swiss Ephemeris 2.10, C library; the published figures are Drik Panchang's page of that day, New Delhi.
  it('divides 24 January 2022 as Drik Panchang does', async () => {
    const day = { ...DELHI, date: '2022-01-24' };
    const answer = await data(daily, day);
    expect([answer.sunrise, answer.sunset]).toEqual(['2022-01-24T07:12:58+05:30', '2022-01-24T17:53:37+05:30']);
    const good: readonly Window[] = (await data(auspicious, day)).windows;
    const spanOf = (wanted: string): Span | undefined => good.find(({ key }) => key === wanted)?.span;
    expect(spanOf('abhijit')).toEqual({ start: '2022-01-24T12:11:56+05:30', end: '2022-01-24T12:54:39+05:30' });
    expect(spanOf('nishita')).toEqual({ start: '2022-01-25T00:06:29+05:30', end: '2022-01-25T00:59:45+05:30' });
    expect(good.find(({ key, span }) => key === 'amrita_kala' && span.start > '2022-01-25')?.span).toEqual({
      start: '2022-01-25T04:35:58+05:30',
      end: '2022-01-25T06:10:36+05:30',
    });
    const { rahu_kala: rahu } = await data(rahuKaal, day);
    expect(rahu).toEqual({ start: '2022-01-24T08:33:03+05:30', end: '2022-01-24T09:53:08+05:30' });
  });

  it('finds the limbs of the birth of 15 January 1990', async () => {
    const answer = await data(daily, { ...DELHI, date: '1990-01-15' });
    expect([answer.vara.key, answer.sunrise, answer.sunset, answer.lunar_month.amanta.key]).toEqual([
      'monday',
      '1990-01-15T07:15:07+05:30',
      '1990-01-15T17:46:02+05:30',
      'pausha',
    ]);
    const moment = await data(at, { ...DELHI, date: '1990-01-15', time: '10:30' });
    expect([moment.tithi.id, moment.nakshatra.id, moment.yoga.id, moment.karana.id, moment.karana.key]).toEqual([
      20,
      11,
      4,
      39,
      'kaulava',
    ]);
  });

  it.each([
    [{ tithi: 23 }, '2023-09-06', '2023-09-06T15:38:08+05:30', '2023-09-07T16:14:45+05:30'],
    [{ tithi: 30 }, '2023-11-12', '2023-11-12T14:45:22+05:30', '2023-11-13T14:57:24+05:30'],
    [{ nakshatra: 4 }, '2023-09-06', '2023-09-06T09:19:58+05:30', '2023-09-07T10:24:53+05:30'],
  ])('finds %j of %s', async (where, from, start, end) => {
    const { matches } = await data(find, { ...DELHI, from, to: from, where });
    expect(matches).toEqual([{ span: { start, end } }]);
  });

  it('opens the leap month of 2026 at its new moons', async () => {
    const { lunar_month: month, span } = await data(monthSeason, { ...DELHI, date: '2026-06-01' });
    expect([month.amanta.key, month.purnimanta.key, month.adhika]).toEqual(['jyeshtha', 'jyeshtha', true]);
    expect(span).toEqual({ start: '2026-05-17T01:31:03+05:30', end: '2026-06-15T08:24:10+05:30' });
  });

  it.each([
    ['2024-01-20', '2024-01-15T02:43:44+05:30'],
    ['2025-01-20', '2025-01-14T08:55:42+05:30'],
    ['2026-01-20', '2026-01-14T15:07:20+05:30'],
  ])('begins Uttarayana before %s at the Makara sankranti', async (date, start) => {
    expect((await data(monthSeason, { ...DELHI, date })).ayana.vedic.span.start).toBe(start);
  });

  // Published new years of the eras.
  it.each([
    ['2026-04-10', 'shaka', 1948, null],
    ['2026-04-10', 'samvatsara_south', 40, 'Parabhava'],
    ['2026-04-10', 'samvatsara_north', 53, 'Siddharthi'],
    ['2021-06-01', 'samvatsara_north', 48, 'Ananda'],
    ['2026-04-10', 'vikram', 2083, null],
    ['2024-11-05', 'vikram_kartikadi', 2081, null],
    ['2024-11-01', 'vikram_kartikadi', 2080, null],
    ['2024-03-21', 'national', 1946, null],
    ['2023-03-21', 'national', 1944, null],
    ['2024-08-16', 'kollam', 1199, null],
    ['2024-08-17', 'kollam', 1200, null],
  ])('%s lies in %s %i', async (date, wanted, year, name) => {
    const { eras } = await data(era, { ...DELHI, date });
    const row = eras.find(({ key }: { key: string }) => key === wanted);
    expect([row.year, row.samvatsara?.name ?? null, row.samvatsara?.id ?? year]).toEqual([year, name, year]);
    expect(row.name).toMatch(/^[A-Z]/);
  });

  // Kolkata: 15, 14, 15, 15 April 2023-2026.
  it.each(['2023-04-15', '2024-04-14', '2025-04-15', '2026-04-15'])('begins the Bengali year on %s', async (date) => {
    const { eras } = await data(era, { lat: 22.5726, lon: 88.3639, tz: 5.5, date });
    expect(eras.find(({ key }: { key: string }) => key === 'bengali')).toMatchObject({
      begins: date,
      year: Number(date.slice(0, 4)) - 593,
    });
  });

  // New moons with the lunar Shaka new year, as published: Ugadi of 2023 to 2026.
  it.each(['2023-03-22', '2024-04-09', '2025-03-30', '2026-03-19'])('begins the Shaka year on %s', async (date) => {
    const { eras } = await data(era, { ...DELHI, date: `${date.slice(0, 4)}-07-01` });
    expect(eras[0]).toMatchObject({ key: 'shaka', begins: date, year: Number(date.slice(0, 4)) - 78 });
  });
});

describe('tables of the day', () => {
  const gowriDay = async (date: string): Promise<readonly string[]> =>
    (await data(gowri, { lat: 13.0827, lon: 80.2707, tz: 5.5, date })).day.map(({ key }: { key: string }) => key);

  // The printed Gowri rows, Sunday to Saturday.
  it.each([
    ['2024-04-07', 'uthi amirdha rogam labam dhanam sugam soram visham'],
    ['2024-04-08', 'amirdha visham rogam labam dhanam sugam soram uthi'],
    ['2024-04-09', 'rogam labam dhanam sugam soram uthi visham amirdha'],
    ['2024-04-10', 'labam dhanam sugam soram visham uthi amirdha rogam'],
    ['2024-04-11', 'dhanam sugam soram uthi amirdha visham rogam labam'],
    ['2024-04-12', 'sugam soram uthi visham amirdha rogam labam dhanam'],
    ['2024-04-13', 'soram uthi visham amirdha rogam labam dhanam sugam'],
  ])('gives the Gowri row of %s', async (date, row) => {
    expect((await gowriDay(date)).join(' ')).toBe(row);
  });

  it('keeps nalla neram away from the three kalas', async () => {
    const answer = await data(gowri, { ...DELHI, date: '2024-04-08' });
    const { rahu_kala: rahu, yamaganda, gulika_kala: gulika } = await data(rahuKaal, { ...DELHI, date: '2024-04-08' });
    expect(answer.nalla_neram.length).toBeGreaterThan(0);
    for (const good of answer.nalla_neram)
      for (const bad of [rahu, yamaganda, gulika]) expect(good.start >= bad.end || good.end <= bad.start).toBe(true);
  });

  // Monday 8 April 2024, Amavasya to 23:50, then Shukla Pratipada: read off the tables of C.6.
  it('finds the dwellings of a Monday Amavasya', async () => {
    const answer = await data(nivasShool, { ...DELHI, date: '2024-04-08' });
    expect([answer.disha_shool, answer.rahu]).toEqual([
      { direction: 'e', direction_name: 'East' },
      { direction: 'nw', direction_name: 'North-west' },
    ]);
    expect(answer.chandra.map(({ direction }: { direction: string }) => direction)).toEqual(['n']);
    expect(answer.yogini.map(({ direction }: { direction: string }) => direction)).toEqual(['ne', 'e']);
    // (30 + 2 + 1) mod 4 = 1, (1 + 2 + 1) mod 4 = 0; (60 + 5) mod 7 = 2, (2 + 5) mod 7 = 0.
    expect(answer.agni.map(({ place }: { place: string }) => place)).toEqual(['sky', 'earth']);
    expect(answer.shiva.map(({ place }: { place: string }) => place)).toEqual(['with_gauri', 'cremation_ground']);
  });

  it('counts taras and houses of the Moon', async () => {
    const answer = await data(taraChandraBala, { ...DELHI, date: '2024-04-08' });
    // The Moon rises in Uttara Bhadrapada (26), Pisces: from Ashwini tara (25 mod 9) + 1 = 8, from Aries house 12.
    expect(answer.tara[0]).toEqual({
      nakshatra: { id: 1, key: 'ashwini', name: 'Ashwini' },
      tara: { id: 8, key: 'mitra', name: 'Mitra' },
      good: true,
    });
    expect(answer.tara[25]).toMatchObject({ tara: { id: 1, key: 'janma' }, good: false });
    expect(answer.chandra[0]).toMatchObject({ house: 12, good: false });
    expect(answer.chandra.filter(({ good }: { good: boolean }) => good)).toHaveLength(6);
    expect(answer.changes).toEqual([
      { at: '2024-04-08T10:12:42+05:30', what: 'nakshatra', to: { id: 27, key: 'revati', name: 'Revati' } },
    ]);
  });

  // Guru Pushya of 22 February 2024 and Ravi Pushya of 9 June 2024, as published for New Delhi.
  it.each([
    ['2024-02-22', 'guru_pushya'],
    ['2024-06-09', 'ravi_pushya'],
  ])('%s has %s', async (date, id) => {
    const { yogas } = await data(specialYogas, { ...DELHI, from: date, to: date });
    expect(yogas.map(({ key }: { key: string }) => key)).toContain(id);
  });

  it('shows night eighths only when asked', async () => {
    const asked = await data(rahuKaal, { ...DELHI, date: '2024-04-08', night: true });
    const { sunset, next_sunrise: next } = await data(daily, { ...DELHI, date: '2024-04-08' });
    expect((await data(rahuKaal, { ...DELHI, date: '2024-04-08' })).night).toBeNull();
    // Monday's night has the row of Friday: Rahu in the fourth part.
    const eighth = (Date.parse(next) - Date.parse(sunset)) / 8000;
    expect(apart(asked.night.rahu_kala.start, sunset)).toBeCloseTo(3 * eighth, -1);
  });

  it('centres godhuli on the sunset when asked', async () => {
    const body = { ...DELHI, date: '2024-04-08' };
    const { sunset } = await data(daily, body);
    const of = async (godhuli: string): Promise<Span> =>
      (await data(auspicious, { ...body, godhuli })).windows.find(({ key }: Window) => key === 'godhuli').span;
    expect((await of('after_sunset')).start).toBe(sunset);
    const centered = await of('centered');
    expect([apart(centered.start, sunset), apart(centered.end, sunset)]).toEqual([720, 720]);
  });

  it('counts equal hours from sunrise when asked', async () => {
    const body = { ...DELHI, date: '2024-04-08' };
    const { sunrise, sunset } = await data(daily, body);
    const { horas }: { horas: readonly { span: Span; day: boolean; lord: string }[] } = await data(hora, {
      ...body,
      hora: 'equal_60min',
    });
    expect(horas.map(({ span }) => apart(span.start, span.end))).toEqual(horas.map(() => 3600));
    expect([horas[0]?.span.start, horas[0]?.lord]).toEqual([sunrise, 'moon']);
    for (const { span, day } of horas) expect(day).toBe(span.start < sunset);
  });

  it('does not call Abhijit of a Wednesday good', async () => {
    const of = async (date: string): Promise<boolean | undefined> =>
      (await data(auspicious, { ...DELHI, date })).windows.find(({ key }: Window) => key === 'abhijit')?.good;
    expect([await of('2024-04-09'), await of('2024-04-10')]).toEqual([true, false]);
  });
});

const place = fc.record({
  lat: fc.double({ min: -60, max: 60, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});
const civil = fc
  .date({ min: new Date('1801-01-01'), max: new Date('2399-10-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nextDate = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
const hoursOf = (lon: number): number => Math.round(lon / 15);

describe('a year and its days', () => {
  const LIMBS = ['tithi', 'nakshatra', 'yoga', 'karana'] as const;
  interface Row extends Readonly<Record<(typeof LIMBS)[number], readonly Limb[]>> {
    readonly date: string;
    readonly sunrise: string;
    readonly sunset: string;
    readonly vara: { readonly id: number };
  }
  let days: readonly Row[] = [];
  const year = { ...DELHI, from: '2024-01-01', to: '2024-12-31' };
  beforeAll(async () => {
    days = (await data(range, year)).days;
  });

  it('agree field by field', async () => {
    expect(days).toHaveLength(366);
    for (const row of days) {
      const { date, sunrise, sunset, sun, vara, tithi, nakshatra, yoga, karana } = await data(daily, {
        ...DELHI,
        date: row.date,
      });
      expect({ date, sunrise, sunset, sun, vara, tithi, nakshatra, yoga, karana }).toEqual(row);
    }
  });

  it.each(LIMBS)('joins %ss without gap or overlap', (limb) => {
    const ids = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[limb];
    const seen = new Map<string, Limb>();
    for (const row of days) for (const segment of row[limb]) seen.set(segment.span.start, segment);
    const all = [...seen.values()];
    all.slice(1).forEach((segment, i) => {
      expect(segment.span.start).toBe(all[i]?.span.end);
      expect(segment.id).toBe(((all[i]?.id ?? 0) % ids) + 1);
    });
  });

  it('has thirty tithis in every month, each kshaya or ruling one sunrise or two', () => {
    const sunrises = days.map(({ sunrise }) => sunrise);
    const seen = new Map(days.flatMap(({ tithi }) => tithi).map((segment) => [segment.span.start, segment]));
    let [lost, doubled] = [0, 0];
    for (const { span, is_kshaya: kshaya, is_vriddhi: vriddhi } of [...seen.values()].slice(2, -2)) {
      const ruled = sunrises.filter((sunrise) => sunrise >= span.start && sunrise < span.end).length;
      expect([kshaya, vriddhi]).toEqual([ruled === 0, ruled === 2]);
      lost += kshaya ? 1 : 0;
      doubled += vriddhi ? 1 : 0;
    }
    expect([lost > 5, doubled > 3]).toEqual([true, true]);
    const purnimas = [...seen.values()].filter(({ id }) => id === 15).map(({ span }) => span.start);
    purnimas.slice(1).forEach((start, i) => {
      const within = [...seen.keys()].filter((key) => key > (purnimas[i] ?? '') && key <= start);
      expect(within).toHaveLength(30);
    });
  });

  it('is found again by panchang/find', async () => {
    const { matches } = await data(find, { ...year, where: { tithi: 11 } });
    const seen = new Map(
      days.flatMap(({ tithi }) => tithi.filter(({ id }) => id === 11).map(({ span }) => [span.start, span])),
    );
    expect(matches.map(({ span }: { span: Span }) => span)).toEqual([...seen.values()]);
  });

  it('finds weekdays and stars together, and never more than asked', async () => {
    const { matches }: { matches: readonly { span: Span }[] } = await data(find, {
      ...year,
      where: { nakshatra: 8, weekday: 4 },
    });
    expect(matches.map(({ span }) => span.start.slice(0, 10))).toContain('2024-02-22');
    const { matches: first } = await data(find, { ...year, where: { nakshatra: 8, weekday: 4 }, limit: 1 });
    expect(first).toEqual(matches.slice(0, 1));
    const paksha = await data(find, { ...year, where: { tithi: 3, paksha: 'krishna' } });
    expect(paksha.matches).toEqual([]);
  });
});

describe('anywhere and at any time', () => {
  it('ends a day where the next begins', async () => {
    await fc.assert(
      fc.asyncProperty(place, civil, fc.constantFrom('apparent', 'hindu', 'center'), async (where, date, sunrise) => {
        const tz = hoursOf(where.lon);
        const today = await data(daily, { ...where, tz, date, sunrise });
        const tomorrow = await data(daily, { ...where, tz, date: nextDate(date), sunrise });
        expect(apart(today.next_sunrise, tomorrow.sunrise)).toBeLessThanOrEqual(1);
        expect((today.vara.id + 1) % 7).toBe(tomorrow.vara.id);
        // What rules the end of one day rules the start of the next.
        for (const limb of ['tithi', 'nakshatra', 'yoga', 'karana'])
          expect(today[limb].at(-1).id).toBe(tomorrow[limb][0].id);
      }),
      { numRuns: 25 },
    );
  });

  it('gives the same days alone and in a range, poles and clock changes included', async () => {
    const zone = fc.constantFrom<object>({ tz: 5.75 }, { tz: 'lmt' }, { timezone: 'America/New_York' }, { tz: -3.5 });
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        zone,
        civil,
        fc.constantFrom('apparent', 'center', 'hindu', 'observer'),
        async (lat, lon, clock, from, sunrise) => {
          const body = { lat, lon, ...clock, sunrise };
          const { days } = await data(range, { ...body, from, to: nextDate(nextDate(from)) });
          expect(days).toHaveLength(3);
          for (const row of days) {
            const alone = await data(daily, { ...body, date: row.date });
            for (const key of Object.keys(row)) expect(alone[key]).toEqual(row[key]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('fills the day and the night with their parts', async () => {
    await fc.assert(
      fc.asyncProperty(place, civil, async (where, date) => {
        const body = { ...where, tz: hoursOf(where.lon), date };
        const { sunrise, sunset, next_sunrise: next } = await data(daily, body);
        const parts = await data(choghadiya, body);
        const { horas } = await data(hora, body);
        for (const list of [[...parts.day, ...parts.night], horas]) {
          expect([list[0].span.start, list.at(-1).span.end]).toEqual([sunrise, next]);
          expect(list[list.length / 2].span.start).toBe(sunset);
          list.slice(1).forEach((part: Window, i: number) => expect(part.span.start).toBe(list[i].span.end));
        }
        const { lagnas } = await data(udayLagna, body);
        expect([lagnas[0].span.start, lagnas.at(-1).span.end]).toEqual([sunrise, next]);
        expect(lagnas.length).toBeGreaterThanOrEqual(12);
        lagnas
          .slice(1)
          .forEach((row: { sign: { id: number } }, i: number) =>
            expect(row.sign.id).toBe((lagnas[i].sign.id % 12) + 1),
          );
      }),
      { numRuns: 25 },
    );
  });

  it('gives one sky on either side of the date line', async () => {
    // The same meridian, told east and west, on clocks a day apart.
    const east = await data(daily, { date: '2024-06-11', lat: -17, lon: 180, tz: 12 });
    const west = await data(daily, { date: '2024-06-10', lat: -17, lon: -180, tz: -12 });
    expect(apart(east.sunrise, west.sunrise)).toBe(0);
    expect(east.tithi.map(({ id }: Limb) => id)).toEqual(west.tithi.map(({ id }: Limb) => id));
    expect(east.vara.id).toBe((west.vara.id + 1) % 7);
  });

  it.each([
    ['2024-06-21', 69.65, 'always_up'],
    ['2024-12-21', 69.65, 'always_down'],
    ['2024-06-21', 90, 'always_up'],
    ['2024-12-21', -90, 'always_up'],
    ['2024-06-21', -90, 'always_down'],
  ])('answers %s at latitude %d: %s', async (date, lat, sun) => {
    const body = { date, lat, lon: 18.96, tz: 1 };
    const answer = await data(daily, body);
    expect(answer).toMatchObject({ sun, sunrise: null, sunset: null, next_sunrise: null });
    expect(answer.tithi.length).toBeGreaterThan(0);
    const why = { sun, next_sun: sun };
    expect(await data(choghadiya, body)).toEqual({ ...why, day: null, night: null });
    expect(await data(hora, body)).toEqual({ ...why, horas: null });
    expect(await data(gowri, body)).toEqual({ ...why, day: null, night: null, nalla_neram: null });
    const none = { rahu_kala: null, yamaganda: null, gulika_kala: null };
    expect(await data(rahuKaal, { ...body, night: true })).toEqual({ ...why, ...none, night: none });
    // Shares of the day or night are there without a time; what hangs on Moon and stars alone keeps its times.
    const good: readonly Window[] = (await data(auspicious, body)).windows;
    const bad: readonly Window[] = (await data(inauspicious, body)).windows;
    const timeless = (list: readonly Window[]) => new Set(list.filter(({ span }) => !span).map(({ key }) => key));
    expect(timeless(good)).toEqual(
      new Set([
        'brahma_muhurta',
        'pratah_sandhya',
        'abhijit',
        'vijaya',
        'godhuli',
        'sayahna_sandhya',
        'nishita',
        'madhyahna_sandhya',
      ]),
    );
    expect(timeless(bad)).toEqual(
      new Set(['rahu_kala', 'yamaganda', 'gulika_kala', 'dur_muhurta', 'kulika', 'kalavela', 'yamaghanta', 'kantaka']),
    );
    for (const window of [...good, ...bad]) if (window.key === 'varjya') expect(window.span).not.toBeNull();
    for (const [, handler] of ALL) await data(handler, body);
  });

  it('follows the clock over its changes', async () => {
    // New York: clocks go forward on 10 March 2024, back on 3 November.
    const york = { lat: 40.7128, lon: -74.006, timezone: 'America/New_York' };
    const spring = await data(daily, { ...york, date: '2024-03-09' });
    expect([spring.sunrise.slice(-6), spring.next_sunrise.slice(-6)]).toEqual(['-05:00', '-04:00']);
    const autumn = await data(daily, { ...york, date: '2024-11-02' });
    expect([autumn.sunrise.slice(-6), autumn.next_sunrise.slice(-6)]).toEqual(['-04:00', '-05:00']);
    const { days } = await data(range, { ...york, from: '2024-03-08', to: '2024-03-12' });
    expect(days.map(({ date }: { date: string }) => date)).toEqual([
      '2024-03-08',
      '2024-03-09',
      '2024-03-10',
      '2024-03-11',
      '2024-03-12',
    ]);
    for (const day of days) expect(day.sunrise.slice(0, 10)).toBe(day.date);
  });

  it('is the same sky under any offset', async () => {
    const clocks = [5.5, 5.75, 0, -3.5, 14];
    const rows = await Promise.all(
      clocks.map((tz) => data(at, { ...DELHI, ...localOf('2024-04-08T06:30:00Z', tz), tz })),
    );
    for (const row of rows) {
      expect(apart(row.tithi.span.end, rows[0].tithi.span.end)).toBe(0);
      expect(row.tithi.id).toBe(30);
    }
  });

  it('keeps to the ends of the supported years, and says so beyond', async () => {
    const answers = async (handler: Handler, body: object) => {
      const { status, body: answer } = await call(handler, body);
      return status === 200 ? 'an answer' : `${status} ${answer.error.code}`;
    };
    const BEYOND = '422 EPHEMERIS_RANGE';
    // The year of an era and the month of a season begin or end outside the files.
    const WHOLE_YEAR = ['era', 'month-season'];
    for (const date of ['1800-02-01', '2399-11-01'])
      for (const [name, handler] of ALL)
        expect([date, name, await answers(handler, { ...DELHI, date })]).toEqual([
          date,
          name,
          WHOLE_YEAR.includes(name) ? BEYOND : 'an answer',
        ]);
    // The names of the lunar month look at the days before and after.
    const DAYS_AROUND = [...WHOLE_YEAR, 'daily'];
    for (const date of ['1800-01-03', '2399-12-30', '2399-12-31'])
      for (const [name, handler] of ALL)
        for (const lat of [28, 80, -90])
          expect([date, name, lat, await answers(handler, { date, lat, lon: 179.9, tz: 12 })]).toEqual([
            date,
            name,
            lat,
            DAYS_AROUND.includes(name) ? BEYOND : 'an answer',
          ]);
    for (const [name, handler] of ALL)
      expect([name, await answers(handler, { ...DELHI, date: '1800-01-01' })]).toEqual([name, BEYOND]);
  });

  it('asks for something to look for', async () => {
    const called = await call(find, { ...DELHI, from: '2024-01-01', to: '2024-02-01', where: {} });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, 'where']);
    const wrong = await call(find, { ...DELHI, from: '2024-01-01', to: '2024-02-01', where: { tithi: 31 } });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'where.tithi']);
    const long = await call(range, { ...DELHI, from: '2024-01-01', to: '2025-06-01' });
    expect([long.status, long.body.error.details[0].code]).toEqual([400, 'RANGE_TOO_LONG']);
  });
});

/** Local date and time of a UTC instant on a clock. */
const localOf = (utc: string, tz: number): { date: string; time: string } => {
  const local = new Date(Date.parse(utc) + tz * 3_600_000).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 19) };
};

describe('a page in one call', () => {
  const festivals = (body: { date: string }) =>
    data(calendarFestivals, { ...body, from: body.date, to: body.date, date: undefined });
  const risings = (body: { date: string }) =>
    data(riseSet, { ...body, from: body.date, to: body.date, date: undefined });
  const OWN: Readonly<Record<string, (body: { date: string }) => Promise<unknown>>> = {
    inauspicious: (body) => data(inauspicious, body),
    auspicious: (body) => data(auspicious, body),
    choghadiya: (body) => data(choghadiya, body),
    hora: (body) => data(hora, body),
    gowri: (body) => data(gowri, body),
    festivals,
    sun_moon: risings,
  };
  const DAYS = [
    { ...DELHI, date: '2024-04-09' }, // Ugadi and the first day of Navratri
    { ...DELHI, date: '2024-11-01', language: 'hi' },
    { lat: 40.7128, lon: -74.006, timezone: 'America/New_York', date: '2024-03-09', sunrise: 'hindu' },
    { lat: 69.65, lon: 18.96, timezone: 'Europe/Oslo', date: '2024-06-21' },
    { lat: -77.85, lon: 166.67, tz: 12, date: '2024-06-21' },
  ];

  it.each(DAYS)('holds what the endpoints of $date answer alone', async (body) => {
    const page = await data(daily, { ...body, include: Object.keys(OWN) });
    for (const [name, ask] of Object.entries(OWN)) expect([name, page[name]]).toEqual([name, await ask(body)]);
    const alone = await data(daily, body);
    for (const name of Object.keys(OWN)) expect(alone).not.toHaveProperty(name);
    for (const name of Object.keys(alone)) expect(page[name]).toEqual(alone[name]);
  });

  it('takes sun or moon for sun_moon, hands rules on, and names what it does not know', async () => {
    const body = { ...DELHI, date: '2024-04-08' };
    const { sun_moon: both } = await data(daily, { ...body, include: ['sun', 'moon'] });
    expect(both.days.map(({ body: one }: { body: string }) => one)).toEqual(['sun', 'moon']);
    const page = await data(daily, {
      ...body,
      include: ['hora', 'auspicious'],
      hora: 'equal_60min',
      godhuli: 'centered',
    });
    expect(page.hora).toEqual(await data(hora, { ...body, hora: 'equal_60min' }));
    expect(page.auspicious).toEqual(await data(auspicious, { ...body, godhuli: 'centered' }));
    const wrong = await call(daily, { ...body, include: ['horoscope'] });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'include.0']);
  });
});

describe('no time without a reason', () => {
  const polar = fc.record({
    lat: fc.oneof(fc.double({ min: 60, max: 90, noNaN: true }), fc.double({ min: -90, max: -60, noNaN: true })),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('near the poles', async () => {
    let missing = 0;
    const explains = (isNull: boolean, ...reasons: string[]): void => {
      if (!isNull) return;
      missing++;
      expect(reasons.some((reason) => reason !== 'normal')).toBe(true);
    };
    await fc.assert(
      fc.asyncProperty(polar, civil, fc.constantFrom('apparent', 'hindu', 'center'), async (where, date, sunrise) => {
        const body = { ...where, tz: hoursOf(where.lon), date, sunrise };
        const page = await data(daily, { ...body, include: ['choghadiya', 'hora', 'gowri'] });
        explains(page.sunrise === null, page.sun);
        explains(page.sunset === null, page.sun);
        explains(page.next_sunrise === null, page.next_sun);
        expect([page.moonrise === null, page.moonset === null]).toEqual([
          ['no_rise', 'always_up', 'always_down'].includes(page.moon),
          ['no_set', 'always_up', 'always_down'].includes(page.moon),
        ]);
        for (const part of [page.choghadiya, page.gowri]) {
          explains(part.day === null, part.sun);
          explains(part.night === null, part.sun, part.next_sun);
        }
        explains(page.hora.horas === null, page.hora.sun, page.hora.next_sun);
        for (const handler of [auspicious, inauspicious]) {
          const { windows, sun, next_sun: next, previous_sun: previous = 'normal' } = await data(handler, body);
          for (const { span } of windows) explains(span === null, sun, next, previous);
        }
        const { days } = await data(range, { ...body, from: date, to: nextDate(date) });
        for (const row of days) explains(row.sunrise === null || row.sunset === null, row.sun);
      }),
      { numRuns: 60 },
    );
    expect(missing).toBeGreaterThan(100);
  });

  // At Tromsø the Sun stops setting past the middle of May.
  it('on the edges of the midnight sun', async () => {
    const tromso = { lat: 69.6492, lon: 18.9553, timezone: 'Europe/Oslo' };
    const states: string[] = [];
    for (let day = 10; day <= 25; day++) {
      const {
        sun,
        sunrise,
        next_sunrise: next,
        next_sun: after,
      } = await data(daily, { ...tromso, date: `2024-05-${day}` });
      expect([sun === 'normal', after === 'normal']).toEqual([sunrise !== null, next !== null]);
      states.push(sun);
    }
    expect(states[0]).toBe('normal');
    expect(states.at(-1)).toBe('always_up');
    expect(states.toSorted((a, b) => Number(a === 'always_up') - Number(b === 'always_up'))).toEqual(states);
  });
});

it('names windows, grades, eras and directions in Hindi', async () => {
  const body = { ...DELHI, date: '2024-04-08', language: 'hi' };
  const page = await data(daily, { ...body, include: ['inauspicious', 'auspicious', 'choghadiya', 'hora'] });
  const shown = [
    ...page.inauspicious.windows,
    ...page.auspicious.windows,
    ...page.choghadiya.day,
    ...(await data(era, body)).eras,
    page.lunar_month,
    page.ritu.vedic,
    page.ayana.drik,
    page.samvat.samvatsara.north,
  ].map(({ name }: { name: string }) => name);
  const others = [
    page.paksha_name,
    page.choghadiya.day[0].grade_name,
    page.hora.horas[0].lord_name,
    (await data(nivasShool, body)).agni[0].place_name,
  ];
  for (const name of [...shown, ...others]) expect(name).toMatch(/^[\u0900-\u097F() ,-]+$/);
  expect(page.inauspicious.windows[0]).toMatchObject({ key: 'rahu_kala', name: 'राहु काल' });
});

describe('what else the page of a day tells', () => {
  // New Delhi, 24 January 2022 (golden fixture): sunrise 07:12:58, sunset 17:53:37, day length 10 h 40 m 38 s as printed.
  it('gives the length of day and night, midday, the quarters of the stars and the star of the Sun', async () => {
    const day = await data(daily, { ...DELHI, date: '2022-01-24', include: ['anandadi'] });
    expect(day.day_minutes).toBeCloseTo(10 * 60 + 40 + 38 / 60, 1);
    expect(day.day_minutes + day.night_minutes).toBeCloseTo((jdOf(day.next_sunrise) - jdOf(day.sunrise)) * 1440, 1);
    expect(day.madhyahna.slice(0, 16)).toBe('2022-01-24T12:33');
    // The Sun entered Capricorn 9.7 days before: 9.9°, in Uttara Ashadha to 10°.
    expect(day.sun_nakshatra).toMatchObject({ key: 'uttara_ashadha', lord: 'sun' });
    const padas: readonly { key: string; pada: number; span: { start: string; end: string } }[] = day.nakshatra_padas;
    padas.slice(1).forEach(({ span, pada }, i) => {
      expect(span.start).toBe(padas[i]?.span.end);
      expect(pada).toBe(((padas[i]?.pada ?? 0) % 4) + 1);
    });
    const stars: readonly { key: string; span: { start: string; end: string } }[] = day.nakshatra;
    // Where the fourth quarter ends the star ends.
    for (const { key, pada, span } of padas.filter((row) => row.pada === 4)) {
      const star = stars.find((row) => row.key === key);
      expect([key, pada, span.end]).toEqual([key, 4, star?.span.end]);
    }
    expect(day.anandadi).toEqual(await data(anandadi, { ...DELHI, date: '2022-01-24' }));
  });

  it('splits the rising signs by the Panchakas', async () => {
    const body = { ...DELHI, date: '2024-04-08' };
    const { lagnas } = await data(udayLagna, body);
    const { windows } = await data(panchakaRahita, body);
    for (const { span, panchaka } of lagnas) {
      expect(panchaka[0].span.start).toBe(span.start);
      expect(panchaka.at(-1).span.end).toBe(span.end);
      for (const part of panchaka) {
        const middle = (Date.parse(part.span.start) + Date.parse(part.span.end)) / 2;
        const whole = windows.find(
          (row: typeof part) => Date.parse(row.span.start) <= middle && middle < Date.parse(row.span.end),
        );
        expect([part.kind, part.remainder]).toEqual([whole.kind, whole.remainder]);
      }
    }
    const polar = await data(udayLagna, { lat: 78.22, lon: 15.65, tz: 1, date: '2020-06-21' });
    expect(polar.sun).toBe('always_up');
    for (const { panchaka } of polar.lagnas) expect(panchaka).toBeNull();
  });
});
