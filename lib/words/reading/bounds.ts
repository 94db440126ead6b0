/**
 * What the words of a language model are bound by, a JSON file per language. Terms are those of `ask`: words in a row, `*`
 * ends a stem or begins an ending.
 */
import en from './bounds/en.json' with { type: 'json' };
import hi from './bounds/hi.json' with { type: 'json' };
import hinglish from './bounds/hi-Latn.json' with { type: 'json' };

/** What one language says. */
export interface BoundWords {
  /** Words of the art, besides the names of the service: a slot says them, a writer never does. */
  readonly strict: readonly string[];
  /** Names of the service that are words of every day too. */
  readonly harmless: readonly string[];
  /** Numbers and their like: of the art only before one of `beside`, or after one of `after`. */
  readonly weak: readonly string[];
  readonly beside: readonly string[];
  readonly after: readonly string[];
  /** Words of the art only next to a slot, with nothing but `links` between. */
  readonly atSlot: readonly string[];
  readonly links: readonly string[];
  /** Months that are other words in small letters. */
  readonly months: readonly string[];
  /** What is never said: certainty, fear, medicine, verdicts on other people. */
  readonly certain: readonly string[];
  readonly fear: readonly string[];
  readonly medicine: readonly string[];
  readonly verdicts: readonly string[];
  /** Talk of rules, of a model, of money for the one who answers: none of it belongs into an answer. */
  readonly offstage: readonly string[];
  /** Other people: what is said of them is hedged. */
  readonly people: readonly string[];
  /** A meaning holds one of these. */
  readonly hedges: readonly string[];
  /** These part a sentence as a stop does. */
  readonly joints: readonly string[];
}

/** All languages; their words are looked for at once. */
export const BOUND_WORDS: readonly BoundWords[] = [en, hi, hinglish];
