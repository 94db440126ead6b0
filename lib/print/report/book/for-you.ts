/** Two pages for the reader: who you are and where you stand; what the next years bring and what may be done. */
import { stripScene, type StripBar } from '../../draw/strip.ts';
import { filled, uncapital } from '../../../words/fill.ts';
import { AREA_ASKS } from '../areas.ts';
import { SHAPES, type Span } from '../answers.ts';
import { birthBodies, oneDrawing, summaryChart } from '../bodies.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { dayText, say, yearOf, type Making, type Section } from '../making.ts';
import { AHEAD_YEARS, staysAhead, touches, windowsAhead } from '../ahead.ts';
import { customSummary, customTable } from './custom-table.ts';
import { luckyTable } from './lucky.ts';
import { cares, carries, datesAhead, runningOf, type Said } from './standing.ts';
import { askNext, opening, SENTENCES, todayCards } from './today.ts';
import { bookChapter, bookWords, head, listed, moonRises, nth, reasonOf, spanText } from './words.ts';
import { LEFT, RIGHT, abreast, roomForNotes } from '../blocks.ts';

/** Planets whose customs are told. */
const CUSTOMS = 3;

/** Who the reader is: the rising sign and the Moon, and in one sign of both the birth star instead of the same once more. */
const who = (making: Making): Block[] =>
  ['read_ascendant', moonRises(making) ? 'read_star' : 'read_moon'].flatMap((ask): Block[] => {
    const [first] = making.read(ask, SHAPES.reading).paragraphs;
    if (first === undefined) return [];
    return [
      {
        kind: 'reading',
        title: first.title,
        note: '',
        paragraphs: [opening(first.text, SENTENCES)],
        reason: reasonOf(making, first.rule_id),
      },
    ];
  });

const saidTable = (rows: readonly Said[]): Block => ({
  kind: 'table',
  columns: [LEFT, LEFT],
  head: ['', ''],
  rows: rows.map(([label, text]) => [label, text]),
  small: true,
  lowest: true,
});

/** The sub-periods of the running great period on one line. */
const periodsFigure = (making: Making): Block[] => {
  const { texts } = bookWords(making);
  const { great, part } = runningOf(making);
  if (great === undefined) return [];
  const { children = [], span } = great;
  const [from, to] = [yearOf(span.start), yearOf(span.end)];
  const years = Array.from({ length: Math.floor(to) - Math.floor(from) }, (_, i) => Math.floor(from) + 1 + i);
  const scene = stripScene({
    rows: [
      {
        name: '',
        bars: children.map(({ lords, span: own }): StripBar => {
          const lord = lords.at(-1);
          const { name = '', short = '' } = lord === undefined ? {} : making.drawing.planets[lord.key as 'sun'];
          return {
            from: yearOf(own.start),
            to: yearOf(own.end),
            names: [name, short],
            tone: own.start === part?.span.start ? 'strong' : 'plain',
          };
        }),
      },
    ],
    from,
    to,
    below: years.map((at) => ({ at, text: String(at) })),
    now: { at: yearOf(making.issued), text: texts.today },
    title: '',
    alt: children.map(({ lords, span: own }) => `${lords.at(-1)?.name ?? ''}: ${spanText(making, own)}`).join('; '),
  });
  return [oneDrawing(making, '', scene)];
};

/** Dates ahead; `pages` names where more is told, in a report that has pages of years. */
const datesTable = (making: Making, pages: boolean): Block => {
  const { labels } = bookWords(making);
  return {
    kind: 'table',
    columns: [LEFT, LEFT, LEFT, ...(pages ? [RIGHT] : [])],
    small: true,
    lowest: true,
    head: [labels.when, labels.matter, labels.why, ...(pages ? [labels.page] : [])],
    rows: datesAhead(making).map(({ when, matter, why, chapters }): CellText[] => [
      when,
      matter,
      why,
      ...(pages ? [{ text: '', pageOf: chapters }] : []),
    ]),
  };
};

