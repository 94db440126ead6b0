/** Kinds of choices: what decides in each where a chart does not. */
import { grouped, OF_STUDY, OF_WORK } from '../hear/matter-groups.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { askedFor } from '../hear/ask-terms.ts';
import type { Fork } from './fork.ts';
import type { PartRows } from '../tell/making.ts';
import { isOfNone, isTradeOption, rowOfOption, type Option, type Options } from './option-rows.ts';
import { TRADE_ROWS } from './trades.ts';

/** A kind of choice. */
export type ChoiceKind = keyof PartRows['options']['decides'];

/** The kind of a choice between two of one matter. */
const OF_ONE = grouped<ChoiceKind, Matter>([
  ['offers', ['job', 'first_job', 'career', 'government']],
  ['study', ['learning', 'exam']],
  ['places', ['family', 'abroad']],
  ['trip', ['travel']],
  ['people', ['marriage', 'love']],
  ['homes', ['property']],
  ['vehicles', ['vehicle']],
  ['shops', ['business']],
]);

type Is = (option: Option) => boolean;
const isOf =
  (matters: readonly (Matter | 'general')[]): Is =>
  (option) =>
    !isTradeOption(option) && matters.includes(rowOfOption(option)?.matter ?? 'inner');
const isOne =
  (...options: readonly Option[]): Is =>
  (option) =>
    options.includes(option);
const isAny: Is = (option) => !isTradeOption(option);
const isOfHome: Is = (option) => isOf(['family'])(option) && !isOne('together', 'apart')(option);
const isSubject: Is = (option) => isTradeOption(option) && TRADE_ROWS[option].isStudy === true;
const isOwnTrade: Is = (option) => isTradeOption(option) && TRADE_ROWS[option].isOwn === true;
/** Kinds of choices by what stands on each side, the first of which counts. */
const OF_TWO: readonly { readonly kind: ChoiceKind; readonly sides: readonly [Is, Is] }[] = [
  { kind: 'dispute', sides: [isOne('settle'), isOne('fight')] },
  { kind: 'hand', sides: [isOne('hand_over', 'pass_on'), isAny] },
  { kind: 'entrust', sides: [isOne('kin_trade'), isAny] },
  { kind: 'fees', sides: [isOne('child_study'), isAny] },
  { kind: 'buyout', sides: [isOne('buy_out'), isAny] },
  { kind: 'risk', sides: [isOne('shares'), isOne('fixed')] },
  { kind: 'shops', sides: [isOne('move_shop'), isAny] },
  { kind: 'nest', sides: [isOne('save'), isAny] },
  { kind: 'elder', sides: [isOne('with_child'), isAny] },
  { kind: 'leaving', sides: [isOne('stay', 'resign'), (option) => option === 'business' || isTradeOption(option)] },
  { kind: 'talk', sides: [isOne('talk'), isAny] },
  { kind: 'company', sides: [isOne('with_partner'), isAny] },
  { kind: 'again', sides: [isOne('again'), () => true] },
  { kind: 'places', sides: [isOfHome, isOfHome] },
  { kind: 'study', sides: [isSubject, isSubject] },
  { kind: 'study', sides: [isSubject, isTradeOption] },
  { kind: 'earning', sides: [isOwnTrade, (option) => isTradeOption(option) || isOf(OF_WORK)(option)] },
  { kind: 'study_work', sides: [isOf(OF_STUDY), isOf(OF_WORK)] },
];

/** Whether a way of a choice is one of work: land that is offered for is no post. */
export const isOfWork = (options: Options): boolean =>
  options.some((one) => isTradeOption(one) || OF_WORK.includes(rowOfOption(one)?.matter ?? 'inner'));

/** The kind of a choice by its two ways; null where each has a measure of its own and no more is to be said. */
export const kindOfOptions = ([first, second]: Options): ChoiceKind | null => {
  if (first === second && !isTradeOption(first)) return OF_ONE.get(rowOfOption(first)?.matter ?? 'inner') ?? 'ways';
  const fits = ([one, other]: readonly [Is, Is]): boolean =>
    (one(first) && other(second)) || (one(second) && other(first));
  return OF_TWO.find(({ sides }) => fits(sides))?.kind ?? null;
};

const OF_LEAVING: readonly Option[] = ['resign', 'switch'];
const AFTER_SCHOOL = askedFor(({ afterSchool }) => afterSchool);
/** What the words of a choice say of its kind; null where they say no more than its matters. */
export const kindSaid = (words: readonly string[], { first, second }: Fork, options: Options): ChoiceKind | null => {
  const moves = [...first.moves, ...(second?.moves ?? [])];
  if (isOfNone(options)) {
    if (moves.includes('talk')) return 'talk';
    if (moves.includes('give')) return 'lend';
    if (!moves.includes('alone')) return null;
    return moves.includes('go') || first.isAbroad || second?.isAbroad === true ? 'going' : 'company';
  }
  // Who is just out of school chooses what to learn, and has no post yet.
  if (options.every(isTradeOption) && AFTER_SCHOOL.isIn(words)) return 'study';
  return moves.includes('wait') && options.some((option) => OF_LEAVING.includes(option)) ? 'until' : null;
};
