import * as fc from '../../support/property.ts';
import { norm180, norm360 } from '../../../layers/jyotish/ephemeris/angle.ts';
import { fromCivil, julian, plusDays, SECOND, toUnixMs } from '../../../layers/jyotish/ephemeris/instant.ts';
import { bisectRoot, nextCrossing, previousCrossing, settle } from '../../../layers/jyotish/ephemeris/search.ts';
import { crossings, equalParts, stations } from '../../../layers/jyotish/ephemeris/passages.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';
import { yearTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';

interface Ingress {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly jd_ut: number;
  /** 0 = Aries. */
  readonly sign: number;
  readonly direction?: 'direct' | 'retrograde';
  readonly turns?: 'direct' | 'retrograde';
}

const sky = await testSky();
const instant = fc.double({ min: 2378900, max: 2597200, noNaN: true }).map(julian);
const START = fromCivil({ year: 2020, month: 1, day: 1 }, 0, 0);

describe('crossings', () => {
  it('of the Sun and Moon come after the instant and stand at the target', () => {
    fc.assert(
      fc.property(
        instant,
        fc.constantFrom<['sun' | 'moon', number]>(['sun', 0.9856], ['moon', 13.1764]),
        fc.double({ min: 0, max: 359.999, noNaN: true }),
        (jd, [body, speed], target) => {
          const angle = (t: typeof jd): number => sky.longitude(body, t);
          const next = nextCrossing(angle, target, jd, speed);
          const before = previousCrossing(angle, target, jd, speed);
          expect(Math.abs(norm180(angle(next) - target))).toBeLessThan(2e-6);
          expect(Math.abs(norm180(angle(before) - target))).toBeLessThan(2e-6);
          expect(next).toBeGreaterThan(jd - SECOND / 100);
          expect(before).toBeLessThan(jd + SECOND / 100);
          expect((next - before) * speed).toBeLessThan(420);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('agree with sixty steps of halving', () => {
    fc.assert(
      fc.property(instant, (jd) => {
        const elongation = (t: typeof jd): number => norm360(sky.longitude('moon', t) - sky.longitude('sun', t));
        const target = (Math.floor(elongation(jd) / 12) + 1) * 12;
        const halved = bisectRoot((t) => norm180(elongation(t) - target), jd, plusDays(jd, 1.3));
        expect(Math.abs(nextCrossing(elongation, target, jd, 12.19) - halved)).toBeLessThan(SECOND / 100);
      }),
      { numRuns: 60 },
    );
  });

  it('meet every boundary in turn, re-entries included', () => {
    for (const body of ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const) {
      const table = yearTable(sky, START);
      const found = crossings(table, body, START, plusDays(START, 2000), equalParts(12), sky);
      const turns = stations(sky, body, START, plusDays(START, 2000));
      expect(found.length).toBeGreaterThan(1);
      found.forEach(({ jd, index, angle, retrograde }, i) => {
        const before = sky.longitude(body, plusDays(jd, -0.01));
        const after = sky.longitude(body, plusDays(jd, 0.01));
        expect(norm180(after - before) < 0).toBe(retrograde);
        expect(Math.abs(norm180(sky.longitude(body, jd) - angle))).toBeLessThan(1e-6);
        const next = found[i + 1];
        if (!next) return;
        const turned = turns.filter((turn) => turn.jd > jd && turn.jd < next.jd).length % 2 === 1;
        expect(next.retrograde).toBe(turned ? !retrograde : retrograde);
        // The part between two passages: either its other boundary is met, or the same one again after a turn.
        const expected = turned ? index : (index + (retrograde ? 11 : 1)) % 12;
        expect(next.index).toBe(expected);
      });
      turns.slice(1).forEach((turn, i) => expect(turn.to).not.toBe(turns[i]?.to));
    }
  });
});

describe('settle', () => {
  // Over 0.003″ the Moon takes less than 0.01 s, the Sun 0.07 s.
  it.each([
    ['the Moon', 13.2, 0.01],
    ['the Sun', 0.9856, 0.003 / 3600 / (0.9856 / 86_400)],
  ])('asks again only near a half second: of %s', (_body, speed, doubt) => {
    fc.assert(
      fc.property(instant, (jd) => {
        const seconds = toUnixMs(jd) / 1000;
        const near = Math.abs(seconds - Math.floor(seconds) - 0.5) < doubt;
        expect(settle(jd, speed, (t) => plusDays(t, 1)) === jd).toBe(!near);
      }),
    );
  });
});

describe('against the reference ingresses', () => {
  const cases = vectorCases<Ingress>('ingresses.json');
  const GRAHA: Readonly<Record<string, Graha>> = {
    Sun: 'sun',
    Moon: 'moon',
    Mars: 'mars',
    Mercury: 'mercury',
    Jupiter: 'jupiter',
    Venus: 'venus',
    Saturn: 'saturn',
    Rahu_mean: 'rahu',
  };
  const grahaOf = ({ body }: Ingress): Graha | undefined => GRAHA[body];

  it('finds every entry into a sign', () => {
    const table = yearTable(sky, START);
    let compared = 0;
    for (const row of cases.filter(({ kind }) => kind === 'sankranti' || kind === 'ingress')) {
      const graha = grahaOf(row);
      if (!graha) continue;
      const jd = julian(row.jd_ut);
      const found = crossings(table, graha, plusDays(jd, -4), plusDays(jd, 4), equalParts(12), sky);
      const nearest = found.sort((a, b) => Math.abs(a.jd - jd) - Math.abs(b.jd - jd))[0];
      if (!nearest) throw new Error(`${row.id} was not found`);
      const slow = ['jupiter', 'saturn', 'rahu'].includes(graha);
      expect([row.id, Math.abs(nearest.jd - jd) < (slow ? 30 : 1) * SECOND]).toEqual([row.id, true]);
      // Backwards a planet enters the sign before the boundary.
      const backwards = row.direction === 'retrograde';
      expect([row.id, nearest.retrograde, nearest.index]).toEqual([
        row.id,
        backwards,
        backwards ? (row.sign + 1) % 12 : row.sign,
      ]);
      compared++;
    }
    expect(compared).toBeGreaterThan(250);
  });

  it('finds every station within two minutes', () => {
    const rows = cases.filter((row) => row.kind === 'station' && grahaOf(row));
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      const graha = grahaOf(row);
      if (!graha) continue;
      const found = stations(sky, graha, julian(row.jd_ut - 9), julian(row.jd_ut + 9));
      expect(found.map(({ to }) => to)).toEqual([row.turns]);
      expect(Math.abs((found[0]?.jd ?? 0) - row.jd_ut)).toBeLessThan(120 * SECOND);
    }
  });
});
