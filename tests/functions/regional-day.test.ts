/** The day sheets of the regions. */
import { handler as toHindu } from '../../functions/calendar/to-hindu.ts';
import { handler as anandadi } from '../../functions/panchang/anandadi.ts';
import { handler as choghadiya } from '../../functions/panchang/choghadiya.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as gowri } from '../../functions/panchang/gowri.ts';
import { handler as inauspicious } from '../../functions/panchang/inauspicious.ts';
import { handler as regional } from '../../functions/panchang/regional-tradition.ts';
import { REGIONAL_SHEETS } from '../../layers/jyotish/calendar/regional-day.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { thinned } from '../support/soak.ts';
import { vectorCases } from '../support/vectors.ts';

const CHENNAI = { lat: 13.0827, lon: 80.2707, tz: 5.5 };
interface Span {
  readonly start: string;
  readonly end: string;
}
interface Item {
  readonly key: string;
  readonly name: string;
  readonly value?: { readonly key: string; readonly name: string };
  readonly span?: Span | null;
  readonly nazhika?: number;
  readonly at?: string;
}
const spansOf = (items: readonly Item[], key: string): (Span | null | undefined)[] =>
  items.filter((one) => one.key === key).map(({ span }) => span);
/** Every fourth day of a year: each weekday thirteen times. */
const YEAR = thinned(
  Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10)),
  4,
);
const dates = Array.from({ length: 41 }, (_, i) => new Date(Date.UTC(2025, 0, 3 + 9 * i)).toISOString().slice(0, 10));