const firstPage = (making: Making, pages: boolean): Block[] => {
  const { headings, you } = bookWords(making);
  const answer = making.read('planets', SHAPES.planets);
  const bodies = birthBodies(answer, making.read('dignities', SHAPES.dignities), making.read('d9', SHAPES.varga));
  const { scene, note } = summaryChart(making, answer.ascendant.sign.id, bodies, making.drawing.titles.rashi);
  return [
    bookChapter(making, 'for_you', 'page'),
    abreast(
      { share: 1, blocks: [oneDrawing(making, '', scene)] },
      { share: 2, blocks: [head(headings.who), ...who(making)] },
    ),
    ...note,
    head(headings.stands),
    todayCards(making),
    ...periodsFigure(making),
    abreast(
      { share: 3, blocks: [head(headings.carries), saidTable(carries(making))] },
      { share: 4, blocks: [head(headings.care), saidTable(cares(making))] },
    ),
    head(headings.dates),
    datesTable(making, pages),
    say(you.window_note, 'small'),
  ];
};

/** The houses that a planet passes within a year, in order of time: one to which it turns back stands again. */
const housesIn = (making: Making, planet: string, year: Span): string =>
  staysAhead(making)
    .filter((one) => one.planet === planet && touches(one.span, year))
    .map(({ house }) => house)
    .filter((house, i, all) => house !== all[i - 1])
    .map((house) => nth(making, house))
    .join(', ');

/** A line for each of the next years. */
const fiveYears = (making: Making): Block => {
  const { labels, you } = bookWords(making);
  const first = Number(making.issued.slice(0, 4));
  const { periods } = making.read('vimshottari', SHAPES.vimshottari);
  const parts = periods.flatMap(({ children = [] }) => children);
  const windows = windowsAhead(making).toSorted((a, b) => b.score - a.score);
  const { offset } = making.persons[0];
  return {
    kind: 'table',
    columns: [LEFT, LEFT, LEFT, LEFT, LEFT],
    lowest: true,
    head: [labels.year, labels.period, labels.jupiter, labels.saturn, labels.speaks],
    rows: Array.from({ length: AHEAD_YEARS }, (_, i) => {
      const year = first + i + 1;
      const whole = { start: `${year}-01-01T00:00:00${offset}`, end: `${year + 1}-01-01T00:00:00${offset}` };
      const spoken = [...new Set(windows.filter(({ span }) => touches(span, whole)).map(({ name }) => name))];
      return [
        String(year),
        parts
          .filter(({ span }) => touches(span, whole))
          .map(({ lords }) => lords.map(({ key, name }) => making.names.planet(key, name)).join(' – '))
          .join(', '),
        housesIn(making, 'jupiter', whole),
        housesIn(making, 'saturn', whole),
        spoken.length === 0 ? you.no_window : listed(spoken),
      ];
    }),
  };
};

const questionsToAsk = (making: Making): string[] => {
  const { you } = bookWords(making);
  const [window] = windowsAhead(making)
    .filter(({ running, open }) => !running && !open)
    .toSorted((a, b) => b.score - a.score);
  const weakest = AREA_ASKS.map((ask) => making.read(ask, SHAPES.area)).toSorted((a, b) => a.score - b.score)[0];
  return [
    ...askNext(making),
    ...(weakest === undefined ? [] : [filled(you.ask_area, { area: weakest.area_name })]),
    window === undefined
      ? you.ask_window_none
      : filled(you.ask_window, {
          from: dayText(making.words, window.span.start),
          to: dayText(making.words, window.span.end),
          matter: uncapital(window.name),
        }),
  ];
};

const secondPage = (making: Making, pages: boolean): Block[] => {
  const { headings, texts } = bookWords(making);
  return [
    // Beside readings of another language the taller scripts need more than a page, and the second follows on.
    bookChapter(making, 'ahead', 'page'),
    head(headings.five),
    fiveYears(making),
    head(headings.three),
    // A report with pages of years has a chapter of customs too.
    pages ? customSummary(making, CUSTOMS) : customTable(making, CUSTOMS),
    say(texts.custom_free, 'small'),
    head(headings.lucky),
    luckyTable(making),
    head(headings.ask),
    { kind: 'list', items: questionsToAsk(making) },
    roomForNotes(headings.notes),
  ];
};

/** Both pages, in a report that has pages of years, and in one without them. */
export const forYou: Section = (making) => [...firstPage(making, true), ...secondPage(making, true)];
export const forYouAlone: Section = (making) => [...firstPage(making, false), ...secondPage(making, false)];
