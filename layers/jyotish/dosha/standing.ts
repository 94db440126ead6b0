/** What a dosha comes to in a chart: the one verdict that every answer and report tells. */
import type { DoshaFinding } from './rule.ts';

/** It is not there; a rule takes its effect away; it is mild; something eases it; nothing does. */
export type DoshaStanding = 'absent' | 'cancelled' | 'mild' | 'eased' | 'counts';

/** What a dosha comes to, with what eases it in the chart. */
export const standingOf = (
  { present, grade, cancelledBy }: Pick<DoshaFinding, 'present' | 'grade' | 'cancelledBy'>,
  easings: readonly string[] = [],
): DoshaStanding => {
  if (!present) return 'absent';
  if (cancelledBy.length > 0) return 'cancelled';
  if (grade === 'mild') return 'mild';
  return easings.length > 0 ? 'eased' : 'counts';
};
