/** Which of two things comes first, or goes first: "promotion before the transfer", "pay the debt first or build". */
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Ask, Kin } from '../../../words/reading/ask.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { ASPECT_TERMS, matterOfAspect } from '../hear/aspects-said.ts';
import { askedFor, namesOr } from '../hear/ask-terms.ts';
import type { CompareIntent, InOrder } from '../hear/intent.ts';
import { areaOf, mattersInOrder } from '../hear/matters-said.ts';
import type { Said } from '../hear/said.ts';

const FIRST = askedFor(({ order }) => order.first);
const BEFORE = askedFor(({ order }) => order.before);
/** Words up to which a message asks for an order, and does not tell of one. */
const MOST_WORDS = 16;
const ASKS: readonly (Ask | null)[] = ['will', 'should', 'how', 'when', null];

/** What has no first time of its own, and those of whose life no time of one’s own tells. */
const NO_EVENT: readonly Matter[] = ['money', 'family', 'married_life'];
const OF_OTHERS: readonly Kin[] = ['child', 'sibling', 'parent', 'friend'];
const hasTime = ({ matter }: InOrder): boolean => MATTER_ROWS[matter].event !== null && !NO_EVENT.includes(matter);

/** Posts under others, the nearest name first. */
const POSTS: readonly Matter[] = ['government', 'first_job', 'job', 'career'];

/** The things that words name, in their order; a side of a matter stands for it. */
const namedIn = (words: readonly string[]): readonly InOrder[] => {
  const aspects = ASPECT_TERMS.flatMap(({ aspect, terms }) => {
    const from = terms.find(words)?.from;
    return from === undefined || terms.score(words) <= 0 ? [] : [{ aspect, matter: matterOfAspect(aspect), from }];
  }).toSorted((a, b) => a.from - b.from);
  const areas = aspects.map(({ matter }) => areaOf(matter));
  const named = mattersInOrder(words, true).filter(
    (one): one is Matter => one !== 'general' && !areas.includes(areaOf(one)),
  );
  // A government job is one thing, and its own name tells it best.
  const post = POSTS.find((one) => named.includes(one));
  const matters = named.filter((one) => one === post || !POSTS.includes(one));
  return [...aspects.map(({ matter, aspect }) => ({ matter, aspect })), ...matters.map((matter) => ({ matter }))];
};

/** The order that words ask for; null where they ask for none, or do not name two things that have a time of one’s own. */
export const orderIn = ({ words, ask, kin }: Said): CompareIntent | null => {
  const isEither = namesOr(words) && FIRST.isIn(words);
  if (words.length > MOST_WORDS || !ASKS.includes(ask) || !(isEither || BEFORE.isIn(words))) return null;
  const [first, second, ...others] = namedIn(words);
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (!hasTime(first) || !hasTime(second) || kin.some((one) => OF_OTHERS.includes(one))) return null;
  return {
    kind: 'compare',
    matters: [...new Set([first.matter, second.matter])],
    years: [],
    months: [],
    order: [first, second],
    ask: ask === 'should' ? 'should' : 'will',
  };
};