describe('panchang/regional', () => {
  it('dates by the solar calendar of the region, or by its lunar one', async () => {
    for (const date of dates)
      for (const tradition of ['tamil', 'malayalam', 'bengali', 'odia'] as const) {
        const { solar_date: own } = await data(regional, { ...CHENNAI, date }, { tradition });
        const { solar } = await data(toHindu, { ...CHENNAI, date, tradition });
        expect([date, own.year, own.month.key, own.day]).toEqual([date, solar.year, solar.month.key, solar.day]);
      }
    // Ugadi and Gudi Padwa of 30 March 2025 open Shaka 1947, Vishvavasu (Rashtriya Panchang); Gujarat keeps Vikram 2081 until
    // the new year of 22 October 2025.
    for (const [tradition, date, year] of [
      ['telugu', '2025-03-29', 1946],
      ['kannada', '2025-03-31', 1947],
      ['marathi', '2025-03-31', 1947],
      ['gujarati', '2025-10-21', 2081],
      ['gujarati', '2025-10-23', 2082],
    ] as const) {
      const { lunar_date: own } = await data(regional, { ...CHENNAI, date }, { tradition });
      expect([tradition, date, own.year]).toEqual([tradition, date, year]);
    }
    const { year_name: name } = await data(regional, { ...CHENNAI, date: '2025-04-14' }, { tradition: 'tamil' });
    expect(name.key).toMatch(/^vi[sś]h?vavasu$/);
  });

  it('follows the Nepali table, and says where it only reckons', async () => {
    const KATHMANDU = { lat: 27.7172, lon: 85.324, tz: 5.75 };
    const years = vectorCases<{ kind: string; bs_year: number; first_day: string }>('calendar-2.json').filter(
      ({ kind }) => kind === 'nepali_year',
    );
    expect(years.length).toBeGreaterThan(10);
    const wrong: number[] = [];
    for (const { bs_year, first_day } of years) {
      const { solar_date: own } = await data(regional, { ...KATHMANDU, date: first_day }, { tradition: 'nepali' });
      expect([own.year, own.month.key, own.day, own.approximate]).toEqual([bs_year, 'baishakh', 1, false]);
      wrong.push(0);
    }
    record(
      {
        endpoint: 'panchang/regional/{tradition}',
        oracle: 'Nepali calendar tables, first days of years',
        unit: 'mismatches',
      },
      wrong,
    );
    for (const date of ['1890-06-01', '2045-01-20']) {
      const { solar_date: own } = await data(regional, { ...KATHMANDU, date }, { tradition: 'nepali' });
      expect([date, own.approximate]).toEqual([date, true]);
      expect(own.year).toBe(Number(date.slice(0, 4)) + (date.slice(5) < '04-10' ? 56 : 57));
    }
  });

  it('lists what its own endpoints list', async () => {
    for (const date of YEAR) {
      const at = { ...CHENNAI, date };
      const tamil = await data(regional, at, { tradition: 'tamil' });
      expect(tamil.day).toEqual(await data(daily, at));
      const parts = await data(gowri, at);
      const good = [...parts.day, ...parts.night].filter((one: { good: boolean }) => one.good);
      expect(spansOf(tamil.items, 'gowri')).toEqual(good.map(({ span }: { span: Span }) => span));
      expect(spansOf(tamil.items, 'nalla_neram')).toEqual(parts.nalla_neram);
      const yogas = (await data(anandadi, at)).tamil as { key: string; span: Span }[];
      const own = (tamil.items as Item[]).filter(({ key }) => key === 'tamil_yoga');
      expect(own.map(({ value, span }) => [value?.key, span])).toEqual(yogas.map(({ key, span }) => [key, span]));
      const adverse = (await data(inauspicious, at)).windows as { key: string; span: Span }[];
      const { items } = await data(regional, at, { tradition: 'telugu' });
      for (const key of ['varjya', 'dur_muhurta', 'rahu_kala', 'yamaganda', 'gulika_kala'])
        expect([date, key, spansOf(items, key)]).toEqual([
          date,
          key,
          adverse.filter((one) => one.key === key).map(({ span }) => span),
        ]);
      const chogs = await data(choghadiya, at);
      const gujarat = await data(regional, at, { tradition: 'gujarati' });
      expect(spansOf(gujarat.items, 'choghadiya')).toEqual([...chogs.day, ...chogs.night].map(({ span }) => span));
    }
  });

  it('has the velas of Bengal in the parts of the panjikas', async () => {
    // Panjikas of Bengal: part of the day or night by weekday, from Sunday 5 January 2025.
    const PARTS = {
      barabela: [[4], [7], [2], [5], [8], [3], [6]],
      kalabela: [[5], [2], [6], [3], [7], [4], [1, 8]],
      kalaratri: [[6], [4], [2], [7], [5], [3], [1, 8]],
    } as const;
    for (let vara = 0; vara < 7; vara++) {
      const { items, day } = await data(
        regional,
        { lat: 22.57, lon: 88.36, tz: 5.5, date: `2025-01-${String(5 + vara).padStart(2, '0')}` },
        { tradition: 'bengali' },
      );
      for (const [key, parts] of Object.entries(PARTS)) {
        const [from, to] = key === 'kalaratri' ? [day.sunset, day.next_sunrise] : [day.sunrise, day.sunset];
        const eighth = (Date.parse(to) - Date.parse(from)) / 8;
        const found = spansOf(items, key).map((span) =>
          Math.round((Date.parse(span?.end ?? '') - Date.parse(from)) / eighth),
        );
        expect([vara, key, found]).toEqual([vara, key, [...(parts[vara] ?? [])]]);
      }
    }
  });

  it('names the stars of chandrashtamam, the shool, and the moonrise of Sankashti', async () => {
    // Tamil day sheets: with the Moon in Ardra, chandrashtamam is of Anuradha; Sunday has soolam in the west, remedy ghee.
    const { items } = (await data(regional, { ...CHENNAI, date: '2024-04-14' }, { tradition: 'tamil' })) as {
      items: Item[];
    };
    const valueOf = (key: string): string | undefined => items.find((one) => one.key === key)?.value?.key;
    expect([valueOf('chandrashtamam'), valueOf('soolam'), valueOf('soolam_pariharam'), valueOf('nokku')]).toEqual([
      'anuradha',
      'w',
      'ghee',
      'urdhva',
    ]);
    const malayalam = (await data(regional, { ...CHENNAI, date: '2024-04-14' }, { tradition: 'malayalam' })) as {
      items: Item[];
    };
    const star = malayalam.items.find(({ key }) => key === 'star_at_sunrise');
    // Ardra ends at 1:35 of the next morning, 19 hours 38 minutes after sunrise.
    expect(star?.value?.key).toBe('ardra');
    expect(Math.abs((star?.nazhika ?? 0) * 24 - (19 * 60 + 38))).toBeLessThan(1.5);
    // Sankashti Chaturthi of Maharashtra 2025: 17 January, 16 February, 17 March, 16 April (printed calendars, Mumbai).
    const kept: string[] = [];
    for (let i = 0; i < 120; i++) {
      const date = new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10);
      const sheet = (await data(regional, { lat: 19.076, lon: 72.8777, tz: 5.5, date }, { tradition: 'marathi' })) as {
        items: Item[];
      };
      if (sheet.items.some(({ key, at }) => key === 'sankashti_moonrise' && at !== undefined)) kept.push(date);
    }
    expect(kept).toEqual(['2025-01-17', '2025-02-16', '2025-03-17', '2025-04-16']);
  });

  it('answers polar days, old zones, and Hindi', async () => {
    for (const tradition of Object.keys(REGIONAL_SHEETS)) {
      const polar = await data(regional, { lat: 78.2, lon: 15.6, tz: 1, date: '2025-06-21' }, { tradition });
      expect(polar.day.sun).toBe('always_up');
      for (const key of ['rahu_kala', 'barabela', 'kalaratri'])
        for (const span of spansOf(polar.items, key)) expect([tradition, key, span]).toEqual([tradition, key, null]);
      const old = await data(
        regional,
        { lat: 22.57, lon: 88.36, timezone: 'Asia/Kolkata', date: '1943-05-15' },
        { tradition },
      );
      expect(old.day.sunrise).toMatch(/\+06:30$/);
      const hindi = await data(regional, { ...CHENNAI, date: '2025-01-17', language: 'hi' }, { tradition });
      for (const { name } of [...hindi.labels, ...hindi.items, hindi.tradition]) expect(name).toMatch(/^[^A-Za-z]+$/);
      for (const { value } of hindi.items) if (value) expect(value.name).toMatch(/^[^A-Za-z]+$/);
    }
    const wrong = await call(regional, { ...CHENNAI, date: '2025-01-17' }, { path: { tradition: 'klingon' } });
    expect([wrong.status, wrong.body.error.code]).toEqual([404, 'UNKNOWN_VARIANT']);
  });
});
