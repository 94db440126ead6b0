import * as fc from '../../support/property.ts';
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { nakshatraOf } from '../../../layers/jyotish/chart/nakshatra.ts';
import { RASHIS } from '../../../layers/jyotish/chart/rashi.ts';
import { CHARA_RULES, charaPlan, charaYears, type CharaRule } from '../../../layers/jyotish/dasha/chara.ts';
import {
  dashaChanges,
  dashaTree,
  lifeWindow,
  namedPeriod,
  runningPeriods,
} from '../../../layers/jyotish/dasha/walk.ts';
import { dashaChildren, type DashaPlan } from '../../../layers/jyotish/dasha/cycle.ts';
import { dashaSeed } from '../../../layers/jyotish/dasha/seed.ts';
import { vimshottariPlan } from '../../../layers/jyotish/dasha/vimshottari.ts';
import { starDashaPlan } from '../../../layers/jyotish/dasha/star.ts';
import { YOGINI } from '../../../layers/jyotish/dasha/yogini.ts';
import { fromCivil, isoLocal, julian } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { COLORD_RULES, type ColordRule } from '../../../layers/jyotish/jaimini/lords.ts';
import { testSky } from '../../support/sky.ts';
import { vectorCases } from '../../support/vectors.ts';
import { TOLERANCE } from '../../tolerance.ts';
import type { DashaNode, DashaPeriod } from '../../../layers/jyotish/dasha/period.ts';

type Start = readonly [string, number, ...unknown[]];
interface Vimshottari {
  readonly balance_years: number;
  readonly maha: readonly Start[];
  readonly end: number;
  readonly antar: readonly Start[];
  readonly pratyantar?: readonly Start[];
  readonly running_at: readonly {
    readonly at: number;
    readonly levels: readonly (readonly [string, number, number])[];
  }[];
}
interface DashaCase {
  readonly id: string;
  readonly jd_ut: number;
  readonly lat: number;
  readonly lon: number;
  readonly moon: number;
  readonly lagna_sign: number;
  readonly vimshottari: Readonly<Record<'365.25' | '365.256363', Vimshottari>>;
  readonly yogini: { readonly maha: readonly Start[]; readonly antar_first_cycle: readonly Start[] };
  readonly chara: {
    readonly sequence: readonly number[];
    readonly years_single_lord: readonly number[];
    readonly years_single_lord_exalt_adjusted: readonly number[];
  };
}

const CASES = vectorCases<DashaCase>('dashas.json');
let sky: Sky;
beforeAll(async () => {
  sky = await testSky();
});

const placeOf = ({ lat, lon }: { lat: number; lon: number }) => ({ lat, lon, altitude: 0 });
const flat = (nodes: readonly DashaNode[]): readonly DashaPeriod[] =>
  nodes.flatMap(({ period, children }) => [period, ...flat(children)]);
const ALL = { from: -Infinity, to: Infinity };
const tree = (plan: DashaPlan, depth: number, limit = 10_000): readonly DashaNode[] => {
  const nodes = dashaTree(plan, depth, ALL, limit);
  if (!nodes) throw new Error('the tree is too large');
  return nodes;
};
/** Starts of a level as the vectors name them: the first letters of each lord. */
const starts = (plan: DashaPlan, level: number, letters: number): readonly Start[] =>
  flat(tree(plan, level))
    .filter((p) => p.level === level)
    .map((p) => [p.lords.map((l) => l[0]?.toUpperCase() + l.slice(1, letters)).join('/'), p.start]);
const compare = (ours: readonly Start[], theirs: readonly Start[]): number => {
  expect(ours.map(([name]) => name)).toEqual(theirs.map(([name]) => name));
  return Math.max(...ours.map(([, at], i) => Math.abs(at - (theirs[i]?.[1] ?? NaN))));
};

