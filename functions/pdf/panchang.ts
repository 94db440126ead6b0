import { planReport } from '../../lib/service/reports/order.ts';
import { isoDate, isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import {
  ORDER_WORDS,
  orderAnswers,
  REPORT_FIELDS,
  REPORT_PRICES,
  SHARED_OPTIONS,
} from '../../lib/contract/suites/report.ts';
import { gather } from '../../lib/service/catalogue/gather.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { pickMembers } from '../../lib/print/publish/members.ts';
import { printedPlace } from '../../lib/print/publish/printable.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { worded } from '../../lib/print/report/making.ts';
import { panchangDocument, panchangQuestions } from '../../lib/print/report/panchang.ts';
import { personOf } from '../../lib/print/report/person.ts';

const { style: _style, chart_language: _charts, ...FIELDS } = REPORT_FIELDS;
const input = rangePlaceInput(FIELDS, 366);
const PASSED = [...Object.keys(input.base), ...SHARED_OPTIONS];
/** Members of a request about one day: all but the dates. */
const HEADED = PASSED.filter((member) => member !== 'from' && member !== 'to');

export const pdfPanchang = report({
  path: '/v1/pdf/panchang',
  summary: 'An almanac of a place as a printed report: a month, a year, any days up to 366',
  description: `Makes a PDF (A4) with a sheet of each month (headed by the months and the year of the calendar that readers of the language keep), a cell for each day with all that is observed on it, and one row for each day: weekday, sunrise and sunset, the tithi, nakshatra and yoga of sunrise with the time at which they end, festivals and fasts; one chapter for each month. All of it is what panchang/range and calendar/festivals answer for the same days. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.panchang,
  wave: 2,
  input,
  settings: ['ayanamsa', 'sunrise', 'month_system'],
  speaks: 'report',
  answers: orderAnswers('panchang', 'standard'),
  example: { from: '2026-11-01', to: '2026-11-30', lat: 25.3176, lon: 82.9739, tz: 5.5, place_name: 'Varanasi' },
  plan: async (call) => {
    const { place, range, input: sent, request } = call;
    const { members } = request;
    const name = await printedPlace(call, { place_name: sent.place_name, place: members['place'] }, place);
    return planReport(call, { kind: 'panchang' }, async ({ brand, language, asker, imprint }) => {
      const dates = { from: isoDate(range.from), to: isoDate(range.to) };
      const questions = panchangQuestions(dates, language, HEADED);
      const { answers, ...made } = await gather(questions, pickMembers(members, PASSED), asker);
      const making = {
        ...worded(language),
        read: readerOf(answers),
        persons: [personOf('', name, range.clock.text(range.start), isoUtc(range.start))] as const,
        ...imprint,
        ...made,
      };
      return panchangDocument(making, brand, name);
    });
  },
});

export const handler = serveResource(pdfPanchang);
