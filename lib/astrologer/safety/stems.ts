/**
 * Finds stems in the words of a text. A stem is a few words: the last one matches from its beginning unless `=` ends it, the
 * others as a whole unless `*` ends them; `…` stands for up to three words between, `<kin>` for any word of a concept, `$` for
 * the end of the text, `&` joins stems that stand near one another, in any order, and `!` before one of them says that it must
 * not stand there.
 */

/** A word of a text, spelled as each language of a tongue spells it. */
export interface Word {
  readonly spelled: readonly string[];
  /** Under which stems may be found that begin with it: itself and its first letters in each spelling, its concepts. */
  readonly keys: ReadonlySet<string>;
}

/** Where a stem stands: the first of its words, and the one after its last. */
export interface Found {
  readonly from: number;
  readonly to: number;
}
export type StemFinder = (words: readonly Word[], from?: number) => Found | null;

/** A stem, and in which spelling of a word it is written. */
export interface Source {
  readonly stem: string;
  readonly spelling: number;
  /** The concept it stands for. */
  readonly name?: string;
}

/** One word of a stem. */
type Fits = (word: Word) => boolean;
interface Stem {
  /** Words that follow one another; between two parts up to three others may stand. */
  readonly parts: readonly (readonly Fits[])[];
  readonly atEnd: boolean;
}

const MOST_BETWEEN = 3;
/** Words on either side within which stems that are joined by `&` stand, where no row says fewer. */
const FARTHEST = 14;
/** Of so few keys each is asked of a word; else those of the word are. */
const FEW_KEYS = 3;
/** Letters by which stems of one word are looked up. */
export const KEY_LETTERS = 3;

/** Stands for words that were taken out. */
export const NO_WORD: Word = { spelled: [], keys: new Set() };

/** Whether a word was taken out. */
export const isTaken = (word: Word): boolean => word === NO_WORD;

/** A key for letters of one spelling, so that those of another are not found. */
export const keyIn = (spelling: number, letters: string): string => `${spelling}${letters}`;

const conceptOf = (form: string): string | null => /^<\w+>/.exec(form)?.[0] ?? null;
const fitsForm = (form: string, spelling: number): Fits => {
  const concept = conceptOf(form);
  if (concept !== null) return ({ keys }) => keys.has(concept);
  const letters = form.replace(/[=*]$/u, '');
  return form.endsWith('=')
    ? ({ spelled }) => spelled[spelling] === letters
    : ({ spelled }) => spelled[spelling]?.startsWith(letters) === true;
};

/** The key under which a stem is found: its first word, the first letters of it, or its concept. */
const keyOf = (first: string, spelling: number): string => {
  const letters = first.replace(/[=*]$/u, '');
  return conceptOf(first) ?? keyIn(spelling, first.endsWith('=') ? letters : letters.slice(0, KEY_LETTERS));
};

const stemOf = ({ stem, spelling }: Source): Stem => {
  const atEnd = stem.endsWith('$');
  const forms = (atEnd ? `${stem.slice(0, -1)}=` : stem).split('…').map((part) => part.trim().split(' '));
  const isLast = (part: number, i: number): boolean =>
    part === forms.length - 1 && i === (forms[part]?.length ?? 0) - 1;
  const marked = forms.map((part, p) =>
    part.map((form, i) => (isLast(p, i) || /[=*]$/u.test(form) ? form : `${form}=`)),
  );
  return {
    parts: marked.map((part) => part.map((form) => fitsForm(form, spelling))),
    atEnd,
  };
};

const endOf = (words: readonly Word[], from: number, stem: Stem, part = 0): number | null => {
  const fits = stem.parts[part];
  if (fits === undefined) return !stem.atEnd || from === words.length ? from : null;
  for (let gap = 0; gap <= (part === 0 ? 0 : MOST_BETWEEN); gap++) {
    const at = from + gap;
    if (!fits.every((fit, i) => fit(words[at + i] ?? NO_WORD))) continue;
    const end = endOf(words, at + fits.length, stem, part + 1);
    if (end !== null) return end;
  }
  return null;
};

