/** The parts about one matter: its decision, what it rests on, its time, what to do, what is not told. */
import type { AreaVerdict, Indicator } from '../../../layers/jyotish/phala/areas.ts';
import type { EventWindow } from '../../../layers/jyotish/phala/events.ts';
import type { TimeSpan } from '../../../layers/jyotish/ephemeris/span.ts';
import { decide, ruleId, type Decision } from '../../answers/judgement.ts';
import { MATTER_ROWS } from '../../answers/matters.ts';
import type { JudgedPair } from '../../answers/queries/pair.ts';
import type { KnownBirth } from '../../answers/queries/known-birth.ts';
import type { Matter, PartKind } from '../../contract/suites/astrologer.ts';
import { bank, type Banks } from '../../words/bank.ts';
import { fillAny, type SlotValue } from '../../words/fill.ts';
import type { Tongue } from '../../words/astrologer/fixed-texts.ts';
import type { Language } from '../../words/languages.ts';
import { phalaRow } from '../../words/phala/rows.ts';
import type { Chooser } from './choice.ts';
import type { Ask, CompareIntent } from './intents.ts';
import type { Draft } from './parts.ts';
import { claimsOf } from './reasons.ts';
import { templateOf, type Cited } from './rows-cited.ts';
import { service } from './direct/leanings.ts';
import type { Sentence } from './sentence.ts';

/** How much is said, and how: `simple` names nothing of the chart, `short` gives the answer and its time alone. */
export const FORMS = ['full', 'simple', 'short'] as const;
export type AnswerForm = (typeof FORMS)[number];

/** What the parts of an answer are made with. */
export interface Making {
  readonly known: KnownBirth;
  readonly language: Language;
  /** Tongue of the wordings: the language, or Hindi in Latin letters. */
  readonly tongue: Tongue;
  readonly cited: Cited;
  readonly choose: Chooser;
  readonly form: AnswerForm;
  /** Ids of what was told before in this conversation: rules, and limits by their names. */
  readonly told: Set<string>;
  /** What the match of two births comes to, where the question is about both. */
  readonly pair: JudgedPair | null;
}

type PartRows = Banks['astrologer/parts'];

/** The wordings of a tongue: Hindi in Latin letters has its own. */
export const rowsOf = ({ tongue }: Making): PartRows => bank(tongue, 'astrologer/parts');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A noun as it stands inside a sentence, and at its beginning. */
const noun = (text: string): SlotValue => ({ nom: text, cap: capital(text) });
/** The name of a matter inside a sentence. */
export const nounOf = (making: Making, matter: Matter): SlotValue => noun(rowsOf(making).nouns[matter]);

/** A part from one of the wordings of a cell. Slots that name fields of `row` stay for the renderer. */
export const worded = (
  making: Making,
  kind: PartKind,
  [cell, wordings]: readonly [string, readonly string[]],
  values: Readonly<Record<string, SlotValue>>,
  more: Partial<Draft> = {},
): Draft => ({
  kind,
  template: fillAny(making.choose.pick(cell, wordings), values),
  cites: [],
  ...more,
});

/** Slots of a window for the renderer. */
const windowSlots = (id: string): Readonly<Record<string, SlotValue>> => ({
  from: { nom: `{${id}.from}`, cap: `{${id}.from}` },
  until: `{${id}.until}`,
});

/** Days between two windows from which the second is another opening. */
const APART_DAYS = 45;
/** Windows that begin within so many days are running, for whoever asks. */
const SOON_DAYS = 5;

/** Wordings of a time that name the matter, where the time goes before the decision. */
const NAMING: Readonly<Partial<Record<keyof PartRows['timing'], keyof PartRows['timing']>>> = {
  ahead: 'aheadFor',
  now: 'nowFor',
  short: 'shortFor',
};

