/** How one stretch of time is told: its sentence, why it stands out, and what no chart tells. */
import { civilDate, julian, type CivilDate } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { TimeSpan } from '../../../../layers/jyotish/ephemeris/span.ts';
import type { EventWindow } from '../../../../layers/jyotish/phala/events.ts';
import type { Decision } from '../../../answers/judgement.ts';
import { MATTER_ROWS } from '../../../answers/matters.ts';
import type { Matter } from '../../../contract/suites/astrologer.ts';
import { capital, fillAny, type SlotValue } from '../../../words/fill.ts';
import { nounOf, rowsOf, worded, type Making, type PartRows } from './making.ts';
import type { Draft } from './parts.ts';

/** Slots of a window for the renderer. */
const windowSlots = (id: string): Readonly<Record<string, SlotValue>> => ({
  from: { nom: `{${id}.from}`, cap: `{${id}.from}` },
  until: `{${id}.until}`,
});

/** A time that begins later than in so many days is years away. */
const FAR_DAYS = 2.5 * 365;
/** Windows that begin within so many days are running, for whoever asks. */
const SOON_DAYS = 5;

/** A way of telling a stretch of time. */
export type Cell = keyof PartRows['timing'];

/** Whether a stretch runs, for whoever asks. */
export const isRunning = ({ known }: Making, { span }: EventWindow): boolean => span.start <= known.at.jd + SOON_DAYS;

/** Whether a stretch lies in one month. */
export const isOneMonth = ({ known: { at } }: Making, { span }: { readonly span: TimeSpan }): boolean => {
  const [first, last] = [span.start, span.end].map((jd) => civilDate(julian(jd), at.clock.offsetAt(julian(jd))));
  return first?.year === last?.year && first?.month === last?.month;
};

/** Wordings of a time that name the matter, where the time goes before the decision. */
const NAMING: Readonly<Partial<Record<Cell, Cell>>> = {
  ahead: 'aheadFor',
  next: 'nextFor',
  now: 'nowFor',
  short: 'shortFor',
};

/** A stretch of time as it stands in a sentence: in 2027, until May 2027, from March to June. */
export const rangeNamed = (making: Making, { start, end }: TimeSpan): SlotValue => {
  const {
    known: { at },
    cited,
  } = making;
  const { ranges } = rowsOf(making);
  const [from, to] = [start, end].map((jd) => civilDate(julian(jd), at.clock.offsetAt(julian(jd))));
  if (from === undefined || to === undefined) return '';
  const month = ({ year, month: of }: CivilDate): string => `${cited.write.frames.months[of - 1] ?? ''} ${year}`;
  const isYear = from.year === to.year && from.month === 1 && to.month === 12;
  const isAhead = start <= at.jd + 1;
  const ofMonths = isAhead ? ranges.until : ranges.span;
  const isMonth = !isAhead && from.year === to.year && from.month === to.month;
  const values = { year: isMonth ? month(from) : from.year, from: month(from), until: month(to) };
  const nom = fillAny(isYear || isMonth ? ranges.year : ofMonths, values);
  return { nom, cap: capital(nom) };
};

/** Wordings in which a half-year stands as a month does. */
const OF_ANY: readonly Cell[] = [
  'earlier',
  'waitNow',
  'waitAhead',
  'ratherNow',
  'ratherThin',
  'ratherLater',
  'ratherFar',
  'nowThin',
  'lateLord',
  'lateSlow',
];
/** Ways of telling a window that are the same where it is one month. */
const AS_IT_IS: readonly Cell[] = ['now', 'soonest', 'thatMonth', ...OF_ANY];
/** The wordings of half-years that stand for those of months. */
const OF_YEARS: Readonly<Partial<Record<Cell, keyof PartRows['years']>>> = {
  now: 'now',
  next: 'next',
  better: 'better',
  second: 'second',
  noneInRange: 'noneInRange',
  same: 'same',
};

