import { isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  PRINTED_BIRTH,
  PROSE_FIELD,
  REPORT_PRICES,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { planOfBirth } from '../../lib/service/reports/birth.ts';
import { saturnDocument } from '../../lib/print/report/saturn/document.ts';
import { saturnQuestions } from '../../lib/print/report/saturn/questions.ts';

export const pdfSaturn = report({
  path: '/v1/pdf/saturn',
  summary: 'Sade Sati, dhaiya and the periods of Saturn over a life as a printed report',
  description: `Makes a PDF (A4, about 10 pages) of Saturn in a life: how it stands to the Moon today, the Sade Sati that runs or comes next with every entry and exit, how heavy it may be in this chart and why, all of them on one line with the one to compare with, both dhaiyas, where Saturn goes in the next ten years, its place at birth, its periods, and its customs; all of it the answers of the dosha, transit, interpret, dasha and remedies endpoints. A Sade Sati that had begun before birth is printed from birth. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.saturn,
  wave: 3,
  foretells: true,
  input: birthReportInput(PROSE_FIELD),
  settings: REPORT_SETTINGS,
  speaks: ['report', 'report-saturn'],
  answers: orderAnswers('saturn', 'standard'),
  example: PRINTED_BIRTH,
  plan: (call) =>
    planOfBirth(
      call,
      { kind: 'saturn' },
      {
        questions: saturnQuestions(isoUtc(call.now), call.input.prose ?? call.options.language),
        document: saturnDocument,
      },
    ),
});

export const handler = serveResource(pdfSaturn);
