/** Years by the calendar: what runs on a strip, readings with their dates, areas, and a list of dates. */
import type { DatedEvent } from '../../../../layers/jyotish/phala/events.ts';
import { bank } from '../../../words/bank.ts';
import { filled } from '../../../words/fill.ts';
import { ageAt } from '../ages.ts';
import {
  staysAhead,
  touches,
  periodsRead,
  windowsAhead,
  windowText,
  windowWhy,
  withinYear,
  type Span,
  type ToldYear,
} from '../ahead.ts';
import { AREAS } from '../areas.ts';
import { SHAPES, type Ask } from '../answers.ts';
import { drawings } from '../bodies.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { dayText, decimals, say, type Making, type Section } from '../making.ts';
import { yearStrip } from '../year-strip.ts';
import { greatName, moveDate, periodDate, windowReading, yearId } from './changes.ts';
import { BOOK_SHAPES } from './questions.ts';
import { bookWords, head, listed, nth, reasonOf, spanText } from './words.ts';

const yearOfBook = (making: Making, year: number): ToldYear => {
  const { offset } = making.persons[0];
  return { year, start: `${year}-01-01T00:00:00${offset}`, end: `${year + 1}-01-01T00:00:00${offset}` };
};
const beginsIn = (year: ToldYear, { start }: Span): boolean =>
  Date.parse(start) >= Date.parse(year.start) && Date.parse(start) < Date.parse(year.end);

const partsOf = (making: Making, year: ToldYear) =>
  making
    .read('vimshottari', SHAPES.vimshottari)
    .periods.flatMap(({ children = [] }) => children)
    .filter(({ span }) => touches(year, span));

const staysOf = (making: Making, year: ToldYear) => staysAhead(making).filter(({ span }) => touches(year, span));
const windowsOf = (making: Making, year: ToldYear) => windowsAhead(making).filter(({ span }) => touches(year, span));

const strip = (making: Making, year: ToldYear): Block => {
  const alt = partsOf(making, year)
    .map(({ lords, span }) => `${lords.map(({ name }) => name).join(' – ')}: ${spanText(making, span)}`)
    .join('; ');
  return drawings(making, 1, [{ scene: yearStrip(making, year, alt), caption: bookWords(making).texts.strip_key }]);
};

/** Windows read of a year. */
const WINDOWS = 2;

/** What is read of the periods of a year: of the one that runs at its beginning where no year before has told of it, and of all that begin in it. */
const periodReadings = (making: Making, year: ToldYear, first: boolean): Block[] => {
  const told = periodsRead(making).filter(
    ({ level, span }) => touches(year, span) && (beginsIn(year, span) || (first && level === 2)),
  );
  return told.flatMap(({ lords, level, span, paragraphs }): Block[] => {
    // The chapter of a life has told what comes first of a great period.
    const said = paragraphs[level === 1 ? 1 : 0];
    if (said === undefined) return [];
    const [lord] = lords;
    return [
      {
        kind: 'reading',
        title: level === 1 && lord !== undefined ? greatName(making, lord) : lords.map(({ name }) => name).join(' – '),
        note: withinYear(making, year, span),
        paragraphs: [said.text],
        reason: `${reasonOf(making, said.rule_id)} ${spanText(making, span)}`,
      },
    ];
  });
};

/** That a sub-period of the year before goes on, and where it was read; in the language of the readings. */
const goingOn = (making: Making, year: ToldYear): Block[] => {
  const part = partsOf(making, year).find(({ span }) => !beginsIn(year, span));
  if (part === undefined || making.prose !== making.language) return [];
  const begun = Math.max(Number(part.span.start.slice(0, 4)), Number(making.issued.slice(0, 4)) + 1);
  return [
    say(
      filled(bank(making.prose, 'report-years').goes_on, {
        lords: part.lords.map(({ name }) => name).join(' – '),
        date: dayText(making.words, part.span.end),
        chapter: String(begun),
      }),
      'soft',
    ),
  ];
};

/** Readings of a year: its periods, its best windows, its solar year. */
const readings = (making: Making, year: ToldYear, first: boolean): Block[] => {
  const { reasons } = bookWords(making);
  const solar = making.read(`year_${year.year}`, BOOK_SHAPES.year);
  return [
    ...(first ? [] : goingOn(making, year)),
    ...periodReadings(making, year, first),
    ...windowsOf(making, year)
      .filter(({ span }) => first || beginsIn(year, span))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, WINDOWS)
      .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start))
      .map((window) => windowReading(making, window)),
    // What its house brings and what its lord adds is one reading: the muntha of the year.
    ...solar.paragraphs.slice(0, 1).map(({ title }): Block => ({
      kind: 'reading',
      title,
      note: '',
      paragraphs: [
        solar.paragraphs
          .slice(0, 2)
          .map(({ text }) => text)
          .join(' '),
      ],
      reason: filled(reasons.year, { date: dayText(making.words, solar.span.start), house: solar.muntha.house }),
    })),
  ];
};

