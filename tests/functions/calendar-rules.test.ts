import { handler as festivals } from '../../functions/calendar/festivals.ts';
import { handler as sankranti } from '../../functions/calendar/sankranti.ts';
import { handler as vrat } from '../../functions/calendar/vrat-kind.ts';
import { handler as era } from '../../functions/panchang/era.ts';
import { FESTIVAL_IDS } from '../../layers/jyotish/calendar/festival-table.ts';
import { data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
interface Dated {
  readonly key: string;
  readonly date: string;
}
const festivalsOf = async (year: number, place: object = DELHI): Promise<readonly Dated[]> =>
  (await data(festivals, { ...place, from: `${year}-01-01`, to: `${year}-12-31` })).festivals;
const dates = (rows: readonly Dated[], key: string) => rows.filter((row) => row.key === key).map(({ date }) => date);

/** Where the second list is reckoned. */
const PLACES: Readonly<Record<string, object>> = {
  pan: DELHI,
  north: DELHI,
  odisha: { lat: 19.8135, lon: 85.8312, tz: 5.5 },
  tamil: { lat: 13.0827, lon: 80.2707, tz: 5.5 },
  kerala: { lat: 9.9312, lon: 76.2673, tz: 5.5 },
};

describe('festivals of the second reference list', () => {
  interface Listed {
    readonly kind: string;
    readonly id: string;
    readonly festival: string;
    readonly region: string;
    readonly year: number;
    readonly date: string;
    readonly disputed: boolean;
  }
  it('fall on its dates', async () => {
    const ids: readonly string[] = FESTIVAL_IDS;
    const rows = vectorCases<Listed>('calendar-2.json').filter(
      ({ kind, festival, region, disputed }) =>
        kind === 'festival' && !disputed && region in PLACES && ids.includes(festival),
    );
    expect(rows.length).toBeGreaterThanOrEqual(45);
    const wrong: unknown[] = [];
    for (const row of rows) {
      const found = dates(await festivalsOf(row.year, PLACES[row.region]), row.festival);
      if (!found.includes(row.date)) wrong.push({ ...row, found });
    }
    record(
      { endpoint: 'calendar/festivals', oracle: 'second reference list of festivals 2001-2035', unit: 'mismatches' },
      rows.map((_, i) => (i < wrong.length ? 1 : 0)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('days on which an older rule erred', () => {
  // Published dates, New Delhi (almanac pages, recalled), with the tithi that decides and the day the older rule gave.
  it.each([
    [2022, 'bahula_chauth', '2022-08-15'], // 14 Aug 22:35 – 15 Aug 21:01; by the moonrise 14 Aug
    [2023, 'bahula_chauth', '2023-09-03'], // 2 Sep 20:49 – 3 Sep 18:24; by the moonrise 2 Sep
    [2023, 'radha_ashtami', '2023-09-23'], // 22 Sep 13:35 – 23 Sep 12:17; the first of two middays 22 Sep
    [2025, 'akshaya_navami', '2025-10-31'], // 30 Oct 10:06 – 31 Oct 10:03; the first of two forenoons 30 Oct
    [2023, 'kala_bhairava_jayanti', '2023-12-05'], // 4 Dec 21:59 – 6 Dec 00:37; by midnight 4 Dec
    [2025, 'kala_bhairava_jayanti', '2025-11-12'], // 11 Nov 23:08 – 12 Nov 22:58; by midnight 11 Nov
    [2024, 'kala_bhairava_jayanti', '2024-11-22'], // 22 Nov 18:07 – 23 Nov 19:56; the first of two nightfalls
    [2024, 'thai_pusam', '2024-01-25'], // star 25 Jan 08:16 – 26 Jan 10:28; by the star at sunrise 26 Jan
    [2024, 'vishwakarma_puja', '2024-09-16'], // the Sun enters Kanya in the evening; the day of its punya kala
    [2025, 'vishwakarma_puja', '2025-09-17'], // after midnight
  ])('in %d %s is on %s', async (year, key, date) => {
    expect(dates(await festivalsOf(year), key)).toEqual([date]);
  });

  it('keeps the fast of Purnima on the day it begins within eighteen ghatis of sunrise', async () => {
    const { vrats } = await data(vrat, { ...DELHI, from: '2024-03-01', to: '2024-12-31' }, { kind: 'purnima' });
    const found = vrats.map(({ date }: Dated) => date);
    // Purnima begins at 09:54, 07:31, 11:44 and 06:19 on these days …
    expect(found).toEqual(expect.arrayContaining(['2024-03-24', '2024-06-21', '2024-09-17', '2024-11-15']));
    // … at 17:59 on 20 July, 20:40 on 16 October and 16:58 on 14 December: too late for their nights.
    expect(found).toEqual(expect.arrayContaining(['2024-07-21', '2024-10-17', '2024-12-15']));
  });

  it('keeps Kalashtami by the nightfall', async () => {
    const { vrats } = await data(vrat, { ...DELHI, from: '2025-11-01', to: '2025-11-30' }, { kind: 'ashtami' });
    expect(dates(vrats, 'kalashtami')).toEqual(['2025-11-12']);
  });
});

describe('Akshaya Tritiya', () => {
  /** Days that newspapers named for all of India (2020: "Akshaya Tritiya on Sunday, April 26, puja 05:45 to 12:19", Zee News). */
  const NAMED = ['2020-04-26', '2022-05-03', '2023-04-22', '2025-04-30'];
  it('falls in Varanasi, where the forenoon ends earlier, on the day of Delhi', async () => {
    const varanasi = { lat: 25.3176, lon: 82.9739, tz: 5.5 };
    for (const year of [2020, 2022, 2023, 2025, 2026]) {
      const [here] = dates(await festivalsOf(year, varanasi), 'akshaya_tritiya');
      expect(here).toBe(dates(await festivalsOf(year), 'akshaya_tritiya')[0]);
      if (year < 2026) expect(NAMED).toContain(here);
    }
  });
});

describe('punya kala', () => {
  interface Entry {
    readonly key: string;
    readonly date: string;
    readonly punya: { readonly start: string; readonly end: string };
    readonly maha_punya: { readonly start: string; readonly end: string };
  }
  const one = async (from: string, to: string, punya = 'almanac'): Promise<Entry> =>
    (await data(sankranti, { ...DELHI, from, to, punya })).sankrantis[0];
  const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  const near = (found: string, clock: string) =>
    expect(Math.abs(minutes(found.slice(11, 16)) - minutes(clock))).toBeLessThanOrEqual(1);

  // Almanac pages for New Delhi (recalled): Makara by night and by day, Karka before dawn, Mesha and Kanya in the evening.
  it.each([
    ['2024-01-14', '2024-01-16', '2024-01-15', '07:15', '17:46', '07:15', '09:00'],
    ['2023-07-15', '2023-07-18', '2023-07-16', '12:27', '19:21', '17:03', '19:21'],
    ['2024-04-12', '2024-04-15', '2024-04-13', '12:22', '18:46', '16:38', '18:46'],
    ['2024-09-15', '2024-09-18', '2024-09-16', '12:16', '18:25', '16:22', '18:25'],
  ])('of the entry between %s and %s is on %s, %s to %s, at best %s to %s', async (from, to, date, ...clock) => {
    const entry = await one(from, to);
    expect(entry.date).toBe(date);
    const { punya, maha_punya: best } = entry;
    [punya.start, punya.end, best.start, best.end].forEach((found, i) => near(found, clock[i] ?? ''));
  });

  it('ends with the entry by day where its ghatis come before', async () => {
    // Kumbha 2025: the Sun enters on 12 February at 21:4x, so the afternoon; Kumbha 2022 on 13 February 03:1x, so the forenoon.
    expect((await one('2025-02-11', '2025-02-14')).date).toBe('2025-02-12');
    const forenoon = await one('2022-02-11', '2022-02-14');
    expect(forenoon.date).toBe('2022-02-13');
    near(forenoon.punya.start, '07:01');
    near(forenoon.punya.end, '12:35');
    // Kumbha 2024 on 13 February 15:4x: sixteen ghatis (6 h 24 m) up to it.
    const { at, punya } = (await data(sankranti, { ...DELHI, from: '2024-02-12', to: '2024-02-14' })).sankrantis[0];
    expect(punya.end).toBe(at);
    expect(Date.parse(punya.end) - Date.parse(punya.start)).toBe((6 * 60 + 24) * 60_000);
  });

  it('follows the ghatis of Dharmasindhu at any hour, with a date and a best part', async () => {
    const makara = await one('2024-01-14', '2024-01-16', 'dharmasindhu');
    expect(makara).toMatchObject({
      date: '2024-01-15',
      punya: { start: '2024-01-15T02:43:44+05:30', end: '2024-01-15T18:43:44+05:30' },
      maha_punya: { start: '2024-01-15T02:43:44+05:30' },
    });
    const karka = await one('2023-07-15', '2023-07-18', 'dharmasindhu');
    expect([karka.date, karka.punya.end]).toEqual(['2023-07-16', karka.maha_punya.end]);
  });
});

describe('one new year', () => {
  // Chaitra S1 of 2026: 19 March 06:52 – 20 March 04:52, no sunrise in it at New Delhi (06:26, 06:25).
  it.each([
    ['2026-03-18', 1947, '2025-03-30'],
    ['2026-03-19', 1948, '2026-03-19'],
    ['2026-03-20', 1948, '2026-03-19'],
  ])('on %s is Shaka %d since %s, as Ugadi is', async (date, year, begins) => {
    const { eras } = await data(era, { ...DELHI, date });
    expect(eras[0]).toMatchObject({ key: 'shaka', year, begins });
    expect(dates(await festivalsOf(Number(begins.slice(0, 4))), 'ugadi')).toEqual([begins]);
  });

  it('opens the Gujarati year on its festival', async () => {
    for (const year of [2022, 2023, 2024, 2025, 2026]) {
      const [newYear] = dates(await festivalsOf(year), 'gujarati_new_year');
      const { eras } = await data(era, { ...DELHI, date: `${year}-12-15` });
      expect(eras[2]).toMatchObject({ key: 'vikram_kartikadi', year: year + 57, begins: newYear });
    }
  });
});
