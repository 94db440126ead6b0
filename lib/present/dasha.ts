/** Dashas in the shapes of the catalogue. Dates are ISO instants with the birth's own offset (conventions G.1). */
import type { ColordRule } from '../../layers/jyotish/jaimini/lords.ts';
import type { CharaRule } from '../../layers/jyotish/dasha/chara.ts';
import {
  dashaChanges,
  dashaChildren,
  dashaTree,
  lifeWindow,
  namedPeriod,
  runningPeriods,
  type DashaNode,
  type DashaPeriod,
  type DashaPlan,
  type DashaWindow,
} from '../../layers/jyotish/dasha/cycle.ts';
import type { DashaBalance } from '../../layers/jyotish/dasha/star.ts';
import { dashaNeedsLagna, dashaPlanOf, type DashaSystem } from '../../layers/jyotish/dasha/systems.ts';
import type { DashaSeed } from '../../layers/jyotish/dasha/vimshottari.ts';
import {
  addDays,
  fromCivil,
  isoLocal,
  type CivilDate,
  type JulianDay,
} from '../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../layers/jyotish/ephemeris/sky.ts';
import { MOST_PERIODS } from '../contract/dasha.ts';
import type { Birth } from '../contract/moment.ts';
import type { Options } from '../contract/options.ts';
import { AppError } from '../contract/app-error.ts';
import { invalidFields, rangeTooLong } from '../contract/field-errors.ts';

/** Years, months of a twelfth of a year and days of a 360th, each cut: `17y 3m 13d`. */
export const yearsText = (years: number): string => {
  const months = (years - Math.floor(years)) * 12;
  const days = (months - Math.floor(months)) * 30;
  return `${Math.floor(years)}y ${Math.floor(months)}m ${Math.floor(days)}d`;
};

/** What is left of the first period at birth. */
export const balanceShape = <L extends string>({ lord, years }: DashaBalance<L>) => ({
  lord,
  years,
  text: yearsText(years),
});

/** A period without children. */
export const periodShape = (period: DashaPeriod, offset: number) => ({
  lords: [...period.lords],
  level: period.level,
  start: isoLocal(period.start, offset),
  end: isoLocal(period.end, offset),
});

type Extra<L extends string, X extends object> = (period: DashaPeriod<L>) => X;
type Flat<X> = ReturnType<typeof periodShape> & X;
export type PeriodTreeShape<X> = Flat<X> & { children?: PeriodTreeShape<X>[] };

const nodeShapes = <L extends string, X extends object>(
  nodes: readonly DashaNode<L>[],
  offset: number,
  extra: Extra<L, X>,
): PeriodTreeShape<X>[] =>
  nodes.map(({ period, children }) => {
    const shape: PeriodTreeShape<X> = Object.assign(periodShape(period, offset), extra(period));
    if (children.length > 0) shape.children = nodeShapes(children, offset, extra);
    return shape;
  });

const tooManyChanges = (): AppError =>
  rangeTooLong(
    'levels',
    `The answer would hold more than ${MOST_PERIODS} changes; ask for a shorter window or higher levels.`,
    `at most ${MOST_PERIODS} changes`,
  );