/** Areas told of in a year: the house of each of the others is also that of one of these, or no matter of dates. */
const TOLD: readonly string[] = [
  'area_career',
  'area_wealth',
  'area_marriage',
  'area_children',
  'area_home',
  'area_health',
] satisfies Ask[];

/** What the year adds to each area; those to which it adds nothing stand in one line. */
const areaTable = (making: Making, year: ToldYear): Block[] => {
  const { labels, texts } = bookWords(making);
  const when = (spans: readonly Span[]): string => spans.map((span) => withinYear(making, year, span)).join(', ');
  const added = (house: number, event: DatedEvent | null): string => {
    const passing = staysOf(making, year).filter((one) => one.planet !== 'rahu' && one.house === house);
    const lines = [...Map.groupBy(passing, ({ name }) => name)].map(([planet, some]) =>
      filled(texts.area_stay, { planet, nth: nth(making, house), when: when(some.map(({ span }) => span)) }),
    );
    const open = windowsOf(making, year).filter((one) => one.event === event);
    if (open.length > 0) lines.push(filled(texts.area_window, { when: when(open.map(({ span }) => span)) }));
    return lines.join(' ');
  };
  const areas = AREAS.filter(({ ask }) => TOLD.includes(ask)).map(({ ask, house, event }) => {
    const { area_name: name, score } = making.read(ask, SHAPES.area);
    return { name, score, text: added(house, event) };
  });
  const quiet = areas.filter(({ text }) => text === '');
  const table: Block = {
    kind: 'table',
    columns: [
      { share: 18, align: 'left' },
      { share: 24, align: 'left' },
      { share: 58, align: 'left' },
    ],
    head: [labels.area, labels.standing, labels.adds],
    rows: areas
      .filter(({ text }) => text !== '')
      .map(({ name, score, text }): CellText[] => [name, { text: decimals(score, 0), bar: score / 100 }, text]),
    small: true,
  };
  return [
    ...(quiet.length === areas.length ? [] : [table]),
    ...(quiet.length === 0 ? [] : [say(`${listed(quiet.map(({ name }) => name))}: ${texts.area_quiet}`, 'small')]),
  ];
};

/** The dates of a year: all that its strip shows to begin, and the day on which the solar year begins. */
const dates = (making: Making, year: ToldYear): Block => {
  const { you, reasons, labels } = bookWords(making);
  const solar = making.read(`year_${year.year}`, BOOK_SHAPES.year);
  const day = ({ start }: Span): string => dayText(making.words, start);
  const rows = [
    ...partsOf(making, year).map((part) => ({ span: part.span, when: day(part.span), ...periodDate(making, part) })),
    ...staysOf(making, year).map((stay) => ({ span: stay.span, when: day(stay.span), ...moveDate(making, stay) })),
    ...windowsOf(making, year).map((window) => ({
      span: window.span,
      when: windowText(making, window),
      what: window.name,
      why: windowWhy(making, window),
    })),
    {
      span: solar.span,
      when: day(solar.span),
      what: you.year_begins,
      why: filled(reasons.year, { date: dayText(making.words, solar.span.start), house: solar.muntha.house }),
    },
  ]
    .filter(({ span }) => beginsIn(year, span))
    .toSorted((a, b) => Date.parse(a.span.start) - Date.parse(b.span.start));
  return {
    kind: 'table',
    columns: [{ align: 'left' }, { align: 'left' }, { align: 'left' }],
    head: [labels.when, labels.matter, labels.why],
    rows: rows.map(({ when, what, why }) => [when, what, why]),
    small: true,
  };
};

const yearsOf =
  (count: number): Section =>
  (making) => {
    const { headings, texts } = bookWords(making);
    const first = Number(making.issued.slice(0, 4)) + 1;
    const [{ date: born }] = making.persons;
    return Array.from({ length: count }, (_, i) => first + i).flatMap((year, i): Block[] => {
      const one = yearOfBook(making, year);
      return [
        {
          kind: 'chapter',
          id: yearId(year),
          title: String(year),
          lead: filled(texts.year_age, { from: ageAt(born, one.start), to: ageAt(born, `${year}-12-31`) }),
          start: 'flow',
        },
        strip(making, one),
        ...readings(making, one, i === 0),
        head(headings.by_area),
        ...areaTable(making, one),
        head(headings.year_dates),
        dates(making, one),
        ...(i === 0 ? [{ kind: 'fill' as const, blocks: [head(headings.use), say(texts.use_years)] }] : []),
      ];
    });
  };

/** The next two years, and the next five. */
export const years: Section = yearsOf(2);
export const yearsWhole: Section = yearsOf(5);
