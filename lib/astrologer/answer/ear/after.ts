/**
 * What a message asks after what was asked before it: which way it goes on, or which topic it turns to. Learned from what people say
 * in talks (`npm run ear:learn`), with the topic before as a clue beside the words: "will the bank agree" after a house is of the loan.
 */
import { learnedEar } from '../../../words/ear.ts';
import { chooserOf, type Likely } from '../../../words/reading/learned.ts';
import type { Before } from '../talk/before.ts';
import { hearWhole } from './heard.ts';
import { partOfTopic, topicOfIntent } from './topics.ts';
import { hearTurn, NEW, turnTermsOf } from './turns.ts';

/** It asks what was asked before, in another way or of another time. */
export const SAME = 'same';

/** What the topic before counts beside a word, and a word together with the part of life of that topic. */
const BEFORE = 1;
const TOGETHER = 0.6;

/** What stands between a topic and whose life it was asked of, where that was not one’s own. */
const OF = ':';
/** Terms of a message after a topic, "job" or "job:child": its own, that topic and its part of life, whose it was, and each word once more with that part. */
export const termsAfter = (text: string, before: string): ReadonlyMap<string, number> => {
  const own = turnTermsOf(text);
  const [topic = '', whose] = before.split(OF);
  const part = partOfTopic(topic);
  const words = [...own].filter(([term, share]) => share === 1 && !term.startsWith('#'));
  return new Map([
    ...own,
    [`@${topic}`, BEFORE],
    [`@@${part}`, BEFORE],
    ...(whose === undefined ? [] : [[`@of ${whose}`, BEFORE] as const]),
    ...words.map(([term]) => [`${part} × ${term}`, TOGETHER] as const),
  ]);
};

/** How much of what is heard is heard in the words alone, whatever was asked before. */
const ALONE = 0.35;

/** What the words alone are heard to be: a way of going on, or else a topic. */
const heardAlone = (text: string, isOther: boolean): readonly Likely[] => {
  const turns = hearTurn(text);
  const own = turns.find(({ label }) => label === NEW)?.share ?? 0;
  return [
    ...turns.filter(({ label }) => label !== NEW),
    ...hearWhole(text, isOther).topics.map(({ label, share }) => ({ label, share: share * own })),
  ];
};

let opened: ReturnType<typeof chooserOf> | undefined;
/** What a message asks after what was asked before, the likeliest first: a way of going on, a topic, or what was asked before. */
export const hearAfter = (text: string, before: Before, isOther = false): readonly Likely[] => {
  opened ??= chooserOf(learnedEar().after);
  const [first] = before.intents;
  const topic = first === undefined ? 'general' : topicOfIntent(first);
  const shares = new Map<string, number>();
  const put = (all: readonly Likely[], part: number): void => {
    for (const { label, share } of all) shares.set(label, (shares.get(label) ?? 0) + share * part);
  };
  put(heardAlone(text, isOther), ALONE);
  put(opened(termsAfter(text, before.other === undefined ? topic : `${topic}${OF}${before.other}`)), 1 - ALONE);
  return [...shares].map(([label, share]) => ({ label, share })).toSorted((a, b) => b.share - a.share);
};
