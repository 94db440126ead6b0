/** The solar year of a birth as a document: its chart, who rules it, its strengths, yogas, periods, sahams and months. */
import { timelineScene } from '../draw/timeline.ts';
import { bank } from '../../words/bank.ts';
import { capital, filled, uncapital } from '../../words/fill.ts';
import { SHAPES } from './answers.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import {
  PAIR_ON_COVER,
  type Block,
  type CellText,
  type HighlightsBlock,
  type ReportDocument,
} from '../../contract/ports/report-document.ts';
import { ANNUAL_SHAPES } from './annual-questions.ts';
import { yearForYou } from './annual-head.ts';
import { reading } from './annual-reading.ts';
import { annualChapter, easyAndSlow, rulers, stateInYear, strengthCell, yogas } from './annual-strengths.ts';
import { bookChapter, spanText } from './book/words.ts';
import { monthPages } from './months.ts';
import { hasPassed, wholeDegrees } from './month-facts.ts';
import { monthsPast } from './months-past.ts';
import {
  chartFigure,
  coverFigure,
  oneDrawing,
  drawings,
  marksNote,
  momentBodies,
  risingAndMoon,
  placesTable,
} from './bodies.ts';
import { patyayini, tithiPravesh } from './further/year.ts';
import { blocksOf, personalDocument, withGlossary, withProseNote, type ReportBrand } from './kundli.ts';
import { dayText, heading, say, timeText, yearOf, type Making, houseMatter } from './making.ts';
import { drawnPeriods, lordsOf } from './sections/dashas.ts';
import { coverBirth, notice, readingAndBirth } from './sections/person.ts';
import { LEFT, abreast } from './blocks.ts';

/** Rising sign, muntha and lord of the year. */
const rulersOfYear = ({ words: { annual }, read, names }: Making): HighlightsBlock['items'] => {
  const { ascendant } = read('chart', ANNUAL_SHAPES.chart);
  const { muntha } = read('muntha', ANNUAL_SHAPES.muntha);
  const lord = read('year-lord', ANNUAL_SHAPES['year-lord']);
  return [
    { label: annual.rising, value: names.sign(ascendant.sign), note: ascendant.sign_degree_dms },
    { label: annual.muntha, value: names.sign(muntha.sign), note: filled(annual.in_house, { house: muntha.house }) },
    {
      label: annual.lord,
      value: names.planet(lord.year_lord, lord.year_lord_name),
      note: uncapital(lord.decided_by_name),
    },
  ];
};

/** The contents, how to read the rest, and the birth. */
const inside = (making: Making): Block[] => {
  const { words } = making;
  return [
    bookChapter(making, 'contents', 'flow'),
    { kind: 'contents' },
    ...readingAndBirth(making, words.annual.how_to_read),
  ];
};

/** When the year begins and ends, and by what it is counted. */
const yearFacts = ({ words, read, names, language }: Making): Block => {
  const { annual } = words;
  const { age, span, is_day } = read('chart', ANNUAL_SHAPES.chart);
  const { muntha } = read('muntha', ANNUAL_SHAPES.muntha);
  const lord = read('year-lord', ANNUAL_SHAPES['year-lord']);
  return {
    kind: 'facts',
    rows: [
      [annual.completed, String(age)],
      [annual.begins, `${dayText(words, span.start)}, ${timeText(span.start)}`],
      [annual.ends, `${dayText(words, span.end)}, ${timeText(span.end)}`],
      [annual.by, is_day ? annual.day : annual.night],
      [
        annual.muntha,
        `${names.sign(muntha.sign)}, ${filled(annual.in_house, { house: muntha.house })}: ${houseMatter({ language }, muntha.house)}`,
      ],
      [annual.muntha_lord, names.planet(muntha.lord, muntha.lord_name)],
      ...(lord.effective_name === lord.year_lord_name
        ? []
        : [[annual.acts, names.planet(lord.effective, lord.effective_name)] as const]),
    ],
  };
};

/** The charts of the year and of the birth on the cover. */
const coverCharts = (making: Making): readonly Scene[] => {
  const { read, drawing } = making;
  return [
    coverFigure(making, read('chart', ANNUAL_SHAPES.chart), drawing.titles.year, PAIR_ON_COVER),
    coverFigure(making, read('planets', SHAPES.planets), drawing.titles.birth, PAIR_ON_COVER),
  ];
};

