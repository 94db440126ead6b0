/** The two ways of a choice as whoever asks names them: "Germany or the US", "इतिहास या भूगोल". */
import { askWords } from '../../../words/reading/ask.ts';
import { FILLERS, namesOr } from '../hear/ask-terms.ts';
import { spelledWords } from '../hear/patterns.ts';
import { THEIR, THEY } from '../people/kin.ts';

const isFiller = (token: string): boolean => spelledWords(token).every((word) => FILLERS.has(word));
const isOr = (token: string): boolean => namesOr(spelledWords(token));

/** Words and letters up to which some words are a name, and nothing that is told. */
const MOST_WORDS = 2;
const MOST_LETTERS = 28;
const TOKEN = /[\p{L}\p{M}\d]+(?:[.'’&-][\p{L}\p{M}\d]+)*\.?|[^\s]/gu;
const WORD = /^[\p{L}\p{M}\d.'’&-]+$/u;

/** What is done, and no name: "chalau", "बनाऊँ". */
const WILL_DO = new RegExp(`(?<=[\\p{L}\\p{M}]{2})(?:${askWords(({ ending }) => ending).join('|')})$`, 'iu');

/** The one name among some words: those beside one another that are no fillers; null where there is none, or more than one. */
const nameIn = (tokens: readonly string[]): string | null => {
  const own = tokens.map((token, at) => ({ token, at })).filter(({ token }) => !isFiller(token));
  const [first, last] = [own.at(0), own.at(-1)];
  if (first === undefined || last === undefined || own.length !== last.at - first.at + 1) return null;
  const name = own
    .map(({ token }) => token)
    .join(' ')
    .replace(/\.$/u, (dot) => (own.length === 1 && (first.token.match(/\./gu)?.length ?? 0) > 1 ? dot : ''));
  const isName =
    own.length <= MOST_WORDS &&
    name.length <= MOST_LETTERS &&
    /\p{L}/u.test(name) &&
    !/\d/u.test(name) &&
    !WILL_DO.test(name) &&
    !spelledWords(name).some((word) => THEY.has(word) || THEIR.has(word));
  return isName ? name : null;
};

/** The names of the two ways of a choice; null where its words are no two names. */
export const namedWays = (text: string): readonly [string, string] | null => {
  const tokens = text.match(TOKEN) ?? [];
  const or = tokens.findIndex(isOr);
  if (or < 0) return null;
  const isStop = (token: string): boolean => !WORD.test(token);
  const before = tokens.slice(0, or);
  const after = tokens.slice(or + 1);
  const from = before.findLastIndex(isStop) + 1;
  const to = after.findIndex(isStop);
  const [one, other] = [nameIn(before.slice(from)), nameIn(to < 0 ? after : after.slice(0, to))];
  return one === null || other === null || spelledWords(one).join() === spelledWords(other).join()
    ? null
    : [one, other];
};
