/** When an area of life comes forward: what the running periods mean for it, and the windows of its event. */
import { runningPeriods } from '../../layers/jyotish/dasha/walk.ts';
import type { StarDashaPlan } from '../../layers/jyotish/dasha/star.ts';
import type { Graha } from '../../layers/jyotish/ephemeris/sky.ts';
import type { TimeSpan } from '../../layers/jyotish/ephemeris/span.ts';
import type { Indicator } from '../../layers/jyotish/phala/areas.ts';
import type { LifeArea } from '../../layers/jyotish/phala/reading.ts';
import type { Banks } from '../words/bank.ts';
import { decide, type Asked, type Decision } from './judgement.ts';
import { MATTER_OF_AREA, MATTER_ROWS } from './matters.ts';

/** What the lord of a period does for an area, by the balance sheet of the chart. */
export const PERIOD_SIDES = ['for', 'against', 'none'] as const;
export type PeriodSide = (typeof PERIOD_SIDES)[number];

/** A period that runs, and the side that its lord is on. */
export interface RunningPeriod {
  readonly lord: Graha;
  readonly span: TimeSpan;
  readonly side: PeriodSide;
}

/** What is said about the time of an area. */
export interface AreaTime {
  /** The major period and the sub-period at the moment that is asked about; empty where none runs. */
  readonly periods: readonly RunningPeriod[];
  /** The area and its windows; null where no date is ever given for it. */
  readonly dates: { readonly area: DatedArea; readonly decision: Decision } | null;
}

/** An area with dates: children, health, money, study and the inner life have none. */
export type DatedArea = keyof Banks['phala/area-times']['windows'];

const isDated = (area: LifeArea): area is DatedArea => {
  const { event, isOfYears } = MATTER_ROWS[MATTER_OF_AREA[area]];
  return event !== null && isOfYears !== true;
};

/** Levels of periods that are told: the major period and the sub-period. */
const LEVELS = 2;

/** The side on which a planet weighs more; a planet that weighs nothing, or the same on both, is on none. */
export const sideOf = (indicators: readonly Indicator[], lord: Graha): PeriodSide => {
  const weighed = indicators.filter(({ planet }) => planet === lord);
  const sum = weighed.reduce((total, { supports, weight }) => total + (supports ? weight : -weight), 0);
  if (sum === 0) return 'none';
  return sum > 0 ? 'for' : 'against';
};

/** The time of an area at the moment `asked.at`. Of health nothing is said: null. */
export const areaTime = (
  asked: Asked,
  area: LifeArea,
  indicators: readonly Indicator[],
  plan: StarDashaPlan<Graha>,
): AreaTime | null => {
  if (area === 'health') return null;
  const periods = runningPeriods(plan, asked.at.jd, LEVELS).map(({ lord, start, end }) => ({
    lord,
    span: { start, end },
    side: sideOf(indicators, lord),
  }));
  return { periods, dates: isDated(area) ? { area, decision: decide(asked, MATTER_OF_AREA[area], null) } : null };
};
