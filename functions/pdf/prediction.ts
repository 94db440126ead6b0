import { birthInput } from '../../lib/contract/frame/inputs.ts';
import {
  ORDER_WORDS,
  orderAnswers,
  REPORT_FIELDS,
  REPORT_NEEDS,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { orderBirthReport } from '../../lib/service/reports/birth.ts';
import { PREDICTION_SECTIONS } from '../../lib/print/report/templates.ts';

export const pdfPrediction = resource({
  path: '/v1/pdf/prediction',
  summary: 'What lies ahead as a printed report: areas of life, periods, the sky of today',
  description: `Makes a PDF (A4) of the readings that look ahead: the next five years of periods, nine areas of life with what speaks for and against each, the running great period with its parts, and the transits of the day of issue; all of it the answers of the interpret, dasha and dosha endpoints. The document is tagged, has bookmarks, and holds the text of its drawings. ${ORDER_WORDS}`,
  credits: 40,
  auth: 'key',
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input: birthInput(REPORT_FIELDS),
  settings: REPORT_SETTINGS,
  repeat: 'own',
  needs: REPORT_NEEDS,
  speaks: 'report',
  memoryMb: 1769,
  answers: orderAnswers('prediction', 'standard'),
  example: {
    name: 'Asha',
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    place_name: 'New Delhi',
  },
  compute: (call) =>
    orderBirthReport(call, { kind: 'prediction', template: 'standard', sections: PREDICTION_SECTIONS }),
});

export const handler = serveResource(pdfPrediction);
