/** Which of two ways a chart has ahead, and by what. */
import { decide, type Decision } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { SlotValue } from '../../../words/fill.ts';
import { strongerOf } from '../direct/telling.ts';
import type { Making, PartRows } from '../tell/making.ts';
import { isTradeOption, rowOfOption, type Option, type OptionRow, type Options } from './option-rows.ts';
import { isThin } from '../tell/timing.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';

/** An option with what measures it; waiting is measured by the other option. */
export interface Way {
  readonly option: Option;
  readonly row: OptionRow;
  readonly decision: Decision;
}

/** Which of two ways is ahead; null where the chart has them level. */
export interface Verdict {
  readonly best: Way;
  readonly other: Way;
  readonly lead: keyof PartRows['options']['lead'];
  /** What fills the lead beside the names of the two. */
  readonly values?: Readonly<Record<string, SlotValue>>;
  readonly cites: readonly string[];
  /** The way whose verdict decides, where it is not the better one. */
  readonly ground?: Way | undefined;
}

/** Points of a score below which two matters are level, and from which one is clearly ahead. */
export const LEVEL_POINTS = 6;
const CLEAR_POINTS = 20;
/** Days ahead within which a window is one to act in now. */
const NEAR_DAYS = 200;

/** Points of an option: of letting go, what weighs against the matter. */
export const pointsOf = ({ row, decision }: Way): number => {
  const score = decision.score ?? 50;
  return row.isLetGo === true ? 100 - score : score;
};

/** To go on with a matter, or to let it go: by the verdict on it. */
const byVerdict = (one: Way, other: Way): Pick<Verdict, 'best' | 'other' | 'lead'> => {
  const { verdict } = one.decision;
  const isFor = verdict?.endsWith('for') === true;
  const [best, rest] = (one.row.isLetGo === true) === isFor ? [other, one] : [one, other];
  if (verdict === 'balanced' || verdict === null) return { best, other: rest, lead: 'open' };
  return { best, other: rest, lead: verdict.startsWith('clear') ? 'clear' : 'leaning' };
};

/** To begin something now, or to wait: the verdict must not be against it, and a window must be near. */
const byTime = (making: Making, begun: Way, kept: Way): Pick<Verdict, 'best' | 'other' | 'lead'> => {
  const { times } = begun.decision;
  const isNear = times !== null && times.first.span.start < making.known.at.jd + NEAR_DAYS;
  const isAgainst = isThin(begun.decision);
  if (!isAgainst && isNear) return { best: begun, other: kept, lead: 'now' };
  return { best: kept, other: begun, lead: isAgainst ? 'leaning' : 'notYet' };
};

/** Whether a post or a business of one’s own, by itself, has more against it than for it; of a line of work that is not told. */
const isAgainst = ({ option, decision }: Way): boolean => !isTradeOption(option) && isThin(decision);

/** How the better of two is told by its planet: it may have more against it than for it. */
const leadOfPlanets = (best: Way): Verdict['lead'] => {
  if (best.row.isStep === true) return 'steps';
  return isAgainst(best) ? 'planetsYet' : 'planets';
};

/** Two ways of earning, or two steps, by their planets; null where these are one, or no time of birth is known. */
const byPlanets = (making: Making, one: Way, other: Way): Verdict | null => {
  const { known, cited } = making;
  const [a, b] = [one.row.planet, other.row.planet];
  if (known.ranks === null || a === undefined || b === undefined) return null;
  if (a === b) {
    return isTradeOption(one.option) || isTradeOption(other.option)
      ? { best: one, other, lead: 'onePlanet', values: { planet: cited.write.planet(a) }, cites: [] }
      : null;
  }
  const isFirst = known.ranks[a] < known.ranks[b];
  const [best, rest] = isFirst ? [one, other] : [other, one];
  const [planet, rival] = isFirst ? [a, b] : [b, a];
  return {
    best,
    other: rest,
    lead: leadOfPlanets(best),
    values: { planet: cited.write.planet(planet), rival: cited.write.planet(rival) },
    cites: strongerOf(known, a, b).map((claim) => cited.fact(claim)),
  };
};

/** Two things to begin that one house tells of, a car and a house: the chart has them level. */
export const areBothBegun = (one: Way, other: Way): boolean =>
  one.row.isDated === true && other.row.isDated === true && one.decision.matter !== other.decision.matter;