/** The chart of the year beside that of the birth, and its planets. */
const chart = (making: Making): Block[] => {
  const { words, read, drawing } = making;
  const { annual, captions } = words;
  const year = read('chart', ANNUAL_SHAPES.chart);
  const natal = read('planets', SHAPES.planets);
  const caption = (answer: typeof natal): string => filled(captions.d1, risingAndMoon(making, answer));
  return [
    annualChapter(making, 'chart', 'page'),
    drawings(making, 2, [
      {
        scene: chartFigure(making, year.ascendant.sign.id, momentBodies(year), drawing.titles.year, 2, 'degrees'),
        caption: `${annual.of_year}: ${caption(year)}`,
      },
      {
        scene: chartFigure(making, natal.ascendant.sign.id, momentBodies(natal), drawing.titles.birth),
        caption: `${annual.of_birth}: ${caption(natal)}`,
      },
    ]),
    ...marksNote(making, [...momentBodies(year), ...momentBodies(natal)]),
    say(words.texts.marks, 'small'),
    yearFacts(making),
    heading(making, 'planet_table'),
    placesTable(making, year, (row) => capital(stateInYear(making, row))),
  ];
};

/** The Mudda periods of the year as bars and dates, and beside them the second division of the year. */
const periods = (making: Making): Block[] => {
  const { words, read, drawing, issued } = making;
  const { labels, annual } = words;
  const { span } = read('chart', ANNUAL_SHAPES.chart);
  const { periods: all, current } = read('mudda-dasha', ANNUAL_SHAPES['mudda-dasha']);
  return [
    annualChapter(making, 'periods', 'flow'),
    oneDrawing(
      making,
      current.length === 0 ? annual.periods_key : `${annual.periods_key} ${annual.periods_now}`,
      timelineScene({
        words: drawing,
        rows: [drawnPeriods(making, all)],
        from: yearOf(span.start),
        to: yearOf(span.end),
        now: yearOf(issued),
        title: '',
        subtitle: '',
        months: words.months,
      }),
    ),
    abreast(
      {
        share: 11,
        blocks: [
          {
            kind: 'table',
            columns: [LEFT, LEFT, LEFT],
            head: [labels.period, labels.from, labels.to],
            rows: all.map((one) => [
              lordsOf(making, one),
              dayText(words, one.span.start),
              dayText(words, one.span.end),
            ]),
            strong: all.flatMap((one, i) => (current.some((now) => now.span.start === one.span.start) ? [i] : [])),
            small: true,
          },
        ],
      },
      { share: 13, blocks: patyayini(making) },
    ),
  ];
};

/** Points that a family asks for; the answer has many more. */
const SAHAMS = ['punya', 'karma', 'artha', 'labha', 'vidya', 'vivaha', 'putra', 'paradesha'];

/** The parts of the year that belong to a planet; pale where they have passed. */
const speaksIn = (making: Making, planet: string): CellText => {
  const spans = making
    .read('mudda-dasha', ANNUAL_SHAPES['mudda-dasha'])
    .periods.filter(({ lords: [lord] }) => lord?.key === planet)
    .map(({ span }) => span);
  const text = spans.map((span) => spanText(making, span)).join('; ');
  return spans.every((span) => hasPassed(making, span)) ? { text, ink: 'soft' } : text;
};

const sahams = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual, texts } = words;
  const told = read('sahams', ANNUAL_SHAPES.sahams).sahams.filter(({ key }) => SAHAMS.includes(key));
  return [
    annualChapter(making, 'sahams', 'flow'),
    ...easyAndSlow(making, told),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, LEFT, LEFT, LEFT],
      head: [annual.saham, labels.sign, labels.house, labels.lord, annual.strength, texts.yoga_speaks],
      rows: told.map((row): CellText[] => [
        row.name,
        `${names.sign(row.sign)} ${wholeDegrees(row.sign_degree_dms)}`,
        `${row.house} · ${houseMatter(making, row.house)}`,
        names.planet(row.lord, row.lord_name),
        strengthCell(making, row.lord),
        speaksIn(making, row.lord),
      ]),
      small: true,
    },
  ];
};

const SECTIONS = [
  yearForYou,
  inside,
  chart,
  reading,
  rulers,
  yogas,
  sahams,
  monthPages,
  monthsPast,
  periods,
  tithiPravesh,
  notice,
] as const;

/** The document of a solar year. */
export const annualDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { words, persons, read, language } = making;
  const { title, subject, year, of_year, of_birth } = words.annual;
  const { span } = read('chart', ANNUAL_SHAPES.chart);
  return personalDocument(
    making,
    brand,
    {
      template: 'annual',
      title,
      subject,
      lines: [
        filled(year, { from: dayText(words, span.start), to: dayText(words, span.end) }),
        ...coverBirth(making, persons[0]),
      ],
      figures: coverCharts(making),
      captions: [of_year, of_birth],
      facts: rulersOfYear(making),
    },
    withGlossary(making, withProseNote(making, blocksOf(making, SECTIONS)), bank(language, 'report-months').glossary),
  );
};
