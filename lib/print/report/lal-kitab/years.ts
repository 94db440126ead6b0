/** The chart of the running year of life, and those of the years after it. */
import type * as z from 'zod/mini';
import type { Block } from '../../../contract/ports/report-document.ts';
import { filled } from '../../../words/fill.ts';
import { yearsLater } from '../ages.ts';
import { drawings } from '../bodies.ts';
import { dayText, say, type Making } from '../making.ts';
import { agesAfter, LAL_SHAPES, yearKey } from './questions.ts';
import { CENTRE, chapterOf, houseFigure, LEFT, wordsOf } from './words.ts';

type Year = z.output<typeof LAL_SHAPES.year>;

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

/** What goes easily in a year and what may need care: the houses of the planets that give so at birth. */
const leading = (making: Making, { moved }: Year): string[] => {
  const words = wordsOf(making);
  const { planets } = making.read('status', LAL_SHAPES.status);
  return (['benefic', 'malefic'] as const).flatMap((nature) => {
    const list = moved
      .filter(({ planet }) => planets.some((one) => one.planet === planet && one.gives === nature))
      .map(({ planet, name, to_house: house }) => {
        const placed = filled(words.debt_by, { planet: making.names.planet(planet, name), house });
        return `${words.matters[house - 1] ?? ''} (${placed})`;
      });
    return list.length === 0 ? [] : [filled(words.leading[nature], { list: list.join('; ') })];
  });
};

/** A year of life in words. */
const yearReading = (making: Making, one: Year, remarks: readonly string[]): Block => {
  const words = wordsOf(making);
  const { from, to } = yearOfLife(making, one.age);
  return {
    kind: 'reading',
    title: `${words.labels.year_of_life} ${one.age}`,
    note: `${from} – ${to}`,
    paragraphs: [...remarks, ...leading(making, one)],
    reason: filled(words.reason_year, { n: one.age }),
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
    { kind: 'heading', text: words.headings.moved },
    movedTable(making, answer),
    ...yearRemarks(making, answer, [words.none_back]).map((text) => say(text)),
    ...(answer.moved.some(({ from_house, to_house }) => from_house === to_house)
      ? [say(words.back_home_text, 'small')]
      : []),
    drawings(making, 2, [
      { scene: figureOfYear(making, answer, String(answer.age)), caption: words.labels.to_house },
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
        scene: figureOfYear(making, one, String(one.age)),
        caption: filled(words.year_of, { n: one.age, from: yearOfLife(making, one.age).from }),
      })),
    ),
    // That none is back is said of the running year; there it needs no saying again.
    ...answers.map((one) => yearReading(making, one, yearRemarks(making, one, []))),
  ];
};
