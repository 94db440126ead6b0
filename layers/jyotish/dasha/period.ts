/** Periods of a dasha, and the tree they make. */
import type { JulianDay } from '../ephemeris/instant.ts';
import type { DashaLord } from './lord.ts';

/** One period: the lords from level 1 down to its own, half-open [start, end). */
export interface DashaPeriod<L extends DashaLord = DashaLord> {
  readonly lords: readonly L[];
  /** The last of them. */
  readonly lord: L;
  /** 1 maha, 2 antar, 3 pratyantar, 4 sookshma, 5 prana, 6 deha. */
  readonly level: number;
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** Index of its major period, from 0: a lord may rule several. */
  readonly maha: number;
  /** Which round of the system, from 1. */
  readonly cycle: number;
  /** As in the part it was cut from. */
  readonly place?: number | undefined;
}

/** A period in a tree, with the periods of the next level as far as they are asked for. */
export interface DashaNode<L extends DashaLord = DashaLord> {
  readonly period: DashaPeriod<L>;
  readonly children: readonly DashaNode<L>[];
}

const NO_PARTS: readonly never[] = [];

/**
 * A period that is its own node of the tree. It holds its lord and the period above, not the list of all lords: a tree
 * has thousands of periods, and most lists are never read.
 */
export class Period<L extends DashaLord> implements DashaPeriod<L>, DashaNode<L> {
  readonly lord: L;
  readonly above: DashaPeriod<L> | null;
  readonly level: number;
  readonly start: JulianDay;
  readonly end: JulianDay;
  readonly maha: number;
  readonly cycle: number;
  readonly place: number | undefined;
  children: readonly Period<L>[];

  constructor(
    lord: L,
    above: DashaPeriod<L> | null,
    start: JulianDay,
    end: JulianDay,
    maha: number,
    cycle: number,
    place: number | undefined,
  ) {
    this.lord = lord;
    this.above = above;
    this.level = above === null ? 1 : above.level + 1;
    this.start = start;
    this.end = end;
    this.maha = maha;
    this.cycle = cycle;
    this.place = place;
    this.children = NO_PARTS;
  }

  get lords(): readonly L[] {
    return this.above === null ? [this.lord] : [...this.above.lords, this.lord];
  }

  get period(): DashaPeriod<L> {
    return this;
  }
}

/** A major period. */
export const majorPeriod = <L extends DashaLord>({
  lord,
  start,
  end,
  maha,
  cycle,
  place,
}: Pick<DashaPeriod<L>, 'lord' | 'start' | 'end' | 'maha' | 'cycle' | 'place'>): DashaPeriod<L> =>
  new Period(lord, null, start, end, maha, cycle, place);
