/** The years ahead, a page each, cut where a sub-period or a slow planet changes. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, Column } from '../../contract/ports/report-document.ts';
import { stripScene, type StripBar, type StripRow } from '../draw/strip.ts';
import { ageAt } from './ages.ts';
import { isPlanet, SHAPES } from './answers.ts';
import { AREAS } from './areas.ts';
import { drawings } from './bodies.ts';
import { capital, decimals, yearOf, type Making } from './making.ts';
import { lordsOf } from './sections/dashas.ts';
import { factsOf, isIn, touches, type Span, type Stay, type YearFacts } from './year-facts.ts';
import { SLOW, solarKey, YEAR_SHAPES, yearsFrom, type Slow } from './years-questions.ts';

/** Most dates on the page of a year. */
const DATES = 12;
const LEFT: Column = { align: 'left' };

/** The rows of the strip of a year. */
const stripRows = (making: Making, facts: YearFacts, year: Span): StripRow[] => {
  const { words, parts, slow, windows } = facts;
  const clipped = ({ start, end }: Span): Pick<StripBar, 'from' | 'to'> => ({
    from: yearOf(Date.parse(start) < Date.parse(year.start) ? year.start : start),
    to: yearOf(Date.parse(end) > Date.parse(year.end) ? year.end : end),
  });
  const running = parts.filter(({ span }) => touches(span, year));
  const lead = running[0]?.lords[0];
  const inYear = windows.filter(({ span }) => touches(span, year));
  const lanes = [...Map.groupBy(inYear, ({ event }) => event).values()].map((some, i): StripRow => ({
    name: i === 0 ? words.rows.speaks : '',
    bars: some.map(({ span, name }) => ({ ...clipped(span), names: [name], tone: 'good' })),
  }));
  return [
    {
      name: lead === undefined ? '' : filled(words.rows.part, { lord: making.names.planet(lead.key, lead.name) }),
      bars: running.map(({ lords, span }, i): StripBar => {
        const key = lords.at(-1)?.key;
        const drawn = isPlanet(key) ? making.drawing.planets[key] : undefined;
        return {
          ...clipped(span),
          names: drawn === undefined ? [] : [drawn.name, drawn.short],
          tone: i % 2 === 0 ? 'strong' : 'plain',
        };
      }),
    },
    ...SLOW.map((planet): StripRow => ({
      name: words.rows[planet],
      bars: slow
        .filter((stay) => stay.planet === planet && touches(stay.span, year))
        .map((stay, i): StripBar => ({
          ...clipped(stay.span),
          names: [filled(words.in_house, { n: stay.house }), String(stay.house)],
          tone: i % 2 === 0 ? 'plain' : 'pale',
        })),
    })),
    ...lanes,
  ];
};

/** Which planets of the birth a stay passes over, or where the lord of its house stands. */
const metThere = (making: Making, { sign, house }: Stay): string => {
  const words = bank(making.language, 'report-years');
  const { names, read } = making;
  const met = read('planets', SHAPES.planets).planets.filter((one) => one.sign.id === sign.id);
  if (met.length > 0)
    return filled(words.passes_over, { planets: met.map((one) => names.planet(one.planet, one.name)).join(', ') });
  const ruled = read('lords', z.optional(SHAPES.lords))?.houses.find((one) => one.house === house);
  return ruled === undefined
    ? ''
    : filled(words.passes_none, { lord: names.planet(ruled.lord, ruled.lord_name), house: ruled.in_house });
};

