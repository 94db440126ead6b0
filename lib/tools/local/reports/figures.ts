/** Figures in the tables of a report: each is found in an answer of the endpoints that the report asked. */
import { cellText, type Block, type ReportDocument } from '../../../contract/ports/report-document.ts';
import { ageAt, daysOf } from '../../../print/report/ages.ts';
import { dayText, monthText } from '../../../print/report/making.ts';
import { bank } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import type { BirthBody } from './made.ts';

/** Figures that say more than a small whole number would: decimals, degrees, times, four digits. */
const FIGURE = /\d+°\d+′(?:\d+″)?|\d+\.\d+|\d{1,2}:\d{2}(?::\d{2})?|\d{3,}/g;
/** Decimals to which a number may be rounded. */
const DECIMALS = [0, 1, 2, 3, 4] as const;
/** What texts count by: `76 in 100 charts`. */
const HUNDRED = '100';

/** What a report is made from. */
export interface Sources {
  readonly answers: readonly unknown[];
  readonly births: readonly BirthBody[];
  /** Day of issue, ISO date. */
  readonly issued: string;
}

interface Span {
  readonly start: string;
  readonly end: string;
}
const spanIn = (value: unknown): Span | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { start, end }: { readonly start?: unknown; readonly end?: unknown } = value;
  return typeof start === 'string' && typeof end === 'string' ? { start, end } : null;
};

/** Days of the stays of each cycle of a list, added up. */
const cycleDays = (list: readonly unknown[]): readonly number[] => {
  const days = new Map<unknown, number>();
  for (const one of list) {
    if (typeof one !== 'object' || one === null) continue;
    const { cycle, span }: { readonly cycle?: unknown; readonly span?: unknown } = one;
    const stay = spanIn(span);
    if (cycle !== undefined && stay !== null) days.set(cycle, (days.get(cycle) ?? 0) + daysOf(stay));
  }
  return [...days.values()];
};

/** A birth in UTC, ISO 8601. */
const utcOf = ({ date, time, tz }: BirthBody): string =>
  new Date(Date.parse(`${date}T${time}Z`) - tz * 3_600_000).toISOString();

/** Everything that the sources hold, as a page may write it. */
const writtenIn = ({ answers, births, issued }: Sources, language: Language): ReadonlySet<string> => {
  const words = bank(language, 'report');
  const known = new Set<string>([HUNDRED]);
  // Periods that had begun are printed from birth on.
  const born = births.flatMap((birth) => [birth.date, utcOf(birth)]);
  const add = (value: unknown): void => {
    if (typeof value === 'number') {
      // Rupas are sixtieths of the virupas of an answer.
      for (const each of [value, value / 60])
        for (const decimals of DECIMALS) known.add(Math.abs(each).toFixed(decimals));
      // A longitude as degrees and minutes, of the zodiac or of its sign; coordinates are rounded.
      for (const degrees of [value, value % 30])
        for (const minutes of [Math.floor(Math.abs(degrees) * 60), Math.round(Math.abs(degrees) * 60)])
          known.add(`${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`);
    } else if (typeof value === 'string') {
      known.add(value);
      for (const [figure] of value.matchAll(FIGURE)) known.add(figure);
      for (const [dms = ''] of value.matchAll(/\d+°\d+′/g)) known.add(dms);
      if (/^\d{4}-\d{2}-\d{2}/.test(value)) {
        for (const text of [dayText(words, value), monthText(words, value)]) known.add(text);
        // The age at a date: the last great periods go beyond a hundred years.
        for (const { date } of births) known.add(String(ageAt(date, value)));
        known.add(value.slice(0, 4));
        known.add(value.slice(11, 16));
      }
    } else if (typeof value === 'object' && value !== null) {
      const span = spanIn(value);
      if (span !== null)
        for (const start of [span.start, ...born]) known.add(String(Math.abs(daysOf({ start, end: span.end }))));
      if (Array.isArray(value)) cycleDays(value).forEach(add);
      Object.values(value).forEach(add);
    }
  };
  [...answers, ...births, ...born, issued].forEach(add);
  return known;
};

const cellsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'table') return block.rows.flat().map(cellText);
    if (block.kind === 'facts') return block.rows.map(([, value]) => value);
    if (block.kind === 'boxes') return block.boxes.flatMap(({ rows }) => rows.map(([, value]) => value));
    if (block.kind === 'columns') return cellsOf(block.columns.flatMap(({ blocks: inside }) => inside));
    return [];
  });

/** The blocks without the glossary: the figures of its meanings are those of the words, and no answer has them. */
const withoutGlossary = (blocks: readonly Block[]): readonly Block[] => {
  const from = blocks.findIndex((block) => block.kind === 'chapter' && block.id === 'glossary');
  if (from === -1) return blocks;
  const to = blocks.findIndex((block, i) => i > from && block.kind === 'chapter');
  return [...blocks.slice(0, from), ...(to === -1 ? [] : blocks.slice(to))];
};

/** Figures of the tables of a report that stand in none of the answers it was made from, and how many there are. */
export const strangeFigures = (
  { blocks }: Pick<ReportDocument, 'blocks'>,
  sources: Sources,
  language: Language,
): { readonly figures: number; readonly faults: readonly string[] } => {
  const known = writtenIn(sources, language);
  let figures = 0;
  const faults = cellsOf(withoutGlossary(blocks)).flatMap((cell) =>
    [...cell.matchAll(FIGURE)].flatMap(([figure]) => {
      figures += 1;
      return known.has(figure) ? [] : [`${figure} in “${cell}”`];
    }),
  );
  return { figures, faults };
};
