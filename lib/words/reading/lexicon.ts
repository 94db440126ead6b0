/** Words of sentences about a chart, a JSON file per language: kind → phrases separated by `|`, or kind → value → phrases. */
import en from './lexicon/en.json' with { type: 'json' };
import hi from './lexicon/hi.json' with { type: 'json' };
import hinglish from './lexicon/hi-Latn.json' with { type: 'json' };

/** Lists of a language, by the kinds of words in `lib/astrologer/language/kinds.ts`. */
export type LexiconRows = Readonly<Record<string, readonly string[] | Readonly<Record<string, string>>>>;

/** The lists of each language that is read. */
export const LEXICONS: Readonly<Record<string, LexiconRows>> = { en, hi, 'hi-Latn': hinglish };
