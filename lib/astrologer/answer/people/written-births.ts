/** The births that a message writes out, each with whose it is: the relation that is named nearest to it. */
import type { CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import {
  CAME_TO_NOTHING,
  CHART_WORDS,
  OTHER_KIN,
  OWN_BIRTH,
  PRONOUN_SEX,
  SUITORS,
} from '../../../words/reading/birth-vocabulary.ts';
import { normalised, wholeWords } from '../../../words/reading/normalise.ts';
import { KIN_OF, type Person } from '../../../words/reading/ask.ts';
import { AND_SAID, MINE, POSSESSIVE, wordsOf } from '../hear/ask-terms.ts';
import { isTeller, personOf } from './kin.ts';
import { spelledWords } from '../hear/patterns.ts';
import { sexOf, type Sex } from './sex.ts';
import { birthIn, saysBorn, type WrittenBirth } from './written-birth.ts';
import { datesIn } from './written-date.ts';

/** Whose birth it is. */
export interface Whose {
  /** The relation by which they are named; null where none is. */
  readonly who: Person | null;
  /** They are one of two whose match is asked about. */
  readonly isSuitor: boolean;
  readonly sex: Sex | null;
}
/** A birth of somebody else, as a message writes it. */
export interface BirthOf extends Whose, WrittenBirth {
  /** It was written beside another. */
  readonly together?: true | undefined;
}

/** The births of others in a message, and the message without them. */
export interface BirthsIn {
  readonly births: readonly BirthOf[];
  readonly rest: string;
}

const NOBODY: Whose = { who: null, isSuitor: false, sex: null };
const isOneOf = (words: string): ((word: string) => boolean) => {
  const all = new Set(words.split('|'));
  return (word) => all.has(word);
};
const SUITOR_WORDS = (['male', 'female', 'none'] as const).map((sex) => ({ sex, has: isOneOf(SUITORS[sex]) }));
const isOther = isOneOf(OTHER_KIN);
/** “Three proposals fell through”: they are told of, and are nobody. */
const ENDED = new RegExp(`^(?:${CAME_TO_NOTHING})`, 'u');
const FEW = 7;
const OF_DOER = wordsOf(({ agent }) => agent);
const PRONOUNS: Readonly<Record<string, Sex>> = PRONOUN_SEX;
const CHART = new RegExp(wholeWords(CHART_WORDS), 'u');
const OWN = new RegExp(wholeWords(OWN_BIRTH), 'u');

/** The words of a text, each in the spelling by which relations are looked for. */
const bareWords = (text: string): readonly string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) =>
    personOf(spelledWords(word)[0] ?? '') === null ? word : (spelledWords(word)[0] ?? ''),
  );

/** Whether words name one of two whose match is asked about: “the boy”. */
export const namesSuitor = (text: string): boolean =>
  (normalised(text).match(/[\p{L}\p{M}]+/gu) ?? []).some((word) =>
    SUITOR_WORDS.some(({ sex, has }) => sex !== 'none' && has(word)),
  );

/** Whether a word names anybody: a relation, one of two suitors. */
export const namesAnyone = (word: string): boolean =>
  personOf(word) !== null || isOther(word) || SUITOR_WORDS.some(({ has }) => has(word));

/** Who is one of two of a match, by the word at a place: a child, “my boy”; nobody where a proposal fell through. */
const suitorAt = (words: readonly string[], at: number, sex: Sex | null): Whose | null => {
  if (sex === null && words.slice(at, at + FEW).some((one) => ENDED.test(one))) return null;
  if (sex === null || !MINE.has(words[at - 1] ?? '')) return { who: null, isSuitor: true, sex };
  return { who: sex === 'male' ? 'son' : 'daughter', isSuitor: false, sex };
};

/** Whose a word at a place is: a relation, one of two of a match, “my boy”, who is a child; null where it names nobody. */
const whoAt = (words: readonly string[], at: number): Whose | null => {
  const word = words[at] ?? '';
  if (OF_DOER.has(words[at + 1] ?? '') || isTeller(words, at)) return null;
  const suitor = SUITOR_WORDS.find(({ has }) => has(word));
  if (suitor !== undefined) return suitorAt(words, at, suitor.sex === 'none' ? null : suitor.sex);
  const person = personOf(word);
  if (person === null) return isOther(word) ? { ...NOBODY, who: 'other' } : null;
  // The wife of a son is no wife of whoever asks.
  const owner = POSSESSIVE.has(words[at - 1] ?? '') ? personOf(words[at - 2] ?? '') : null;
  const who = owner !== null && KIN_OF[person] === 'spouse' ? 'other' : person;
  return { who, isSuitor: false, sex: sexOf(person) };
};

