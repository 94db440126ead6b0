/** The ways that a choice may be between, and what each is measured by. */
import type { Planet7 } from '../../../../layers/jyotish/chart/rashi.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { grouped } from '../hear/matter-groups.ts';
import { TRADE_ROWS, TRADES, type Trade } from './trades.ts';

/** What an option is measured by. */
export interface OptionRow {
  readonly matter: Matter;
  /** It lets go of the matter: what weighs against the matter speaks for it. */
  readonly isLetGo?: true;
  /** Who asks when hears the times of what comes after it. */
  readonly isDatedOnAsk?: true;
  /** It begins something, for which the windows of the matter are told. */
  readonly isDated?: true;
  /** The planet of such work, or of such a step. */
  readonly planet?: Planet7;
  /** It is a step of no matter of its own: its planet alone parts it from another. */
  readonly isStep?: true;
}

/** Options that are more than a matter that is taken up. */
const OPTION_ROWS = {
  keep: { matter: 'property' },
  sell: { matter: 'property', isLetGo: true },
  buy: { matter: 'property', isDated: true },
  rent: { matter: 'property', isLetGo: true },
  keep_vehicle: { matter: 'vehicle' },
  sell_vehicle: { matter: 'vehicle', isLetGo: true },
  buy_vehicle: { matter: 'vehicle', isDated: true },
  go_on: { matter: 'business' },
  part: { matter: 'business', isLetGo: true },
  run: { matter: 'business' },
  close: { matter: 'business', isLetGo: true },
  stay: { matter: 'job' },
  switch: { matter: 'job', isDated: true },
  advance: { matter: 'job', isDated: true },
  resign: { matter: 'job', isLetGo: true, isDatedOnAsk: true },
  private: { matter: 'job', isDated: true },
  leave_work: { matter: 'job', isLetGo: true, isDatedOnAsk: true },
  retire: { matter: 'career', isLetGo: true },
  study_on: { matter: 'learning' },
  stop_study: { matter: 'learning', isLetGo: true },
  again: { matter: 'exam' },
  here: { matter: 'family' },
  put: { matter: 'family' },
  home: { matter: 'family' },
  away: { matter: 'family', isLetGo: true },
  together: { matter: 'family' },
  apart: { matter: 'family', isLetGo: true },
  with_one: { matter: 'love' },
  leave_one: { matter: 'love', isLetGo: true },
  talk: { matter: 'job' },
  with_partner: { matter: 'business' },
  by_self: { matter: 'business', isLetGo: true },
  // Mars stands for strife, Jupiter for counsel and agreement (Phaladeepika ch. 2).
  settle: { matter: 'family', planet: 'jupiter', isStep: true },
  fight: { matter: 'family', planet: 'mars', isStep: true },
  // What another goes on with is not let go, beside closing it; beside one’s own going on with it, it is.
  hand_over: { matter: 'business' },
  pass_on: { matter: 'business', isLetGo: true },
  save: { matter: 'money' },
  // Mercury stands for trade, Jupiter for wealth that is kept (Phaladeepika ch. 2 and 15).
  shares: { matter: 'money', planet: 'mercury', isStep: true },
  fixed: { matter: 'money', planet: 'jupiter', isStep: true },
  // Money that somebody near trades with is at the risk of trade.
  kin_trade: { matter: 'money', planet: 'mercury', isStep: true },
  child_study: { matter: 'children' },
  // The business without the one with whom it was begun, or the price of it.
  buy_out: { matter: 'business' },
  sell_firm: { matter: 'business', isLetGo: true },
  prepare: { matter: 'exam' },
  move_shop: { matter: 'business' },
  // The fifth house shows the children, the fourth the own home.
  with_child: { matter: 'children' },
  own_home: { matter: 'family' },
  village: { matter: 'family' },
  city: { matter: 'family', isLetGo: true },
  // Two ways that nothing in a chart stands for.
  this: { matter: 'career' },
  that: { matter: 'career' },
} as const satisfies Readonly<Record<string, OptionRow>>;
type StepKey = keyof typeof OPTION_ROWS;
export type OptionKey = StepKey | Trade;
const isStepKey = (name: string): name is StepKey => Object.hasOwn(OPTION_ROWS, name);
/** Whether an option is a line of work. */
export const isTradeOption = (option: Option): option is Trade => Object.hasOwn(TRADE_ROWS, option);
/** Whether a row of options has this name. */
export const isOptionKey = (name: string): name is OptionKey => isStepKey(name) || Object.hasOwn(TRADE_ROWS, name);
export const OPTION_KEYS: readonly OptionKey[] = [...Object.keys(OPTION_ROWS).filter(isStepKey), ...TRADES];

