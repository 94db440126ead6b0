/** Saturn in a life as a document: Sade Sati, dhaiya, the next ten years, its periods and customs. */
import { filled } from '../../../words/fill.ts';
import { bank } from '../../../words/bank.ts';
import type { ReportDocument } from '../../../contract/ports/report-document.ts';
import { coverOfBirth, documentOf, withGlossary, withProseNote, type ReportBrand } from '../kundli.ts';
import { type Making } from '../making.ts';
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
  const { persons, language } = making;
  const [person] = persons;
  const { title, subject, glossary } = bank(language, 'report-saturn');
  return {
    ...documentOf(making, brand, {
      template: 'saturn',
      title,
      subject: person.name === '' ? title : filled(subject, { name: person.name }),
      name: person.name,
      lines: coverBirth(making, person),
      ...coverOfBirth(making),
    }),
    blocks: withGlossary(
      making,
      withProseNote(
        making,
        PAGES.flatMap((pages) => pages(making)),
      ),
      glossary,
    ),
  };
};