/** Whoever is named nearest before a date, else behind it; the sex that “she” tells where nobody is. */
const whoseAt = (before: string, behind: string): Whose => {
  const [first, later] = [bareWords(before), bareWords(behind)];
  const named =
    first.map((_, at) => whoAt(first, at)).findLast((one) => one !== null) ??
    later.map((_, at) => whoAt(later, at)).find((one) => one !== null);
  const pronoun = [...first, ...later].map((word) => PRONOUNS[word]).find((sex) => sex !== undefined);
  if (named !== undefined && named !== null)
    return named.sex === null && !named.isSuitor ? { ...named, sex: pronoun ?? null } : named;
  return pronoun === undefined ? NOBODY : { ...NOBODY, sex: pronoun };
};

/** Years below which nobody has a wife, a husband or a child. */
const GROWN = 16;
/** Whether whoever is named may have been born then: “my wife left on 12 February 2019” is no birth of hers. */
const mayBe = ({ who, isSuitor }: Whose, date: string, today: CivilDate): boolean => {
  const isGrown = isSuitor || (who !== null && (KIN_OF[who] === 'spouse' || KIN_OF[who] === 'parent'));
  return !isGrown || today.year - Number(date.slice(0, 4)) >= GROWN;
};

/** Whether a text names anybody whose birth it may tell. */
const namesSomebody = (text: string): boolean => {
  const words = bareWords(text);
  return words.some((_, at) => whoAt(words, at) !== null);
};

/** Whether somebody is named right before a date, or a chart of theirs: “my wife 3 April 1984”, “patni ki kundli bhi dekho”. */
const endsInPerson = (before: string): boolean => {
  const words = bareWords(before);
  // “My son Aarav (2019-11-02, 22:35, Mumbai)”.
  if (/\($/u.test(before.trim()) && namesSomebody(before)) return true;
  const last = words.findLastIndex((word) => !POSSESSIVE.has(word));
  return whoAt(words, last) !== null || (CHART.test(before) && words.some((_, at) => whoAt(words, at) !== null));
};

/** What parts one birth from the next. */
const JOINT = new RegExp(`[,;.\\n।]|\\s(?:${AND_SAID})\\s`, 'gu');
/** The text in zones of one date each, cut at the last joint before the next date. */
const zonesOf = (
  text: string,
  dates: readonly { readonly at: number; readonly length: number }[],
): readonly string[] => {
  const cuts = dates.slice(1).map((next, i) => {
    const from = (dates[i]?.at ?? 0) + (dates[i]?.length ?? 0);
    const joint = [...text.slice(from, next.at).matchAll(JOINT)].at(-1);
    return joint === undefined ? next.at : from + joint.index + joint[0].length;
  });
  return [0, ...cuts].map((from, i) => text.slice(from, cuts[i]));
};

/** A zone of a text with one date: where it begins in it, and where its date and the next one stand. */
interface Zone {
  readonly text: string;
  readonly own: string;
  readonly from: number;
  readonly at: number;
  readonly next: number | undefined;
  readonly isOneOfMany: boolean;
}
/** The birth of somebody else in a zone, and what is left of it; `known` are those that stood before it. */
const birthInZone = (
  { text, own, from, at, next, isOneOfMany }: Zone,
  { typed, today, known }: { readonly typed: string; readonly today: CivilDate; readonly known: readonly BirthOf[] },
): { readonly birth: BirthOf | null; readonly rest: string } => {
  const before = text.slice(known.length === 0 ? 0 : from, at);
  const isBeside = isOneOfMany && (saysBorn(text) === saysBorn(own) || namesSomebody(text.slice(from, at)));
  const found = birthIn(own, today, { typed, isOne: isBeside || endsInPerson(before) });
  if (found === null || OWN.test(text.slice(from, at))) return { birth: null, rest: found?.rest ?? own };
  const whose = whoseAt(before, text.slice(at, next));
  if (!saysBorn(own) && !mayBe(whose, found.birth.date, today)) return { birth: null, rest: own };
  // “The other one” is of the same kind as the first.
  const isOther = whose.who === null && !whose.isSuitor;
  return { birth: { ...(isOther ? (known.at(-1) ?? whose) : whose), ...found.birth }, rest: found.rest };
};

/** The births of others that a message writes out; null where it writes none. */
export const birthsIn = (typed: string, today: CivilDate): BirthsIn | null => {
  const text = normalised(typed);
  const dates = datesIn(text, today, saysBorn(text));
  const zones = dates.length > 1 ? zonesOf(text, dates) : [text];
  const births: BirthOf[] = [];
  const rest: string[] = [];
  let from = 0;
  for (const [i, own] of zones.entries()) {
    const zone = { text, own, from, at: dates[i]?.at ?? 0, next: dates[i + 1]?.at, isOneOfMany: zones.length > 1 };
    const found = birthInZone(zone, { typed, today, known: births });
    if (found.birth !== null) births.push(found.birth);
    rest.push(found.rest);
    from += own.length;
  }
  if (births.length === 0) return null;
  const all = births.length === 1 ? births : births.map((one): BirthOf => ({ ...one, together: true }));
  return { births: all, rest: tidied(rest.join(' ')) };
};

/** A text without the marks that a birth leaves behind. */
const tidied = (text: string): string =>
  text
    .replace(/\(\s*,*\s*\)/gu, ' ')
    .replace(/[\s,]+(?=[.?!।])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
