/** The lexicon: what words and phrases stand for, made once from the lists of every language that has one. */
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { DOSHA_IDS } from '../../../layers/jyotish/dosha/all.ts';
import { YOGA_RULES } from '../../../layers/jyotish/yoga/detect.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { NAKSHATRA_KEYS } from '../../../layers/jyotish/chart/nakshatra.ts';
import { bank } from '../../words/bank.ts';
import { isLanguage } from '../../words/languages.ts';
import { LEXICONS, type LexiconRows } from '../../words/reading/lexicon.ts';
import { normalised, wordsIn } from '../../words/reading/normalise.ts';
import { wordsOf } from '../../words/words.ts';
import { yogaName } from '../../words/yogas.ts';
import { isKind, kinds, type Kind } from './kinds.ts';

/** One thing that a phrase may stand for; the value is empty where the kind says all. */
export interface Sense {
  readonly kind: Kind;
  readonly value: string | number;
}

export interface Lexicon {
  /** Senses of a phrase of normalised words joined by spaces. */
  readonly senses: (phrase: string) => readonly Sense[] | undefined;
  /** Senses of a word that is spelled otherwise. */
  readonly bySound: (word: string) => readonly Sense[] | undefined;
  /** Most words of a phrase that begins with a word; 0 where none does. */
  readonly longest: (first: string) => number;
}

const NASAL = /[ङञणनम]्(?=[क-ह])/gu;
/** A word as the lexicon keeps it: half nasals of Devanagari as anusvara. */
export const inOneForm = (word: string): string =>
  word < 'ऀ' ? word : word.replace(NASAL, 'ं').replace(/(?<=[ेैोौ])ं$/u, '');

/** How a word in Latin letters sounds: long vowels short, doubled letters once, no last "a", no nasal at the end. */
const soundOf = (word: string): string =>
  word
    .replaceAll('w', 'v')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ou', 'au')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j')
    .replaceAll('sh', 's')
    .replace(/([cgkbdtp])h/gu, '$1')
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=[aeio])[nm]$/u, '')
    .replace(/e[iy]$/u, 'e')
    .replace(/(?<=.{3})a$/u, '');

const LATIN = /^[a-z]{5,}$/u;
/** Kinds that are told by their sound. */
const SOUNDED = new Set<Kind>(
  kinds(
    'planet sign star ordinal house_lord house_word ascendant maha antar retrograde exalted debilitated tithi nitya karana',
  ),
);

const valueOf = (text: string): string | number => (/^\d+$/u.test(text) ? Number(text) : text);

/** A lexicon of some rows. Rows of a kind that is not known are an error of the data. */
export const lexiconOf = (all: readonly LexiconRows[]): Lexicon => {
  const entries = new Map<string, Sense[]>();
  const longest = new Map<string, number>();
  let sounds: Map<string, readonly Sense[] | null> | undefined;
  const add = (forms: string, kind: Kind, value: string | number): void => {
    for (const form of normalised(forms).split('|')) {
      const words = wordsIn(form).map(inOneForm);
      const [first] = words;
      if (first === undefined) continue;
      const phrase = words.join(' ');
      const senses = entries.get(phrase) ?? [];
      if (!senses.some((one) => one.kind === kind && one.value === value)) senses.push({ kind, value });
      entries.set(phrase, senses);
      if ((longest.get(first) ?? 0) < words.length) longest.set(first, words.length);
    }
  };
  for (const rows of all)
    for (const [kind, forms] of Object.entries(rows)) {
      if (!isKind(kind)) throw new Error(`no kind of words is called ${kind}`);
      if (Array.isArray(forms)) for (const line of forms) add(String(line), kind, '');
      else for (const [value, line] of Object.entries(forms)) add(String(line), kind, valueOf(value));
    }
  const sounded = (): Map<string, readonly Sense[] | null> => {
    const found = new Map<string, readonly Sense[] | null>();
    for (const [phrase, senses] of entries) {
      const [sense] = senses;
      if (sense === undefined || senses.length > 1 || !SOUNDED.has(sense.kind) || !LATIN.test(phrase)) continue;
      const sound = soundOf(phrase);
      const [other] = found.get(sound) ?? [sense];
      found.set(sound, other?.kind === sense.kind && other.value === sense.value ? senses : null);
    }
    return found;
  };
  return {
    senses: (phrase) => entries.get(phrase),
    bySound: (word) => (LATIN.test(word) ? ((sounds ??= sounded()).get(soundOf(word)) ?? undefined) : undefined),
    longest: (first) => longest.get(first) ?? 0,
  };
};

/** Ruchaka Yoga also as Ruchak Yog, रुचक महापुरुष योग. */
const spellings = (name: string): string => {
  const base = name.replace(/[ -](?:yoga|योग)$/iu, '');
  if (base === name) return name;
  const short = base.replaceAll(/(?<=[a-z]{2}[^aeiou])a(?= |$)/gu, '');
  const words = /[a-z]/iu.test(base)
    ? ['yoga', 'yog', 'mahapurusha yoga', 'mahapurush yog']
    : ['योग', 'नामक योग', 'महापुरुष योग'];
  return [base, short].flatMap((one) => words.map((word) => `${one} ${word}`)).join('|');
};

/** The names that the service has for things, as rows of a lexicon. */
const namesOf = (language: string): LexiconRows => {
  const words = wordsOf(language);
  const doshas = bank(language, 'doshas').doshaNames;
  return {
    planet: Object.fromEntries(GRAHAS.map((key) => [key, words.nameOfKey('planets', key)])),
    sign: Object.fromEntries(SIGN_KEYS.map((key) => [key, words.nameOfKey('signs', key)])),
    star: Object.fromEntries(NAKSHATRA_KEYS.map((key) => [key, words.nameOfKey('nakshatras', key)])),
    dosha: Object.fromEntries(DOSHA_IDS.map((id) => [id, doshas[id]])),
    yoga: Object.fromEntries(YOGA_RULES.map(({ id }) => [id, spellings(yogaName(language, id))])),
  };
};

let made: Lexicon | undefined;
/** The lexicon of all languages that have one, made on first use. */
export const lexicon = (): Lexicon =>
  (made ??= lexiconOf(
    Object.entries(LEXICONS).flatMap(([language, rows]) => (isLanguage(language) ? [rows, namesOf(language)] : [rows])),
  ));
