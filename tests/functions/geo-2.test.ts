/** Places near a point, the history of a zone, and one moment on four clocks. */
import * as fc from '../support/property.ts';
import { handler as localTime } from '../../functions/geo/local-time.ts';
import { handler as reverse } from '../../functions/geo/reverse.ts';
import { handler as timezoneHistory } from '../../functions/geo/timezone-history.ts';
import { greatCircleKm } from '../../lib/adapters/place/gazetteer.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';

interface Case {
  readonly id: string;
  readonly kind: string;
}
const casesOf = <T extends Case>(kind: string): readonly T[] =>
  vectorCases<T>('calendar-2.json').filter((one) => one.kind === kind);

describe('geo/local-time', () => {
  interface LocalCase extends Case {
    readonly utc: string;
    readonly lon: number;
    readonly lmt_minus_utc_s: number;
    readonly equation_of_time_min: number;
    readonly apparent_minus_utc_s: number;
  }
  it('agrees with an independent computation', async () => {
    const deviations: number[] = [];
    for (const one of casesOf<LocalCase>('local_time')) {
      const found = await data(localTime, {
        lat: 20,
        lon: one.lon,
        date: one.utc.slice(0, 10),
        time: one.utc.slice(11, 19),
        from: 'utc',
      });
      expect(found.utc).toBe(one.utc);
      deviations.push(
        Math.abs(found.lmt.offset_seconds - one.lmt_minus_utc_s),
        Math.abs(found.apparent.offset_seconds - one.apparent_minus_utc_s),
        Math.abs(found.equation_of_time_min - one.equation_of_time_min) * 60,
      );
    }
    for (const one of deviations) expect(one).toBeLessThan(0.1);
    record({ endpoint: 'geo/local-time', oracle: 'Independent computation on the C library', unit: 's' }, deviations);
  });

  it('comes back from every clock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: Date.UTC(1850, 0, 1), max: Date.UTC(2150, 0, 1) }),
        fc.double({ min: -179, max: 179, noNaN: true }),
        async (ms, lon) => {
          const utc = new Date(Math.round(ms / 1000) * 1000).toISOString().slice(0, 19);
          const at = { lat: 10, lon };
          const first = await data(localTime, { ...at, date: utc.slice(0, 10), time: utc.slice(11), from: 'utc' });
          for (const from of ['lmt', 'apparent'] as const) {
            const { date, time } = first[from];
            const back = await data(localTime, { ...at, date, time, from });
            expect(Math.abs(Date.parse(back.utc) - Date.parse(first.utc))).toBeLessThanOrEqual(1000);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('reads zone time with its gaps and folds', async () => {
    const york = { lat: 40.7128, lon: -74.006 };
    const gap = await call(localTime, { ...york, date: '2024-03-10', time: '02:30' });
    expect([gap.status, gap.body.error.code]).toEqual([422, 'TIME_NONEXISTENT']);
    const fold = await call(localTime, { ...york, date: '2024-11-03', time: '01:30' });
    expect([fold.status, fold.body.error.code]).toEqual([422, 'TIME_AMBIGUOUS']);
    const later = await data(localTime, { ...york, date: '2024-11-03', time: '01:30', fold: 'later' });
    expect([later.utc, later.offset]).toEqual(['2024-11-03T06:30:00Z', -5]);
    // A time that no zone clock showed is a time of the sun all the same.
    expect((await call(localTime, { ...york, date: '2024-03-10', time: '02:30', from: 'lmt' })).status).toBe(200);
  });
});

describe('geo/timezone-history', () => {
  interface ZoneCase extends Case {
    readonly timezone: string;
    readonly from_year: number;
    readonly to_year: number;
    readonly transitions: readonly (readonly [string, number, number])[];
  }
  const rowsOf = async (body: object): Promise<[string, number, number][]> =>
    (await data(timezoneHistory, body)).transitions.map(
      ({ at, offset_before, offset }: { at: string; offset_before: number; offset: number }) => [
        `${new Date(Date.parse(at)).toISOString().slice(0, 19)}Z`,
        offset_before,
        offset,
      ],
    );

  it('agrees with the IANA rules', async () => {
    for (const { timezone, from_year, to_year, transitions } of casesOf<ZoneCase>('tz_history'))
      expect(await rowsOf({ timezone, from_year, to_year })).toEqual(transitions);
    // Kolkata: Howrah and Madras mean time, Indian time from 1906, war time 1941 to 1945 with a break.
    expect(
      (await rowsOf({ timezone: 'Asia/Kolkata', from_year: 1900, to_year: 2000 })).map(([at]) => at.slice(0, 10)),
    ).toEqual(['1905-12-31', '1941-09-30', '1942-05-14', '1942-08-31', '1945-10-14']);
  });

  it('knows summer time, far years and zones that never changed', async () => {
    const { transitions } = await data(timezoneHistory, { timezone: 'Europe/Berlin', from_year: 2026, to_year: 2026 });
    expect(transitions.map(({ dst, at }: { dst: boolean; at: string }) => [dst, at])).toEqual([
      [true, '2026-03-29T03:00:00+02:00'],
      [false, '2026-10-25T02:00:00+01:00'],
    ]);
    expect(await rowsOf({ timezone: 'Asia/Kolkata', from_year: 1950, to_year: 2399 })).toEqual([]);
    expect((await rowsOf({ timezone: 'Europe/Berlin', from_year: 2390, to_year: 2399 })).length).toBe(20);
    const wrong = await call(timezoneHistory, { timezone: 'Mars/Base', from_year: 2000, to_year: 1999 });
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'timezone']);
  });
});

describe('geo/reverse', () => {
  it('measures great circles', () => {
    // A quarter of the Earth, and Nashville to Los Angeles, the example of Rosetta Code: 2886.4 km for R 6371.0.
    expect(greatCircleKm(0, 0, 0, 90)).toBeCloseTo((Math.PI / 2) * 6371.0088, 6);
    expect(greatCircleKm(36.12, -86.67, 33.94, -118.4)).toBeCloseTo(2886.448, 2);
  });

  it('finds the place itself, nearest first, across the date line', async () => {
    const near = await data(reverse, { lat: 25.3176, lon: 82.9739, min_population: 200_000 });
    expect([near.places[0].name, near.places.length]).toEqual(['Varanasi', 5]);
    const distances = near.places.map(({ distance_km }: { distance_km: number }) => distance_km);
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
    const east = await data(reverse, { lat: -16.8, lon: 179.999, limit: 20 });
    const west = await data(reverse, { lat: -16.8, lon: -179.999, limit: 20 });
    const names = ({ places }: { places: { id: string }[] }) => places.map(({ id }) => id).sort();
    expect(names(east).filter((id) => names(west).includes(id)).length).toBeGreaterThan(17);
    for (const place of [
      { lat: 90, lon: 0 },
      { lat: -90, lon: 180 },
    ])
      expect((await data(reverse, place)).places.length).toBe(5);
  });
});

it('gives a place without a GeoNames number an id that finds it again', async () => {
  const { body } = await call(reverse, { lat: 0, lon: 0, limit: 10 });
  const ids: string[] = body.data.places.map(({ id }: { id: string }) => id);
  expect(ids.at(-1)).toMatch(/^@5\.27/);
  const again = await call(localTime, { place: ids.at(-1), at: '2026-11-21T12:00:00Z' });
  expect(again.status).toBe(200);
});
