/** Figures in the tables of a kundli: each is found in an answer of the endpoints that the report asked. */
import { cellText, type Block } from '../../../contract/ports/report-document.ts';
import { daysOf } from '../../../print/report/ages.ts';
import { readerOf } from '../../../print/report/answers.ts';
import { fromBirth } from '../../../print/report/from-birth.ts';
import { dayText, monthText } from '../../../print/report/making.ts';
import { KUNDLI_SECTIONS, KUNDLI_TEMPLATES, moreQuestions, questionsOf } from '../../../print/report/templates.ts';
import { bank } from '../../../words/bank.ts';
import type { Language } from '../../../words/languages.ts';
import { answersTo, makingOf, type BirthBody } from './contradictions.ts';

/** Figures that say more than a small whole number would: decimals, degrees, times, four digits. */
const FIGURE = /\d+°\d+′(?:\d+″)?|\d+\.\d+|\d{1,2}:\d{2}(?::\d{2})?|\d{3,}/g;
/** Decimals to which a number may be rounded. */
const DECIMALS = [0, 1, 2, 3] as const;

/** Everything that the answers hold, as a page may write it. */
const writtenIn = (answers: readonly unknown[], language: Language): ReadonlySet<string> => {
  const words = bank(language, 'report');
  const known = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'number') {
      // Rupas are sixtieths of the virupas of an answer.
      for (const each of [value, value / 60])
        for (const decimals of DECIMALS) known.add(Math.abs(each).toFixed(decimals));
      // A longitude as degrees and minutes, of the zodiac or of its sign.
      for (const degrees of [value, value % 30]) {
        const minutes = Math.floor(Math.abs(degrees) * 60);
        known.add(`${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`);
      }
    } else if (typeof value === 'string') {
      known.add(value);
      for (const [figure] of value.matchAll(FIGURE)) known.add(figure);
      for (const [dms = ''] of value.matchAll(/\d+°\d+′/g)) known.add(dms);
      if (/^\d{4}-\d{2}-\d{2}/.test(value)) {
        for (const text of [dayText(words, value), monthText(words, value)]) known.add(text);
        known.add(value.slice(0, 4));
        known.add(value.slice(11, 16));
      }
    } else if (typeof value === 'object' && value !== null) {
      const { start, end }: { readonly start?: unknown; readonly end?: unknown } = value;
      if (typeof start === 'string' && typeof end === 'string') known.add(String(daysOf({ start, end })));
      Object.values(value).forEach(add);
    }
  };
  answers.forEach(add);
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

/** Figures of the tables of a complete kundli that no answer has, and how many there are. */
export const strangeFigures = async (
  birth: BirthBody,
  language: Language,
): Promise<{ readonly figures: number; readonly faults: readonly string[] }> => {
  const sections = KUNDLI_TEMPLATES.complete;
  const issued = new Date().toISOString();
  const first = await answersTo(questionsOf(sections), birth, language);
  const more = await answersTo(moreQuestions(sections, readerOf(new Map(first)), { issued }), birth, language);
  const answers = fromBirth(new Map([...first, ...more]), birth.date);
  const making = makingOf(answers, language);
  const known = writtenIn([...answers.values(), making.persons, issued], language);
  let figures = 0;
  const faults = sections.flatMap((section) =>
    cellsOf(KUNDLI_SECTIONS[section].make(making)).flatMap((cell) =>
      [...cell.matchAll(FIGURE)].flatMap(([figure]) => {
        figures += 1;
        return known.has(figure) ? [] : [`${section}: ${figure} in “${cell}”`];
      }),
    ),
  );
  return { figures, faults };
};
