/** The ways that the two sides of a choice name, each heard by its words (`lib/tools/local/ear/sides`), and taken together. */
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { MATTERS } from '../../../contract/suites/astrologer.ts';
import type { Likely } from '../../../words/reading/learned.ts';
import { hearSide } from './hear-side.ts';
import type { Fork, Side } from './fork.ts';
import { OR } from '../hear/ask-terms.ts';
import { spelledWords } from '../hear/patterns.ts';
import { pointsBackTo } from '../hear/pieces.ts';
import { isOptionKey, type Option, type Options } from './option-rows.ts';

/** Ways of which one is the other way of the other: they are likelier beside each other than beside anything else. */
const OPPOSITE: Readonly<Record<string, readonly string[]>> = {
  abroad: ['here', 'home', 'put'],
  again: ['job', 'business', 'marriage'],
  away: ['put', 'home'],
  business: ['job', 'stay', 'learning', 'wait'],
  buy: ['rent', 'wait', 'keep', 'debt'],
  buy_vehicle: ['wait', 'keep_vehicle', 'job'],
  close: ['run'],
  go_on: ['part'],
  debt: ['wait'],
  home: ['put', 'job'],
  job: ['stay', 'learning', 'run', 'family', 'marriage', 'government'],
  keep: ['sell'],
  learning: ['wait', 'marriage'],
  marriage: ['wait'],
  leave_one: ['with_one'],
  resign: ['stay'],
  retire: ['stay', 'advance'],
  advance: ['stay', 'put'],
  sell: ['debt', 'wait'],
  sell_vehicle: ['keep_vehicle'],
  stop_study: ['study_on'],
  study_on: ['business', 'job'],
  together: ['apart'],
  settle: ['fight'],
  hand_over: ['close', 'run', 'sell_firm'],
  buy_out: ['sell_firm', 'close', 'part'],
  save: ['buy', 'shares', 'kin_trade', 'business', 'child_study'],
  shares: ['buy'],
  child_study: ['buy', 'marriage'],
  with_child: ['own_home', 'put', 'village'],
  village: ['city', 'away', 'put'],
  prepare: ['job', 'learning', 'business'],
  with_partner: ['by_self'],
  move_shop: ['run', 'debt', 'put'],
  talk: ['job', 'resign'],
  own_choice: ['families_choice'],
};
const areOpposite = (one: string, other: string): boolean =>
  OPPOSITE[one]?.includes(other) === true || OPPOSITE[other]?.includes(one) === true;

/** How much likelier two ways are that answer each other. */
const TOGETHER = 8;
/** Ways of each side that are weighed, the likeliest first. */
const WEIGHED = 4;
/** Share from which a side names a way by itself. */
const NAMED = 0.25;
const share = (heard: readonly Likely[] | undefined, way: string | undefined): number =>
  heard?.find(({ label }) => label === way)?.share ?? 0;
/** Words that name no way. */
const NO_WAY = 'none';
const ABROAD = 'abroad';

const isOption = (name: string): name is Option =>
  name === 'wait' || isOptionKey(name) || MATTERS.some((one) => one === name);

/** What is bought, kept or sold where a vehicle was told of, and no house. */
const OF_VEHICLE: Readonly<Record<string, Option>> = {
  buy: 'buy_vehicle',
  keep: 'keep_vehicle',
  sell: 'sell_vehicle',
};
/** Ways that are said of a matter which the side names, by what is heard of it in general. */
const FINER: Readonly<Record<string, readonly Option[]>> = {
  again: ['government'],
  go_on: ['with_partner'],
  part: ['by_self'],
  job: ['advance', 'private'],
  private: ['job', 'private'],
  put: ['abroad', 'here'],
  here: ['job', 'business', 'government'],
  abroad: ['learning'],
};
const OF_WORK: readonly string[] = ['business', 'job'];
/** A way that is heard, as the side itself names it. */
const named = (heard: string, { trades, text }: Side, own: Option | undefined, isOfVehicle: boolean): string => {
  // "Take it" is of no line of work.
  const trade = pointsBackTo(text.split(' ')) ? undefined : trades[0];
  if (trade !== undefined && OF_WORK.includes(heard)) return trade;
  if (own !== undefined && FINER[heard]?.includes(own) === true) return own;
  if (heard === 'private') return 'job';
  return isOfVehicle ? (OF_VEHICLE[heard] ?? heard) : heard;
};

