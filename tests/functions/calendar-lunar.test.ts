/** Lunar months, Hindu dates and fasts. */
import { handler as ekadashi } from '../../functions/calendar/ekadashi.ts';
import { handler as lunarMonths } from '../../functions/calendar/lunar-months.ts';
import { handler as toHindu } from '../../functions/calendar/to-hindu.ts';
import { handler as vrat } from '../../functions/calendar/vrat-kind.ts';
import { VRAT_KINDS } from '../../layers/jyotish/calendar/vrats.ts';
import { fromUnixMs, julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import type { Handler } from '../../lib/service/http/serve.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const jdOf = (text: string): number => fromUnixMs(Date.parse(text));
/** Seconds by which a text differs from a Julian day. */
const off = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;
const wholeYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

const fault = async (handler: Handler, body: object, path: Readonly<Record<string, string>> = {}) => {
  const { status, body: answer } = await call(handler, body, { path });
  return [status, answer.error?.code, answer.error?.details?.[0]?.field];
};
interface Keyed {
  readonly key: string;
  readonly name: string;
}

describe('calendar/lunar-months', () => {
  interface MonthRow {
    readonly amanta: { readonly id: number; readonly key: string };
    readonly purnimanta: { readonly key: string };
    readonly span: { readonly start: string; readonly end: string };
    readonly full_moon: string;
    readonly adhika: boolean;
    readonly kshaya: boolean;
    readonly kshaya_of: { readonly key: string } | null;
  }
  const monthsOf = async (year: number): Promise<readonly MonthRow[]> =>
    (await data(lunarMonths, { ...DELHI, year })).months;

  it('leap and are lost in the published years', async () => {
    const leaps: string[] = [];
    for (let year = 2015; year <= 2050; year++) {
      const months = await monthsOf(year);
      expect(months[0]?.amanta.key).toBe('chaitra');
      expect(months.at(-1)?.amanta.key).toBe('phalguna');
      leaps.push(...months.filter(({ adhika }) => adhika).map(({ amanta }) => `${year} ${amanta.key}`));
    }
    expect(leaps).toEqual([
      '2015 ashadha',
      '2018 jyeshtha',
      '2020 ashvina',
      '2023 shravana',
      '2026 jyeshtha',
      '2029 chaitra',
      '2031 bhadrapada',
      '2034 ashadha',
      '2037 jyeshtha',
      '2039 ashvina',
      '2042 shravana',
      '2045 jyeshtha',
      '2048 chaitra',
      '2050 bhadrapada',
    ]);
    for (const [year, leap, first, lost] of [
      [1963, ['kartika'], 'kartika', 'margashirsha'],
      [1982, ['ashvina', 'phalguna'], 'pausha', 'magha'],
    ] as const) {
      const months = await monthsOf(year);
      expect(months.filter(({ adhika }) => adhika).map(({ amanta }) => amanta.key)).toEqual(leap);
      const [kshaya] = months.filter((one) => one.kshaya);
      expect([kshaya?.amanta.key, kshaya?.kshaya_of?.key]).toEqual([first, lost]);
    }
  });

  it('begin and end at the new moons of the reference, without gap', async () => {
    const rows = vectorCases<{
      readonly id: string;
      readonly date: string;
      readonly month: { readonly amanta: string; readonly adhika: boolean; readonly month_start_new_moon: number };
    }>('panchang.json');
    const deviations: number[] = [];
    for (const { id, date, month: wanted } of rows) {
      const year = Number(date.slice(0, 4));
      const months = [...(await monthsOf(year - 1)), ...(await monthsOf(year))];
      const found = months.find(({ span }) => off(span.start, wanted.month_start_new_moon) < 3600);
      if (!found) throw new Error(id);
      expect([id, found.amanta.key, found.adhika]).toEqual([
        id,
        wanted.amanta.toLowerCase().replace('ashwina', 'ashvina'),
        wanted.adhika,
      ]);
      deviations.push(off(found.span.start, wanted.month_start_new_moon));
      for (const [i, { span, full_moon: full }] of months.entries()) {
        if (i > 0) expect(span.start).toBe(months[i - 1]?.span.end);
        expect(jdOf(full)).toBeGreaterThan(jdOf(span.start));
        expect(jdOf(full)).toBeLessThan(jdOf(span.end));
      }
    }
    for (const seconds of deviations) expect(seconds).toBeLessThan(TOLERANCE.roundedSecond);
    record({ endpoint: 'calendar/lunar-months', oracle: 'reference new moons', unit: 's' }, deviations);
  });

  it('answer at the ends of the years', async () => {
    expect((await monthsOf(1800)).length).toBeGreaterThanOrEqual(12);
    expect((await monthsOf(2398)).length).toBeGreaterThanOrEqual(12);
    expect((await fault(lunarMonths, { ...DELHI, year: 2399 }))[1]).toBe('EPHEMERIS_RANGE');
    expect(await fault(lunarMonths, { ...DELHI, year: 2400 })).toEqual([400, 'VALIDATION_FAILED', 'year']);
  });
});

describe('calendar/to-hindu', () => {
  it('gives the months and years of the reference', async () => {
    const rows = vectorCases<{
      readonly id: string;
      readonly lat: number;
      readonly lon: number;
      readonly tzone: number;
      readonly date: string;
      readonly paksha: string;
      readonly at_sunrise: { readonly tithi: number };
      readonly month: { amanta: string; purnimanta: string; adhika: boolean; kshaya: boolean };
      readonly samvat: { shaka: number; vikram_chaitradi: number };
    }>('panchang.json');
    const key = (name: string): string => name.toLowerCase().replace('ashwina', 'ashvina');
    const deviations: number[] = [];
    for (const { id, lat, lon, tzone, date, ...row } of rows) {
      const { lunar } = await data(toHindu, { date, lat, lon, tz: tzone, sunrise: 'hindu' });
      expect([id, lunar]).toEqual([
        id,
        {
          vikram: row.samvat.vikram_chaitradi,
          shaka: row.samvat.shaka,
          month: {
            id: expect.any(Number),
            key: key(row.month.amanta),
            name: expect.stringContaining(row.month.adhika ? 'Adhika' : ''),
            amanta: expect.objectContaining({ key: key(row.month.amanta) }),
            purnimanta: expect.objectContaining({ key: key(row.month.purnimanta) }),
            adhika: row.month.adhika,
            kshaya: row.month.kshaya,
          },
          paksha: key(row.paksha),
          paksha_name: row.paksha,
          tithi: expect.objectContaining({ id: row.at_sunrise.tithi, paksha: key(row.paksha) }),
        },
      ]);
      deviations.push(0);
    }
    record(
      { endpoint: 'calendar/to-hindu', oracle: 'reference lunar dates and years', unit: 'mismatches' },
      deviations,
    );
  });

  it('counts solar days from the published new years', async () => {
    const ask = async (date: string, tradition: string) =>
      (await data(toHindu, { date, lat: 13.0827, lon: 80.2707, tz: 5.5, tradition })).solar;
    for (const year of [2023, 2024, 2025, 2026])
      expect(await ask(`${year}-04-14`, 'tamil')).toMatchObject({
        year: year - 78,
        month: { id: 1, name: 'Chithirai' },
        day: 1,
      });
    for (const date of ['2023-04-15', '2024-04-14', '2025-04-15', '2026-04-15'])
      expect(await ask(date, 'bengali')).toMatchObject({
        year: Number(date.slice(0, 4)) - 593,
        month: { id: 1 },
        day: 1,
      });
    expect(await ask('2024-04-13', 'bengali')).toMatchObject({ year: 1430, month: { id: 12, key: 'choitro' } });
    // Shaka 1948 is 40 Parabhava (Government of India's calendar); Kollam 1200 began with Chingam in August 2024.
    expect((await ask('2026-05-01', 'tamil')).samvatsara).toEqual({
      id: 40,
      key: 'parabhava',
      name: 'Parabhava',
    });
    expect(await ask('2024-08-17', 'malayalam')).toMatchObject({
      year: 1200,
      month: { id: 5, key: 'chingam' },
      day: 1,
    });
    expect(await ask('2024-08-15', 'malayalam')).toMatchObject({ year: 1199, month: { id: 4, key: 'karkidakam' } });
  });

  it('runs on by one from day to day in every tradition', async () => {
    for (const tradition of ['tamil', 'malayalam', 'bengali', 'odia']) {
      let before: { day: number; month: { id: number }; year: number } | null = null;
      for (let i = 0; i < 66; i++) {
        const date = new Date(Date.UTC(2025, 7, 1 + i)).toISOString().slice(0, 10);
        const { solar } = await data(toHindu, { ...DELHI, date, tradition });
        if (before) {
          const same = solar.month.id === before.month.id;
          expect([date, solar.day]).toEqual([date, same ? before.day + 1 : 1]);
          if (!same) expect(solar.month.id).toBe((before.month.id % 12) + 1);
          if (!same) expect(before.day).toBeGreaterThanOrEqual(29);
          const opens = !same && solar.month.id === (tradition === 'malayalam' ? 5 : 1);
          expect(solar.year - before.year).toBe(opens ? 1 : 0);
        }
        before = solar;
      }
    }
  });
});

describe('calendar/vrat/{kind}', () => {
  it.each(VRAT_KINDS)('%s comes every lunation, by its rule', async (kind) => {
    const { vrats: list } = await data(vrat, { ...DELHI, from: '2023-01-01', to: '2026-12-31' }, { kind });
    const perLunation = ['pradosh', 'ashtami', 'ekadashi'].includes(kind) ? 2 : 1;
    expect(Math.abs(list.length - perLunation * 49.5)).toBeLessThanOrEqual(2);
    let last = '';
    for (const { date, deciding_time: time, span, worship, window, tithi } of list) {
      expect(date > last).toBe(true);
      last = date;
      expect(jdOf(span.end)).toBeGreaterThan(jdOf(span.start));
      expect(time).not.toBeNull();
      // The tithi touches the day: its span lies within two days of the deciding instant.
      expect(Math.abs(jdOf(time) - jdOf(span.start))).toBeLessThan(2);
      if (worship) expect(worship.start).toBe(time);
      // No stretch of worship where an instant decides.
      expect(worship === null).toBe(['udaya', 'sunset', 'moonrise'].includes(window.key));
      expect(tithi).toMatchObject({ id: expect.any(Number), paksha: expect.any(String) });
    }
  });

  it('gives the smarta days of the Ekadashis', async () => {
    const range = { ...DELHI, from: '2024-01-01', to: '2026-12-31' };
    const { vrats } = await data(vrat, range, { kind: 'ekadashi' });
    const { ekadashis } = await data(ekadashi, range);
    const known = ekadashis.map(({ key, smarta }: { key: string; smarta: string }) => [key, smarta]);
    const inside = known.filter(([, date]: [string, string]) => date >= range.from && date <= range.to);
    expect(vrats.map(({ key, date }: { key: string; date: string }) => [key, date])).toEqual(inside);
    expect(vrats.length).toBeGreaterThan(70);
  });

  it('answers Kalashtami and Durgashtami by their names', async () => {
    const of = async (kind: string) =>
      (await data(vrat, { ...DELHI, from: '2025-01-01', to: '2025-12-31' }, { kind })).vrats as readonly Keyed[];
    const both = await of('ashtami');
    expect(await of('kalashtami')).toEqual(both.filter(({ key }) => key === 'kalashtami'));
    expect(await of('durgashtami')).toEqual(both.filter(({ key }) => key === 'masik_durgashtami'));
  });

  it('takes the name of its weekday', async () => {
    const names = async (kind: string, from: string): Promise<string[]> =>
      (await data(vrat, { ...DELHI, from, to: from }, { kind })).vrats.map(({ key }: Keyed) => key);
    expect(await names('pradosh', '2024-04-06')).toEqual(['shani_pradosh']);
    expect(await names('amavasya', '2024-04-08')).toEqual(['somvati_amavasya']); // a Monday
    expect(await names('sankashti', '2025-08-12')).toEqual(['angaraki_chaturthi']); // a Tuesday
    expect((await fault(vrat, { ...DELHI, ...wholeYear(2024) }, { kind: 'lent' }))[1]).toBe('UNKNOWN_VARIANT');
  });
});
