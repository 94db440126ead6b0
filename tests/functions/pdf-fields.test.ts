/**
 * Pages against answers, field by field, for every template, the languages in turn (`npm run soak`: in both): what stands together in the answer of an
 * endpoint (a planet with its sign, degree and house) stands together in one row, reading, item or drawing of the file.
 */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { findEndpoint } from '../../lib/service/catalogue/run.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank } from '../../lib/words/bank.ts';
import { annualQuestions, readingQuestions } from '../../lib/print/report/annual-questions.ts';
import { readerOf, type Question } from '../../lib/print/report/answers.ts';
import { pairQuestions, partnerQuestions } from '../../lib/print/report/match/questions.ts';
import { NUMEROLOGY_QUESTIONS } from '../../lib/print/report/numerology.ts';
import { PANCHANG_QUESTIONS } from '../../lib/print/report/panchang/questions.ts';
import { PREDICTION_SECTIONS } from '../../lib/print/report/prediction.ts';
import { chakraQuestions, eclipseQuestions } from '../../lib/print/report/further/questions.ts';
import { KUNDLI_TEMPLATES, questionsOf, type KundliSection } from '../../lib/print/report/templates.ts';
import { pdfAnnual } from '../../functions/pdf/annual.ts';
import { pdfCustom } from '../../functions/pdf/custom.ts';
import { pdfKundli } from '../../functions/pdf/kundli.ts';
import { pdfMatching } from '../../functions/pdf/matching.ts';
import { pdfNumerology } from '../../functions/pdf/numerology.ts';
import { pdfPanchang } from '../../functions/pdf/panchang.ts';
import { pdfPrediction } from '../../functions/pdf/prediction.ts';
import { call } from '../support/call.ts';
import { BIRTH, type Printed } from '../support/printed.ts';
import { PRINTED_FURTHER } from '../support/printed-further.ts';
import { area, PRINTED_KUNDLI, reading, starReading, varga } from '../support/printed-kundli.ts';
import { PRINTED_PAIR } from '../support/printed-pair.ts';
import { PRINTED_TIMES } from '../support/printed-times.ts';
import { orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { inTurn, matrix } from '../support/soak.ts';

const TODAY = new Date().toISOString();

type Members = Readonly<Record<string, unknown>>;
/** By question. Questions whose name begins alike are printed alike. */
const PRINTED: Readonly<Record<string, Printed>> = {
  ...PRINTED_KUNDLI,
  ...PRINTED_PAIR,
  ...PRINTED_TIMES,
  ...PRINTED_FURTHER,
};

const printedOf = (ask: string): Printed => {
  const families: readonly (readonly [RegExp, Printed])[] = [
    [/^d\d+$/, varga],
    [/^area_/, area],
    [/^read_star$/, starReading],
    [/^read_/, reading],
  ];
  const found = PRINTED[ask] ?? families.find(([pattern]) => pattern.test(ask))?.[1];
  if (found === undefined) throw new Error(`nothing says what of ${ask} is printed`);
  return found;
};

const GROOM = {
  date: '1988-03-02',
  time: '06:15',
  lat: 19.076,
  lon: 72.8777,
  tz: 5.5,
};
const MONTH = {
  from: '2026-11-01',
  to: '2026-11-30',
  lat: 25.3176,
  lon: 82.9739,
  tz: 5.5,
};
const NAME = { name: 'Asha', dob: '1990-05-10' };
const CUSTOM = ['karakas', 'limbs', 'together', 'vargas_fine', 'charts', 'coming'] as const;

interface Asked extends Question {
  readonly ask: string;
}
/** The questions of sections that print their answers: not of those that only sum up or give reasons. */
const printedBy = (sections: readonly KundliSection[]) => {
  const asked = questionsOf(sections.filter((section) => section !== 'for_you'));
  const tables = {
    planets: 'charts',
    dignities: 'charts',
    lords: 'houses',
  } as const;
  return new Map(
    [...asked].filter(([ask]) => {
      const table = ask === 'planets' || ask === 'dignities' || ask === 'lords' ? tables[ask] : undefined;
      return table === undefined || sections.includes(table);
    }),
  );
};
const asks = (questions: ReadonlyMap<string, Question>, body: Members): Asked[] =>
  [...questions].map(([ask, { endpoint, body: own, only }]) => ({
    ask,
    endpoint,
    body: { ...(only === undefined ? body : {}), ...own },
  }));

/** What these chapters ask does not depend on other answers. */
const noAnswers = readerOf(new Map());
const ISSUE = { issued: TODAY };

/** What the first two pages of a year only sum up. */
const SUMMED_UP = [
  'planets',
  'vimshottari',
  'read_dasha',
  'sade_sati',
  'gems',
  'customs',
  'lucky',
  'lords',
  'dignities',
];

interface Template {
  readonly name: string;
  readonly resource: AnyResource;
  readonly body: Members;
  /** Whether it is the book of Asha, whose name and place stand in the letters of its language. */
  readonly named?: true;
  readonly asked: readonly Asked[];
}
const TEMPLATES: readonly Template[] = [
  ...(['standard', 'complete'] as const).map((template) => ({
    name: `kundli ${template}`,
    resource: pdfKundli,
    body: { ...BIRTH, template },
    named: true as const,
    asked: [
      // Of the lines of divisions a standard one has the first of two; see tables-said.
      ...asks(printedBy(KUNDLI_TEMPLATES[template]), BIRTH).filter(
        ({ ask }) => template === 'complete' || !ask.startsWith('lines_'),
      ),
      ...(template === 'complete'
        ? [
            {
              ask: 'shadbala_table',
              endpoint: 'strength/shadbala',
              body: BIRTH,
            },
            ...asks(new Map([...eclipseQuestions(noAnswers, ISSUE), ...chakraQuestions(noAnswers, ISSUE)]), BIRTH),
          ]
        : []),
    ],
  })),
  {
    // Its readings are shortened to their first paragraphs.
    name: 'kundli mini',
    resource: pdfKundli,
    body: { ...BIRTH, template: 'mini' },
    named: true,
    asked: asks(printedBy(KUNDLI_TEMPLATES.mini), BIRTH).filter(({ ask }) => !ask.startsWith('read_')),
  },
  {
    // It has its own table of periods, and reads those that run; see pdf-prediction.
    name: 'prediction',
    resource: pdfPrediction,
    body: BIRTH,
    asked: asks(printedBy(PREDICTION_SECTIONS), BIRTH).filter(
      ({ ask }) => ask !== 'vimshottari' && ask !== 'read_dasha',
    ),
  },
  {
    name: 'custom',
    resource: pdfCustom,
    body: { ...BIRTH, modules: CUSTOM },
    asked: asks(printedBy(CUSTOM), BIRTH).filter(({ ask }) => ask !== 'vimshottari' && ask !== 'dignities'),
  },
  {
    // Its weak planets help, so they are strengthened: the answer has a colour, no gifts and no fast.
    name: 'kundli mini with colours',
    resource: pdfKundli,
    body: { ...GROOM, template: 'mini' },
    asked: [{ ask: 'groom_customs', endpoint: 'remedies/planets', body: GROOM }],
  },
  {
    name: 'matching',
    resource: pdfMatching,
    body: { groom: GROOM, bride: BIRTH },
    asked: [
      ...asks(pairQuestions(TODAY, { groom: GROOM, bride: BIRTH }, 'listed'), { groom: GROOM, bride: BIRTH }),
      ...asks(partnerQuestions('groom', TODAY), GROOM).filter(({ ask }) => ask !== 'groom_vimshottari'),
    ],
  },
  {
    name: 'panchang',
    resource: pdfPanchang,
    body: MONTH,
    // It asks day by day; the rows of a range are the same.
    asked: asks(new Map([...Object.entries(PANCHANG_QUESTIONS), ['days', { endpoint: 'panchang/range' }]]), MONTH),
  },
  {
    name: 'numerology',
    resource: pdfNumerology,
    body: NAME,
    asked: asks(new Map(Object.entries(NUMEROLOGY_QUESTIONS)), NAME),
  },
  {
    name: 'annual',
    resource: pdfAnnual,
    body: { ...BIRTH, for_year: 2026 },
    asked: [
      ...asks(annualQuestions(2026), BIRTH).filter(({ ask }) => !SUMMED_UP.includes(ask)),
      ...asks(readingQuestions('en', 2026), BIRTH)
        .filter(({ ask }) => !SUMMED_UP.includes(ask))
        .map((one) => ({ ...one, ask: 'solar_year' })),
    ],
  },
];

/** A field is printed by the same code in each; the words of each have their own tests. */
const LANGUAGES = ['en', 'hi'] as const;

/** Months end at the full moon in almanacs of Hindi readers. */
const COUNTED = { en: {}, hi: { month_system: 'purnimanta' } } as const;

const bare = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();
const PLACES = new Set(['TR', 'Sect', 'LI', 'Figure', 'P', 'H2']);

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

const OWNER = { en: {}, hi: { name: 'आशा वर्मा', place_name: 'नई दिल्ली' } } as const;
type Spoken = (typeof LANGUAGES)[number];

/** Books by name and language, each drawn once for all who read it. */
const kept = new Map<string, Promise<ReturnType<typeof readPdf>>>();
const drawn = async ({ resource, body, named }: Template, language: Spoken) => {
  const order = { ...body, ...(named ? OWNER[language] : {}), language };
  const made = await orderReport(double, resource, order, { customer: 'fields' });
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  return readPdf(new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer()));
};
const standing = (template: Template, language: Spoken): Promise<ReturnType<typeof readPdf>> => {
  const key = `${template.name} ${language}`;
  const pdf = kept.get(key) ?? drawn(template, language);
  kept.set(key, pdf);
  return pdf;
};

