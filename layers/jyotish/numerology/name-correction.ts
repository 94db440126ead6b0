/**
 * Spellings of a name that reach a wanted number: a search over small edits, each of a kind that people
 * make of Indian names in Latin letters. The first letter of a word is never changed.
 */
import type { CivilDate } from '../ephemeris/instant.ts';
import { compoundOf, type Compound } from './compound.ts';
import { latinLetters, letterSum } from './letters.ts';
import { bhagyankOf, mulankOf, numberRelation, oneDigit } from './numbers.ts';

/** A spelling that reaches the number. */
export interface Spelling {
  readonly name: string;
  /** 1–9 */
  readonly number: number;
  readonly compound: Compound | null;
  readonly edits: number;
}

const MAX_EDITS = 3;
const BEAM = 2000;
const MAX_STATES = 20_000;
const MAX_RESULTS = 20;
/** Numbers that are tried for first. */
const PREFERRED: readonly number[] = [1, 3, 5, 6];

/** Letters that stand for one another: from, to. */
const SWAPS: readonly (readonly [string, string])[] = [
  ['i', 'y'],
  ['y', 'i'],
  ['i', 'ee'],
  ['ee', 'i'],
  ['y', 'ee'],
  ['ee', 'y'],
  ['u', 'oo'],
  ['oo', 'u'],
  ['v', 'w'],
  ['w', 'v'],
  ['k', 'c'],
  ['c', 'k'],
  ['k', 'q'],
  ['q', 'k'],
  ['c', 'q'],
  ['q', 'c'],
  ['s', 'sh'],
  ['f', 'ph'],
  ['ph', 'f'],
  ['c', 'ch'],
  ['g', 'gh'],
  ['j', 'jh'],
  ['k', 'kh'],
  ['t', 'th'],
  ['d', 'dh'],
  ['b', 'bh'],
  ['p', 'ph'],
];
const FINALS = ['a', 'e', 'h'];

/** The spellings of a word one edit away, in a fixed order. */
const editsOf = (word: string): string[] => {
  const found: string[] = [];
  for (let i = 1; i < word.length; i++) {
    const letter = word.charAt(i);
    if (letter === word.charAt(i - 1)) found.push(word.slice(0, i) + word.slice(i + 1));
    else if (letter !== word.charAt(i + 1)) found.push(word.slice(0, i) + letter + word.slice(i));
    for (const [from, to] of SWAPS) {
      const after = word.charAt(i + from.length);
      if (word.startsWith(from, i) && !(to === `${from}h` && after === 'h'))
        found.push(word.slice(0, i) + to + word.slice(i + from.length));
    }
  }
  for (const final of FINALS) {
    if (!word.endsWith(final)) found.push(word + final);
    else if (word.length > 2) found.push(word.slice(0, -1));
  }
  return found;
};

/** The spellings of a name one edit away: one word at a time. */
const neighbours = (words: readonly string[]): string[][] =>
  words.flatMap((word, i) => editsOf(word).map((edited) => words.map((one, j) => (j === i ? edited : one))));

/** A word with the capitals of another: all, the first, or none. */
const capitalised = (word: string, like: string): string => {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return like.charAt(0) === like.charAt(0).toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
};

const sumOf = (words: readonly string[]): number => letterSum('chaldean', latinLetters(words.join('')));

/** What is wanted of a name. */
export interface WantedNumbers {
  /** 1–9 */
  readonly targets: readonly number[];
  /** Whether the compound must be a good one. */
  readonly goodCompound: boolean;
}

/** Numbers that are friends of both numbers of a date, the usual ones first. */
export const wantedFor = (dob: CivilDate): WantedNumbers => {
  const isFriend = (number: number): boolean =>
    [mulankOf(dob), bhagyankOf(dob)].every((own) => numberRelation(own, number) === 'friend');
  const others = [2, 4, 7, 8, 9];
  return { targets: [...PREFERRED, ...others].filter(isFriend), goodCompound: true };
};

/** Whether a sum is what is wanted. */
export const reaches = (sum: number, { targets, goodCompound }: WantedNumbers): boolean =>
  targets.includes(oneDigit(sum)) && (!goodCompound || compoundOf(sum)?.grade === 'good');

/** Spellings that reach a wanted number, at most twenty: fewest edits first. Empty where none within three edits does. */
export const spellingsFor = (name: string, dob: CivilDate, wanted: WantedNumbers): Spelling[] => {
  const written = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/\s+/)
    .filter((word) => latinLetters(word).length > 0);
  const start = written.map((word) => latinLetters(word).join('').toLowerCase());
  const length = start.join('').length;
  const seen = new Set([start.join(' ')]);
  const found: { readonly words: readonly string[]; readonly edits: number; readonly sum: number }[] = [];
  let level: (readonly string[])[] = [start];
  for (let edits = 1; edits <= MAX_EDITS && found.length < MAX_RESULTS && seen.size < MAX_STATES; edits++) {
    const next: (readonly string[])[] = [];
    for (const words of level) {
      for (const edited of neighbours(words)) {
        const key = edited.join(' ');
        if (seen.has(key) || seen.size >= MAX_STATES) continue;
        seen.add(key);
        const sum = sumOf(edited);
        if (reaches(sum, wanted)) found.push({ words: edited, edits, sum });
        if (next.length < BEAM) next.push(edited);
      }
    }
    level = next;
  }
  const rank = (number: number): number => wanted.targets.indexOf(number);
  const isFriend = (number: number): boolean => wantedFor(dob).targets.includes(number);
  const grade = (sum: number): number => (compoundOf(sum)?.grade === 'good' ? 0 : 1);
  const change = (words: readonly string[]): number => Math.abs(words.join('').length - length);
  return found
    .map((one) => ({ ...one, text: one.words.map((word, i) => capitalised(word, written[i] ?? '')).join(' ') }))
    .sort(
      (a, b) =>
        a.edits - b.edits ||
        change(a.words) - change(b.words) ||
        grade(a.sum) - grade(b.sum) ||
        Number(isFriend(oneDigit(b.sum))) - Number(isFriend(oneDigit(a.sum))) ||
        rank(oneDigit(a.sum)) - rank(oneDigit(b.sum)) ||
        (a.text < b.text ? -1 : 1),
    )
    .slice(0, MAX_RESULTS)
    .map(({ text, sum, edits }) => ({ name: text, number: oneDigit(sum), compound: compoundOf(sum), edits }));
};
