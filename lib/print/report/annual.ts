/** The solar year of a birth as a document: its chart, who rules it, its strengths, yogas, periods, sahams and months. */
import * as z from 'zod/mini';
import { barsScene } from '../draw/bars.ts';
import { timelineScene } from '../draw/timeline.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { planetOf, QUESTIONS, SHAPES, signOf, spanOf, type Question } from './answers.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import type { Block, Column, HighlightsBlock, ReportDocument } from '../../contract/ports/report-document.ts';
import { hasReadings } from './book/words.ts';
import { monthPages } from './months.ts';
import type { Language } from '../../words/languages.ts';
import { birthBodies, chartFigure, drawings, marksNote } from './bodies.ts';
import { patyayini, tithiPravesh } from './further/year.ts';
import { documentOf, withProseNote, type ReportBrand } from './kundli.ts';
import { dayText, decimals, heading, say, timeText, yearOf, type Making } from './making.ts';
import { drawnPeriods, lordsOf } from './sections/dashas.ts';
import { birthRows, notice } from './sections/person.ts';

/** The questions about the birth, and about its solar year that begins in the calendar year; without one, the running year. */
export const annualQuestions = (year: number | undefined): ReadonlyMap<string, Question> => {
  const body = year === undefined ? {} : { for_year: year };
  const asked = (name: string): readonly [string, Question] => [name, { endpoint: `varshaphal/${name}`, body }];
  return new Map<string, Question>([
    ['planets', QUESTIONS.planets],
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
/** The reading of the year that the chart of the year is for, where `prose` is a language of readings. */
export const readingQuestions = (prose: Language, year: number): ReadonlyMap<string, Question> =>
  new Map(hasReadings({ prose }) ? [['reading', { endpoint: 'interpret/year', body: { year } }]] : []);

const text = z.string();
const num = z.number();
const flag = z.boolean();
const paragraphs = z.array(z.object({ title: text, text }));

/** The members that the pages use, by question. */
export const ANNUAL_SHAPES = {
  chart: z.object({ ...SHAPES.planets.shape, age: num, span: spanOf, is_day: flag }),
  muntha: z.object({
    muntha: z.object({ sign: signOf, sign_degree_dms: text, house: num, lord: text, lord_name: text }),
    monthly: z.array(z.object({ sign: signOf, sign_degree_dms: text })),
  }),
  'year-lord': z.object({
    candidates: z.array(z.object({ name: text, planet: text, planet_name: text, bala: num, aspects_ascendant: flag })),
    year_lord: text,
    year_lord_name: text,
    decided_by_name: text,
    effective: text,
    effective_name: text,
  }),
  'panchavargeeya-bala': z.object({
    planets: z.array(
      z.object({
        planet: text,
        name: text,
        kshetra: num,
        uccha: num,
        hadda: num,
        drekkana: num,
        navamsa: num,
        total: num,
        grade_name: text,
      }),
    ),
  }),
  'harsha-bala': z.object({
    planets: z.array(
      z.object({ planet: text, name: text, place: num, dignity: num, gender: num, time: num, total: num }),
    ),
  }),
  'tajika-yogas': z.object({
    yogas: z.array(z.object({ key: text, name: text, planets: z.array(planetOf), grade_name: z.nullable(text) })),
  }),
  'mudda-dasha': z.object({
    periods: z.array(z.object({ lords: z.array(planetOf), span: spanOf })),
    current: z.array(z.object({ span: spanOf })),
  }),
  sahams: z.object({
    sahams: z.array(
      z.object({ name: text, sign: signOf, sign_degree_dms: text, house: num, lord: text, lord_name: text }),
    ),
  }),
  reading: z.object({ paragraphs, monthly: z.array(z.object({ span: spanOf, house: num, paragraphs })) }),
};

/** Five-fold strength from which a planet counts as strong (Tajika Nilakanthi ch. 1). */
const STRONG = 10;
const LEFT: Column = { align: 'left' };
const RIGHT: Column = { align: 'right' };
const CENTRE: Column = { align: 'centre' };

type ChapterKey = keyof Making['words']['annual']['chapters'];

const chapterOf = ({ words }: Making, id: ChapterKey, start: 'page' | 'flow'): Block => ({
  kind: 'chapter',
  id: `year-${id}`,
  ...words.annual.chapters[id],
  start,
});

/** Rising sign, muntha and lord of the year. */
const rulersOfYear = ({ words: { annual }, read, names }: Making): HighlightsBlock['items'] => {
  const { ascendant } = read('chart', ANNUAL_SHAPES.chart);
  const { muntha } = read('muntha', ANNUAL_SHAPES.muntha);
  const lord = read('year-lord', ANNUAL_SHAPES['year-lord']);
  return [
    { label: annual.rising, value: names.sign(ascendant.sign), note: ascendant.sign_degree_dms },
    { label: annual.muntha, value: names.sign(muntha.sign), note: filled(annual.in_house, { house: muntha.house }) },
    { label: annual.lord, value: names.planet(lord.year_lord, lord.year_lord_name), note: lord.decided_by_name },
  ];
};

/** What rules the year, the contents, and how to read the rest. */
const glance = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { annual } = words;
  const { age, span, is_day } = read('chart', ANNUAL_SHAPES.chart);
  const { muntha } = read('muntha', ANNUAL_SHAPES.muntha);
  const lord = read('year-lord', ANNUAL_SHAPES['year-lord']);
  return [
    chapterOf(making, 'glance', 'page'),
    { kind: 'highlights', items: rulersOfYear(making) },
    {
      kind: 'facts',
      rows: [
        [annual.completed, String(age)],
        [annual.begins, `${dayText(words, span.start)}, ${timeText(span.start)}`],
        [annual.ends, `${dayText(words, span.end)}, ${timeText(span.end)}`],
        [annual.by, is_day ? annual.day : annual.night],
        [annual.muntha_lord, names.planet(muntha.lord, muntha.lord_name)],
        ...(lord.effective_name === lord.year_lord_name
          ? []
          : [[annual.acts, names.planet(lord.effective, lord.effective_name)] as const]),
      ],
    },
    { kind: 'heading', text: words.contents },
    { kind: 'contents' },
    heading(making, 'reading'),
    say(annual.how_to_read),
    { kind: 'heading', text: words.chapters.birth.title },
    { kind: 'facts', rows: birthRows(making, making.persons[0]) },
  ];
};

/** The charts of the year and of the birth. */
const bothCharts = (making: Making): readonly [year: Scene, birth: Scene] => {
  const { read, drawing } = making;
  const year = read('chart', ANNUAL_SHAPES.chart);
  const natal = read('planets', SHAPES.planets);
  return [
    chartFigure(making, year.ascendant.sign.id, birthBodies(year, null, null), drawing.titles.year),
    chartFigure(making, natal.ascendant.sign.id, birthBodies(natal, null, null), drawing.titles.birth),
  ];
};

/** The chart of the year beside that of the birth, and its planets. */
const chart = (making: Making): Block[] => {
  const { words, read, names } = making;
  const [ofYear, ofBirth] = bothCharts(making);
  const { labels, annual, captions } = words;
  const year = read('chart', ANNUAL_SHAPES.chart);
  const natal = read('planets', SHAPES.planets);
  const moonOf = ({ planets }: typeof natal): string =>
    planets.find(({ planet }) => planet === 'moon')?.sign.name ?? '';
  return [
    chapterOf(making, 'chart', 'page'),
    drawings(making, 2, [
      {
        scene: ofYear,
        caption: `${annual.of_year}: ${filled(captions.d1, { ascendant: year.ascendant.sign.name, moon: moonOf(year) })}`,
      },
      {
        scene: ofBirth,
        caption: `${annual.of_birth}: ${filled(captions.d1, { ascendant: natal.ascendant.sign.name, moon: moonOf(natal) })}`,
      },
    ]),
    ...marksNote(making, [...birthBodies(year, null, null), ...birthBodies(natal, null, null)]),
    say(words.texts.marks, 'small'),
    heading(making, 'planet_table'),
    {
      kind: 'table',
      columns: [LEFT, LEFT, RIGHT, LEFT, LEFT, CENTRE, LEFT],
      head: [labels.planet, labels.sign, labels.degree, labels.nakshatra, labels.lord, labels.house, labels.state],
      rows: [year.ascendant, ...year.planets].map((row) => [
        names.planet(row.planet, row.name),
        names.sign(row.sign),
        row.sign_degree_dms,
        `${names.star(row.nakshatra)} ${row.nakshatra.pada}`,
        names.planet(row.nakshatra.lord, row.nakshatra.lord_name),
        String(row.house),
        [
          row.retrograde && row.planet !== 'rahu' && row.planet !== 'ketu' ? labels.retrograde : '',
          row.combust ? labels.combust : '',
        ]
          .filter((state) => state !== '')
          .join(', '),
      ]),
    },
  ];
};

const reading = (making: Making): Block[] =>
  hasReadings(making)
    ? [
        chapterOf(making, 'reading', 'page'),
        ...making
          .read('reading', ANNUAL_SHAPES.reading)
          .paragraphs.map(({ title, text: says }): Block => ({ kind: 'reading', title, note: '', paragraphs: [says] })),
      ]
    : [];

/** The office-bearers, and the strengths that decide between them. */
const rulers = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  const { candidates, year_lord_name, decided_by_name } = read('year-lord', ANNUAL_SHAPES['year-lord']);
  const five = read('panchavargeeya-bala', ANNUAL_SHAPES['panchavargeeya-bala']).planets;
  const joys = read('harsha-bala', ANNUAL_SHAPES['harsha-bala']).planets;
  return [
    chapterOf(making, 'rulers', 'flow'),
    say(
      filled(annual.chosen, {
        planet: year_lord_name,
        how: `${decided_by_name.charAt(0).toLowerCase()}${decided_by_name.slice(1)}`,
      }),
    ),
    {
      kind: 'table',
      columns: [LEFT, LEFT, RIGHT, LEFT, CENTRE],
      head: [annual.office, labels.planet, annual.strength, labels.grade, annual.sees],
      rows: candidates.map((row) => [
        row.name,
        names.planet(row.planet, row.planet_name),
        decimals(row.bala, 1),
        five.find(({ planet }) => planet === row.planet)?.grade_name ?? '',
        row.aspects_ascendant ? labels.yes : labels.no,
      ]),
    },
    { kind: 'heading', text: annual.five_fold },
    {
      kind: 'figures',
      perRow: 1,
      figures: [
        {
          scene: barsScene({
            bars: five.map(({ planet, name, total }) => ({
              name: names.planet(planet, name),
              value: total,
              mark: STRONG,
              text: decimals(total, 1),
            })),
            title: annual.five_fold,
          }),
          caption: annual.five_key,
        },
      ],
    },
    {
      kind: 'table',
      columns: [LEFT, ...Array.from({ length: 6 }, () => RIGHT), LEFT],
      head: [labels.planet, ...annual.five, labels.total, labels.grade],
      rows: five.map(({ planet, name, kshetra, uccha, hadda, drekkana, navamsa, total, grade_name }) => [
        names.planet(planet, name),
        ...[kshetra, uccha, hadda, drekkana, navamsa, total].map((points) => decimals(points, 1)),
        grade_name,
      ]),
    },
    { kind: 'heading', text: annual.joys },
    {
      kind: 'table',
      columns: [LEFT, ...Array.from({ length: 5 }, () => RIGHT)],
      head: [labels.planet, ...annual.four, labels.total],
      rows: joys.map(({ planet, name, place, dignity, gender, time, total }) => [
        names.planet(planet, name),
        ...[place, dignity, gender, time, total].map(String),
      ]),
    },
  ];
};

const yogas = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  const { yogas: found } = read('tajika-yogas', ANNUAL_SHAPES['tajika-yogas']);
  const meanings: Readonly<Record<string, string>> = bank(making.language, 'report-months').yoga;
  return [
    chapterOf(making, 'yogas', 'flow'),
    ...(found.length === 0
      ? [say(annual.no_yogas)]
      : [
          {
            kind: 'table' as const,
            columns: [LEFT, LEFT],
            head: [labels.yoga, labels.planets],
            rows: found.map(({ name, planets, grade_name }) => [
              grade_name === null ? name : `${name} (${grade_name})`,
              planets.map((one) => names.planet(one.key, one.name)).join(', '),
            ]),
            notes: found.map(({ key }) => meanings[key] ?? ''),
            notesFrom: 0,
            notesSoft: true,
          },
        ]),
  ];
};

