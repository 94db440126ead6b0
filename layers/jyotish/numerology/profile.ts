/** The Pythagorean profile of a name and a date, and the karmic debts in its sums. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { isVowelAt, latinWords, letterSum } from './letters.ts';
import { keepingMasters, MASTER_NUMBERS } from './numbers.ts';
import { lifePathParts } from './pinnacles.ts';

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

/** The words of a name as they are added, each reduced with masters kept; of a single word its letters. */
const wordParts = (name: string, letters: Letters): readonly number[] => {
  const words = latinWords(name).map(letters);
  const [only = [], ...others] = words;
  return others.length === 0
    ? only.map((letter) => letterSum('pythagorean', [letter]))
    : words.map((word) => keepingMasters(letterSum('pythagorean', word)));
};

/** Numbers that are reduced from a sum of parts of the date or the name. */
export const SUMMED_NUMBERS = ['life_path', 'expression', 'soul_urge', 'personality'] as const;
type Parts = Readonly<Record<(typeof SUMMED_NUMBERS)[number], readonly number[]>>;

/** What is added for each of these numbers before it is reduced. */
export const profileParts = (name: string, dob: CivilDate, method: LifePathMethod): Parts => ({
  life_path: lifePathParts(dob, method),
  expression: wordParts(name, all),
  soul_urge: wordParts(name, vowels),
  personality: wordParts(name, consonants),
});

const added = (parts: readonly number[]): number => parts.reduce((sum, one) => sum + one, 0);

/** The profile of a name with at least one Latin letter, and a date of birth. 0 where a name has no letter of a kind. */
export const profileOf = (name: string, dob: CivilDate, method: LifePathMethod): Profile => {
  const parts = profileParts(name, dob, method);
  const [path, expression] = [keepingMasters(added(parts.life_path)), keepingMasters(added(parts.expression))];
  return {
    life_path: path,
    expression,
    soul_urge: keepingMasters(added(parts.soul_urge)),
    personality: keepingMasters(added(parts.personality)),
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
  const parts = profileParts(name, dob, method);
  const sums: readonly (readonly [DebtPlace, number])[] = [
    ['life_path', added(parts.life_path)],
    ['birth_day', dob.day],
    ['expression', added(parts.expression)],
    ...(latinWords(name).length > 1
      ? [['expression_straight', letterSum('pythagorean', latinWords(name).flat())] as const]
      : []),
    ['soul_urge', added(parts.soul_urge)],
    ['personality', added(parts.personality)],
  ];
  return sums.flatMap(([place, sum]) => {
    const debt = debtIn(sum);
    return debt === null ? [] : [{ place, debt }];
  });
};