const timingPart = (
  making: Making,
  matter: Matter,
  window: EventWindow,
  cell: keyof PartRows['timing'],
  isFirst = false,
): Draft => {
  const id = making.cited.window(window);
  const { timing } = rowsOf(making);
  const { from, until } = making.cited.rows.all.get(id)?.fields ?? {};
  const isOneMonth = from === until && cell !== 'now';
  const ofMonth = cell === 'second' ? 'later' : 'short';
  const plain = isOneMonth ? ofMonth : cell;
  const used = isFirst ? (NAMING[plain] ?? plain) : plain;
  const values = { ...windowSlots(id), matter: nounOf(making, matter) };
  return worded(making, 'timing', [`timing.${used}`, timing[used]], values, { cites: [id], matter });
};

/** Why a window stands out: what the lord of its sub-period has to do with the matter. */
const becausePart = (making: Making, matter: Matter, window: EventWindow): readonly Draft[] => {
  const id = making.cited.window(window);
  if (making.form !== 'full' || making.cited.rows.all.get(id)?.fields['evidence'] === undefined) return [];
  return [{ kind: 'timing', template: `{${id}.evidence}`, cites: [id], matter }];
};

type LimitCell = keyof {
  [K in keyof PartRows['limit'] as PartRows['limit'][K] extends readonly string[] ? K : never]: 1;
};

/** A limit of one kind, told once in a conversation. */
export const limitOf = (making: Making, cell: LimitCell, values: Readonly<Record<string, SlotValue>> = {}): Draft =>
  worded(making, 'limit', [`limit.${cell}`, rowsOf(making).limit[cell]], values);

/** What is said where the age of the person is not that of the matter. */
const ageLimit = (making: Making, { gate, matter }: Decision): Draft => {
  const { past, young } = rowsOf(making).limit;
  const values = { matter: nounOf(making, matter) };
  const group: Readonly<Partial<Record<Matter, keyof typeof past>>> = {
    marriage: 'marriage',
    love: 'marriage',
    second_marriage: 'marriage',
    children: 'children',
    job: 'job',
    first_job: 'job',
    career: 'job',
    business: 'job',
    government: 'government',
    exam: 'exam',
  };
  if (gate === 'past') {
    const cell = group[matter] ?? 'default';
    return worded(making, 'limit', [`past.${cell}`, past[cell]], values, { matter });
  }
  const cell = matter === 'retirement' ? 'retirement' : 'default';
  return worded(making, 'limit', [`young.${cell}`, young[cell]], values, { matter });
};

/** Matters that must be told what no chart tells, whatever was asked. */
const ALWAYS_LIMITED: Readonly<Partial<Record<Matter, LimitCell>>> = {
  health: 'health',
  children: 'children',
  exam: 'exam',
  visa: 'visa',
  reunion: 'reunion',
};

const datesParts = (making: Making, decision: Decision, isRange: boolean, isFirst: boolean): readonly Draft[] => {
  const { matter, windows, next } = decision;
  const { timing } = rowsOf(making);
  const [best] = windows;
  const plain = (cell: 'none' | 'quietRange'): Draft =>
    worded(making, 'timing', [`timing.${cell}`, timing[cell]], {}, { kind: 'limit', matter });
  if (best === undefined) {
    if (next === null) return [plain(isRange ? 'quietRange' : 'none')];
    return [
      timingPart(making, matter, next, isRange ? 'noneInRange' : 'ahead', isFirst),
      ...becausePart(making, matter, next),
    ];
  }
  const isNow = best.span.start <= making.known.at.jd + SOON_DAYS;
  const ahead = isRange ? 'inRange' : 'ahead';
  const first = timingPart(making, matter, best, isNow ? 'now' : ahead, isFirst);
  const later = windows
    .filter(({ span }) => span.start >= best.span.end + APART_DAYS)
    .toSorted((a, b) => b.score - a.score)[0];
  return [
    first,
    ...becausePart(making, matter, best),
    ...(later === undefined || making.form === 'short' ? [] : [timingPart(making, matter, later, 'second')]),
  ];
};

/** The parts about the time of a matter: its windows, or why none is told. */
const timeParts = (making: Making, decision: Decision, isRange: boolean, isFirst: boolean): readonly Draft[] => {
  const { gate, matter } = decision;
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  if (gate === 'open') return making.known.birth.timeKnown ? datesParts(making, decision, isRange, isFirst) : [];
  return ALWAYS_LIMITED[matter] === undefined ? [limitOf(making, 'noDates', { matter: nounOf(making, matter) })] : [];
};

