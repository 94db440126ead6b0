/** Customs of the planets that ask for them, each with its reason. */
import type * as z from 'zod/mini';
import { bank } from '../../../words/bank.ts';
import { filled, uncapital } from '../../../words/fill.ts';
import type { Block } from '../../../contract/ports/report-document.ts';
import { dayText, say, type Making } from '../making.ts';
import { mantraText } from '../mantra.ts';
import { BOOK_SHAPES } from './questions.ts';
import { bookWords } from './words.ts';
import { left } from '../blocks.ts';

/** Gifts of a planet that are named; more stand in the answer. */
const GIFTS = 3;

type Custom = z.output<typeof BOOK_SHAPES.customs>['planets'][number];

/** What is done for a planet, a line for each kind: what harms is given away, with a fast; what helps is worn as its colour. */
export const customLines = (
  making: Making,
  { dana = [], colour, vrata }: Custom,
  most = dana.length,
): readonly string[] => {
  const { kinds } = bank(making.language, 'remedies');
  const { labels } = bookWords(making);
  const gifts = dana
    .slice(0, most)
    .map(({ name }) => uncapital(name))
    .join(', ');
  return [
    ...(gifts === '' ? [] : [`${kinds.dana}: ${gifts}`]),
    ...(colour === undefined
      ? []
      : [`${kinds.colour}: ${filled(labels.worn, { colour: uncapital(colour.name), weekday: colour.weekday.name })}`]),
    ...(vrata === undefined || vrata === null
      ? []
      : [
          `${kinds.vrata}: ${filled(labels.fast, { weekday: vrata.weekday.name, date: dayText(making.words, vrata.starts) })}`,
        ]),
  ];
};

const customsOf = (making: Making, ask: string, most: number): readonly Custom[] =>
  making.read(ask, BOOK_SHAPES.customs).planets.slice(0, most);

/** Whether one of so many planets is helped, so that its colour is worn and nothing is given away. */
export const wearsColour = (making: Making, most: number, ask = 'customs'): boolean =>
  customsOf(making, ask, most).some(({ colour }) => colour !== undefined);

/** Why a planet asks for a custom, as one line; a planet keeps its capital letter in it. */
export const reasonsOf = ({ drawing }: Pick<Making, 'drawing'>, { why }: Pick<Custom, 'why'>): string => {
  const planets = Object.values(drawing.planets).map(({ name }) => name);
  return why
    .map(({ name }, i) => (i === 0 || planets.some((planet) => name.startsWith(planet)) ? name : uncapital(name)))
    .join('; ');
};

const NARROW = 12;

/** Planets with their reasons and what is done; `between` adds a column. */
const planetTable = (
  making: Making,
  planets: readonly Custom[],
  shares: readonly number[],
  between: { readonly head: string; readonly text: (one: Custom) => string } | null,
): Block => {
  const { labels, texts } = bookWords(making);
  if (planets.length === 0) return say(texts.customs_none);
  return {
    kind: 'table',
    columns: [NARROW, ...shares].map((share) => left(share)),
    head: [labels.planet, labels.reason, ...(between === null ? [] : [between.head]), labels.done],
    rows: planets.map((one) => [
      making.names.planet(one.planet, one.name),
      reasonsOf(making, one),
      ...(between === null ? [] : [between.text(one)]),
      customLines(making, one, GIFTS).join('\n'),
    ]),
    lowest: true,
  };
};

/** Customs of so many planets: a table, or one sentence where no planet asks for any. */
export const customTable = (making: Making, most: number, ask = 'customs'): Block =>
  planetTable(making, customsOf(making, ask, most), [32, 24, 32], {
    head: bookWords(making).labels.mantra,
    text: (one) => mantraText(making, one.planet, 'short', one.mantra.short.iast).join('\n'),
  });

/** The same in short, where a later chapter has it whole: who asks for a custom, and what is done. */
export const customSummary = (making: Making, most: number): Block =>
  planetTable(making, customsOf(making, 'customs', most), [46, 42], null);
