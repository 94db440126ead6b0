/**
 * The dashas of a birth: plans of the requested systems, and the requested periods. Shapes are in `lib/answers/present/dasha.ts`.
 */
import { vargaNumber } from '../../../layers/jyotish/chart/varga.ts';
import {
  dashaChanges,
  dashaStateAt,
  dashaTree,
  lifeWindow,
  namedPeriod,
  runningPeriods,
  type DashaChange,
  type DashaState,
  type DashaWindow,
} from '../../../layers/jyotish/dasha/walk.ts';
import { dashaChildren, type DashaPlan } from '../../../layers/jyotish/dasha/cycle.ts';
import type { DashaLord } from '../../../layers/jyotish/dasha/lord.ts';
import type { RashiDashaChoices } from '../../../layers/jyotish/dasha/rashi.ts';
import {
  dashaBirth,
  dashaNeedsTime,
  dashaPlanOf,
  type DashaBirth,
  type DashaChoices,
  type DashaSystem,
  type StarSystem,
} from '../../../layers/jyotish/dasha/systems.ts';
import type { StarDashaPlan } from '../../../layers/jyotish/dasha/star.ts';
import type { DashaSeed } from '../../../layers/jyotish/dasha/seed.ts';
import { addDays, fromCivil, isoLocal, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { horizonOf } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import { sunTable } from '../../../layers/jyotish/ephemeris/year-table.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import { type AppError } from '../../contract/frame/app-error.ts';
import { MAX_PERIODS } from '../../contract/suites/dasha.ts';
import { civilOf } from '../../contract/values/date-time.ts';
import { invalidField, rangeTooLong, timeRequired } from '../../contract/frame/field-errors.ts';
import type { Birth, Moment } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { DashaNode, DashaPeriod } from '../../../layers/jyotish/dasha/period.ts';

/** Options of the dasha systems, as requests name them. */
type DashaChoice = Omit<DashaChoices, 'yearLength' | 'varga' | 'strengthOrder'> & {
  readonly chart?: string | undefined;
  readonly strength_order?: DashaChoices['strengthOrder'];
};

/** A dasha system laid out for a birth. */
export interface LaidSystem {
  readonly system: DashaSystem;
  readonly plan: DashaPlan;
}

/** What the systems are laid out from; sunrise and strengths are computed only where a system asks for them. */
export const dashaBirthOf = (sky: Sky, birth: Birth, { sunrise }: Pick<Options, 'sunrise'>): DashaBirth =>
  dashaBirth(sky, birth, () => horizonOf(sunTable(sky, birth.jd), birth.place, sunrise));

/** Rounds in which the dashas of the signs are laid out; a request lists fewer. */
const SIGN_ROUNDS = 2;

/** What the sign dashas share: year length, rounds, the rule of co-lords and, where an endpoint asks, of sub-periods. */
export const signChoices = ({
  options,
  input: { colords, antar },
}: {
  readonly options: Pick<Options, 'year_length'>;
  readonly input: Pick<RashiDashaChoices, 'colords' | 'antar'>;
}): RashiDashaChoices => ({ yearLength: options.year_length, rounds: SIGN_ROUNDS, colords, antar });

/** The systems asked for, each once, laid out for a birth. Throws `BIRTH_TIME_REQUIRED` where the time is needed. */
export const dashaPlans = (
  sky: Sky,
  birth: Birth,
  systems: readonly DashaSystem[],
  { chart, strength_order: strengthOrder, ...choice }: DashaChoice,
  options: Options,
): readonly LaidSystem[] => {
  const varga = chart === undefined ? undefined : vargaNumber(chart);
  const choices = { ...choice, varga, strengthOrder, yearLength: options.year_length };
  const laidFor = dashaBirthOf(sky, birth, options);
  return [...new Set(systems)].map((system) => {
    if (!birth.timeKnown && dashaNeedsTime(system, choices)) throw timeRequired(['time']);
    return { system, plan: dashaPlanOf(system, laidFor, choices) };
  });
};

/** The part of a dasha that is requested. */
export interface DashaAsk {
  readonly depth: number;
  /** First and last civil day, as text. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly from_birth?: boolean;
  /** Rounds to list. */
  readonly cycles?: number | undefined;
}

/** The requested window on the birth's clock: whole days, from birth on unless earlier periods are requested. */
const windowOf = ({ from, to }: Pick<DashaAsk, 'from' | 'to'>, life: DashaWindow, offset: number): DashaWindow => ({
  from: Math.max(life.from, from === undefined ? -Infinity : fromCivil(civilOf(from), 0, offset)),
  to: to === undefined ? Infinity : fromCivil(addDays(civilOf(to), 1), 0, offset),
});

/** Every period there is, or every period that ends after birth. */
const spanOfLife = (plan: DashaPlan, fromBirth: boolean): DashaWindow =>
  fromBirth ? lifeWindow(plan) : { from: -Infinity, to: Infinity };

/** The round of a plan in which an instant lies: the first before it begins, the last after it is over. */
const roundAt = ({ mahas }: DashaPlan, jd: JulianDay): number => mahas.findLast(({ start }) => start <= jd)?.cycle ?? 1;

/**
 * The number of rounds to list: as many as asked for, else the usual ones and those up to the instant and the end of the
 * window, so that a list never ends where the dasha goes on.
 */
const roundsListed = (
  plan: DashaPlan,
  { cycles, to }: Pick<DashaAsk, 'cycles' | 'to'>,
  usual: number,
  offset: number,
  at: JulianDay,
): number => {
  if (cycles !== undefined) return cycles;
  const ends = to === undefined ? [] : [fromCivil(addDays(civilOf(to), 1), 0, offset)];
  return Math.max(usual, ...[at, ...ends].map((jd) => roundAt(plan, jd)));
};

/** The requested tree, and the periods running at an instant. */
export interface DashaPeriods<L extends DashaLord = DashaLord> {
  readonly nodes: readonly DashaNode<L>[];
  /** One period per level, level 1 first; empty where the dasha does not reach. */
  readonly current: readonly DashaPeriod<L>[];
  readonly state: DashaState;
}

/**
 * The periods of a dasha: those listed are of the first `rounds` (all when left out), those running of any. Throws `AppError` for a window that ends before it begins, and for more than `MAX_PERIODS`
 * periods.
 */
export const dashaPeriods = <L extends DashaLord>(
  plan: DashaPlan<L>,
  ask: DashaAsk,
  birth: Birth,
  at: JulianDay,
  rounds?: number,
): DashaPeriods<L> => {
  if (ask.from !== undefined && ask.to !== undefined && ask.to < ask.from) {
    const message = 'to must not be before from.';
    throw invalidField('to', 'OUT_OF_RANGE', message, `from ${ask.from} on`, ask.to);
  }
  const life = spanOfLife(plan, ask.from_birth ?? true);
  const listed = rounds === undefined ? plan : { ...plan, mahas: plan.mahas.filter(({ cycle }) => cycle <= rounds) };
  const nodes = dashaTree(listed, ask.depth, windowOf(ask, life, birth.offset), MAX_PERIODS);
  if (!nodes) {
    const message = `The answer would hold more than ${MAX_PERIODS} periods; ask for a smaller depth, a window (from, to), or use dasha/expand.`;
    throw rangeTooLong('depth', message, `at most ${MAX_PERIODS} periods`);
  }
  const current = runningPeriods(plan, at, ask.depth, life);
  return { nodes, current, state: dashaStateAt(plan, at, current) };
};

/** What the periods of one dasha are asked with. */
export interface DashaCall {
  readonly birth: Birth;
  readonly at: Moment;
  readonly input: DashaAsk;
  readonly setting: (name: string, value: unknown) => void;
}

/**
 * The periods of a laid out dasha that a request asks for; the instant `at` is added to the settings. Of a system that runs
 * in rounds `usualRounds` are listed, or as many as are asked for; their number is added too.
 * @example
 * periodsOf(plan, { birth, at: birth, input: { depth: 1 }, setting: () => {} }).current[0].lords // → ['saturn']
 */
export const periodsOf = <L extends DashaLord>(
  plan: DashaPlan<L>,
  { birth, at, input, setting }: DashaCall,
  usualRounds?: number,
): DashaPeriods<L> => {
  setting('at', isoLocal(at.jd, at.offset));
  if (usualRounds === undefined) return dashaPeriods(plan, input, birth, at.jd);
  const rounds = roundsListed(plan, input, usualRounds, birth.offset, at.jd);
  setting('cycles', rounds);
  return dashaPeriods(plan, input, birth, at.jd, rounds);
};

/** A named period and its children. Throws `AppError` naming `cycle` or `lords` when there is no such period. */
export const expandedPeriod = (
  plan: DashaPlan,
  ask: Pick<DashaAsk, 'from'> & {
    readonly lords: readonly string[];
    readonly cycle: number;
    readonly from_birth: boolean;
  },
  offset: number,
): { readonly parent: DashaPeriod; readonly children: readonly DashaPeriod[] } => {
  const rounds = Math.max(1, ...plan.mahas.map(({ cycle }) => cycle));
  if (ask.cycle > rounds)
    throw invalidField(
      'cycle',
      'OUT_OF_RANGE',
      `cycle must be between 1 and ${rounds} for this system.`,
      `1..${rounds}`,
      ask.cycle,
    );
  const life = spanOfLife(plan, ask.from_birth);
  const parent = namedPeriod(plan, ask.lords, ask.cycle, windowOf({ from: ask.from }, life, offset).from);
  if (!parent) {
    const names = [...new Set(plan.mahas.map(({ lords: [lord] }) => lord))].join(', ');
    throw invalidField(
      'lords',
      'UNKNOWN_VALUE',
      'lords must name a period of this system, level 1 first.',
      names,
      ask.lords.join('/').slice(0, 100),
    );
  }
  return { parent, children: dashaChildren(plan, parent).filter(({ end }) => end > life.from) };
};

const tooManyChanges = (): AppError =>
  rangeTooLong(
    'levels',
    `The answer would hold more than ${MAX_PERIODS} changes; ask for a shorter window or higher levels.`,
    `at most ${MAX_PERIODS} changes`,
  );

/** A change of period in one of several systems. */
export type SystemChange = DashaChange & { readonly system: DashaSystem };

/**
 * Changes of several systems after the birth in one list: by time, then by the order the systems were asked for, then by
 * level. Throws `AppError` for more than `MAX_PERIODS` changes.
 */
export const changesOfSystems = (
  plans: readonly LaidSystem[],
  levels: readonly number[],
  window: DashaWindow,
  birth: Birth,
): readonly SystemChange[] => {
  const lived = { from: Math.max(window.from, birth.jd), to: window.to };
  const all = plans.flatMap(({ system, plan }) => {
    const changes = dashaChanges(plan, levels, lived, MAX_PERIODS);
    if (!changes) throw tooManyChanges();
    return changes.map((change) => ({ system, ...change }));
  });
  if (all.length > MAX_PERIODS) throw tooManyChanges();
  return all.sort((a, b) => a.at - b.at); // stable: systems and levels keep their order
};

/** What a dasha from a star is asked with. */
interface StarDashaCall {
  readonly sky: Sky;
  readonly birth: Birth;
  readonly at: Moment;
  readonly input: DashaAsk & { readonly seed: DashaSeed; readonly tribhagi?: boolean };
  readonly options: Options;
  readonly setting: (name: string, value: unknown) => void;
  readonly uncertain: (member: string) => void;
}

/** A dasha from a star, laid out, with the periods that were asked for. */
export interface LaidStarDasha<L extends DashaLord> {
  readonly plan: StarDashaPlan<L>;
  readonly periods: DashaPeriods<L>;
}

/**
 * Lays a dasha from a star out for a request and finds its periods. Without the time of birth everything is uncertain; a
 * seed that needs it throws `BIRTH_TIME_REQUIRED`.
 */
export const laidStarDasha = <L extends DashaLord>(
  system: StarSystem<DashaSystem, L>,
  { sky, birth, at, input, options, setting, uncertain }: StarDashaCall,
): LaidStarDasha<L> => {
  if (!birth.timeKnown) {
    if (system.needsTime(input)) throw timeRequired(['time']);
    for (const member of ['balance', 'periods', 'current']) uncertain(member);
  }
  const choices = { seed: input.seed, tribhagi: input.tribhagi ?? false, yearLength: options.year_length };
  const { most, usual } = system.rounds;
  const plan = system.lay(dashaBirthOf(sky, birth, options), choices, most);
  const call = { birth, at, input, setting };
  return { plan, periods: most > 1 ? periodsOf(plan, call, usual) : periodsOf(plan, call) };
};
