/** The chart of the running year of life, and those of the years after it. */
import type * as z from 'zod/mini';
import type { Block } from '../../../contract/ports/report-document.ts';
import { capital, filled, uncapital } from '../../../words/fill.ts';
import { birthdayAfter } from '../ages.ts';
import { drawings } from '../bodies.ts';
import { dayText, say, type Making } from '../making.ts';
import { agesAfter, LAL_SHAPES, yearKey } from './questions.ts';
import { chapterOf, houseFigure, inHouse, matterOf, standingWords, wordsOf } from './words.ts';
import { LEFT, CENTRE } from '../blocks.ts';

type Year = z.output<typeof LAL_SHAPES.year>;

/** The first and last day of a year of life. */
const yearOfLife = (
  { persons: [person], words }: Making,
  age: number,
): { readonly from: string; readonly to: string } => ({
  from: dayText(words, birthdayAfter(person.date, (age - 1) * 12)),
  to: dayText(words, birthdayAfter(person.date, age * 12)),
});

const movedTable = (making: Making, { moved }: Year): Block => {
  const words = wordsOf(making);
  return {
    kind: 'table',
    columns: [LEFT, CENTRE, CENTRE, LEFT, LEFT],
    head: [
      making.words.labels.planet,
      words.labels.from_house,
      words.labels.to_house,
      words.labels.state,
      words.labels.gives,
    ],
    rows: moved.map((one) => [
      making.names.planet(one.planet, one.name),
      String(one.from_house),
      String(one.to_house),
      capital(standingWords(making, one).join(', ')) || '–',
      words.gives[one.gives],
    ]),
    notes: moved.map(({ to_house: house }) => capital(matterOf(making, house))),
    notesFrom: 0,
    notesSoft: true,
    strong: moved.flatMap(({ from_house, to_house }, i) => (from_house === to_house ? [i] : [])),
  };
};

/** Planets that are back in their house of birth, `quiet` where there is none, and houses that sleep at birth and hold a planet. */
const yearRemarks = (making: Making, { moved }: Year, quiet: readonly string[]): string[] => {
  const words = wordsOf(making);
  const { houses: all } = making.read('houses', LAL_SHAPES.houses);
  const asleep = all.filter(({ awake }) => !awake);
  const woken = asleep.filter(({ house }) => moved.some(({ to_house }) => to_house === house));
  const back = moved.filter(({ from_house, to_house }) => from_house === to_house);
  return [
    ...(back.length === 0
      ? quiet
      : [
          filled(words.back_home, {
            list: back
              .map(({ planet, name, to_house }) =>
                filled(words.debt_by, { planet: making.names.planet(planet, name), house: to_house }),
              )
              .join('; '),
          }),
        ]),
    ...(woken.length === 0
      ? []
      : [
          filled(words.woken, {
            list: woken.map(({ house }) => `${house} (${words.matters[house - 1] ?? ''})`).join('; '),
          }),
        ]),
  ];
};

/** Why a planet gives as it does in a year: a fall that its house outweighs is no reason. */
const reasonsOf = (making: Making, one: Year['moved'][number]): readonly string[] =>
  standingWords(making, one.gives === 'benefic' && one.state === 'debilitated' ? { ...one, state: 'plain' } : one);

/** `Moon in house 4, at home; Mars in house 4`: planets of a house of the year, each with what makes it give so. */
const standingThere = (making: Making, moved: Year['moved']): string =>
  moved
    .map((one) =>
      [inHouse(making, [{ key: one.planet, name: one.name }], one.to_house), ...reasonsOf(making, one)].join(', '),
    )
    .join('; ');

type Gives = 'benefic' | 'malefic';

/** The earlier year of the report in which some planet gave the same in a house. */
const yearBefore = (making: Making, age: number, house: number, gives: Gives): Year | undefined => {
  const running = making.read('year', LAL_SHAPES.year);
  return [running, ...agesAfter(running.age).map((one) => making.read(yearKey(one), LAL_SHAPES.year))].find(
    (year) => year.age < age && year.moved.some((one) => one.to_house === house && one.gives === gives),
  );
};

