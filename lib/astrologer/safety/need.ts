/**
 * What a message tells or asks as a whole that is never left to a chart, in whatever words: learned (`npm run ear:learn`), where
 * the rules read single words. "He locks me in and has taken my phone" names no violence. It adds to the rules, and takes
 * nothing of theirs away.
 */
import type { SafetyCase } from '../../words/keys.ts';
import { learnedEar } from '../../words/ear.ts';
import { chooserOf, type Likely } from '../../words/reading/learned.ts';
import { caseHeardOf, hearWhole } from '../answer/ear/heard.ts';
import { needTermsOf } from './need-terms.ts';
import { careOfChild, type Told } from './of-child.ts';
import { careOf, caseOf, isNeed, type Step } from './rules.ts';
import type { Heard } from './safety.ts';

/** What may be heard. */
interface Need {
  /** The step of the rules that it is answered as. */
  readonly step: Step;
  /** Someone is in danger: heard beside any other case, and before it. */
  readonly isDanger?: boolean;
  /** What it tells that has a text of its own where a child tells it. */
  readonly told?: Told;
  /** The share from which it is heard, where that is more than for others: a threat may be suffered, another only speak, a son sit at home. */
  readonly least?: number;
}

const NEEDS: Readonly<Record<string, Need>> = {
  despair: { step: 'crisis', isDanger: true },
  fears_for: { step: 'fears_for', isDanger: true },
  hurt: { step: 'hurt', isDanger: true, told: 'struck' },
  harmed: { step: 'harmed', isDanger: true, told: 'harmed' },
  child_harm: { step: 'child_told', isDanger: true, told: 'harmed' },
  threat: { step: 'harms_others', isDanger: true, least: 0.4 },
  beats: { step: 'beats', isDanger: true, least: 0.4 },
  missing: { step: 'missing', isDanger: true, least: 0.4 },
  emergency: { step: 'emergency', isDanger: true },
  examine: { step: 'examine' },
  medicine: { step: 'medicine' },
  minor: { step: 'minor' },
  death: { step: 'death' },
  grave: { step: 'grave' },
  unborn: { step: 'unborn' },
  secret: { step: 'secret' },
  crime: { step: 'unlawful' },
  ill_wish: { step: 'ill_wished' },
};

/** The label of a message that tells and asks nothing of the kind. */
export const NO_NEED = 'none';

/** Shares from which needs are heard, 0 to 1: all dangers together, all needs together. */
const LEAST = {
  danger: 0.35,
  /** The likeliest of the dangers alone: a little of each is none. */
  oneDanger: 0.2,
  /** All dangers together, where it is not clear which. */
  surely: 0.6,
  any: 0.5,
  /** Beside it the one that is asked alone. */
  asked: 0.45,
  askedInFew: 0.7,
  /** In few words, which tell little beside themselves; and a danger beside a case that is answered. */
  dangerInFew: 0.5,
  anyInFew: 0.7,
  dangerBeside: 0.5,
  /** That a message asks of another topic, beside which no death is: "is there a yog of going abroad, and in which year will I go". */
  elsewhere: 0.85,
  /** From which a death is asked whatever else is named: “will she see the boy’s first birthday”. */
  plain: 0.8,
  /** From which its text is taken for one that words name. */
  fitting: 0.6,
  /** Harm to whoever writes, who is a child by birth. */
  ofChild: 0.13,
} as const;
/** Words up to which they are few; figures, and a word that is said again, tell no more. */
const FEW_WORDS = 7;
const isFew = (text: string): boolean => {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return new Set(words).size <= FEW_WORDS;
};

let opened: ReturnType<typeof chooserOf> | undefined;
/** What a message tells or asks, the likeliest first. */
export const hearNeed = (text: string): readonly Likely[] => {
  opened ??= chooserOf(learnedEar().need);
  return opened(needTermsOf(text));
};

const sumOf = (heard: readonly Likely[]): number => heard.reduce((sum, { share }) => sum + share, 0);

const isDanger = ({ label }: Likely): boolean => NEEDS[label]?.isDanger === true;
/** How likely someone is in danger in what a message tells, 0 to 1. */
export const dangerIn = (text: string): number => sumOf(hearNeed(text).filter(isDanger));
/** What ends one’s life. */
const ENDS_LIFE: readonly string[] = ['despair', 'death'];
/** The same of these. */
export const despairIn = (text: string): number =>
  sumOf(hearNeed(text).filter(({ label }) => ENDS_LIFE.includes(label)));
