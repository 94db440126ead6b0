/** The parts about a choice between two ways: which has more support, by what, when, and what would change it. */
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import { decide } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { SlotValue } from '../../../words/fill.ts';
import type { Ask, Reason } from '../../../words/reading/ask.ts';
import { courseOf } from '../tell/asked-parts.ts';
import { type CompareIntent, isMatter } from '../hear/intent.ts';
import { type Making, noun, nounOf, type PartRows, rowsOf, worded } from '../tell/making.ts';
import { decisionPart } from '../tell/decision-part.ts';
import { advicePart } from '../tell/matter-parts.ts';
import { planetParts } from '../tell/named.ts';
import { reasonParts } from '../tell/reason-parts.ts';
import { nowOrLater, ratherParts } from './now-or-later.ts';
import { actOfWay, changeOf } from './option-changes.ts';
import { type ChoiceKind, isOfWork, kindOfOptions } from './option-kinds.ts';
import { isOfNone, isOptionKey, isThing, type Option, type OptionRow, type Options } from './option-rows.ts';
import { areBothBegun, areOfTrades, type Verdict, verdictOf, type Way, waysOf } from './option-verdict.ts';
import type { Draft } from '../tell/parts.ts';
import { ageLimit, timeParts } from '../tell/time-parts.ts';
import { isFar, isRunning, limitOf, timingPart } from '../tell/timing.ts';
import { differsParts, reasonTold } from './differs.ts';
import { areNamed } from './ways-named.ts';
import { lordClaim, navamsaClaim } from '../../facts/of-birth.ts';
import { strengthBand } from '../../../../layers/jyotish/phala/state.ts';
import { lordOf } from '../../../../layers/jyotish/chart/rashi.ts';

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
  return noun(label);
};

/** When the way that is ahead is easiest: the windows of what is begun; what goes on or ends has no time. */
const timesOf = (making: Making, { row, decision }: Way, isAlways = false): readonly Draft[] => {
  const { gate } = decision;
  const isDated = row.isDated === true || (isAlways && row.isDatedOnAsk === true);
  if (!making.known.birth.timeKnown || !isDated) return [];
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  const first = decision.times?.first ?? decision.next;
  // A time that is years away decides no choice of today.
  return first === null || (!isAlways && isFar(making, first)) ? [] : timeParts(making, decision, false, true);
};

