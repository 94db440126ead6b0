/** Two pages of a solar year for the reader: who rules it, what carries, what asks for care, its dates and its months. */
import { bank } from '../../words/bank.ts';
import { capital, filled } from '../../words/fill.ts';
import type { Block, CellText, Column } from '../../contract/ports/report-document.ts';
import { holds } from './ages.ts';
import { ANNUAL_SHAPES } from './annual-questions.ts';
import { whoThisYear } from './annual-reading.ts';
import { annualChapter, mattersRuled } from './annual-strengths.ts';
import { oneDrawing, momentBodies, summaryChart } from './bodies.ts';
import { customTable } from './book/custom-table.ts';
import { luckyTable } from './book/lucky.ts';
import { askNext, todayCards } from './book/today.ts';
import { bookWords, head } from './book/words.ts';
import { dayText, decimals, say, type Making, houseMatter } from './making.ts';
import {
  allMonths,
  changesIn,
  monthAt,
  monthId,
  monthTitle,
  partsIn,
  pastMonths,
  risingHouse,
  whereFelt,
} from './month-facts.ts';
import { MONTH_SHAPES } from './month-questions.ts';
import { abreast, left, right, roomForNotes } from './blocks.ts';

/** Planets of each list. */
const ROWS = 3;
/** Planets whose customs are told. */
const CUSTOMS = 3;
/** Those that take years for the zodiac: their moves are dates of a year. */
const SLOW: readonly string[] = ['jupiter', 'saturn', 'rahu'];

/** The planets of the year by their strength, the strongest first. */
const ranked = ({ read }: Making) =>
  read('panchavargeeya-bala', ANNUAL_SHAPES['panchavargeeya-bala']).planets.toSorted((a, b) => b.total - a.total);

/** Planets with their strength, and the fields that they rule in the year. */
const strengthRows = (making: Making, mark: 'good' | 'care', rows: ReturnType<typeof ranked>): Block => {
  const { annual } = making.words;
  return {
    kind: 'table',
    columns: [left(36), left(64)],
    head: [annual.strength, bank(making.language, 'report-months').fields.field],
    rows: rows.map(({ planet, name, total }): CellText[] => [
      { text: `${making.names.planet(planet, name)} ${decimals(total, 1)}`, mark },
      mattersRuled(making, planet).join('; '),
    ]),
    small: true,
  };
};

/** What carries the year: its strong planets, or the strongest where none is. */
const carries = (making: Making): Block => {
  const all = ranked(making);
  const strong = all.filter(({ grade }) => grade === 'strong' || grade === 'very_strong');
  return strengthRows(making, 'good', strong.length === 0 ? all.slice(0, 1) : strong.slice(0, ROWS));
};

/** What asks for care: its weak planets, or the least strong where none is. */
const cares = (making: Making): Block => {
  const all = ranked(making).toReversed();
  const weak = all.filter(({ grade }) => grade === 'weak');
  return strengthRows(making, 'care', weak.length === 0 ? all.slice(0, 1) : weak.slice(0, ROWS));
};

/** Columns with a last one for the page on which each row is told. */
const withPages = (...shares: readonly number[]): Column[] => [...shares.map((share): Column => left(share)), right(8)];

/** The month that tells of a day. */
const placesOf = (making: Making, at: string): readonly string[] =>
  allMonths()
    .filter((i) => holds(monthAt(making, i).span, at))
    .map(monthId);

/** The dates of the year that are still to come, or all of a year that is over: slow planets, parts, and periods of the birth. */
const datesOfYear = (making: Making): Block => {
  const words = bank(making.language, 'report-months');
  const { span } = making.read('chart', ANNUAL_SHAPES.chart);
  const isOver = Date.parse(span.end) <= Date.parse(making.issued);
  const told = isOver || Date.parse(making.issued) < Date.parse(span.start) ? span : { ...span, start: making.issued };
  return {
    kind: 'table',
    columns: withPages(22, 36, 34),
    head: [words.date, words.what, words.where, bookWords(making).labels.page],
    rows: changesIn(making, told, SLOW).map((one): CellText[] => [
      dayText(making.words, one.at),
      one.what,
      whereFelt(making, one),
      { text: '', pageOf: placesOf(making, one.at) },
    ]),
    small: true,
  };
};