/** How much of a dasha is wanted. */
export interface DashaAsk {
  readonly depth: number;
  /** First and last civil day, as text. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly from_birth?: boolean;
}

const civil = (text: string): CivilDate => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

/** The window of an ask on the birth's clock: whole days, inside the life unless more is asked for. */
const windowOf = ({ from, to }: DashaAsk, life: DashaWindow, offset: number): DashaWindow => ({
  from: Math.max(life.from, from === undefined ? -Infinity : fromCivil(civil(from), 0, offset)),
  to: to === undefined ? Infinity : fromCivil(addDays(civil(to), 1), 0, offset),
});

/** Every period there is, or every period that ends after birth. */
export const spanOfLife = (plan: DashaPlan, fromBirth: boolean): DashaWindow =>
  fromBirth ? lifeWindow(plan) : { from: -Infinity, to: Infinity };

/**
 * `periods` and `current` of a dasha. `extra` adds members to each period. Throws `AppError` for a window that ends
 * before it begins, and for more than `MOST_PERIODS` periods.
 */
export const dashaShape = <L extends string, X extends object>(
  plan: DashaPlan<L>,
  ask: DashaAsk,
  birth: Birth,
  at: JulianDay,
  extra: Extra<L, X>,
): { periods: PeriodTreeShape<X>[]; current: Flat<X>[] } => {
  if (ask.from !== undefined && ask.to !== undefined && ask.to < ask.from) {
    const message = 'to must not be before from.';
    throw invalidFields({
      field: 'to',
      code: 'OUT_OF_RANGE',
      message,
      expected: `from ${ask.from} on`,
      received: ask.to,
    });
  }
  const life = spanOfLife(plan, ask.from_birth ?? true);
  const nodes = dashaTree(plan, ask.depth, windowOf(ask, life, birth.offset), MOST_PERIODS);
  if (!nodes) {
    const message = `The answer would hold more than ${MOST_PERIODS} periods; ask for a smaller depth, a window (from, to), or use dasha/expand.`;
    throw rangeTooLong('depth', message, `at most ${MOST_PERIODS} periods`);
  }
  return {
    periods: nodeShapes(nodes, birth.offset, extra),
    current: runningPeriods(plan, at, ask.depth, life).map((period) => ({
      ...periodShape(period, birth.offset),
      ...extra(period),
    })),
  };
};

/** Nothing beside the members of every period. */
export const noExtra = (): object => ({});

/** What a request chooses about the systems. */
interface ChoiceInput {
  readonly seed: DashaSeed;
  readonly rule: CharaRule;
  readonly colords: ColordRule;
}

interface LaidSystem {
  readonly system: DashaSystem;
  readonly plan: DashaPlan;
}

/** The systems asked for, each once, laid out for a birth. Throws `BIRTH_TIME_REQUIRED` where the ascendant is needed. */
export const dashaPlans = (
  sky: Sky,
  birth: Birth,
  systems: readonly DashaSystem[],
  { seed, rule, colords }: ChoiceInput,
  options: Options,
): readonly LaidSystem[] => {
  const choices = { seed, rule, colords, yearLength: options.year_length };
  return [...new Set(systems)].map((system) => {
    if (!birth.timeKnown && dashaNeedsLagna(system, choices)) throw new AppError('BIRTH_TIME_REQUIRED');
    return { system, plan: dashaPlanOf(system, sky, birth.jd, birth.place, choices) };
  });
};

/** Round, lords, spans and the elapsed share in per cent of what runs at an instant; empty and null where nothing does. */
export const runningShape = (plan: DashaPlan, at: JulianDay, level: number, offset: number) => {
  const running = runningPeriods(plan, at, level);
  const deepest = running.at(-1);
  return {
    cycle: deepest?.cycle ?? null,
    lords: [...(deepest?.lords ?? [])],
    spans: running.map(({ start, end }) => ({ start: isoLocal(start, offset), end: isoLocal(end, offset) })),
    elapsed: deepest ? (100 * (at - deepest.start)) / (deepest.end - deepest.start) : null,
  };
};

/** A named period and its children. Throws `AppError` naming `cycle` or `lords` when there is no such period. */
export const expandShape = (
  plan: DashaPlan,
  ask: { readonly lords: readonly string[]; readonly cycle: number; readonly from_birth: boolean },
  offset: number,
) => {
  const rounds = Math.max(...plan.mahas.map(({ cycle }) => cycle));
  if (ask.cycle > rounds)
    throw invalidFields({
      field: 'cycle',
      code: 'OUT_OF_RANGE',
      message: `cycle must be between 1 and ${rounds} for this system.`,
      expected: `1..${rounds}`,
      received: ask.cycle,
    });
  const parent = namedPeriod(plan, ask.lords, ask.cycle);
  if (!parent) {
    const names = [...new Set(plan.mahas.map(({ lords: [lord] }) => lord))].join(', ');
    throw invalidFields({
      field: 'lords',
      code: 'UNKNOWN_VALUE',
      message: 'lords must name a period of this system, level 1 first.',
      expected: names,
      received: ask.lords.join('/').slice(0, 100),
    });
  }
  const { from } = spanOfLife(plan, ask.from_birth);
  return {
    parent: periodShape(parent, offset),
    children: dashaChildren(plan, parent)
      .filter(({ end }) => end > from)
      .map((child) => periodShape(child, offset)),
  };
};

/** Changes of several systems in one list: by time, then by the order the systems were asked for, then by level. */
export const timelineShape = (
  plans: readonly LaidSystem[],
  levels: readonly number[],
  window: DashaWindow,
  birth: Birth,
) => {
  const all = plans.flatMap(({ system, plan }) => {
    const lived = { from: Math.max(window.from, birth.jd), to: window.to };
    const changes = dashaChanges(plan, levels, lived, MOST_PERIODS);
    if (!changes) throw tooManyChanges();
    return changes.map((change) => ({ system, ...change }));
  });
  if (all.length > MOST_PERIODS) throw tooManyChanges();
  return all
    .sort((a, b) => a.at - b.at) // stable: systems and levels keep their order
    .map(({ at, system, level, from, to }) => ({
      at: isoLocal(at, birth.offset),
      system,
      level,
      from: [...from],
      to: [...to],
    }));
};
