import * as z from 'zod/mini';
import { isoDate, isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  PRINTED_BIRTH,
  REPORT_PRICES,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { whole } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { planOfBirth } from '../../lib/service/reports/birth.ts';
import { predictionDocument, predictionMore, predictionQuestions, YEARS } from '../../lib/print/report/prediction.ts';

export const pdfPrediction = report({
  path: '/v1/pdf/prediction',
  summary: 'What lies ahead as a printed report: areas of life, periods, the sky of today',
  description: `Makes a PDF (A4, about 20 pages for five years) of what lies ahead: two pages for those who read no more, a life on one line (great periods, Sade Sati, Jupiter in its sign of birth), the running period, nine areas of life with what speaks for and against each, a page for each of the next \`years\` with what begins in it and why, what it adds to each area, and its dates, the transits of the day of issue, and customs with their reason; all of it the answers of the interpret, transit, dasha and dosha endpoints. A year that has run for more than half is left out, and no date that has passed stands among those to come. The document is tagged, has bookmarks, and holds the text of its drawings. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.prediction,
  foretells: true,
  input: birthReportInput({
    years: z._default(whole(1, YEARS.most, 'Years ahead that get a page each, 1 to 10'), YEARS.usual),
  }),
  settings: REPORT_SETTINGS,
  speaks: ['report-years', 'report-saturn', 'phala/*'],
  answers: orderAnswers('prediction', 'standard'),
  example: PRINTED_BIRTH,
  plan: (call) => {
    const { years } = call.input;
    const issued = isoUtc(call.now);
    return planOfBirth(
      call,
      { kind: 'prediction' },
      {
        questions: predictionQuestions(isoDate(call.birth.date)),
        more: predictionMore(issued, isoDate(call.birth.date), years),
        document: predictionDocument(years),
      },
    );
  },
});

export const handler = serveResource(pdfPrediction);
