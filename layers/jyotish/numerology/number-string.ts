/** A number that one lives with (telephone, vehicle, house, account) beside a date of birth. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { latinLetters, letterNumber } from './letters.ts';
import { bhagyankOf, digitSum, mulankOf, numberRelation, oneDigit, type NumberRelation } from './numbers.ts';

/** What the number belongs to. */
export const NUMBER_KINDS = ['mobile', 'vehicle', 'house', 'account'] as const;
/** What may be found in a number. */
export const NUMBER_FINDINGS = ['root_mulank', 'root_bhagyank', 'last_digit', 'run', 'zeros', 'adjacent'] as const;
export type NumberFindingKey = (typeof NUMBER_FINDINGS)[number];

/** A finding and the digits it is about. */
export interface NumberFinding {
  readonly key: NumberFindingKey;
  readonly good: boolean;
  readonly digits: string;
}

/** A number string and what it is made of. */
export interface NumberString {
  readonly digits: string;
  readonly sum: number;
  /** 1–9; 0 where all digits are 0. */
  readonly root: number;
  readonly mulank: NumberRelation;
  readonly bhagyank: NumberRelation;
  /** How often each digit 0–9 stands in it. */
  readonly counts: readonly number[];
  readonly findings: readonly NumberFinding[];
}

const ENEMY_PAIRS = ['18', '28', '48', '24', '36', '29', '49'];
const ENOUGH_IN_A_ROW = 3;
const MOST_ZEROS = 2;

/** A good or a bad finding of a relation; none for a neutral one. */
const byRelation = (key: NumberFindingKey, relation: NumberRelation, digits: string): NumberFinding[] =>
  relation === 'neutral' ? [] : [{ key, good: relation === 'friend', digits }];

/** Reads a text with at least one digit; `withLetters` adds its Latin letters by the Chaldean table. */
export const readNumberString = (text: string, dob: CivilDate, withLetters: boolean): NumberString => {
  const digits = text.replaceAll(/\D/g, '');
  const letters = withLetters ? latinLetters(text).map((letter) => letterNumber('chaldean', letter)) : [];
  const sum = digitSumOf(digits) + letters.reduce((total, value) => total + value, 0);
  const root = oneDigit(sum);
  const own = mulankOf(dob);
  const mulank = numberRelation(own, root);
  const bhagyank = numberRelation(bhagyankOf(dob), root);
  const last = Number(digits.slice(-1));
  const counts = Array.from({ length: 10 }, (_, digit) => digits.split(String(digit)).length - 1);
  const runs = digits.match(new RegExp(`(\\d)\\1{${ENOUGH_IN_A_ROW - 1},}`, 'g')) ?? [];
  const adjacent = ENEMY_PAIRS.filter((pair) => digits.includes(pair) || digits.includes([...pair].reverse().join('')));
  return {
    digits,
    sum,
    root,
    mulank,
    bhagyank,
    counts,
    findings: [
      ...(root === 0 ? [] : byRelation('root_mulank', mulank, String(root))),
      ...(root === 0 ? [] : byRelation('root_bhagyank', bhagyank, String(root))),
      ...(last === 0 ? [] : byRelation('last_digit', numberRelation(own, last), String(last))),
      ...runs.flatMap((run) =>
        run.startsWith('0') ? [] : byRelation('run', numberRelation(own, Number(run.charAt(0))), run),
      ),
      ...((counts[0] ?? 0) > MOST_ZEROS ? [{ key: 'zeros', good: false, digits: '0' } as const] : []),
      ...adjacent.map((pair) => ({ key: 'adjacent', good: false, digits: pair }) as const),
    ],
  };
};

/** Sum of a string of digits of any length. */
const digitSumOf = (digits: string): number =>
  digits.split('').reduce((sum, digit) => sum + digitSum(Number(digit)), 0);
