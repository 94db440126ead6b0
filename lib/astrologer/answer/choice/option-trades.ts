/** The options of a choice of which a line of work, or a subject, is one side. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Aspect } from '../../../words/reading/ask.ts';
import type { Fork, Side } from './fork.ts';
import { isPost, optionOf } from './option-groups.ts';
import { inOrder, type Options } from './option-rows.ts';
import { TRADE_ROWS, type Trade } from './trades.ts';

/** Matters by which one earns, beside a line of work. */
const OF_EARNING: readonly Matter[] = ['job', 'first_job', 'business', 'government'];
/** "Leave my job and take up farming, or stay": the line of work, and the post that is left for it; null where none is. */
const inPlaceOfPost = ({ first, second }: Pick<Fork, 'first' | 'second'>): Options | null => {
  const isKeptElse = second === null || second.moves.includes('on');
  // "Give up farming and drive in town, or go on farming".
  const [left] = first.trades;
  if (first.taken !== null && left !== undefined && left !== first.taken && second?.trades[0] === left)
    return [first.taken, left];
  const isOfPost = first.trades.length === 1 && first.matters.some((of) => isPost(of));
  return first.taken !== null && isKeptElse && isOfPost ? [first.taken, 'stay'] : null;
};

/** What a line of work may be called by beside its own name: a truck is a vehicle too. */
const isOfTrade = (matter: Matter): boolean => matter === 'vehicle' || isPost(matter);
const isSubject = (trade: Trade): boolean => TRADE_ROWS[trade].isStudy === true;
/** "NEET once more, or nursing": another attempt, and what is taken up instead; of one line of work the study of it. Null where nothing is tried again. */
const ofAttempt = (first: Side, second: Side): Options | null => {
  const again = [first, second].findIndex(({ moves }) => moves.includes('again'));
  const [tried, instead] = (again > 0 ? [second, first] : [first, second]).map(({ trades: [trade] }) => trade);
  if (again < 0 || instead === undefined) return null;
  return inOrder(again > 0, 'again', isSubject(instead) || tried === instead ? 'learning' : instead);
};

/** One line of work beside a post or a business; null where the other side is neither. */
const besidePost = (first: Side, second: Side, aspects: readonly Aspect[]): Options | null => {
  const isSecond = first.trades.length === 0;
  const [named, rest] = isSecond ? [second, first] : [first, second];
  const [trade] = named.trades;
  // "Wrestling, or my studies".
  if (trade !== undefined && !isSubject(trade) && rest.matters[0] === 'learning' && named.matters.length === 0)
    return inOrder(isSecond, trade, 'learning');
  // "My job here, or the developer job in Dubai": the work is the same, the place is chosen.
  if (named.isAbroad !== rest.isAbroad && rest.matters.some((of) => isPost(of))) return null;
  const matter = rest.matters.find((of) => OF_EARNING.includes(of));
  const isTaken = !named.moves.includes('off') && !named.moves.includes('on') && !named.matters.includes('exam');
  if (trade === undefined || isSubject(trade) || matter === undefined || !isTaken) return null;
  // "The bank job in Patna or the school job here" are two posts.
  return named.matters.includes(matter) ? null : inOrder(isSecond, trade, optionOf(rest, matter, aspects));
};

/** One line of work that is left for another, "leave the bank and take up photography"; or that is left or gone on with, "should I leave driving". */
const ofLeft = ({ moves, matters }: Side, one: Trade | undefined, left: Trade | undefined): Options | null => {
  if (one === undefined || !moves.includes('off')) return null;
  if (left !== undefined) return [left, one];
  return !isSubject(one) && matters.every(isOfTrade) ? ['leave_work', one] : null;
};
/** "Shall I sell it, or go on driving". */
const isSoldFor = (sold: Side, { matters }: Side, kept: Trade): boolean =>
  sold.moves.includes('off') && sold.matters.length + matters.length === 0 && !isSubject(kept);

/** Two lines of work, or one beside a post or a business; null where no line is chosen. */
export const ofTrades = ({ first, second, aspects }: Fork): Options | null => {
  const [one, left] = first.trades;
  const taken = inPlaceOfPost({ first, second });
  if (taken !== null) return taken;
  // "Leave the bank and take up photography".
  if (second === null) return ofLeft(first, one, left);
  const [other] = second.trades;
  const attempt = ofAttempt(first, second);
  if (attempt !== null) return attempt;
  if (one === undefined && other !== undefined && isSoldFor(first, second, other)) return ['leave_work', other];
  if (one === undefined || other === undefined) return besidePost(first, second, aspects);
  // Two of one line are parted by their names alone; a shop of one’s own and a post in one by what is done.
  return one === other && TRADE_ROWS[one].isOwn === true ? null : [one, other];
};