const reasonPart = (making: Making, decision: Decision, one: Indicator, side?: 'other'): readonly Draft[] => {
  const rule = making.cited.rule(decision, one);
  if (rule === null) return [];
  making.told.add(ruleId(decision.matter, one));
  const facts = claimsOf(making.known, one).map((claim) => making.cited.fact(claim));
  const more = { cites: [rule, ...facts.slice(0, 3)], matter: decision.matter };
  const text = `{${rule}.text}`;
  if (side === undefined) return [{ kind: 'meaning', template: text, ...more }];
  return [worded(making, 'meaning', ['other', rowsOf(making).other], { rule: text }, { ...more, side })];
};

/** Most reasons of the side that leads. */
const MOST_REASONS = 2;
const BALANCED: readonly AreaVerdict[] = ['leaning_for', 'leaning_against', 'balanced'];

/** What a decision rests on: the heavier side first, then the heaviest of the other. Who asks why hears first what weighs against it. */
export const reasonParts = (making: Making, decision: Decision, most: number, isWhy: boolean): readonly Draft[] => {
  const { indicators, verdict, matter } = decision;
  if (making.form !== 'full' || verdict === null) return [];
  const leads = verdict === 'balanced' ? !isWhy : verdict.endsWith('for');
  const supports = isWhy && verdict !== 'clear_for' ? false : leads;
  const seen = new Set<string>();
  const fresh = indicators.filter((one) => {
    // Two planets that do the same are told by the first.
    const row = `${one.kind}/${one.band}`;
    if (making.told.has(ruleId(matter, one)) || seen.has(row)) return false;
    seen.add(row);
    return true;
  });
  const own = fresh.filter((one) => one.supports === supports).slice(0, most);
  const other = BALANCED.includes(verdict) ? fresh.find((one) => one.supports !== supports) : undefined;
  return [
    ...own.flatMap((one) => reasonPart(making, decision, one)),
    ...(other === undefined ? [] : reasonPart(making, decision, other, 'other')),
  ];
};

/** The wordings that answer a way of asking. */
const CELL_OF: Readonly<Record<Ask, keyof PartRows['decision']>> = {
  when: 'how',
  how: 'how',
  do: 'how',
  will: 'will',
  should: 'should',
  why: 'why',
};

const decisionPart = (making: Making, decision: Decision, ask: Ask): readonly Draft[] => {
  const { verdict, matter, indicators } = decision;
  if (verdict === null) return [];
  const cell = CELL_OF[ask];
  const rows = rowsOf(making);
  // A balance of nothing is no balance.
  const chosen: readonly [string, readonly string[]] =
    indicators.length === 0
      ? [`quiet.${matter}`, rows.quiet]
      : [`${cell}.${verdict}.${matter}`, rows.decision[cell][verdict]];
  const cites = [making.cited.decision(decision)];
  return [worded(making, 'meaning', chosen, { matter: nounOf(making, matter) }, { cites, matter })];
};

/** One thing to do, as the reading of the area closes. */
const advicePart = (making: Making, decision: Decision): readonly Draft[] => {
  const { area } = MATTER_ROWS[decision.matter];
  const { verdict, matter } = decision;
  if (area === null || verdict === null || making.form === 'short') return [];
  const [, use] = phalaRow(making.tongue, 'area.frame', `${area}/${verdict}`);
  const key = `advice.${area}`;
  if (use === undefined || making.told.has(key)) return [];
  making.told.add(key);
  return [{ kind: 'advice', template: capital(use), cites: [making.cited.decision(decision)], matter }];
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
const tellsTime = ({ ask, range }: MatterAsked, { gate }: Decision): boolean =>
  ask === 'when' || range !== null || (gate === 'open' && (ask === 'will' || ask === 'should'));

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
  return isRange
    ? [...leads, ...times, ...reasons, ...advice, ...limits]
    : [...leads, ...reasons, ...times, ...advice, ...limits];
};

