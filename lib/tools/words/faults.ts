/** What may be wrong with a bank: keys, slots, forms, letters, encoding. English is the measure. */
import { isTuple, type Texts } from './files.ts';

/** A bank to check, beside the English one. */
export interface Checked {
  readonly language: string;
  readonly family: string;
  readonly english: Texts;
  readonly texts: Texts;
  /** ISO 15924. */
  readonly script: string;
  /** Only some sections have to be there, each whole. */
  readonly partial: boolean;
  /** Forms that names have in this language. */
  readonly forms: ReadonlySet<string>;
}

/** Forms that callers make themselves, in every language: a day on which something happens, a number in its order. */
export const MADE_FORMS: readonly string[] = ['loc', 'ord', 'the', 'head'];

/** Words that keep their capital: a script without capitals has none. */
const NAMES = 'horoscope/phrases/names';
const SLOT = /\{(\w+)(?::(\w+))?\??\}/g;
const slotsIn = (text: string): readonly string[] => [...text.matchAll(SLOT)].map(([, name = '']) => name);
const optionalIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)(?::\w+)?\?\}/g)].map(([, name = '']) => name);
const WORD = /[\p{L}\p{M}]+/gu;
/** Letters that a language never uses although its script has them, and encodings that mix two ways of writing. */
const NEVER: Readonly<Partial<Record<string, RegExp>>> = {
  as: /র/,
  ml: /[നണരലള]\u0d4d\u200d/,
};

const isTable = (texts: Texts | undefined): texts is { readonly [key: string]: Texts } =>
  typeof texts === 'object' && !Array.isArray(texts);

/** Families that name headers, members and products of others, as they are written in English. */
const TECHNICAL = /^(?:errors|error-page|mail\/\w+|pages\/\w+|platform|suites|explain|guides|astrologer\/\w+)$/;
/** Names that have no other form. */
const PRODUCTS = ['UTC', 'Swiss', 'Ephemeris'];
/** IAU, the J of J2000, SHA. */
const isAcronym = (word: string): boolean => /^[A-Z]+$/.test(word);

/** Faults of a bank, one sentence each. */
export const faultsOf = ({ language, family, english, texts, script, partial, forms }: Checked): readonly string[] => {
  const faults: string[] = [];
  const inEnglish = JSON.stringify(english).match(WORD) ?? [];
  const latin = new Set([
    ...(script === 'Latn' || TECHNICAL.test(family) ? inEnglish : inEnglish.filter(isAcronym)),
    ...PRODUCTS,
  ]);
  const letters = new RegExp(`^[\\p{Script=${script}}\\p{M}]+$`, 'u');
  const add = (path: string, fault: string): void => void faults.push(`${language}/${path}: ${fault}`);

  const row = (path: string, text: string, source: string): void => {
    const filled = slotsIn(text);
    const known = slotsIn(source);
    for (const slot of new Set(filled)) if (!known.includes(slot)) add(path, `fills {${slot}}, which English does not`);
    const optional = optionalIn(source);
    for (const slot of new Set(known))
      if (!filled.includes(slot) && !optional.includes(slot)) add(path, `leaves out {${slot}}`);
    for (const [, slot, form] of text.matchAll(SLOT))
      if (form !== undefined && !forms.has(form)) add(path, `asks for {${slot}:${form}}, which there is not`);
    if (text.normalize('NFC') !== text) add(path, 'is not NFC');
    if (text.trim() === '' && source.trim() !== '') add(path, 'is empty');
    if (NEVER[language]?.test(text)) add(path, 'has a letter that the language does not use');
    for (const word of text.replaceAll(/\{[^}]*\}/g, '').match(WORD) ?? [])
      if (!letters.test(word) && !latin.has(word)) add(path, `“${word}” is not in the script ${script}`);
  };

  const walk = (path: string, own: Texts | undefined, source: Texts): void => {
    if (own === undefined) return add(path, 'is missing');
    if (typeof source === 'string') return typeof own === 'string' ? row(path, own, source) : add(path, 'is no text');
    if (Array.isArray(source)) {
      if (!Array.isArray(own)) return add(path, 'is no list');
      const free = path.startsWith('horoscope/') && !isTuple(path);
      if (free ? own.length < 1 && path !== NAMES : own.length !== source.length)
        return add(path, `has ${own.length} members`);
      const whole = source.join(' ');
      own.forEach((one: Texts, i) => {
        const beside: Texts | undefined = source[i];
        walk(`${path}/${i}`, one, free && typeof one === 'string' ? whole : (beside ?? ''));
      });
      return;
    }
    if (!isTable(own)) return add(path, 'is no table');
    const top = partial && path === family;
    const keys = Object.keys(source).filter((key) => !top || key in own);
    if (!top || keys.length > 0) for (const key of keys) walk(`${path}/${key}`, own[key], (source as never)[key]);
    const others = Object.keys(own).filter((key) => !keys.includes(key));
    for (const key of others) add(`${path}/${key}`, 'is not in English');
    if (others.length === 0 && Object.keys(own).join() !== keys.filter((key) => key in own).join())
      add(path, 'has its keys in another order');
  };
  walk(family, texts, english);
  return faults;
};
