/**
 * Short questions with a hole: which finger, how many times, until when, which day. What fills it is told by what was asked
 * about before: one table, from the hole and the kind of thing to the question that answers it.
 */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { HOLES, type DirectQuestion, type Hole } from '../../../words/reading/ask.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { mattersAsked, type Before } from './before.ts';
import { STONE_QUESTIONS } from './chosen.ts';
import { questionOn } from '../direct.ts';
import { DIRECT_ROWS } from '../direct/rows.ts';
import { grouped } from '../hear/matter-groups.ts';
import type { Intent, NamedIntent } from '../hear/intent.ts';
import type { Question } from '../hear/intents.ts';
import { hasDates } from './stays.ts';
import type { Finer } from '../tell/making.ts';

const HOLE_TERMS = HOLES.map((hole) => ({ hole, terms: askedFor(({ holes }) => holes[hole]) }));

/** Kinds of things that a hole is filled from. */
type About = 'stone' | 'mantra' | 'deity' | 'sade_sati' | 'dhaiya' | 'period' | 'next' | 'planet' | 'dosha';

const ABOUT = grouped<About, DirectQuestion>([
  ['stone', STONE_QUESTIONS],
  ['mantra', ['remedy', 'mantra_count', 'mantra_day', 'mantra_long']],
  ['deity', ['deity']],
  ['sade_sati', ['sade_sati', 'sade_sati_end', 'sade_sati_means']],
  ['dhaiya', ['dhaiya', 'dhaiya_end']],
  ['period', ['running', 'running_end', 'running_means']],
  ['next', ['next_maha', 'next_period', 'next_end', 'next_means']],
  ['planet', ['planet']],
]);

/** What fills a hole that a thing leaves: the question of it that is meant. */
const OF_THINGS: Readonly<Record<Hole, Readonly<Partial<Record<About, DirectQuestion>>>>> = {
  finger: { stone: 'stone_finger' },
  weight: { stone: 'stone_weight' },
  times: { mantra: 'mantra_count', deity: 'mantra_count' },
  day: { stone: 'stone_when', mantra: 'mantra_day', deity: 'weekday' },
  long: {
    stone: 'stone_long',
    mantra: 'mantra_long',
    deity: 'mantra_long',
    sade_sati: 'sade_sati_end',
    dhaiya: 'dhaiya_end',
    period: 'running_end',
    next: 'next_end',
  },
  quality: {
    stone: 'stone_harm',
    sade_sati: 'sade_sati_means',
    dhaiya: 'sade_sati_means',
    period: 'running_means',
    next: 'next_means',
    planet: 'planet',
  },
};

/** What a message asks by its holes: intents, and what is asked of a time. */
export interface Filled {
  readonly intents: readonly Intent[];
  readonly finer: Finer | null;
}

const aboutOf = (one: NamedIntent): About | null => {
  const question = questionOn(one);
  // The count of a mantra keeps the deity that it was told of.
  if (one.said.questions.includes('deity')) return 'deity';
  const about = question === null ? undefined : ABOUT.get(question);
  // What is to be done for a thing was told as its mantra.
  if (one.ask === 'do' && about !== 'stone') return 'mantra';
  if (question !== null) return about ?? null;
  if (one.said.thing?.kind === 'gem') return 'stone';
  if (one.said.findings.some(({ kind }) => kind === 'dosha')) return 'dosha';
  return one.said.thing?.kind === 'planet' ? 'planet' : null;
};

/** The thing that a hole is filled from, asked for it; null where none fills it. */
const ofThing = (hole: Hole, intents: readonly Intent[], isOfPeriod = false): NamedIntent | null => {
  for (const one of intents) {
    const about = one.kind === 'named' ? aboutOf(one) : null;
    if (one.kind !== 'named' || about === null) continue;
    // "How many years is that period" after the mantra of a planet is of its period.
    if (hole === 'long' && isOfPeriod && one.said.planets.length === 1)
      return { ...one, question: 'period_named', ask: 'when' };
    // How much there is to a dosha is told by its weight.
    if (hole === 'quality' && about === 'dosha') return { ...one, question: undefined, ask: 'will' };
    const question = OF_THINGS[hole][about];
    if (question !== undefined) return { ...one, question, ask: 'how' };
  }
  return null;
};

