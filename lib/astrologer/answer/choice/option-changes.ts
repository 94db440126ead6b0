/** What would change the answer to a choice. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect } from '../../../words/reading/ask.ts';
import type { PartRows } from '../tell/making.ts';
import { isTradeOption, type Option } from './option-rows.ts';

type Change = keyof PartRows['options']['changes'];

/** Matters of which two are compared by their price. */
const BOUGHT: readonly Matter[] = ['vehicle', 'property'];

/** What would change an answer, by what is chosen. */
const CHANGES: Readonly<Partial<Record<Option, Change>>> = {
  keep: 'sale',
  sell: 'sale',
  keep_vehicle: 'sale',
  sell_vehicle: 'sale',
  buy: 'purchase',
  buy_vehicle: 'purchase',
  rent: 'purchase',
  go_on: 'partners',
  part: 'partners',
  run: 'accounts',
  close: 'accounts',
  business: 'start',
  stay: 'offer',
  switch: 'offer',
  advance: 'offer',
  resign: 'offer',
  private: 'offer',
  retire: 'offer',
  job: 'offer',
  government: 'offer',
  again: 'study',
  study_on: 'study',
  stop_study: 'study',
  learning: 'study',
  marriage: 'other',
  love: 'other',
  home: 'place',
  away: 'place',
  here: 'place',
  put: 'place',
  abroad: 'place',
  family: 'place',
  village: 'place',
  city: 'place',
  together: 'household',
  apart: 'household',
  with_one: 'trust',
  leave_one: 'trust',
};
/** Ways whose step is that of a side of a matter. */
const ACTS: Readonly<Partial<Record<Option, Aspect>>> = {
  sell: 'sale',
  go_on: 'partnership',
  again: 'competition',
  home: 'return_home',
  switch: 'change',
  apart: 'separate_home',
};
const BEGUN: Readonly<Partial<Record<Option, string>>> = { job: 'job_new', private: 'job_new' };
/** The row of steps that fits a way. */
export const actOfWay = (option: Option): string =>
  isTradeOption(option) ? 'trade' : (ACTS[option] ?? BEGUN[option] ?? option);

const FIRST: readonly Change[] = ['place', 'purchase', 'household'];
/** What would change an answer: what makes the other way the better one; of two places where one way is meant in both. */
export const changeOf = (
  isSame: boolean,
  best: { readonly option: Option; readonly decision: { readonly matter: Matter } },
  other: { readonly option: Option },
): Change => {
  if (isTradeOption(best.option) || isTradeOption(other.option)) return 'trade';
  if (isSame && best.decision.matter === 'learning') return 'college';
  if (isSame && best.option !== 'government' && !BOUGHT.includes(best.decision.matter)) return 'place';
  const found = [other.option, best.option].flatMap((option) => CHANGES[option] ?? []);
  return FIRST.find((one) => found.includes(one)) ?? found[0] ?? 'other';
};
