/** How common each yoga and dosha is: the generated counts, as shares. */
import type { DoshaId } from './all.ts';
import type { YogaOrDoshaId } from './as-yogas.ts';
import { PREVALENCE_CHARTS, PREVALENCE_COUNTS } from './prevalence-counts.ts';

/** Share of random charts in which a yoga or dosha is present, 0–1; null where it has not been counted. */
export const prevalenceOf = (
  id: YogaOrDoshaId | DoshaId,
  counts: typeof PREVALENCE_COUNTS = PREVALENCE_COUNTS,
): number | null => {
  const count = counts[id];
  return count === undefined ? null : count / PREVALENCE_CHARTS;
};
