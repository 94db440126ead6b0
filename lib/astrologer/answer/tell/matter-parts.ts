/** The parts about one matter: its decision, what it rests on, its time, what to do, what is not told. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { ageAt, bestOf, decide, type Decision } from '../../../answers/judgement.ts';
import type { AspectRow } from '../../../answers/aspects.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import type { Ask } from '../../../words/reading/ask.ts';
import { actsOf, aspectRow, wayOfAsk } from './asked-parts.ts';
import { reasonParts } from './reason-parts.ts';
import { nounOf, rowsOf, worded, type Making } from './making.ts';
import { thingParts } from './named.ts';
import type { Draft } from './parts.ts';
import { decisionPart } from './decision-part.ts';
import { soonestPart, stanceOf } from './stance.ts';
import { TOPIC_TABLE, topicOf } from '../hear/topic-rows.ts';
import { ALWAYS_LIMITED, timeParts } from './time-parts.ts';
import { becausePart, limitOf, rangeNamed, timingPart, type LimitCell } from './timing.ts';

/** Most reasons of the side that leads. */
const MOST_REASONS = 2;

/** One thing to do for what is asked about; `way` is that of two which was found better. */
export const advicePart = (
  making: Making,
  decision: Decision,
  isAsked = false,
  way: string | null = null,
): readonly Draft[] => {
  const { verdict, matter } = decision;
  const acts = actsOf(making, decision, way);
  if (acts === null || verdict === null || making.form === 'short') return [];
  const [key] = acts;
  if (making.told.has(key) && !isAsked) return [];
  making.told.add(key);
  // Who asks what to do hears it, told before or not.
  const kept: Partial<Draft> = isAsked ? { isKept: true } : {};
  const more = { cites: [making.cited.decision(decision)], matter, ...kept };
  return [worded(making, 'advice', acts, {}, more, making.isReworded)];
};

/** What is asked of a matter. */
export interface MatterAsked {
  readonly ask: Ask;
  readonly matter: Matter;
  readonly range: TimeSpan | null;
  /** It is one of several, and is answered in fewer words. */
  readonly isBrief: boolean;
}

/** Whether the time of a matter is told: where it is asked for, and where what is asked is still to come. */
const tellsTime = (
  { finer, isFeared }: Making,
  { ask, range }: MatterAsked,
  { gate }: Decision,
  row: AspectRow | null,
): boolean => {
  // When what is feared comes, no chart tells.
  if (finer === 'more' || (isFeared && ask !== 'when')) return false;
  if (ask === 'when' || range !== null) return true;
  const isTimed = gate === 'open' && row?.time !== 'none';
  return isTimed && (ask === 'will' || ask === 'should');
};

/** What a matter is told by. */
interface MatterPieces {
  readonly leads: readonly Draft[];
  readonly times: readonly Draft[];
  readonly reasons: readonly Draft[];
  readonly advice: readonly Draft[];
  readonly limits: readonly Draft[];
}

/** The pieces of an answer in the order of what was asked: what no chart tells goes first where just that is. */
const ordered = (ask: Ask, isUntold: boolean, isRange: boolean, pieces: MatterPieces): readonly Draft[] => {
  const { leads, times, reasons, advice, limits } = pieces;
  if (ask === 'when') return [...times, ...limits, ...leads, ...reasons, ...advice];
  if (ask === 'do') return [...advice, ...leads, ...reasons, ...times, ...limits];
  if (isUntold) return [...limits, ...leads, ...reasons, ...advice];
  // A time that a yes or no is told with stands beside it.
  return isRange || stoodBy(ask) !== null
    ? [...leads, ...times, ...reasons, ...advice, ...limits]
    : [...leads, ...reasons, ...times, ...advice, ...limits];
};

const isOutOfAge = ({ gate }: Decision): boolean => gate === 'past' || gate === 'too_young';

/** Whether all that weighs was told before. */
const isToldAll = ({ form }: Making, { indicators }: Decision, { reasons }: MatterPieces): boolean =>
  form === 'full' && indicators.length > 0 && reasons.length === 0;

/** What is told of a matter without the time of birth: the next of the planets that stand for it. */
const withoutHouses = (making: Making, { matter, ask }: MatterAsked): readonly Draft[] => {
  const limit = ALWAYS_LIMITED[matter];
  const of = TOPIC_TABLE[topicOf(matter)].planets.find((planet) => !making.told.has(`karaka.${planet}`));
  const limits = limit === undefined ? [] : [limitOf(making, limit)];
  if (of === undefined) return ask === 'when' ? [limitOf(making, 'noTime'), ...limits] : limits;
  making.told.add(`karaka.${of}`);
  // Who asks when hears each time that no date is told.
  const noDate: readonly Draft[] =
    ask === 'when' ? [{ ...limitOf(making, 'noDateNoTime', { matter: nounOf(making, matter) }), isKept: true }] : [];
  const values = { planet: making.cited.write.planet(of), matter: nounOf(making, matter) };
  const cites = [making.cited.fact({ kind: 'sign', of, sign: 1, chart: 'D1', time: null })];
  return [
    ...noDate,
    worded(making, 'meaning', 'karaka', values, { cites, matter }),
    ...thingParts(making, { kind: 'planet', planets: [of] }, true),
    ...limits,
  ];
};

