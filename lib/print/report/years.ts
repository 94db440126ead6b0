/** The years ahead, a page each, cut where a sub-period or a slow planet changes. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, Column } from '../../contract/ports/report-document.ts';
import { ageAt } from './ages.ts';
import { SLOW, touches, withinYear, type Slow, type Span, type Stay, type ToldYear } from './ahead.ts';
import { SHAPES } from './answers.ts';
import { AREAS } from './areas.ts';
import { drawings } from './bodies.ts';
import { greatName, windowReading } from './book/changes.ts';
import { bookWords, inSentence, listed, planetSaid, spanText } from './book/words.ts';
import { capital, decimals, say, type Making } from './making.ts';
import { lordsOf } from './sections/dashas.ts';
import { factsOf, isIn, type YearFacts } from './year-facts.ts';
import { yearStrip } from './year-strip.ts';
import { firstYear, solarKey, YEAR_SHAPES, yearsFrom } from './years-questions.ts';

const LEFT: Column = { align: 'left' };

/** Things one after another as a sentence joins them: `the Sun and Mercury`. */
const allOf = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** Which planets of the birth a stay passes over, or where the lord of its house stands. */
const metThere = (making: Making, { sign, house }: Stay): string => {
  const words = bank(making.language, 'report-years');
  const { read } = making;
  const met = read('planets', SHAPES.planets).planets.filter((one) => one.sign.id === sign.id);
  if (met.length > 0)
    return filled(words.passes_over, {
      planets: allOf(
        making.language,
        met.map((one) => planetSaid(making, one.planet, one.name).the ?? one.name),
      ),
    });
  const ruled = read('lords', z.optional(SHAPES.lords))?.houses.find((one) => one.house === house);
  return ruled === undefined
    ? ''
    : filled(words.passes_none, { lord: planetSaid(making, ruled.lord, ruled.lord_name), house: ruled.in_house });
};

/** Until when a span runs that has begun before the year; one that begins in it with its first day. */
const whenOf = (making: Making, { start }: ToldYear, span: Span, until: string): string =>
  Date.parse(span.start) <= Date.parse(start) ? until : spanText(making, span);

/** Whether a span begins in a year that has a page. */
const isTold = ({ issued }: Making, { start }: Span): boolean => Number(start.slice(0, 4)) >= firstYear(issued);

/** Windows read of a year. */
const WINDOWS = 3;

