/** What is asked on of the good or the hard side of what was told: the worst of some days, what is good in a period, what a dosha does. */
import { askedFor, namesOr } from '../hear/ask-terms.ts';
import type { Before } from './before.ts';
import { daysForAct } from '../days/asked.ts';
import { isFinding, questionOn } from '../direct.ts';
import { isMatter, isOfDays, type Intent, type Lean, type NamedIntent } from '../hear/intent.ts';
import { grouped } from '../hear/matter-groups.ts';
import type { Question } from '../hear/intents.ts';
import type { DirectQuestion } from '../../../words/reading/ask.ts';

const GOOD = askedFor(({ leans }) => leans.good);
const BAD = askedFor(({ leans }) => leans.bad);
/** The side that words ask for; null where they name none, or both: "good or bad". */
const leanIn = (words: readonly string[]): Lean | null => {
  const isBad = BAD.isIn(words);
  if (isBad === GOOD.isIn(words) || namesOr(words)) return null;
  return isBad ? 'bad' : 'good';
};

const PART = askedFor(({ leans }) => leans.part);
const PARTS: Readonly<Partial<Record<Lean, Lean>>> = { good: 'best', bad: 'hardest' };

const PERIODS: readonly (readonly [DirectQuestion, readonly DirectQuestion[]])[] = [
  ['running_means', ['running', 'running_end', 'running_means']],
  ['next_means', ['next_period', 'next_end', 'next_means']],
];
/** What tells what a period does, by the question that it was told by. */
const PERIOD_MEANS = grouped(PERIODS);
/** What tells the sides of a time, by the question that it was told by. */
const SIDED = grouped<DirectQuestion, DirectQuestion>([
  ...PERIODS,
  ['sade_sati_means', ['sade_sati', 'sade_sati_end', 'sade_sati_means', 'dhaiya', 'dhaiya_end']],
]);

/** Whether a planet was asked about by its name. */
const isPlanet = (one: NamedIntent): boolean => one.said.planets.length === 1 && questionOn(one) === 'planet';
/** A thing that was told, by one side of it; null where it has no sides. */
const sideOf = (thing: NamedIntent, lean: Lean, isPart: boolean): Intent | null => {
  if (isFinding(thing) || isPlanet(thing)) return { ...thing, ask: 'how' };
  if (isOfDays(thing) && thing.said.days?.kind === 'span') return { ...thing, ask: undefined, lean };
  const question = questionOn(thing);
  const means = question === null ? undefined : SIDED.get(question);
  // "And the worst?" after the best year of a period asks for its hardest one.
  const own = means === 'running_means' && isPart ? (PARTS[lean] ?? lean) : lean;
  return means === undefined ? null : { ...thing, question: means, ask: 'how', lean: own };
};

/** Whether days are named: "which day" alone is read as the month from today. */
const namesDays = ({ said, today }: Question): boolean =>
  said.days !== null && JSON.stringify(said.days) !== JSON.stringify(daysForAct('', today));

/** Whether a message names something of its own, or a time. */
const namesOther = (question: Question): boolean => {
  const { said, years } = question;
  const things = said.kin.length + said.planets.length + said.findings.length;
  return things > 0 || namesDays(question) || years !== null || said.matters.some(isMatter);
};

/** The side that a short message asks for of what was told; null where it asks for none, or names something else. */
export const leanOn = (question: Question, before: Before): readonly Intent[] | null => {
  const thing = before.intents.at(-1);
  const { said, intents, turn } = question;
  if (thing?.kind !== 'named' || namesOther(question)) return null;
  const isOpen = intents.every((one) => isOfDays(one) || (one.kind === 'matter' && !isMatter(one.matter)));
  // "Which time of it is best" after a period is of that period, whatever else is heard in it.
  const isPart = PART.isIn(said.words) || thing.lean === 'best' || thing.lean === 'hardest';
  if (!isOpen && !(isPart && PERIOD_MEANS.has(questionOn(thing) ?? 'planet'))) return null;
  // "Does it do anything" of a dosha asks what it does.
  const lean = leanIn(said.words) ?? (turn === 'trust' && (isFinding(thing) || isPlanet(thing)) ? 'bad' : null);
  const one = lean === null ? null : sideOf(thing, lean, isPart);
  return one === null ? null : [one];
};
