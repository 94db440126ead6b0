/** What the pages of the years ahead and the line of a life share: periods, stays of slow planets, windows of matters. */
import { bank } from '../../words/bank.ts';
import { periodsRead, staysAhead, windowsAhead, type Span } from './ahead.ts';
import { SHAPES } from './answers.ts';
import { dayText, type Making } from './making.ts';

/** Whether an instant is in a span; its end is not. */
export const isIn = (at: string, { start, end }: Span): boolean =>
  Date.parse(at) >= Date.parse(start) && Date.parse(at) < Date.parse(end);

/** What the pages of the years share. */
export const factsOf = (making: Making) => {
  const { read, language } = making;
  const words = bank(language, 'report-years');
  const { periods } = read('vimshottari', SHAPES.vimshottari);
  const told = periodsRead(making);
  return {
    words,
    day: (iso: string): string => dayText(making.words, iso),
    great: periods,
    parts: periods.flatMap(({ children = [] }) => children),
    slow: staysAhead(making),
    windows: windowsAhead(making),
    /** What is said of a period, by where it begins; of a level. */
    said: (level: number, start: string): readonly { readonly text: string }[] =>
      told.find((one) => one.level === level && Date.parse(one.span.start) === Date.parse(start))?.paragraphs ?? [],
  };
};
/** All of these. */
export type YearFacts = ReturnType<typeof factsOf>;
