/** From text to tokens: numbers, dates and the longest phrases of the lexicon, then houses, lords and dates put together. */
import type { Joining } from './joining.ts';
import { JOININGS } from './joinings.ts';
import { lexicon, type Entry } from './lexicon.ts';
import { wordsIn } from '../../words/reading/normalise.ts';
import { isRomanHindi, particleOf, soundOf } from './spelling.ts';
import { symbolsOf, type Token } from './symbols.ts';

const ORDINAL_ENDING = /^(st|nd|rd|th|वें|वे|वां|वा|वीं|वी|va|ve|vi|ven|wan|wa|we|ठे|थे|रे)$/u;

/** Tokens one by one: a number, or the longest phrase that the lexicon has; any other word is `_`. */
const scan = (words: readonly string[]): readonly Token[] => {
  const { entries, sounds, longest } = lexicon();
  const isRoman = isRomanHindi(words);
  const bySound = (phrase: string): Entry | undefined => {
    // "Sun ki" is no सुना कि: of words that are known as they stand none is looked for.
    const isUnknown = isRoman && /^[a-z' ]+$/.test(phrase) && phrase.split(' ').some((word) => !entries.has(word));
    const sound = isUnknown ? soundOf(phrase) : null;
    return sound === null ? undefined : sounds().get(sound);
  };
  const tokens: Token[] = [];
  for (let i = 0; i < words.length;) {
    const word = words[i] ?? '';
    const next = words[i + 1] ?? '';
    if (/^\d/.test(word)) {
      const ordinal = ORDINAL_ENDING.test(next);
      tokens.push({ symbol: ordinal ? '1' : '#', text: ordinal ? word + next : word, number: Number(word) });
      i += ordinal ? 2 : 1;
      continue;
    }
    let taken = 0;
    for (let length = Math.min(longest, words.length - i); length > 0 && taken === 0; length--) {
      const phrase = words.slice(i, i + length).join(' ');
      const entry = entries.get(phrase) ?? bySound(phrase);
      if (entry === undefined) continue;
      const particle = length === 1 && isRoman ? particleOf(words, i) : null;
      tokens.push(particle === null ? { ...entry, text: phrase } : { symbol: particle, text: phrase });
      taken = length;
    }
    if (taken === 0) {
      const symbol =
        word === ',' || word === ':' || word === '(' || word === ')'
          ? ','
          : word === '+' || word === '&'
            ? '&'
            : word === '/' || word === '-'
              ? '/'
              : word === '°'
                ? 'd'
                : '_';
      tokens.push({ symbol, text: word });
    }
    i += Math.max(1, taken);
  }
  return tokens;
};

const joined = (tokens: readonly Token[], symbols: string, { pattern, join }: Joining): readonly Token[] => {
  const out: Token[] = [];
  let from = 0;
  for (const { index, 0: found } of symbols.matchAll(pattern)) {
    out.push(...tokens.slice(from, index));
    const part = tokens.slice(index, index + found.length);
    const after = tokens[index + found.length];
    out.push(...(join(part, after?.symbol ?? '', after) ?? part));
    from = index + found.length;
  }
  return [...out, ...tokens.slice(from)];
};

/** Words and phrases of a normalised text, each with its kind, before they are put together. */
export const phrasesOf = (normalisedText: string): readonly Token[] => scan(wordsIn(normalisedText));

/** Phrases put together: houses, lords and dates, and still every word between them. */
export const joinedOf = (phrases: readonly Token[]): readonly Token[] => {
  let tokens = phrases;
  let symbols = symbolsOf(tokens);
  for (const joining of JOININGS) {
    // Most rules find nothing in most sentences.
    if (symbols.search(joining.pattern) < 0) continue;
    tokens = joined(tokens, symbols, joining);
    symbols = symbolsOf(tokens);
  }
  return tokens;
};

/** The tokens that claims are read from: words that say nothing are left out, words that are not known stay as `_`. */
export const telling = (tokens: readonly Token[]): readonly Token[] =>
  tokens
    .filter(({ symbol }) => !':jK%7'.includes(symbol))
    .map((token) => (token.symbol === 'J' ? { ...token, symbol: '_' } : token));

/** Tokens of phrases, as claims are read from them. */
export const tokensOf = (phrases: readonly Token[]): readonly Token[] => telling(joinedOf(phrases));
