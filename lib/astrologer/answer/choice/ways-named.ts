/** The two ways of a choice as whoever asks names them: "Google in Dublin or Infosys", "इतिहास या भूगोल". */
import { askWords } from '../../../words/reading/ask.ts';
import { FILLERS, JOINTS, MINE, namesOr, wordsOf } from '../hear/ask-terms.ts';
import { mattersHeard } from '../hear/matters-said.ts';
import { spelledWords } from '../hear/patterns.ts';
import { kinOf, THEIR, THEY } from '../people/kin.ts';

/** The names of two ways; empty where one has none. */
export type Names = readonly [first: string, second: string];

const isIn =
  (words: ReadonlySet<string>) =>
  (token = ''): boolean =>
    token !== '' && spelledWords(token).every((word) => words.has(word));
const isFiller = isIn(FILLERS);
const isMine = isIn(MINE);
/** Words that join two of a name: "Google in Dublin", "बैंक में पटना"; and nouns that are none by themselves: "Amazon ki job". */
const isJoining = isIn(wordsOf(({ within }) => within.inside));
const isNoun = isIn(wordsOf(({ within }) => within.nouns));
/** Words before a name that belong to it: "the plot", "a flat". */
const isBefore = isIn(wordsOf(({ within }) => within.before));
const isOr = (token: string): boolean => namesOr(spelledWords(token));
const isAnd = (token: string): boolean => spelledWords(token).some((word) => JOINTS.has(word));

/** Words and letters up to which some words are a name, and nothing that is told. */
const MOST_WORDS = 7;
const MOST_LETTERS = 38;
const TOKEN = /[\p{L}\p{M}\d]+(?:[.'’&-][\p{L}\p{M}\d]+)*\.?|[^\s]/gu;
const WORD = /^[\p{L}\p{M}\d.'’&-]+$/u;

/** Words behind which the thing itself stands: "the pension into a deposit", "पेंशन का पैसा एफडी में". */
const isInto = isIn(wordsOf(({ within }) => within.into));

/** What is done, and no name: "chalau", "बनाऊँ". */
const WILL_DO = new RegExp(`(?<=[\\p{L}\\p{M}]{2})(?:${askWords(({ ending }) => ending).join('|')})$`, 'iu');
const DONE = wordsOf(({ within }) => within.none);
/** A word that makes of what it stands in something that is told, and no name. */
const isTold = (token: string): boolean =>
  /\d/u.test(token) ||
  WILL_DO.test(token) ||
  spelledWords(token).some((word) => THEY.has(word) || THEIR.has(word) || DONE.has(word));

/** "My" as it is said back. */
const [YOUR = ''] = askWords(({ within }) => within.your);
const saidBack = (token: string): string => (isMine(token) && /^[a-z]+$/iu.test(token) ? YOUR : token);
/** "Ka" as it stands before what is followed by "ko" or "se". */
const OBLIQUE: Readonly<Record<string, string>> = { ka: 'ke', का: 'के' };
/** A word of a name as it stands within a sentence: "Ghar" that begins one is no proper name, "Canada" is. */
const inSentence = (token: string, isFirst: boolean): string => {
  const own = saidBack(OBLIQUE[token] ?? token);
  const isCommon = isFirst && mattersHeard(spelledWords(token)).some((one) => one !== 'abroad');
  return isCommon ? own.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : own;
};

/** "बैंक में पटना" as it stands before another "in": "बैंक (पटना)". */
const INDIC_IN = wordsOf(({ within }) => within.at);
const withPlace = (words: readonly string[]): readonly string[] => {
  const [what = '', at = '', where = '', ...more] = words;
  return more.length === 0 && where !== '' && INDIC_IN.has(at) && !isNoun(where) ? [what, `(${where})`] : words;
};

/** The one name among some words: what is no filler, and stands together; empty where there is none, or more than one. */
const nameIn = (all: readonly string[]): string => {
  const into = all.findLastIndex((token) => isInto(token));
  const behind = all.slice(into + 1);
  const tokens = behind.every(isFiller) ? all.slice(0, Math.max(into, 0)) : behind;
  const own = [...tokens.keys()].filter((at) => !isFiller(tokens[at] ?? ''));
  const [first, last] = [own.at(0), own.at(-1)];
  if (first === undefined || last === undefined) return '';
  const noun = [last + 1, last + 2].find((at) => isNoun(tokens[at]));
  const to = noun !== undefined && (noun === last + 1 || isJoining(tokens[last + 1])) ? noun : last;
  const inner = tokens.slice(first, to + 1);
  if (inner.some((token) => isTold(token) || (isFiller(token) && !isJoining(token) && !isNoun(token)))) return '';
  const before = tokens[first - 1] ?? '';
  const said = isBefore(before) || isMine(before) ? [before, ...inner] : inner;
  const whole = withPlace(said.map((token) => inSentence(token, token === all[0])));
  const name = whole.join(' ').replace(/\.$/u, (dot) => (/\..*\./u.test(inner.join(' ')) ? dot : ''));
  // A person is no way.
  if (spelledWords(tokens[to] ?? '').some((word) => kinOf(word) !== null)) return '';
  return whole.length <= MOST_WORDS && name.length <= MOST_LETTERS && /\p{L}/u.test(name) ? name : '';
};

/** The names of the two ways of a choice, each empty where its words are no name; `isTold` where they stand beside an "and". */
export const waysSaid = (text: string, areTold = false): Names => {
  const tokens = text.match(TOKEN) ?? [];
  const or = tokens.findIndex(areTold ? isAnd : isOr);
  if (or < 0) return ['', ''];
  const isStop = (token: string): boolean => !WORD.test(token);
  const [before, after] = [tokens.slice(0, or), tokens.slice(or + 1)];
  const from = before.findLastIndex(isStop) + 1;
  const to = after.findIndex(isStop);
  return [nameIn(before.slice(from)), nameIn(to < 0 ? after : after.slice(0, to))];
};

/** Whether two ways have two names. */
export const areNamed = ([one, other]: Names): boolean =>
  one !== '' && other !== '' && spelledWords(one).join() !== spelledWords(other).join();

/** The names of two ways where both have one; undefined where they have not. */
export const bothNamed = (text: string): Names | undefined => {
  const names = waysSaid(text);
  return areNamed(names) ? names : undefined;
};
