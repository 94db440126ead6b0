import { addDays, civilDate, fromCivil, julian, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { altitudeDay, bodyPlace, dailyTrack } from '../../../layers/jyotish/sky-events/altitude.ts';
import { bodyDays, RISING_BODIES, twilightDays } from '../../../layers/jyotish/sky-events/risings.ts';
import { record } from '../../support/ledger.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

const ut = {
  offsetAt: () => 0,
  instant: (date: CivilDate, hour: number) => fromCivil(date, hour, 0),
};
const PLACES: readonly Place[] = [
  { lat: 28.6139, lon: 77.209, altitude: 0 },
  { lat: -33.87, lon: 151.21, altitude: 0 },
  { lat: 0, lon: -179.9, altitude: 0 },
  { lat: 51.5, lon: 0, altitude: 0 },
];
const DATES = [0, 1, 2, 3, 4, 5].map((i) => addDays({ year: 1905, month: 3, day: 7 }, i * 7_003));

/** First event of the library in a day; it may overlook one in its first minutes. */
const byLibrary = (
  found: (jd: ReturnType<typeof julian>) => ReturnType<typeof julian> | null,
  start: number,
): number | null => {
  const first = found(julian(start - 0.05));
  const jd = first !== null && first < start ? found(julian(first + 0.5)) : first;
  return jd !== null && jd < start + 1 ? jd : null;
};

describe('bodyDays', () => {
  it('agrees with the library for planets, rise, set and culmination', () => {
    const planets = RISING_BODIES.filter((body) => body !== 'sun' && body !== 'moon');
    const off: number[] = [];
    for (const place of PLACES) {
      for (const date of DATES) {
        const start = fromCivil(date, 0, 0);
        for (const rule of ['apparent', 'center'] as const) {
          for (const day of bodyDays(sky, place, rule, ut, date, date, planets)) {
            for (const event of ['rise', 'set', 'transit'] as const) {
              const wanted = byLibrary((jd) => sky.nextEvent(day.body, event, jd, place, rule), start);
              const got = day[event];
              if (wanted === null || got === null) expect(got).toBe(wanted);
              else off.push((got - wanted) * 86400);
            }
          }
        }
      }
    }
    expect(off.length).toBeGreaterThan(1000);
    for (const one of off) expect(Math.abs(one)).toBeLessThan(TOLERANCE.planetRisingSeconds);
    record({ endpoint: 'ephemeris/rise-set', oracle: 'Swiss Ephemeris 2.10 rise_trans, planets', unit: 's' }, off);
  });

  it('culminates Sun and Moon once a day at most, when their hour angle is nothing', () => {
    const days = bodyDays(
      sky,
      PLACES[0] ?? { lat: 0, lon: 0, altitude: 0 },
      'apparent',
      ut,
      { year: 2024, month: 1, day: 1 },
      { year: 2024, month: 3, day: 1 },
      ['sun', 'moon'],
    );
    const missing = days.filter(({ transit }) => transit === null);
    expect(missing.every(({ body }) => body === 'moon')).toBe(true);
    expect(missing.length).toBeGreaterThan(0);
    for (const { body, transit } of days) {
      if (transit === null) continue;
      const hour = (sky.siderealTime(transit) + 77.209 - sky.equatorial(body, transit).ra + 540) % 360;
      expect(Math.abs(hour - 180)).toBeLessThan(TOLERANCE.culminationDegree);
    }
  });
});

describe('twilightDays', () => {
  it('agrees with the library', () => {
    const off: number[] = [];
    for (const place of PLACES) {
      for (const date of DATES) {
        const start = fromCivil(date, 0, 0);
        for (const { kind, dawn, dusk } of twilightDays(sky, place, ut, date, date)) {
          for (const [event, got] of [
            ['rise', dawn],
            ['set', dusk],
          ] as const) {
            const wanted = byLibrary((jd) => sky.nextTwilight(kind, event, jd, place), start);
            if (wanted === null || got === null) expect(got).toBe(wanted);
            else off.push((got - wanted) * 86400);
          }
        }
      }
    }
    expect(off.length).toBeGreaterThan(100);
    for (const one of off) expect(Math.abs(one)).toBeLessThan(TOLERANCE.planetRisingSeconds);
    record({ endpoint: 'ephemeris/rise-set', oracle: 'Swiss Ephemeris 2.10 rise_trans, twilights', unit: 's' }, off);
  });
});

describe('altitudeDay', () => {
  it('finds the one sunrise of the year at the pole', () => {
    const place = { lat: 90, lon: 0, altitude: 0 };
    const track = dailyTrack(bodyPlace(sky, 'sun'));
    const rises = Array.from({ length: 366 }, (_, i) => {
      const start = fromCivil(addDays({ year: 2024, month: 1, day: 1 }, i), 0, 0);
      return altitudeDay(sky, track, place, () => 0, start, julian(start + 1)).up;
    }).filter((jd) => jd !== null);
    expect(rises).toHaveLength(1);
    // The centre of the Sun stands on the horizon at the equinox: 2024-03-20 03:06 UT.
    const [equinox] = rises;
    expect(equinox && civilDate(equinox, 0)).toEqual({ year: 2024, month: 3, day: 20 });
  });
});