/** One option: of a row, a matter that is taken up, or to wait. */
export type Option = OptionKey | Matter | 'wait';
export type Options = readonly [first: Option, second: Option];
/** Two options in the order of their sides. */
export const inOrder = (isSecond: boolean, own: Option, other: Option): Options =>
  isSecond ? [other, own] : [own, other];
/** Ways that only words for them name: what else is heard in the message is told beside the choice. */
const SAID: readonly Option[] = [
  'fixed',
  'kin_trade',
  'child_study',
  'buy_out',
  'sell_firm',
  'settle',
  'fight',
  'hand_over',
  'pass_on',
  'save',
  'with_child',
  'village',
  'shares',
  'prepare',
  'move_shop',
];
/** Whether the words of a choice themselves name a way of it: a line of work, a settlement, a bank. */
export const isSaid = (options: Options | undefined): boolean =>
  options?.some((one) => isTradeOption(one) || SAID.includes(one)) === true;
/** Ways that are a thing, which whoever asks may call by its own name: a post, a plot, a deposit; what goes on or ends is a step. */
const THINGS: readonly StepKey[] = [
  'buy',
  'buy_vehicle',
  'switch',
  'private',
  'save',
  'fixed',
  'shares',
  'kin_trade',
  'child_study',
  'village',
  'city',
  'away',
  'here',
];
/** Matters that are no thing by themselves. */
const NO_THINGS: readonly Option[] = ['wait', 'debt', 'love', 'marriage', 'health', 'money', 'retirement'];
/** Whether a way is a thing that may have a name of its own. */
export const isThing = (option: Option): boolean =>
  isStepKey(option) ? THINGS.includes(option) : !NO_THINGS.includes(option);
/** A choice of which a chart tells nothing. */
export const OF_NOTHING: Options = ['this', 'that'];
export const isOfNone = (options: Options | undefined): boolean => options?.[0] === 'this';

/** The matters that two options are measured by, each once. */
export const mattersOfOptions = (options: Options): readonly Matter[] => [
  ...new Set(options.flatMap((one) => rowOfOption(one)?.matter ?? [])),
];

/** Planets of ways of earning (Phaladeepika ch. 15): trade, service under others, posts of rulers. */
const EARNING = grouped<Planet7, Option>([
  ['mercury', ['business', 'run', 'go_on']],
  ['saturn', ['job', 'first_job', 'career', 'stay', 'private']],
  ['sun', ['government']],
]);

/** What an option is measured by; null for waiting, which has no measure of its own. */
export const rowOfOption = (option: Option): OptionRow | null => {
  if (option === 'wait') return null;
  if (isTradeOption(option)) {
    const { planet, isStudy } = TRADE_ROWS[option];
    return { matter: isStudy === true ? 'learning' : 'career', isDated: true, planet };
  }
  const planet = EARNING.get(option);
  const row = isStepKey(option) ? OPTION_ROWS[option] : { matter: option, isDated: true as const };
  return planet === undefined ? row : { ...row, planet };
};

/** To sell or to keep. */
export const SALE: Options = ['sell', 'keep'];
