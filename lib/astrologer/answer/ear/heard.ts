/**
 * What a message as a whole most likely asks: about what, in which way, and whose life it is. Learned from questions
 * (`npm run ear:learn`), where the patterns of `said.ts` read single words: a long message names many things besides the one
 * that it asks about.
 */
import { learnedEar } from '../../../words/ear.ts';
import { chooserOf, type Likely } from '../../../words/reading/learned.ts';
import type { SafetyCase } from '../../../words/keys.ts';
import { termsOf } from './terms.ts';

const open = () => {
  const { topic, ask, whose, refused, own } = learnedEar();
  return {
    topic: chooserOf(topic),
    ask: chooserOf(ask),
    whose: chooserOf(whose),
    refused: chooserOf(refused),
    /** How often each topic is asked of oneself. */
    own: new Map(own.split(' ').map((rate, i) => [topic.labels[i] ?? '', Number(rate)])),
  };
};
let opened: ReturnType<typeof open> | undefined;

/** What is heard in a message, the likeliest first. */
export interface HeardWhole {
  readonly topics: readonly Likely[];
  readonly asks: readonly Likely[];
  readonly whose: readonly Likely[];
}

/** Topics by whose life it is: what is between oneself and another is hardly what is asked about the other’s own life. */
const withWhose = (topics: readonly Likely[], own: number, rates: ReadonlyMap<string, number>): readonly Likely[] => {
  const weighed = topics.map(({ label, share }) => {
    const rate = rates.get(label) ?? 1;
    return { label, share: share * (own * rate + (1 - own) * (1 - rate)) };
  });
  const sum = weighed.reduce((all, { share }) => all + share, 0);
  return weighed.map(({ label, share }) => ({ label, share: share / sum })).toSorted((a, b) => b.share - a.share);
};

/** How often a topic is asked of oneself, 0 to 1, whoever is named beside it. */
export const ownRateOf = (topic: string): number => {
  opened ??= open();
  return opened.own.get(topic) ?? 1;
};

/** How much of the own life is left where the patterns found another’s. */
const OWN_BESIDE_OTHER = 0.3;

/** What a message as a whole most likely asks; `isOther` where the patterns found that it is about another’s life. */
export const hearWhole = (text: string, isOther = false): HeardWhole => {
  opened ??= open();
  const terms = termsOf(text);
  const whose = opened.whose(terms);
  const own = (whose.find(({ label }) => label === 'self')?.share ?? 1) * (isOther ? OWN_BESIDE_OTHER : 1);
  return { topics: withWhose(opened.topic(terms), own, opened.own), asks: opened.ask(terms), whose };
};

/** Topics that no chart answers, or not all of them, by the case as which their fixed text is told. */
const CASE_OF: Readonly<Record<string, SafetyCase>> = {
  death: 'death',
  unborn: 'unborn',
  curse: 'curse',
  secret: 'secret',
  crime: 'crime',
  court: 'crime',
  court_divorce: 'crime',
  property_case: 'crime',
  lottery: 'gambling',
  invest: 'gambling',
  health: 'illness',
  surgery: 'illness',
  pregnancy: 'illness',
};
/** The case as which a topic is refused; null for what a chart answers. */
export const caseOfTopic = (topic: string): SafetyCase | null => CASE_OF[topic] ?? null;

/** The case of a topic that is heard with a share at least: null for what a chart answers; undefined where it is not clear. */
export const caseHeardOf = (topic: Likely | undefined, least: number): SafetyCase | null | undefined =>
  topic === undefined || topic.share < least ? undefined : caseOfTopic(topic.label);

/** The label of what a chart answers, beside the cases as which it does not. */
export const ANSWERED = 'answered';

/** Whether a chart answers what is asked, or as which case it does not: the likeliest first. */
export const hearRefused = (text: string): readonly Likely[] => {
  opened ??= open();
  return opened.refused(termsOf(text));
};

/** How sure it is that a chart answers what was heard, 0 to 1. */
export const answeredIn = (refused: readonly Likely[]): number =>
  refused.find(({ label }) => label === ANSWERED)?.share ?? 0;

/** Ways of asking that put a choice, how much is heard of them where which of two is asked, and how much of that way itself at the least. */
export const CHOOSING: readonly string[] = ['choose', 'should'];
const CHOSEN = { all: 0.7, own: 0.1 } as const;
/** Whether it is heard in a text with an "or" that which of two is asked. */
export const hearsChoice = (text: string): boolean => {
  const [own = 0, step = 0] = CHOOSING.map(
    (way) => hearWhole(text).asks.find(({ label }) => label === way)?.share ?? 0,
  );
  return own >= CHOSEN.own && own + step >= CHOSEN.all;
};
