/** The bans of seasons and eclipses against published years and the sky itself. */
import { grahansBetween } from '../../../layers/jyotish/calendar/grahan.ts';
import { calendarOver } from '../../../layers/jyotish/calendar/observance-calendar.ts';
import { separation } from '../../../layers/jyotish/ephemeris/angle.ts';
import { civilDate, fromCivil, isoDate, plusDays, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { eclipseMayBeSeen } from '../../../layers/jyotish/muhurat/eclipse-sieve.ts';
import { lunationsFrom } from '../../../layers/jyotish/muhurat/lunations.ts';
import { MUHURAT_EVENTS } from '../../../layers/jyotish/muhurat/events.ts';
import { banFinder, prohibitedPeriods } from '../../../layers/jyotish/muhurat/bans.ts';
import { GATE_DEFAULTS, type Ban } from '../../../layers/jyotish/muhurat/gates.ts';
import type { AstaDays } from '../../../layers/jyotish/muhurat/schools.ts';
import { longAlmanac } from '../../../layers/jyotish/panchang/almanac.ts';
import { overlap } from '../../../layers/jyotish/ephemeris/span.ts';
import { testSky } from '../../support/sky.ts';

const DELHI: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const OFFSET = 5.5;
const CLOCK = { offsetAt: () => OFFSET, instant: (date: CivilDate, hour: number) => fromCivil(date, hour, OFFSET) };
let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

const opened = (year: number, place = DELHI) => {
  const start = fromCivil({ year, month: 1, day: 1 }, 0, OFFSET);
  const end = fromCivil({ year: year + 1, month: 1, day: 1 }, 0, OFFSET);
  return { almanac: longAlmanac(sky, place, 'apparent', CLOCK, start), within: { start, end } };
};
const bansOf = (year: number, astaDays: AstaDays = 3, place = DELHI): Ban[] => {
  const { almanac, within } = opened(year, place);
  return prohibitedPeriods(almanac, within, { asta: 'longitude', margins: [astaDays, astaDays] });
};
/** Civil dates in Delhi on which the bans of a gate begin and end. */
const datesOf = (bans: readonly Ban[], gate: string): string[][] =>
  bans
    .filter((ban) => ban.gate === gate)
    .map(({ start, end }) => [start, end].map((jd) => isoDate(civilDate(jd, OFFSET))));

describe('bans of a year', () => {
  // Published leap months; the dates are those of the new moons of published almanacs (India).
  it.each([
    [2020, '2020-09-17', '2020-10-17'],
    [2023, '2023-07-18', '2023-08-16'],
    [2026, '2026-05-17', '2026-06-15'],
  ])('finds the leap month of %s', (year, from, to) => {
    expect(datesOf(bansOf(year), 'adhika_masa')).toEqual([[from, to]]);
  });

  it('finds the lost month of 1983 and none in other years', () => {
    expect(datesOf(bansOf(1983), 'kshaya_masa')).toHaveLength(1);
    expect(datesOf(bansOf(2026), 'kshaya_masa')).toHaveLength(0);
  });

  // Devshayani begins on 16 July 2024 at 20:33, Devutthana on 11 November at 18:46 (published, New Delhi).
  it('runs Chaturmas from Devshayani to Devutthana', () => {
    expect(datesOf(bansOf(2024), 'chaturmas')).toEqual([['2024-07-16', '2024-11-11']]);
    // A leap Shravana lies inside.
    expect(datesOf(bansOf(2023), 'chaturmas')).toEqual([['2023-06-29', '2023-11-22']]);
  });

  it('finds Holashtak and the fortnight of the ancestors', () => {
    // Phalguna Ashtami of 2024 began on 16 March at 21:39, Purnima ended on 25 March at 12:29.
    expect(datesOf(bansOf(2024), 'holashtak')).toEqual([['2024-03-16', '2024-03-25']]);
    expect(datesOf(bansOf(2024), 'pitru_paksha')).toEqual([['2024-09-18', '2024-10-03']]);
  });

  it('is Kharmas while the Sun stands in Dhanu and Meena', () => {
    const found = bansOf(2025).filter(({ gate }) => gate === 'kharmas');
    expect(found.map(({ start }) => Math.round(sky.longitude('sun', start)))).toEqual([240, 330, 240]);
    for (const { start, end } of found) {
      expect(separation(sky.longitude('sun', start) + 30, sky.longitude('sun', end))).toBeLessThan(1e-5);
    }
  });

  it.each([
    ['guru_asta', 'jupiter', [11]],
    ['shukra_asta', 'venus', [10, 8]],
  ] as const)('%s lasts from orb to orb and the days around', (gate, body, orbs) => {
    for (const astaDays of [0, 3, 15] as const) {
      const found = [2024, 2025, 2026].flatMap((year) => bansOf(year, astaDays).filter((ban) => ban.gate === gate));
      expect(found.length).toBeGreaterThan(2);
      for (const { start, end } of found) {
        for (const jd of [plusDays(start, astaDays), plusDays(end, -astaDays)]) {
          const apart = separation(sky.longitude(body, jd), sky.longitude('sun', jd));
          expect(Math.min(...orbs.map((orb) => Math.abs(apart - orb)))).toBeLessThan(1e-5);
        }
      }
    }
  });

  it('bars the day of an eclipse where it is seen', () => {
    // 7 September 2025 was seen in India; 14 March, and 29 March from sunrise on, in New York.
    expect(datesOf(bansOf(2025), 'eclipse')).toEqual([['2025-09-07', '2025-09-08']]);
    const newYork = bansOf(2025, 3, { lat: 40.71, lon: -74.01, altitude: 0 });
    expect(datesOf(newYork, 'eclipse').map(([from]) => from)).toEqual(['2025-03-13', '2025-03-29']);
  });
});

describe('the search for bans', () => {
  it('finds in parts of a year what it finds in the whole', () => {
    const { almanac, within } = opened(2026);
    const inYear = banFinder(almanac, GATE_DEFAULTS);
    const months = Array.from({ length: 12 }, (_, i) => ({
      start: plusDays(within.start, i * 30),
      end: plusDays(within.start, i * 30 + 30),
    }));
    for (const gate of MUHURAT_EVENTS.marriage.gates) {
      const whole = inYear(gate, within);
      for (const month of months) {
        const inMonth = inYear(gate, month);
        for (const jd of [0.1, 7.3, 15.5, 22.2, 29.9].map((day) => plusDays(month.start, day))) {
          const held = (bans: readonly Ban[]): boolean => bans.some(({ start, end }) => start <= jd && jd < end);
          expect([gate, held(inMonth)]).toEqual([gate, held(whole)]);
        }
      }
    }
  });

  it('waives Jupiter in Leo while the Sun is in Aries', () => {
    // Jupiter stood in Leo from July 2015 to August 2016.
    const { almanac, within } = opened(2016);
    const [strict, navamsa] = (['strict', 'navamsa'] as const).map((simhastha) =>
      banFinder(almanac, { ...GATE_DEFAULTS, simhastha })('simhastha_guru', within),
    );
    const inAries = {
      start: fromCivil({ year: 2016, month: 4, day: 15 }, 0, 0),
      end: fromCivil({ year: 2016, month: 5, day: 12 }, 0, 0),
    };
    expect(strict?.length).toBeGreaterThan(0);
    expect(strict?.some((ban) => overlap(ban, inAries))).toBe(false);
    for (const ban of navamsa ?? [])
      expect(strict?.some(({ start, end }) => start <= ban.start && ban.end <= end)).toBe(true);
  });
});

describe('the sieve of eclipses', () => {
  it.each([
    [28.6, 77.2],
    [40.7, -74],
    [-33.9, 151.2],
    [69.6, 19],
    [0, 0],
  ])('lets through every eclipse that is seen at %s, %s', (lat, lon) => {
    const place = { lat, lon, altitude: 0 };
    let [solar, lunar, sieved] = [0, 0, 0];
    for (const year of [1999, 2006, 2015, 2024, 2026]) {
      const { almanac, within } = opened(year, place);
      const calendar = calendarOver(almanac);
      const seen = grahansBetween(calendar, within.start, within.end, 'prahara').filter(({ religious }) => religious);
      for (const month of lunationsFrom(almanac.table)(within.start, within.end)) {
        for (const [kind, jd] of [
          ['solar', month.opening],
          ['lunar', calendar.tithi(month, 16).start],
        ] as const) {
          const passes = eclipseMayBeSeen(almanac, kind, jd);
          const is = seen.some((one) => one.kind === kind && Math.abs(one.contacts.maximum - jd) < 0.7);
          if (is) expect([kind, jd, passes]).toEqual([kind, jd, true]);
          if (is && kind === 'solar') solar++;
          if (is && kind === 'lunar') lunar++;
          if (!passes) sieved++;
        }
      }
    }
    expect(solar + lunar).toBeGreaterThan(2);
    expect(sieved).toBeGreaterThan(100);
  });
});
