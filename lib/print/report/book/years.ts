/** Years by the calendar: what runs on a strip, readings with their dates, areas, and a list of dates. */
import type { LifeEvent } from '../../../../layers/jyotish/phala/events.ts';
import { scriptOfLanguage } from '../../draw/scripts.ts';
import { stripScene, type StripBar } from '../../draw/strip.ts';
import { filled } from '../../../words/fill.ts';
import { ageAt } from '../ages.ts';
import { AREAS, EVENTS } from '../areas.ts';
import { SHAPES, type Ask } from '../answers.ts';
import { drawings } from '../bodies.ts';
import type { Block, CellText } from '../../../contract/ports/report-document.ts';
import { capital, dayText, decimals, say, yearOf, type Making, type Section } from '../making.ts';
import { BOOK_SHAPES } from './questions.ts';
import { bookWords, head, matterOf, nth, reasonOf, spanText } from './words.ts';

/** Name of the chapter of a year. */
export const yearId = (year: number | string): string => `y${year}`;

interface Span {
  readonly start: string;
  readonly end: string;
}

/** One calendar year. */
interface Year {
  readonly year: number;
  readonly from: string;
  readonly to: string;
}

const within = ({ from, to }: Year, { start, end }: Span): boolean => end > from && start < to;
const begins = ({ from, to }: Year, { start }: Span): boolean => start >= from && start < to;
const clipped = ({ from, to }: Year, { start, end }: Span): Span => ({
  start: start < from ? from : start,
  end: end > to ? to : end,
});

const partsOf = (making: Making, year: Year) =>
  making
    .read('vimshottari', SHAPES.vimshottari)
    .periods.flatMap(({ children = [] }) => children)
    .filter(({ span }) => within(year, span));

const staysOf = (making: Making, year: Year, planet: string) =>
  making.read('stays', BOOK_SHAPES.stays).stays.filter((one) => one.planet === planet && within(year, one.span));

const windowsOf = (making: Making, year: Year) =>
  EVENTS.flatMap((event) => {
    const { event_name: name, windows } = making.read(`windows_${event}`, BOOK_SHAPES.windows);
    return windows.filter(({ span }) => within(year, span)).map((window) => ({ event, name, ...window }));
  }).toSorted((a, b) => b.score - a.score);

const SLOW = ['jupiter', 'saturn', 'rahu'] as const;
/** Windows drawn and told of a year. */
const WINDOWS = 3;

const strip = (making: Making, year: Year): Block => {
  const { texts } = bookWords(making);
  const { drawing, words } = making;
  const bar = (span: Span, names: readonly string[], tone: StripBar['tone']): StripBar => ({
    from: yearOf(clipped(year, span).start),
    to: yearOf(clipped(year, span).end),
    names,
    tone,
  });
  const parts = partsOf(making, year);
  const great = parts[0]?.lords[0];
  const tones = ['strong', 'plain'] as const;
  const scene = stripScene({
    rows: [
      {
        name: filled(texts.strip_period, { lord: great?.name ?? '' }),
        bars: parts.map(({ lords, span }, i) => {
          const lord = lords.at(-1);
          const { name = '', short = '' } = lord === undefined ? {} : drawing.planets[lord.key as 'sun'];
          return bar(span, [name, short], tones[i % 2] ?? 'plain');
        }),
      },
      ...SLOW.map((planet) => ({
        name: filled(texts.strip_in, { planet: drawing.planets[planet].name }),
        bars: staysOf(making, year, planet).map(({ house, span }, i) =>
          bar(
            span,
            [filled(texts.in_house, { nth: nth(making, house) }), String(house)],
            i % 2 === 0 ? 'plain' : 'pale',
          ),
        ),
      })),
      {
        name: texts.strip_speaks,
        bars: windowsOf(making, year)
          .slice(0, WINDOWS)
          .map(({ name, span }) => bar(span, [name], 'good')),
      },
    ],
    from: yearOf(year.from),
    to: yearOf(year.to),
    below: words.months.map((month, i) => ({
      at: yearOf(`${year.year}-${String(i + 1).padStart(2, '0')}-01`),
      text: [...month].slice(0, scriptOfLanguage(making.language) === 'Latin' ? 3 : 6).join(''),
    })),
    between: true,
    title: '',
    alt: parts
      .map(({ lords, span }) => `${lords.map(({ name }) => name).join(' – ')}: ${spanText(making, span)}`)
      .join('; '),
  });
  return drawings(making, 1, [{ scene, caption: '' }]);
};

