/** What the chapters on eclipses, the sky of birth, Jaimini, divisions and the chakra ask, and the members that they use. */
import * as z from 'zod/mini';
import { TITHI_GROUPS } from '../../../../layers/jyotish/chart/ghata.ts';
import { SHARED_OPTIONS } from '../../../contract/suites/report.ts';
import { daysLater, yearsLater } from '../ages.ts';
import { PLANET_KEYS, planetOf, rowsOf, signOf, spanOf, type Question, type Read } from '../answers.ts';
import { AHEAD_YEARS } from '../ahead.ts';
import { BOOK_SHAPES, type Issue } from '../book/questions.ts';

const dayOf = (iso: string): string => iso.slice(0, 10);

/** The eclipses of the years that a kundli looks ahead. */
export const eclipseQuestions = (_: Read, { issued }: Issue): ReadonlyMap<string, Question> =>
  new Map([
    [
      'eclipses',
      {
        endpoint: 'transit/eclipse-impact',
        body: { from: dayOf(issued), to: yearsLater(dayOf(issued), AHEAD_YEARS) },
      },
    ],
  ]);

/** The chakra with the planets of the day of issue. */
export const chakraQuestions = (_: Read, { issued }: Issue): ReadonlyMap<string, Question> =>
  new Map([['chakra', { endpoint: 'transit/sarvatobhadra', body: { at: `${dayOf(issued)}T12:00:00` } }]]);

/** Members of a birth that say where it was. */
export const PLACE_MEMBERS: readonly string[] = ['lat', 'lon', 'altitude', 'place', 'tz', 'tzone', 'timezone'];
/** Days in which a time to put a stone on is looked for, and how many times are asked for. */
const WEARING = { days: 182, windows: 40 } as const;

/** Name of the question when a stone may first be put on. */
export const wearingOf = (gem: string): string => `wearing.${gem}`;

/** When each stone that is named may first be put on, at the place of birth. */
export const wearingQuestions = (read: Read, { issued }: Issue): ReadonlyMap<string, Question> =>
  new Map(
    read('gems', BOOK_SHAPES.gems).gems.map(({ key }) => [
      wearingOf(key),
      {
        endpoint: 'remedies/wearing-time',
        only: [...PLACE_MEMBERS, ...SHARED_OPTIONS],
        body: { gem: key, from: dayOf(issued), to: daysLater(issued, WEARING.days), limit: WEARING.windows },
      },
    ]),
  );

const text = z.string();
const num = z.number();
const flag = z.boolean();
const planets = z.array(planetOf);
const lord = z.object({
  planet: text,
  planet_name: text,
  sign: signOf,
  dignity_name: text,
});

/** The members that these chapters use. */
export const FURTHER_SHAPES = {
  eclipses: z.object({
    eclipses: rowsOf({
      type: text,
      name: text,
      maximum: text,
      sign: signOf,
      sign_degree_dms: text,
      house_from_ascendant: num,
      house_from_moon: num,
      hits: rowsOf({ point: text, point_name: text, separation: num, kind: text }),
      visible: flag,
      good: flag,
    }),
  }),
  stars: z.object({
    stars: rowsOf({
      designation: text,
      common_name: z.nullable(text),
      junction_of: z.nullable(z.object({ key: text })),
      is_rival: flag,
      distance_to_moon: num,
    }),
  }),
  states: z.object({
    planets: rowsOf({
      planet: text,
      name: text,
      war: z.nullable(z.object({ with: text, with_name: text, winner: text, winner_name: text })),
    }),
  }),
  upapada: z.object({
    upapada: z.object({ sign: signOf, house: num }),
    lord,
    occupants: planets,
    aspected_by: planets,
    second: z.object({ sign: signOf, occupants: planets, aspected_by: planets, lord }),
    lines: rowsOf({ text }),
  }),
  strong_signs: z.object({ ranking: rowsOf({ sign: signOf, rank: num, wins: num }) }),
  planet_arudhas: z.object({
    arudhas: rowsOf({ planet: text, name: text, arudha_sign: signOf, house: num }),
  }),
  varga_lines: z.object({
    chart_name: text,
    lagna: signOf,
    lagna_lord: text,
    lagna_lord_name: text,
    lagna_lord_house: num,
    lines: rowsOf({ text }),
  }),
  chakra: z.object({
    grid: z.array(rowsOf({ name: text })),
    points: z.object({
      star: z.object({ id: num }),
      sign: signOf,
      tithi_group: z.object({ key: z.enum(TITHI_GROUPS) }),
      weekday: z.object({ id: num }),
    }),
    vedhas: rowsOf({
      planet: z.enum(PLANET_KEYS),
      name: text,
      star: z.object({ id: num, name: text }),
      benefic: flag,
      lines: rowsOf({ cells: rowsOf({ row: num, column: num }) }),
      hits: z.array(planetOf),
    }),
  }),
  wearing: z.object({
    windows: rowsOf({ span: spanOf, grade_name: text }),
  }),
};
