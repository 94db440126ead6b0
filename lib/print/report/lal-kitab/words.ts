/** What the chapters of a Lal Kitab report share: their words, lists of planets, charts of houses. */
import type { Block, Column } from '../../../contract/ports/report-document.ts';
import { bank } from '../../../words/bank.ts';
import { isPlanet } from '../answers.ts';
import { chartFigure } from '../bodies.ts';
import type { Making } from '../making.ts';

export const LEFT: Column = { align: 'left' };
export const CENTRE: Column = { align: 'centre' };

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
export const listed = (making: Making, planets: readonly { readonly key: string; readonly name: string }[]): string =>
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
