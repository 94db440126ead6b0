/**
 * `npm run ear:learn`: learns from questions what they ask about, how, and whose life it is, and writes it where the astrologer
 * reads it (`lib/words/reading/ear.json`). To be run when a question is added.
 */
import { writeFileSync } from 'node:fs';
import { termsOf } from '../../../astrologer/answer/ear/terms.ts';
import { EAR } from '../../../words/ear.ts';
import { packed, type Kept } from '../../../words/reading/learned.ts';
import { learn, smaller, withRarity, type Course } from '../learning/train.ts';
import { digestOf, HEADS, questions, type Head, type Labelled } from './questions.ts';

const COURSE: Course = { epochs: 15, leastPull: 0.02 };
/** The largest weight as it is written, and the least: finer ones tell no more (`npm run ear:score`), and take more room. */
const LARGEST = 40;
const LEAST = 2;

/** What is learned of one choice. */
export const learnedOf = (asked: readonly Labelled[], head: Head): Kept => {
  const labels = [...new Set(asked.map((one) => one[head]))].toSorted();
  const places = new Map(labels.map((label, place) => [label, place]));
  const examples = asked.map((one) => ({ text: one.text, label: places.get(one[head]) ?? 0 }));
  const { weights, unit } = smaller(withRarity(learn(examples, labels.length, termsOf, COURSE)), LARGEST, LEAST);
  return { labels, unit, packed: packed(weights) };
};

/** How often each topic is asked of oneself, 0 to 1: a bond nearly always, a job often of a child. */
const ownShares = (asked: readonly Labelled[], labels: readonly string[]): readonly number[] =>
  labels.map((label) => {
    const own = asked.filter(({ topic }) => topic === label);
    return Number((own.filter(({ whose }) => whose === 'self').length / own.length).toFixed(2));
  });

if (import.meta.main) {
  const asked = questions();
  const heads = Object.fromEntries(HEADS.map((head) => [head, learnedOf(asked, head)]));
  const own = ownShares(asked, heads['topic']?.labels ?? []).join(' ');
  const text = `${JSON.stringify({ made_of: digestOf(asked), ...heads, own }, null, 2)}\n`;
  writeFileSync(EAR, text);
  console.log(`${asked.length} questions, ${text.length} bytes`);
}
