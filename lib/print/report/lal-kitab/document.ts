/** Lal Kitab as a document: teva, houses, planets, debts, the 35-year cycle, and the charts of this year and the next ones. */
import type { Block, ReportDocument } from '../../../contract/ports/report-document.ts';
import { masnui } from '../further/masnui.ts';
import { blocksOf, personalDocument, withGlossary, type ReportBrand } from '../kundli.ts';
import { say, type Making } from '../making.ts';
import { coverBirth, notice } from '../sections/person.ts';
import { cycle, debts } from './cycle.ts';
import { glance, houses, kinds, planets, teva, tevaFacts } from './teva.ts';
import { LAL_SHAPES } from './questions.ts';
import { chapterOf, houseFigure, wordsOf } from './words.ts';
import { coming, year } from './years.ts';

/** Why no remedy is named. */
const remedies = (making: Making): Block[] => {
  const words = wordsOf(making);
  return [chapterOf(making, 'remedies', 'flow'), say(words.remedies_text), say(words.source, 'small')];
};

const PAGES = [glance, kinds, teva, houses, planets, masnui, debts, cycle, year, coming, remedies, notice] as const;

/** The document. */
export const lalKitabDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { title, subject, teva_title, glossary } = wordsOf(making);
  return personalDocument(
    making,
    brand,
    {
      template: 'lal-kitab',
      title,
      subject,
      lines: coverBirth(making, making.persons[0]),
      figures: [houseFigure(making, making.read('status', LAL_SHAPES.status).planets, teva_title)],
      facts: tevaFacts(making),
    },
    withGlossary(making, blocksOf(making, PAGES), glossary),
  );
};
