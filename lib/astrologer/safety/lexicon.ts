/** The vocabulary of a language in the one spelling, and the concepts of single words. */
import type { Spelled, Vocabulary } from '../../words/vocabulary.ts';
import { frameOf, inTwoScripts, isNative, spellerOf, type Speller } from './spelling.ts';

/** A stem in the one spelling; `letters` is how one in a script of India is typed in Latin letters. */
export interface Form {
  readonly stem: string;
  readonly letters: string | null;
}
type Forms = ReadonlyMap<string, readonly Form[]>;

/** A language in the one spelling. */
export interface Lexicon {
  readonly speller: Speller;
  /** Read letter by letter. */
  readonly isExact: boolean;
  /** All of it. */
  readonly text: string;
  readonly concepts: Forms;
  readonly said: Forms;
  readonly marks: ReadonlySet<string>;
  readonly endings: readonly string[];
}

const joined = (stems: string | readonly string[]): string => (typeof stems === 'string' ? stems : stems.join('|'));
/** Stands between the parts of a file while all of it is spelled at once. */
const SEAM = '¦';

/** All stems of a language in the one spelling; at once, because one by one it takes ten times as long. */
const spelledOf = (language: Vocabulary): Spelled => {
  const speller = spellerOf(language);
  const stems = [...Object.values(language.concepts), ...Object.values(language.said ?? {})];
  const parts = [language.marks, language.endings ?? '', ...stems].map(joined);
  const text = speller.spell(inTwoScripts(parts.join(SEAM)));
  return { text, letters: speller.romanise(text) };
};

/** A vocabulary as the layer holds it: spelled, so that its first use need not. */
export const shippedVocabulary = (language: Vocabulary): Vocabulary => ({
  ...language,
  concepts: Object.fromEntries(Object.keys(language.concepts).map((name) => [name, ''])),
  spelled: spelledOf(language),
});

/** The vocabulary of a language in the one spelling. */
export const lexiconOf = (language: Vocabulary): Lexicon => {
  const { text, letters } = language.spelled ?? spelledOf(language);
  const typed = letters.split(SEAM);
  const parts = text.split(SEAM).map((part, at) => {
    const inLetters = typed[at]?.split('|') ?? [];
    return part.split('|').map((stem, i): Form => ({ stem, letters: isNative(stem) ? (inLetters[i] ?? null) : null }));
  });
  const [marks = [], endings = [], ...rest] = parts;
  const bothOf = (forms: readonly Form[]): readonly string[] =>
    forms.flatMap((one) => (one.letters === null ? [one.stem] : [one.stem, one.letters]));
  const concepts = Object.keys(language.concepts);
  return {
    speller: spellerOf(language),
    isExact: language.exact === true,
    text,
    concepts: new Map(concepts.map((name, i) => [name, rest[i] ?? []])),
    said: new Map(Object.keys(language.said ?? {}).map((name, i) => [name, rest[concepts.length + i] ?? []])),
    marks: new Set(bothOf(marks)),
    endings: bothOf(endings),
  };
};

/** Whether a form is of several words. */
export const isPhrase = ({ stem }: Form): boolean => stem.includes(' ');

/** In Latin letters, shorter words of India are English ones too: "kil", "men". */
const SHORTEST_ROMAN = 4;
/** As a whole they may be one letter shorter. */
const SHORTEST_WHOLE = 3;

/** Concepts under what their words are, or begin with. */
type Names = Map<string, readonly string[]>;
const addName = (map: Names, key: string, name: string): void => {
  const there = map.get(key);
  if (there === undefined) map.set(key, [name]);
  else if (!there.includes(name)) map.set(key, [...there, name]);
};

/** Letters of the longest word of a stem. */
const LONGEST_STEM = 24;
const NONE: readonly string[] = [];

/** Ages of children who may be asked about love, and numbers that are the age or the year of birth of a grown person. */
const TEENS = [9, 17] as const;
const GROWN = [18, 99] as const;
const BORN = [1900, 2007] as const;
/** More pills than anyone is told to take at once. */
const SEVERAL = [6, 300] as const;

const isIn = (number: number, [from, to]: readonly [from: number, to: number]): boolean =>
  number >= from && number <= to;

/** The concepts of a number. */
const ofNumber = (text: string): readonly string[] => {
  if (!/^\d{1,4}$/u.test(text)) return NONE;
  const number = Number(text);
  const several = isIn(number, SEVERAL) ? ['<several>'] : NONE;
  if (isIn(number, TEENS)) return ['<teens>', ...several];
  return isIn(number, GROWN) || isIn(number, BORN) ? ['<adult>', ...several] : several;
};

const bare = (stem: string): string => stem.replace(/[=~]$/u, '');

/**
 * How single words are looked up: as a whole (`=`), from their beginning, with an ending (`~`, and every word of India in Latin
 * letters of a language read letter by letter), by their frame.
 */
export class Lookup {
  readonly #whole: Names = new Map();
  readonly #beginning: Names = new Map();
  readonly #inflected: Names = new Map();
  readonly #framed: Names = new Map();
  readonly #endings: ReadonlySet<string>;

  constructor(lexicons: readonly Lexicon[]) {
    this.#endings = new Set(lexicons.flatMap(({ endings }) => ['', ...endings]));
    for (const { concepts, isExact } of lexicons)
      for (const [concept, forms] of concepts)
        for (const form of forms) if (!isPhrase(form)) this.#add(form, isExact, `<${concept}>`);
  }

  #add(form: Form, isExact: boolean, name: string): void {
    const isVerb = form.stem.endsWith('~');
    const isWhole = form.stem.endsWith('=');
    const stem = bare(form.stem);
    // A short stem of a language read by its sounds is the beginning of too many words.
    const isShort = !isExact && form.letters === null && stem.length < SHORTEST_ROMAN;
    if (isVerb) addName(this.#inflected, stem, name);
    else addName(isWhole || isShort ? this.#whole : this.#beginning, stem, name);
    if (form.letters === null) return;
    const letters = bare(form.letters);
    if (isVerb) addName(this.#inflected, letters, name);
    else if (letters.length >= SHORTEST_ROMAN) this.#addTyped(letters, isExact, isWhole, name);
    else if (!isExact && letters.length >= SHORTEST_WHOLE) addName(this.#whole, letters, name);
  }

  #addTyped(letters: string, isExact: boolean, isWhole: boolean, name: string): void {
    if (isWhole) addName(this.#whole, letters, name);
    else addName(isExact ? this.#inflected : this.#beginning, letters, name);
    const frame = frameOf(letters);
    if (frame !== null) addName(this.#framed, frame, name);
  }

  #isInflected(text: string, at: number): boolean {
    return (isNative(text) || text.length >= SHORTEST_ROMAN) && this.#endings.has(text.slice(at));
  }

  /** The concepts of a word. */
  conceptsOf(text: string): readonly string[] {
    const found = [
      ...ofNumber(text),
      ...(this.#whole.get(text) ?? []),
      ...(this.#framed.get(frameOf(text) ?? '') ?? []),
    ];
    for (let end = 1; end <= Math.min(text.length, LONGEST_STEM); end++) {
      const beginning = text.slice(0, end);
      found.push(...(this.#beginning.get(beginning) ?? NONE));
      const inflected = this.#inflected.get(beginning);
      if (inflected !== undefined && this.#isInflected(text, end)) found.push(...inflected);
    }
    return found;
  }
}
