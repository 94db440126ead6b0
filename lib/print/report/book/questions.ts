/** What the chapters of a kundli ask beside the chart: parts of periods, customs, numbers, solar years. */
import * as z from 'zod/mini';
import { daysLater, LAST_YEAR } from '../ages.ts';
import { GRAHA_KEYS, named, planetOf, rowsOf, SHAPES, signOf, spanOf, type Question, type Read } from '../answers.ts';

/** When a report is issued: an ISO instant. */
export interface Issue {
  readonly issued: string;
  /** Date of the birth it is about. */
  readonly born?: string;
  /** Years that it looks ahead, where that is not the usual. */
  readonly years?: number;
}

/** A day after an instant: where a period begins the one before it may still be told, by a second. */
const dayAfter = (iso: string): string => `${daysLater(iso, 1)}${iso.slice(10)}`;

/** The nine parts of the running sub-period, and what is read of the great period that comes next. */
export const partQuestions = (read: Read, { issued }: Issue): ReadonlyMap<string, Question> => {
  const { current, periods } = read('vimshottari', SHAPES.vimshottari);
  const running = current.find(({ lords }) => lords.length === 2);
  const next = periods.find(({ span }) => span.start > issued);
  return new Map<string, Question>([
    ...(running === undefined
      ? []
      : [
          [
            'parts',
            { endpoint: 'dasha/expand', body: { system: 'vimshottari', lords: running.lords.map(({ key }) => key) } },
          ] as const,
        ]),
    ...(next === undefined
      ? []
      : [['read_next', { endpoint: 'interpret/dasha', body: { at: dayAfter(next.span.start), depth: 1 } }] as const]),
  ]);
};

/** Name of the question of the solar year that begins in a calendar year. */
export const solarKey = (year: number): string => `year_${year}`;

/** The solar years that begin in the calendar years of a report, that of its issue among them. */
export const yearQuestions =
  (count: number) =>
  (_: Read, { issued, born }: Issue): ReadonlyMap<string, Question> => {
    const first = Number(issued.slice(0, 4));
    // By age, where the birth is known: one born about 1 January has calendar years in which two solar years begin, or none.
    const asked = (year: number): object =>
      born === undefined ? { for_year: year } : { age: year - Number(born.slice(0, 4)) };
    const years = Array.from({ length: count }, (__, i) => first + i).filter((year) => year <= LAST_YEAR);
    return new Map<string, Question>([
      ...years.map((year) => [solarKey(year), { endpoint: 'interpret/year', body: { ...asked(year) } }] as const),
    ]);
  };

/** Customs of the planets that ask for them, and numbers of the day of birth. */
export const customQuestions = (): ReadonlyMap<string, Question> =>
  new Map<string, Question>([
    ['customs', { endpoint: 'remedies/planets' }],
    ['lucky', { endpoint: 'numerology/lucky', only: ['date'] }],
  ]);

const text = z.string();
const num = z.number();

/** The members that these chapters use. */
export const BOOK_SHAPES = {
  parts: z.object({ children: rowsOf({ lords: z.array(planetOf), span: spanOf }) }),
  year: z.object({
    span: spanOf,
    muntha: z.object({ house: num }),
    paragraphs: rowsOf({ title: text, text, rule_id: text }),
  }),
  customs: z.object({
    planets: rowsOf({
      planet: z.enum(GRAHA_KEYS),
      name: text,
      why: z.array(named),
      mantra: z.object({ short: z.object({ iast: text }) }),
      // What is weak and helps is strengthened by its colour; what harms is given away, with a fast.
      dana: z.optional(z.array(named)),
      colour: z.optional(z.object({ name: text, weekday: named })),
      vrata: z.optional(z.nullable(z.object({ weekday: named, starts: text }))),
    }),
  }),
  gems: z.object({
    gems: rowsOf({
      key: text,
      name: text,
      role_name: text,
      planet: text,
      planet_name: text,
      why: rowsOf({ name: text, passed: z.boolean() }),
      substitutes: z.array(named),
      metals: z.array(named),
      finger: named,
      avoid_with: z.array(named),
    }),
    notice: text,
  }),
  lucky: z.object({
    mulank: num,
    planet: text,
    planet_name: text,
    numbers: z.array(num),
    weekdays: z.array(named),
    colours: z.array(named),
  }),
  sade_sati: z.object({
    moon_sign: signOf,
    status: z.object({ active: z.boolean(), next: z.nullable(text) }),
    cycles: rowsOf({ cycle: num, span: spanOf }),
    periods: rowsOf({
      phase: z.enum(['rising', 'peak', 'setting']),
      phase_name: text,
      pass: num,
      span: spanOf,
      cycle: num,
    }),
  }),
  houses: z.object({ houses: rowsOf({ house: num, total: num }) }),
};