/** Readings of a year: its sub-periods, its best windows, its solar year. */
const readings = (making: Making, year: Year): Block[] => {
  const { reasons } = bookWords(making);
  const read = making
    .read('read_dasha', SHAPES.read_dasha)
    .periods.filter(({ level, span }) => level === 2 && within(year, span));
  const solar = making.read(`year_${year.year}`, BOOK_SHAPES.year);
  return [
    ...read.flatMap(({ lords, span, paragraphs }): Block[] => [
      {
        kind: 'reading',
        title: lords.map(({ name }) => name).join(' – '),
        note: '',
        paragraphs: paragraphs.slice(0, 1).map(({ text }) => text),
        reason: `${spanText(making, clipped(year, span))}. ${reasonOf(making, paragraphs[0]?.rule_id ?? '')}`,
      },
    ]),
    ...windowsOf(making, year)
      .slice(0, 2)
      .map(({ name, span, score, evidence }): Block => ({
        kind: 'reading',
        title: name,
        note: '',
        paragraphs: [
          evidence
            .slice(0, 2)
            .map(({ text }) => text)
            .join(' '),
        ],
        reason: filled(reasons.window, {
          matter: name,
          from: dayText(making.words, span.start),
          to: dayText(making.words, span.end),
          score,
        }),
      })),
    ...solar.paragraphs.slice(0, 2).map(({ title, text }): Block => ({
      kind: 'reading',
      title,
      note: '',
      paragraphs: [text],
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
const areaTable = (making: Making, year: Year): Block[] => {
  const { labels, texts } = bookWords(making);
  const added = (house: number, event: LifeEvent | null): string => {
    const stays = (['jupiter', 'saturn'] as const).flatMap((planet) =>
      staysOf(making, year, planet).filter((one) => one.house === house),
    );
    const lines = stays.map(({ name, span }) => {
      const { start, end } = clipped(year, span);
      if (start === year.from && end === year.to) return filled(texts.area_all_year, { planet: name });
      return filled(texts.area_stay, {
        planet: name,
        from: dayText(making.words, start),
        to: dayText(making.words, end),
      });
    });
    const window = windowsOf(making, year).find((one) => one.event === event);
    if (window !== undefined)
      lines.push(
        filled(texts.area_window, {
          from: dayText(making.words, window.span.start),
          to: dayText(making.words, window.span.end),
        }),
      );
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
    ...(quiet.length === 0
      ? []
      : [say(`${quiet.map(({ name }) => name).join(', ')}, ${year.year}: ${texts.area_quiet}`, 'small')]),
  ];
};

/** Most dates of a year. */
const DATES = 8;

const dates = (making: Making, year: Year): Block => {
  const { you, reasons } = bookWords(making);
  const solar = making.read(`year_${year.year}`, BOOK_SHAPES.year);
  const rows = [
    ...partsOf(making, year)
      .filter(({ span }) => begins(year, span))
      .map(({ lords, span }) => ({
        at: span.start,
        what: you.period_begins,
        why: filled(you.period_why, { lord: lords.at(-1)?.name ?? '', major: lords[0]?.name ?? '' }),
      })),
    ...SLOW.flatMap((planet) => staysOf(making, year, planet))
      .filter(({ span }) => begins(year, span))
      .map(({ name, house, sign, span }) => ({
        at: span.start,
        what: filled(you.moves, { planet: name }),
        why: capital(
          filled(you.moves_why, { sign: sign.name, nth: nth(making, house), matter: matterOf(making, house) }),
        ),
      })),
    ...windowsOf(making, year)
      .filter(({ span }) => begins(year, span))
      .slice(0, WINDOWS)
      .map(({ name, span, evidence }) => ({ at: span.start, what: name, why: evidence[0]?.text ?? '' })),
    ...(begins(year, solar.span)
      ? [
          {
            at: solar.span.start,
            what: making.words.annual.begins,
            why: filled(reasons.year, { date: dayText(making.words, solar.span.start), house: solar.muntha.house }),
          },
        ]
      : []),
  ]
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, DATES);
  const { labels } = bookWords(making);
  return {
    kind: 'table',
    columns: [{ align: 'left' }, { align: 'left' }, { align: 'left' }],
    head: [labels.when, labels.matter, labels.why],
    rows: rows.map(({ at, what, why }) => [dayText(making.words, at), what, why]),
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
      const one = { year, from: `${year}-01-01`, to: `${year + 1}-01-01` };
      return [
        {
          kind: 'chapter',
          id: yearId(year),
          title: String(year),
          lead: filled(texts.year_age, { from: ageAt(born, one.from), to: ageAt(born, `${year}-12-31`) }),
          start: 'flow',
        },
        strip(making, one),
        ...readings(making, one),
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
