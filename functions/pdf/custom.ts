import {
  birthReportInput,
  ORDER_WORDS,
  orderAnswers,
  PRINTED_BIRTH,
  PROSE_FIELD,
  REPORT_PRICES,
  REPORT_SETTINGS,
} from '../../lib/contract/suites/report.ts';
import { keysOf, oneOf, several } from '../../lib/contract/frame/about.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { planBirthReport } from '../../lib/service/reports/birth.ts';
import { KUNDLI_SECTIONS } from '../../lib/print/report/templates.ts';

export const pdfCustom = report({
  path: '/v1/pdf/custom',
  summary: 'A printed report of sections that you choose and order',
  description: `Makes a PDF (A4) of the sections in \`modules\`, in their order, each once. They are the sections of pdf/kundli; a short form stands beside some (\`vimshottari_short\`, \`self_short\`), \`glance\` brings the contents and the settings, \`notice\` says how to use and check a report. In ta, te, kn, ml, bn, mr, gu and pa the sections of charts, tables and periods are there (\`birth\`, \`charts\`, \`vargas\`, \`vargas_fine\`, \`houses\`, \`relations\`, \`karakas\`, \`jaimini\`, \`birth_sky\`, \`eclipses\`, \`chakra\`, \`ashtakavarga\`, \`strength\`, \`strength_table\`, \`vimshottari\`, \`vimshottari_short\`, \`yogini\`, \`coming\`, \`notice\`); a section whose readings have no words in the language yet is refused (LANGUAGE_NOT_HERE), unless \`prose\` names a language that has them. The document is tagged, has bookmarks, and holds the text of its drawings. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.custom,
  wave: 2,
  input: birthReportInput({
    modules: several(
      oneOf(keysOf(KUNDLI_SECTIONS), 'A section'),
      1,
      30,
      'Sections in the order they are printed, 1 to 30; one named twice stands where it is named first',
    ),
    ...PROSE_FIELD,
  }),
  settings: REPORT_SETTINGS,
  speaks: ['report'],
  answers: orderAnswers('custom', 'custom'),
  example: { ...PRINTED_BIRTH, modules: ['glance', 'charts', 'areas', 'notice'] },
  plan: (call) =>
    planBirthReport(call, { kind: 'custom', template: 'custom', sections: [...new Set(call.input.modules)] }),
});

export const handler = serveResource(pdfCustom);
