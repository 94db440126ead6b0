/**
 * Pages against answers, field by field, for every template, the languages in turn (`npm run soak`: in both): what stands together in the answer of an
 * endpoint (a planet with its sign, degree and house) stands together in one row, reading, item or drawing of the file.
 */
import * as z from 'zod/mini';
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { findEndpoint } from '../../lib/service/catalogue/run.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { bank, type Banks } from '../../lib/words/bank.ts';
import { annualQuestions, ANNUAL_SHAPES, readingQuestions } from '../../lib/print/report/annual-questions.ts';
import { readerOf, SHAPES, type Question } from '../../lib/print/report/answers.ts';
import {
  PAIR_SHAPES,
  pairQuestions,
  PARTNER_SHAPES,
  partnerQuestions,
} from '../../lib/print/report/match/questions.ts';
import { NUMEROLOGY_QUESTIONS, NUMEROLOGY_SHAPES } from '../../lib/print/report/numerology.ts';
import { PANCHANG_QUESTIONS, PANCHANG_SHAPES } from '../../lib/print/report/panchang/questions.ts';
import { filled } from '../../lib/words/fill.ts';
import { PREDICTION_SECTIONS } from '../../lib/print/report/prediction.ts';
import { BOOK_SHAPES } from '../../lib/print/report/book/questions.ts';
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
import { clock, day, names, printed, type Groups, type Printed } from '../support/printed.ts';
import { PRINTED_FURTHER } from '../support/printed-further.ts';
import { orderReport, readPdf, startReportPorts } from '../support/reports.ts';
import { inTurn } from '../support/soak.ts';

const TODAY = new Date().toISOString();

type Members = Readonly<Record<string, unknown>>;
const common = ({ texts }: Banks['report'], share: number | null): string => {
  if (share === null) return '';
  const n = Math.round(share * 100);
  return n === 0 ? texts.under_hundred : filled(texts.in_hundred, { n });
};
interface Paragraph {
  readonly title: string;
  readonly text: string;
}
const told = (paragraphs: readonly Paragraph[]): Groups => paragraphs.map(({ title, text }) => [title, text]);
const texts = (paragraphs: readonly Paragraph[]): string[] => paragraphs.map(({ text }) => text);

const reading = printed(SHAPES.reading, ({ paragraphs }) => told(paragraphs));
const varga = printed(SHAPES.varga, ({ planets, ascendant }) =>
  [ascendant, ...planets].map(({ name, sign }) => [name, sign.name]),
);
const area = printed(SHAPES.area, (a) => [
  [a.area_name],
  [a.verdict_name, ...texts(a.paragraphs), a.score.toFixed(0)],
  ...a.indicators.map((row) => [row.kind_name, row.planet_name]),
]);

const marsPrinted = (
  { present, effective, from, cancellations }: z.output<typeof PARTNER_SHAPES.manglik>,
  { texts: say }: Banks['report'],
): Groups => {
  const counts = effective ? say.mars_counts : (say.mars_lifted.split(':')[0] ?? '');
  return [
    [String(from.lagna.house), String(from.moon.house), String(from.venus.house)],
    [present ? counts : say.mars_absent],
    ...(present && !effective
      ? cancellations.filter(({ applies, cancels }) => applies && cancels).map(({ name }) => [name])
      : []),
  ];
};

/** A day of an almanac, as panchang/range has it too. */
/** Mantras as the answer writes them: the pages have them from the words. */
const MANTRA = z.object({ short: z.object({ devanagari: z.string() }) });
const MANTRAS = z.object({
  planets: z.array(z.object({ name: z.string(), why: z.array(z.object({ name: z.string() })), mantra: MANTRA })),
});
const ALMANAC_ROW = z.pick(PANCHANG_SHAPES.day, {
  date: true,
  sunrise: true,
  sunset: true,
  vara: true,
  tithi: true,
  nakshatra: true,
  yoga: true,
});

