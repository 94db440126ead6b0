/** In which language what of an answer is written: `meta.language`. */
import { bank, NotSpoken } from '../../words/bank.ts';
import type { Language } from '../../words/languages.ts';
import { NAME_MEMBER } from '../../words/name-member.ts';

/** In which language what of an answer is written. */
export interface Speech {
  readonly asked: Language;
  readonly names: Language;
  /** Null where the answer has no sentence. */
  readonly texts: Language | null;
  readonly status: 'names' | 'beta' | 'full';
}

/** The end of a sentence, or three words in a row: a key, a date and a place in a sign have neither. */
const PHRASE = /\S\s+\S[^]*[.!?।]["”’)]?$|(?:^|\s)[^\s\d]{2,}\s+[^\s\d]{1,}\s+[^\s\d]{2,}/u;
/** Whether a text is a sentence, or three words and more. */
export const isPhrase = (text: string): boolean => text.includes(' ') && PHRASE.test(text);

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether data has a text beside names in fields of their own: a sentence, or three words and more. */
export const hasTexts = (data: unknown): boolean => {
  if (typeof data === 'string') return isPhrase(data);
  if (Array.isArray(data)) return data.some(hasTexts);
  if (!isTable(data)) return false;
  for (const field in data) {
    const value = data[field];
    // The name of a field is looked at last: few fields hold a text at all.
    if ((typeof value === 'string' || typeof value === 'object') && hasTexts(value) && !NAME_MEMBER.test(field))
      return true;
  }
  return false;
};

const isNative = (language: Language): boolean => {
  try {
    return bank(language, 'language').read === 'native';
  } catch (error) {
    if (error instanceof NotSpoken) return false;
    throw error;
  }
};

const statusOf = (asked: Language, texts: Language): Speech['status'] => {
  if (asked !== texts) return 'names';
  return isNative(asked) ? 'full' : 'beta';
};

/** `meta.language` of an answer; `texts` is the language of its sentences, where it `has` any. */
export const spokenOf = (asked: Language, texts: Language, has: boolean): Speech => ({
  asked,
  names: asked,
  texts: asked !== texts || has ? texts : null,
  status: statusOf(asked, texts),
});
