/**
 * Whether words of a case are only told: by one whose work it is, of a story, of what is long past, of others in the news, of
 * beasts, as a figure of speech. Words name the frame, and what is one's own or now is heard before it; where the message as a
 * whole does not agree, a need stands.
 */
import { answeredIn, caseOfTopic, hearRefused, hearWhole } from '../answer/ear/heard.ts';
import { clausesOf, sentencesOf } from '../answer/ear/terms.ts';
import type { SafetyCase } from '../../words/keys.ts';
import { dangerIn, despairIn, needsIn } from './need.ts';
import { isNeed } from './rules.ts';
import { heardIn, standsIn } from './safety.ts';
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
  /** The case that it frames; any where it is left out. */
  readonly only?: SafetyCase;
  /** Where it stands anywhere in the message, the frame reaches every clause: “I am a nurse, I see burns each day”. */
  readonly reach?: StemFinder;
}

/** What is of whoever writes, or of now; what goes on. */
const NOW = ['<ownneed>', '<justnow>', '<lately>'];
const GOES_ON = ['<ownneed>', '<justnow>', '<presently>', '<everyday>'];
/** Words within which two that make a frame stand. */
const NEAR = 4;
const nearBy = (stem: string): StemFinder => stemFinder([{ stem, spelling: 0 }], NEAR);

const FRAMES: readonly Frame[] = [
  {
    of: anyOf('<lineofwork>'),
    never: anyOf(...NOW, '<tome>', '<mypeople>'),
    beside: anyOf('<mywork>'),
    reach: nearBy('<mywork> & <lineofwork>'),
  },
  { of: anyOf('<tale>'), never: anyOf(...NOW, '<tome>', '<mypeople>'), reach: nearBy('<mywork> & <tale>') },
  { of: anyOf('<acting>'), never: anyOf(...NOW, '<mypeople>') },
  {
    of: anyOf('<longago>'),
    never: anyOf(...GOES_ON, '<lately>'),
    reach: stemFinder([{ stem: '<longago> & <overnow>', spelling: 0 }]),
  },
  { of: anyOf('<healed>', '<longsince>'), never: anyOf(...GOES_ON, '<lately>'), only: 'illness' },
  { of: anyOf('<outsiders>'), never: anyOf(...GOES_ON, '<tome>', '<mypeople>') },
  { of: anyOf('<creatures>'), never: anyOf(...NOW, '<tome>', '<mypeople>') },
  { of: anyOf('<pressure>'), never: anyOf('<ownneed>', '<weapon>', '<afraid>', '<mypeople>') },
];

/** Cases that may be told as one’s work, a story or what is past; a spell, a bet, a death are asked. */
const OF_TELLING: readonly SafetyCase[] = ['crisis', 'emergency', 'illness', 'crime'];

/** Says anywhere in a message that what is told is one’s own as well. */
const LIKEWISE = anyOf('<likewise>');

/** Shares, 0 to 1: of dangers, of all needs, and of despair in a clause that a frame reaches, at most; that a chart answers the message, a clause, and what is left, at least. */
const MOST_DANGER = 0.2;
const MOST_NEED = 0.4;
const MOST_DESPAIR = 0.3;
const LEAST_ANSWERED = 0.65;
const LEAST_CLAUSE = 0.2;
const LEAST_LEFT = 0.5;

const answered = (text: string): number => answeredIn(hearRefused(text));
/** Topics that ask of what was told beside them: which planet it is of, what is done for it. */
const OF_TOLD: readonly string[] = ['lucky', 'planet', 'remedy', 'mantra', 'doshas'];
/** Whether what is left asks of the case itself: “he had an attack in March, how will his health be”, “which planet is the cause”. */
const asksOf = (rest: string, safety: SafetyCase): boolean => {
  const [topic] = hearWhole(rest).topics;
  return topic !== undefined && (caseOfTopic(topic.label) === safety || OF_TOLD.includes(topic.label));
};

/**
 * What is left of a message without the clauses that only tell a case, where a chart answers that; null where the case stands.
 */
export const withoutTold = (text: string, safety: SafetyCase): string | null => {
  if (!OF_TELLING.includes(safety) || standsIn(text, LIKEWISE)) return null;
  const clauses = sentencesOf(text).flatMap(clausesOf);
  const frames = FRAMES.filter(
    ({ beside, only = safety }) => only === safety && (beside === undefined || standsIn(text, beside)),
  );
  const reaching = frames.filter(({ reach }) => reach !== undefined && standsIn(text, reach));
  const last = clauses.at(-1);
  const isReached = (clause: string): boolean =>
    clause !== last && despairIn(clause) <= MOST_DESPAIR && reaching.some(({ never }) => !standsIn(clause, never));
  const isFramed = (clause: string): boolean =>
    frames.some(({ of, never }) => standsIn(clause, of) && !standsIn(clause, never)) || isReached(clause);
  const named = clauses.filter((one) => heardIn(one).safety !== null);
  const told = named.length > 0 ? named : clauses.filter((one) => answered(one) < LEAST_CLAUSE);
  if (told.length === 0 || !told.every(isFramed)) return null;
  const rest = clauses.filter((one) => !told.includes(one)).join('. ');
  const isClear = isNeed(safety)
    ? answered(text) >= LEAST_ANSWERED
    : needsIn(text) <= MOST_NEED && !asksOf(rest, safety);
  const isDanger = Math.max(dangerIn(text), dangerIn(rest)) > MOST_DANGER;
  return isClear && !isDanger && answered(rest) >= LEAST_LEFT ? rest : null;
};
