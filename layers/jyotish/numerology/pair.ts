/** Two persons by their numbers. */
import type { CivilDate } from '../ephemeris/instant.ts';
import { namankOf } from './name-number.ts';
import { bhagyankOf, mulankOf, numberRelation, pairLevel, type NumberRelation } from './numbers.ts';

/** The numbers that are compared, with the most they count for. */
export const COMPARED_NUMBERS = ['mulank', 'bhagyank', 'namank'] as const;
export type ComparedNumber = (typeof COMPARED_NUMBERS)[number];
export const MOST_POINTS: Readonly<Record<ComparedNumber, number>> = { mulank: 40, bhagyank: 40, namank: 20 };

/** A person as numbers see one. */
export interface NumberedPerson {
  readonly name: string;
  readonly dob: CivilDate;
}

/** One number of both, and how they hold each other. */
export interface NumberPair {
  readonly key: ComparedNumber;
  readonly numbers: readonly [number, number];
  /** How the first holds the second, and the second the first. */
  readonly relations: readonly [NumberRelation, NumberRelation];
  /** 0–4 */
  readonly level: number;
  readonly points: number;
}

const numberOf: Readonly<Record<ComparedNumber, (person: NumberedPerson) => number>> = {
  mulank: ({ dob }) => mulankOf(dob),
  bhagyank: ({ dob }) => bhagyankOf(dob),
  namank: ({ name }) => namankOf(name).root,
};

/** The three numbers of two persons, and their score 0–100. */
export const comparePersons = (
  first: NumberedPerson,
  second: NumberedPerson,
): { readonly score: number; readonly pairs: readonly NumberPair[] } => {
  const pairs = COMPARED_NUMBERS.map((key): NumberPair => {
    const [a, b] = [numberOf[key](first), numberOf[key](second)];
    const level = pairLevel(a, b);
    const relations: [NumberRelation, NumberRelation] = [numberRelation(a, b), numberRelation(b, a)];
    return { key, numbers: [a, b], relations, level, points: (MOST_POINTS[key] * level) / 4 };
  });
  return { score: pairs.reduce((sum, { points }) => sum + points, 0), pairs };
};
