/** Saturn in a life as a document: Sade Sati, dhaiya, the next ten years, its periods and customs. */
import { bank } from '../../../words/bank.ts';
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { blocksOf, coverOfBirth, personalDocument, withGlossary, withProseNote, type ReportBrand } from '../kundli.ts';
import type { Making } from '../making.ts';
import { charts } from '../sections/charts.ts';
import { coverBirth, notice } from '../sections/person.ts';
import { customPages, natalPages, periodPages, weightPages } from './chart.ts';
import { cyclePages, dhaiyaPages, lifePages, nowPages } from './passages.ts';
import { roundPages, yearsPages } from './way.ts';

const PAGES = [
  nowPages,
  charts,
  cyclePages,
  weightPages,
  lifePages,
  dhaiyaPages,
  natalPages,
  yearsPages,
  roundPages,
  periodPages,
  customPages,
  notice,
] as const;

/** The document. */
export const saturnDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { title, subject, glossary } = bank(making.language, 'report-saturn');
  return personalDocument(
    making,
    brand,
    { template: 'saturn', title, subject, lines: coverBirth(making, making.persons[0]), ...coverOfBirth(making) },
    withGlossary(making, withProseNote(making, blocksOf(making, PAGES)), glossary),
  );
};
