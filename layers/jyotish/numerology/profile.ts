/** The Pythagorean profile of a name and a date, and the karmic debts in its sums. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { isVowelAt, latinWords, letterSum } from './letters.ts';
import { keepingMasters, MASTER_NUMBERS } from './numbers.ts';
import { lifePathOf, lifePathSum } from './pinnacles.ts';

/** How the life path is reduced: month, day and year first, or all digits at once. */
export const LIFE_PATH_METHODS = ['parts', 'digits'] as const;
export type LifePathMethod = (typeof LIFE_PATH_METHODS)[number];

/** Numbers of a profile. */
export const PROFILE_NUMBERS = ['life_path', 'expression', 'soul_urge', 'personality', 'maturity', 'birthday'] as const;
export type ProfileNumber = (typeof PROFILE_NUMBERS)[number];
export type Profile = Readonly<Record<ProfileNumber, number>>;

type Letters = (word: readonly string[]) => readonly string[];
const all: Letters = (word) => word;
const vowels: Letters = (word) => word.filter((_, i) => isVowelAt(word, i));
const consonants: Letters = (word) => word.filter((_, i) => !isVowelAt(word, i));

/** Sum of the words of a name, each reduced with masters kept; of a single word the sum of its letters. */
const wordSum = (name: string, letters: Letters): number => {
  const sums = latinWords(name).map((word) => letterSum('pythagorean', letters(word)));
  const [only = 0, ...others] = sums;
  return others.length === 0 ? only : sums.reduce((sum, one) => sum + keepingMasters(one), 0);
};

/** The profile of a name with at least one Latin letter, and a date of birth. 0 where a name has no letter of a kind. */
export const profileOf = (name: string, dob: CivilDate, method: LifePathMethod): Profile => {
  const path = lifePathOf(dob, method);
  const expression = keepingMasters(wordSum(name, all));
  return {
    life_path: path,
    expression,
    soul_urge: keepingMasters(wordSum(name, vowels)),
    personality: keepingMasters(wordSum(name, consonants)),
    maturity: keepingMasters(path + expression),
    birthday: dob.day,
  };
};

/** Numbers of a profile that are masters. */
export const mastersIn = (profile: Profile): readonly ProfileNumber[] =>
  PROFILE_NUMBERS.filter((key) => MASTER_NUMBERS.some((master) => master === profile[key]));

/** Sums that carry a debt. */
export const KARMIC_DEBTS = [13, 14, 16, 19] as const;
export type KarmicDebt = (typeof KARMIC_DEBTS)[number];
/** Where a debt may stand. */
export const DEBT_PLACES = [
  'life_path',
  'birth_day',
  'expression',
  'expression_straight',
  'soul_urge',
  'personality',
] as const;
export type DebtPlace = (typeof DEBT_PLACES)[number];

/** A debt and where it stands. */
export interface FoundDebt {
  readonly place: DebtPlace;
  readonly debt: KarmicDebt;
}

/** The debt that a sum is before it is reduced, or null. */
const debtIn = (sum: number): KarmicDebt | null => KARMIC_DEBTS.find((one) => one === sum) ?? null;

/** Debts of a name and a date; the expression is looked at by words, and straight where there are several. */
export const debtsOf = (name: string, dob: CivilDate, method: LifePathMethod): FoundDebt[] => {
  const sums: readonly (readonly [DebtPlace, number])[] = [
    ['life_path', lifePathSum(dob, method)],
    ['birth_day', dob.day],
    ['expression', wordSum(name, all)],
    ...(latinWords(name).length > 1
      ? [['expression_straight', letterSum('pythagorean', latinWords(name).flat())] as const]
      : []),
    ['soul_urge', wordSum(name, vowels)],
    ['personality', wordSum(name, consonants)],
  ];
  return sums.flatMap(([place, sum]) => {
    const debt = debtIn(sum);
    return debt === null ? [] : [{ place, debt }];
  });
};
