/** What the report of a solar year asks, and the members that its pages use. */
import * as z from 'zod/mini';
import { BALA_GRADES } from '../../../layers/jyotish/varshaphal/bala.ts';
import type { Language } from '../../words/languages.ts';
import { planetOf, QUESTIONS, rowsOf, SHAPES, signOf, spanOf, type Question } from './answers.ts';
import { customQuestions } from './book/questions.ts';
import { hasReadings } from './book/words.ts';

/** The questions about the birth, and about its solar year that begins in the calendar year; without one, the running year. */
export const annualQuestions = (year: number | undefined): ReadonlyMap<string, Question> => {
  const body = year === undefined ? {} : { for_year: year };
  const asked = (name: string): readonly [string, Question] => [name, { endpoint: `varshaphal/${name}`, body }];
  return new Map<string, Question>([
    ['planets', QUESTIONS.planets],
    ['lords', QUESTIONS.lords],
    ['dignities', QUESTIONS.dignities],
    ['vimshottari', QUESTIONS.vimshottari],
    ['sade_sati', QUESTIONS.sade_sati],
    ['gems', QUESTIONS.gems],
    ...customQuestions(),
    ...[
      'chart',
      'muntha',
      'year-lord',
      'panchavargeeya-bala',
      'harsha-bala',
      'tajika-yogas',
      'mudda-dasha',
      'patyayini-dasha',
      'tithi-pravesh',
      'sahams',
    ].map(asked),
  ]);
};
/** The readings of the year that its chart is for and of the periods that run, where `prose` is a language of readings. */
export const readingQuestions = (prose: Language, year: number): ReadonlyMap<string, Question> =>
  new Map<string, Question>(
    hasReadings({ prose })
      ? [
          ['reading', { endpoint: 'interpret/year', body: { year } }],
          ['read_dasha', QUESTIONS.read_dasha],
        ]
      : [],
  );

const text = z.string();
const num = z.number();
const flag = z.boolean();
const paragraphs = rowsOf({ title: text, text });

/** The members that the pages use, by question. */
export const ANNUAL_SHAPES = {
  chart: z.object({ ...SHAPES.planets.shape, age: num, span: spanOf, is_day: flag }),
  muntha: z.object({
    muntha: z.object({ sign: signOf, sign_degree_dms: text, house: num, lord: text, lord_name: text }),
    monthly: rowsOf({ sign: signOf, sign_degree_dms: text }),
  }),
  'year-lord': z.object({
    candidates: rowsOf({ name: text, planet: text, planet_name: text, bala: num, aspects_ascendant: flag }),
    year_lord: text,
    year_lord_name: text,
    decided_by_name: text,
    effective: text,
    effective_name: text,
  }),
  'panchavargeeya-bala': z.object({
    planets: rowsOf({
      planet: text,
      name: text,
      kshetra: num,
      uccha: num,
      hadda: num,
      drekkana: num,
      navamsa: num,
      total: num,
      grade: z.enum(BALA_GRADES),
      grade_name: text,
    }),
  }),
  'harsha-bala': z.object({
    planets: rowsOf({ planet: text, name: text, place: num, dignity: num, gender: num, time: num, total: num }),
  }),
  'tajika-yogas': z.object({
    yogas: rowsOf({ key: text, name: text, planets: z.array(planetOf), grade_name: z.nullable(text), decides: flag }),
  }),
  'mudda-dasha': z.object({
    periods: rowsOf({ lords: z.array(planetOf), span: spanOf }),
    current: rowsOf({ span: spanOf }),
  }),
  sahams: z.object({
    sahams: rowsOf({
      key: text,
      name: text,
      sign: signOf,
      sign_degree_dms: text,
      house: num,
      lord: text,
      lord_name: text,
    }),
  }),
  reading: z.object({
    paragraphs: rowsOf({ title: text, text, rule_id: text }),
    monthly: rowsOf({ span: spanOf, house: num, paragraphs }),
  }),
};
