/**
 * `npm run ear:score -- [FILE]`: how often what a message asks about, how, and whose life, is heard as a judge wants it, by how
 * sure it was heard. FILE has the columns of `questions/*.tsv`; without one, the questions that are kept apart from learning;
 * `talks` in its place: how talks that nothing was learned from are heard; `needs`: how much of what tells a need is heard by a learner that did not read it.
 */
import { statSync } from 'node:fs';
import { hearRefused, hearWhole } from '../../../astrologer/answer/ear/heard.ts';
import { hearTurn, NEW, turnIn, TURNS } from '../../../astrologer/answer/ear/turns.ts';
import { courtesyOf, type Question, questionOf } from '../../../astrologer/answer/hear/intents.ts';
import { FOLLOW_UP_OF, followUpIn } from '../../../astrologer/answer/hear/marks.ts';
import { REMARK_OF, remarkIn } from '../../../astrologer/answer/talk/remarks.ts';
import { EAR } from '../../../words/ear.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { needsScore } from './score-needs.ts';
import { TALKS_APART, talksScore } from './talks.ts';
import { HEADS, questionsIn, turnsIn, type Head, type Labelled, type TurnSaid } from './questions.ts';

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

/** Turns that nothing was learned from. */
export const TURNS_APART = new URL('../../../../tests/vectors/questions/turns.tsv', import.meta.url).pathname;
const TODAY = { year: 2026, month: 11, day: 30 };

/** What patterns alone hear in a message of each way of going on that has no follow-up or remark of its own. */
const BY_MARKS: Readonly<Record<string, (question: Question) => boolean>> = {
  do: ({ said }) => said.ask === 'do',
  till_then: ({ said }) => said.ask === 'do',
  remedy: ({ said }) => said.questions.includes('remedy'),
  corrects: ({ corrects }) => corrects,
  feeling: ({ isWorried }) => isWorried,
  thanks: ({ said }) => courtesyOf(null, { said, intents: [], isOn: false }) === 'thanks',
  tongue: ({ said }) => ['hindi', 'english', 'hinglish'].includes(followUpIn(said.words) ?? ''),
};

/** Whether patterns alone hear how a message goes on, or that it does not. */
const isFound = ({ turn, text }: TurnSaid): boolean => {
  const question = questionOf(text, TODAY);
  const [followUp, remark] = [followUpIn(question.said.words), remarkIn(question.said.words)?.remark];
  if (turn === NEW) return followUp === null && remark === undefined;
  const known = TURNS.find((one) => one === turn);
  if (known === undefined) return false;
  const isOf = BY_MARKS[turn]?.(question) ?? false;
  return isOf || (remark !== undefined && REMARK_OF[known] === remark) || FOLLOW_UP_OF[known] === (followUp ?? '');
};

/** The shares of some messages, 0 to 1, in which it is heard how they go on: by patterns alone, by the ear, and by the ear where that is clear, else by patterns. */
export const turnsHeard = (set: readonly TurnSaid[]): Readonly<Record<'patterns' | 'ear' | 'both', number>> => {
  const share = (isRight: (said: TurnSaid) => boolean): number => set.filter(isRight).length / set.length;
  const isHeard = ({ turn, text }: TurnSaid): boolean => hearTurn(text)[0]?.label === turn;
  const isBoth = (said: TurnSaid): boolean => {
    const clear = turnIn(said.text);
    return clear === null ? isFound(said) : clear === said.turn;
  };
  return { patterns: share(isFound), ear: share(isHeard), both: share(isBoth) };
};

if (import.meta.main && process.argv[2] === 'needs') console.log(needsScore().join('\n'));
else if (import.meta.main && process.argv[2] === 'talks')
  console.log(talksScore(process.argv[3] ?? TALKS_APART).join('\n'));
else if (import.meta.main) {
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
  if (process.argv[2] === undefined) {
    const said = turnsIn(TURNS_APART);
    const shares = Object.entries(turnsHeard(said)).map(([by, share]) => `${by} ${(share * 100).toFixed(1)} %`);
    console.log(`turn: ${shares.join(', ')} of ${said.length}`);
    for (const { turn, text } of said) {
      const [first] = hearTurn(text);
      if (first !== undefined && first.label !== turn)
        console.log(`  ${turn}, heard ${first.label} ${first.share.toFixed(2)}: ${text}`);
    }
  }
  console.log(`${Math.round(statSync(EAR).size / 1024)} KB`);
}
