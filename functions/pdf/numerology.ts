import { planReport } from '../../lib/service/reports/order.ts';
import { isoDate } from '../../layers/jyotish/ephemeris/instant.ts';
import { dobInput } from '../../lib/contract/frame/inputs.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { countedPart } from '../../lib/contract/values/person-name.ts';
import { plainText } from '../../lib/contract/values/plain-text.ts';
import {
  ORDER_WORDS,
  orderAnswers,
  PROSE_FIELD,
  REPORT_FIELDS,
  REPORT_PRICES,
  SHARED_OPTIONS,
} from '../../lib/contract/suites/report.ts';
import { gather } from '../../lib/service/catalogue/gather.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { report } from '../../lib/service/reports/report.ts';
import { pickMembers } from '../../lib/print/publish/members.ts';
import { printedName } from '../../lib/print/publish/printable.ts';
import { readerOf } from '../../lib/print/report/answers.ts';
import { LETTERS_QUESTION, monthsQuestion, SPELLINGS_QUESTION } from '../../lib/print/report/numbers.ts';
import { livesQuestions } from '../../lib/print/report/number-questions.ts';
import { worded } from '../../lib/print/report/making.ts';
import { NUMEROLOGY_QUESTIONS, NUMEROLOGY_SHAPES, numerologyDocument } from '../../lib/print/report/numerology.ts';

const { style: _style, chart_language: _charts, place_name: _place, ...FIELDS } = REPORT_FIELDS;

/** Names whose letters and spellings are counted. */
const LATIN = /^[\p{Script=Latin}\p{P}\s]+$/u;

export const pdfNumerology = report({
  path: '/v1/pdf/numerology',
  summary: 'Numbers of a name and a date of birth as a printed report',
  description: `Makes a PDF (A4) of birth number, destiny number and name number with what each says of nature, work, love, money and well-being, how they live together, the letters of the name and spellings with another number, the lo shu grid with what is missing and repeated, favourable numbers, days and colours, the pinnacles and challenges of life and what each brings, the personal year with its twelve months from the day of issue, and the next nine years; all of it the answers of the numerology endpoints. A name without a letter of Latin or Devanagari has no number: the report says so, and a warning (SCRIPT_NEEDED) does. ${ORDER_WORDS}`,
  credits: REPORT_PRICES.numerology,
  wave: 2,
  input: dobInput({
    name: plainText(
      100,
      'Name as it is written, 1 to 100 characters in any script; letters of Latin or Devanagari are counted',
    ),
    ...FIELDS,
    ...PROSE_FIELD,
  }),
  speaks: ['report', 'report-numbers'],
  answers: orderAnswers('numerology', 'standard'),
  example: { name: 'Asha Verma', date: '1990-05-10' },
  plan: async (call) => {
    const { dob, input, request } = call;
    if (!dob) throw invalidField('date', 'REQUIRED', 'date is required.', 'YYYY-MM-DD');
    const { name: sent } = input;
    const name = await printedName(call, 'name', sent);
    const counted = countedPart(sent);
    if (counted === null)
      call.warn('SCRIPT_NEEDED', 'name: it has no letter of Latin or Devanagari, so the report has no name number.');
    return planReport(call, { kind: 'numerology' }, async ({ brand, language, prose, asker, imprint }) => {
      const shared = {
        ...pickMembers(request.members, SHARED_OPTIONS),
        ...(counted === null ? {} : { name: counted }),
        date: isoDate(dob),
      };
      const { name: own, ...dated } = { name: undefined, ...shared };
      const { core, ...ofDate } = NUMEROLOGY_QUESTIONS;
      const { answers, ...made } = await gather(new Map([['core', core]]), shared, asker);
      const named = own !== undefined && LATIN.test(own) ? { ...dated, name: own } : undefined;
      const { date: _, ...alone } = named ?? { date: undefined };
      const { mulank, bhagyank, namank } = readerOf(answers)('core', NUMEROLOGY_SHAPES.core);
      const numbers = [...new Set([mulank.number, bhagyank.number, namank?.number ?? 0])].filter((n) => n > 0);
      const lives = livesQuestions(numbers, {
        issued: imprint.issued,
        named: own !== undefined,
        latin: named !== undefined,
      });
      const more = await Promise.all([
        gather(new Map([...Object.entries(ofDate), ...monthsQuestion(imprint.issued)]), dated, asker),
        ...(named === undefined
          ? []
          : [gather(LETTERS_QUESTION, alone, asker), gather(SPELLINGS_QUESTION, named, asker)]),
        // A name in one script lacks the letters of the others, which the order has said already.
        gather(lives, shared, { ...asker, warn: () => undefined }),
      ]);
      const making = {
        ...worded(language),
        prose,
        read: readerOf(new Map([...answers, ...more.flatMap((one) => [...one.answers])])),
        persons: [{ name, date: isoDate(dob), time: '', place: '', coordinates: '', offset: '', utc: '' }] as const,
        ...imprint,
        ...made,
      };
      return numerologyDocument(making, brand);
    });
  },
});

export const handler = serveResource(pdfNumerology);
