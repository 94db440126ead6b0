/** Matters that belong together, whoever asks of them. */
import type { Matter } from '../../../contract/suites/astrologer.ts';

type Matters = readonly (Matter | 'general')[];

/** In which of some groups each thing stands. */
export const grouped = <Group, One>(groups: readonly (readonly [Group, readonly One[]])[]): ReadonlyMap<One, Group> =>
  new Map(groups.flatMap(([group, all]) => all.map((one) => [one, group] as const)));

/** Matters of a couple: how two come together, live together, and part. */
export const OF_COUPLE: Matters = ['marriage', 'second_marriage', 'love', 'spouse', 'married_life', 'reunion'];
/** Those, and the children of both: whoever is of the family is asked about with these. */
export const OF_COUPLE_AND_CHILDREN: Matters = [...OF_COUPLE, 'children', 'pregnancy'];
/** Work of any kind. */
export const OF_WORK: Matters = ['job', 'first_job', 'career', 'business', 'government'];
/** What one owns or owes. */
export const OF_OWN: Matters = ['property', 'vehicle', 'business', 'money', 'debt'];
/** Money: what one has, is owed and owes. */
export const OF_MONEY: Matters = ['money', 'retirement', 'debt'];
/** Matters in which one goes somewhere, alone or with others. */
export const OF_GOING: Matters = ['abroad', 'travel', 'visa'];
/** What one learns. */
export const OF_STUDY: Matters = ['learning', 'exam'];