/** By question. Questions whose name begins alike are printed alike. */
const PRINTED: Readonly<Record<string, Printed>> = {
  ...PRINTED_FURTHER,
  details: printed(SHAPES.details, (a) => [
    [clock(a.sunrise)],
    [clock(a.sunset)],
    [a.weekday.hindu.name],
    [a.ishta_kaal ?? ''],
  ]),
  panchang: printed(SHAPES.panchang, (a) => [
    [a.tithi.paksha_name, a.tithi.name],
    [a.nakshatra.name],
    [a.yoga.name],
    [a.karana.name],
  ]),
  avakahada: printed(SHAPES.avakahada, (a) => [
    [a.nakshatra.name, String(a.nakshatra.pada)],
    [a.sign.name],
    [a.varna_name],
    [a.vashya_name],
    [a.gana_name],
    [a.nadi_name],
    [a.yoni.animal_name, a.yoni.sex_name],
    [a.tatva_name],
    [a.paya_name],
    [a.yunja_name],
    a.name_letters,
  ]),
  ghata: printed(SHAPES.ghata, (a) => [
    [a.month.name],
    names(a.tithis),
    [a.weekday.name],
    [a.nakshatra.name],
    [a.moon_sign.name],
  ]),
  planets: printed(SHAPES.planets, ({ planets, ascendant }) =>
    [ascendant, ...planets].map((one) => [
      one.name,
      one.sign.name,
      one.sign_degree_dms,
      `${one.nakshatra.name} ${one.nakshatra.pada}`,
      one.nakshatra.lord_name,
      String(one.house),
    ]),
  ),
  lords: printed(SHAPES.lords, ({ houses }) =>
    houses.map((one) => [
      String(one.house),
      one.sign.name,
      one.lord_name,
      String(one.in_house),
      one.in_sign.name,
      one.dignity_name,
    ]),
  ),
  dignities: printed(SHAPES.dignities, ({ planets }) => planets.map((one) => [one.name, one.dignity_name])),
  friendships: printed(SHAPES.friendships, ({ compound }, { relations }) =>
    Object.values(compound).map((row) => Object.values(row).map((one) => relations[one].short)),
  ),
  chalit: printed(SHAPES.chalit, ({ planets }) =>
    planets.map((one) => [one.name, String(one.sign_house), String(one.bhava_house)]),
  ),
  sixteen: printed(SHAPES.sixteen, ({ table }) =>
    table.map(({ name, charts }) => [name, ...Object.values(charts).map(({ id }) => String(id))]),
  ),
  vimshopaka: printed(SHAPES.vimshopaka, ({ planets }) =>
    planets.map((one) => [
      one.name,
      ...[one.shadvarga, one.saptavarga, one.dashavarga, one.shodashavarga].map((points) => points.toFixed(2)),
    ]),
  ),
  ashtakavarga: printed(SHAPES.ashtakavarga, ({ points, bav, totals, sav }) => [
    ...points.map(({ key, name }) => [name + (bav[key] ?? []).join('') + String(totals[key])]),
    [sav.join('') + String(totals['sav'])],
  ]),
  bhava_bala: printed(BOOK_SHAPES.houses, ({ houses }) => houses.map(({ total }) => [(total / 60).toFixed(1)])),
  shadbala: printed(SHAPES.shadbala, ({ planets }) =>
    planets.map((one) => [one.name, one.rupas.toFixed(1), one.required.toFixed(1)]),
  ),
  shadbala_table: printed(SHAPES.shadbala, ({ planets }) =>
    planets.map((one) => [
      one.name,
      ...[one.sthana.total, one.dig, one.kala.total, one.cheshta, one.naisargika, one.drik].map((value) =>
        value.toFixed(0),
      ),
      one.rupas.toFixed(2),
      one.required.toFixed(1),
      one.ratio.toFixed(2),
      String(one.rank),
    ]),
  ),
  vimshottari: printed(SHAPES.vimshottari, ({ balance, periods }, words) => [
    [balance.lord_name, ...balance.text.split(/\D+/).filter((part) => part !== '')],
    // A period that ran at birth is printed from birth on.
    ...periods.map(({ lords, span }, i) => [
      ...names(lords),
      ...(i === 0 ? [] : [day(words, span.start)]),
      day(words, span.end),
    ]),
  ]),
  yogini: printed(SHAPES.yogini, ({ periods }, words) =>
    periods.map(({ lords, planet_name, span }) => [
      ...names(lords),
      planet_name,
      // The period that runs at birth begins with it.
      day(words, span.start < BIRTH.date ? BIRTH.date : span.start),
      day(words, span.end),
    ]),
  ),
  yogas: printed(SHAPES.yogas, ({ yogas, checked }, words) => [
    [String(checked)],
    // Doshas have a chapter of their own.
    ...yogas
      .filter(({ reference }) => reference.startsWith('reference/yogas/'))
      .flatMap((one) => [[one.name], names(one.planets), [common(words, one.prevalence)]]),
  ]),
  doshas: printed(SHAPES.doshas, ({ doshas }, words) =>
    doshas.flatMap((one) => [
      [one.name],
      ...(one.present ? [[common(words, one.prevalence)], names(one.rules_met), names(one.cancelled_by)] : []),
    ]),
  ),
  sade_sati: printed(SHAPES.sade_sati, ({ status, cycles }, words) => [
    ...(status.next === null ? [] : [[day(words, status.next)]]),
    ...cycles.map(({ cycle, span }) => [String(cycle), day(words, span.start), day(words, span.end)]),
  ]),
  read_planets: printed(SHAPES.read_planets, ({ planets }) => planets.flatMap(({ paragraphs }) => told(paragraphs))),
  read_lords: printed(SHAPES.read_lords, ({ houses }) => houses.flatMap(({ paragraphs }) => told(paragraphs))),
  read_limbs: printed(SHAPES.read_limbs, ({ limbs }) => limbs.flatMap(({ paragraphs }) => told(paragraphs))),
  read_together: printed(SHAPES.read_together, ({ groups }) => groups.flatMap(({ paragraphs }) => told(paragraphs))),
  read_sky: printed(SHAPES.read_sky, ({ planets }) => planets.flatMap(({ paragraphs }) => told(paragraphs))),
  read_dasha: printed(SHAPES.read_dasha, ({ periods }, words) =>
    periods
      .filter(({ running }) => running)
      .flatMap(({ span, paragraphs }) =>
        // A reading that a later chapter repeats stands there alone.
        [[day(words, span.start), day(words, span.end)], ...texts(paragraphs).map((text) => [text])],
      ),
  ),
  karakas: printed(SHAPES.karakas, ({ karakas }) =>
    karakas.map((one) => [one.name, one.planet_name, one.sign_degree.toFixed(2)]),
  ),
  arudhas: printed(SHAPES.arudhas, ({ padas }) =>
    padas.map((one) => [one.key, one.name, one.sign.name, String(one.house)]),
  ),
  nature: printed(SHAPES.nature, (a) => [
    names(a.benefics),
    names(a.malefics),
    names(a.neutrals),
    names(a.yogakaraka),
    names(a.marakas),
    [a.badhaka.lord_name, String(a.badhaka.house)],
  ]),
  summary: printed(PAIR_SHAPES.summary, (a) => [
    [a.verdict_name],
    ...[...a.for, ...a.against].map(({ text }) => [text]),
    ...a.checks.map((one) => [one.name]),
  ]),
  ashtakoot: printed(PAIR_SHAPES.ashtakoot, (a) => [
    [`${a.total} / 36`],
    [String(a.adjusted)],
    ...[a.groom, a.bride].flatMap((one) => [[one.nakshatra.name, String(one.pada)], [one.moon_sign.name]]),
    ...a.kootas.flatMap((one) => [
      [one.name, `${one.points} / ${one.max}`, `${one.groom_name} · ${one.bride_name}`],
      [one.text],
    ]),
    ...a.exceptions.filter(({ applies, cancels }) => applies && cancels).map((one) => [one.rule_name]),
  ]),
  manglik: printed(PAIR_SHAPES.manglik, (a) => a.reasons.filter(({ applies }) => applies).map((one) => [one.name])),
  groom_manglik: printed(PARTNER_SHAPES.manglik, marsPrinted),
  bride_manglik: printed(PARTNER_SHAPES.manglik, marsPrinted),
  porutham: printed(PAIR_SHAPES.porutham, (a) => [
    [String(a.total), String(a.max), a.verdict_name],
    ...a.poruthams.map((one) => [one.name, one.grade_name, String(one.points), one.reason]),
  ]),
  papasamyam: printed(PAIR_SHAPES.papasamyam, ({ groom, bride }) => [
    [groom, bride].map(({ points }) => String(+points.toFixed(2))),
  ]),
  sandhi: printed(PAIR_SHAPES.sandhi, ({ overlaps }, words) =>
    overlaps.map(({ groom, bride, gap, grade_name }) => [
      ...[groom, bride].flatMap((one) => [one.from_name, one.to_name, day(words, one.at)]),
      gap.toFixed(0),
      grade_name,
    ]),
  ),
  rajju_vedha: printed(PAIR_SHAPES.rajju_vedha, (a) => [
    [a.rajju.groom.part_name, a.rajju.bride.part_name],
    [a.groom_star.name, a.bride_star.name],
  ]),
  synastry: printed(PAIR_SHAPES.synastry, ({ overlays }) =>
    overlays
      .filter(({ planet }) => ['sun', 'moon', 'mars', 'venus', 'jupiter', 'saturn'].includes(planet))
      .map((one) => [one.name, `${one.in_house}·`]),
  ),
  weddings: printed(PAIR_SHAPES.weddings, ({ days }, words) =>
    days
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 10)
      .map((one) => [
        one.vara.name,
        day(words, one.date),
        ...names(one.nakshatras),
        clock(one.spans[0]?.start ?? null),
        one.grade_name,
      ]),
  ),
  groom_d9: varga,
  groom_dignities: printed(SHAPES.dignities, ({ planets }) =>
    planets.filter(({ planet }) => planet === 'venus').map((one) => [one.name, one.dignity_name]),
  ),
  groom_lords: printed(PARTNER_SHAPES.lords, ({ houses }) =>
    houses.filter(({ house }) => house === 7).map((one) => [one.sign.name]),
  ),
  groom_doshas: printed(SHAPES.doshas, ({ doshas }) =>
    doshas
      .filter((one) => one.present && !['manglik', 'sade_sati', 'dhaiya'].includes(one.key))
      .map((one) => [one.name, ...names(one.rules_met), ...names(one.cancelled_by)]),
  ),
  groom_papasamyam: printed(PARTNER_SHAPES.papasamyam, ({ contributors, points }) => [
    ...contributors.map((one) => [one.name, one.reference_name, String(one.house), String(+one.points.toFixed(2))]),
    [String(+points.total.toFixed(2))],
  ]),
  groom_read_moon: printed(SHAPES.reading, ({ paragraphs }) => told(paragraphs.slice(0, 1))),
  groom_marriage: printed(PARTNER_SHAPES.marriage, (a) => [
    [a.score.toFixed(0), a.verdict_name],
    ...told(a.paragraphs.slice(0, 2)),
  ]),
  groom_customs: printed(MANTRAS, ({ planets }) =>
    planets.slice(0, 3).map((one) => [one.name, ...names(one.why), one.mantra.short.devanagari]),
  ),
  groom_windows: printed(PARTNER_SHAPES.windows, ({ windows }, words) =>
    windows.map(({ span }) => [day(words, span.start), day(words, span.end)]),
  ),
  groom_planets: printed(SHAPES.planets, ({ planets, ascendant }) =>
    [ascendant, ...planets].map((one) => [
      one.name,
      `${one.sign_degree_dms.split('°')[0]?.padStart(2, '0')}°${one.sign_degree_dms.slice(-6, -4)}`,
    ]),
  ),
  groom_vimshottari: printed(SHAPES.vimshottari, ({ current }, words) =>
    current.map(({ lords, span }) => [...names(lords), day(words, span.end)]),
  ),
  days: printed(z.object({ days: z.array(ALMANAC_ROW) }), ({ days }) =>
    days.map((one) => [
      `${Number(one.date.slice(8))} ${one.vara.name.slice(0, 3)}`,
      clock(one.sunrise),
      clock(one.sunset),
      ...[one.tithi, one.nakshatra, one.yoga].flatMap(([first]) =>
        first ? [`${first.name} ${clock(first.span.end)}`] : [],
      ),
    ]),
  ),
  festivals: printed(PANCHANG_SHAPES.festivals, ({ festivals }) =>
    festivals.map((one) => [String(Number(one.date.slice(8))), one.name]),
  ),
  core: printed(NUMEROLOGY_SHAPES.core, (a) => [
    ...[a.mulank, a.bhagyank].flatMap((one) => [[String(one.number), one.name], [one.text]]),
    [String(a.namank?.number), a.namank?.planet_name ?? ''],
    [a.namank?.text ?? ''],
    ...a.relations.map((one) => [one.first.name, one.second.name, one.relation_name]),
  ]),
  loshu: printed(NUMEROLOGY_SHAPES.loshu, (a) => [
    ...[...a.missing, ...a.repeated].map((one) => [`${one.number}: ${one.text}`]),
    ...a.arrows.map((one) => [one.name, one.text]),
  ]),
  lucky: printed(NUMEROLOGY_SHAPES.lucky, (a) => [
    [a.numbers.join(', ')],
    [a.avoid.join(', ')],
    names(a.weekdays),
    names(a.colours),
    names(a.directions),
    [a.dates.join(', ')],
  ]),
  pinnacles: printed(NUMEROLOGY_SHAPES.pinnacles, (a, words) =>
    a.pinnacles.map((one, i) => [
      day(words, one.from),
      one.to === null ? '–' : day(words, one.to),
      String(one.number),
      String(a.challenges[i]?.number),
    ]),
  ),
  chart: printed(ANNUAL_SHAPES.chart, (a, words) => [
    [String(a.age)],
    [day(words, a.span.start), clock(a.span.start)],
    [day(words, a.span.end), clock(a.span.end)],
    ...[a.ascendant, ...a.planets].map((one) => [
      one.name,
      one.sign.name,
      one.sign_degree_dms,
      `${one.nakshatra.name} ${one.nakshatra.pada}`,
      one.nakshatra.lord_name,
      String(one.house),
    ]),
  ]),
  muntha: printed(ANNUAL_SHAPES.muntha, (a) => [
    [a.muntha.sign.name, String(a.muntha.house)],
    [a.muntha.lord_name],
    ...a.monthly.map((one) => [one.sign.name, one.sign_degree_dms]),
  ]),
  'year-lord': printed(ANNUAL_SHAPES['year-lord'], (a) => [
    [a.year_lord_name, a.decided_by_name],
    ...a.candidates.map((one) => [one.name, one.planet_name, one.bala.toFixed(1)]),
  ]),
  'panchavargeeya-bala': printed(ANNUAL_SHAPES['panchavargeeya-bala'], ({ planets }) =>
    planets.map((one) => [
      one.name,
      ...[one.kshetra, one.uccha, one.hadda, one.drekkana, one.navamsa, one.total].map((points) => points.toFixed(1)),
    ]),
  ),
  'harsha-bala': printed(ANNUAL_SHAPES['harsha-bala'], ({ planets }) =>
    planets.map((one) => [`${one.name} ${[one.place, one.dignity, one.gender, one.time, one.total].join(' ')}`]),
  ),
  'tajika-yogas': printed(ANNUAL_SHAPES['tajika-yogas'], ({ yogas }) =>
    yogas.map((one) => [one.name, names(one.planets).join(', '), one.grade_name ?? '']),
  ),
  'mudda-dasha': printed(ANNUAL_SHAPES['mudda-dasha'], ({ periods }, words) =>
    periods.map(({ lords, span }) => [...names(lords), day(words, span.start), day(words, span.end)]),
  ),
  sahams: printed(ANNUAL_SHAPES.sahams, (a) =>
    a.sahams.map((one) => [one.name, one.sign.name, one.sign_degree_dms, String(one.house), one.lord_name]),
  ),
  solar_year: printed(ANNUAL_SHAPES.reading, (a, words) => [
    ...told(a.paragraphs),
    ...a.monthly.map(({ span, paragraphs }) => [
      day(words, span.start),
      day(words, span.end),
      ...paragraphs.flatMap(({ title, text }) => [title, text]),
    ]),
  ]),
};