/** Share from which it is heard that one finds a partner oneself, or the family does. */
const SURE = 0.5;
/** Whether it is asked who finds a partner: oneself, or the family. */
export const isOfSuitors = ({ first, second }: Fork): boolean => {
  const heard = [first, second].map((side) => (side === null ? undefined : hearSide(side.text)[0]));
  const ways = heard.flatMap((one) => (one !== undefined && one.share >= SURE ? [one.label] : []));
  return ways.includes('own_choice') && ways.includes('families_choice');
};

/** Words beside the "or" that name a way; farther ones tell of something else. */
const NEAR_WORDS = 9;
const nearOr = (text: string, isBefore: boolean): string => {
  const words = text.split(' ');
  return (isBefore ? words.slice(-NEAR_WORDS) : words.slice(0, NEAR_WORDS)).join(' ');
};

/** Ways that are a bet, or none. */
const NO_WAYS: readonly string[] = [NO_WAY, 'shares'];
/** Whether a text asks which of two ways to go, each of which is clearly heard, and none is a bet. */
export const asksOfTwoWays = (text: string): boolean => {
  const words = spelledWords(text);
  const or = words.findIndex((word) => OR.has(word));
  const sides = [nearOr(words.slice(0, or).join(' '), true), nearOr(words.slice(or + 1).join(' '), false)];
  return (
    or > 0 &&
    sides.every((side) => hearSide(side).some(({ label, share: of }) => of >= SURE && !NO_WAYS.includes(label)))
  );
};

/** Two ways that are heard, and how sure it is that it is these. */
export interface HeardWays {
  readonly options: Options;
  readonly share: number;
  /** Each is the other way of the other. */
  readonly areOpposite: boolean;
}

/** The two ways of a choice as its sides are heard, `told` being the matters before it and `own` what its words name; null where a side names none. */
export const waysHeard = ({ first, second }: Fork, told: readonly Matter[], own: Options | null): HeardWays | null => {
  if (second === null) return null;
  const [ones, others] = [hearSide(nearOr(first.text, true)), hearSide(nearOr(second.text, false))].map((heard) =>
    heard.slice(0, WEIGHED),
  );
  const pairs = (ones ?? []).flatMap((one) =>
    (others ?? []).map((other) => ({
      ways: [one.label, other.label] as const,
      share: one.share * other.share * (areOpposite(one.label, other.label) ? TOGETHER : 1),
    })),
  );
  const sum = pairs.reduce((all, { share }) => all + share, 0);
  const best = pairs.toSorted((a, b) => b.share - a.share)[0];
  if (best === undefined || best.ways.includes(NO_WAY)) return null;
  // "At night" is no way, whatever is the likeliest of what it is not.
  if ([ones, others].some((some, at) => share(some, best.ways[at]) < NAMED && own?.[at] !== best.ways[at])) return null;
  // A town of which nothing is known is no other country.
  if ([first, second].some((side, at) => best.ways[at] === ABROAD && !side.isAbroad)) return null;
  const isNamed = [first, second].some(({ matters }) => matters.includes('vehicle'));
  const isOfVehicle = isNamed || (told.includes('vehicle') && !told.includes('property'));
  const one = named(best.ways[0], first, own?.[0], isOfVehicle);
  const other = named(best.ways[1], second, own?.[1], isOfVehicle);
  return isOption(one) && isOption(other) && one !== other
    ? { options: [one, other], share: best.share / sum, areOpposite: areOpposite(...best.ways) }
    : null;
};
