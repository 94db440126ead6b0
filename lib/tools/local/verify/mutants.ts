/** Sentences that are read as true, with one planet, sign, number, state or year of them changed. */
import type { KnownBirth } from '../../../answers/queries/known-birth.ts';
import { foundIn, type Row } from './free.ts';

/** Words that a change puts for each other. */
const GROUPS: readonly (readonly string[])[] = [
  ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'],
  ['सूर्य', 'चंद्रमा', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'राहु', 'केतु'],
  ['surya', 'chandra', 'mangal', 'budh', 'guru', 'shukra', 'shani', 'rahu', 'ketu'],
  [
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ],
  [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'eleventh',
    'twelfth',
  ],
  ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'],
  ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पांचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'],
  ['exalted', 'debilitated'],
  ['retrograde', 'direct'],
  ['2024', '2026', '2028', '2031', '2034', '2040'],
];
const WORD = /[\p{L}\p{M}\d]+/gu;

/** Each sentence with one word of a group changed for the next but one of it. */
const changesOf = (text: string): readonly string[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const group = GROUPS.find((words) => words.includes(word));
    if (group === undefined) return [];
    const at = group.indexOf(word);
    const other = group[(at + (group.length > 2 ? 2 : 1)) % group.length] ?? '';
    return [text.slice(0, index) + other + text.slice(index + word.length)];
  });

export interface MutantScore {
  readonly mutants: number;
  readonly judgedFalse: number;
  readonly stillTrue: readonly string[];
}

/** What becomes of the changes of sentences that were read as true. */
export const mutantScore = (rows: readonly Row[], births: ReadonlyMap<string, KnownBirth>): MutantScore => {
  const found = rows.flatMap(([birth, , label, text]) => {
    const known = births.get(birth);
    if (known === undefined || label !== 'true' || foundIn(known, text) !== 'true') return [];
    return changesOf(text).map((changed) => ({ changed: `${birth} ${changed}`, found: foundIn(known, changed) }));
  });
  return {
    mutants: found.length,
    judgedFalse: found.filter((one) => one.found === 'false').length,
    stillTrue: found.filter((one) => one.found === 'true').map(({ changed }) => changed),
  };
};
