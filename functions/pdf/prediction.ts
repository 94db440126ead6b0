import { birthInput } from '../../lib/contract/inputs.ts';
import { answersJson } from '../../lib/contract/reply.ts';
import {
  EXAMPLE_LINK,
  EXAMPLE_REPORT,
  orderedOut,
  REPORT_FIELDS,
  REPORT_NEEDS,
  REPORT_SETTINGS,
} from '../../lib/contract/report.ts';
import { resource } from '../../lib/contract/resource.ts';
import { serveResource } from '../../lib/http/resource/serve.ts';
import { orderBirthReport } from '../../lib/publish/birth-report.ts';
import { PREDICTION_SECTIONS } from '../../lib/report/templates.ts';

export const pdfPrediction = resource({
  path: '/v1/pdf/prediction',
  summary: 'What lies ahead as a printed report: areas of life, periods, the sky of today',
  description:
    'Makes a PDF (A4) of the readings that look ahead: the next five years of periods, nine areas of life with what speaks for and against each, the running great period with its parts, and the transits of the day of issue; all of it the answers of the interpret, dasha and dosha endpoints. The report is ready when the call answers, with a link that is good for 15 minutes; `reports/{id}/link` gives another. With an Idempotency-Key the same order is made and charged once. The document is tagged, has bookmarks, and holds the text of its drawings.',
  credits: 40,
  auth: 'key',
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input: birthInput(REPORT_FIELDS),
  settings: REPORT_SETTINGS,
  needs: REPORT_NEEDS,
  memoryMb: 1769,
  answers: {
    201: answersJson('The report is ready', orderedOut, { ...EXAMPLE_REPORT, kind: 'prediction', ...EXAMPLE_LINK }),
  },
  example: {
    name: 'Asha', date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5, place_name: 'New Delhi',
  }, // prettier-ignore
  compute: (call) =>
    orderBirthReport(call, { kind: 'prediction', template: 'standard', sections: PREDICTION_SECTIONS }),
});

export const handler = serveResource(pdfPrediction);
