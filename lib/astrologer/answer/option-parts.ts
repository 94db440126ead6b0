/** The parts about a choice between two ways: which has more support, by what, when, and what would change it. */
import type { Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { decide, type Decision } from '../../answers/judgement.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { SlotValue } from '../../words/fill.ts';
import type { Ask } from '../../words/reading/ask.ts';
import { strongerOf } from './direct/telling.ts';
import { capital, nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import { advicePart, decisionPart, reasonParts } from './matter-parts.ts';
import { isOptionKey, rowOfOption, type Option, type OptionRow, type Options } from './options.ts';
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

/** Planets of ways of earning (Phaladeepika ch. 15): trade, service under others, posts of rulers. */
const EARNING: Readonly<Partial<Record<Option, Planet7>>> = {
  business: 'mercury',
  run: 'mercury',
  go_on: 'mercury',
  job: 'saturn',
  first_job: 'saturn',
  career: 'saturn',
  stay: 'saturn',
  government: 'sun',
  private: 'saturn',
};

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

/** Two ways of earning, by their planets; null where these are one, or no time of birth is known. */
const byPlanets = (making: Making, one: Way, other: Way): Verdict | null => {
  const { known, cited } = making;
  const [a, b] = [EARNING[one.option], EARNING[other.option]];
  if (known.ranks === null || a === undefined || b === undefined || a === b) return null;
  const isFirst = known.ranks[a] < known.ranks[b];
  const [best, rest] = isFirst ? [one, other] : [other, one];
  const [planet, rival] = isFirst ? [a, b] : [b, a];
  return {
    best,
    other: rest,
    lead: 'planets',
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
  const areaOf = ({ decision: { matter } }: Way): string | null => MATTER_ROWS[matter].area;
  if (areaOf(one) !== areaOf(other)) {
    const [best, rest] = pointsOf(one) >= pointsOf(other) ? [one, other] : [other, one];
    const gap = pointsOf(best) - pointsOf(rest);
    const ahead = gap < CLEAR_POINTS ? 'leaning' : 'clear';
    return { best, other: rest, lead: gap < LEVEL_POINTS ? 'level' : ahead, cites };
  }
  if (one.row.isLetGo !== other.row.isLetGo) {
    const found = byVerdict(one, other);
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
  const isOfPlaces = lead === 'same' && best.option !== 'government' && !BOUGHT.includes(matter);
  const cell = isOfPlaces ? 'place' : changeOf(other.option, best.option);
  // Who waits with another post stays in the one that there is.
  const way = best.option === 'wait' && matter === 'job' ? 'stay' : best.option;
  const act = best.row.isLetGo === true ? [] : advicePart(making, best.decision, false, way);
  const more = { cites: cites.slice(0, 1), matter };
  return [worded(making, 'advice', [`options.changes.${cell}`, changes[cell]], names, more), ...act];
};

/** What is asked of a choice. */
export interface Choice {
  readonly options: Options;
  readonly ask: Ask | null;
  readonly range: TimeSpan | null;
}

/** The parts about a choice: the way that has more support first. */
export const optionParts = (making: Making, { options, ask, range }: Choice): readonly Draft[] => {
  const rows = rowsOf(making).options;
  const [first, second] = options.map((option, i): Way | null => {
    // Waiting is measured by what it waits with.
    const row = rowOfOption(option) ?? rowOfOption(options[1 - i] ?? option);
    return row === null
      ? null
      : {
          option,
          row: option === 'wait' ? { matter: row.matter } : row,
          decision: decide(making.known, row.matter, range),
        };
  });
  if (first === undefined || second === undefined || first === null || second === null) return [];
  const { best, other, lead, values = {}, cites } = verdictOf(making, first, second);
  const ofMatter = areBothBegun(best, other);
  const nameIn = ({ option, decision }: Way): SlotValue =>
    ofMatter ? nounOf(making, decision.matter) : nameOf(making, option);
  const names = { best: nameIn(best), other: nameIn(other) };
  const matter: Matter = best.decision.matter;
  const slots = { ...names, ...values, matter: nounOf(making, matter) };
  const leads = [worded(making, 'meaning', [`options.${lead}`, rows.lead[lead]], slots, { cites, matter })];
  const isOpen = lead === 'same' || lead === 'open' || lead === 'level';
  const isTwo = MATTER_ROWS[matter].area !== MATTER_ROWS[other.decision.matter].area;
  const reasons = [
    ...(lead === 'planets' ? decisionPart(making, best.decision, 'how') : []),
    ...reasonParts(making, best.decision, 1, false).slice(0, lead === 'planets' ? 1 : 2),
    ...(isTwo ? reasonParts(making, other.decision, 1, lead !== 'level').slice(0, 1) : []),
  ];
  // What waits tells when it is time for the other.
  const timed = lead === 'notYet' ? other : best;
  const dated = isOpen && range === null ? [] : timesOf(making, timed);
  // Good times are those of what one gets; of a sale there is none.
  const times = dated.length === 0 && ask === 'when' ? [limitOf(making, 'sale')] : dated;
  const change = changeParts(making, { best, other, lead, cites }, names);
  if (making.form === 'short') return ask === 'when' ? [...times, ...leads] : [...leads, ...times];
  return ask === 'when' ? [...times, ...leads, ...reasons, ...change] : [...leads, ...reasons, ...times, ...change];
};

/** Matters of which two are compared by their price. */
const BOUGHT: readonly Matter[] = ['vehicle', 'property'];

/** What would change an answer, by what is chosen. */
const CHANGES: Readonly<Partial<Record<Option, keyof PartRows['options']['changes']>>> = {
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
  together: 'household',
  apart: 'household',
};
const FIRST: readonly (keyof PartRows['options']['changes'])[] = ['place', 'purchase', 'household'];
/** What would change an answer: what makes the other way the better one. */
const changeOf = (other: Option, best: Option): keyof PartRows['options']['changes'] => {
  const found = [other, best].flatMap((option) => CHANGES[option] ?? []);
  return FIRST.find((one) => found.includes(one)) ?? found[0] ?? 'other';
};