describe('vimshottari against the reference', () => {
  it.each(CASES)('$id: three levels, both years, and what runs', (c) => {
    const seed = dashaSeed(sky, julian(c.jd_ut), placeOf(c), 'moon');
    for (const year of ['365.25', '365.256363'] as const) {
      const plan = vimshottariPlan(julian(c.jd_ut), seed, Number(year));
      const want = c.vimshottari[year];
      expect(plan.balance.years).toBeCloseTo(want.balance_years, 6);
      expect(compare(starts(plan, 1, 99), want.maha)).toBeLessThan(TOLERANCE.dashaDay);
      expect(Math.abs((plan.mahas.at(-1)?.end ?? NaN) - want.end)).toBeLessThan(TOLERANCE.dashaDay);
      expect(compare(starts(plan, 2, 2), want.antar)).toBeLessThan(TOLERANCE.dashaDay);
      if (want.pratyantar) expect(compare(starts(plan, 3, 2), want.pratyantar)).toBeLessThan(TOLERANCE.dashaDay);
      for (const { at, levels } of want.running_at) {
        const running = runningPeriods(plan, julian(at), 4);
        expect(running.map((p) => p.lords.at(-1))).toEqual(levels.map(([lord]) => lord.toLowerCase()));
        for (const [i, [, start, end]] of levels.entries()) {
          expect(Math.abs((running[i]?.start ?? NaN) - start)).toBeLessThan(TOLERANCE.dashaDay);
          expect(Math.abs((running[i]?.end ?? NaN) - end)).toBeLessThan(TOLERANCE.dashaDay);
        }
      }
    }
  });

  it('reads every case, some with all 729 pratyantars', () => {
    expect(CASES.filter((c) => c.vimshottari['365.25'].pratyantar).length).toBeGreaterThan(0);
    expect(CASES).toHaveLength(45);
  });

  // Swiss Ephemeris 2.10, C library: 1990-01-15 10:30 +5:30, New Delhi.
  it('gives the golden balance and dates', () => {
    const birth = fromCivil({ year: 1990, month: 1, day: 15 }, 10.5, 5.5);
    const plan = vimshottariPlan(
      birth,
      dashaSeed(sky, birth, { lat: 28.6139, lon: 77.209, altitude: 0 }, 'moon'),
      365.25,
    );
    expect(plan.balance.lord).toBe('venus');
    expect(plan.balance.years).toBeCloseTo(9.814321, 6);
    expect(plan.mahas.slice(1, 4).map((p) => [p.lords[0], isoLocal(p.start, 5.5)])).toEqual([
      ['sun', '1999-11-09T02:50:09+05:30'],
      ['moon', '2005-11-08T14:50:09+05:30'],
      ['mars', '2015-11-09T02:50:09+05:30'],
    ]);
  });

  it('counts kshema, utpanna and adhana as the 4th, 5th and 8th star', () => {
    const birth = fromCivil({ year: 1990, month: 1, day: 15 }, 10.5, 5.5);
    const place = { lat: 28.6139, lon: 77.209, altitude: 0 };
    const ids = (['moon', 'kshema', 'utpanna', 'adhana'] as const).map((seed) => dashaSeed(sky, birth, place, seed).id);
    expect(ids).toEqual([11, 14, 15, 18]);
    expect(dashaSeed(sky, birth, place, 'lagna').id).toBe(nakshatraOf(331.428023).id);
    expect(dashaSeed(sky, birth, place, 'sun').id).toBe(nakshatraOf(271.059816).id);
  });
});

describe('yogini against the reference', () => {
  it.each(CASES)('$id: three rounds and the sub-periods of the first', (c) => {
    const plan = starDashaPlan(YOGINI, julian(c.jd_ut), dashaSeed(sky, julian(c.jd_ut), placeOf(c), 'moon'), 365.25, 3);
    expect(compare(starts(plan, 1, 99), c.yogini.maha)).toBeLessThan(TOLERANCE.dashaDay);
    expect(compare(starts(plan, 2, 3).slice(0, 64), c.yogini.antar_first_cycle)).toBeLessThan(TOLERANCE.dashaDay);
  });
});

