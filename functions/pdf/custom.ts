import * as z from 'zod/mini';
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
import { about, keysOf } from '../../lib/contract/frame/shapes.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { orderBirthReport } from '../../lib/service/reports/birth.ts';
import { KUNDLI_SECTIONS } from '../../lib/print/report/templates.ts';

export const pdfCustom = resource({
  path: '/v1/pdf/custom',
  summary: 'A printed report of sections that you choose and order',
  description: `Makes a PDF (A4) of the sections in \`modules\`, in their order, each once. They are the sections of pdf/kundli; a short form stands beside some (\`vimshottari_short\`, \`self_short\`), \`glance\` brings the contents and the settings, \`notice\` says how to use and check a report. The document is tagged, has bookmarks, and holds the text of its drawings. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.custom,
  auth: 'either',
  wave: 2,
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  input: birthInput({
    modules: z
      .array(about(z.enum(keysOf(KUNDLI_SECTIONS)), 'A section'))
      .check(
        z.minLength(1),
        z.maxLength(30),
        z.describe('Sections in the order they are printed, 1 to 30; one named twice stands where it is named first'),
      ),
    ...REPORT_FIELDS,
  }),
  settings: REPORT_SETTINGS,
  repeat: 'own',
  needs: REPORT_NEEDS,
  speaks: 'report-kundli',
  memoryMb: 1769,
  answers: orderAnswers('custom', 'custom'),
  example: {
    name: 'Asha',
    date: '1990-05-10',
    time: '19:55',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    place_name: 'New Delhi',
    modules: ['glance', 'charts', 'areas', 'notice'],
  },
  compute: (call) =>
    orderBirthReport(call, { kind: 'custom', template: 'custom', sections: [...new Set(call.input.modules)] }),
});

export const handler = serveResource(pdfCustom);