/** The Mudda periods of the year as bars and dates. */
const periods = (making: Making): Block[] => {
  const { words, read, drawing, issued } = making;
  const { labels, annual } = words;
  const { span } = read('chart', ANNUAL_SHAPES.chart);
  const { periods: all, current } = read('mudda-dasha', ANNUAL_SHAPES['mudda-dasha']);
  return [
    chapterOf(making, 'periods', 'page'),
    drawings(making, 1, [
      {
        scene: timelineScene({
          words: drawing,
          rows: [drawnPeriods(making, all)],
          from: yearOf(span.start),
          to: yearOf(span.end),
          now: yearOf(issued),
          title: '',
          subtitle: '',
          months: words.months,
        }),
        caption: annual.periods_key,
      },
    ]),
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT],
      head: [labels.period, labels.from, labels.to],
      rows: all.map((one) => [lordsOf(making, one), dayText(words, one.span.start), dayText(words, one.span.end)]),
      strong: all.flatMap((one, i) => (current.some((now) => now.span.start === one.span.start) ? [i] : [])),
    },
  ];
};

/** Mudda, and the second division of the year. */
const bothPeriods = (making: Making): Block[] => [...periods(making), ...patyayini(making)];

const sahams = (making: Making): Block[] => {
  const { words, read, names } = making;
  const { labels, annual } = words;
  return [
    chapterOf(making, 'sahams', 'flow'),
    {
      kind: 'table',
      columns: [LEFT, LEFT, RIGHT, CENTRE, LEFT],
      head: [annual.saham, labels.sign, labels.degree, labels.house, labels.lord],
      rows: read('sahams', ANNUAL_SHAPES.sahams).sahams.map((row) => [
        row.name,
        names.sign(row.sign),
        row.sign_degree_dms,
        String(row.house),
        names.planet(row.lord, row.lord_name),
      ]),
      small: true,
    },
  ];
};

const SECTIONS = [
  glance,
  chart,
  reading,
  rulers,
  yogas,
  monthPages,
  bothPeriods,
  tithiPravesh,
  sahams,
  notice,
] as const;

/** The document of a solar year. */
export const annualDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { words, persons, read } = making;
  const [person] = persons;
  const { title, subject, year } = words.annual;
  const { span } = read('chart', ANNUAL_SHAPES.chart);
  return {
    ...documentOf(making, brand, {
      template: 'annual',
      title,
      subject: person.name === '' ? title : filled(subject, { name: person.name }),
      name: person.name,
      lines: [
        filled(year, { from: dayText(words, span.start), to: dayText(words, span.end) }),
        filled(words.cover.born, { date: dayText(words, person.date), time: person.time }),
        person.place,
      ],
      figures: bothCharts(making),
      facts: rulersOfYear(making),
    }),
    blocks: withProseNote(
      making,
      SECTIONS.flatMap((section) => section(making)),
    ),
  };
};