/** Why the time that was told is the time: what makes it; nothing where none was told. */
const whyThen = (making: Making, { ask, matter }: MatterAsked, decision: Decision): readonly Draft[] => {
  const window = decision.times?.first ?? decision.next;
  const isTold = making.isFollowUp && !making.isTroubled && making.told.has(`dated.${matter}`);
  if (ask === 'when') making.told.add(`dated.${matter}`);
  else making.told.delete(`dated.${matter}`);
  const isOfWindows = (aspectRow(making, decision)?.time ?? 'event') === 'event';
  if (ask !== 'why' || !isTold || window === null || !isOfWindows) return [];
  return [soonestPart(making, decision, window), ...becausePart(making, matter, window, true)];
};

/** What no chart tells of a matter: whether to take a loan is for the purse; how the debts stand is told. */
const limitFor = (making: Making, { ask, matter }: MatterAsked): (typeof ALWAYS_LIMITED)[Matter] => {
  const isFree = aspectRow(making, { matter })?.isUnlimited === true || (matter === 'debt' && ask !== 'should');
  return isFree ? undefined : ALWAYS_LIMITED[matter];
};

/** What no chart tells, where it is told that a doctor has been asked. */
const limitFitting = ({ states }: Making, limit: LimitCell): LimitCell => {
  if (limit === 'health' && states.includes('treated')) return 'treated';
  return limit === 'children' && states.includes('tested') ? 'tested' : limit;
};

/** Whether just what no chart tells is asked. */
const isUntoldOf = (making: Making, asked: MatterAsked): boolean => {
  const { ask, matter } = asked;
  const isWill = ask === 'will' || (ask === 'how' && making.isFeared);
  return limitFor(making, asked) !== undefined && matter !== 'health' && (isWill || matter === 'debt');
};

/** Whether nothing stands in the time that is asked about. */
const isNoneIn = (making: Making, { range }: MatterAsked, decision: Decision): boolean => {
  const { gate, windows } = decision;
  const time = aspectRow(making, decision)?.time ?? 'event';
  return range !== null && gate === 'open' && windows.length === 0 && time === 'event';
};

/** Matters that are there already: "is my marriage all right" asks how it stands, and not whether it comes. */
const STANDING: readonly Matter[] = ['married_life', 'family', 'health'];

/** The yes or no that a time is told after; null where none is. */
const stoodBy = (ask: Ask): 'should' | 'will' | null => (ask === 'should' || ask === 'will' ? ask : null);

/** The way of asking that the decision is told by: what to eat is no step that a chart is with, and where nothing stands in the time asked about, that is the answer. */
const askOfLead = (making: Making, asked: MatterAsked, decision: Decision): Ask => {
  const isPlain =
    isUntoldOf(making, asked) ||
    isNoneIn(making, asked, decision) ||
    (asked.matter === 'health' && asked.ask === 'should') ||
    (asked.ask === 'will' && STANDING.includes(asked.matter));
  return isPlain ? 'how' : asked.ask;
};

/** What joins how a matter stands to a time that was told before it, where one is for it and the other is not; null where both say the same. */
const bridgeOf = (making: Making, ask: Ask, decision: Decision, isOutside: boolean): string | undefined => {
  const { side, window } = stanceOf(making, decision);
  const { despite, stance } = rowsOf(making);
  if (isOutside) return side === 'for' ? stance.timeAlone[0] : undefined;
  const isTold = window !== null && decision.times !== null && making.finer !== 'bad';
  return ask === 'when' && isTold && side === 'against' ? despite[0] : undefined;
};

/** The parts with a sentence at the head of the first. */
const headed = (head: string | undefined, [first, ...others]: readonly Draft[]): readonly Draft[] => {
  if (first === undefined) return [];
  return [head === undefined ? first : { ...first, template: `${head} ${first.template}` }, ...others];
};

/** That a yes is rather not for the time that is asked about; who asks for months of it asks for no yes. */
const notThen = (making: Making, ask: Ask, times: readonly Draft[]): readonly Draft[] => {
  const stood = making.finer === null && making.isOfMonths !== true ? stoodBy(ask) : null;
  return headed(stood === null ? undefined : rowsOf(making).stance.outside[stood][0], times);
};

/** The row of steps for whoever waits for a matter, which is kept in mind for what follows; null where none is of its own. */
const wayTold = (making: Making, { matter, ask }: MatterAsked): string | null => {
  const way = wayOfAsk(making, matter, ask);
  if (way !== null && !making.states.includes('kids_grown')) making.told.add(`awaited.${matter}`);
  return way;
};

