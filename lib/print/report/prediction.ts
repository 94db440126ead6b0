/** What lies ahead as a document: a life on one line, the running period, areas, and the years ahead, a page each. */
import { coverBirth } from './sections/person.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import { QUESTIONS, type Question, type Read } from './answers.ts';
import { blocksOf, coverOfBirth, personalDocument, withGlossary, type ReportBrand } from './kundli.ts';
import { lordAsides } from './book/words.ts';
import { saidOnce } from './said-once.ts';
import { type Making, type Section } from './making.ts';
import { KUNDLI_SECTIONS, moreQuestions, questionsOf, type KundliSection } from './templates.ts';
import { lifeLine } from './life-line.ts';
import { yearPages } from './years.ts';
import { comingQuestions } from './ahead.ts';
import { forYou } from './book/for-you.ts';
import { lifeQuestions } from './years-questions.ts';
import { yearQuestions } from './book/questions.ts';

/** Years that a prediction may look ahead, and how many it does where none is said. */
export const YEARS = { most: 10, usual: 5 } as const;

/** The sections of a kundli that follow the two pages for the reader, before the years and after them. */
const BEFORE = ['contents', 'charts', 'houses'] as const satisfies readonly KundliSection[];
const THEN = ['present', 'areas'] as const satisfies readonly KundliSection[];
const AFTER = ['sky_now', 'doshas', 'customs', 'notice'] as const satisfies readonly KundliSection[];

/** The sections of a kundli that a prediction has. */
export const PREDICTION_SECTIONS = ['for_you', ...BEFORE, ...THEN, ...AFTER] as const;

/** The questions of a prediction; `born` is the date of birth. */
export const predictionQuestions = (born: string): ReadonlyMap<string, Question> =>
  new Map<string, Question>([
    ...questionsOf(PREDICTION_SECTIONS),
    ['ashtakavarga', QUESTIONS.ashtakavarga],
    ...lifeQuestions(born),
  ]);

/** The questions that follow from the periods, those of the sections and of the solar years; `issued` is the instant of issue. */
export const predictionMore =
  (issued: string, born: string, years: number) =>
  (read: Read): ReadonlyMap<string, Question> =>
    new Map([
      ...moreQuestions(PREDICTION_SECTIONS, read, { issued, years }),
      ...comingQuestions(read, { issued, years }),
      // The year of issue may be told too.
      ...yearQuestions(years + 1)(read, { issued, born }),
    ]);

const makersOf = (keys: readonly KundliSection[]): Section[] => keys.map((key) => KUNDLI_SECTIONS[key].make);

/** The document. */
export const predictionDocument =
  (years: number) =>
  (made: Making, brand: ReportBrand): ReportDocument => {
    const making = { ...made, ahead: years };
    const sections: Section[] = [
      forYou,
      ...makersOf(BEFORE),
      lifeLine,
      ...makersOf(THEN),
      yearPages(years),
      ...makersOf(AFTER),
    ];
    return personalDocument(
      making,
      brand,
      {
        ...making.words.prediction,
        template: 'prediction',
        lines: coverBirth(making, making.persons[0]),
        verse: true,
        ...coverOfBirth(making),
      },
      withGlossary(making, saidOnce(blocksOf(making, sections), lordAsides(making))),
    );
  };
