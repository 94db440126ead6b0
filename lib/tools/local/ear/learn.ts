/**
 * `npm run ear:learn`: learns from questions what they ask about, how, and whose life it is, and writes it where the astrologer
 * reads it (`lib/words/reading/ear.json`). To be run when a question is added.
 */
import { writeFileSync } from 'node:fs';
import { sideTermsOf } from '../../../astrologer/answer/choice/hear-side.ts';
import { termsOf } from '../../../astrologer/answer/ear/terms.ts';
import { termsAfter } from '../../../astrologer/answer/ear/after.ts';
import { turnTermsOf } from '../../../astrologer/answer/ear/turns.ts';
import { needTermsOf } from '../../../astrologer/safety/need-terms.ts';
import { EAR } from '../../../words/ear.ts';
import { packed, type Kept } from '../../../words/reading/learned.ts';
import { learn, smaller, withRarity, type Course, type TermsOf } from '../learning/train.ts';
import { digestOf, HEADS, needs, questions, saidAfter, sides, turns, type Head, type Labelled } from './questions.ts';

const COURSE: Course = { epochs: 15, leastPull: 0.02 };
/** What goes on with a talk is short: it is read more often, until it is heard clearly. */
const LONG_COURSE: Course = { ...COURSE, epochs: 30 };
/** The largest weight as it is written, and the least: finer ones tell no more (`npm run ear:score`), and take more room. */
const LARGEST = 40;
const LEAST = 2;

/** A text and what is to be heard in it. */
interface Lesson {
  readonly text: string;
  readonly label: string;
}

/** What is learned of one choice. */
export const learnedOf = (lessons: readonly Lesson[], terms: TermsOf = termsOf, course = COURSE): Kept => {
  const labels = [...new Set(lessons.map(({ label }) => label))].toSorted();
  const places = new Map(labels.map((label, place) => [label, place]));
  const examples = lessons.map(({ text, label }) => ({ text, label: places.get(label) ?? 0 }));
  const { weights, unit } = smaller(withRarity(learn(examples, labels.length, terms, course)), LARGEST, LEAST);
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
  const ofHead = (head: Head): Kept => learnedOf(asked.map((one) => ({ text: one.text, label: one[head] })));
  const heads = Object.fromEntries(HEADS.map((head) => [head, ofHead(head)]));
  const said = turns(asked).map((one) => ({ text: one.text, label: one.turn }));
  const turn = learnedOf(said, turnTermsOf, LONG_COURSE);
  const after = learnedOf(
    saidAfter().map(({ before, label, text }) => ({ text: `${before}\t${text}`, label })),
    (line) => {
      const [topic = '', text = ''] = line.split('\t');
      return termsAfter(text, topic);
    },
  );
  const need = learnedOf(
    needs(asked).map((one) => ({ text: one.text, label: one.need })),
    needTermsOf,
  );
  const side = learnedOf(
    sides().map(({ way, text }) => ({ text, label: way })),
    sideTermsOf,
  );
  const own = ownShares(asked, heads['topic']?.labels ?? []).join(' ');
  const text = `${JSON.stringify({ made_of: digestOf(asked), ...heads, turn, after, need, side, own }, null, 2)}\n`;
  writeFileSync(EAR, text);
  console.log(`${asked.length} questions, ${said.length} turns, ${text.length} bytes`);
}
