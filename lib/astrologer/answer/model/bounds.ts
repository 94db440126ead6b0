/** Words that a language model may not type: those of the art, which slots say, and those that nobody says of a life. */
import { NAKSHATRA_KEYS } from '../../../../layers/jyotish/chart/nakshatra.ts';
import { SIGN_KEYS } from '../../../../layers/jyotish/chart/rashi.ts';
import { DOSHA_IDS } from '../../../../layers/jyotish/dosha/all.ts';
import { GRAHAS } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { YOGA_RULES } from '../../../../layers/jyotish/yoga/detect.ts';
import { bank } from '../../../words/bank.ts';
import { LANGUAGES, languagesWith } from '../../../words/languages.ts';
import { BOUND_WORDS, type BoundWords } from '../../../words/reading/bounds.ts';
import {
  DOSHAS_SAID,
  PLANETS_SAID,
  SIGNS_SAID,
  STARS_SAID,
  YOGAS_SAID,
} from '../../../words/reading/name-vocabulary.ts';
import { normalised } from '../../../words/reading/normalise.ts';
import { wordsOf } from '../../../words/words.ts';
import { yogaName } from '../../../words/yogas.ts';
import { lexicon } from '../../language/lexicon.ts';
import { mentionsOf, numberAs } from '../../language/mentions.ts';
import { patternsOf, spelledWords, type Found, type Patterns } from '../hear/patterns.ts';
import { inOneSpelling } from '../hear/spelling.ts';

/** What stands for a slot among words. */
const SLOT_WORD = '{}';
const TOKEN = /\{\}|[\p{L}\p{M}]+/gu;
/** Latin abbreviations of names are shorter; they are other words too. */
const SHORTEST = 4;
/** The greatest number that stands in plain prose. */
const MOST_PLAIN = 10;
/** Words after a number in which what it counts may stand. */
const REACH = 2;

/** The words of a text in one spelling, a slot as one word. */
export const boundWords = (text: string): readonly string[] =>
  inOneSpelling(text.replaceAll(/\{[^}]*\}/g, SLOT_WORD)).match(TOKEN) ?? [];

const patterns = (of: (one: BoundWords) => readonly string[]): Patterns => patternsOf(BOUND_WORDS.flatMap(of));
const wordSet = (of: (one: BoundWords) => readonly string[]): ReadonlySet<string> =>
  new Set(BOUND_WORDS.flatMap(of).map((text) => spelledWords(text).join(' ')));

const isShort = (form: string): boolean => /^[a-z]+$/i.test(form) && form.length < SHORTEST;
const said = (table: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(table).flatMap((forms) => forms.split('|').filter((form) => !isShort(form)));

const makeNames = (): ReadonlySet<string> => {
  const ofLists = LANGUAGES.map(wordsOf).flatMap((words) => [
    ...GRAHAS.map((key) => words.nameOfKey('planets', key)),
    ...SIGN_KEYS.map((key) => words.nameOfKey('signs', key)),
    ...NAKSHATRA_KEYS.map((key) => words.nameOfKey('nakshatras', key)),
  ]);
  const ofFindings = languagesWith('astrologer/answers').flatMap((language) => [
    ...YOGA_RULES.map(({ id }) => yogaName(language, id)),
    ...DOSHA_IDS.map((id) => bank(language, 'doshas').doshaNames[id]),
  ]);
  const ofPeople = [PLANETS_SAID, SIGNS_SAID, STARS_SAID, YOGAS_SAID, DOSHAS_SAID].flatMap(said);
  const names = new Set([...ofLists, ...ofFindings, ...ofPeople].map((name) => spelledWords(name).join(' ')));
  for (const word of wordSet(({ harmless }) => harmless)) names.delete(word);
  names.delete('');
  return names;
};

let names: { readonly forms: ReadonlySet<string>; readonly longest: number } | undefined;
/** Names of the chart in all languages, made on first use. */
const chartNames = () => {
  if (names !== undefined) return names;
  const forms = makeNames();
  return (names = { forms, longest: Math.max(...[...forms].map((form) => form.split(' ').length)) });
};

const STRICT = patterns(({ strict }) => strict);
const WEAK = wordSet(({ weak }) => weak);
const BESIDE = wordSet(({ beside }) => beside);
const AFTER = wordSet(({ after }) => after);
const AT_SLOT = patterns(({ atSlot }) => atSlot);
const LINKS = wordSet(({ links }) => links);
const MONTHS = BOUND_WORDS.flatMap(({ months }) => months);

/** A name of the chart among some words; null where there is none. A plural or an "s" of possession changes nothing. */
const nameIn = (words: readonly string[]): string | null => {
  const { forms, longest } = chartNames();
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      if (forms.has(phrase) || (/[a-z]{3}s$/.test(phrase) && forms.has(phrase.slice(0, -1)))) return phrase;
    }
  return null;
};