/** The same of all needs. */
export const needsIn = (text: string): number => sumOf(hearNeed(text).filter(({ label }) => label !== NO_NEED));

/** A child is hardly heard in a message that tells much: “our child is four, do we come together again”. */
const HARDLY_CHILD = 0.003;
/** Whether it is clear from all that a message tells that it is of no child’s love or wedding. */
export const isOfNoMinor = (text: string): boolean =>
  text.trim().split(/\s+/u).length > 2 * FEW_WORDS &&
  (hearNeed(text).find(({ label }) => label === 'minor')?.share ?? 0) < HARDLY_CHILD;

/** What harms a child that tells it. */
const HARMS_CHILD: readonly string[] = ['child_harm', 'harmed'];
/** Whether a message of someone who is a child by birth may tell of harm done to them, or meant; better told too often than once too seldom. */
export const mayTellOfHarm = (text: string): boolean =>
  !isFew(text) && sumOf(hearNeed(text).filter(({ label }) => HARMS_CHILD.includes(label))) >= LEAST.ofChild;

const leastDanger = (text: string, safety: SafetyCase | null): number => {
  if (isFew(text)) return LEAST.dangerInFew;
  return safety === null ? LEAST.danger : LEAST.dangerBeside;
};

/** Whether a message asks of a death; of other needs the topics know less than the need itself. */
const isOfTopic = (text: string, { step }: Need, share: number): boolean => {
  if (step !== 'death' || share >= LEAST.plain) return true;
  const asked = caseHeardOf(hearWhole(text).topics[0], LEAST.elsewhere);
  return asked === undefined || asked === 'death';
};

/** The danger that is heard among needs; null for none. */
const dangerAmong = (text: string, needs: readonly Likely[], safety: SafetyCase | null): Need | null => {
  const dangers = needs.filter(isDanger);
  const danger = NEEDS[dangers[0]?.label ?? ''];
  const sum = sumOf(dangers);
  if (danger === undefined || sum < leastDanger(text, safety)) return null;
  return sum >= LEAST.surely || (dangers[0]?.share ?? 0) >= (danger.least ?? LEAST.oneDanger) ? danger : null;
};

/** The need that is heard in a message; null for none. It may be unclear which of two it is, and clear that it is one of them. */
const needIn = (text: string, { safety, free }: Heard): Need | null => {
  const needs = hearNeed(text).filter(({ label }) => label !== NO_NEED);
  const danger = dangerAmong(text, needs, safety);
  if (danger !== null) return danger;
  const [top] = needs;
  const isAsked = safety === null && sumOf(needs) >= (isFew(text) ? LEAST.anyInFew : LEAST.any);
  const least = isFew(text) ? LEAST.askedInFew : LEAST.asked;
  const need = top !== undefined && top.share >= least ? NEEDS[top.label] : undefined;
  const isFree = need === undefined || need.isDanger === true || free.includes(caseOf(need.step));
  return isAsked && !isFree && isOfTopic(text, need, top?.share ?? 0) ? need : null;
};

/** The need whose text fits a case better that words name without one of its own; null for none, and for who does not want to live. */
const fitting = (text: string, { safety, care, isDespair }: Heard): Need | null => {
  // Words that only tell of blows may be of a child's: what is heard as a whole knows.
  if (safety === null || (care !== null && care !== 'hurt') || isDespair) return null;
  const [top] = hearNeed(text);
  const need = NEEDS[top?.label ?? ''];
  // "I will kill" may be said of oneself.
  if (need === undefined || need.step === 'harms_others' || need.step === 'beats' || caseOf(need.step) !== safety)
    return null;
  return (top?.share ?? 0) >= LEAST.fitting ? need : null;
};

/** A message with what is heard in it as a whole, where its words say nothing of the kind, or less. */
export const withNeed = (text: string, heard: Heard): Heard => {
  const need = (isNeed(heard.safety) ? null : needIn(text, heard)) ?? fitting(text, heard);
  if (need === null) return heard;
  const [safety, told] = [caseOf(need.step), heard.told ?? need.told ?? null];
  const care = (heard.isYoung ? careOfChild({ safety, told }) : null) ?? careOf(need.step);
  return { ...heard, safety, care, told };
};
