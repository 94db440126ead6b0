/** What a dosha that stands comes to: one sentence, wherever a report tells it. */
import type * as z from 'zod/mini';
import type { SHAPES } from '../answers.ts';
import { bookWords } from '../book/words.ts';
import type { Making } from '../making.ts';

/** A dosha as a report reads it. */
export type Dosha = z.output<typeof SHAPES.doshas>['doshas'][number];

/** That it has no effect here; else whether something lessens it, and its grade. */
export const verdictOf = (making: Making, { cancelled, eased_by: eased, grade_name: grade }: Dosha): string => {
  const { texts } = bookWords(making);
  if (cancelled) return texts.dosha_named;
  const counts = eased.length === 0 ? texts.dosha_counts : texts.dosha_lessened;
  return `${counts} ${making.words.labels.grade}: ${grade.toLowerCase()}`;
};
