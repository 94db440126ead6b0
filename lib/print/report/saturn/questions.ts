/** What the report of Saturn asks, and the members that its pages use. */
import * as z from 'zod/mini';
import type { Language } from '../../../words/languages.ts';
import { daysLater } from '../ages.ts';
import { hasReadings } from '../book/words.ts';
import { partQuestions } from '../further/saturn-parts.ts';
import { planetOf, QUESTIONS, rowsOf, SHAPES, signOf, spanOf, type Question } from '../answers.ts';

/** Years of Saturn's way that are printed stay by stay. */
export const YEARS_AHEAD = 10;
/** Days of these years; three times as many are one round with its ways back. */
const DAYS_AHEAD = 3650;
/** The stays of the next years, then those of the rest of the round. */
export const STAYS = ['stays', 'stays_20', 'stays_30'] as const;

/** The questions of the report; `issued` is the instant of issue. Its reading is asked for where `prose` is a language of readings. */
export const saturnQuestions = (issued: string, prose: Language): ReadonlyMap<string, Question> => {
  const ahead = (i: number): Question => ({
    endpoint: 'transit/house-timeline',
    body: {
      from: daysLater(issued, i * DAYS_AHEAD),
      to: daysLater(issued, (i + 1) * DAYS_AHEAD),
      bodies: ['saturn'],
    },
  });
  return new Map<string, Question>([
    ['planets', QUESTIONS.planets],
    ['dignities', QUESTIONS.dignities],
    ['d9', QUESTIONS.d9],
    ['nature', QUESTIONS.nature],
    ['shadbala', QUESTIONS.shadbala],
    ['ashtakavarga', QUESTIONS.ashtakavarga],
    ['vimshottari', QUESTIONS.vimshottari],
    ['lords', QUESTIONS.lords],
    ...(hasReadings({ prose }) ? ([['read_planets', QUESTIONS.read_planets]] as const) : []),
    ['sade_sati', QUESTIONS.sade_sati],
    ['dhaiya', { endpoint: 'dosha/shani-dhaiya' }],
    ...STAYS.map((ask, i) => [ask, ahead(i)] as const),
    ['remedies', { endpoint: 'remedies/planets', body: { planet: 'saturn' } }],
    ['gems', { endpoint: 'remedies/gemstones' }],
    ...partQuestions(issued),
    ['gem', { endpoint: 'remedies/gemstone-check', body: { gem: 'blue_sapphire' } }],
  ]);
};

const text = z.string();
const num = z.number();
const mantra = z.object({ iast: text });

/** The members that pages use, by question. */
export const SATURN_SHAPES = {
  ...SHAPES,
  sade_sati: z.object({
    prevalence: z.nullable(num),
    moon_sign: signOf,
    status: z.object({
      active: z.boolean(),
      phase: z.nullable(text),
      phase_name: z.nullable(text),
      next: z.nullable(text),
    }),
    periods: rowsOf({
      phase: z.enum(['rising', 'peak', 'setting']),
      phase_name: text,
      span: spanOf,
      cycle: num,
      pass: num,
      retrograde_reentry: z.boolean(),
    }),
    cycles: rowsOf({ cycle: num, span: spanOf }),
  }),
  dhaiya: z.object({
    status: z.object({
      kind_name: z.nullable(text),
      span: z.nullable(spanOf),
      next: z.nullable(text),
    }),
    periods: rowsOf({ kind: z.enum(['4th', '8th']), kind_name: text, span: spanOf }),
  }),
  stays: z.object({
    stays: rowsOf({ sign: signOf, house: num, span: spanOf, retrograde_reentry: z.boolean() }),
  }),
  remedies: z.object({
    planets: rowsOf({
      why: rowsOf({ name: text }),
      mantra: z.optional(z.object({ bija: mantra, short: mantra, count: num, per_day: num })),
      dana: z.optional(z.array(planetOf)),
      vrata: z.optional(z.object({ weekday: planetOf, starts: z.nullable(text) })),
    }),
    notice: text,
  }),
  gems: z.object({ gems: rowsOf({ key: text }) }),
  gem: z.object({ reasons: rowsOf({ name: text, passed: z.boolean() }) }),
};
/** A stay of Saturn in a sign. */
export type SignStay = z.output<typeof SATURN_SHAPES.stays>['stays'][number];
