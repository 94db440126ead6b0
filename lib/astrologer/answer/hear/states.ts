/** How things stand already, by what a message tells: treated, examined, out of work, refused before; and the steps that do not fit there. */
import { STATES, type State } from '../../../words/reading/ask.ts';
import { askedFor, wordsOf } from './ask-terms.ts';
import { personOf, THEIR, THEY } from '../people/kin.ts';

const STATE_TERMS = STATES.map((state) => ({ state, terms: askedFor(({ states }) => states[state]) }));

/** A state that words of its own tell, or that an age does: whoever is named is of age. */
export type Standing = State | 'grown';
const GROWN_AGE = /^(?:1[89]|[2-6]\d)$/;
/** "Twenty years" is a length where no age is told by it: "20 years old", "20 saal ki". */
const LENGTHS = wordsOf(({ lengths }) => lengths);
const AGED = wordsOf(({ aged }) => aged);
/** Words between somebody and the age that is told of them. */
const NEAR = 3;

const isPerson = (word: string): boolean => personOf(word) !== null || THEY.has(word) || THEIR.has(word);
/** Whether a number at a place is the age of somebody who is named beside it, and no sum and no length. */
const isAge = (words: readonly string[], at: number): boolean => {
  const [next = '', after = ''] = words.slice(at + 1);
  const isLength = LENGTHS.has(next) && !AGED.has(after) && !AGED.has(words[at - 1] ?? '');
  if (!GROWN_AGE.test(words[at] ?? '') || isLength) return false;
  return words.slice(Math.max(0, at - NEAR), at + NEAR + 1).some(isPerson);
};

/** What words tell of how things stand already. */
export const statesIn = (words: readonly string[]): readonly Standing[] => [
  ...STATE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ state }) => state),
  ...(words.some((_, at) => isAge(words, at)) ? (['grown'] as const) : []),
];

/** Rows of steps that do not fit a state, by the row that is told instead. */
const INSTEAD: Readonly<Record<Standing, Readonly<Record<string, string>>>> = {
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
  grown: {},
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
export const stepFitting = (row: string, states: readonly Standing[]): string =>
  states.flatMap((state) => INSTEAD[state][row] ?? [])[0] ?? row;
