/** The parts about the time of a matter, and what no chart tells of it. */
import type { EventWindow } from '../../../layers/jyotish/phala/events.ts';
import type { Decision } from '../../answers/judgement.ts';
import type { Matter } from '../../contract/suites/astrologer.ts';
import type { SlotValue } from '../../words/fill.ts';
import { isOfPeriods, periodParts } from './period-parts.ts';
import { nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import type { Draft } from './parts.ts';

/** Slots of a window for the renderer. */
const windowSlots = (id: string): Readonly<Record<string, SlotValue>> => ({
  from: { nom: `{${id}.from}`, cap: `{${id}.from}` },
  until: `{${id}.until}`,
});

/** Days between two windows from which the second is another opening. */
const APART_DAYS = 45;
const DAYS_OF_A_MONTH = 31;
/** Windows that begin within so many days are running, for whoever asks. */
const SOON_DAYS = 5;

/** Wordings of a time that name the matter, where the time goes before the decision. */
const NAMING: Readonly<Partial<Record<keyof PartRows['timing'], keyof PartRows['timing']>>> = {
  ahead: 'aheadFor',
  now: 'nowFor',
  short: 'shortFor',
};

/** A part that names a window; `isFirst` where it stands before the decision and names the matter itself. */
export const timingPart = (
  making: Making,
  matter: Matter,
  window: EventWindow,
  cell: keyof PartRows['timing'],
  isFirst = false,
): Draft => {
  const id = making.cited.window(window);
  making.marks.until = window.span.end;
  const { timing } = rowsOf(making);
  const { from, until } = making.cited.rows.all.get(id)?.fields ?? {};
  const isOneMonth = from === until && cell !== 'now' && cell !== 'soonest';
  const ofMonth = cell === 'second' ? 'later' : 'short';
  const isNone = cell === 'noneInRange';
  const plain = isOneMonth && !isNone ? ofMonth : cell;
  const used = isFirst ? (NAMING[plain] ?? plain) : plain;
  const values = { ...windowSlots(id), matter: nounOf(making, matter) };
  // Of one month no end is told.
  const rows = timing[used].filter((row) => !(isOneMonth && isNone && row.includes('{until}')));
  return worded(making, 'timing', [`timing.${used}`, rows], values, { cites: [id], matter });
};

/** Why a window stands out: what the lord of its sub-period has to do with the matter; `isWhole` for all that is told of it. */
export const becausePart = (making: Making, matter: Matter, window: EventWindow, isWhole = false): readonly Draft[] => {
  const id = making.cited.window(window);
  const fields = making.cited.rows.all.get(id)?.fields ?? {};
  if (making.form !== 'full') return [];
  return ['evidence', ...(isWhole ? ['more'] : [])]
    .filter((field) => fields[field] !== undefined)
    .map((field): Draft => ({ kind: 'timing', template: `{${id}.${field}}`, cites: [id], matter }));
};

type LimitCell = keyof {
  [K in keyof PartRows['limit'] as PartRows['limit'][K] extends readonly string[] ? K : never]: 1;
};

/** A limit of one kind, told once in a conversation. */
export const limitOf = (making: Making, cell: LimitCell, values: Readonly<Record<string, SlotValue>> = {}): Draft =>
  worded(making, 'limit', [`limit.${cell}`, rowsOf(making).limit[cell]], values);

/** What is said where the age of the person is not that of the matter. */
export const ageLimit = (making: Making, { gate, matter }: Decision): Draft => {
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
export const ALWAYS_LIMITED: Readonly<Partial<Record<Matter, LimitCell>>> = {
  health: 'health',
  children: 'children',
  exam: 'exam',
  visa: 'visa',
  reunion: 'reunion',
  debt: 'debt',
};

const datesParts = (making: Making, decision: Decision, isRange: boolean, isFirst: boolean): readonly Draft[] => {
  const { matter, windows, next } = decision;
  const { timing } = rowsOf(making);
  const [best] = windows;
  const plain = (cell: 'none' | 'quietRange'): Draft =>
    worded(making, 'timing', [`timing.${cell}`, timing[cell]], {}, { kind: 'limit', matter });
  if (making.finer === 'after') {
    const following = windows.toSorted((a, b) => a.span.start - b.span.start)[0] ?? next;
    if (following === null)
      return [worded(making, 'timing', ['timing.noneLater', timing.noneLater], {}, { kind: 'limit', matter })];
    return [timingPart(making, matter, following, 'second'), ...becausePart(making, matter, following)];
  }
  if (best === undefined) {
    if (next === null) return [plain(isRange ? 'quietRange' : 'none')];
    return [
      timingPart(making, matter, next, isRange ? 'noneInRange' : 'ahead', isFirst),
      ...becausePart(making, matter, next),
    ];
  }
  if (making.finer === 'sooner') {
    const [soonest = best] = windows.toSorted((a, b) => a.span.start - b.span.start);
    const cell = soonest === best ? 'soonest' : 'ahead';
    return [timingPart(making, matter, soonest, cell, cell === 'ahead'), ...becausePart(making, matter, soonest)];
  }
  const isNow = best.span.start <= making.known.at.jd + SOON_DAYS;
  const ahead = isRange ? 'inRange' : 'ahead';
  // The windows are no finer than the periods and signs that make them.
  const isSame = making.finer === 'month' && best.span.end - best.span.start > DAYS_OF_A_MONTH;
  const first = isSame
    ? timingPart(making, matter, best, 'same')
    : timingPart(making, matter, best, isNow ? 'now' : ahead, isFirst);
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
export const timeParts = (making: Making, decision: Decision, isRange: boolean, isFirst: boolean): readonly Draft[] => {
  const { gate, matter } = decision;
  if (gate === 'no_dates' && isOfPeriods(matter) && making.known.birth.timeKnown)
    return periodParts(making, decision, isRange);
  if (gate === 'past' || gate === 'too_young') return [ageLimit(making, decision)];
  if (gate === 'open') return making.known.birth.timeKnown ? datesParts(making, decision, isRange, isFirst) : [];
  return ALWAYS_LIMITED[matter] === undefined ? [limitOf(making, 'noDates', { matter: nounOf(making, matter) })] : [];
};
