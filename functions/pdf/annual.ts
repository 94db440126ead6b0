import { planReport } from '../../lib/service/reports/order.ts';
import { isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  PRINTED_BIRTH,
  PROSE_FIELD,
  REPORT_PRICES,
  REPORT_SETTINGS,
  SHARED_MEMBERS,
} from '../../lib/contract/suites/report.ts';
import { SOLAR_YEAR_FIELDS } from '../../lib/contract/suites/varshaphal.ts';
import { gather } from '../../lib/service/catalogue/gather.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { datedBirth, pickMembers } from '../../lib/print/publish/members.ts';
import { printedName, printedPlace } from '../../lib/print/publish/printable.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { annualDocument } from '../../lib/print/report/annual.ts';
import { annualQuestions, ANNUAL_SHAPES, readingQuestions } from '../../lib/print/report/annual-questions.ts';
import { monthQuestions } from '../../lib/print/report/month-questions.ts';
import { admitBook, writtenOut } from '../../lib/service/reports/saved.ts';
import { worded } from '../../lib/print/report/making.ts';
import { personOf } from '../../lib/print/report/person.ts';

const { for_year } = SOLAR_YEAR_FIELDS;

export const pdfAnnual = report({
  path: '/v1/pdf/annual',
  summary: 'The solar year of a birth as a printed report: annual chart, lord of the year, months',
  description: `Makes a PDF (A4) of a solar year: its chart beside that of the birth, what it is about, month by month, the office-bearers and the strengths that decide between them, Tajika yogas, Mudda dasha and sahams; all of it the answers of the varshaphal endpoints and interpret/year, cast for the place of birth. Without \`for_year\` it is the year that runs now. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.annual,
  wave: 2,
  foretells: true,
  input: birthReportInput({ for_year, ...PROSE_FIELD }),
  settings: REPORT_SETTINGS,
  speaks: ['report', 'report-months', 'report-saturn', 'report-kundli'],
  answers: orderAnswers('annual', 'standard'),
  example: { ...PRINTED_BIRTH, for_year: 2026 },
  plan: async (call) => {
    const { birth, input, request } = call;
    admitBook(birth);
    const { members } = request;
    const name = await printedName(call, 'name', birth.name);
    const sentPlace = { place_name: input.place_name, place: members['place'] };
    const place = await printedPlace(call, sentPlace, birth.place);
    return planReport(call, { kind: 'annual' }, async ({ brand, language, prose, asker, imprint }) => {
      const shared = datedBirth(pickMembers(await writtenOut(members, call.caller), SHARED_MEMBERS));
      const year = await gather(annualQuestions(input.for_year), shared, asker);
      const { span, age } = readerOf(year.answers)('chart', ANNUAL_SHAPES.chart);
      const reading = await gather(
        new Map([...readingQuestions(prose, Number(span.start.slice(0, 4))), ...monthQuestions(age, span)]),
        shared,
        asker,
      );
      const making = {
        ...worded(language, input),
        prose,
        read: readerOf(new Map([...year.answers, ...reading.answers])),
        persons: [personOf({ name, place, at: birth.place }, birth.clock.text(birth.jd), isoUtc(birth.jd))] as const,
        settings: { ...reading.settings, ...year.settings },
        ephemeris: year.ephemeris,
        ...imprint,
      };
      return annualDocument(making, brand);
    });
  },
});

export const handler = serveResource(pdfAnnual);
