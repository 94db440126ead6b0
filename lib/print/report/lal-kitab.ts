/** Lal Kitab as a document: teva, houses, planets, debts, the 35-year cycle, and the charts of this year and the next ones. */
import * as z from 'zod/mini';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import type { Block, Column, ReportDocument } from '../../contract/ports/report-document.ts';
import { stripScene, type StripTone } from '../draw/strip.ts';
import { ageAt, holds, yearsLater } from './ages.ts';
import { isPlanet, planetOf, QUESTIONS, SHAPES, signOf, spanOf, type Question, type Read } from './answers.ts';
import { birthBodies, birthFigure, chartFigure, drawings } from './bodies.ts';
import { documentOf, type ReportBrand } from './kundli.ts';
import { capital, dayText, heading, say, yearOf, type Making } from './making.ts';
import { birthRows, notice } from './sections/person.ts';

/** Years of life whose charts stand after the running one, and the last year of the table. */
const YEARS_AFTER = 4;
const LAST_AGE = 120;
/** Years of one round of the cycle. */
const ROUND = 35;

/** The questions of the report. */
export const LAL_QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['planets', QUESTIONS.planets],
  ['status', { endpoint: 'lal-kitab/planet-status' }],
  ['houses', { endpoint: 'lal-kitab/house-status' }],
  ['kinds', { endpoint: 'lal-kitab/teva-type' }],
  ['debts', { endpoint: 'lal-kitab/debts' }],
  ['cycle', { endpoint: 'lal-kitab/dasha' }],
  ['year', { endpoint: 'lal-kitab/varshphal' }],
]);

const yearKey = (age: number): string => `year.${age}`;

/** The charts of the years after the running one. */
export const laterYears = (read: Read): ReadonlyMap<string, Question> => {
  const { age } = read('year', LAL_SHAPES.year);
  const ages = Array.from({ length: YEARS_AFTER }, (_, i) => age + i + 1).filter((one) => one <= LAST_AGE);
  return new Map(ages.map((one) => [yearKey(one), { endpoint: 'lal-kitab/varshphal', body: { age: one } }]));
};

const text = z.string();
const num = z.number();
const flag = z.boolean();
const key = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']);
const row = z.object({ lords: z.array(planetOf), span: spanOf });

/** The members that pages use, by question. */
export const LAL_SHAPES = {
  planets: SHAPES.planets,
  status: z.object({
    planets: z.array(
      z.object({
        planet: key,
        name: text,
        house: num,
        pakka_ghar: flag,
        state_name: text,
        awake: flag,
        gives: z.enum(['benefic', 'malefic', 'neutral']),
        gives_name: text,
      }),
    ),
  }),
  houses: z.object({
    houses: z.array(
      z.object({
        house: num,
        sign: signOf,
        awake: flag,
        empty: flag,
        owner: text,
        owner_name: text,
        karakas: z.array(planetOf),
        planets: z.array(planetOf),
      }),
    ),
  }),
  kinds: z.object({
    types: z.array(
      z.object({
        key: z.enum(['andha', 'ratandh', 'dharmi', 'nabalig']),
        name: text,
        present: flag,
        reason: text,
        half_name: z.nullable(text),
      }),
    ),
  }),
  debts: z.object({
    debts: z.array(
      z.object({
        key: z.enum(['pitri', 'self', 'matri', 'stri', 'kin', 'daughter', 'oppression', 'unborn', 'divine']),
        name: text,
        present: flag,
        placements: z.array(z.object({ planet: text, name: text, house: num })),
      }),
    ),
  }),
  cycle: z.object({
    periods: z.array(z.object({ ...row.shape, from_age: num, to_age: num, children: z.optional(z.array(row)) })),
    current: z.array(row),
  }),
  year: z.object({
    age: num,
    moved: z.array(z.object({ planet: key, name: text, from_house: num, to_house: num })),
  }),
};

type Year = z.output<typeof LAL_SHAPES.year>;

const LEFT: Column = { align: 'left' };
const CENTRE: Column = { align: 'centre' };

const wordsOf = ({ language }: Making) => bank(language, 'report-lal-kitab');
type LalChapter = keyof ReturnType<typeof wordsOf>['chapters'];

const chapterOf = (making: Making, id: LalChapter, start: 'page' | 'flow'): Block => ({
  kind: 'chapter',
  id: `lal-${id}`,
  ...wordsOf(making).chapters[id],
  start,
});

const listed = (making: Making, planets: readonly { readonly key: string; readonly name: string }[]): string =>
  planets.length === 0 ? wordsOf(making).none : planets.map((one) => making.names.planet(one.key, one.name)).join(', ');

