/** Sankrantis and eclipses of the calendar. */
import { handler as grahan } from '../../functions/calendar/grahan.ts';
import { handler as sankranti } from '../../functions/calendar/sankranti.ts';
import { fromUnixMs, julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';
import { TOLERANCE } from '../tolerance.ts';

const DELHI = { lat: 28.6139, lon: 77.209, tz: 5.5 };
const jdOf = (text: string): number => fromUnixMs(Date.parse(text));
/** Seconds by which a text differs from a Julian day. */
const off = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;

interface IngressCase {
  readonly id: string;
  readonly kind: string;
  readonly sign: number;
  readonly jd_ut: number;
  readonly delhi_part?: string;
}

interface EclipseCase {
  readonly id: string;
  readonly kind: 'solar' | 'lunar';
  readonly type: string;
  readonly max_jd_ut: number;
  readonly partial_begin: number | null;
  readonly partial_end: number | null;
  readonly total_begin: number | null;
  readonly total_end: number | null;
  readonly penumbral_begin: number | null;
  readonly penumbral_end: number | null;
  readonly umbral_magnitude: number;
  readonly penumbral_magnitude: number;
  readonly local: readonly {
    readonly city: string;
    readonly visible: boolean;
    readonly type_seen?: string;
    readonly max?: number;
    readonly first?: number | null;
    readonly second?: number | null;
    readonly third?: number | null;
    readonly fourth?: number | null;
    readonly magnitude?: number;
  }[];
}

describe('calendar/sankranti', () => {
  it('agrees with the C library from 2000 to 2040', async () => {
    const list: readonly { sign: { id: number }; at: string; date: string }[] = (
      await data(sankranti, { ...DELHI, from: '2000-01-01', to: '2040-12-31' })
    ).sankrantis;
    expect(list).toHaveLength(41 * 12);
    const rows = vectorCases<IngressCase>('ingresses.json').filter(({ kind }) => kind === 'sankranti');
    expect(rows.length).toBeGreaterThan(100);
    const deviations = rows.map((row) => {
      const near = list.find(({ at }) => off(at, row.jd_ut) < 60);
      expect([row.id, near?.sign.id]).toEqual([row.id, row.sign + 1]);
      return near ? off(near.at, row.jd_ut) : 60;
    });
    for (const seconds of deviations) expect(seconds).toBeLessThan(TOLERANCE.roundedSecond);
    record({ endpoint: 'calendar/sankranti', oracle: 'Swiss Ephemeris 2.10.03 C library', unit: 's' }, deviations);
  });

  it('is kept on the day of the entry, by night on the day before or after', async () => {
    const rows = vectorCases<IngressCase>('ingresses.json').filter(({ kind }) => kind === 'sankranti');
    // The reference parts the day by the other sunrise: entries near an edge are left out.
    for (const row of rows.slice(0, 60)) {
      const at = new Date(toUnixMs(julian(row.jd_ut + 5.5 / 24)));
      const hour = at.getUTCHours();
      const day = at.toISOString().slice(0, 10);
      const [one] = (await data(sankranti, { ...DELHI, from: day, to: day })).sankrantis;
      if (hour >= 8 && hour < 17) expect([row.id, one.date, row.delhi_part]).toEqual([row.id, day, 'day']);
      // Makara the next day, Karka the day before, the others by the half of the night.
      const key: string = one.key;
      if (hour >= 20 && hour < 23) expect([row.id, one.date > day]).toEqual([row.id, key === 'makara_sankranti']);
      if (hour >= 2 && hour < 5) expect([row.id, one.date < day]).toEqual([row.id, key === 'karka_sankranti']);
    }
  });

  it('tells the punya kala of Makara 2024, and in ghatis', async () => {
    const ask = async (punya: string) =>
      (await data(sankranti, { ...DELHI, from: '2024-01-10', to: '2024-01-20', punya })).sankrantis[0];
    const almanac = await ask('almanac');
    expect(almanac).toMatchObject({
      key: 'makara_sankranti',
      sign: { id: 10, key: 'capricorn' },
      at: '2024-01-15T02:43:44+05:30',
      date: '2024-01-15',
    });
    expect(almanac.maha_punya.start).toMatch(/^2024-01-15T07:15/);
    expect(almanac.maha_punya.end).toMatch(/^2024-01-15T09:00/);
    expect(await ask('dharmasindhu')).toMatchObject({
      punya: { start: '2024-01-15T02:43:44+05:30', end: '2024-01-15T18:43:44+05:30' },
      date: '2024-01-15',
    });
  });
});

describe('calendar/grahan', () => {
  const CITIES: Readonly<Record<string, { lat: number; lon: number; tz: number }>> = {
    Delhi: { lat: 28.6139, lon: 77.209, tz: 5.5 },
    Sydney: { lat: -33.8688, lon: 151.2093, tz: 10 },
  };

  it.each(Object.entries(CITIES))('agrees with the C library at %s', async (city, place) => {
    const { eclipses } = await data(grahan, { ...place, from: '2000-01-01', to: '2040-12-31' });
    const deviations: number[] = [];
    const near = (got: string | null, wanted: number | null | undefined): void => {
      expect(got === null).toBe(wanted === null || wanted === undefined);
      if (got === null || wanted === null || wanted === undefined) return;
      const seconds = off(got, wanted);
      expect(seconds).toBeLessThan(TOLERANCE.roundedSecond);
      deviations.push(seconds);
    };
    for (const row of vectorCases<EclipseCase>('eclipses.json')) {
      const seen = row.local.find((one) => one.city === city);
      const [found] = eclipses.filter(
        (one: { kind: string; contacts: { maximum: string } }) =>
          one.kind === row.kind && off(one.contacts.maximum, row.max_jd_ut) < 30000,
      );
      if (!seen || !found) throw new Error(`${row.id} is missing`);
      expect([row.id, found.visible]).toEqual([row.id, seen.visible]);
      if (row.kind === 'lunar') {
        expect([row.id, found.type, found.name.split(' ')[0].toLowerCase()]).toEqual([row.id, row.type, row.type]);
        expect([row.id, found.religious]).toEqual([row.id, seen.visible && seen.type_seen !== 'penumbral']);
        near(found.contacts.penumbral_begin, row.penumbral_begin);
        near(found.contacts.first, row.partial_begin);
        near(found.contacts.second, row.total_begin);
        near(found.contacts.maximum, row.max_jd_ut);
        near(found.contacts.third, row.total_end);
        near(found.contacts.last, row.partial_end);
        near(found.contacts.penumbral_end, row.penumbral_end);
        const magnitude = row.type === 'penumbral' ? row.penumbral_magnitude : row.umbral_magnitude;
        expect(Math.abs(found.magnitude - magnitude)).toBeLessThan(TOLERANCE.eclipseMagnitude);
      } else if (seen.visible) {
        near(found.contacts.first, seen.first);
        near(found.contacts.second, seen.second);
        near(found.contacts.maximum, seen.max);
        near(found.contacts.third, seen.third);
        near(found.contacts.last, seen.fourth);
        expect(Math.abs(found.magnitude - (seen.magnitude ?? 0))).toBeLessThan(TOLERANCE.eclipseMagnitude);
        expect(found.religious).toBe(true);
      }
      expect(found.sutak === null).toBe(!found.religious);
    }
    record(
      { endpoint: 'calendar/grahan', oracle: `Swiss Ephemeris 2.10.03 C library, contacts at ${city}`, unit: 's' },
      deviations,
    );
  });

  it('counts sutak from the beginning of a prahara', async () => {
    const ask = async (from: string, sutak: string) =>
      (await data(grahan, { ...DELHI, from, to: from, sutak })).eclipses[0];
    // Drik Panchang: 12:19 PM of 7 September 2025 at New Delhi.
    const total = await ask('2025-09-07', 'prahara');
    expect(total.sutak.start).toMatch(/^2025-09-07T12:19|^2025-09-07T12:18:5/);
    expect(total.sutak.end).toBe(total.contacts.last);
    expect(jdOf(total.sutak_weak.start)).toBeGreaterThan(jdOf(total.sutak.start));
    const fixed = await ask('2025-09-07', 'fixed');
    expect((jdOf(fixed.contacts.first) - jdOf(fixed.sutak.start)) * 24).toBeCloseTo(9, 3);
    // The Moon rose eclipsed on 8 November 2022: counted from nightfall, from the second prahara of the day on.
    const risen = await ask('2022-11-08', 'prahara');
    expect(risen.sutak.start).toMatch(/^2022-11-08T09:2[01]/);
    expect(jdOf(risen.seen.start)).toBeGreaterThan(jdOf(risen.contacts.third));
    // The Sun set eclipsed on 25 October 2022.
    const set = await ask('2022-10-25', 'prahara');
    expect([set.kind, set.type]).toEqual(['solar', 'partial']);
    expect(jdOf(set.seen.end)).toBeLessThan(jdOf(set.contacts.last));
  });
});
