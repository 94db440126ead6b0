/** P9: dashas of every system, the sensitivity of a birth time and the annual chart, as library calls beside a natal chart. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { dashaTree, lifeWindow } from '../../../../layers/jyotish/dasha/walk.ts';
import { dashaBirth, PLANET_SYSTEMS, SIGN_SYSTEMS, STAR_SYSTEMS } from '../../../../layers/jyotish/dasha/systems.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
import { fromCivil, julian, type CivilClock, type JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { sunTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';
import { sensitivityOf } from '../../../../layers/jyotish/kundli/sensitivity.ts';
import { vedicDayAt, type VedicDay } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { solarReturn } from '../../../../layers/jyotish/varshaphal/solar-return.ts';
import { tajikaChart } from '../../../../layers/jyotish/varshaphal/year-chart.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { type Part, us, ns } from './part.ts';
import { MOST_PERIODS } from './dasha-answer.ts';

/** A system, the cost of three levels of it, and how many periods these are. */
export interface Timed {
  readonly id: string;
  readonly us: number;
  readonly periods: number;
}

/** CPU microseconds of one call, the best of several rounds of one run. */
export interface DepthFigures {
  readonly chartUs: number;
  readonly vimshottari: Timed;
  /** Every other system, the slowest first. */
  readonly others: readonly Timed[];
  readonly sensitivityUs: number;
  readonly annualUs: number;
}

const ROUNDS = 20;
const CALLS = 40;
const PLACE: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
const OFFSET = 5.5;
const CLOCK: CivilClock = { offsetAt: () => OFFSET, instant: (date, hour) => fromCivil(date, hour, OFFSET) };
const CHOICES = { seed: 'moon', yearLength: 365.25, rule: 'knrao', colords: 'dual', tribhagi: false } as const;
const LIMIT = 100_000;
const AGE = 34;
const MINUTES = 30;

const SYSTEMS = [...Object.values(STAR_SYSTEMS), ...Object.values(SIGN_SYSTEMS), ...Object.values(PLANET_SYSTEMS)];

/** A different instant for every call, so that no memory of the last one helps. */
const instant = (call: number): JulianDay => julian(2447892.5 + call * 3.37);

const dayOf = (sky: Sky, jd: JulianDay): VedicDay =>
  vedicDayAt(horizonOf(sunTable(sky, jd), PLACE, 'apparent'), CLOCK, jd);

/** A system laid out from a birth, three levels of a life. */
const treeOf = (sky: Sky, system: (typeof SYSTEMS)[number], jd: JulianDay) => {
  const birth = dashaBirth(sky, { jd, place: PLACE, clock: CLOCK }, () =>
    horizonOf(sunTable(sky, jd), PLACE, 'apparent'),
  );
  birth.chart();
  const plan = system.lay(birth, CHOICES, system.rounds.usual);
  return dashaTree(plan, 3, lifeWindow(plan), LIMIT);
};

const countOf = (nodes: ReturnType<typeof treeOf>): number =>
  (nodes ?? []).reduce(
    (sum, { children }) =>
      sum + 1 + children.length + children.reduce((more, child) => more + child.children.length, 0),
    0,
  );

const annual = (sky: Sky, jd: JulianDay) => {
  const at = solarReturn(sky, jd, AGE);
  return tajikaChart(sky, at, PLACE, dayOf(sky, at), { sign: 1, muntha: 0 });
};

const cpuUs = (work: (jd: JulianDay) => unknown, round: number): number => {
  const { user, system } = process.cpuUsage();
  for (let call = 0; call < CALLS; call++) work(instant(round * CALLS + call));
  const spent = process.cpuUsage({ user, system });
  return (spent.user + spent.system) / CALLS;
};

/** Runs P9. */
const measureDepth = async (): Promise<DepthFigures> => {
  const sky = openSky(await loadEphemeris());
  const works = [
    (jd: JulianDay) => castChart(sky, jd, PLACE),
    (jd: JulianDay) => sensitivityOf(sky, { jd, place: PLACE }, [dayOf(sky, jd)], MINUTES),
    (jd: JulianDay) => annual(sky, jd),
    ...SYSTEMS.map((system) => (jd: JulianDay) => treeOf(sky, system, jd)),
  ];
  const best = works.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++)
    works.forEach((work, i) => (best[i] = Math.min(best[i] ?? Infinity, cpuUs(work, round))));
  const [chartUs = NaN, sensitivityUs = NaN, annualUs = NaN, ...trees] = best;
  const timed = SYSTEMS.map((system, i) => ({
    id: system.id,
    us: trees[i] ?? NaN,
    periods: countOf(treeOf(sky, system, instant(0))),
  }));
  const [vimshottari] = timed;
  if (!vimshottari) throw new Error('Vimshottari is the first system');
  const others = timed.filter((one) => one !== vimshottari).toSorted((a, b) => b.us - a.us);
  return { chartUs, sensitivityUs, annualUs, vimshottari, others };
};

/** Dashas that the bench shows: the slowest of them. */
const SLOWEST = 5;

export const depthPart: Part = {
  processes: 2,
  rows: async () => {
    const f = await measureDepth();
    return [
      ...f.others.slice(0, SLOWEST).map(({ id, us: cost, periods }) => ({
        id: 'P9',
        what: `dasha ${id}, 3 levels / Vimshottari`,
        value: cost / f.vimshottari.us,
        target: 3,
        detail: `${us(cost)}, ${periods} periods, over ${us(f.vimshottari.us)}, ${f.vimshottari.periods} periods`,
      })),
      ...f.others
        .filter(({ id }) => id === MOST_PERIODS)
        .map(({ id, us: cost, periods }) => ({
          id: 'P9',
          what: `a period of ${id} / a period of Vimshottari`,
          value: cost / periods / (f.vimshottari.us / f.vimshottari.periods),
          target: 1,
          detail: `${ns(cost / periods)} over ${ns(f.vimshottari.us / f.vimshottari.periods)}`,
        })),
      {
        id: 'P9',
        what: 'birth-time sensitivity, 30 min either way / chart',
        value: f.sensitivityUs / f.chartUs,
        target: 40,
        detail: `${us(f.sensitivityUs)} over ${us(f.chartUs)}`,
      },
      {
        id: 'P9',
        what: 'annual chart / chart',
        value: f.annualUs / f.chartUs,
        target: 4,
        detail: `${us(f.annualUs)} over ${us(f.chartUs)}`,
      },
    ];
  },
};
