/** Dashas in the shapes of the contract. Dates are ISO instants with the birth's own offset. */
import type { DashaPeriods, SystemChange } from '../ask/dasha.ts';
import { runningPeriods, type DashaNode, type DashaPeriod, type DashaPlan } from '../../layers/jyotish/dasha/cycle.ts';
import type { DashaBalance } from '../../layers/jyotish/dasha/star.ts';
import { isoLocal, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';

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

/** `periods` and `current` of a dasha. `extra` adds members to each period. */
export const dashaShape = <L extends string, X extends object>(
  { nodes, current }: DashaPeriods<L>,
  offset: number,
  extra: Extra<L, X>,
): { periods: PeriodTreeShape<X>[]; current: Flat<X>[] } => ({
  periods: nodeShapes(nodes, offset, extra),
  current: current.map((period) => ({ ...periodShape(period, offset), ...extra(period) })),
});

/** Nothing beside the members of every period. */
export const noExtra = (): object => ({});

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

/** A period and its children. */
export const expandShape = (
  { parent, children }: { readonly parent: DashaPeriod; readonly children: readonly DashaPeriod[] },
  offset: number,
) => ({ parent: periodShape(parent, offset), children: children.map((child) => periodShape(child, offset)) });

/** Changes of several systems in one list, in the order given. */
export const timelineShape = (changes: readonly SystemChange[], offset: number) =>
  changes.map(({ at, system, level, from, to }) => ({
    at: isoLocal(at, offset),
    system,
    level,
    from: [...from],
    to: [...to],
  }));