/** What begins in a year: sub-periods, stays of slow planets and its best windows, each with what is said of it and why. */
const readingsOf = (making: Making, facts: YearFacts, year: ToldYear, told: Set<string>): Block[] => {
  const { words, parts, great, slow, windows, day, said } = facts;
  const ends = (span: Span): string => day(span.end);
  const begun = parts.filter(({ span }) => isIn(span.start, year));
  const goesOn = parts.find(({ span }) => isIn(year.start, span) && !isIn(span.start, year));
  /** When a planet that has left a house is back in it within the year. */
  const again = (one: Stay): readonly string[] =>
    slow
      .filter(
        ({ planet, house, span }) =>
          planet === one.planet &&
          house === one.house &&
          touches(span, year) &&
          Date.parse(span.start) > Date.parse(one.span.start),
      )
      .map(({ span }) => withinYear(making, year, span));
  const stay = (one: Stay): (readonly [string, Block])[] => {
    const key = `${one.planet}.${one.house}`;
    const planet = SLOW.find((each): each is Slow => each === one.planet);
    if (planet === undefined || told.has(key) || !touches(one.span, year)) return [];
    told.add(key);
    // What stands in a house is told where a planet passes it first.
    const there = metThere(making, one);
    const met = told.has(there) ? '' : there;
    told.add(there);
    const texts: Readonly<Record<string, string>> = words[planet];
    const name = making.names.planet(one.planet, one.name);
    return [
      [
        one.span.start,
        {
          kind: 'reading',
          title: `${name}, ${filled(words.in_house, { n: one.house })}`,
          note: [whenOf(making, year, one.span, filled(words.until, { date: ends(one.span) })), ...again(one)].join(
            ', ',
          ),
          paragraphs: [[texts[String(one.house)] ?? '', met].filter((each) => each !== '').join(' ')],
          reason: filled(words.reason_slow, {
            planet: name,
            sign: making.names.signForms(one.sign),
            house: one.house,
            from: day(one.span.start),
            to: ends(one.span),
          }),
        },
      ],
    ];
  };
  const period = (one: (typeof parts)[number], level: 1 | 2): (readonly [string, Block])[] => {
    const paragraphs = said(level, one.span.start).map((row) => row.text);
    const lords = lordsOf(making, one);
    return paragraphs.length === 0
      ? []
      : [
          [
            one.span.start,
            {
              kind: 'reading',
              title: level === 1 && one.lords[0] !== undefined ? greatName(making, one.lords[0]) : lords,
              note: filled(words.from_to, { from: day(one.span.start), to: ends(one.span) }),
              paragraphs,
              reason: filled(words.reason_part, { lords, from: day(one.span.start), to: ends(one.span) }),
            },
          ],
        ];
  };
  const rows = [
    ...great.filter(({ span }) => isIn(span.start, year)).flatMap((one) => period(one, 1)),
    ...begun.flatMap((one) => period(one, 2)),
    ...slow.flatMap(stay),
    ...windows
      .filter(({ span, running }) => isIn(span.start, year) && !running)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, WINDOWS)
      .map((window) => [window.span.start, windowReading(making, window)] as const),
  ].sort(([a], [b]) => Date.parse(a) - Date.parse(b));
  return [
    ...(goesOn === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            role: 'soft' as const,
            text: filled(words.goes_on, {
              lords: lordsOf(making, goesOn),
              date: ends(goesOn.span),
              chapter: isTold(making, goesOn.span)
                ? goesOn.span.start.slice(0, 4)
                : making.words.chapters.present.title,
            }),
          },
        ]),
    ...rows.map(([, block]) => block),
  ];
};

/** What a year adds to each area of life; those to which it adds nothing stand in one line. */
const areaTable = (making: Making, facts: YearFacts, year: ToldYear): Block[] => {
  const { words, slow, windows } = facts;
  const when = (spans: readonly Span[]): string => spans.map((span) => withinYear(making, year, span)).join(', ');
  const areas = AREAS.map(({ ask, event, house }) => {
    const { area_name: name, score } = making.read(ask, YEAR_SHAPES.area);
    const open = windows.filter((one) => one.event === event && touches(one.span, year));
    const passing = slow.filter((one) => one.planet !== 'rahu' && one.house === house && touches(one.span, year));
    const adds = [
      ...(open.length === 0 ? [] : [filled(words.adds_window, { when: when(open.map(({ span }) => span)) })]),
      ...[...Map.groupBy(passing, ({ planet }) => planet).values()].map((some) =>
        filled(words.adds_planet, {
          planet: some.map((one) => making.names.planet(one.planet, one.name))[0] ?? '',
          house,
          when: when(some.map(({ span }) => span)),
        }),
      ),
    ];
    return { name, score, adds };
  });
  const told = areas.filter(({ adds }) => adds.length > 0);
  const quiet = areas.filter(({ adds }) => adds.length === 0);
  return [
    ...(told.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [LEFT, LEFT, LEFT],
            head: [words.labels.area, words.labels.standing, filled(words.labels.adds, { year: year.year })],
            rows: told.map(({ name, score, adds }) => [
              name,
              filled(words.of_100, { score: decimals(score, 0) }),
              capital(adds.join('; ')),
            ]),
          },
        ]),
    ...(quiet.length === 0
      ? []
      : [say(filled(words.adds_none, { areas: listed(quiet.map(({ name }) => name)) }), 'small')]),
  ];
};