/** What begins in a year: sub-periods and stays of slow planets, each with what is said of it and why. */
const readingsOf = (making: Making, facts: YearFacts, year: Span, told: Set<string>): Block[] => {
  const { words, parts, great, slow, day, said } = facts;
  const ends = (span: Span): string => day(span.end);
  const begun = parts.filter(({ span }) => isIn(span.start, year));
  const goesOn = parts.find(({ span }) => isIn(year.start, span) && !isIn(span.start, year));
  const stay = (one: Stay): (readonly [string, Block])[] => {
    const key = `${one.planet}.${one.house}`;
    const planet = SLOW.find((each): each is Slow => each === one.planet);
    if (planet === undefined || told.has(key) || !touches(one.span, year)) return [];
    told.add(key);
    const texts: Readonly<Record<string, string>> = words[planet];
    const name = making.names.planet(one.planet, one.name);
    return [
      [
        one.span.start,
        {
          kind: 'reading',
          title: `${name}, ${filled(words.in_house, { n: one.house })}`,
          note: filled(words.until, { date: ends(one.span) }),
          paragraphs: [[texts[String(one.house)] ?? '', metThere(making, one)].filter((each) => each !== '').join(' ')],
          reason: filled(words.reason_slow, {
            planet: name,
            sign: making.names.sign(one.sign),
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
              title: lords,
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
  ].sort(([a], [b]) => Date.parse(a) - Date.parse(b));
  return [
    ...(goesOn === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            role: 'soft' as const,
            text: filled(words.goes_on, { lords: lordsOf(making, goesOn), date: ends(goesOn.span) }),
          },
        ]),
    ...rows.map(([, block]) => block),
  ];
};

/** What a year adds to each area of life. */
const areaRows = (making: Making, facts: YearFacts, year: Span): string[][] => {
  const { words, slow, windows, day } = facts;
  const short = (iso: string): string => day(iso).replace(/ \d{4}$/, '');
  const shown = (span: Span): Span => ({
    start: Date.parse(span.start) < Date.parse(year.start) ? year.start : span.start,
    end: Date.parse(span.end) > Date.parse(year.end) ? year.end : span.end,
  });
  return AREAS.map(({ ask, event, house }) => {
    const { area_name, score } = making.read(ask, YEAR_SHAPES.area);
    const adds = [
      ...windows
        .filter((one) => one.event === event && touches(one.span, year))
        .map(({ span }) => {
          const { start, end } = shown(span);
          return filled(words.adds_window, { from: short(start), to: short(end) });
        }),
      ...slow
        .filter((one) => one.planet !== 'rahu' && one.house === house && touches(one.span, year))
        .map((one) => {
          const { start, end } = shown(one.span);
          return filled(words.adds_planet, {
            planet: making.names.planet(one.planet, one.name),
            house: one.house,
            from: short(start),
            to: short(end),
          });
        }),
    ];
    return [
      area_name,
      filled(words.of_100, { score: decimals(score, 0) }),
      capital(adds.length === 0 ? words.adds_none : adds.join('; ')),
    ];
  });
};

/** The dates of a year that have not passed on the day of issue. */
const dateRows = (making: Making, facts: YearFacts, year: Span, turns: string | undefined): string[][] => {
  const { words, parts, slow, windows, day } = facts;
  const { names } = making;
  const rows: { at: string; row: string[] }[] = [
    ...(turns === undefined ? [] : [{ at: turns, row: [words.turns, ''] }]),
    ...parts.map(({ lords, span }) => {
      const lord = lords.at(-1);
      return {
        at: span.start,
        row: [
          filled(words.part_begins, { planet: lord === undefined ? '' : names.planet(lord.key, lord.name) }),
          filled(words.until, { date: day(span.end) }),
        ],
      };
    }),
    ...slow.map((stay) => ({
      at: stay.span.start,
      row: [
        filled(stay.retrograde_reentry ? words.again : words.enters, {
          planet: names.planet(stay.planet, stay.name),
          sign: names.sign(stay.sign),
        }),
        filled(words.in_house, { n: stay.house }),
      ],
    })),
    ...windows.map(({ name, span }) => ({
      at: span.start,
      row: [filled(words.window, { event: name, date: day(span.end) }), ''],
    })),
  ];
  return rows
    .filter(({ at }) => isIn(at, year) && Date.parse(at) > Date.parse(making.issued))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .slice(0, DATES)
    .map(({ at, row }) => [day(at), ...row]);
};

/** The pages of the years ahead. */
export const yearPages =
  (years: number) =>
  (making: Making): Block[] => {
    const facts = factsOf(making);
    const { words, day } = facts;
    const [person] = making.persons;
    const told = new Set<string>();
    return yearsFrom(making.issued, years).flatMap((number): Block[] => {
      const opening = `${number}-01-01T00:00:00${person.offset}`;
      const year: Span = {
        start: Date.parse(opening) < Date.parse(making.issued) ? making.issued : opening,
        end: `${number + 1}-01-01T00:00:00${person.offset}`,
      };
      const solar = making.read(solarKey(number), YEAR_SHAPES.solar);
      const before = ageAt(person.date, opening);
      const from = yearOf(opening);
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
            scene: stripScene({
              rows: stripRows(making, facts, year),
              from,
              to: yearOf(year.end),
              below: words.months.map((name, i) => ({
                at: yearOf(`${number}-${String(i + 1).padStart(2, '0')}-01T00:00:00${person.offset}`),
                text: name,
              })),
              between: true,
              title: String(number),
              alt: dateRows(making, facts, year, solar.span.start)
                .map((row) => row.filter((cell) => cell !== '').join(' '))
                .join('; '),
            }),
            caption: words.year_key,
          },
        ]),
        { kind: 'heading', text: words.headings.readings },
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
        {
          kind: 'table',
          columns: [LEFT, LEFT, LEFT],
          head: [words.labels.area, words.labels.standing, filled(words.labels.adds, { year: number })],
          rows: areaRows(making, facts, year),
        },
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
