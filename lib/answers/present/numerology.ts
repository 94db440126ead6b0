/** Numbers in the shapes of the contract. */
import { addDays, civilDateOf, isoDate, type CivilDate } from '../../../layers/jyotish/ephemeris/instant.ts';
import { sameAs, type Compound } from '../../../layers/jyotish/numerology/compound.ts';
import type { NameSum } from '../../../layers/jyotish/numerology/name-number.ts';
import { NUMBER_PLANETS, numberRelation, pairLevel } from '../../../layers/jyotish/numerology/numbers.ts';
import type { AgeSpan } from '../../../layers/jyotish/numerology/pinnacles.ts';
import type { Banks } from '../../words/bank.ts';
import type { Words } from '../../words/words.ts';
import { planetName } from './names.ts';

type NumerologyBank = Banks['numerology'];
export type Nine = keyof NumerologyBank['mulank'];

/** How a score of two persons is held, from the lowest fifth. */
export const PAIR_GRADES = [
  'low',
  'quiet',
  'even',
  'good',
  'strong',
] as const satisfies readonly (keyof NumerologyBank['pair'])[];

const NINE: readonly Nine[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A number 1–9 as a key of the bank. Throws for any other. */
export const nineKey = (number: number): Nine => {
  const key = NINE[number - 1];
  if (key === undefined) throw new Error(`numerology knows no number ${number}`);
  return key;
};

/** A number with its planet and its text. */
export const spokenShape = (words: Words, number: number, texts: Readonly<Record<Nine, string>>) => {
  const key = nineKey(number);
  const planet = NUMBER_PLANETS[key - 1] ?? 'sun';
  return { number: key, planet, name: planetName(words, planet), text: texts[key] };
};

/** What a compound number stands for. */
export const compoundShape = ({ labels, compounds }: NumerologyBank, compound: Compound | null) =>
  compound && {
    number: compound.number,
    key: compound.key,
    name: compounds[compound.key].name,
    same_as: sameAs(compound),
    grade: compound.grade,
    grade_name: labels.grades[compound.grade],
    text: compounds[compound.key].text,
  };

/** A name as a number in one letter table. */
export const nameSumShape = (bank: NumerologyBank, { system, sum, root, compound }: NameSum) => ({
  system,
  system_name: bank.labels.systems[system],
  sum,
  number: root,
  compound: compoundShape(bank, compound),
});

/** How two numbers hold each other. */
export const mutualShape = ({ labels }: NumerologyBank, first: number, second: number) => {
  const relation = numberRelation(first, second);
  const back = numberRelation(second, first);
  return {
    relation,
    relation_name: labels.relations[relation],
    return_relation: back,
    return_relation_name: labels.relations[back],
    level: pairLevel(first, second),
  };
};

/** The birthday on which somebody completes `age` years; the 29th of February is the 1st of March in common years. */
const birthdayAt = (dob: CivilDate, age: number): CivilDate => {
  const text = isoDate({ ...dob, year: dob.year + age });
  return civilDateOf(text) ?? { year: dob.year + age, month: 3, day: 1 };
};

/** A span of ages with its dates. */
export const ageSpanShape = (dob: CivilDate, { from, to }: AgeSpan) => ({
  from_age: from,
  to_age: to,
  from: isoDate(birthdayAt(dob, from)),
  to: to === null ? null : isoDate(addDays(birthdayAt(dob, to + 1), -1)),
});
