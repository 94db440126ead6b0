/** What a piece of a message compares: years, months, matters, or the two ways of a choice. */
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { Aspect, DirectQuestion, Relation } from '../../words/reading/ask.ts';
import { matterOfAspect } from './aspects-said.ts';
import { relationNamed } from './bond-said.ts';
import { OR } from './fork.ts';
import type { CompareIntent } from './intent.ts';
import { rowOfOption, type Options } from './option-rows.ts';
import { optionsOf } from './options.ts';
import { asksThing, COMPARES } from './pieces.ts';
import type { Said } from './said.ts';

/** Things that are asked for outright, and are chosen between as two ways: lines of work, a job or a business, study or work. */
const OF_CHOICES: readonly DirectQuestion[] = ['vocation', 'service', 'trade', 'subject'];
/** "This month or later" asks of no day of the Moon. */
const isOfTime = ({ fork, act }: Said): boolean => act === null && fork?.second?.moves.includes('later') === true;
/** Whether the two sides of a choice are things with rules of their own: two stones, two planets. */
const isOfThings = (said: Said): boolean =>
  said.questions.some((one) => !OF_CHOICES.includes(one)) ||
  said.findings.length > 0 ||
  (said.days !== null && !isOfTime(said)) ||
  asksThing(said);

/** Steps that are weighed by themselves, whatever is named as the other way. */
const STEPS: readonly Aspect[] = ['expansion', 'switch_field', 'proposal', 'adoption', 'move_on'];
/** Steps that are no choice where only one way is said. */
const STEPS_ALONE: readonly Aspect[] = ['separate_home', 'second_child', 'return_home', 'stay_posting'];
const isOneStep = ({ sure, fork }: Said): boolean =>
  sure !== null && (STEPS.includes(sure) || (STEPS_ALONE.includes(sure) && fork?.second === null));

/** Those whom one leaves with one’s job. */
const OF_WORK: readonly (Relation | null)[] = ['boss', 'colleague'];
/** "For study, or after marriage": beside another way, where no partner is named, a marriage is still to come. */
const beforeWedding = (options: Options | null, { kin }: Said): Options | null => {
  if (options === null || options[0] === options[1] || kin.includes('spouse')) return options;
  const [first, second] = options.map((one) => (one === 'married_life' ? 'marriage' : one));
  return first === undefined || second === undefined ? options : [first, second];
};

/** The choice that a piece puts between two ways; `before` are the matters told of before it. */
export const choiceIn = (said: Said, before: readonly (Matter | 'general')[]): CompareIntent | null => {
  if (said.fork === null || isOfThings(said) || isOneStep(said)) return null;
  const told = before.filter((one): one is Matter => one !== 'general');
  // To leave a boss is to leave the work under him.
  const isOfWork = told.length === 0 && OF_WORK.includes(relationNamed(said.words));
  const options = beforeWedding(optionsOf(said.fork, isOfWork ? ['job'] : told), said);
  // Two ways to wait are ways with nothing.
  if (options === null || options.every((one) => one === 'wait')) return null;
  // Where both ways are one option, it is asked whether, and not which.
  const isWhich = said.ask === null || said.ask === 'should' || COMPARES.isIn(said.words);
  if (options[0] === options[1] && !isWhich) return null;
  const matters = new Set(options.flatMap((one) => rowOfOption(one)?.matter ?? []));
  // What is sold may also be kept.
  const aspect = said.aspects.find((one) => one !== 'sale' && matters.has(matterOfAspect(one)));
  const choice: CompareIntent = {
    kind: 'compare',
    matters: [...matters],
    years: [],
    months: [],
    options,
    ask: said.ask,
  };
  return {
    ...choice,
    ...(aspect === undefined ? {} : { aspect }),
    ...(said.fork.second === null ? {} : { isOfTwo: true }),
  };
};

/** Which of several years, months or matters a piece asks, or which of two ways; null where it asks of one. */
export const compared = (said: Said, before: readonly (Matter | 'general')[]): CompareIntent | null => {
  const { words, matters, years, months } = said;
  if (years.length > 1) return { kind: 'compare', matters: matters.slice(0, 1), years, months: [] };
  const isEither = words.some((word, at) => OR.has(word) && !/^(?:not|nahi|nhi|नहीं)$/u.test(words[at + 1] ?? ''));
  if (isEither && months.length > 1 && matters.length > 0)
    return { kind: 'compare', matters: matters.slice(0, 1), years: [], months };
  const choice = choiceIn(said, before);
  if (choice !== null) return choice;
  return (isEither || COMPARES.isIn(words)) && matters.length > 1
    ? { kind: 'compare', matters, years: [], months: [] }
    : null;
};
