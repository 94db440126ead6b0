import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  PRINTED_BIRTH,
  PROSE_FIELD,
  REPORT_PRICES,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { choice } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { planBirthReport } from '../../lib/service/reports/birth.ts';
import { KUNDLI_TEMPLATES, TABLES } from '../../lib/print/report/templates.ts';

export const pdfKundli = report({
  path: '/v1/pdf/kundli',
  summary: 'A birth chart as a printed report: mini, standard or complete',
  description: `Makes a PDF (A4) of a birth: charts, tables, periods, findings and readings, all of them the answers of the endpoints that compute them, with the settings of this request. mini has about 7 pages, standard about 24, complete about 38; \`form: tables\` leaves the readings out and speaks eight languages more; in these a book has its readings in the language of \`prose\`, en or hi, and no sentence of two languages. The document is tagged, has bookmarks, and holds the text of its drawings. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.kundli,
  input: birthReportInput({
    template: choice(
      ['mini', 'standard', 'complete'],
      'standard',
      'How much the report holds: mini the essentials, standard all main tables and readings, complete everything',
    ),
    form: choice(
      ['book', 'tables'],
      'book',
      'book: with readings, by `template`; tables: charts, tables and periods alone, about 16 pages, in every language that has the labels of reports (ta, te, kn, ml, mr, gu, bn, pa too)',
    ),
    ...PROSE_FIELD,
  }),
  settings: REPORT_SETTINGS,
  speaks: ['report'],
  answers: orderAnswers('kundli', 'standard'),
  example: { ...PRINTED_BIRTH, template: 'mini' },
  plan: (call) => {
    const { form, template } = call.input;
    return planBirthReport(
      call,
      form === 'tables'
        ? { kind: 'kundli', template: 'tables', sections: TABLES }
        : { kind: 'kundli', template, sections: KUNDLI_TEMPLATES[template] },
    );
  },
});

export const handler = serveResource(pdfKundli);
