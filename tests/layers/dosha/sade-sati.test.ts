import * as fc from '../../support/property.ts';
import { norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { saturnDoshas } from '../../../layers/jyotish/dosha/all.ts';
import { birthTimeDoshas } from '../../../layers/jyotish/dosha/birth-time.ts';
import { sadeSatiOf, sadeSatiPhase } from '../../../layers/jyotish/dosha/sade-sati.ts';
import { fromCivil, julian, plusDays } from '../../../layers/jyotish/ephemeris/instant.ts';
import { equalParts } from '../../../layers/jyotish/ephemeris/passages.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { slowPassages } from '../../../layers/jyotish/sky-events/slow-passages.ts';
import { record } from '../../support/ledger.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';
import { TOLERANCE } from '../../tolerance.ts';

interface Row {
  readonly kind: string;
  readonly body: string;
  readonly sign: number;
  readonly direction?: string;
  readonly turns?: string;
  readonly lon?: number;
  readonly jd_ut: number;
}

let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

const day = (year: number, month = 1, date = 1) => fromCivil({ year, month, day: date }, 0, 0);
const saturnRows = vectorCases<Row>('ingresses.json').filter(({ body }) => body === 'Saturn');

describe('passages of Saturn', () => {
  it('enters signs when the reference says', () => {
    const rows = saturnRows.filter(({ kind }) => kind === 'ingress');
    expect(rows).toHaveLength(3);
    const passages = slowPassages(sky, 'saturn', equalParts(12), day(2020), day(2036));
    const seconds = rows.map(({ sign, direction, jd_ut }) => {
      // A retrograde passage into a sign crosses its end.
      const index = direction === 'direct' ? sign : (sign + 1) % 12;
      const near = passages.filter((row) => row.index === index && row.retrograde === (direction === 'retrograde'));
      return Math.min(...near.map(({ jd }) => Math.abs(jd - jd_ut))) * 86400;
    });
    record(
      {
        endpoint: 'dosha/sade-sati',
        oracle: 'Swiss Ephemeris C library, sign entries of Saturn (ingresses.json)',
        unit: 's',
      },
      seconds,
    );
    expect(Math.max(...seconds)).toBeLessThan(TOLERANCE.saturnSeconds);
  });

  it('sees a boundary passed twice within days of a station, and none beyond it', () => {
    // Longitudes of stations from the reference: a boundary just short of the turn is passed forth and back.
    const stations = saturnRows.filter(({ kind }) => kind === 'station');
    expect(stations.length).toBeGreaterThan(8);
    for (const { lon = 0, turns, jd_ut } of stations) {
      const back = turns === 'retrograde' ? -1 : 1;
      for (const away of [0.1, 0.01, 0.001]) {
        const count = (boundary: number): number =>
          slowPassages(sky, 'saturn', [norm360(boundary)], julian(jd_ut - 50), julian(jd_ut + 50)).length;
        expect([away, count(lon + back * away)]).toEqual([away, 2]);
        expect([away, count(lon - back * away)]).toEqual([away, 0]);
      }
    }
  });
});

describe('Sade Sati', () => {
  const moons = fc.double({ min: 0, max: 359.999, noNaN: true });
  const births = fc.double({ min: 2378500, max: 2590000, noNaN: true }).map(julian);

  it('holds an instant in a stay exactly when Saturn stands in that phase', () => {
    fc.assert(
      fc.property(
        moons,
        births,
        fc.boolean(),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 }),
        (moon, birth, byDegrees, shares) => {
          const { periods, status } = sadeSatiOf(sky, moon, birth, birth, byDegrees);
          const last = Math.min(birth + 120 * 365.25, 2597641);
          for (const share of shares) {
            const at = julian(birth + share * (last - birth - 1e-6));
            const stay = periods.find(({ start, end }) => start <= at && at < end);
            expect(stay?.phase ?? null).toBe(sadeSatiPhase(moon, sky.longitude('saturn', at), byDegrees));
          }
          expect(status.phase).toBe(sadeSatiPhase(moon, sky.longitude('saturn', birth), byDegrees));
          expect(status.active).toBe(status.phase !== null);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('lists stays in order, never overlapping, within the life, numbered within their cycles', () => {
    fc.assert(
      fc.property(moons, births, (moon, birth) => {
        const { periods, cycles } = sadeSatiOf(sky, moon, birth, birth);
        periods.forEach((stay, i) => {
          expect(stay.end).toBeGreaterThan(stay.start);
          expect(stay.end).toBeGreaterThan(birth);
          expect(stay.end).toBeLessThanOrEqual(Math.min(birth + 120 * 365.25, 2597641.5) + 1e-6);
          const before = periods[i - 1];
          if (before) expect(stay.start).toBeGreaterThanOrEqual(before.end);
          const same = periods.slice(0, i).filter((row) => row.cycle === stay.cycle && row.phase === stay.phase);
          expect(stay.pass).toBeGreaterThan(same.length);
        });
        expect(cycles.map(({ cycle }) => cycle)).toEqual([...new Set(periods.map(({ cycle }) => cycle))]);
        for (const { start, end } of cycles) expect(end - start).toBeLessThan(9.5 * 365.25);
      }),
      { numRuns: 25 },
    );
  });

  it('tells the status before, in, between and after', () => {
    // Moon in Scorpio: Saturn in Libra 2011–2014, Scorpio 2014–2017, Sagittarius 2017–2020.
    const birth = day(1990, 5, 10);
    const status = (at: ReturnType<typeof day>) => sadeSatiOf(sky, 214.5, birth, at).status;
    expect(status(day(2013))).toMatchObject({ active: true, phase: 'rising' });
    expect(status(day(2016))).toMatchObject({ active: true, phase: 'peak' });
    expect(status(day(2019))).toMatchObject({ active: true, phase: 'setting' });
    expect(status(day(2026, 11, 21))).toMatchObject({ active: false, phase: null, progress: null });
    const [early, late] = [status(day(2013)).progress ?? 0, status(day(2019)).progress ?? 0];
    expect(early).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(100);
    const { next } = status(day(2026, 11, 21));
    expect(next && sadeSatiPhase(214.5, sky.longitude('saturn', plusDays(next, 0.01)))).toBe('rising');
    // Saturn was back in Virgo from May to August 2012: the Sade Sati paused.
    expect(status(day(2012, 7))).toMatchObject({ active: false, phase: null });
    // Before birth and beyond 120 years the instant itself is looked at.
    expect(status(day(1984)).active).toBe(true);
    expect(status(day(2134)).active).toBe(sadeSatiPhase(214.5, sky.longitude('saturn', day(2134))) !== null);
  });

  it('keeps within the ephemeris at both ends', () => {
    for (const birth of [julian(2378497.5), julian(2597641.4)]) {
      const { periods } = sadeSatiOf(sky, 100, birth, birth);
      for (const { start, end } of periods) {
        expect(start).toBeGreaterThanOrEqual(2378497.5);
        expect(end).toBeLessThanOrEqual(2597641.5);
      }
    }
  });

  it('counts degrees by thirties on either side of the Moon', () => {
    expect([54.9, 55, 84.9, 85, 114.9, 115, 144.9, 145].map((saturn) => sadeSatiPhase(100, saturn, true))).toEqual([
      null,
      'rising',
      'rising',
      'peak',
      'peak',
      'setting',
      'setting',
      null,
    ]);
    expect([59.9, 60, 89.9, 90, 119.9, 120, 149.9, 150].map((saturn) => sadeSatiPhase(100, saturn))).toEqual([
      null,
      'rising',
      'rising',
      'peak',
      'peak',
      'setting',
      'setting',
      null,
    ]);
    expect(sadeSatiPhase(5, 340)).toBe('rising');
    expect(sadeSatiPhase(5, 340, true)).toBe('rising');
  });

  it('sees the dhaiya in the fourth and the eighth', () => {
    // Saturn entered Pisces in March 2025 (sidereal): the fourth from Sagittarius, the eighth from Leo, the first from Pisces.
    const at = day(2026, 11, 21);
    const rows = (moon: number) => saturnDoshas(sky, moon, at).flatMap(({ met }) => met.map(({ id }) => id));
    expect(rows(250)).toEqual(['fourth_from_moon']);
    expect(rows(130)).toEqual(['eighth_from_moon']);
    expect(rows(340)).toEqual(['peak']);
    expect(rows(100)).toEqual([]);
  });
});

describe('doshas of the time of birth', () => {
  const found = (jd: ReturnType<typeof day>) => {
    // A Vedic day from 00:30 UT (six in the morning in India) stands for the day of the birth.
    const start = julian(Math.floor(jd - 0.5 - 0.5 / 24) + 0.5 + 0.5 / 24);
    const vedic = {
      date: { year: 2000, month: 1, day: 1 },
      start,
      end: plusDays(start, 1),
      sunrise: start,
      sunset: plusDays(start, 0.5),
      nextSunrise: plusDays(start, 1),
      sun: 'normal',
      vara: 0,
    } as const;
    return birthTimeDoshas(sky, jd, vedic).flatMap(({ id, present }) => (present ? [id] : []));
  };
  const ist = (text: string) => julian(Date.parse(`${text}+05:30`) / 86_400_000 + 2440587.5);

  // Instants computed with the C library of Swiss Ephemeris 2.10 and from the published eclipse lists of NASA.
  it.each([
    ['2023-11-13T14:00:00', ['amavasya_birth']],
    ['2023-11-12T14:00:00', ['krishna_chaturdashi_birth']],
    // Makara sankranti 2024-01-15 02:43:44 IST, before that day's sunrise: it belongs to the 14th.
    ['2024-01-14T12:00:00', ['sankranti_birth']],
    ['2024-01-15T12:00:00', []],
    // Total solar eclipse of 8 April 2024, 15:42–20:52 UT.
    ['2024-04-08T23:40:00', ['amavasya_birth', 'eclipse_birth']],
    ['2024-04-09T02:40:00', []],
    // Total lunar eclipse of 7 September 2025, umbra 16:27–19:56 UT.
    ['2025-09-07T23:30:00', ['eclipse_birth']],
  ])('%s: %j', (text, ids) => {
    expect(found(ist(text))).toEqual(expect.arrayContaining(ids));
    for (const id of ['amavasya_birth', 'krishna_chaturdashi_birth', 'sankranti_birth', 'eclipse_birth'] as const) {
      expect([id, found(ist(text)).includes(id)]).toEqual([id, ids.includes(id)]);
    }
  });

  it('knows vishti, vyatipata and vaidhriti by their arcs', () => {
    // Moon minus Sun 42°–48° is half-tithi 8, the first Vishti; Moon plus Sun 213°20′–226°40′ is yoga 17, above 346°40′ yoga 27.
    const at = (moon: number, sun: number) => {
      const still = { longitude: (body: string) => (body === 'moon' ? moon : sun) };
      const stub = Object.assign(Object.create(sky) as Sky, still);
      return birthTimeDoshas(stub, day(2000), {
        date: { year: 2000, month: 1, day: 1 },
        start: day(2000),
        end: day(2000, 1, 2),
        sunrise: null,
        sunset: null,
        nextSunrise: null,
        sun: 'normal',
        vara: 6,
      }).flatMap(({ id, present }) => (present ? [id] : []));
    };
    expect(at(42, 0)).toContain('vishti_birth');
    expect(at(41.9, 0)).not.toContain('vishti_birth');
    expect(at(48, 0)).not.toContain('vishti_birth');
    expect(at(336.5, 0)).toContain('vishti_birth');
    expect(at(342.5, 0)).not.toContain('vishti_birth');
    expect(at(113.4, 100)).toContain('vyatipata_birth');
    expect(at(113.3, 100)).not.toContain('vyatipata_birth');
    expect(at(246.7, 100)).toContain('vaidhriti_birth');
    expect(at(260.1, 100)).not.toContain('vaidhriti_birth');
  });
});
