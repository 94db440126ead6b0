/** Whether somebody is a man or a woman, by the words that name them: who is the groom of a match, and who the bride. */
import { OWN_SEX } from '../../../words/reading/birth-vocabulary.ts';
import { normalised, wholeWords } from '../../../words/reading/normalise.ts';
import type { Person } from '../../../words/reading/ask.ts';

export const SEXES = ['male', 'female'] as const;
export type Sex = (typeof SEXES)[number];

const MEN: readonly Person[] = [
  'son',
  'grandson',
  'daughters_son',
  'brother',
  'father',
  'husband',
  'boyfriend',
  'son_in_law',
];
const WOMEN: readonly Person[] = [
  'daughter',
  'granddaughter',
  'daughters_daughter',
  'sister',
  'mother',
  'wife',
  'girlfriend',
  'daughter_in_law',
];
/** The sex that a relation names; null where it names none: a child, a friend. */
export const sexOf = (person: Person | null): Sex | null => {
  if (person === null) return null;
  if (MEN.includes(person)) return 'male';
  return WOMEN.includes(person) ? 'female' : null;
};

const OWN = SEXES.map((sex) => ({ sex, said: new RegExp(wholeWords(OWN_SEX[sex]), 'u') }));
/** What whoever asks says of themselves; null where nothing. */
export const ownSexIn = (message: string): Sex | null => {
  const text = normalised(message);
  return OWN.find(({ said }) => said.test(text))?.sex ?? null;
};

/** The other sex. */
export const opposite = (sex: Sex | null): Sex | null => {
  if (sex === null) return null;
  return sex === 'male' ? 'female' : 'male';
};