/** Whether a slot stands next to words at a place, links left out. */
const isAtSlot = (words: readonly string[], { from, to }: Found): boolean => {
  const skip = (start: number, step: 1 | -1): string | undefined => {
    let i = start;
    while (LINKS.has(words[i] ?? '')) i += step;
    return words[i];
  };
  return skip(from - 1, -1) === SLOT_WORD || words[to] === SLOT_WORD;
};

/** What of the art a writer typed; null where all of it stands in slots. */
export const bareToken = (template: string): string | null => {
  const bare = template.replaceAll(/\{[^}]*\}/g, SLOT_WORD);
  const digit = /\p{N}/u.exec(bare);
  if (digit !== null) return digit[0];
  const month = MONTHS.find((name) => new RegExp(`(?<=[\\p{L},;:}] )${name}(?!\\p{L})`, 'u').test(bare));
  if (month !== undefined) return month;
  // Few numbers up to ten are of the art; every other is.
  const number = mentionsOf(normalised(bare), lexicon()).find(
    (mention) => (numberAs(mention, 'number') ?? numberAs(mention, 'ordinal') ?? 0) > MOST_PLAIN,
  );
  if (number !== undefined) return number.text;
  const words = boundWords(template);
  const strict = STRICT.find(words);
  if (strict !== null) return words.slice(strict.from, strict.to).join(' ');
  const name = nameIn(words);
  if (name !== null) return name;
  const weak = words.find(
    (word, at) =>
      WEAK.has(word) &&
      (words.slice(at + 1, at + 1 + REACH).some((next) => BESIDE.has(next)) || AFTER.has(words[at - 1] ?? '')),
  );
  if (weak !== undefined) return weak;
  for (let found = AT_SLOT.find(words); found !== null; found = AT_SLOT.find(words, found.from + 1))
    if (isAtSlot(words, found)) return words.slice(found.from, found.to).join(' ');
  return null;
};

const OFFSTAGE = patterns(({ offstage }) => offstage);
/** Whether a text speaks of itself, of rules or of payment. */
export const isOffstage = (words: readonly string[]): boolean => OFFSTAGE.isIn(words);

const CERTAIN = patterns(({ certain }) => certain);
const FEAR = patterns(({ fear }) => fear);
const MEDICINE = patterns(({ medicine }) => medicine);
const VERDICTS = patterns(({ verdicts }) => verdicts);
const PEOPLE = patterns(({ people }) => people);
const HEDGES = patterns(({ hedges }) => hedges);
/** Polite requests of Hindi end as its future does: कीजिएगा, kijiyega. */
const REQUEST = /(?:िएगा|iyega|iega)$/u;

/** Whether a text promises. */
export const isCertain = (words: readonly string[]): boolean =>
  CERTAIN.isIn(words.filter((word) => !REQUEST.test(word)));
/** Whether it frightens, speaks of medicine, or hedges what it says. */
export const isFearful = (words: readonly string[]): boolean => FEAR.isIn(words);
export const isMedical = (words: readonly string[]): boolean => MEDICINE.isIn(words);
export const isHedged = (words: readonly string[]): boolean => HEDGES.isIn(words);
/** Whether a sentence judges another person, or says something of one without a hedge. */
export const isOnOthers = (words: readonly string[]): boolean =>
  VERDICTS.isIn(words) || (PEOPLE.isIn(words) && !isHedged(words));

const JOINTS = wordSet(({ joints }) => joints);
const STOP = /[.,;:!?।—–()]/u;

/** The clauses of a template: parted at stops, and at joints that follow a word. "{a} and {b}" is one clause. */
export const clausesOf = (template: string): readonly string[] => {
  const clauses: string[] = [];
  let clause = '';
  let last = '';
  for (const [token] of template.matchAll(/\{[^}]*\}|[\p{L}\p{M}]+|[^\p{L}\p{M}{]+|\{/gu)) {
    const isWord = /[\p{L}\p{M}]/u.test(token) && !token.startsWith('{');
    const isJoint = isWord && !last.startsWith('{') && JOINTS.has(inOneSpelling(token));
    if (STOP.test(token) && !token.startsWith('{')) last = '';
    if (isJoint || (STOP.test(token) && !token.startsWith('{'))) {
      clauses.push(clause);
      clause = '';
    } else clause += token;
    if (token.trim() !== '') last = token;
  }
  return [...clauses, clause].filter((one) => one.trim() !== '');
};
