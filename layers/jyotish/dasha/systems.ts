/**
 * The table of dasha systems: a row says what a system needs of a birth, in how many rounds it runs, and how it is laid
 * out. The list of systems, its limits and its defaults derive from it.
 */
import { castChart, type Chart } from '../chart/chart.ts';
import type { SignKey } from '../chart/rashi.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { ColordRule } from '../jaimini/lords.ts';
import { charaPlan, type CharaRule } from './chara.ts';
import type { DashaPlan } from './cycle.ts';
import type { DashaLord } from './lord.ts';
import { BODY_SEEDS, DASHA_SEED_KEYS, DASHA_SEEDS, dashaSeed, type DashaSeed } from './seed.ts';
import { starDashaPlan, type StarDasha, type StarDashaPlan } from './star.ts';
import { VIMSHOTTARI } from './vimshottari.ts';
import { YOGINI } from './yogini.ts';

/** Data of a birth that systems are laid out from. The chart is cast on first use. */
export interface DashaBirth {
  readonly sky: Sky;
  readonly jd: JulianDay;
  readonly place: Place;
  readonly chart: () => Chart;
}

/** A birth for any number of systems. */
export const dashaBirth = (sky: Sky, jd: JulianDay, place: Place): DashaBirth => {
  let chart: Chart | undefined;
  return { sky, jd, place, chart: () => (chart ??= castChart(sky, jd, place)) };
};

/** Options of the systems; each uses those it has. */
export interface DashaChoices {
  readonly seed: DashaSeed;
  readonly yearLength: number;
  readonly rule: CharaRule;
  readonly colords: ColordRule;
}

/** A dasha system as data. */
interface DashaSystemRow<Id extends string, L extends DashaLord> {
  readonly id: Id;
  /** Used when a request names no system. */
  readonly usual: boolean;
  /** Largest number of rounds of a request, and the number of its own endpoint when a request names none. */
  readonly rounds: { readonly most: number; readonly usual: number };
  /** Whether these options start it from the ascendant or the houses, which need a known time of birth. */
  needsTime(choices: Pick<DashaChoices, 'seed'>): boolean;
  lay(birth: DashaBirth, choices: DashaChoices, rounds: number): DashaPlan<L>;
}

/** A system that starts from a star. */
export interface StarSystem<Id extends string, L extends DashaLord> extends DashaSystemRow<Id, L> {
  readonly longestYears: number;
  lay(birth: DashaBirth, choices: Pick<DashaChoices, 'seed' | 'yearLength'>, rounds: number): StarDashaPlan<L>;
}

/** The seed itself if the system accepts it, else its body. */
const seedFor = (seeds: readonly DashaSeed[], seed: DashaSeed): DashaSeed =>
  seeds.includes(seed) ? seed : DASHA_SEEDS[seed].of;

const starSystem = <const Id extends string, L extends DashaLord>(
  id: Id,
  dasha: StarDasha<L>,
  seeds: readonly DashaSeed[],
  rounds: DashaSystemRow<Id, L>['rounds'],
): StarSystem<Id, L> => ({
  id,
  usual: true,
  rounds,
  longestYears: Math.max(...dasha.rows.map(({ years }) => years)),
  needsTime: ({ seed }) => DASHA_SEEDS[seed].of === 'lagna',
  lay: ({ sky, jd, place }, { seed, yearLength }, laid) =>
    starDashaPlan(dasha, jd, dashaSeed(sky, jd, place, seedFor(seeds, seed)), yearLength, laid),
});

const signSystem = <const Id extends string>(
  row: Omit<DashaSystemRow<Id, SignKey>, 'needsTime'>,
): DashaSystemRow<Id, SignKey> => ({ ...row, needsTime: () => true });

/** Systems that start from a star; each gives the balance at birth. */
export const STAR_SYSTEMS = {
  vimshottari: starSystem('vimshottari', VIMSHOTTARI, DASHA_SEED_KEYS, { most: 1, usual: 1 }),
  yogini: starSystem('yogini', YOGINI, BODY_SEEDS, { most: 4, usual: 3 }),
} as const;

/** Systems of the signs. */
export const SIGN_SYSTEMS = {
  chara: signSystem({
    id: 'chara',
    usual: true,
    rounds: { most: 2, usual: 1 },
    lay: ({ chart }, { rule, colords, yearLength }, rounds) => charaPlan(chart(), yearLength, rule, colords, rounds),
  }),
} as const;

const TABLE = [...Object.values(STAR_SYSTEMS), ...Object.values(SIGN_SYSTEMS)] as const;
export type DashaSystem = (typeof TABLE)[number]['id'];
const ROWS: readonly DashaSystemRow<DashaSystem, DashaLord>[] = TABLE;

/** All systems, in the order of every list. */
export const DASHA_SYSTEMS: readonly DashaSystem[] = ROWS.map(({ id }) => id);
/** The systems of a request that names none. */
export const USUAL_DASHA_SYSTEMS: readonly DashaSystem[] = ROWS.filter(({ usual }) => usual).map(({ id }) => id);
/** Most rounds of any system. */
export const MOST_ROUNDS = Math.max(...ROWS.map(({ rounds }) => rounds.most));

const rowOfSystem = (system: DashaSystem): DashaSystemRow<DashaSystem, DashaLord> => {
  const row = ROWS.find(({ id }) => id === system);
  if (!row) throw new Error(`no dasha system ${system}`);
  return row;
};

/** A system laid out for a birth in as many rounds as it has. */
export const dashaPlanOf = (system: DashaSystem, birth: DashaBirth, choices: DashaChoices): DashaPlan => {
  const { lay, rounds } = rowOfSystem(system);
  return lay(birth, choices, rounds.most);
};

/** Whether a system under these choices needs the time of birth. */
export const dashaNeedsTime = (system: DashaSystem, choices: Pick<DashaChoices, 'seed'>): boolean =>
  rowOfSystem(system).needsTime(choices);
