/** The months of a solar year, a page each: chart, days by Moon and star, the part that runs, what moves, and a reading. */
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block } from '../../contract/ports/report-document.ts';
import { daysScene } from '../draw/days.ts';
import { holds } from './ages.ts';
import { SHAPES, type Span } from './answers.ts';
import { chartFigure, drawings, marksNote, momentBodies } from './bodies.ts';
import { dayText, type Making, houseMatter } from './making.ts';
import { daysSentence, kindOf, weekdayOf } from './month-days.ts';
import {
  happenings,
  hasPassed,
  monthAt,
  monthId,
  monthTitle,
  munthaOf,
  namedIn,
  partsIn,
  risingHouse,
  toldMonths,
  whereFelt,
} from './month-facts.ts';
import { monthKey, MONTH_SHAPES } from './month-questions.ts';
import { LEFT } from './blocks.ts';

/** A month that has passed on the day of issue, or runs on it, by one line; empty for one that comes. */
const standing = (making: Making, span: Span): string => {
  const words = bank(making.language, 'report-months');
  if (holds(span, making.issued)) return words.month_now;
  return hasPassed(making, span) ? words.month_passed : '';
};

/** A span of days, and what is said of them. */
const dated = (making: Making, { start, end }: Span, said: string): string =>
  `${dayText(making.words, start)} – ${dayText(making.words, end)}: ${said}`;

/** Where the lord of a month and the Sun stand in the chart of the month, by the houses of birth. */
const standings = (making: Making, i: number): { readonly lord: string; readonly sun: string } => {
  const words = bank(making.language, 'report-months');
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
      matter: houseMatter(making, house),
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
  const { days: ofYear } = making.read('days', MONTH_SHAPES.days);
  const { span, paragraphs } = monthAt(making, i);
  const days = ofYear.filter(({ date }) => date >= span.start.slice(0, 10) && date < span.end.slice(0, 10));
  const sign = chart.ascendant.sign;
  const house = risingHouse(making, i);
  const before = toldMonths(making).filter((n) => n < i);
  const earlier = before.findLast((n) => risingHouse(making, n) === house);
  const title = monthTitle(making, i);
  const bodies = momentBodies(chart);
  const parts = partsIn(making, span);
  const lords = [...new Map(parts.map(({ lords: [lord] }) => [lord?.key ?? '', lord])).values()];
  // A part that goes on from a month before has been told there, and is named again in a line.
  const begun = parts.filter(({ span: of }) => before.length === 0 || holds(span, of.start));
  const goesOn = parts.filter((part) => !begun.includes(part));
  const rising: Readonly<Record<string, string>> = words.rising;
  const partTexts: Readonly<Record<string, string>> = words.parts;
  const ruler = names.planet(chart.ascendant.sign_lord, chart.ascendant.sign_lord_name);
  const { weekdays } = words;
  const stands = standings(making, i);
  const [first = '', ...more] = paragraphs.map((one) => one.text);
  const isOneLanguage = making.prose === making.language;
  return [
    {
      kind: 'chapter',
      id: monthId(i),
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
      note: [`${words.ruler}: ${ruler}`, ...munthaOf(making, i)].join(' · '),
      paragraphs: [
        // What the title says comes first. Sentences of two languages stand in two paragraphs.
        ...(isOneLanguage ? [joined(first, stands.sun)] : [first, stands.sun]),
        joined(
          earlier === undefined
            ? (rising[String(house)] ?? '')
            : filled(words.again, {
                n: earlier + 1,
                house,
                matter: houseMatter(making, house),
              }),
          stands.lord,
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
      rows: happenings(making, span, (one) => whereFelt(making, one)),
      small: true,
      lowest: true,
    },
  ];
};

/** The months that run and come, a page each; all twelve of a year that is over. */
export const monthPages = (making: Making): Block[] => toldMonths(making).flatMap((i) => monthPage(making, i));
