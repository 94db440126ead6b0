import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  PRINTED_BIRTH,
  REPORT_PRICES,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { planOfBirth } from '../../lib/service/reports/birth.ts';
import { lalKitabDocument } from '../../lib/print/report/lal-kitab/document.ts';
import { LAL_QUESTIONS, laterYears } from '../../lib/print/report/lal-kitab/questions.ts';

export const pdfLalKitab = report({
  path: '/v1/pdf/lal-kitab',
  summary: 'Lal Kitab as a printed report: teva, houses, planets, debts, the 35-year cycle, charts of the years',
  description: `Makes a PDF (A4, about 10 pages) of a birth by Lal Kitab: the teva beside the birth chart, which of the four kinds it is, houses awake and asleep, the nine planets with what they give, debts with the placement that shows each, the 35-year cycle with its parts, the chart of the running year of life and of the four after it; all of it the answers of the lal-kitab endpoints. Remedies are left out: none has a source with its page yet. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.lal_kitab,
  foretells: true,
  wave: 3,
  input: birthReportInput({}),
  settings: REPORT_SETTINGS,
  speaks: ['report', 'report-lal-kitab'],
  answers: orderAnswers('lal_kitab', 'standard'),
  example: PRINTED_BIRTH,
  plan: (call) =>
    planOfBirth(
      call,
      { kind: 'lal_kitab' },
      { questions: LAL_QUESTIONS, more: laterYears, document: lalKitabDocument },
    ),
});

export const handler = serveResource(pdfLalKitab);