/** The parts about one matter, what was asked first. */
export const matterParts = (making: Making, asked: MatterAsked): readonly Draft[] => {
  const { ask, matter, range, isBrief } = asked;
  const decision = decide(making.known, matter, range);
  making.cited.decision(decision);
  if (decision.gate === 'refused') return [limitOf(making, matter === 'court' ? 'court' : 'pregnancy')];
  const limit = ALWAYS_LIMITED[matter];
  const isUntold = limit !== undefined && matter !== 'health' && ask === 'will';
  const isAged = decision.gate === 'past' || decision.gate === 'too_young';
  const pieces: MatterPieces = {
    limits: limit === undefined ? [] : [limitOf(making, limit)],
    leads: decisionPart(making, decision, isUntold ? 'how' : ask),
    times: isAged || tellsTime(asked, decision) ? timeParts(making, decision, range !== null, ask === 'when') : [],
    reasons: reasonParts(making, decision, isBrief ? 1 : MOST_REASONS, ask === 'why'),
    advice: isBrief ? [] : advicePart(making, decision),
  };
  // All that weighs was told before.
  const isToldAll = making.form === 'full' && decision.indicators.length > 0 && pieces.reasons.length === 0;
  if (ask === 'why' && isToldAll) return [...pieces.leads, limitOf(making, 'noMore'), ...pieces.times];
  if (isAged && ask !== 'how' && ask !== 'why') return [...pieces.times, ...pieces.limits];
  return ordered(ask, isUntold, range !== null, pieces);
};

/** The areas that the chart as a whole is told by, each by the matter that stands for it. */
const WHOLE: readonly Matter[] = ['career', 'money', 'married_life', 'learning', 'family', 'travel', 'inner'];

/** The parts about the chart as a whole: its strongest and its weakest side. */
export const wholeParts = (making: Making, range: TimeSpan | null): readonly Draft[] => {
  const decisions = WHOLE.map((matter) => decide(making.known, matter, range)).filter(
    ({ gate }) => gate !== 'too_young',
  );
  const scored = decisions.flatMap((decision) =>
    decision.score === null ? [] : [{ decision, score: decision.score }],
  );
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const [best, worst] = [ordered[0]?.decision, ordered.at(-1)?.decision];
  if (best === undefined || worst === undefined) return [];
  const cites = [making.cited.decision(best), making.cited.decision(worst)];
  const values = { best: nounOf(making, best.matter), other: nounOf(making, worst.matter) };
  const dated = range === null ? [] : decisions.filter(({ windows }) => windows.length > 0).slice(0, 2);
  return [
    worded(making, 'meaning', ['whole', rowsOf(making).whole], values, { cites }),
    ...dated.flatMap((decision) => {
      const [window] = decision.windows;
      return window === undefined
        ? []
        : [...decisionPart(making, decision, 'how'), timingPart(making, decision.matter, window, 'inRange')];
    }),
    ...reasonParts(making, best, 1, false).slice(0, 1),
    ...reasonParts(making, worst, 1, true).slice(0, 1),
    ...advicePart(making, worst),
  ];
};

/** A time that is compared with others. */
interface TimeNamed {
  readonly name: string;
  readonly span: TimeSpan;
}

const yearNamed = ({ known: { at } }: Making, year: number): TimeNamed => ({
  name: String(year),
  span: {
    start: at.clock.instant({ year, month: 1, day: 1 }, 0),
    end: at.clock.instant({ year: year + 1, month: 1, day: 1 }, 0),
  },
});
const monthNamed = ({ known: { at }, cited }: Making, { year, month }: CompareIntent['months'][number]): TimeNamed => ({
  name: `${cited.write.frames.months[month - 1] ?? ''} ${year}`,
  span: {
    start: at.clock.instant({ year, month, day: 1 }, 0),
    end: at.clock.instant(month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 }, 0),
  },
});

