/** Periods of a life. */
export { dashaChildren, type DashaPlan } from '../../../../layers/jyotish/dasha/cycle.ts';
export type { DashaNode, DashaPeriod } from '../../../../layers/jyotish/dasha/period.ts';
export type { StarDashaPlan } from '../../../../layers/jyotish/dasha/star.ts';
export { DASHA_SYSTEMS, dashaBirth, dashaPlanOf, type DashaSystem } from '../../../../layers/jyotish/dasha/systems.ts';
export { vimshottari, vimshottariPlan } from '../../../../layers/jyotish/dasha/vimshottari.ts';
export {
  dashaChanges,
  dashaTree,
  lifeWindow,
  runningPeriods,
  type DashaWindow,
} from '../../../../layers/jyotish/dasha/walk.ts';