/** A shop here or in another place is one shop to the chart. */
const isOneShop = ({ aspects }: Making, one: Way, other: Way): boolean => {
  const ways = [one.option, other.option];
  const isMoved = ways.includes('move_shop') && (ways.includes('run') || ways.includes('put'));
  return isMoved || (aspects.get('business') === 'shop' && ways.toSorted().join() === 'business,run');
};

/** To leave the work that one has. */
const OF_LEAVING: readonly Option[] = ['resign', 'leave_work'];
/** Ways that are judged by how the matter of them stands, and not by when: an offer, another attempt. */
const BY_VERDICT: readonly Option[] = ['advance', 'again'];
const OFFERS: readonly Option[] = ['switch', 'job', 'private', 'government'];
/** To take a way that is open now, by the verdict on it; null where none of the two is such. */
const byItself = (one: Way, other: Way, isOffered: boolean): Omit<Verdict, 'cites'> | null => {
  const isJudged = ({ option, row }: Way): boolean =>
    row.isLetGo !== true && (BY_VERDICT.includes(option) || (isOffered && OFFERS.includes(option)));
  const ground = [one, other].find(isJudged);
  if (ground === undefined || [one, other].every(isJudged)) return null;
  return { ...byVerdict(ground, ground === one ? other : one), ground };
};

export const verdictOf = (making: Making, one: Way, other: Way, isOffered: boolean): Verdict => {
  const cites = [...new Set([one, other].map(({ decision }) => making.cited.decision(decision)))];
  // Lines of work are parted by their planets, whatever area each is of.
  const ofTrades = areOfTrades(one, other) ? byPlanets(making, one, other) : null;
  if (ofTrades !== null) return { ...ofTrades, cites: [...ofTrades.cites, ...cites] };
  if (isOneShop(making, one, other)) return { best: one, other, lead: 'same', cites };
  const areaOf = ({ decision: { matter } }: Way): string | null => MATTER_ROWS[matter].area;
  if (areaOf(one) !== areaOf(other)) {
    const [best, rest] = pointsOf(one) >= pointsOf(other) ? [one, other] : [other, one];
    const gap = pointsOf(best) - pointsOf(rest);
    const ahead = gap < CLEAR_POINTS ? 'leaning' : 'clear';
    return { best, other: rest, lead: gap < LEVEL_POINTS ? 'level' : ahead, cites };
  }
  const itself = byItself(one, other, isOffered);
  if (itself !== null) return { ...itself, cites };
  if (one.row.isLetGo !== other.row.isLetGo) {
    const found = byVerdict(one, other);
    // Nor does one on love tell anybody to leave whom they love.
    if (found.best.option === 'leave_one') return { ...found, lead: 'strained', cites };
    if (found.best.option === 'with_one' && found.lead === 'clear') return { ...found, lead: 'leaning', cites };
    // A hard verdict on work sends nobody out of it.
    return OF_LEAVING.includes(found.best.option) && found.lead !== 'open'
      ? { best: found.other, other: found.best, lead: 'notYet', cites }
      : { ...found, cites };
  }
  const ofPlanets = byPlanets(making, one, other);
  if (ofPlanets !== null) return ofPlanets;
  if (one.option === other.option) return { best: one, other, lead: 'same', cites };
  if (areBothBegun(one, other)) return { best: one, other, lead: 'level', cites };
  const [begun, kept] = one.row.isDated === true ? [one, other] : [other, one];
  return { ...byTime(making, begun, kept), cites };
};

/** Whether a line of work is one of two ways. */
export const areOfTrades = (one: Way, other: Way): boolean => isTradeOption(one.option) || isTradeOption(other.option);

/** The two ways with what measures each; waiting is measured by what it waits with. */
export const waysOf = (making: Making, options: Options, range: TimeSpan | null): readonly (Way | null)[] =>
  options.map((option, i): Way | null => {
    const row = rowOfOption(option) ?? rowOfOption(options[1 - i] ?? option);
    if (row === null) return null;
    const own = option === 'wait' ? { matter: row.matter } : row;
    return { option, row: own, decision: decide(making.known, row.matter, range) };
  });