const BY_WHEN = askedFor(({ stays }) => stays.byWhen);
const IN_TIME = askedFor(({ stays }) => stays.inTime);
/** Words up to which "by when" is all that is asked. */
const BY_WHEN_WORDS = 3;
/** How long something stays so that was asked about before; null where nothing was. */
const ofMatter = (hole: Hole, before: Before, words: readonly string[]): Filled | null => {
  const matter = mattersAsked(before).find((one): one is Matter => one !== 'general');
  const [first] = before.intents;
  const kept: Intent = first?.kind === 'matter' ? first : { kind: 'matter', ask: 'when', matter: matter ?? 'general' };
  if (hole !== 'long' || matter === undefined) return null;
  // "By when?" of what comes about on a day asks for that time, "in how many days" of anything, and not how long it lasts.
  const isBare = BY_WHEN.isIn(words) && words.length <= BY_WHEN_WORDS;
  const isOfComing = IN_TIME.isIn(words) || (isBare && hasDates(matter) && before.troubled !== true);
  return { intents: [{ ...kept, ask: 'when' }], finer: isOfComing ? null : 'length' };
};

/** Whether a message names what it asks of itself, beyond the matters that were asked about before. */
const namesOwn = ({ said, years }: Question, before: Before): boolean =>
  said.planets.length + said.findings.length + said.kin.length > 0 ||
  said.act !== null ||
  said.thing !== null ||
  // How many months one studies is told by no chart.
  said.questions.some((one) => DIRECT_ROWS[one].isForAnyone === true) ||
  said.stretch !== null ||
  years !== null ||
  said.matters.some((one) => !mattersAsked(before).includes(one));

/** Whether a message names another side of a matter: "by when is the house built" after a plot of land. */
const namesSide = ({ intents }: Question, { intents: before }: Before): boolean =>
  intents.some(
    (one) =>
      one.kind === 'matter' &&
      one.aspect !== undefined &&
      !before.some((other) => other.kind === 'matter' && other.aspect === one.aspect),
  );

const holesIn = (words: readonly string[]): readonly Hole[] =>
  HOLE_TERMS.filter(({ terms }) => terms.isIn(words)).map(({ hole }) => hole);
/** "How much is it" after a dosha asks for its weight. */
const holesAfter = ({ said: { words }, turn }: Question, { intents }: Before): readonly Hole[] => {
  const isOfDosha = intents.some((one) => one.kind === 'named' && aboutOf(one) === 'dosha');
  return turn === 'how_much' && isOfDosha ? ['quality'] : holesIn(words);
};

/** Holes that are filled from the message itself; until when has words of its own beside a thing. */
const isOfItself = (hole: Hole): boolean => hole !== 'long';
const isOfDays = (one: Intent): boolean => one.kind === 'named' && questionOn(one) === null && one.said.days !== null;

/** "Which stone, and on which finger": what a message asks of the thing that it names itself. */
export const withHoles = (intents: readonly Intent[], words: readonly string[]): readonly Intent[] => {
  const asked = intents.flatMap((one) => (one.kind === 'named' ? [questionOn(one)] : []));
  const more = holesIn(words)
    .filter(isOfItself)
    .flatMap((hole) => ofThing(hole, intents) ?? [])
    .filter((one) => one.ask === 'will' || !asked.includes(questionOn(one)));
  // The day for a stone is no day of the Moon.
  return more.length === 0 ? intents : [...intents.filter((one) => !isOfDays(one)), ...more];
};

const PERIOD = askedFor(({ stays }) => stays.period);
/** Words up to which a message has holes: "how many days shall I do it, and on which day do I start". */
const HOLE_WORDS = 12;
/** What a message with holes asks after what was asked before; null where it has none, or nothing fills them. */
export const filledFrom = (question: Question, before: Before): Filled | null => {
  const holes = holesAfter(question, before);
  if (question.said.words.length > HOLE_WORDS || namesOwn(question, before) || namesSide(question, before)) return null;
  const isOfPeriod = PERIOD.isIn(question.said.words);
  const things = holes.flatMap((hole) => ofThing(hole, before.intents, isOfPeriod) ?? []);
  if (things.length > 0) return { intents: things, finer: null };
  // How long one waits is asked of what is waited for.
  if (question.followUp === 'wait') return null;
  return holes.map((hole) => ofMatter(hole, before, question.said.words)).find((one) => one !== null) ?? null;
};
