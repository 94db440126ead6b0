/** The parts about a choice between two ways: which has more support, by what, when, and what would change it. */
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { courseOf } from './asked-parts.ts';
import { decide, type Decision } from '../../answers/judgement.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { SlotValue } from '../../words/fill.ts';
import type { Ask } from '../../words/reading/ask.ts';
import { strongerOf } from './direct/telling.ts';
import { capital, nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import { advicePart, decisionPart, reasonParts } from './matter-parts.ts';
import { livelihoodParts } from './livelihood.ts';
import { nowOrLater, ratherParts } from './now-or-later.ts';
import { actOfWay, changeOf } from './option-changes.ts';
import { isOptionKey, isTradeOption, rowOfOption, type Option, type OptionRow, type Options } from './option-rows.ts';
import type { Draft } from './parts.ts';
import { ageLimit, limitOf, timeParts } from './time-parts.ts';

/** An option with what measures it; waiting is measured by the other option. */
interface Way {
  readonly option: Option;
  readonly row: OptionRow;
  readonly decision: Decision;
}

/** Which of two ways is ahead; null where the chart has them level. */
interface Verdict {
  readonly best: Way;
  readonly other: Way;
  readonly lead: keyof PartRows['options']['lead'];
  /** What fills the lead beside the names of the two. */
  readonly values?: Readonly<Record<string, SlotValue>>;
  readonly cites: readonly string[];
}

/** Points of a score up to which two matters are level, and from which one is clearly ahead. */
const LEVEL_POINTS = 6;
const CLEAR_POINTS = 20;
/** Days ahead within which a window is one to act in now. */
const NEAR_DAYS = 200;

const isLabel = (labels: PartRows['options']['labels'], key: string): key is keyof PartRows['options']['labels'] =>
  key in labels;

const nameOf = (making: Making, option: Option): SlotValue => {
  const { labels } = rowsOf(making).options;
  const isOwn = option !== 'wait' && !isOptionKey(option);
  if (isOwn && (making.aspects.has(option) || !isLabel(labels, option))) return nounOf(making, option);
  // "Buying the land" where that is what is named.
  const key = [...making.aspects.values()].map((aspect) => `${option}_${aspect}`).find((one) => isLabel(labels, one));
  const found = key ?? option;
  const label = isLabel(labels, found) ? labels[found] : '';
  return { nom: label, cap: capital(label) };
};

/** Points of an option: of letting go, what weighs against the matter. */
const pointsOf = ({ row, decision }: Way): number => {
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
  const { verdict, times } = begun.decision;
  const isNear = times !== null && times.first.span.start < making.known.at.jd + NEAR_DAYS;
  const isAgainst = verdict?.endsWith('against') === true;
  if (!isAgainst && isNear) return { best: begun, other: kept, lead: 'now' };
  return { best: kept, other: begun, lead: isAgainst ? 'leaning' : 'notYet' };
};

/** Whether a post or a business of one’s own, by itself, has more against it than for it; of a line of work that is not told. */
const isAgainst = ({ option, decision: { verdict } }: Way): boolean =>
  !isTradeOption(option) && verdict?.endsWith('against') === true;

/** Two ways of earning, by their planets; null where these are one, or no time of birth is known. */
const byPlanets = (making: Making, one: Way, other: Way): Verdict | null => {
  const { known, cited } = making;
  const [a, b] = [one.row.planet, other.row.planet];
  if (known.ranks === null || a === undefined || b === undefined) return null;
  if (a === b) {
    const areTrades = isTradeOption(one.option) && isTradeOption(other.option);
    return areTrades
      ? { best: one, other, lead: 'onePlanet', values: { planet: cited.write.planet(a) }, cites: [] }
      : null;
  }
  const isFirst = known.ranks[a] < known.ranks[b];
  const [best, rest] = isFirst ? [one, other] : [other, one];
  const [planet, rival] = isFirst ? [a, b] : [b, a];
  return {
    best,
    other: rest,
    // What is the better of two may have more against it than for it.
    lead: isAgainst(best) ? 'planetsYet' : 'planets',
    values: { planet: cited.write.planet(planet), rival: cited.write.planet(rival) },
    cites: strongerOf(known, a, b).map((claim) => cited.fact(claim)),
  };
};

/** Two things to begin that one house tells of, a car and a house: the chart has them level. */
const areBothBegun = (one: Way, other: Way): boolean =>
  one.row.isDated === true && other.row.isDated === true && one.decision.matter !== other.decision.matter;

/** A shop here or in another place is one shop to the chart. */
const isOneShop = ({ aspects }: Making, one: Way, other: Way): boolean =>
  aspects.get('business') === 'shop' && [one.option, other.option].toSorted().join() === 'business,run';

const verdictOf = (making: Making, one: Way, other: Way): Verdict => {
  const cites = [...new Set([one, other].map(({ decision }) => making.cited.decision(decision)))];
  // Lines of work are parted by their planets, whatever area each is of.
  const ofTrades = areOfTrades(one, other) ? byPlanets(making, one, other) : null;
  if (ofTrades !== null) return { ...ofTrades, cites: [...ofTrades.cites, ...cites] };
  const areaOf = ({ decision: { matter } }: Way): string | null => MATTER_ROWS[matter].area;
  if (areaOf(one) !== areaOf(other)) {
    const [best, rest] = pointsOf(one) >= pointsOf(other) ? [one, other] : [other, one];
    const gap = pointsOf(best) - pointsOf(rest);
    const ahead = gap < CLEAR_POINTS ? 'leaning' : 'clear';
    return { best, other: rest, lead: gap < LEVEL_POINTS ? 'level' : ahead, cites };
  }
  if (one.row.isLetGo !== other.row.isLetGo) {
    const found = byVerdict(one, other);
    // Nor does one on love tell anybody to leave whom they love.
    if (found.best.option === 'leave_one') return { ...found, lead: 'strained', cites };
    if (found.best.option === 'with_one' && found.lead === 'clear') return { ...found, lead: 'leaning', cites };
    // A hard verdict on work sends nobody out of it.
    return found.best.option === 'resign' && found.lead !== 'open'
      ? { best: found.other, other: found.best, lead: 'notYet', cites }
      : { ...found, cites };
  }
  const ofPlanets = byPlanets(making, one, other);
  if (ofPlanets !== null) return ofPlanets;
  if (one.option === other.option || isOneShop(making, one, other)) return { best: one, other, lead: 'same', cites };
  if (areBothBegun(one, other)) return { best: one, other, lead: 'level', cites };
  const [begun, kept] = one.row.isDated === true ? [one, other] : [other, one];
  return { ...byTime(making, begun, kept), cites };
};

/** When the way that is ahead is easiest: the windows of what is begun; what goes on or ends has no time. */
const timesOf = (making: Making, { row, decision }: Way): readonly Draft[] => {
  const { gate } = decision;
  if (!making.known.birth.timeKnown || row.isDated !== true) return [];
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  return decision.times === null && decision.next === null ? [] : timeParts(making, decision, false, true);
};

/** What would change the answer; and what is to be done first, where the way that is ahead is taken up or gone on with. */
const changeParts = (
  making: Making,
  { best, other, lead, cites }: Verdict,
  names: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  const { changes } = rowsOf(making).options;
  const { matter } = best.decision;
  const cell = changeOf(lead === 'same', best, other);
  // Who waits with another post stays in the one that there is.
  const way = best.option === 'wait' && matter === 'job' ? 'stay' : best.option;
  // Where the chart decides nothing, no step of letting go is told.
  const isUndecided = lead === 'open' || lead === 'strained';
  const kept = isUndecided && best.row.isLetGo === true ? other : { ...best, option: way };
  const act = advicePart(making, kept.decision, false, actOfWay(kept.option));
  const more = { cites: cites.slice(0, 1), matter };
  return [worded(making, 'advice', [`options.changes.${cell}`, changes[cell]], names, more), ...act];
};

/** What is put off, by the side of its matter that is named: a sale, a loan. */
const sideOfTime = (making: Making, { option, decision: { matter } }: Way): Making => {
  if (option === 'sell') return { ...making, aspects: new Map([[matter, 'sale']]) };
  return matter === 'debt' ? { ...making, aspects: new Map([[matter, 'loan']]) } : making;
};

/** How a sale goes where that is the better way, and when property moves where that is asked. */
const saleParts = (making: Making, best: Way, isTimed: boolean): readonly Draft[] => {
  const own = sideOfTime(making, { ...best, option: 'sell' });
  const course = isTimed || best.option === 'sell' ? courseOf(own, best.decision) : [];
  return isTimed ? [limitOf(making, 'sale'), ...ratherParts(own, best.decision.matter), ...course] : course;
};

/** Whether a line of work is one of two ways. */
const areOfTrades = (one: Way, other: Way): boolean => isTradeOption(one.option) || isTradeOption(other.option);

/** What a choice rests on: of lines of work the rule of livelihood; else what speaks for the better way, and against the other. */
const reasonsOf = (
  making: Making,
  { best, other, lead }: Verdict,
  slots: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  if (areOfTrades(best, other)) return livelihoodParts(making, [best, other], slots);
  const isOfPlanets = lead === 'planets' || lead === 'planetsYet';
  const isTwo = MATTER_ROWS[best.decision.matter].area !== MATTER_ROWS[other.decision.matter].area;
  return [
    // What the chart does not part it answers once.
    ...(lead === 'planets' || lead === 'same' ? decisionPart(making, best.decision, 'how') : []),
    ...reasonParts(making, best.decision, 1, false).slice(0, isOfPlanets ? 1 : 2),
    ...(isTwo ? reasonParts(making, other.decision, 1, lead !== 'level').slice(0, 1) : []),
  ];
};

/** What is asked of a choice. */
export interface Choice {
  readonly options: Options;
  readonly ask: Ask | null;
  readonly range: TimeSpan | null;
}

/** The two ways with what measures each; waiting is measured by what it waits with. */
const waysOf = (making: Making, options: Options, range: TimeSpan | null): readonly (Way | null)[] =>
  options.map((option, i): Way | null => {
    const row = rowOfOption(option) ?? rowOfOption(options[1 - i] ?? option);
    if (row === null) return null;
    const own = option === 'wait' ? { matter: row.matter } : row;
    return { option, row: own, decision: decide(making.known, row.matter, range) };
  });

/** The parts about a choice: the way that has more support first. */
export const optionParts = (making: Making, { options, ask, range }: Choice): readonly Draft[] => {
  const rows = rowsOf(making).options;
  const [first = null, second = null] = waysOf(making, options, range);
  if (first === null || second === null) return [];
  const begun = [first, second].find(({ option }) => option !== 'wait');
  if (options.includes('wait') && begun !== undefined)
    return nowOrLater(sideOfTime(making, begun), begun.decision.matter);
  const { best, other, lead, values = {}, cites } = verdictOf(making, first, second);
  const ofMatter = areBothBegun(best, other);
  const isOfTrades = areOfTrades(best, other);
  const nameIn = ({ option, decision }: Way): SlotValue =>
    ofMatter && !isOfTrades ? nounOf(making, decision.matter) : nameOf(making, option);
  const names = { best: nameIn(best), other: nameIn(other) };
  const matter: Matter = best.decision.matter;
  const slots = { ...names, ...values, matter: nounOf(making, matter) };
  const leads = [worded(making, 'meaning', [`options.${lead}`, rows.lead[lead]], slots, { cites, matter })];
  const isOpen = lead === 'same' || lead === 'open' || lead === 'level' || lead === 'strained';
  if (!isOpen) making.marks.best = matter;
  const reasons = reasonsOf(making, { best, other, lead, cites }, slots);
  // What waits tells when it is time for the other.
  const timed = lead === 'notYet' ? other : best;
  const dated = isOpen && range === null ? [] : timesOf(making, timed);
  // The time of a sale is told where it is asked for.
  const isSale = options.includes('sell');
  const times = isSale ? saleParts(making, best, ask === 'when' || range !== null) : dated;
  const change = changeParts(making, { best, other, lead, cites }, names);
  if (making.form === 'short') return ask === 'when' ? [...times, ...leads] : [...leads, ...times];
  return ask === 'when' ? [...times, ...leads, ...reasons, ...change] : [...leads, ...reasons, ...times, ...change];
};
