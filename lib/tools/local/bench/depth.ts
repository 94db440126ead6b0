/** P9: dashas of every system, the sensitivity of a birth time and the annual chart, as library calls beside a natal chart. */
import { castChart } from '../../../../layers/jyotish/chart/chart.ts';
import { dashaTree, lifeWindow } from '../../../../layers/jyotish/dasha/walk.ts';
import { dashaBirth, PLANET_SYSTEMS, SIGN_SYSTEMS, STAR_SYSTEMS } from '../../../../layers/jyotish/dasha/systems.ts';
import { horizonOf } from '../../../../layers/jyotish/ephemeris/rise-set.ts';
import type { JulianDay } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { openSky } from '../../../../layers/jyotish/ephemeris/swisseph.ts';
import { sunTable } from '../../../../layers/jyotish/ephemeris/year-table.ts';
import { sensitivityOf } from '../../../../layers/jyotish/kundli/sensitivity.ts';
import { vedicDayAt, type VedicDay } from '../../../../layers/jyotish/panchang/vedic-day.ts';
import { solarReturn } from '../../../../layers/jyotish/varshaphal/solar-return.ts';
import { tajikaChart } from '../../../../layers/jyotish/varshaphal/year-chart.ts';
import { loadEphemeris } from '../../../adapters/ephemeris.ts';
import { instant } from './natal.ts';
import { best, CLOCK, DELHI, ns, type Part, ratio, row, us } from './part.ts';
import { MOST_PERIODS } from './dasha-answer.ts';

const ROUNDS = 20;
const CALLS = 40;
const CHOICES = { seed: 'moon', yearLength: 365.25, rule: 'knrao', colords: 'dual', tribhagi: false } as const;
const LIMIT = 100_000;
const AGE = 34;
const MINUTES = 30;

const SYSTEMS = [...Object.values(STAR_SYSTEMS), ...Object.values(SIGN_SYSTEMS), ...Object.values(PLANET_SYSTEMS)];

const dayOf = (sky: Sky, jd: JulianDay): VedicDay =>
  vedicDayAt(horizonOf(sunTable(sky, jd), DELHI, 'apparent'), CLOCK, jd);

/** A system laid out from a birth, three levels of a life. */
const treeOf = (sky: Sky, system: (typeof SYSTEMS)[number], jd: JulianDay) => {
  const birth = dashaBirth(sky, { jd, place: DELHI, clock: CLOCK }, () =>
    horizonOf(sunTable(sky, jd), DELHI, 'apparent'),
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
  return tajikaChart(sky, at, DELHI, dayOf(sky, at), { sign: 1, muntha: 0 });
};

/** Dashas that the bench shows: the slowest of them. */
const SLOWEST = 5;

export const depthPart: Part = {
  processes: 2,
  rows: async () => {
    const sky = openSky(await loadEphemeris());
    const f = await best(ROUNDS, CALLS, {
      chart: (call) => castChart(sky, instant(call), DELHI),
      sensitivity: (call) => {
        const jd = instant(call);
        return sensitivityOf(sky, { jd, place: DELHI }, [dayOf(sky, jd)], MINUTES);
      },
      annual: (call) => annual(sky, instant(call)),
      ...Object.fromEntries(SYSTEMS.map((system) => [system.id, (call: number) => treeOf(sky, system, instant(call))])),
    });
    const costs: Readonly<Record<string, number>> = f;
    const timed = SYSTEMS.map((system) => ({
      id: system.id,
      cost: costs[system.id] ?? NaN,
      periods: countOf(treeOf(sky, system, instant(0))),
    }));
    const [vimshottari] = timed;
    if (!vimshottari) throw new Error('Vimshottari is the first system');
    const others = timed.filter((one) => one !== vimshottari).toSorted((a, b) => b.cost - a.cost);
    const most = others.filter(({ id }) => id === MOST_PERIODS);
    return [
      ...others
        .slice(0, SLOWEST)
        .map(({ id, cost, periods }) =>
          row(
            'P9',
            `dasha ${id}, 3 levels / Vimshottari`,
            cost / vimshottari.cost,
            3,
            `${us(cost)}, ${periods} periods, over ${us(vimshottari.cost)}, ${vimshottari.periods} periods`,
          ),
        ),
      ...most.map(({ id, cost, periods }) =>
        ratio(
          'P9',
          `a period of ${id} / a period of Vimshottari`,
          [cost / periods, vimshottari.cost / vimshottari.periods],
          1,
          { unit: ns },
        ),
      ),
      ratio('P9', 'birth-time sensitivity, 30 min either way / chart', [f.sensitivity, f.chart], 40),
      ratio('P9', 'annual chart / chart', [f.annual, f.chart], 4),
    ];
  },
};