/** A window, and how it stands in a sentence whatever it is told by: in May 2027, from March to June 2027, in the first half of 2028. */
export const stretchSlots = (
  making: Making,
  matter: Matter,
  window: EventWindow,
): { readonly id: string; readonly slots: Readonly<Record<'stretch' | 'until' | 'matter', SlotValue>> } => {
  const id = making.cited.window(window, matter);
  making.marks.until = window.span.end;
  making.marks.first ??= window.span;
  const { ranges } = rowsOf(making);
  const { from, until } = making.cited.rows.all.get(id)?.fields ?? {};
  const [first, last] = [`{${id}.from}`, `{${id}.until}`];
  const months =
    from === until ? fillAny(ranges.year, { year: first }) : fillAny(ranges.span, { from: first, until: last });
  const stretch = MATTER_ROWS[matter].isOfYears === true ? `{${id}.stretch}` : months;
  return { id, slots: { matter: nounOf(making, matter), stretch: { nom: stretch, cap: stretch }, until: last } };
};

/** A part that names a window in half-years. */
const yearsPart = (
  making: Making,
  matter: Matter,
  id: string,
  cell: Cell,
  more: Readonly<Record<string, SlotValue>>,
): Draft => {
  const own = OF_YEARS[cell] ?? 'ahead';
  const stretch = `{${id}.stretch}`;
  const values = { stretch: { nom: stretch, cap: stretch }, until: `{${id}.until}`, matter: nounOf(making, matter) };
  return worded(making, 'timing', `years.${own}`, { ...values, ...more }, { cites: [id], matter });
};

/** A part that names a window; `isFirst` where it stands before the decision and names the matter itself. */
export const timingPart = (
  making: Making,
  matter: Matter,
  window: EventWindow,
  cell: Cell,
  isFirst = false,
  more: Readonly<Record<string, SlotValue>> = {},
): Draft => {
  const id = making.cited.window(window, matter);
  making.marks.until = window.span.end;
  making.marks.first ??= window.span;
  if (MATTER_ROWS[matter].isOfYears === true && !OF_ANY.includes(cell))
    return yearsPart(making, matter, id, cell, more);
  const { timing } = rowsOf(making);
  const { from, until } = making.cited.rows.all.get(id)?.fields ?? {};
  const isMonth = from === until && !AS_IT_IS.includes(cell);
  const ofMonth = cell === 'second' || cell === 'better' ? 'later' : 'short';
  const isNone = cell === 'noneInRange' || cell === 'throughout';
  const plain = isMonth && !isNone ? ofMonth : cell;
  const used = isFirst ? (NAMING[plain] ?? plain) : plain;
  const values = { ...windowSlots(id), matter: nounOf(making, matter), ...more };
  // Of one month no end is told.
  const isSpan = (row: string): boolean => row.includes('{until}') && (isNone || row.includes('{from}'));
  const ofOne = from === until ? timing[used].filter((row) => !isSpan(row)) : [];
  const rows = ofOne.length > 0 ? ofOne : timing[used];
  return worded(making, 'timing', [`timing.${used}`, rows], values, { cites: [id], matter });
};

/** Why a window stands out: what the lord of its sub-period has to do with the matter; `isWhole` for all that is told of it. */
export const becausePart = (making: Making, matter: Matter, window: EventWindow, isWhole = false): readonly Draft[] => {
  const id = making.cited.window(window, matter);
  const fields = making.cited.rows.all.get(id)?.fields ?? {};
  if (making.form !== 'full') return [];
  return ['evidence', ...(isWhole ? ['more'] : [])]
    .filter((field) => fields[field] !== undefined)
    .map((field): Draft => ({ kind: 'timing', template: `{${id}.${field}}`, cites: [id], matter }));
};

export type LimitCell = keyof {
  [K in keyof PartRows['limit'] as PartRows['limit'][K] extends readonly string[] ? K : never]: 1;
};

/** A limit of one kind, told once in a conversation. */
export const limitOf = (making: Making, cell: LimitCell, values: Readonly<Record<string, SlotValue>> = {}): Draft =>
  worded(making, 'limit', `limit.${cell}`, values);

/** Whether the chart says more against a matter than for it, whatever time runs. */
export const isThin = ({ verdict }: Decision): boolean => verdict?.endsWith('against') === true;

/** Whether a time is years away. */
export const isFar = ({ known }: Making, { span }: EventWindow): boolean => span.start > known.at.jd + FAR_DAYS;
