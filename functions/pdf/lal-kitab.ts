import { birthInput } from '../../lib/contract/frame/inputs.ts';
import {
  ORDER_WORDS,
  orderAnswers,
  REPORT_FIELDS,
  REPORT_NEEDS,
  REPORT_PRICES,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { orderOfBirth } from '../../lib/service/reports/birth.ts';
import { LAL_QUESTIONS, lalKitabDocument, laterYears } from '../../lib/print/report/lal-kitab.ts';

export const pdfLalKitab = resource({
  path: '/v1/pdf/lal-kitab',
  summary: 'Lal Kitab as a printed report: teva, houses, planets, debts, the 35-year cycle, charts of the years',
  description: `Makes a PDF (A4, about 14 pages) of a birth by Lal Kitab: the teva beside the birth chart, which of the four kinds it is, houses awake and asleep, the nine planets with what they give, debts with the placement that shows each, the 35-year cycle with its parts, the chart of the running year of life and of the four after it; all of it the answers of the lal-kitab endpoints. Remedies are left out: none has a source with its page yet. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.lal_kitab,
  auth: 'either',
  wave: 3,
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input: birthInput(REPORT_FIELDS),
  settings: REPORT_SETTINGS,
  repeat: 'own',
  needs: REPORT_NEEDS,
  speaks: 'report-lal-kitab',
  memoryMb: 1769,
  answers: orderAnswers('lal_kitab', 'standard'),
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
    orderOfBirth(
      call,
      { kind: 'lal_kitab' },
      { questions: LAL_QUESTIONS, more: laterYears, document: lalKitabDocument },
    ),
});

export const handler = serveResource(pdfLalKitab);