describe('chara against the reference', () => {
  it.each(CASES)('$id: order of the signs, and years of all signs under one lord', (c) => {
    const chart = castChart(sky, julian(c.jd_ut), placeOf(c));
    const plan = charaPlan(chart, 365.25, 'knrao', 'single', 1);
    expect(plan.mahas.map((p) => RASHIS.findIndex(({ key }) => key === p.lords[0]))).toEqual(c.chara.sequence);
    const years = (rule: CharaRule) => c.chara.sequence.map((s) => charaYears(chart, s + 1, rule, 'single'));
    expect(years('knrao')).toEqual(c.chara.years_single_lord);
    expect(years('pvr')).toEqual(c.chara.years_single_lord_exalt_adjusted);
  });
});

const birthJd = fc.double({ min: 2378498, max: 2597640, noNaN: true }).map(julian);
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const year = fc.constantFrom(365.25, 365.2425, 365.256363, 365.24219, 360);
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  altitude: fc.constant(0),
});
const plans = fc
  .record({
    jd: birthJd,
    moon: longitude,
    y: year,
    at: place,
    rule: fc.constantFrom<CharaRule>('knrao', 'pvr'),
    colords: fc.constantFrom<ColordRule>(...COLORD_RULES),
  })
  .chain(({ jd, moon, y, at, rule, colords }) =>
    fc.constantFrom<() => DashaPlan>(
      () => vimshottariPlan(jd, nakshatraOf(moon), y),
      () => starDashaPlan(YOGINI, jd, nakshatraOf(moon), y, 4),
      () => charaPlan(castChart(sky, jd, at), y, rule, colords, 2),
    ),
  );
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** An instant of a life, from a share of it. */
const within = (plan: DashaPlan, x: number) => {
  const end = plan.mahas.at(-1)?.end ?? plan.birth;
  return julian(plan.birth + (end - plan.birth) * x * 0.999999);
};
const tiles = (parent: { start: number; end: number }, parts: readonly DashaPeriod[]): void => {
  let at = parent.start;
  for (const part of parts) {
    expect(part.start).toBe(at);
    expect(part.end).toBeGreaterThan(part.start);
    at = part.end;
  }
  expect(at).toBe(parent.end);
};

