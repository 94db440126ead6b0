/** What a matching asks: about the pair, about each partner, and about the days on which a wedding may be held. */
import * as z from 'zod/mini';
import { daysLater, yearsLater } from '../ages.ts';
import { heldRule, named, QUESTIONS, rowsOf, signOf, spanOf, type Question } from '../answers.ts';
import { dayListMembers, type DayListMonths } from '../day-lists.ts';
import { PLACE_MEMBERS } from '../further/questions.ts';
import { SHARED_OPTIONS } from '../../../contract/suites/report.ts';

/** The two of a pair, in the order in which they are named. */
export const PARTNERS = ['groom', 'bride'] as const;
export type Partner = (typeof PARTNERS)[number];

/** Questions about a pair. */
const PAIR_QUESTIONS = {
  summary: { endpoint: 'matching/summary' },
  ashtakoot: { endpoint: 'matching/ashtakoot' },
  manglik: { endpoint: 'matching/manglik' },
  porutham: { endpoint: 'matching/porutham' },
  papasamyam: { endpoint: 'matching/papasamyam' },
  sandhi: { endpoint: 'matching/dasha-sandhi' },
  rajju_vedha: { endpoint: 'matching/rajju-vedha' },
  synastry: { endpoint: 'matching/synastry' },
  navamsa: { endpoint: 'matching/navamsa' },
} as const satisfies Readonly<Record<string, Question>>;

const dayOf = (iso: string): string => iso.slice(0, 10);

/** Years that a matching looks ahead for both, and for days of a wedding. */
export const AHEAD = { windows: 2, weddings: 1 } as const;
/** Days after the issue before which no wedding is looked for: families need them to prepare. */
const TO_PREPARE = 30;
/** Windows of weddings that are asked for, the best first: enough for each of the days that are listed. */
const WEDDING_WINDOWS = 400;

/** From when to when days for a wedding are looked for. */
export const weddingSpan = (issued: string): { readonly from: string; readonly to: string } => ({
  from: daysLater(issued, TO_PREPARE),
  to: yearsLater(dayOf(issued), AHEAD.weddings),
});

/** Questions about each partner. */
const partnerAsks = (issued: string, readings: boolean): Readonly<Record<string, Question>> => ({
  planets: QUESTIONS.planets,
  d9: QUESTIONS.d9,
  dignities: QUESTIONS.dignities,
  lords: QUESTIONS.lords,
  vimshottari: QUESTIONS.vimshottari,
  manglik: { endpoint: 'dosha/manglik' },
  doshas: QUESTIONS.doshas,
  papasamyam: { endpoint: 'dosha/papasamyam' },
  ...(readings
    ? { read_moon: QUESTIONS.read_moon, marriage: QUESTIONS.area_marriage, read_dasha: QUESTIONS.read_dasha }
    : {}),
  customs: { endpoint: 'remedies/planets' },
  windows: {
    endpoint: 'interpret/event-windows',
    body: { event: 'marriage', from: dayOf(issued), to: yearsLater(dayOf(issued), AHEAD.windows) },
  },
});

/** How far the chart of a partner supports marriage: a score, where the readings beside it are in no language of the report. */
export const scoreQuestions = (partner: Partner): ReadonlyMap<string, Question> =>
  new Map([[`${partner}_marriage`, QUESTIONS.area_marriage]]);

type Members = Readonly<Record<string, unknown>>;

/**
 * The questions about the pair, and about the days on which both may marry, at the place of birth of the bride, by whose day
 * lists. Births are members of requests, without names.
 */
export const pairQuestions = (
  issued: string,
  births: Readonly<Record<Partner, Members>>,
  months: DayListMonths,
): ReadonlyMap<string, Question> => {
  const place = Object.fromEntries(Object.entries(births.bride).filter(([name]) => PLACE_MEMBERS.includes(name)));
  return new Map<string, Question>([
    ...Object.entries(PAIR_QUESTIONS),
    [
      'weddings',
      {
        endpoint: 'muhurat/find/marriage',
        only: SHARED_OPTIONS,
        body: {
          ...place,
          ...weddingSpan(issued),
          ...dayListMembers('marriage', months),
          natives: PARTNERS.map((partner) => births[partner]),
          group: 'day',
          include_low: true,
          limit: WEDDING_WINDOWS,
        },
      },
    ],
  ]);
};