/** Which of several times has most for a matter, by the best window in each; all of one measure. */
const timesCompared = (making: Making, matter: Matter, times: readonly TimeNamed[]): readonly Draft[] => {
  const measured = times
    .map(({ name, span }) => ({ name, decision: decide(making.known, matter, span) }))
    .map((one) => ({ ...one, best: one.decision.windows[0] }));
  const [first] = measured;
  if (first === undefined) return [];
  if (first.decision.gate !== 'open' || measured.every(({ best }) => best === undefined)) {
    const aged = first.decision.gate === 'past' || first.decision.gate === 'too_young';
    return [
      ...(aged
        ? [ageLimit(making, first.decision)]
        : [limitOf(making, 'sameTimes', { matter: nounOf(making, matter) })]),
      ...decisionPart(making, decide(making.known, matter, null), 'how'),
    ];
  }
  const ordered = measured.toSorted((a, b) => (b.best?.score ?? 0) - (a.best?.score ?? 0));
  const [top, second] = ordered;
  const cites = measured.slice(0, MOST_CITED).map(({ decision }) => making.cited.decision(decision));
  const { compare } = rowsOf(making);
  const isLevel = top?.best?.score === second?.best?.score;
  const values = { matter: nounOf(making, matter), best: top?.name ?? '', other: second?.name ?? '' };
  const lead = isLevel
    ? worded(making, 'meaning', ['compare.level', compare.level], values, { cites, matter })
    : worded(making, 'meaning', ['compare.times', compare.times], values, { cites, matter });
  return [
    lead,
    ...(top?.best === undefined ? [] : [timingPart(making, matter, top.best, 'ahead')]),
    ...(isLevel && second?.best !== undefined ? [timingPart(making, matter, second.best, 'second')] : []),
    ...decisionPart(making, decide(making.known, matter, null), 'how'),
  ];
};

/** Most decisions that one part cites. */
const MOST_CITED = 4;
/** Points of a score below which two matters are level. */
const LEVEL_POINTS = 6;

/** Sentences that answer a thing by its own rules, as parts. */
export const saidParts = ({ cited }: Making, sentences: readonly Sentence[]): readonly Draft[] =>
  sentences.map(({ text, claims }): Draft => {
    const cites = claims.slice(0, 4).map((claim) => cited.fact(claim));
    const template = templateOf(text, cites, cited.rows.all);
    return { kind: cites.length > 0 ? 'fact' : 'limit', template, cites };
  });

/** A post or a business of one's own: the planets of service and of trade, then how work stands. */
const employmentCompared = (making: Making): readonly Draft[] => {
  const { known, cited, language } = making;
  const decision = decide(known, 'career', null);
  return [
    ...saidParts(making, service({ known, write: cited.write, language })),
    ...decisionPart(making, decision, 'how'),
    ...reasonParts(making, decision, 1, false),
    ...advicePart(making, decision),
  ];
};

const mattersCompared = (making: Making, matters: readonly Matter[]): readonly Draft[] => {
  const areas = new Set(matters.map((matter) => MATTER_ROWS[matter].area));
  if (areas.size === 1 && areas.has('career')) return employmentCompared(making);
  const decisions = matters.map((matter) => decide(making.known, matter, null));
  const ordered = decisions.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const [best, other] = ordered;
  if (best === undefined || other === undefined || best.score === null) return [];
  const values = { best: nounOf(making, best.matter), other: nounOf(making, other.matter) };
  const { compare } = rowsOf(making);
  const isLevel = best.score - (other.score ?? 0) < LEVEL_POINTS;
  const cites = [making.cited.decision(best), making.cited.decision(other)];
  const lead: readonly [string, readonly string[]] = isLevel
    ? ['compare.level', compare.level]
    : ['compare.matters', compare.matters];
  return [
    worded(making, 'meaning', lead, values, { cites }),
    ...reasonParts(making, best, 1, false).slice(0, 1),
    ...reasonParts(making, other, 1, true).slice(0, 1),
    ...advicePart(making, best),
  ];
};

/** The parts of a comparison of times, or of matters. */
export const comparedParts = (making: Making, { matters, years, months }: CompareIntent): readonly Draft[] => {
  const named = matters.filter((one): one is Matter => one !== 'general');
  const [first] = named;
  const times = [...years.map((year) => yearNamed(making, year)), ...months.map((month) => monthNamed(making, month))];
  return times.length > 1 && first !== undefined ? timesCompared(making, first, times) : mattersCompared(making, named);
};
