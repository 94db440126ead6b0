/** What suits a reader, each thing with the rule that gives it. */
import { filled, uncapital } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import type { Making } from '../making.ts';
import { BOOK_SHAPES } from './questions.ts';
import { bookWords, listed, planetSaid, rulerReason } from './words.ts';
import { LEFT } from '../blocks.ts';

/** The end of a sentence, which one that goes on does without. */
const STOP = /[.।]$/u;

/** Stone, colour, day and number, each with the rule that gives it. */
const rowsOf = (making: Making): string[][] => {
  const { labels, you } = bookWords(making);
  const { gems } = making.read('gems', BOOK_SHAPES.gems);
  const { mulank: n, planet: key, planet_name: name, weekdays, colours } = making.read('lucky', BOOK_SHAPES.lucky);
  const planet = planetSaid(making, key, name);
  const [gem] = gems;
  return [
    [
      labels.stone_row,
      gem === undefined ? you.no_window : filled(you.lucky_stone, { gem: gem.name, planet: gem.planet_name }),
      gem === undefined
        ? you.lucky_stone_none
        : filled(you.lucky_stone_rule, {
            why: rulerReason(making, gem.planet).replace(STOP, ''),
            substitute: uncapital(gem.substitutes[0]?.name ?? gem.name),
          }),
    ],
    [labels.colour, listed(colours.map((one) => one.name)), filled(you.lucky_colour_rule, { planet, n })],
    [labels.weekday, weekdays.map((one) => one.name).join(', '), filled(you.lucky_day_rule, { planet, n })],
    [labels.number, String(n), filled(you.lucky_number_rule, { day: Number(making.persons[0].date.slice(8, 10)), n })],
  ];
};

/** The table of it. */
export const luckyTable = (making: Making): Block => {
  const { labels } = bookWords(making);
  return {
    kind: 'table',
    columns: [LEFT, LEFT, LEFT],
    head: [labels.thing, labels.value, labels.rule],
    rows: rowsOf(making),
  };
};
