/** The ways of one matter: to go on with it, to let it go, to begin it. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect } from '../../../words/reading/ask.ts';
import type { Side } from './fork.ts';
import type { Option } from './option-rows.ts';

/** The options of one matter: to go on with it, to let it go, to begin it. */
interface Group {
  readonly on: Option;
  readonly off: Option;
  readonly begin: Option;
}
const BUSINESS: Group = { on: 'run', off: 'close', begin: 'business' };
/** With others: going on with them is no shop that is kept open. */
const PARTNERS: Group = { on: 'go_on', off: 'part', begin: 'business' };
const POST: Group = { on: 'stay', off: 'resign', begin: 'job' };
const STUDY: Group = { on: 'study_on', off: 'stop_study', begin: 'learning' };
const GROUPS: Readonly<Partial<Record<Matter, Group>>> = {
  property: { on: 'keep', off: 'sell', begin: 'buy' },
  vehicle: { on: 'keep_vehicle', off: 'sell_vehicle', begin: 'buy_vehicle' },
  business: BUSINESS,
  job: POST,
  career: POST,
  first_job: POST,
  retirement: { on: 'stay', off: 'retire', begin: 'retire' },
  government: { on: 'government', off: 'resign', begin: 'government' },
  learning: STUDY,
  exam: { on: 'again', off: 'stop_study', begin: 'again' },
};

/** Whether a matter is a post, that is stayed in or left. */
export const isPost = (matter: Matter): boolean => GROUPS[matter] === POST;

/** The options of a matter, by the side of it that is named. */
const groupOf = (matter: Matter, aspects: readonly Aspect[], isAgain = false): Group | undefined => {
  // An examination for a post that is sat once more.
  if (matter === 'government' && isAgain) return GROUPS.exam;
  if (matter === 'business' && aspects.includes('partnership')) return PARTNERS;
  // A company that is sold is one’s own.
  if (GROUPS[matter] === POST && aspects.includes('sale')) return BUSINESS;
  const isAdvance = aspects.includes('promotion') || aspects.includes('transfer');
  return isAdvance && GROUPS[matter] === POST ? { ...POST, begin: 'advance' } : GROUPS[matter];
};
/** What a side says of a matter. */
export const optionOf = (
  { moves, isPrivate = false }: Pick<Side, 'moves'> & Partial<Side>,
  matter: Matter,
  aspects: readonly Aspect[],
): Option => {
  const group = groupOf(matter, aspects, moves.includes('again'));
  if (group === undefined) return moves.includes('off') ? 'wait' : matter;
  if (matter === 'property' && moves.includes('rent') && !moves.includes('let')) return 'rent';
  // "Quit and take a job", "sell the wheat and buy a tractor" begins one.
  const isBegun = moves.includes('off') && moves.includes('begin');
  if (isBegun && (group === POST || matter === 'vehicle')) return group.begin;
  if (moves.includes('off')) return matter === 'government' && isPrivate ? 'private' : group.off;
  if (moves.includes('on') || moves.includes('let')) return group.on;
  if (group === POST && moves.includes('talk')) return 'talk';
  return group.begin === 'job' && isPrivate ? 'private' : group.begin;
};
/** The other way of an option that is said alone. */
export const otherWay = (option: Option, matter: Matter, aspects: readonly Aspect[]): Option => {
  const group = groupOf(matter, aspects);
  return group !== undefined && (option === group.off || option === 'private') ? group.on : 'wait';
};
