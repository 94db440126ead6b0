/** The day of the panchang against printed almanacs and tables. */
import { handler as at } from '../../functions/panchang/at.ts';
import { handler as auspicious } from '../../functions/panchang/auspicious.ts';
import { handler as daily } from '../../functions/panchang/daily.ts';
import { handler as era } from '../../functions/panchang/era.ts';
import { handler as find } from '../../functions/panchang/find.ts';
import { handler as gowri } from '../../functions/panchang/gowri.ts';
import { handler as hora } from '../../functions/panchang/hora.ts';
import { handler as monthSeason } from '../../functions/panchang/month-season.ts';
import { handler as nivasShool } from '../../functions/panchang/nivas-shool.ts';
import { handler as rahuKaal } from '../../functions/panchang/rahu-kaal.ts';
import { handler as specialYogas } from '../../functions/panchang/special-yogas.ts';
import { handler as taraChandraBala } from '../../functions/panchang/tara-chandra-bala.ts';
import { data } from '../support/call.ts';
import type { Span, Window } from '../support/day.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };

const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1000;

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

  it('finds the angas of the birth of 15 January 1990', async () => {
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
