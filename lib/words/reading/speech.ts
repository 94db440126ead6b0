/**
 * Words that tie the planets, houses and signs of a sentence together, in English, Hindi and Hindi in Latin letters. Each
 * row is the letter of a kind of word (see `lib/astrologer/reading/symbols.ts`) and its forms, separated by `|`; longer
 * forms win over shorter ones.
 */
import { said, type SpeechForms } from './vocabulary.ts';
import { DEVANAGARI } from './speech-devanagari.ts';
import { LATIN } from './speech-latin.ts';

export const SPEECH: readonly (readonly [symbol: string, forms: string])[] = Object.entries(LATIN.words).map(
  ([symbol, forms]) => [symbol, said(forms, DEVANAGARI.words[symbol] ?? '')],
);

const both = (list: Exclude<keyof SpeechForms, 'words'>): string =>
  said(...[LATIN[list], DEVANAGARI[list]].filter((forms) => forms !== ''));

export const HYPOTHETICAL = both('hypothetical');
export const PERHAPS = both('perhaps');
export const GENERIC = both('generic');
export const USUALLY = both('usually');
export const OF_A_KIND = both('ofAKind');
export const THIS_CHART = both('thisChart');
export const QUESTION = both('question');
export const REQUEST = both('request');
export const OTHER_PERSON = both('otherPerson');
export const OF_ANOTHER = both('ofAnother');
export const CHART = both('chart');
export const TURN = both('turn');
export const PRONOUN = both('pronoun');
export const MAKES = both('makes');
export const ILLNESS = both('illness');
export const ONLY = both('only');
export const EMPTY = both('empty');
export const MOON_SAID = both('moonSaid');
export const MOON_LISTED = both('moonListed');
export const SUN_SAID = both('sunSaid');
export const OPPOSITE = both('opposite');
export const STRONGEST = both('strongest');
export const WEAKEST = both('weakest');
export const FILLER = both('filler');