/** What would change the answer; and what is to be done first, where the way that is ahead is taken up or gone on with. */
const changeParts = (
  making: Making,
  { best, other, lead, cites }: Verdict,
  names: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  const { matter } = best.decision;
  const likely = changeOf(lead === 'same', best, other);
  // Who has customers already waits for no first one.
  const cell = likely === 'start' && making.states.includes('running') ? 'accounts' : likely;
  // Who waits with another post stays in the one that there is.
  const way = best.option === 'wait' && matter === 'job' ? 'stay' : best.option;
  // Where the chart decides nothing, no step of letting go is told.
  const isUndecided = lead === 'open' || lead === 'strained';
  const kept = isUndecided && best.row.isLetGo === true ? other : { ...best, option: way };
  const act = advicePart(making, kept.decision, false, actOfWay(kept.option));
  const more = { cites: cites.slice(0, 1), matter };
  return [worded(making, 'advice', `options.changes.${cell}`, names, more), ...act];
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

/** The rule beside what the planets of two lines say; that the better one is weak too, where it is. */
const livelihoodParts = (
  making: Making,
  [best, other]: readonly [{ readonly row: OptionRow }, { readonly row: OptionRow }],
  slots: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  const { known, cited } = making;
  const [own, rival] = [best.row.planet, other.row.planet];
  if (!known.birth.timeKnown || own === undefined) return [];
  const { same, other: against, weak } = rowsOf(making).options.livelihood;
  const lord = known.read.lord(10);
  const sign = known.navamsa.planets[lord];
  const planet = lordOf(sign);
  const cites = [cited.fact(lordClaim(known, 10)), cited.fact(navamsaClaim(known, lord))];
  const values = { ...slots, lord: cited.write.planet(lord), planet: cited.write.planet(planet) };
  const isWeak = strengthBand(known.read.states[own]) === 'strained';
  const claim = { kind: 'strength', of: own, strong: false } as const;
  const ownOf = { planet: cited.write.planet(own) };
  return [
    ...(planet === own ? [worded(making, 'meaning', ['livelihood.same', same], values, { cites })] : []),
    ...(planet === rival && own !== rival
      ? [worded(making, 'meaning', ['livelihood.other', against], values, { cites, side: 'other' })]
      : []),
    ...(isWeak ? [worded(making, 'meaning', ['livelihood.weak', weak], ownOf, { cites: [cited.fact(claim)] })] : []),
  ];
};

/** What a choice rests on: of lines of work the rule of livelihood; else what speaks for the better way, and against the other. */
const reasonsOf = (
  making: Making,
  { best, other, lead, ground = best }: Verdict,
  slots: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  if (areOfTrades(best, other) && best.row.planet !== undefined && other.row.planet !== undefined)
    return livelihoodParts(making, [best, other], slots);
  if (lead === 'steps') return [];
  const isOfPlanets = lead === 'planets' || lead === 'planetsYet';
  const isTwo = MATTER_ROWS[best.decision.matter].area !== MATTER_ROWS[other.decision.matter].area;
  return [
    // What the chart does not part it answers once.
    ...(lead === 'planets' || lead === 'same' ? decisionPart(making, best.decision, 'how') : []),
    ...reasonParts(making, ground.decision, 1, false).slice(0, isOfPlanets || lead === 'same' ? 1 : 2),
    ...(isTwo ? reasonParts(making, other.decision, 1, lead !== 'level').slice(0, 1) : []),
  ];
};

/** What is asked of a choice. */
export interface Choice extends Pick<
  Partial<CompareIntent>,
  'names' | 'choiceKind' | 'isOffered' | 'matters' | 'reason'
> {
  readonly options: Options;
  readonly ask: Ask | null;
  readonly range: TimeSpan | null;
}

/** What decides a choice of a kind where the chart does not. */
const decidesPart = (making: Making, way: ChoiceKind, cites: readonly string[]): Draft =>
  worded(making, 'advice', `options.decides.${way}`, {}, { cites: cites.slice(0, 1) });

/** A choice of which nothing in a chart tells: that it is so, how the matter of it stands, and what decides. */
const undecidedParts = (
  making: Making,
  { matters = [], names, choiceKind: said = 'ways' }: Choice,
): readonly Draft[] => {
  const { lead } = rowsOf(making).options;
  const cell = names === undefined || !areNamed(names) ? 'none' : 'noneNamed';
  const [best, other] = (names ?? ['', '']).map(noun);
  const matter = matters.find(isMatter);
  const kind = said === 'ways' && matter !== undefined ? (kindOfOptions([matter, matter]) ?? said) : said;
  const lone = worded(making, 'limit', [`options.${cell}`, lead[cell]], { best: best ?? '', other: other ?? '' });
  if (matter === undefined || making.form === 'short') return [lone, decidesPart(making, kind, [])];
  const decision = decide(making.known, matter, null);
  const own = decisionPart(making, decision, 'how');
  const reasons = reasonParts(making, decision, 1, false).slice(0, 1);
  // Two ways of a wedding, soon or late, are no two people.
  return [lone, ...own, ...reasons, ...(kind === 'people' ? [] : [decidesPart(making, kind, [])])];
};

/** When the other way is due, of which it is told that its time is not here yet. */
const otherTime = (
  making: Making,
  { option, decision }: Way,
  names: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  const first = decision.times?.first ?? decision.next;
  if (!making.known.birth.timeKnown || option === 'wait' || decision.gate !== 'open' || first === null) return [];
  return isRunning(making, first) ? [] : [timingPart(making, decision.matter, first, 'otherWay', false, names)];
};

/** Verdicts that put none of two ways before the other. */
const UNDECIDED: readonly Verdict['lead'][] = ['same', 'open', 'level', 'strained'];
/** The wording of a verdict by the kind of the choice. */
const leadCell = (lead: Verdict['lead'], kind: ChoiceKind | null, isNamed: boolean): Verdict['lead'] => {
  if (lead === 'same' && kind === 'people') return 'people';
  return lead === 'same' && isNamed ? 'sameNamed' : lead;
};

/** The times of a choice: of a sale where they are asked for, of what waits when it is due, else of what is begun. */
const timesTold = (
  making: Making,
  { options, ask, range, isOffered }: Choice,
  { best, other, lead }: Verdict,
  names: Readonly<Record<string, SlotValue>>,
): readonly Draft[] => {
  const isAsked = ask === 'when' || range !== null;
  if (options.includes('sell')) return saleParts(making, best, isAsked);
  // An offer is there now.
  if (isOffered === true && !isAsked) return [];
  // Who asks for the time hears it, though it was told.
  if (lead === 'notYet')
    return otherTime(making, other, names).map((one) => (ask === 'when' ? { ...one, isKept: true } : one));
  const isOpen = UNDECIDED.includes(lead);
  // Of two that are level the one is dated that has a time.
  if (isOpen && isAsked)
    return [best, other].map((one) => timesOf(making, one, true)).find((told) => told.length > 0) ?? [];
  // Which line of work or subject suits has no time.
  if ((isOpen && range === null) || (areOfTrades(best, other) && !isAsked)) return [];
  const own = timesOf(making, best, isAsked);
  // Who asks for a time, or of a year, hears of that, though what goes on has no time: "leave in 2027, or hold on".
  return own.length === 0 && isAsked ? timesOf(making, other, true) : own;
};

/** The two ways by their names: in the words of whoever asks where these name a thing. */
const namesOf = (making: Making, { names: own = ['', ''], options }: Choice, { best, other, lead }: Verdict) => {
  const said = best.option === options[0] ? own : own.toReversed();
  const isOfMatters = lead === 'level' && areBothBegun(best, other) && !areOfTrades(best, other);
  const nameIn = ({ option, decision }: Way, name = ''): SlotValue => {
    if (name !== '' && isThing(option)) return noun(name);
    return isOfMatters ? nounOf(making, decision.matter) : nameOf(making, option);
  };
  return { best: nameIn(best, said[0]), other: nameIn(other, said[1]) };
};

/** What is told last of a choice: what was told that counts for more, what decides it by its kind, or what would change the answer. */
const lastParts = (
  making: Making,
  verdict: Verdict,
  kind: ChoiceKind | null,
  { names, reason = null }: { readonly names: Readonly<Record<string, SlotValue>>; readonly reason?: Reason | null },
): readonly Draft[] => {
  if (reason !== null) return [reasonTold(making, reason, verdict.cites)];
  return kind !== null && (UNDECIDED.includes(verdict.lead) || kind !== 'places')
    ? [decidesPart(making, kind, verdict.cites)]
    : changeParts(making, verdict, names);
};

/** The kind of a choice: an offer of work is weighed, whatever date stands beside it. */
const kindOf = ({ choiceKind, isOffered, options }: Choice): ChoiceKind | null =>
  isOffered === true && isOfWork(options) && (choiceKind === undefined || choiceKind === 'until')
    ? 'offers'
    : (choiceKind ?? kindOfOptions(options));

/** The parts about a verdict on two ways. */
const verdictParts = (making: Making, choice: Choice, verdict: Verdict): readonly Draft[] => {
  const { lead, best, values = {}, cites } = verdict;
  const names = namesOf(making, choice, verdict);
  const { matter } = best.decision;
  const slots = { ...names, ...values, matter: nounOf(making, matter) };
  const kind = kindOf(choice);
  const cell = leadCell(lead, kind, choice.names !== undefined && areNamed(choice.names));
  const rows = rowsOf(making).options.lead[cell];
  const leads = [worded(making, 'meaning', [`options.${cell}`, rows], slots, { cites, matter })];
  if (!UNDECIDED.includes(lead)) making.marks.best = matter;
  const reasons = cell === 'people' ? [] : reasonsOf(making, verdict, slots);
  const times = timesTold(making, choice, verdict, names);
  if (making.form === 'short') return choice.ask === 'when' ? [...times, ...leads] : [...leads, ...times];
  const last = lastParts(making, verdict, kind, { names, reason: choice.reason });
  const differs = differsParts(making, lead, kind);
  return choice.ask === 'when'
    ? [...times, ...leads, ...reasons, ...last]
    : [...leads, ...(differs.length > 0 ? differs : reasons), ...times, ...last];
};

/** Why, and why not the other way: what weighs against it, or for the better one; what decides where the chart parts the two by nothing. */
const whyNotParts = (making: Making, choice: Choice, verdict: Verdict): readonly Draft[] => {
  const { lead, best, other, cites } = verdict;
  const isOpen = UNDECIDED.includes(lead);
  const cell = isOpen ? 'level' : 'behind';
  const { matter } = other.decision;
  const first = worded(making, 'meaning', `options.why.${cell}`, {}, { cites: cites.slice(0, 1), matter });
  const isOfTwo = MATTER_ROWS[best.decision.matter].area !== MATTER_ROWS[matter].area;
  const kind = kindOf(choice);
  if (isOpen) return [first, ...(kind === null ? [] : [decidesPart(making, kind, cites)])];
  if (isOfTwo) return [first, ...reasonParts(making, other.decision, 2, true)];
  // Of two lines of work the planet of the better one is told.
  return [
    first,
    ...(best.row.planet === undefined
      ? reasonParts(making, best.decision, 2, best.row.isLetGo === true)
      : planetParts(making, best.row.planet, false).slice(0, 1)),
  ];
};

/** The parts about a choice: the way that has more support first. */
export const optionParts = (making: Making, choice: Choice): readonly Draft[] => {
  const { options, range } = choice;
  if (isOfNone(options)) return undecidedParts(making, choice);
  const [first = null, second = null] = waysOf(making, options, range);
  if (first === null || second === null) return [];
  const begun = [first, second].find(({ option }) => option !== 'wait');
  const isOfWaiting = options.includes('wait') && begun !== undefined;
  // Why now, or why later: what speaks for the matter, and what against it.
  if (choice.ask === 'why' && isOfWaiting) return reasonParts(making, begun.decision, 2, false);
  if (choice.ask === 'why')
    return whyNotParts(making, choice, verdictOf(making, first, second, choice.isOffered === true));
  return isOfWaiting
    ? nowOrLater(sideOfTime(making, begun), begun.decision.matter, range, choice.reason)
    : verdictParts(making, choice, verdictOf(making, first, second, choice.isOffered === true));
};
