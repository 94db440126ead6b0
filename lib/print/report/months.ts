/** The months of a solar year, a page each: chart, days by Moon and star, the part that runs, what moves, and a reading. */
import { hasReadings } from './book/words.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, Column } from '../../contract/ports/report-document.ts';
import { daysScene } from '../draw/days.ts';
import { holds } from './ages.ts';
import { SHAPES } from './answers.ts';
import { chartFigure, drawings, marksNote, momentBodies } from './bodies.ts';
import { dayText, timeText, type Making } from './making.ts';
import { boundDay, daysSentence, kindOf, weekdayOf } from './month-days.ts';
import { monthKey, MONTHS, MONTH_SHAPES } from './month-questions.ts';

const LEFT: Column = { align: 'left' };

/** A planet as a sentence names it: in English the Sun and the Moon have an article. */
const namedIn = ({ language, names }: Making, key: string, name: string): string => {
  const { named } = bank(language, 'explain');
  return key === 'sun' || key === 'moon' ? named[key] : names.planet(key, name);
};

/** A month that has passed on the day of issue, or runs on it, by one line; empty for one that comes. */
const standing = (making: Making, span: MonthSpan): string => {
  const words = bank(making.language, 'report-months');
  if (holds(span, making.issued)) return words.month_now;
  return hasPassed(making, span) ? words.month_passed : '';
};

const hasPassed = ({ issued }: Making, { end }: MonthSpan): boolean => Date.parse(end) <= Date.parse(issued);

/** When a month of the year begins and ends, and what is read of it in a language of readings. */
export const monthAt = (
  making: Making,
  i: number,
): { readonly span: MonthSpan; readonly paragraphs: readonly { title: string; text: string }[] } => {
  const { entry_at: start, span } = making.read(monthKey(i), MONTH_SHAPES.month);
  const end = i + 1 < MONTHS ? making.read(monthKey(i + 1), MONTH_SHAPES.month).entry_at : span.end;
  const told = hasReadings(making) ? making.read('reading', MONTH_SHAPES.texts).monthly[i] : undefined;
  return told ?? { span: { start, end }, paragraphs: [] };
};

const all = (): readonly number[] => Array.from({ length: MONTHS }, (_, i) => i);

/** The months that have passed while the year still runs: they are told in short. Of a year that is over none is. */
export const pastMonths = (making: Making): readonly number[] => {
  const past = all().filter((i) => hasPassed(making, monthAt(making, i).span));
  return past.length === MONTHS ? [] : past;
};

/** The months that are told at length, in order. */
const toldMonths = (making: Making): readonly number[] => {
  const past = pastMonths(making);
  return all().filter((i) => !past.includes(i));
};

/** `Month 3: 12 July – 13 August 2026`; the first year is named only where it is another. */
export const monthTitle = (making: Making, i: number): string => {
  const { span } = monthAt(making, i);
  return filled(bank(making.language, 'report-months').month, {
    n: i + 1,
    from:
      span.start.slice(0, 4) === span.end.slice(0, 4)
        ? boundDay(making, span.start)
        : dayText(making.words, span.start).replaceAll(' ', '\u00a0'),
    to: dayText(making.words, span.end).replaceAll(' ', '\u00a0'),
  });
};

/** The house of birth that rises in the chart of a month. */
export const risingHouse = (making: Making, i: number): number => {
  const rising = making.read(monthKey(i), MONTH_SHAPES.month).ascendant.sign;
  return ((rising.id - making.read('planets', SHAPES.planets).ascendant.sign.id + 12) % 12) + 1;
};

export interface MonthSpan {
  readonly start: string;
  readonly end: string;
}

const within = (at: string, { start, end }: MonthSpan): boolean =>
  Date.parse(start) <= Date.parse(at) && Date.parse(at) < Date.parse(end);

/** What happens in a month: it begins, planets change their signs, parts of the year begin. */
export const happenings = (making: Making, span: MonthSpan): { readonly rows: string[][]; readonly at: string }[] => {
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
  const { monthly: muntha } = making.read('muntha', MONTH_SHAPES.muntha);
  const { days: ofYear } = making.read('days', MONTH_SHAPES.days);
  const { periods } = making.read('mudda-dasha', MONTH_SHAPES.parts);
  const { span, paragraphs } = monthAt(making, i);
  const days = ofYear.filter(({ date }) => date >= span.start.slice(0, 10) && date < span.end.slice(0, 10));
  const sign = chart.ascendant.sign;
  const house = risingHouse(making, i);
  const before = toldMonths(making).filter((n) => n < i);
  const earlier = before.findLast((n) => risingHouse(making, n) === house);
  const title = monthTitle(making, i);
  const bodies = momentBodies(chart);
  const parts = periods.filter(
    ({ span: of }) => Date.parse(of.start) < Date.parse(span.end) && Date.parse(of.end) > Date.parse(span.start),
  );
  const lords = [...new Map(parts.map(({ lords: [lord] }) => [lord?.key ?? '', lord])).values()];
  // A part that goes on from a month before has been told there, and is named again in a line.
  const begun = parts.filter(({ span: of }) => before.length === 0 || within(of.start, span));
  const goesOn = parts.filter((part) => !begun.includes(part));
  const rising: Readonly<Record<string, string>> = words.rising;
  const partTexts: Readonly<Record<string, string>> = words.parts;
  const ruler = names.planet(chart.ascendant.sign_lord, chart.ascendant.sign_lord_name);
  const at = muntha[i];
  const { weekdays } = words;
  const stands = standings(making, i);
  // Of two months whose lord stands alike the first tells it.
  const lordTold = before.some((n) => standings(making, n).lord === stands.lord);
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
        ...goesOn.map(({ lords: [lord], span: of }) =>
          filled(words.part_goes_on, {
            planet: lord === undefined ? '' : namedIn(making, lord.key, lord.name),
            date: dayText(making.words, of.end),
          }),
        ),
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

/** The months that run and come, a page each; all twelve of a year that is over. */
export const monthPages = (making: Making): Block[] => toldMonths(making).flatMap((i) => monthPage(making, i));