/** What a house brings in a year: in short where an earlier year has told it. */
const houseSaid = (making: Making, age: number, house: number, gives: Gives): string | undefined => {
  const words = wordsOf(making);
  const before = yearBefore(making, age, house, gives);
  if (before === undefined) return words.year_houses[house - 1]?.[gives];
  return filled(words.year_again[gives], { matter: matterOf(making, house), n: before.age });
};

/** What may go easily in a year, and what may need care: each one thought, by the houses of the planets that give so in it. */
const judged = (making: Making, { age, moved }: Year): string[] => {
  const words = wordsOf(making);
  const said = (['benefic', 'malefic'] as const).map((gives) =>
    [...Map.groupBy(moved, (one) => (one.gives === gives ? one.to_house : 0))]
      .flatMap(([house, all]) => {
        const text = house === 0 ? undefined : houseSaid(making, age, house, gives);
        return text === undefined ? [] : [`${standingThere(making, all)}: ${uncapital(text)}`];
      })
      .join(' '),
  );
  return said.every((text) => text === '') ? [words.year_even] : said.filter((text) => text !== '');
};

/** A year of life in words. */
const yearReading = (making: Making, one: Year, remarks: readonly string[]): Block => {
  const { from, to } = yearOfLife(making, one.age);
  return {
    kind: 'reading',
    title: filled(wordsOf(making).year_n, { n: one.age }),
    note: `${from} – ${to}`,
    paragraphs: [...judged(making, one), ...(remarks.length === 0 ? [] : [remarks.join(' ')])],
    reason: filled(wordsOf(making).reason_year, { n: one.age }),
  };
};

const figureOfYear = (making: Making, { moved }: Year, title: string) =>
  houseFigure(
    making,
    moved.map(({ planet, to_house }) => ({ planet, house: to_house })),
    title,
  );

export const year = (making: Making): Block[] => {
  const words = wordsOf(making);
  const answer = making.read('year', LAL_SHAPES.year);
  const { planets: natal } = making.read('status', LAL_SHAPES.status);
  return [
    chapterOf(making, 'year', 'flow'),
    say(filled(words.year_line, { n: answer.age, ...yearOfLife(making, answer.age) })),
    yearReading(making, answer, []),
    say(words.year_key, 'small'),
    { kind: 'heading', text: words.headings.moved },
    movedTable(making, answer),
    ...yearRemarks(making, answer, [words.none_back]).map((text) => say(text)),
    ...(answer.moved.some(({ from_house, to_house }) => from_house === to_house)
      ? [say(words.back_home_text, 'small')]
      : []),
    drawings(making, 2, [
      { scene: figureOfYear(making, answer, filled(words.year_n, { n: answer.age })), caption: words.labels.to_house },
      { scene: houseFigure(making, natal, words.teva_title), caption: words.labels.from_house },
    ]),
  ];
};

/** The years after the running one, each with its chart and what is back or woken. */
export const coming = (making: Making): Block[] => {
  const words = wordsOf(making);
  const { age } = making.read('year', LAL_SHAPES.year);
  const answers = agesAfter(age).map((one) => making.read(yearKey(one), LAL_SHAPES.year));
  if (answers.length === 0) return [];
  return [
    chapterOf(making, 'coming', 'flow'),
    drawings(
      making,
      2,
      answers.map((one) => ({
        scene: figureOfYear(making, one, filled(words.year_n, { n: one.age })),
        caption: filled(words.year_of, { n: one.age, from: yearOfLife(making, one.age).from }),
      })),
    ),
    // That none is back is said of the running year; there it needs no saying again.
    ...answers.map((one) => yearReading(making, one, yearRemarks(making, one, []))),
  ];
};