/** What stands out, the contents, and how a teva is read. */
const glance = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { planets } = making.read('status', LAL_SHAPES.status);
  const { houses } = making.read('houses', LAL_SHAPES.houses);
  const giving = (nature: 'benefic' | 'malefic'): string =>
    listed(
      making,
      planets.flatMap(({ planet, name, gives }) => (gives === nature ? [{ key: planet, name }] : [])),
    );
  const asleep = houses.filter(({ awake }) => !awake).map(({ house }) => house);
  return [
    chapterOf(making, 'glance', 'page'),
    {
      kind: 'highlights',
      items: [
        { label: words.labels.strongest, value: giving('benefic'), note: '' },
        { label: words.labels.weakest, value: giving('malefic'), note: '' },
        { label: words.labels.asleep, value: asleep.length === 0 ? words.none : asleep.join(', '), note: '' },
      ],
    },
    { kind: 'heading', text: making.words.contents },
    { kind: 'contents' },
    heading(making, 'reading'),
    say(words.how_to_read),
    { kind: 'heading', text: making.words.chapters.birth.title },
    { kind: 'facts', rows: birthRows(making, making.persons[0]) },
  ];
};

/** A chart of houses: the sign of a house has its number. */
const houseFigure = (
  making: Making,
  rows: readonly { readonly planet: string; readonly house: number }[],
  title: string,
) =>
  chartFigure(
    making,
    1,
    rows.flatMap(({ planet, house }) => (isPlanet(planet) ? [{ planet, sign: house }] : [])),
    title,
  );

const teva = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { planets } = making.read('status', LAL_SHAPES.status);
  const natal = making.read('planets', LAL_SHAPES.planets);
  return [
    chapterOf(making, 'teva', 'page'),
    drawings(making, 2, [
      { scene: houseFigure(making, planets, words.teva_title), caption: words.teva_title },
      {
        scene: chartFigure(making, natal.ascendant.sign.id, birthBodies(natal, null, null), words.birth_title),
        caption: words.birth_title,
      },
    ]),
    say(words.signs_fixed, 'small'),
    {
      kind: 'table',
      columns: [LEFT, CENTRE, LEFT, LEFT, LEFT],
      head: [
        making.words.labels.planet,
        words.labels.house,
        words.labels.state,
        words.labels.awake,
        words.labels.gives,
      ],
      rows: planets.map((one) => [
        making.names.planet(one.planet, one.name),
        String(one.house),
        one.pakka_ghar ? `${one.state_name}, ${words.pakka}` : one.state_name,
        one.awake ? words.yes : words.no,
        one.gives_name,
      ]),
    },
  ];
};

const kinds = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { types } = making.read('kinds', LAL_SHAPES.kinds);
  const verdict = ({ present, half_name }: (typeof types)[number]): string => {
    if (present) return words.kind_present;
    return half_name === null ? words.kind_absent : filled(words.kind_half, { half: half_name });
  };
  return [
    chapterOf(making, 'kinds', 'flow'),
    ...(types.some(({ present }) => present) ? [] : [say(words.no_kind)]),
    ...types.map((one): Block => ({
      kind: 'reading',
      title: one.name,
      note: verdict(one),
      paragraphs: [words.kinds[one.key]],
      reason: one.reason,
    })),
  ];
};

const houses = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { houses: all } = making.read('houses', LAL_SHAPES.houses);
  const said = (one: (typeof all)[number]): string => {
    if (!one.empty)
      return filled(one.planets.length === 1 ? words.house_awake : words.house_awake_more, {
        planets: listed(making, one.planets),
      });
    return one.awake ? words.house_seen : words.house_asleep;
  };
  return [
    chapterOf(making, 'houses', 'flow'),
    {
      kind: 'table',
      columns: [CENTRE, LEFT, LEFT, LEFT, LEFT],
      head: [words.labels.house, words.labels.sign, words.labels.owner, words.labels.karakas, words.labels.awake],
      rows: all.map((one) => [
        String(one.house),
        making.names.sign(one.sign),
        making.names.planet(one.owner, one.owner_name),
        listed(making, one.karakas),
        one.awake ? words.yes : words.no,
      ]),
      notes: all.map((one) =>
        filled(words.house_line, { matter: capital(words.matters[one.house - 1] ?? ''), said: said(one) }),
      ),
      notesFrom: 1,
      notesSoft: true,
      strong: all.flatMap(({ awake }, i) => (awake ? [] : [i])),
    },
  ];
};