/** The parts about one matter, what was asked first. */
export const matterParts = (making: Making, asked: MatterAsked): readonly Draft[] => {
  const { ask, matter, range, isBrief } = asked;
  const decision = decide(making.known, matter, range);
  making.cited.decision(decision);
  if (decision.gate === 'refused') return [limitOf(making, matter === 'court' ? 'court' : 'pregnancy')];
  if (!making.known.birth.timeKnown) return withoutHouses(making, asked);
  const way = wayTold(making, asked);
  const then = whyThen(making, asked, decision);
  if (then.length > 0)
    return [...then, ...decisionPart(making, decision, 'how'), ...reasonParts(making, decision, 1, false)];
  const limit = limitFor(making, asked);
  const isUntold = isUntoldOf(making, asked);
  // Who asks what to do after work asks for no date of it.
  const isAged = isOutOfAge(decision) && !(matter === 'retirement' && ask !== 'when');
  const isOutside = isNoneIn(making, asked, decision);
  const pieces: MatterPieces = {
    limits: limit === undefined ? [] : [limitOf(making, limitFitting(making, limit))],
    leads: decisionPart(making, decision, askOfLead(making, asked, decision)),
    times:
      isAged || tellsTime(making, asked, decision, aspectRow(making, decision))
        ? timeParts(making, decision, range !== null, ask === 'when', stoodBy(ask))
        : [],
    reasons: reasonParts(making, decision, isBrief ? 1 : MOST_REASONS, ask === 'why'),
    advice: isBrief ? [] : advicePart(making, decision, ask === 'do', way),
  };
  const isExplained = ask === 'why' || ask === 'how';
  if (isExplained && isToldAll(making, decision, pieces)) return [...pieces.leads, ...pieces.times, ...pieces.limits];
  // Whoever is past the age of a matter hears that first, and then how it stands; a child hears no more.
  if (isAged && !isExplained) {
    if (decision.gate === 'too_young') return [...pieces.times, ...pieces.limits];
    return [...pieces.times, ...decisionPart(making, decision, 'how'), ...pieces.reasons];
  }
  const leads = headed(bridgeOf(making, ask, decision, isOutside), pieces.leads);
  if (isOutside)
    return ordered('when', isUntold, true, { ...pieces, leads, times: notThen(making, ask, pieces.times) });
  return ordered(ask, isUntold, range !== null, { ...pieces, leads });
};

/** The areas that the chart as a whole is told by, each by the matter that stands for it, from an age on. */
const WHOLE: readonly { readonly from: number; readonly matters: readonly Matter[] }[] = [
  { from: 60, matters: ['money', 'family', 'married_life', 'travel', 'inner'] },
  { from: 26, matters: ['career', 'money', 'married_life', 'family', 'travel', 'inner'] },
  { from: 0, matters: ['learning', 'career', 'money', 'married_life', 'family', 'travel'] },
];

/** The matters by which the chart as a whole is told at an age. */
export const wholeMatters = ({ known }: Making): readonly Matter[] => {
  const age = ageAt(known, known.at.jd);
  return WHOLE.find(({ from }) => age >= from)?.matters ?? [];
};

/** The parts about the chart as a whole: its strongest and its weakest side. */
export const wholeParts = (making: Making, range: TimeSpan | null): readonly Draft[] => {
  const decisions = wholeMatters(making)
    .map((matter) => decide(making.known, matter, range))
    .filter(({ gate }) => gate !== 'too_young');
  const scored = decisions.flatMap((decision) =>
    decision.score === null ? [] : [{ decision, score: decision.score }],
  );
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const [best, worst] = [ordered[0]?.decision, ordered.at(-1)?.decision];
  if (best === undefined || worst === undefined) return [];
  const cites = [making.cited.decision(best), making.cited.decision(worst)];
  const values = { best: nounOf(making, best.matter), other: nounOf(making, worst.matter) };
  // A side that is well supported is no weak one, though others have more.
  const isAllGood = worst.verdict?.endsWith('for') === true;
  const dated = range === null ? [] : decisions.filter(({ windows }) => windows.length > 0).slice(0, 2);
  return [
    worded(making, 'meaning', isAllGood ? 'wholeGood' : 'whole', values, { cites }),
    ...dated.flatMap((decision) => {
      const window = bestOf(decision);
      return window === null
        ? []
        : [
            // The strongest side was named: that the chart is against it would unsay that.
            ...(decision === best ? [] : decisionPart(making, decision, 'how')),
            timingPart(making, decision.matter, window, 'inRange', true, { range: rangeNamed(making, decision.range) }),
          ];
    }),
    ...reasonParts(making, best, 1, false).slice(0, 1),
    ...(isAllGood ? [] : reasonParts(making, worst, 1, true).slice(0, 1)),
    ...advicePart(making, isAllGood ? best : worst),
  ];
};
