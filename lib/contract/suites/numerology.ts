/** Numerology: what a request brings beside a date, and the shapes of its answers. */
import * as z from 'zod/mini';
import { COMPOUND_GRADES, COMPOUND_KEYS } from '../../../layers/jyotish/numerology/compound.ts';
import { NAME_SYSTEMS } from '../../../layers/jyotish/numerology/name-number.ts';
import { COMPARED_NUMBERS } from '../../../layers/jyotish/numerology/pair.ts';
import { NUMBER_RELATIONS } from '../../../layers/jyotish/numerology/numbers.ts';
import { withFormWords } from '../values/date-time.ts';
import { NAME_WORDS, PERSON_NAME } from '../values/person-name.ts';
import { about, objectOf, objectOrNull, oneOf, text, whole } from '../frame/about.ts';
import { date, graha, keyed, nameOf } from '../frame/shapes.ts';

/** A name in either script. */
export const NAME_FIELD = { name: PERSON_NAME };
/** A name in Latin letters, whose sounds the Pythagorean rules read. */
export const LATIN_NAME_FIELD = {
  name: withFormWords(
    PERSON_NAME.check(
      z.refine((name) => /[A-Za-z]/.test(name.normalize('NFD'))),
      z.describe('Name in Latin letters, up to 100 characters; marks over letters are passed over'),
    ),
    { ...NAME_WORDS, must: 'a name with at least one Latin letter, without digits' },
  ),
};

/** A number 1–9, or a master number. */
export const masterOrDigit = whole(0, 33, '1 to 9, or 11, 22, 33');
/** One of the nine numbers, with its planet and what it says. */
export const spokenNumber = (description: string) =>
  objectOf(description, {
    number: whole(1, 9, 'Number, 1 to 9'),
    planet: about(graha, 'Planet of the number'),
    name: nameOf('planet'),
    text: about(text, 'What the number says'),
  });

/** What a compound number stands for. */
export const compoundMeaning = objectOrNull('What the sum stands for (Cheiro); null below 10', {
  number: whole(10, 52, 'Compound number; larger sums have their digits added until 52 or less is left'),
  ...keyed(COMPOUND_KEYS, 'meaning').shape,
  same_as: about(z.nullable(whole(10, 52, 'Number')), 'First number with this meaning; null where it is this one'),
  grade: oneOf(COMPOUND_GRADES, 'How it is held'),
  grade_name: nameOf('grade'),
  text: about(text, 'What it stands for'),
});

/** A name as a number in one letter table. */
export const nameSum = {
  system: oneOf(NAME_SYSTEMS, 'Letter table'),
  system_name: nameOf('letter table'),
  sum: whole(0, 900, 'Sum of all letters'),
  number: whole(0, 9, 'The sum reduced, 1 to 9; 0 only where every Devanagari letter counts 0'),
  compound: compoundMeaning,
};

const relation = (description: string) => oneOf(NUMBER_RELATIONS, description);
/** How two numbers hold each other; not always alike in both directions. */
export const mutual = {
  relation: relation('How the first number holds the second'),
  relation_name: nameOf('relation'),
  return_relation: relation('How the second holds the first'),
  return_relation_name: nameOf('relation'),
  level: whole(
    0,
    4,
    '4 friends both ways, 3 friend and neutral, 2 neutral both ways or friend and opposed, 1 neutral and opposed, 0 opposed both ways',
  ),
};
export const numberKind = keyed(COMPARED_NUMBERS, 'number').shape;

/** Completed years between which something holds, with dates. */
export const ageSpan = {
  from_age: whole(0, 120, 'Completed years at its beginning'),
  to_age: about(z.nullable(whole(0, 120, 'Years')), 'Completed years in its last year; null for what has no end'),
  from: about(date, 'Birthday on which it begins; the birth itself at 0. Of 29 February 1 March in common years'),
  to: about(z.nullable(date), 'Day before the birthday on which the next begins; null for what has no end'),
};