describe('the cycle engine', () => {
  it('tiles every parent exactly, at every level', () => {
    fc.assert(
      fc.property(plans, share, (make, x) => {
        const plan = make();
        const [first] = plan.mahas;
        tiles({ start: first?.start ?? NaN, end: plan.mahas.at(-1)?.end ?? NaN }, plan.mahas);
        for (const running of runningPeriods(plan, within(plan, x), 5)) tiles(running, dashaChildren(plan, running));
      }),
      { numRuns: 60 },
    );
  });

  it('runs the period that holds the instant, the same by name, by tree and by search', () => {
    fc.assert(
      fc.property(plans, share, (make, x) => {
        const plan = make();
        const at = within(plan, x);
        const running = runningPeriods(plan, at, 6);
        expect(running).toHaveLength(6);
        for (const p of running) {
          expect(p.start).toBeLessThanOrEqual(at);
          expect(p.end).toBeGreaterThan(at);
          expect(namedPeriod(plan, p.lords, p.cycle, -Infinity)).toEqual(p);
        }
        const deepest = running.at(-1);
        if (!deepest) throw new Error('nothing runs');
        const nodes = dashaTree(plan, 6, { from: at, to: at + 1e-9 }, 10_000);
        expect(flat(nodes ?? []).map(({ lords, start, end }) => ({ lords, start, end }))).toEqual(
          expect.arrayContaining(running.map(({ lords, start, end }) => ({ lords, start, end }))),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('keeps only what touches the window', () => {
    fc.assert(
      fc.property(plans, share, fc.integer({ min: 1, max: 700 }), (make, x, days) => {
        const plan = make();
        const from = within(plan, x);
        const window = { from, to: from + days };
        const kept = flat(dashaTree(plan, 3, window, 10_000) ?? []);
        const wanted = flat(dashaTree(plan, 3, ALL, 10_000) ?? []).filter(
          (p) => p.end > window.from && p.start < window.to,
        );
        expect(kept.map(({ lords, start }) => [lords, start])).toEqual(
          wanted.map(({ lords, start }) => [lords, start]),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('names every change of a window once, from the one before to the one after', () => {
    fc.assert(
      fc.property(plans, share, (make, x) => {
        const plan = make();
        const from = within(plan, x);
        const window = { from, to: from + 900 };
        const changes = dashaChanges(plan, [1, 2, 3], window, 10_000) ?? [];
        for (const { at, level, from: before, to: after } of changes) {
          expect(at).toBeGreaterThanOrEqual(window.from);
          expect(at).toBeLessThan(window.to);
          expect(runningPeriods(plan, at, level).at(-1)?.lords).toEqual(after);
          expect(
            runningPeriods(plan, julian(at - 1e-6), level, { from: -Infinity, to: Infinity }).at(-1)?.lords,
          ).toEqual(before);
        }
        const expected = flat(dashaTree(plan, 3, window, 10_000) ?? []).filter(
          (p) => p.start >= from && p.start > (plan.mahas[0]?.start ?? 0),
        );
        expect(changes).toHaveLength(expected.length);
        expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  it('refuses more than it may build, without building it', () => {
    const plan = vimshottariPlan(julian(2447906), nakshatraOf(140.123786), 365.25);
    expect(dashaTree(plan, 6, lifeWindow(plan), 10_000)).toBeNull();
    expect(flat(tree(plan, 4))).toHaveLength(9 + 81 + 729 + 6561);
    expect(dashaTree(plan, 4, ALL, 9 + 81 + 729 + 6561)).not.toBeNull();
    expect(dashaTree(plan, 4, ALL, 9 + 81 + 729 + 6561 - 1)).toBeNull();
    expect(dashaChanges(plan, [6], lifeWindow(plan), 10_000)).toBeNull();
  });

  it('runs nothing before birth and nothing after the last period', () => {
    const plan = vimshottariPlan(julian(2447906), nakshatraOf(140.123786), 365.25);
    expect(runningPeriods(plan, julian(2447905.9), 3)).toEqual([]);
    expect(runningPeriods(plan, julian(2447905.9), 3, ALL)).toHaveLength(3);
    expect(runningPeriods(plan, plan.mahas.at(-1)?.end ?? julian(0), 3)).toEqual([]);
  });

  it('leaves out signs without years and gives the second round of pvr the rest', () => {
    fc.assert(
      fc.property(birthJd, place, (jd, at) => {
        const chart = castChart(sky, jd, at);
        const plan = charaPlan(chart, 365.25, 'pvr', 'dual', 2);
        const sum = (cycle: number) =>
          plan.mahas.filter((m) => m.cycle === cycle).map((m) => [m.lords[0], (m.end - m.start) / 365.25] as const);
        const first = new Map(sum(1));
        for (const [sign, years] of sum(2)) expect(years).toBeCloseTo(12 - (first.get(sign) ?? 0), 6);
      }),
      { numRuns: 30 },
    );
    expect(CHARA_RULES.knrao.secondRoundIsRest).toBe(false);
  });

  it('passes from one star to the next without a jump at 13°20′', () => {
    const before = vimshottariPlan(julian(2447906), nakshatraOf(40 / 3 - 1e-9), 365.25);
    const after = vimshottariPlan(julian(2447906), nakshatraOf(40 / 3), 365.25);
    expect(before.balance).toMatchObject({ lord: 'ketu' });
    expect(before.balance.years).toBeLessThan(1e-8);
    expect(after.balance).toEqual({ lord: 'venus', years: 20 });
    expect(Math.abs((before.mahas[1]?.start ?? NaN) - (after.mahas[0]?.start ?? NaN))).toBeLessThan(1e-5);
  });
});