/** The questions about one partner; readings only for a language that has them. */
export const partnerQuestions = (
  partner: Partner,
  issued: string,
  { readings = true }: { readonly readings?: boolean } = {},
): ReadonlyMap<string, Question> =>
  new Map(Object.entries(partnerAsks(issued, readings)).map(([name, question]) => [`${partner}_${name}`, question]));

const name = z.string();
const text = z.string();
const num = z.number();
const starOf = z.object({ key: text, name });
const partner = z.object({ nakshatra: starOf, pada: num, moon_sign: signOf });
const mars = z.object({ present: z.boolean(), effective: z.boolean(), remains: z.boolean() });
const reasons = rowsOf({ rule_id: text, text });
const change = z.object({ at: text, from: text, from_name: text, to: text, to_name: text });
const reference = z.object({ house: num, present: z.boolean() });
const rajju = z.object({ part_name: text });

/** The kootas in their order. */
export const KOOTAS = ['varna', 'vashya', 'tara', 'yoni', 'graha_maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type Koota = (typeof KOOTAS)[number];

/** The members that pages use of the answers about a pair. */
export const PAIR_SHAPES = {
  summary: z.object({
    verdict: z.enum(['recommended', 'caution', 'not_recommended']),
    verdict_name: text,
    for: reasons,
    against: reasons,
    checks: rowsOf({ key: text, name, passed: z.boolean(), partly: z.boolean() }),
  }),
  ashtakoot: z.object({
    groom: partner,
    bride: partner,
    total: num,
    adjusted: num,
    kootas: rowsOf({
      key: z.enum(KOOTAS),
      name,
      groom: text,
      groom_name: text,
      bride: text,
      bride_name: text,
      points: num,
      max: num,
      dosha: z.boolean(),
      cancelled: z.boolean(),
      found: text,
    }),
    exceptions: rowsOf({ koota: text, rule_name: text, source: text, applies: z.boolean(), cancels: z.boolean() }),
  }),
  manglik: z.object({
    groom: mars,
    bride: mars,
    kind_name: text,
    reasons: rowsOf({ name, reference_name: z.nullable(text), applies: z.boolean() }),
  }),
  porutham: z.object({
    poruthams: rowsOf({ key: text, name, grade: text, grade_name: text, points: num, reason: text }),
    total: num,
    max: num,
    verdict_name: text,
  }),
  sandhi: z.object({
    overlaps: rowsOf({ groom: change, bride: change, gap: num, grade_name: text }),
  }),
  papasamyam: z.object({
    groom: z.object({ points: num }),
    bride: z.object({ points: num }),
    grade: text,
    grade_name: text,
    reason: text,
  }),
  rajju_vedha: z.object({
    rajju: z.object({ groom: rajju, bride: rajju, grade_name: text }),
    vedha: z.object({ present: z.boolean() }),
    groom_star: starOf,
    bride_star: starOf,
  }),
  synastry: z.object({
    overlays: rowsOf({ planet: text, name, of: z.enum(PARTNERS), sign: signOf, in_house: num }),
  }),
  weddings: z.object({
    days: rowsOf({
      date: text,
      vara: named,
      tithis: rowsOf({ name, paksha_name: text }),
      nakshatras: z.array(named),
      score: num,
      grade_name: text,
      spans: z.array(spanOf),
    }),
    windows: rowsOf({ date: text, span: spanOf, score: num, lagna: z.nullable(signOf) }),
  }),
};

/** The members that pages use of the answers about one partner. */
export const PARTNER_SHAPES = {
  manglik: z.object({
    present: z.boolean(),
    effective: z.boolean(),
    prevalence: num,
    houses: z.array(num),
    from: z.object({ lagna: reference, moon: reference, venus: reference }),
    cancellations: rowsOf({
      ...heldRule.shape,
      reference: text,
      reference_name: text,
      applies: z.boolean(),
      cancels: z.boolean(),
    }),
  }),
  papasamyam: z.object({
    points: z.object({ lagna: num, moon: num, venus: num, total: num }),
    contributors: rowsOf({ planet: text, name, reference: text, reference_name: text, house: num, points: num }),
  }),
  marriage: z.object({
    score: num,
    verdict_name: text,
    paragraphs: rowsOf({ title: text, text, rule_id: text }),
  }),
  windows: z.object({ windows: rowsOf({ span: spanOf, score: num }) }),
  lords: z.object({ houses: rowsOf({ house: num, sign: signOf, lord: text, lord_name: text }) }),
};