/** A line for each month: what comes to the front, whose parts run, and where it is told. */
const monthTable = (making: Making): Block => {
  const words = bank(making.language, 'report-months');
  const { labels } = bookWords(making);
  const past = pastMonths(making);
  return {
    kind: 'table',
    columns: withPages(38, 34, 20),
    head: [words.all_months, words.fields.field, making.words.annual.chapters.periods.title, labels.page],
    rows: allMonths().map((i): CellText[] => {
      const ink = past.includes(i) ? { ink: 'soft' as const } : {};
      return [
        { text: monthTitle(making, i), ...ink },
        { text: houseMatter(making, risingHouse(making, i)), ...ink },
        {
          text: partsIn(making, monthAt(making, i).span)
            .flatMap(({ lords }) => lords.map(({ key, name }) => making.names.planet(key, name)))
            .join(', '),
          ...ink,
        },
        { text: '', pageOf: [monthId(i)] },
      ];
    }),
    strong: allMonths().filter((i) => holds(monthAt(making, i).span, making.issued)),
    small: true,
  };
};

/** What to ask: of the period that comes, of the field with the least strength, of the part of the strongest planet ahead. */
const questions = (making: Making): string[] => {
  const { you } = bookWords(making);
  const all = ranked(making);
  const [weakest] = all.toReversed();
  const parts = making.read('mudda-dasha', MONTH_SHAPES.parts).periods;
  const [best] = all.flatMap(({ planet }) =>
    parts.filter(({ lords: [lord], span }) => lord?.key === planet && Date.parse(span.end) > Date.parse(making.issued)),
  );
  const [area] = weakest === undefined ? [] : mattersRuled(making, weakest.planet);
  const [matter] = mattersRuled(making, best?.lords[0]?.key ?? '');
  return [
    ...askNext(making),
    ...(area === undefined
      ? []
      : [
          filled(bank(making.language, 'report-months').ask_area, {
            area: capital(area),
          }),
        ]),
    ...(best === undefined || matter === undefined
      ? []
      : [
          filled(you.ask_window, {
            from: dayText(making.words, best.span.start),
            to: dayText(making.words, best.span.end),
            matter,
          }),
        ]),
  ];
};

/** Who the reader is this year, where he stands, what carries, what asks for care, and the dates of the year. */
const firstPage = (making: Making): Block[] => {
  const { headings } = bookWords(making);
  const { annual } = making.words;
  const year = making.read('chart', ANNUAL_SHAPES.chart);
  const bodies = momentBodies(year);
  const { scene, note } = summaryChart(making, year.ascendant.sign.id, bodies, making.drawing.titles.year);
  return [
    annualChapter(making, 'glance', 'page'),
    abreast(
      { share: 2, blocks: [oneDrawing(making, annual.of_year, scene)] },
      { share: 3, blocks: [head(annual.who), ...whoThisYear(making)] },
    ),
    ...note,
    head(headings.stands),
    todayCards(making),
    abreast([head(headings.carries), carries(making)], [head(headings.care), cares(making)]),
    head(headings.dates),
    datesOfYear(making),
  ];
};

/** The months in twelve lines, customs, what suits the reader, what to ask. */
const secondPage = (making: Making): Block[] => {
  const { headings, texts } = bookWords(making);
  return [
    annualChapter(making, 'months', 'flow'),
    monthTable(making),
    head(headings.three),
    customTable(making, CUSTOMS),
    say(texts.custom_free, 'small'),
    head(headings.lucky),
    luckyTable(making),
    head(headings.ask),
    { kind: 'list', items: questions(making) },
    roomForNotes(headings.notes),
  ];
};

/** Both pages. */
export const yearForYou = (making: Making): Block[] => [...firstPage(making), ...secondPage(making)];
