import { entriesBetween } from '../../../layers/jyotish/calendar/sankranti.ts';
import { norm180 } from '../../../layers/jyotish/ephemeris/angle.ts';
import {
  FIRST_INSTANT_JD,
  fromCivil,
  julian,
  plusDays,
  toUnixMs,
  type JulianDay,
} from '../../../layers/jyotish/ephemeris/instant.ts';
import { bisectRoot } from '../../../layers/jyotish/ephemeris/search.ts';
import { GRAHAS, SkyError, type Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { ingresses } from '../../../layers/jyotish/sky-events/ingress.ts';
import { stationsOf, TURNING } from '../../../layers/jyotish/sky-events/stations.ts';
import { stateSpans, withTrueEnds } from '../../../layers/jyotish/sky-events/window.ts';
import { skyChanges } from '../../../layers/jyotish/sky-events/year-events.ts';
import { yearTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { testSky } from '../../support/sky.ts';
import { TOLERANCE } from '../../tolerance.ts';

let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

const year = (n: number) => ({
  start: fromCivil({ year: n, month: 1, day: 1 }, 0, 0),
  end: fromCivil({ year: n + 1, month: 1, day: 1 }, 0, 0),
});

describe('skyChanges', () => {
  it.each([1805, 1999, 2024, 2390])('holds in %i what the single searches find', (n) => {
    const all = skyChanges(sky, year(n));
    for (const division of ['sign', 'nakshatra'] as const) {
      const alone = ingresses(sky, GRAHAS, year(n), division);
      const here = all.filter(({ what }) => what === division);
      expect(here.map(({ body, to }) => `${body} ${to}`)).toEqual(alone.map(({ body, to }) => `${body} ${to}`));
      here.forEach(({ jd }, i) => {
        expect(Math.abs(jd - (alone[i]?.jd ?? 0)) * 86400).toBeLessThan(TOLERANCE.tableEntrySeconds);
      });
    }
    const table = yearTable(sky, year(n).start);
    const turns = TURNING.slice(0, 5).flatMap((body) => stationsOf(table, body, year(n)));
    expect(all.filter(({ to }) => to === null)).toHaveLength(turns.length);
  });
});

describe('ingresses', () => {
  // A planet beside the Sun: its light is bent within days, which tables do not follow. Saturn enters Sagittarius on 14 January 2079.
  it.each([
    ['saturn', 2079, 'sign'],
    ['jupiter', 2030, 'nakshatra'],
    ['saturn', 2023, 'nakshatra'],
    ['venus', 2026, 'nakshatra'],
    ['mercury', 2026, 'nakshatra'],
  ] as const)('of %s in %i are where the sky itself has them', (body, n, division) => {
    const size = division === 'sign' ? 30 : 40 / 3;
    const entries = ingresses(sky, [body], year(n), division);
    expect(entries.length).toBeGreaterThan(0);
    for (const { jd } of entries) {
      const boundary = Math.round(sky.longitude(body, jd) / size) * size;
      const off = (t: JulianDay): number => norm180(sky.longitude(body, t) - boundary);
      const exact = bisectRoot(off, plusDays(jd, -0.01), plusDays(jd, 0.01));
      expect(Math.abs(exact - jd) * 86400).toBeLessThan(0.01);
    }
  });
});

describe('stateSpans', () => {
  const at = (n: number) => julian(2451545 + n);
  it('tiles its window, joins equal neighbours and ignores cuts outside', () => {
    const spans = stateSpans({ start: at(0), end: at(10) }, [at(3), at(-1), at(7), at(5), at(12)], (jd) => jd < at(5));
    expect(spans).toEqual([
      { start: at(0), end: at(5), state: true },
      { start: at(5), end: at(10), state: false },
    ]);
  });

  it('has no true ends at the edge of the ephemeris', () => {
    expect(() => withTrueEnds({ start: FIRST_INSTANT_JD, end: at(0) })).toThrow(SkyError);
    expect(withTrueEnds({ start: at(0), end: at(1) })).toEqual({ start: at(0), end: at(1) });
  });
});

it('prints the entries of the Sun to the same second as a calendar, 1900–2099', () => {
  const second = (jd: JulianDay): number => Math.round(toUnixMs(jd) / 1000);
  const differing: string[] = [];
  for (let jd = 2415020.3; jd < 2488000; jd += 183.7) {
    const [start, end] = [julian(jd), julian(jd + 180)];
    const told = ingresses(sky, ['sun'], { start, end }, 'sign');
    entriesBetween(yearTable(sky, start), start, end).forEach(({ sign, at }, i) => {
      const row = told[i];
      if (row?.to !== sign || second(row.jd) !== second(at)) differing.push(new Date(toUnixMs(at)).toISOString());
    });
  }
  expect(differing).toEqual([]);
});