const planets = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { planets: all } = making.read('status', LAL_SHAPES.status);
  return [
    chapterOf(making, 'planets', 'flow'),
    ...all.map((one): Block => {
      const name = making.names.planet(one.planet, one.name);
      const awake = one.awake ? words.is_awake : words.is_asleep;
      return {
        kind: 'reading',
        title: name,
        note: [
          filled(words.planet_note, { house: one.house, matter: words.matters[one.house - 1] ?? '' }),
          one.gives_name,
        ].join('\n'),
        paragraphs: [words.planets[one.planet][one.gives]],
        reason: filled(words.reason_planet, {
          planet: name,
          house: one.house,
          state: one.pakka_ghar ? `${one.state_name}, ${words.pakka}` : one.state_name,
          awake,
        }),
      };
    }),
  ];
};

const debts = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { debts: all } = making.read('debts', LAL_SHAPES.debts);
  const present = all.filter((one) => one.present);
  const absent = all.filter((one) => !one.present);
  return [
    chapterOf(making, 'debts', 'flow'),
    say(present.length === 0 ? words.debts_none : filled(words.debts_line, { n: present.length })),
    ...present.map((one): Block => ({
      kind: 'reading',
      title: one.name,
      note: '',
      paragraphs: [words.debts[one.key]],
      reason: one.placements
        .map(({ planet, name, house }) => filled(words.debt_by, { planet: making.names.planet(planet, name), house }))
        .join('; '),
    })),
    ...(absent.length === 0
      ? []
      : [
          { kind: 'heading' as const, text: words.headings.absent },
          say(filled(making.words.texts.absent_doshas, { names: absent.map(({ name }) => name).join(', ') }), 'soft'),
        ]),
  ];
};

/** The round of the cycle that runs: as bars, and with its parts. */
const cycle = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { periods, current } = making.read('cycle', LAL_SHAPES.cycle);
  const [person] = making.persons;
  const age = ageAt(person.date, making.issued);
  const [running] = current;
  const lord = running?.lords[0];
  const round = periods.filter(({ from_age }) => Math.floor(Math.round(from_age) / ROUND) === Math.floor(age / ROUND));
  const [first, last] = [round[0]?.span.start ?? person.utc, round.at(-1)?.span.end ?? person.utc];
  const texts: Readonly<Record<string, string>> = words.cycles;
  const day = (iso: string): string => dayText(making.words, iso);
  const tone = (i: number): StripTone => (i % 2 === 0 ? 'plain' : 'strong');
  return [
    chapterOf(making, 'cycle', 'flow'),
    drawings(making, 1, [
      {
        scene: stripScene({
          rows: [
            {
              name: '',
              bars: round.map(({ lords, span }, i) => {
                const found = lords[0]?.key;
                const drawn = isPlanet(found) ? making.drawing.planets[found] : undefined;
                return {
                  from: yearOf(span.start),
                  to: yearOf(span.end),
                  names: drawn === undefined ? [] : [drawn.name, drawn.short],
                  tone: tone(i),
                };
              }),
            },
          ],
          from: yearOf(first),
          to: yearOf(last),
          below: round.map(({ from_age, span }) => ({ at: yearOf(span.start), text: String(Math.round(from_age)) })),
          now: { at: yearOf(making.issued), text: filled(words.today, { age }) },
          title: words.chapters.cycle.title,
          alt: `${round.map(({ lords, span }) => `${lords[0]?.name ?? ''} ${day(span.start)} – ${day(span.end)}`).join(', ')}.`,
        }),
        caption: words.cycle_key,
      },
    ]),
    ...(running === undefined || lord === undefined
      ? []
      : [
          {
            kind: 'reading' as const,
            title: making.names.planet(lord.key, lord.name),
            note: `${day(running.span.start)} –\n${day(running.span.end)}`,
            paragraphs: [texts[lord.key] ?? ''],
            reason: filled(words.cycle_now, { age, planet: lord.name, date: day(running.span.end) }),
          },
        ]),
    { kind: 'heading', text: words.headings.all },
    {
      kind: 'table',
      columns: [LEFT, LEFT, LEFT, LEFT],
      head: [making.words.labels.period, words.labels.age, making.words.labels.from, making.words.labels.to],
      rows: round.map((one) => [
        listed(making, one.lords),
        `${Math.round(one.from_age)} – ${Math.round(one.to_age)}`,
        day(one.span.start),
        day(one.span.end),
      ]),
      notes: round.map(({ children = [] }) =>
        children.map(({ lords, span }) => `${listed(making, lords.slice(-1))} ${day(span.end)}`).join(' · '),
      ),
      notesFrom: 0,
      notesSoft: true,
      strong: round.flatMap(({ span }, i) => (holds(span, making.issued) ? [i] : [])),
    },
  ];
};

/** The first and last day of a year of life. */
const yearOfLife = (
  { persons: [person], words }: Making,
  age: number,
): { readonly from: string; readonly to: string } => ({
  from: dayText(words, yearsLater(person.date, age - 1)),
  to: dayText(words, yearsLater(person.date, age)),
});

