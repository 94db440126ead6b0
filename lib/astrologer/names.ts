/**
 * Takes names out of a question that the request does not tell of: "Will Rahul marry me?" A heuristic. A word with a capital
 * is taken for a name unless it is known here, or stands after a word of place; so is what stands after "named" or नाम, and
 * in Hindi before से शादी. A name in small letters, or in Devanagari, that none of these words tells of is not found.
 */
import { CAPITALS_SAID, NAME_FOLLOWS, NAME_PRECEDES, NO_NAMES } from '../i18n/astrologer/people-said.ts';
import { topicsOf } from './topics.ts';
import { normalised } from './verify/normalise.ts';
import { phrasesOf } from './verify/tokens.ts';

const HIDDEN = '[name]';
const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map(normalised));
const CAPITALS = setOf(CAPITALS_SAID);
const NONE = setOf(NO_NAMES);
const alternatives = (words: string): string =>
  words
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const WORD = String.raw`[\p{L}\p{M}]+`;
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\p{M}])((?:${alternatives(NAME_FOLLOWS)})\.?\s+(?:है\s+|hai\s+)?)(${WORD})(?:(\s+)(${WORD}))?`,
  'giu',
);
/** शादी राहुल से: the name between the wish and से. */
const BETWEEN = new RegExp(
  String.raw`(?<=(?:शादी|विवाह|सगाई|shaadi|shadi|vivah|sagai)\s+)(${WORD})(?=\s+(?:से|के साथ|se|ke saath|ke sath)(?![\p{L}\p{M}]))`,
  'giu',
);
const BEFORE = new RegExp(String.raw`(${WORD})(?=\s+(?:${alternatives(NAME_PRECEDES)})(?![\p{L}\p{M}]))`, 'giu');
const IS_CAPITAL = /^\p{Lu}/u;
const CAPITAL = /(?<![\p{L}\p{M}'’[])\p{Lu}[\p{L}\p{M}'’]*/gu;
/** A word after which a place is named, as often as a person: it is left. */
const PLACE_BEFORE = /\b(?:in|at|near)\s+(?:\p{Lu}[\p{L}\p{M}]*\s+)?$/u;
/** A text in which most words begin with a capital tells nothing by them. */
const MOST_CAPITALS = 0.5;

/** Words of the sky and of what people ask about: planets, signs, stars, yogas, months, work, marriage. */
const isOurs = (word: string): boolean =>
  phrasesOf(word).some(({ symbol, yoga, dosha }) => symbol !== '_' || yoga !== undefined || dosha !== undefined) ||
  topicsOf(word)[0] !== 'general';

const isKnown = (word: string): boolean => {
  const plain = normalised(word).replace(/ 's$/u, '');
  return CAPITALS.has(plain) || NONE.has(plain) || isOurs(plain);
};

/** A question without the names of people that it seems to hold. */
export const withoutNames = (question: string): string => {
  const told = question
    .replace(AFTER, (all, cue: string, first: string, gap?: string, second?: string) =>
      NONE.has(normalised(first))
        ? all
        : `${cue}${HIDDEN}${second === undefined ? '' : `${gap ?? ' '}${IS_CAPITAL.test(second) ? HIDDEN : second}`}`,
    )
    .replace(BETWEEN, (word: string) => (isKnown(word) ? word : HIDDEN))
    .replace(BEFORE, (word: string) => (isKnown(word) ? word : HIDDEN));
  const words = told.match(/[\p{L}\p{M}]+/gu) ?? [];
  const capitals = words.filter((word) => IS_CAPITAL.test(word));
  // One capital in three words says as much as one in thirty.
  if (words.length > 3 && capitals.length / words.length > MOST_CAPITALS) return told;
  return told.replace(CAPITAL, (word: string, at: number) =>
    isKnown(word) || PLACE_BEFORE.test(told.slice(0, at)) ? word : /['’]s$/u.test(word) ? `${HIDDEN}’s` : HIDDEN,
  );
};
