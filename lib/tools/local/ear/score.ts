/**
 * `npm run ear:score -- [FILE]`: how often what a message asks about, how, and whose life, is heard as a judge wants it, by how
 * sure it was heard. FILE has the columns of `questions/*.tsv`; without one, the questions that are kept apart from learning.
 */
import { statSync } from 'node:fs';
import { hearRefused, hearWhole } from '../../../astrologer/answer/ear/heard.ts';
import { EAR } from '../../../words/ear.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { HEADS, questionsIn, type Head, type Labelled } from './questions.ts';

/** Questions that nothing was learned from. */
export const APART = new URL('../../../../tests/vectors/questions/heard.tsv', import.meta.url).pathname;
const SURE = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9] as const;

/** A question with what was heard first. */
export interface Judged {
  readonly asked: Labelled;
  readonly heard: Likely;
  readonly isRight: boolean;
}

/** What is heard first in each question of a set. */
export const judgedBy = (set: readonly Labelled[], head: Head): readonly Judged[] =>
  set.map((asked) => {
    const whole = hearWhole(asked.text);
    const [heard = { label: '', share: 0 }] = {
      topic: whole.topics,
      ask: whole.asks,
      whose: whole.whose,
      refused: hearRefused(asked.text),
    }[head];
    return { asked, heard, isRight: asked[head].split('+').includes(heard.label) };
  });

/** The share of what was heard right, 0 to 1. */
export const shareRight = (judged: readonly Judged[]): number =>
  judged.filter(({ isRight }) => isRight).length / judged.length;

if (import.meta.main) {
  const set = questionsIn(process.argv[2] ?? APART);
  for (const head of HEADS) {
    const judged = judgedBy(set, head);
    const bySure = SURE.map((from, i) => {
      const own = judged.filter(({ heard }) => heard.share >= from && heard.share < (SURE[i + 1] ?? Infinity));
      return `${from}+ ${own.filter(({ isRight }) => isRight).length}/${own.length}`;
    });
    console.log(
      `${head}: ${(shareRight(judged) * 100).toFixed(1)} % of ${set.length} (by how sure: ${bySure.join(', ')})`,
    );
    if (head === 'topic')
      for (const { asked, heard, isRight } of judged)
        if (!isRight) console.log(`  ${asked.topic}, heard ${heard.label} ${heard.share.toFixed(2)}: ${asked.text}`);
  }
  console.log(`${Math.round(statSync(EAR).size / 1024)} KB`);
}
