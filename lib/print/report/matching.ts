/** A matching as a document. */
import { filled } from '../../words/fill.ts';
import { PAIR_QUESTIONS, PARTNER_QUESTIONS, type Question } from './answers.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import { birthFigure } from './bodies.ts';
import { documentOf, type ReportBrand } from './kundli.ts';
import { dayText, type Making } from './making.ts';
import { bothDashas, couple, kootas, manglik, moreChecks, verdict } from './sections/matching.ts';
import { notice } from './sections/person.ts';

const SECTIONS = [verdict, couple, kootas, manglik, moreChecks, bothDashas, notice] as const;

/** The questions about the pair. */
export const pairQuestions = (): ReadonlyMap<string, Question> => new Map(Object.entries(PAIR_QUESTIONS));

/** The questions about one partner. */
export const partnerQuestions = (partner: 'groom' | 'bride'): ReadonlyMap<string, Question> =>
  new Map(Object.entries(PARTNER_QUESTIONS).map(([name, question]) => [`${partner}_${name}`, question]));

/** The document of a matching. The first person is the groom, the second the bride. */
export const matchingDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { words, persons } = making;
  const [groom, bride] = persons;
  const { title, subject } = words.matching;
  const names = [groom.name, bride?.name ?? ''].filter((name) => name !== '');
  const named = names.length < 2 ? title : filled(subject, { groom: groom.name, bride: bride?.name ?? '' });
  return {
    ...documentOf(making, brand, {
      template: 'matching',
      title,
      subject: named,
      name: names.join(' · '),
      figures: [birthFigure(making, 'groom_planets'), birthFigure(making, 'bride_planets')],
      lines: persons.map(({ date, time, place }) =>
        [filled(words.cover.born, { date: dayText(words, date), time }), place].join(', '),
      ),
    }),
    blocks: SECTIONS.flatMap((section) => section(making)),
  };
};