/** A complete kundli asks what a standard one asks, and more; pdf-kundli.test.ts reads the English pages of a standard one. */
const READ = matrix(inTurn(TEMPLATES, LANGUAGES), ([{ name }]) => name !== 'kundli standard');

it.each(READ.map(([template, language]) => ({ name: template.name, template, language })))(
  'pdf $name writes what the endpoints answer: $language',
  async ({ template, language }) => {
    const { asked } = template;
    const { structure } = await standing(template, language);
    const places = structure.flatMap(({ role, whole, alt }) => (PLACES.has(role) ? [bare(`${whole} ${alt}`)] : []));
    const missing: string[] = [];
    for (const { ask, endpoint, body: question } of asked) {
      const found = await findEndpoint(endpoint);
      if (!found) throw new Error(`${endpoint} does not exist`);
      const { status, body: answer } = await call(
        serve(found.endpoint),
        { ...COUNTED[language], ...question, language },
        { path: found.variables },
      );
      expect([endpoint, status]).toEqual([endpoint, 200]);
      for (const group of printedOf(ask)(answer.data, bank(language, 'report'))) {
        const wanted = group.map(bare);
        if (!places.some((place) => wanted.every((one) => place.includes(one))))
          missing.push(`${ask}: ${group.join(' | ')}`);
      }
    }
    expect(missing).toEqual([]);
  },
);

// The complete book has what the others have, and more.
it.each(matrix(['mini', 'standard', 'complete'], (template) => template === 'complete'))(
  'writes Hindi that copies as it reads: %s',
  async (name) => {
    const template = TEMPLATES.find((one) => one.name === `kundli ${name}`);
    if (template === undefined) throw new Error(`no template ${name}`);
    const pdf = await standing(template, 'hi');
    const actual = pdf.pages.map((page) => page.actual).join(' ');
    for (const words of ['आशा वर्मा', 'नई दिल्ली', 'वृश्चिक', 'पूरा जीवन एक रेखा पर', 'जन्म नक्षत्र', 'कृष्ण प्रतिपदा'])
      expect(actual).toContain(words);
    expect(pdf.language).toBe('hi');
    // Nothing of it is left in English but the names of programs.
    const text = pdf.pages
      .slice(1)
      .map((page) => page.text)
      .join(' ');
    expect(text.match(/[A-Za-z]{5,}/g)?.filter((word) => !/^(Swiss|Ephemeris|udaya)$/.test(word)) ?? []).toEqual([]);
  },
);
