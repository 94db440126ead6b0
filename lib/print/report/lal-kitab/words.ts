/** What the chapters of a Lal Kitab report share: their words, lists of planets, how one stands, charts of houses. */
import type * as z from 'zod/mini';
import type { Block } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { isPlanet, type Lord } from '../answers.ts';
import { filled, uncapital } from '../../../words/fill.ts';
import { chartFigure } from '../bodies.ts';
import type { Making } from '../making.ts';
import { LAL_SHAPES } from './questions.ts';

/** The words of the report. */
export const wordsOf = ({ language }: Making) => bank(language, 'report-lal-kitab');
type LalChapter = keyof ReturnType<typeof wordsOf>['chapters'];

export const chapterOf = (making: Making, id: LalChapter, start: 'page' | 'flow'): Block => ({
  kind: 'chapter',
  id: `lal-${id}`,
  ...wordsOf(making).chapters[id],
  start,
});

/** Planets in a row; the word for none where there are none. */
export const listed = (making: Making, planets: readonly Lord[]): string =>
  planets.length === 0 ? wordsOf(making).none : planets.map((one) => making.names.planet(one.key, one.name)).join(', ');

/** A chart of houses: the sign of a house has its number. */
export const houseFigure = (
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

type LalPlanet = z.output<typeof LAL_SHAPES.status>['planets'][number];
/** How a planet stands by its house, at birth or in a year. */
export type Standing = Pick<LalPlanet, 'state' | 'state_name' | 'pakka_ghar' | 'gives'>;

/** Whether an enemy stands beside a planet: nothing else makes one give less than its house promises. */
const besideEnemy = ({ state, pakka_ghar: pakka, gives }: Standing): boolean =>
  gives === 'malefic' ? state !== 'debilitated' : gives === 'neutral' && (state !== 'plain' || pakka);

/** Why a planet gives as it does: its dignity, its fixed house, an enemy beside it; empty for one that has none of them. */
export const standingWords = (making: Making, one: Standing): readonly string[] => {
  const words = wordsOf(making);
  return [
    ...(one.state === 'plain' ? [] : [uncapital(one.state_name)]),
    ...(one.pakka_ghar ? [words.pakka] : []),
    ...(besideEnemy(one) ? [words.beside_enemy] : []),
  ];
};

/** `Sun, Mercury in house 6`. */
export const inHouse = (making: Making, planets: readonly Lord[], house: number): string =>
  filled(wordsOf(making).debt_by, { planet: listed(making, planets), house });

/** What a house is about, as a sentence begins it. */
export const matterOf = (making: Making, house: number): string => wordsOf(making).matters[house - 1] ?? '';

/** Which planets stand beside one in the teva: `beside it: Moon`; empty for one that stands alone. */
export const companyOf = (making: Making, planet: string): string => {
  const { planets } = making.read('status', LAL_SHAPES.status);
  const house = planets.find((one) => one.planet === planet)?.house;
  const company = planets.filter((one) => one.house === house && one.planet !== planet);
  if (company.length === 0) return '';
  return filled(wordsOf(making).beside, {
    list: listed(
      making,
      company.map((one) => ({ key: one.planet, name: one.name })),
    ),
  });
};

/** Where a planet stands in the teva and how, as a sentence. */
export const placeReason = (making: Making, one: LalPlanet): string => {
  const words = wordsOf(making);
  return filled(words.reason_planet, {
    planet: making.names.planet(one.planet, one.name),
    house: one.house,
    state: [...standingWords(making, one), one.awake ? words.is_awake : words.is_asleep].join(', '),
  });
};