/** A stem that must, or must not, stand near another. */
interface Other {
  readonly find: StemFinder;
  readonly isWanted: boolean;
}

interface Row extends Stem {
  readonly source: Source;
  readonly others: readonly Other[];
}

/** The key of a stem with others that are joined to it: its first word is a whole one where more words follow. */
const keyOfSource = ({ stem, spelling }: Source): string => {
  const own = stem.split('&', 1)[0]?.trim() ?? '';
  const first = /^[^ …$]+/u.exec(own)?.[0] ?? '';
  const isPrefix = first === own || /[=*>]$/u.test(first);
  return keyOf(isPrefix ? first : `${first}=`, spelling);
};

/** Stems by the key of their first word, each made when that is first met; looks at the words from a place on. */
const stemsAt = (sources: readonly Source[], within: number) => {
  const byKey = Map.groupBy(sources, keyOfSource);
  const made = new Map<string, readonly Row[]>();
  // Rows made from the same parts share what must not stand there.
  const others = new Map<string, Other>();
  const otherOf = (stem: string, spelling: number): Other => {
    const id = `${spelling} ${stem}`;
    const other = others.get(id) ?? {
      find: stemFinder([{ stem: stem.replace(/^!/u, ''), spelling }]),
      isWanted: !stem.startsWith('!'),
    };
    others.set(id, other);
    return other;
  };
  const rowOf = (source: Source): Row => {
    const [first = '', ...rest] = source.stem.split('&').map((one) => one.trim());
    const { spelling } = source;
    return { ...stemOf({ stem: first, spelling }), source, others: rest.map((one) => otherOf(one, spelling)) };
  };
  const rowsOf = (key: string): readonly Row[] => {
    const rows = made.get(key) ?? (byKey.get(key) ?? []).map(rowOf);
    made.set(key, rows);
    return rows;
  };
  const few = byKey.size <= FEW_KEYS ? [...byKey.keys()] : null;
  /** Where the first of the stems that begin at a word ends, and which it is. */
  return (words: readonly Word[], at: number, isLookedFor: (source: Source) => boolean): (Found & Row) | null => {
    const { keys } = words[at] ?? NO_WORD;
    for (const key of few ?? keys) {
      if (!(few === null ? byKey : keys).has(key)) continue;
      for (const row of rowsOf(key)) {
        const to = isLookedFor(row.source) ? endOf(words, at, row) : null;
        if (to === null) continue;
        const near = words.slice(Math.max(0, at - within), to + within);
        if (row.others.every(({ find, isWanted }) => (find(near) !== null) === isWanted))
          return { ...row, from: at, to };
      }
    }
    return null;
  };
};

/** Finds the first of some stems in the words of a text from a place on; joined ones within so many words. */
export const stemFinder = (sources: readonly Source[], within = FARTHEST): StemFinder => {
  const find = stemsAt(sources, within);
  return (words, from = 0) => {
    for (let at = from; at < words.length; at++) {
      const found = find(words, at, () => true);
      if (found !== null) return found;
    }
    return null;
  };
};

/** Tells the concepts of stems that begin at a word. */
export const stemMarker = (sources: readonly Source[]): ((words: readonly Word[], at: number) => readonly string[]) => {
  const find = stemsAt(sources, FARTHEST);
  return (words, at) => {
    const names: string[] = [];
    const isNew = ({ name }: Source): boolean => name !== undefined && !names.includes(name);
    for (let found = find(words, at, isNew); found !== null; found = find(words, at, isNew))
      names.push(found.source.name ?? '');
    return names;
  };
};

/** The words with every stem that is found taken out; what stood before and after it does not become one phrase. */
export const without = (words: readonly Word[], find: StemFinder): readonly Word[] => {
  let rest = words;
  for (let found = find(rest); found !== null; found = find(rest, found.from + 1))
    rest = [...rest.slice(0, found.from), NO_WORD, ...rest.slice(found.to)];
  return rest;
};
