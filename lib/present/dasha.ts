/** Dashas in the shapes of the catalogue. Dates are ISO instants with the birth's own offset (conventions G.1). */
import type { ColordRule } from '../../layers/jyotish/jaimini/lords.ts';
import type { CharaRule } from '../../layers/jyotish/dasha/chara.ts';
import {
  dashaTree,
  lifeWindow,
  runningPeriods,
  type DashaNode,
  type DashaPeriod,
  type DashaPlan,
  type DashaWindow,
} from '../../layers/jyotish/dasha/cycle.ts';
import type { DashaBalance } from '../../layers/jyotish/dasha/star.ts';
import type { DashaChoices } from '../../layers/jyotish/dasha/systems.ts';
import type { DashaSeed } from '../../layers/jyotish/dasha/vimshottari.ts';
import {
  addDays,
  fromCivil,
  isoLocal,
  type CivilDate,
  type JulianDay,
} from '../../layers/jyotish/ephemeris/instant.ts';
import { MOST_PERIODS } from '../contract/dasha.ts';
import type { Birth } from '../contract/moment.ts';
import type { Options } from '../contract/options.ts';
import { AppError, rangeTooLong } from '../errors/app-error.ts';

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
  nodes.map((node) => ({
    ...periodShape(node, offset),
    ...extra(node),
    ...(node.children.length === 0 ? {} : { children: nodeShapes(node.children, offset, extra) }),
  }));

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
    throw new AppError('VALIDATION_FAILED', {
      message: '1 field is not valid.',
      details: [{ field: 'to', code: 'OUT_OF_RANGE', message, expected: `from ${ask.from} on`, received: ask.to }],
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

/** The choices of a request, for the plans of the systems. */
export const dashaChoices = (
  input: { readonly seed: DashaSeed; readonly rule: CharaRule; readonly colords: ColordRule },
  options: Options,
): DashaChoices => ({
  seed: input.seed,
  rule: input.rule,
  colords: input.colords,
  yearLength: options.year_length,
});
