/** The words of a sentence with what they may stand for: longest phrases first, numbers with their endings. */
import type { DateSpan } from '../facts/claim.ts';
import { normalised } from '../../words/reading/normalise.ts';
import { isArt, kinds, type Kind } from './kinds.ts';
import { inOneForm, type Lexicon, type Sense } from './lexicon.ts';

/** A word or phrase of a sentence. */
export interface Mention {
  readonly text: string;
  /** All that it may stand for; one of kind `unknown` where nobody knows it. */
  readonly senses: readonly Sense[];
  /** Of a date: its days. */
  readonly time?: DateSpan;
}

const WORD = /\d+(?:\.\d+)?|[\p{L}\p{M}']*[\p{L}\p{M}]|[°′″",:;/+&()=→|•-]/gu;
const NUMBER = /^\d+(?:\.\d+)?$/u;
const ENDING = /^(?:st|nd|rd|th|वे|वें|वां|वा|वीं|वी|va|ve|vi|wa|we|wi|van|ven|vin|vein|waan|wan|wen)$/u;
/** Marks, and what they may stand for. */
const MARKS: Readonly<Record<string, readonly Kind[]>> = {
  ...Object.fromEntries([...',()=→|•'].map((mark) => [mark, kinds('comma')])),
  ...Object.fromEntries([...':-/'].map((mark) => [mark, kinds('comma dash')])),
  ...Object.fromEntries([...'′″'].map((mark) => [mark, kinds('minute')])),
  ...{ ';': kinds('comma turn'), '"': kinds('quote'), '&': kinds('and'), '+': kinds('and'), '°': kinds('degree') },
};

/** Stands where there is no mention. */
export const NO_MENTION: Mention = { text: '', senses: [] };
const isOfArt = ({ kind }: Sense): boolean => isArt(kind);
/** Whether something of the art is named, whatever else the word may be. */
export const isArtful = (mention: Mention | undefined): boolean => mention?.senses.some(isOfArt) === true;
/** Whether it is of the art, and no word that changes nothing. */
export const speaksOfArt = (mention: Mention | undefined): boolean => isArtful(mention) && !hasKind(mention, 'plain');
/** Whether a mention may be a word of one of these kinds. */
export const hasKind = (mention: Mention | undefined, ...kinds: readonly Kind[]): boolean =>
  mention?.senses.some(({ kind }) => kinds.includes(kind)) === true;
/** The number that a mention is of this kind; null where it is of another. */
export const numberAs = ({ senses }: Mention, kind: Kind): number | null => {
  const value = senses.find((sense) => sense.kind === kind)?.value;
  return typeof value === 'number' ? value : null;
};

const UNLISTED: readonly Sense[] = [{ kind: 'unknown', value: '' }];
/** Whether no list has a word; some words are listed as such that nothing can be made of. */
export const isUnlisted = (mention: Mention | undefined): boolean => mention?.senses === UNLISTED;

/** The mentions of a text. */
export const mentionsOf = (text: string, { senses, bySound, longest }: Lexicon): readonly Mention[] => {
  const words = (normalised(text).match(WORD) ?? []).map(inOneForm);
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    let length = 1;
    let found: readonly Sense[] | undefined;
    for (let many = Math.min(longest(word), words.length - at); many > 0 && found === undefined; many--) {
      found = senses(words.slice(at, at + many).join(' '));
      if (found !== undefined) length = many;
    }
    const next = words[at + 1] ?? '';
    if (NUMBER.test(word)) {
      if (ENDING.test(next)) [found, length] = [[{ kind: 'ordinal', value: Number(word) }], Math.max(length, 2)];
      else found ??= [{ kind: 'number', value: Number(word) }];
    }
    const mark = MARKS[word];
    if (mark !== undefined) found ??= mark.map((kind) => ({ kind, value: '' }));
    found ??= bySound(word) ?? UNLISTED;
    mentions.push({ text: words.slice(at, at + length).join(' '), senses: found });
    at += length;
  }
  return mentions;
};

const ENDS = /(?<=[.!?।\n]["')]?)\s+|\n+|(?<=[।?!])/u;
const SHORT = /(?:\b(?:st|dr|mr|mrs|ms|i\.e|e\.g|viz|w\.e\.f|jr|sr|pt|conj)|^\d{1,2}|\b[a-z])\.$/iu;
/** Longest run of words that is read as one sentence. */
const LONGEST = 1000;

/** The sentences of a text, cut at their ends and not after short forms; what never ends is cut at words. */
export const sentencesOf = (text: string): readonly string[] => {
  const found: string[] = [];
  for (const part of text.split(ENDS)) {
    const last = found.at(-1);
    if (last !== undefined && SHORT.test(last)) found[found.length - 1] = `${last} ${part}`;
    else if (part.trim() !== '') found.push(part.trim());
  }
  return found.flatMap((one) => {
    const parts: string[] = [];
    let rest = one;
    while (rest.length > LONGEST) {
      const at = Math.max(rest.lastIndexOf(' ', LONGEST), 1);
      parts.push(rest.slice(0, at));
      rest = rest.slice(at).trim();
    }
    return [...parts, rest];
  });
};
