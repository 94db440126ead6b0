/** The months of a solar year, a page each: chart, days by Moon and star, the part that runs, what moves, and a reading. */
import { hasReadings } from './book/words.ts';
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, Column } from '../../contract/ports/report-document.ts';
import { daysScene } from '../draw/days.ts';
import { daysLater, holds } from './ages.ts';
import { planetOf, SHAPES, signOf, spanOf, type Question } from './answers.ts';
import { chartFigure, drawings, marksNote, momentBodies } from './bodies.ts';
import { dayText, timeText, type Making } from './making.ts';
import { boundDay, daysSentence, dayShape, kindOf, weekdayOf } from './month-days.ts';

const MONTHS = 12;
/** Planets whose change of sign is told. */
const MOVING = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'rahu'] as const;

const monthKey = (i: number): string => `month.${i + 1}`;

/** The questions about the months of a solar year; it has so many completed years at its start. */
export const monthQuestions = (
  age: number,
  { start, end }: { readonly start: string; readonly end: string },
): ReadonlyMap<string, Question> => {
  const range = { from: start.slice(0, 10), to: daysLater(end, -1) };
  return new Map<string, Question>([
    ...Array.from({ length: MONTHS }, (_, i): readonly [string, Question] => [
      monthKey(i),
      { endpoint: 'varshaphal/sub-charts', body: { age, unit: 'month', index: i + 1 } },
    ]),
    ['days', { endpoint: 'transit/personal-days', body: range }],
    ['moves', { endpoint: 'transit/house-timeline', body: { ...range, bodies: MOVING } }],
  ]);
};

const text = z.string();
const num = z.number();

/** The members that the pages use, by question. */
const MONTH_SHAPES = {
  month: z.object({
    planets: SHAPES.planets.shape.planets,
    ascendant: z.extend(SHAPES.planets.shape.ascendant, { sign_lord: text, sign_lord_name: text }),
    entry_at: text,
    span: spanOf,
  }),
  days: z.object({ days: z.array(dayShape) }),
  moves: z.object({
    stays: z.array(
      z.object({
        planet: text,
        name: text,
        house: num,
        sign: signOf,
        span: spanOf,
        retrograde_reentry: z.boolean(),
      }),
    ),
  }),
  parts: z.object({ periods: z.array(z.object({ lords: z.array(planetOf), span: spanOf })) }),
  texts: z.object({
    monthly: z.array(z.object({ span: spanOf, paragraphs: z.array(z.object({ title: text, text })) })),
  }),
  muntha: z.object({ monthly: z.array(z.object({ sign: signOf, sign_degree_dms: text })) }),
};

const LEFT: Column = { align: 'left' };

/** A planet as a sentence names it: in English the Sun and the Moon have an article. */
const namedIn = ({ language, names }: Making, key: string, name: string): string => {
  const { named } = bank(language, 'explain');
  return key === 'sun' || key === 'moon' ? named[key] : names.planet(key, name);
};

/** A month that has passed on the day of issue, or runs on it, by one line; empty for one that comes. */
const standing = ({ language, issued }: Making, span: MonthSpan): string => {
  const words = bank(language, 'report-months');
  if (holds(span, issued)) return words.month_now;
  return Date.parse(span.end) <= Date.parse(issued) ? words.month_passed : '';
};

interface MonthSpan {
  readonly start: string;
  readonly end: string;
}

const within = (at: string, { start, end }: MonthSpan): boolean =>
  Date.parse(start) <= Date.parse(at) && Date.parse(at) < Date.parse(end);

