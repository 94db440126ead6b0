/** Planetary wars against an exhaustive search on the C library (tests/vectors/graha-yuddha.json). */
import { handler as wars } from '../../functions/ephemeris/graha-yuddha.ts';
import { handler as states } from '../../functions/kundli/planet-states.ts';
import { julian, toUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';
import { call, data } from '../support/call.ts';
import { record } from '../support/ledger.ts';
import { vectorCases } from '../support/vectors.ts';

interface Case {
  readonly id: string;
  readonly planets: readonly string[];
  readonly start: string;
  readonly start_jd: number;
  readonly end_jd: number;
  readonly exact_jd: readonly number[];
  readonly closest_jd: number;
  readonly separation_deg: number;
  readonly judged_at: string;
  readonly latitudes: Readonly<Record<string, number>>;
  readonly magnitudes: Readonly<Record<string, number>>;
  readonly sun_distance: number;
  readonly victor_north: string;
  readonly victor_default: string;
  readonly margin_lat: number;
}
interface War {
  readonly planets: readonly { readonly key: string }[];
  readonly span: { readonly start: string; readonly end: string };
  readonly exact: readonly string[];
  readonly closest: string;
  readonly separation: number;
  readonly judged_at: string;
  readonly latitudes: Readonly<Record<string, number>>;
  readonly magnitudes: Readonly<Record<string, number>>;
  readonly victor: string;
  readonly sun_distance: number;
}

const cases = vectorCases<Case>('graha-yuddha.json');
const seconds = (text: string, jd: number): number => Math.abs(Date.parse(text) - toUnixMs(julian(jd))) / 1000;
const keysOf = ({ planets }: Case): readonly string[] => planets.map((planet) => planet.toLowerCase());
/** Spans of thirty years, in which every case lies. */
const DECADES = [2000, 2020, 2040].map((year) => ({ from: `${year}-01-01`, to: `${year + 19}-12-31`, tz: 0 }));

const found = async (victor: string): Promise<readonly War[]> => {
  const all: War[] = [];
  for (const span of DECADES.slice(0, 2)) all.push(...(await data(wars, { ...span, victor })).wars);
  all.push(...(await data(wars, { from: '2040-01-01', to: '2040-12-31', tz: 0, victor })).wars);
  return all;
};
const warOf = (list: readonly War[], one: Case): War | undefined =>
  list.find(
    ({ planets, span }) =>
      planets.every(({ key }) => keysOf(one).includes(key)) && seconds(span.start, one.start_jd) < 3600,
  );

describe('ephemeris/graha-yuddha', () => {
  it('agrees with an exhaustive search', async () => {
    const list = await found('venus');
    const north = await found('north');
    const deviations: number[] = [];
    const degrees: number[] = [];
    for (const one of cases) {
      const war = warOf(list, one);
      expect([one.id, war !== undefined]).toEqual([one.id, true]);
      if (!war) continue;
      const slow = keysOf(one).every((key) => /jupiter|saturn/.test(key));
      const edges = [seconds(war.span.start, one.start_jd), seconds(war.span.end, one.end_jd)];
      expect(war.exact).toHaveLength(one.exact_jd.length);
      edges.push(...one.exact_jd.map((jd, i) => seconds(war.exact[i] ?? '', jd)));
      for (const edge of edges) expect(edge).toBeLessThanOrEqual(slow ? 60 : 2);
      deviations.push(...edges);
      expect(seconds(war.closest, one.closest_jd) / 86400).toBeLessThan(0.01);
      expect(Math.abs(war.separation - one.separation_deg)).toBeLessThan(0.001);
      degrees.push(war.separation - one.separation_deg);
      expect(Math.abs(war.sun_distance - one.sun_distance)).toBeLessThan(0.001);
      expect([one.id, war.judged_at]).toEqual([one.id, one.judged_at]);
      for (const planet of one.planets) {
        const key = planet.toLowerCase();
        expect(Math.abs((war.latitudes[key] ?? NaN) - (one.latitudes[planet] ?? NaN))).toBeLessThan(0.001);
        expect(Math.abs((war.magnitudes[key] ?? NaN) - (one.magnitudes[planet] ?? NaN))).toBeLessThan(0.05);
      }
      if (one.margin_lat < 0.01) continue;
      expect([one.id, war.victor]).toEqual([one.id, one.victor_default.toLowerCase()]);
      expect([one.id, warOf(north, one)?.victor]).toEqual([one.id, one.victor_north.toLowerCase()]);
    }
    const oracle = 'Exhaustive search on the C library';
    record({ endpoint: 'ephemeris/graha-yuddha', oracle: `${oracle}, spans and conjunctions`, unit: 's' }, deviations);
    record({ endpoint: 'ephemeris/graha-yuddha', oracle: `${oracle}, least distances`, unit: 'deg' }, degrees);
  });

  it('names the winner that the chart of an instant of the war names', async () => {
    const list = (await data(wars, { from: '2020-01-01', to: '2020-12-31', tz: 0 })).wars;
    for (const { exact, victor, planets } of list) {
      const [at] = exact;
      if (at === undefined) continue;
      const chart = await data(states, { date: at.slice(0, 10), time: at.slice(11, 19), tz: 0, lat: 0, lon: 0 });
      const row = chart.planets.find(({ planet }: { planet: string }) => planet === planets[0].key);
      expect([at, row.war.winner]).toEqual([at, victor]);
    }
    expect(list.length).toBeGreaterThan(3);
  });

  it('lets the brighter one win where that is asked', async () => {
    const list: readonly War[] = (await data(wars, { ...DECADES[0], victor: 'brightness' })).wars;
    for (const { victor, magnitudes } of list) expect(magnitudes[victor]).toBe(Math.min(...Object.values(magnitudes)));
  });

  it.each([
    ['a wider orb', { orb: 2 }, 'orb'],
    ['another rule', { victor: 'size' }, 'victor'],
  ])('refuses %s', async (_name, change, field) => {
    const called = await call(wars, { from: '2026-01-01', to: '2026-12-31', ...change });
    expect([called.status, called.body.error.details[0].field]).toEqual([400, field]);
  });
});