const movedTable = (making: Making, { moved }: Year): Block => {
  const words = wordsOf(making);
  return {
    kind: 'table',
    columns: [LEFT, CENTRE, CENTRE, LEFT],
    head: [making.words.labels.planet, words.labels.from_house, words.labels.to_house, words.labels.touches],
    rows: moved.map(({ planet, name, from_house, to_house }) => [
      making.names.planet(planet, name),
      String(from_house),
      String(to_house),
      words.matters[to_house - 1] ?? '',
    ]),
    strong: moved.flatMap(({ from_house, to_house }, i) => (from_house === to_house ? [i] : [])),
  };
};

/** Houses that sleep at birth and hold a planet in a year, and planets that are back in their house of birth. */
const yearRemarks = (making: Making, { moved }: Year): string[] => {
  const words = wordsOf(making);
  const { houses: all } = making.read('houses', LAL_SHAPES.houses);
  const asleep = all.filter(({ awake }) => !awake);
  const woken = asleep.filter(({ house }) => moved.some(({ to_house }) => to_house === house));
  const back = moved.filter(({ from_house, to_house }) => from_house === to_house);
  return [
    back.length === 0
      ? words.none_back
      : filled(words.back_home, {
          list: back
            .map(({ planet, name, to_house }) =>
              filled(words.debt_by, { planet: making.names.planet(planet, name), house: to_house }),
            )
            .join('; '),
        }),
    ...(woken.length === 0
      ? []
      : [
          filled(words.woken, {
            list: woken.map(({ house }) => `${house} (${words.matters[house - 1] ?? ''})`).join('; '),
          }),
        ]),
  ];
};

const figureOfYear = (making: Making, { moved }: Year, title: string) =>
  houseFigure(
    making,
    moved.map(({ planet, to_house }) => ({ planet, house: to_house })),
    title,
  );

const year = (making: Making): Block[] => {
  const words = wordsOf(making);
  const answer = making.read('year', LAL_SHAPES.year);
  const { planets: natal } = making.read('status', LAL_SHAPES.status);
  return [
    chapterOf(making, 'year', 'page'),
    say(filled(words.year_line, { n: answer.age, ...yearOfLife(making, answer.age) })),
    drawings(making, 2, [
      { scene: figureOfYear(making, answer, String(answer.age)), caption: words.labels.to_house },
      { scene: houseFigure(making, natal, words.teva_title), caption: words.labels.from_house },
    ]),
    { kind: 'heading', text: words.headings.moved },
    movedTable(making, answer),
    { kind: 'list', items: yearRemarks(making, answer) },
  ];
};

/** The years after the running one, each with its chart and what is back or woken. */
const coming = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { age } = making.read('year', LAL_SHAPES.year);
  const ages = Array.from({ length: YEARS_AFTER }, (_, i) => age + i + 1).filter((one) => one <= LAST_AGE);
  const answers = ages.map((one) => making.read(yearKey(one), LAL_SHAPES.year));
  if (answers.length === 0) return [];
  return [
    chapterOf(making, 'coming', 'page'),
    drawings(
      making,
      2,
      answers.map((one) => ({
        scene: figureOfYear(making, one, String(one.age)),
        caption: filled(words.year_of, { n: one.age, from: yearOfLife(making, one.age).from }),
      })),
    ),
    ...answers.map((one): Block => ({
      kind: 'reading',
      title: `${words.labels.year_of_life} ${one.age}`,
      note: `${yearOfLife(making, one.age).from} –\n${yearOfLife(making, one.age).to}`,
      paragraphs: yearRemarks(making, one),
      reason: one.moved
        .map(({ planet, name, to_house }) => `${making.names.planet(planet, name)} ${to_house}`)
        .join(' · '),
    })),
  ];
};

const remedies = (making: Making): Block[] => {
  const words = wordsOf(making);
  return [chapterOf(making, 'remedies', 'flow'), say(words.remedies_text), say(words.source, 'small')];
};

const PAGES = [glance, teva, kinds, houses, planets, debts, cycle, year, coming, remedies, notice] as const;

/** The document. */
export const lalKitabDocument = (making: Making, brand: ReportBrand): ReportDocument => {
  const { words, persons } = making;
  const [person] = persons;
  const { title, subject } = wordsOf(making);
  return {
    ...documentOf(making, brand, {
      template: 'lal-kitab',
      title,
      subject: person.name === '' ? title : filled(subject, { name: person.name }),
      name: person.name,
      lines: [filled(words.cover.born, { date: dayText(words, person.date), time: person.time }), person.place],
      figures: [birthFigure(making)],
    }),
    blocks: PAGES.flatMap((pages) => pages(making)),
  };
};
