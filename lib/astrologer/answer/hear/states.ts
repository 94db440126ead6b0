/** How things stand already, by what a message tells: treated, examined, out of work, refused before; and the steps that do not fit there. */
import { STATES, type State } from '../../../words/reading/ask.ts';
import { askedFor } from './ask-terms.ts';
import { grouped } from './matter-groups.ts';

const STATE_TERMS = STATES.map((state) => ({ state, terms: askedFor(({ states }) => states[state]) }));

/** What words tell of how things stand already. */
export const statesIn = (words: readonly string[]): readonly State[] =>
  STATE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ state }) => state);

/** Rows of steps that do not fit a state, by the row that is told instead. */
const INSTEAD: Readonly<Record<State, ReadonlyMap<string, string>>> = {
  treated: grouped([['treated', ['health', 'sleep']]]),
  tested: grouped([['tested', ['children', 'children_wait', 'second_child']]]),
  written: grouped([['result_wait', ['exam', 'competition', 'government', 'admission', 'interview']]]),
  broken_off: grouped([['marriage', ['love']]]),
  engaged: grouped([['engaged', ['love', 'marriage']]]),
  jobless: grouped([['job_new', ['job', 'stay', 'career', 'change']]]),
  renting: grouped([['move_house', ['rent']]]),
  running: grouped([['run', ['business', 'own_business', 'startup']]]),
  late_builder: grouped([['late_builder', ['flat', 'own_home', 'property', 'construction']]]),
  asked_back: grouped([['asked_back', ['reunion', 'marriage', 'love', 'married_life']]]),
  retired: grouped([['after_work', ['job', 'career', 'stay', 'change', 'job_new']]]),
  kids_grown: grouped([['grown_child', ['children']]]),
  blocked: grouped([
    ['blocked', ['reunion', 'move_on']],
    ['move_on', ['love', 'partner_will', 'proposal', 'long_distance']],
  ]),
  tried: grouped([
    ['tried_exam', ['exam', 'competition', 'admission', 'government']],
    ['tried_visa', ['visa', 'visa_case']],
    ['tried_job', ['job', 'first_job', 'job_new', 'interview']],
    ['tried_match', ['marriage', 'proposal']],
  ]),
  waited: grouped([['waited_child', ['children', 'children_wait', 'second_child']]]),
  single_again: grouped([['second_marriage', ['love', 'marriage']]]),
  joints: grouped([['joints', ['health']]]),
  eyes: grouped([['eyes', ['health']]]),
  sugar: grouped([['sugar', ['health']]]),
  stomach: grouped([['stomach', ['health']]]),
};

/** The row of steps that fits how things stand. */
export const stepFitting = (row: string, states: readonly State[]): string =>
  states.flatMap((state) => INSTEAD[state].get(row) ?? [])[0] ?? row;
