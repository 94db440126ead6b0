/**
 * Whether words of a case are only told: by one whose work it is, of a story, of what is long past, of others in the news, of
 * beasts, as a figure of speech. Words name the frame, and what is one's own or now is heard before it; where the message as a
 * whole does not agree, a need stands.
 */
import { answeredIn, hearRefused } from '../answer/ear/heard.ts';
import { clausesOf, sentencesOf } from '../answer/ear/terms.ts';
import type { SafetyCase } from '../../words/keys.ts';
import { dangerIn } from './need.ts';
import { isNeed } from './rules.ts';
import { heardIn, standsIn, type Heard } from './safety.ts';
import { stemFinder, type StemFinder } from './stems.ts';

const anyOf = (...concepts: readonly string[]): StemFinder =>
  stemFinder(concepts.map((stem) => ({ stem, spelling: 0 })));

interface Frame {
  /** Stands in the clause that tells the case. */
  readonly of: StemFinder;
  /** Does not stand there: it is of whoever writes, or of now. */
  readonly never: StemFinder;
  /** Stands in the message. */
  readonly beside?: StemFinder;
}

/** What is of whoever writes, or of now; what goes on. */
const NOW = ['<ownneed>', '<justnow>', '<lately>'];
const GOES_ON = ['<ownneed>', '<justnow>', '<presently>', '<everyday>'];

const FRAMES: readonly Frame[] = [
  { of: anyOf('<lineofwork>'), never: anyOf(...NOW, '<tome>', '<mypeople>'), beside: anyOf('<mywork>') },
  { of: anyOf('<tale>'), never: anyOf(...NOW, '<tome>', '<mypeople>') },
  { of: anyOf('<acting>'), never: anyOf(...NOW, '<mypeople>') },
  { of: anyOf('<longago>'), never: anyOf(...GOES_ON, '<lately>') },
  { of: anyOf('<outsiders>'), never: anyOf(...GOES_ON, '<tome>', '<mypeople>') },
  { of: anyOf('<creatures>'), never: anyOf(...NOW, '<tome>', '<mypeople>') },
  { of: anyOf('<pressure>'), never: anyOf('<ownneed>', '<weapon>', '<afraid>', '<mypeople>') },
];

/** Says anywhere in a message that what is told is one’s own as well. */
const LIKEWISE = anyOf('<likewise>');

/** Shares, 0 to 1: of all dangers together at most; that a chart answers the message, and what is left of it, at least. */
const MOST_DANGER = 0.2;
const LEAST_ANSWERED = 0.65;
const LEAST_LEFT = 0.5;

/** The clauses of a message that tell a case, and the others; all of them where none tells it alone. */
const partedBy = (
  text: string,
  isOfCase: (heard: Heard) => boolean,
): { readonly told: readonly string[]; readonly rest: string } => {
  const clauses = sentencesOf(text).flatMap(clausesOf);
  const told = clauses.filter((one) => isOfCase(heardIn(one)));
  return { told: told.length === 0 ? clauses : told, rest: clauses.filter((one) => !told.includes(one)).join('. ') };
};

const isFramed = (message: string, told: readonly string[]): boolean =>
  !standsIn(message, LIKEWISE) &&
  FRAMES.some(
    ({ of, never, beside }) =>
      (beside === undefined || standsIn(message, beside)) &&
      told.every((clause) => standsIn(clause, of) && !standsIn(clause, never)),
  );

/** A message of which words name a need, without it where it is only told beside what a chart answers; what else it tells stays. */
export const withoutToldNeed = (text: string, heard: Heard): Heard => {
  if (!isNeed(heard.safety)) return heard;
  const { told, rest } = partedBy(text, ({ safety }) => isNeed(safety));
  const isAnswered = answeredIn(hearRefused(text)) >= LEAST_ANSWERED && answeredIn(hearRefused(rest)) >= LEAST_LEFT;
  if (!isFramed(text, told) || !isAnswered || Math.max(dangerIn(text), dangerIn(rest)) > MOST_DANGER) return heard;
  const { safety, care, told: ofChild } = heardIn(rest);
  return isNeed(safety) ? heard : { ...heard, safety, care, told: ofChild };
};

/** Whether a case that words of a message name is only told in it. */
export const isOnlyTold = (text: string, named: SafetyCase): boolean =>
  isFramed(text, partedBy(text, ({ safety }) => safety === named).told);
