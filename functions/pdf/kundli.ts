import * as z from 'zod/mini';
import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  EXAMPLE_BIRTH,
  REPORT_PRICES,
  REPORT_TERMS,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/shapes.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { orderBirthReport } from '../../lib/service/reports/birth.ts';
import { KUNDLI_TEMPLATES } from '../../lib/print/report/templates.ts';

export const pdfKundli = resource({
  path: '/v1/pdf/kundli',
  summary: 'A birth chart as a printed report: mini, standard or complete',
  description: `Makes a PDF (A4) of a birth: charts, tables, periods, findings and readings, all of them the answers of the endpoints that compute them, with the settings of this request. mini has about 7 pages, standard about 22, complete about 35. The document is tagged, has bookmarks, and holds the text of its drawings. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.kundli,
  ...REPORT_TERMS,
  input: birthReportInput({
    template: z._default(
      about(
        z.enum(['mini', 'standard', 'complete']),
        'How much the report holds: mini the essentials, standard all main tables and readings, complete everything',
      ),
      'standard',
    ),
  }),
  settings: REPORT_SETTINGS,
  speaks: 'report-kundli',
  answers: orderAnswers('kundli', 'standard'),
  example: { ...EXAMPLE_BIRTH, template: 'mini' },
  compute: (call) =>
    orderBirthReport(call, {
      kind: 'kundli',
      template: call.input.template,
      sections: KUNDLI_TEMPLATES[call.input.template],
    }),
});

export const handler = serveResource(pdfKundli);
