/** How things stand already, by what a message tells: treated, examined, out of work, refused before; and the steps that do not fit there. */
import { STATES, type State } from '../../../words/reading/ask.ts';
import { askedFor } from './ask-terms.ts';

const STATE_TERMS = STATES.map((state) => ({ state, terms: askedFor(({ states }) => states[state]) }));

/** What words tell of how things stand already. */
export const statesIn = (words: readonly string[]): readonly State[] =>
  STATE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ state }) => state);

/** Rows of steps that do not fit a state, by the row that is told instead. */
const INSTEAD: Readonly<Record<State, Readonly<Record<string, string>>>> = {
  treated: { health: 'treated', sleep: 'treated' },
  tested: { children: 'tested', children_wait: 'tested', second_child: 'tested' },
  written: {
    exam: 'result_wait',
    competition: 'result_wait',
    government: 'result_wait',
    admission: 'result_wait',
    interview: 'result_wait',
  },
  broken_off: { love: 'marriage' },
  engaged: { love: 'engaged', marriage: 'engaged' },
  jobless: { job: 'job_new', stay: 'job_new', career: 'job_new', change: 'job_new' },
  renting: { rent: 'move_house' },
  running: { business: 'run', own_business: 'run', startup: 'run' },
  late_builder: {
    flat: 'late_builder',
    own_home: 'late_builder',
    property: 'late_builder',
    construction: 'late_builder',
  },
  asked_back: { reunion: 'asked_back', marriage: 'asked_back', love: 'asked_back', married_life: 'asked_back' },
  retired: { job: 'after_work', career: 'after_work', stay: 'after_work', change: 'after_work', job_new: 'after_work' },
  kids_grown: { children: 'grown_child' },
  blocked: {
    reunion: 'blocked',
    move_on: 'blocked',
    love: 'move_on',
    partner_will: 'move_on',
    proposal: 'move_on',
    long_distance: 'move_on',
  },
  tried: {
    exam: 'tried_exam',
    competition: 'tried_exam',
    admission: 'tried_exam',
    government: 'tried_exam',
    visa: 'tried_visa',
    visa_case: 'tried_visa',
    job: 'tried_job',
    first_job: 'tried_job',
    job_new: 'tried_job',
    interview: 'tried_job',
    marriage: 'tried_match',
    proposal: 'tried_match',
  },
  waited: { children: 'waited_child', children_wait: 'waited_child', second_child: 'waited_child' },
  single_again: { love: 'second_marriage', marriage: 'second_marriage' },
};

/** The row of steps that fits how things stand. */
export const stepFitting = (row: string, states: readonly State[]): string =>
  states.flatMap((state) => INSTEAD[state][row] ?? [])[0] ?? row;
