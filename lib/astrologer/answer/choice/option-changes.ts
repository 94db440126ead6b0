/** What would change the answer to a choice. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { grouped } from '../hear/matter-groups.ts';
import type { Aspect } from '../../../words/reading/ask.ts';
import type { PartRows } from '../tell/making.ts';
import { isTradeOption, type Option } from './option-rows.ts';

type Change = keyof PartRows['options']['changes'];

/** Matters of which two are compared by their price. */
const BOUGHT: readonly Matter[] = ['vehicle', 'property'];

/** What would change an answer, by what is chosen. */
const CHANGES = grouped<Change, Option>([
  ['sale', ['keep', 'sell', 'keep_vehicle', 'sell_vehicle']],
  ['purchase', ['buy', 'buy_vehicle', 'rent']],
  ['partners', ['go_on', 'part']],
  ['accounts', ['run', 'close']],
  ['start', ['business']],
  ['offer', ['stay', 'switch', 'advance', 'resign', 'private', 'retire', 'job', 'government']],
  ['study', ['again', 'study_on', 'stop_study', 'learning']],
  ['other', ['marriage', 'love']],
  ['place', ['home', 'away', 'here', 'put', 'abroad', 'family', 'village', 'city']],
  ['household', ['together', 'apart']],
  ['trust', ['with_one', 'leave_one']],
]);
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
  const found = [other.option, best.option].flatMap((option) => CHANGES.get(option) ?? []);
  return FIRST.find((one) => found.includes(one)) ?? found[0] ?? 'other';
};