/** What happens in a month: it begins, planets change their signs, parts of the year begin. */
const happenings = (making: Making, span: MonthSpan): { readonly rows: string[][]; readonly at: string }[] => {
  const words = bank(making.language, 'report-months');
  const { names } = making;
  const { stays } = making.read('moves', MONTH_SHAPES.moves);
  const { periods } = making.read('mudda-dasha', MONTH_SHAPES.parts);
  const row = (at: string, what: string, where: string) => ({
    at,
    rows: [[dayText(making.words, at), what, where]],
  });
  return [
    row(span.start, words.month_begins, filled(words.at_time, { time: timeText(span.start) })),
    ...stays
      .filter((stay) => within(stay.span.start, span))
      .map((stay) =>
        row(
          stay.span.start,
          filled(stay.retrograde_reentry ? words.returns : words.enters, {
            planet: names.planet(stay.planet, stay.name),
            sign: names.signForms(stay.sign),
          }),
          filled(words.house_of, { house: stay.house }),
        ),
      ),
    ...periods
      .filter((period) => within(period.span.start, span))
      .map(({ lords, span: of }) =>
        row(
          of.start,
          filled(words.part_begins, { planet: lords.map((one) => namedIn(making, one.key, one.name)).join(' – ') }),
          filled(words.part_note, { date: dayText(making.words, of.end) }),
        ),
      ),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

/** A span of days, and what is said of them. */
const dated = (making: Making, { start, end }: MonthSpan, said: string): string =>
  `${dayText(making.words, start)} – ${dayText(making.words, end)}: ${said}`;

/** Where the lord of a month and the Sun stand in the chart of the month, by the houses of birth. */
const standings = (making: Making, i: number): { readonly lord: string; readonly sun: string } => {
  const words = bank(making.language, 'report-months');
  const { matters } = bank(making.language, 'report-saturn');
  const { names } = making;
  const { planets, ascendant } = making.read(monthKey(i), MONTH_SHAPES.month);
  const birth = making.read('planets', SHAPES.planets).ascendant.sign.id;
  const told = (key: string, line: string): string => {
    const found = planets.find(({ planet }) => planet === key);
    if (found === undefined) return '';
    const house = ((found.sign.id - birth + 12) % 12) + 1;
    return filled(line, {
      lord: namedIn(making, found.planet, found.name),
      sign: names.signForms(found.sign),
      star: names.star(found.nakshatra),
      house,
      matter: matters[house - 1] ?? '',
    });
  };
  return {
    // What is told of the Sun needs no telling twice.
    lord: ascendant.sign_lord === 'sun' ? '' : told(ascendant.sign_lord, words.lord_stands),
    sun: told('sun', words.sun_stands),
  };
};

const joined = (...texts: readonly string[]): string => texts.filter((one) => one !== '').join(' ');

/** One month. */
const monthPage = (making: Making, i: number): Block[] => {
  const words = bank(making.language, 'report-months');
  const { names } = making;
  const chart = making.read(monthKey(i), MONTH_SHAPES.month);
  const natal = making.read('planets', SHAPES.planets);
  const { monthly: muntha } = making.read('muntha', MONTH_SHAPES.muntha);
  const { days: all } = making.read('days', MONTH_SHAPES.days);
  const { periods } = making.read('mudda-dasha', MONTH_SHAPES.parts);
  const nextMonth = i + 1 < MONTHS ? making.read(monthKey(i + 1), MONTH_SHAPES.month).entry_at : undefined;
  const month = hasReadings(making)
    ? making.read('reading', MONTH_SHAPES.texts).monthly[i]
    : { span: { start: chart.entry_at, end: nextMonth ?? chart.span.end }, paragraphs: [] };
  if (month === undefined) return [];
  const { span, paragraphs } = month;
  const days = all.filter(({ date }) => date >= span.start.slice(0, 10) && date < span.end.slice(0, 10));
  const sign = chart.ascendant.sign;
  const houseOf = (n: number): number => {
    const rising = making.read(monthKey(n), MONTH_SHAPES.month).ascendant.sign;
    return ((rising.id - natal.ascendant.sign.id + 12) % 12) + 1;
  };
  const house = houseOf(i);
  const earlier = Array.from({ length: i }, (_, n) => n).findLast((n) => houseOf(n) === house);
  const title = filled(words.month, {
    n: i + 1,
    // The first year is named only where it is another.
    from:
      span.start.slice(0, 4) === span.end.slice(0, 4)
        ? boundDay(making, span.start)
        : dayText(making.words, span.start).replaceAll(' ', '\u00a0'),
    to: dayText(making.words, span.end).replaceAll(' ', '\u00a0'),
  });
  const bodies = momentBodies(chart);
  const parts = periods.filter(
    ({ span: of }) => Date.parse(of.start) < Date.parse(span.end) && Date.parse(of.end) > Date.parse(span.start),
  );
  const lords = [...new Map(parts.map(({ lords: [lord] }) => [lord?.key ?? '', lord])).values()];
  // A part that goes on from the month before has been told there.
  const begun = parts.filter(({ span: of }) => i === 0 || within(of.start, span));
  const rising: Readonly<Record<string, string>> = words.rising;
  const partTexts: Readonly<Record<string, string>> = words.parts;
  const ruler = names.planet(chart.ascendant.sign_lord, chart.ascendant.sign_lord_name);
  const at = muntha[i];
  const { weekdays } = words;
  const stands = standings(making, i);
  // Of two months whose lord stands alike the first tells it.
  const lordTold = Array.from({ length: i }, (_, n) => standings(making, n).lord).includes(stands.lord);
  const [first = '', ...more] = paragraphs.map((one) => one.text);
  const isOneLanguage = making.prose === making.language;
  return [
    {
      kind: 'chapter',
      id: `month-${i + 1}`,
      title,
      lead: standing(making, span),
      start: 'page',
      group: words.all_months,
    },
    drawings(making, 2, [
      {
        scene: chartFigure(making, sign.id, bodies, title.split(':')[0] ?? title),
        caption: filled(words.chart_caption, { sign: names.signForms(sign), house }),
      },
      {
        scene: daysScene({
          days: days.map((one) => ({
            day: Number(one.date.slice(8)),
            weekday: weekdayOf(one.date),
            kind: kindOf(one),
          })),
          weekdays,
          title,
          alt: `${days.map((one) => `${one.date}${{ good: ' ✓', care: ' ○', plain: '' }[kindOf(one)]}`).join(', ')}.`,
        }),
        caption: words.days_caption,
      },
    ]),
    ...marksNote(making, bodies),
    {
      kind: 'reading',
      title: paragraphs[0]?.title ?? filled(words.rises, { sign: names.signForms(sign) }),
      note: [
        `${dayText(making.words, span.start)} – ${dayText(making.words, span.end)}`,
        `${words.ruler}: ${ruler}`,
        ...(at === undefined ? [] : [`${words.muntha}: ${names.sign(at.sign)} ${at.sign_degree_dms}`]),
      ].join(' · '),
      paragraphs: [
        // What the title says comes first. Sentences of two languages stand in two paragraphs.
        ...(isOneLanguage ? [joined(first, stands.sun)] : [first, stands.sun]),
        joined(
          earlier === undefined
            ? (rising[String(house)] ?? '')
            : filled(words.again, {
                n: earlier + 1,
                house,
                matter: bank(making.language, 'report-saturn').matters[house - 1] ?? '',
              }),
          lordTold ? '' : stands.lord,
        ),
        ...more,
        ...begun.map(({ lords: [lord], span: of }) => dated(making, of, partTexts[lord?.key ?? ''] ?? '')),
        daysSentence(making, days),
      ].filter((one) => one !== ''),
      reason: filled(words.reason, {
        sign: names.signForms(sign),
        house,
        lord: namedIn(making, chart.ascendant.sign_lord, ruler),
        part: lords.map((one) => (one === undefined ? '' : namedIn(making, one.key, one.name))).join(', '),
      }),
    },
    { kind: 'heading', text: words.dates },
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT],
      head: [words.date, words.what, words.where],
      rows: happenings(making, span).flatMap(({ rows }) => rows),
    },
  ];
};

/** The twelve months. */
export const monthPages = (making: Making): Block[] =>
  Array.from({ length: MONTHS }, (_, i) => i).flatMap((i) => monthPage(making, i));
