/** What the tables of an almanac share: columns, dates, and what is said below them. */
import type { Block, CellText, Column, TableBlock } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { say, type Making } from '../making.ts';
import { dayOf } from './days.ts';
import type { AlmanacDay } from './questions.ts';
import type { Month } from './month.ts';
import { left } from '../blocks.ts';

/** Columns on the left with shares of the width. */
export const shared = (...shares: readonly number[]): Column[] => shares.map((share) => left(share));

/** The date with its weekday in short, not parted from it: a column of its own would take the room of the others. */
export const dated = ({ language }: Making, { date }: Pick<AlmanacDay, 'date'>): string => {
  const weekdays = Object.values(bank(language, 'report-panchang').weekdays);
  return `${dayOf(date)}\u00a0${weekdays[new Date(date).getUTCDay()] ?? ''}`;
};

/** A small table. */
export const table = (
  columns: readonly Column[],
  head: readonly string[],
  rows: readonly (readonly CellText[])[],
): TableBlock => ({
  kind: 'table',
  columns,
  head,
  rows,
  small: true,
});

/** Rows, or one sentence that there is none. */
export const orNone = ({ language }: Making, block: Block & { readonly kind: 'table' }): Block =>
  block.rows.length === 0 ? say(bank(language, 'report-panchang').texts.none, 'soft') : block;

/** What `+` beside a time means: below every table that has one. Among several months the sheet of each says it. */
export const plusNote = ({ language }: Making, { alone }: Pick<Month, 'alone'>): readonly Block[] =>
  alone ? [say(bank(language, 'report-panchang').texts.plus, 'small')] : [];

/** `2026-11` of a month. */
export const monthOf = ({ days }: Pick<Month, 'days'>): string => days[0]?.date.slice(0, 7) ?? '';

/** Whether a date is one of the days of a month. */
export const within =
  ({ days }: Pick<Month, 'days'>): ((date: string) => boolean) =>
  (date) =>
    date >= (days[0]?.date ?? '') && date <= (days.at(-1)?.date ?? '');
