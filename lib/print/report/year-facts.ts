/** What the pages of the years ahead and the line of a life share: periods, stays of slow planets, windows of events. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { SHAPES } from './answers.ts';
import { EVENTS } from './areas.ts';
import { dayText, type Making } from './making.ts';
import { eventKey, periodKey, YEAR_SHAPES, type stays } from './years-questions.ts';

export type Stay = z.output<typeof stays>['stays'][number];
type Window = { readonly event: string; readonly name: string; readonly span: Stay['span'] };

export interface Span {
  readonly start: string;
  readonly end: string;
}

/** Whether two spans share a moment. */
export const touches = (a: Span, b: Span): boolean =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(a.end) > Date.parse(b.start);
/** Whether an instant is in a span; its end is not. */
export const isIn = (at: string, { start, end }: Span): boolean =>
  Date.parse(at) >= Date.parse(start) && Date.parse(at) < Date.parse(end);

/** Spans in order of time, those that meet made one. */
const joined = (spans: readonly Span[]): Span[] => {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    const last = all.at(-1);
    if (last !== undefined && Date.parse(span.start) <= Date.parse(last.end))
      all[all.length - 1] = {
        start: last.start,
        end: Date.parse(span.end) > Date.parse(last.end) ? span.end : last.end,
      };
    else all.push(span);
  }
  return all;
};

/** What the pages of the years share. */
export const factsOf = (making: Making) => {
  const { read, language } = making;
  const words = bank(language, 'report-years');
  const { periods } = read('vimshottari', SHAPES.vimshottari);
  const told = periods.flatMap((_, i) => read(periodKey(i), z.optional(YEAR_SHAPES.periods))?.periods ?? []);
  return {
    words,
    day: (iso: string): string => dayText(making.words, iso),
    great: periods,
    parts: periods.flatMap(({ children = [] }) => children),
    slow: read('slow', YEAR_SHAPES.stays).stays,
    windows: EVENTS.flatMap((event): Window[] => {
      const { event_name, windows } = read(eventKey(event), YEAR_SHAPES.windows);
      return joined(windows.map(({ span }) => span)).map((span) => ({ event, name: event_name, span }));
    }),
    /** What is said of a period, by where it begins; of a level. */
    said: (level: number, start: string): readonly { readonly text: string }[] =>
      told.find((one) => one.level === level && Date.parse(one.span.start) === Date.parse(start))?.paragraphs ?? [],
  };
};
export type YearFacts = ReturnType<typeof factsOf>;