/** The dates of a year that have not passed on the day of issue. */
const dateRows = (making: Making, facts: YearFacts, year: ToldYear, turns: string): string[][] => {
  const { words, great, parts, slow, windows, day } = facts;
  const { names } = making;
  const firsts = new Map(great.map((one) => [Date.parse(one.span.start), one]));
  const rows: { at: string; row: string[] }[] = [
    { at: turns, row: [day(turns), words.turns, ''] },
    ...parts.map(({ lords, span }) => {
      const whole = firsts.get(Date.parse(span.start));
      const lord = lords.at(-1);
      const planet = lord === undefined ? '' : planetSaid(making, lord.key, lord.name);
      return {
        at: span.start,
        row: [
          day(span.start),
          filled(whole === undefined ? words.part_begins : words.great_begins, { planet }),
          filled(words.until, { date: day((whole ?? { span }).span.end) }),
        ],
      };
    }),
    ...slow.map((stay) => ({
      at: stay.span.start,
      row: [
        day(stay.span.start),
        filled(stay.retrograde_reentry ? words.again : words.enters, {
          planet: names.planet(stay.planet, stay.name),
          sign: names.signForms(stay.sign),
        }),
        filled(words.in_house, { n: stay.house }),
      ],
    })),
    ...windows.map((window) => ({
      at: window.span.start,
      row: [
        day(window.span.start),
        filled(words.window, { event: inSentence(window.name) }),
        window.open ? words.goes_beyond : filled(words.until, { date: day(window.span.end) }),
      ],
    })),
  ];
  return rows
    .filter(({ at }) => isIn(at, year) && Date.parse(at) > Date.parse(making.issued))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ row }) => row);
};

/** The pages of the years ahead. */
export const yearPages =
  (years: number) =>
  (making: Making): Block[] => {
    const facts = factsOf(making);
    const { words, day } = facts;
    const [person] = making.persons;
    const told = new Set<string>();
    return yearsFrom(making.issued, years).flatMap((number, i): Block[] => {
      const opening = `${number}-01-01T00:00:00${person.offset}`;
      const year: ToldYear = {
        year: number,
        start: Date.parse(opening) < Date.parse(making.issued) ? making.issued : opening,
        end: `${number + 1}-01-01T00:00:00${person.offset}`,
      };
      const solar = making.read(solarKey(number), YEAR_SHAPES.solar);
      const before = ageAt(person.date, opening);
      return [
        {
          kind: 'chapter',
          id: `year-${number}`,
          title: String(number),
          lead: filled(words.year_lead, { before, after: before + 1, date: day(solar.span.start) }),
          start: 'flow',
        },
        drawings(making, 1, [
          {
            scene: yearStrip(
              making,
              year,
              dateRows(making, facts, year, solar.span.start)
                .map((row) => row.filter((cell) => cell !== '').join(' '))
                .join('; '),
            ),
            // How to read the strip is said once.
            caption: i === 0 ? `${words.year_key} ${bookWords(making).texts.strip_key}` : '',
          },
        ]),
        ...readingsOf(making, facts, year, told),
        ...solar.paragraphs.slice(0, 1).map((one): Block => ({
          kind: 'reading',
          title: one.title,
          note: '',
          paragraphs: [
            `${filled(words.from_to, { from: day(solar.span.start), to: day(solar.span.end) })}: ${one.text}`,
          ],
          reason: filled(words.reason_year, { from: day(solar.span.start) }),
        })),
        { kind: 'heading', text: words.headings.areas },
        ...areaTable(making, facts, year),
        { kind: 'heading', text: words.headings.dates },
        {
          kind: 'table',
          columns: [LEFT, LEFT, LEFT],
          head: [words.labels.date, words.labels.what, words.labels.where],
          rows: dateRows(making, facts, year, solar.span.start),
          small: true,
        },
      ];
    });
  };