const printedOf = (ask: string): Printed => {
  const families: readonly (readonly [RegExp, Printed])[] = [
    [/^d\d+$/, varga],
    [/^area_/, area],
    [/^read_/, reading],
  ];
  const found = PRINTED[ask] ?? families.find(([pattern]) => pattern.test(ask))?.[1];
  if (found === undefined) throw new Error(`nothing says what of ${ask} is printed`);
  return found;
};

const BIRTH = {
  date: '1990-05-10',
  time: '19:55',
  lat: 28.6139,
  lon: 77.209,
  tz: 5.5,
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

interface Template {
  readonly name: string;
  readonly resource: AnyResource;
  readonly body: Members;
  readonly asked: readonly Asked[];
}
const TEMPLATES: readonly Template[] = [
  ...(['standard', 'complete'] as const).map((template) => ({
    name: `kundli ${template}`,
    resource: pdfKundli,
    body: { ...BIRTH, template },
    asked: [
      ...asks(printedBy(KUNDLI_TEMPLATES[template]), BIRTH),
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
      ...asks(pairQuestions(TODAY, { groom: GROOM, bride: BIRTH }), { groom: GROOM, bride: BIRTH }),
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
      ...asks(annualQuestions(2026), BIRTH).filter(({ ask }) => ask !== 'planets'),
      ...asks(readingQuestions('en', 2026), BIRTH).map((one) => ({
        ...one,
        ask: 'solar_year',
      })),
    ],
  },
];

/** A field is printed by the same code in each; the words of each have their own tests. */
const LANGUAGES = ['en', 'hi'] as const;

const bare = (text: string): string => text.replaceAll(/\s+/g, '').toLowerCase();
const PLACES = new Set(['TR', 'Sect', 'LI', 'Figure', 'P', 'H2']);

let double: Awaited<ReturnType<typeof startReportPorts>>;
beforeAll(async () => {
  double = await startReportPorts();
});
afterAll(() => double.stop());

it.each(inTurn(TEMPLATES, LANGUAGES).map(([template, language]) => ({ ...template, language })))(
  'pdf $name writes what the endpoints answer: $language',
  async ({ resource, body, asked, language }) => {
    const made = await orderReport(double, resource, { ...body, language }, { customer: 'fields' });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const { structure } = readPdf(new Uint8Array(await (await fetch(made.body.data.url)).arrayBuffer()));
    const places = structure.flatMap(({ role, whole, alt }) => (PLACES.has(role) ? [bare(`${whole} ${alt}`)] : []));
    const missing: string[] = [];
    for (const { ask, endpoint, body: question } of asked) {
      const found = await findEndpoint(endpoint);
      if (!found) throw new Error(`${endpoint} does not exist`);
      const { status, body: answer } = await call(
        serve(found.endpoint),
        { ...question, language },
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
