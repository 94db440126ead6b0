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

/** What a period has beside its span: its lord, its place where the part it was cut from has one, its round if it is a major period. */
interface PeriodOf<L extends DashaLord> {
  readonly lord: L;
  readonly place?: number | undefined;
  readonly maha?: number;
  readonly cycle?: number;
}

const NO_PARTS: readonly never[] = [];

/**
 * A period that is its own node of the tree. A tree has thousands of them, and what each holds is most of its cost: its span,
 * the row of the table it comes from and the period above. All else is read from these when it is asked for.
 */
export class Period<L extends DashaLord> implements DashaPeriod<L>, DashaNode<L> {
  readonly of: PeriodOf<L>;
  readonly above: DashaPeriod<L> | null;
  readonly start: JulianDay;
  readonly end: JulianDay;
  children: readonly Period<L>[];

  constructor(of: PeriodOf<L>, above: DashaPeriod<L> | null, start: JulianDay, end: JulianDay) {
    this.of = of;
    this.above = above;
    this.start = start;
    this.end = end;
    this.children = NO_PARTS;
  }

  get lord(): L {
    return this.of.lord;
  }

  get place(): number | undefined {
    return this.of.place;
  }

  get level(): number {
    return this.above === null ? 1 : this.above.level + 1;
  }

  get maha(): number {
    return this.above?.maha ?? this.of.maha ?? 0;
  }

  get cycle(): number {
    return this.above?.cycle ?? this.of.cycle ?? 1;
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
}: Pick<DashaPeriod<L>, 'lord' | 'start' | 'end' | 'maha' | 'cycle' | 'place'>): Period<L> =>
  new Period({ lord, place, maha, cycle }, null, start, end);
