/** Reports of one birth: kundli, prediction, and a choice of sections are ordered alike. */
import { monthSystemOf } from '../../../layers/jyotish/calendar/region-habits.ts';
import { isoUtc } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Birth } from '../../contract/values/moment.ts';
import { SHARED_MEMBERS } from '../../contract/suites/report.ts';
import type { ChartStyle } from '../../contract/values/drawing-keys.ts';
import { gather } from '../catalogue/gather.ts';
import type { DrawingLanguage } from '../../words/drawing.ts';
import { homeRegionsOf } from '../../words/habits.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import { readerOf, type Question, type Read } from '../../print/report/answers.ts';
import type { Issue } from '../../print/report/book/questions.ts';
import { fromBirth } from '../../print/report/from-birth.ts';
import { kundliDocument, type ReportBrand } from '../../print/report/kundli.ts';
import { worded, type Making } from '../../print/report/making.ts';
import { personOf } from '../../print/report/person.ts';
import { SHARES } from '../../print/report/share.ts';
import { moreQuestions, questionsOf, TABLES, type BirthSection } from '../../print/report/templates.ts';
import { datedBirth, pickMembers } from '../../print/publish/members.ts';
import { admitBook, writtenOut } from './saved.ts';
import type { Readings } from './prose.ts';
import { planReport, type ReportCall, type ReportPlan } from './order.ts';
import { printedName, printedPlace } from '../../print/publish/printable.ts';

/** The call of an endpoint that orders such a report. */
interface BirthReportCall extends ReportCall {
  readonly birth: Birth;
  readonly input: ReportCall['input'] & {
    readonly place_name?: string | undefined;
    readonly style?: ChartStyle | undefined;
    readonly chart_language?: DrawingLanguage | undefined;
  };
}

/** What is ordered: a kind with its template, and the sections in their order. */
interface BirthReport {
  readonly kind: 'kundli' | 'custom';
  readonly template: string;
  readonly sections: readonly BirthSection[];
}

/** A document about one birth that is made of the answers to its own questions. */
interface BirthDocument {
  readonly questions: ReadonlyMap<string, Question>;
  /** Whether it has readings that no answer brings: the document takes them from a bank. */
  readonly hasOwnReadings?: boolean;
  /** Questions that follow from the answers. */
  readonly more?: (read: Read, issue: Issue) => ReadonlyMap<string, Question>;
  readonly document: (making: Making, brand: ReportBrand) => ReportDocument;
}

/** The plan of a report of one birth. */
export const planOfBirth = async (
  call: BirthReportCall,
  about: { readonly kind: string; readonly template?: string; readonly readings?: Readings },
  { questions, hasOwnReadings = false, more, document }: BirthDocument,
): Promise<ReportPlan> => {
  const { birth, input, request } = call;
  if (about.readings !== 'none') admitBook(birth);
  const { members } = request;
  const name = await printedName(call, 'name', birth.name);
  const place = await printedPlace(call, { place_name: input.place_name, place: members['place'] }, birth.place);
  return planReport(call, about, async ({ brand, language, prose, asker, imprint }) => {
    // Some questions have a `year` of their own.
    const sent = datedBirth(pickMembers(await writtenOut(members, call.caller), SHARED_MEMBERS));
    // Months are counted as almanacs of the language count them, unless the order says how.
    const shared = { month_system: monthSystemOf(homeRegionsOf(language, 'all')[0]), ...sent };
    const { answers, ...made } = await gather(questions, shared, asker);
    const issue = { ...imprint, born: birth.clock.text(birth.jd).slice(0, 10) };
    const followed = await gather(more?.(readerOf(answers), issue) ?? new Map(), shared, asker);
    const person = personOf({ name, place, at: birth.place }, birth.clock.text(birth.jd), isoUtc(birth.jd));
    const making = {
      ...worded(language, input),
      prose: hasOwnReadings || made.borrowed || followed.borrowed ? prose : language,
      read: readerOf(fromBirth(new Map([...answers, ...followed.answers]), person.date)),
      persons: [person] as const,
      ...imprint,
      ...made,
    };
    return document(making, brand);
  });
};

/** Sections without readings. */
const PLAIN: readonly BirthSection[] = TABLES;

/** A template of the kundli is a book; of chosen sections some may have readings. */
const readingsIn = (kind: BirthReport['kind'], sections: readonly BirthSection[]): Readings => {
  if (sections.every((section) => PLAIN.includes(section))) return 'none';
  return kind === 'kundli' ? 'book' : 'some';
};

/** The plan of a report of sections of a kundli. */
export const planBirthReport = (
  call: BirthReportCall,
  { kind, template, sections }: BirthReport,
): Promise<ReportPlan> =>
  planOfBirth(
    call,
    { kind, template, readings: readingsIn(kind, sections) },
    {
      questions: questionsOf(sections),
      hasOwnReadings: sections.includes('yogas'),
      more: (read, issue) => moreQuestions(sections, read, issue),
      // Tables are not "read and explained".
      document: (made, brand) => {
        const share = SHARES[template];
        const making = { ...made, ...(share && { share }) };
        return template === 'tables'
          ? kundliDocument(making, brand, sections, { ...making.words.kundli, subtitle: '' })
          : kundliDocument(making, brand, sections);
      },
    },
  );
