/** What a birth adds to a reading of a year: a slow planet and a window come to each chart in their own way. */
import { GOOD_BINDUS } from '../../../layers/jyotish/phala/events.ts';
import { bank } from '../../words/bank.ts';
import { filled } from '../../words/fill.ts';
import { enumerated } from '../../words/enumerate.ts';
import type { MatterWindow, Stay } from './ahead.ts';
import { SHAPES } from './answers.ts';
import { natureOf } from './book/standing.ts';
import { bookWords, houseSlots, planetSaid, pointOf } from './book/words.ts';
import type { Making } from './making.ts';

const wordsOf = ({ prose }: Making) => bank(prose, 'report-years');

/** Which planets of the birth a stay shares its sign with, and what they stand for; empty where it stands alone. */
const metThere = (making: Making, { sign }: Stay): string => {
  const met = making.read('planets', SHAPES.planets).planets.filter((one) => one.sign.id === sign.id);
  if (met.length === 0) return '';
  const named = met.map(
    (one) => `${planetSaid(making, one.planet, one.name).the ?? one.name} (${natureOf(making, one.planet)})`,
  );
  return filled(wordsOf(making).passes_over, {
    planets: enumerated(making.language, named),
  });
};

/** Points of a planet in the sign of a stay; undefined for one that has none. */
const pointsOf = (making: Making, { planet, sign }: Stay): number | undefined =>
  making.read('ashtakavarga', SHAPES.ashtakavarga).bav[planet]?.[sign.id - 1];

/** The row that so many points ask for. */
const byPoints = <T>({ many, even, few }: { readonly many: T; readonly even: T; readonly few: T }, held: number): T => {
  if (held === GOOD_BINDUS - 1) return even;
  return held >= GOOD_BINDUS ? many : few;
};

/** How well a stay goes by the points of its planet in that sign. */
const pointsThere = (making: Making, { sign }: Stay, held: number): string =>
  filled(byPoints(wordsOf(making).points, held), { sign: making.names.signForms(sign), n: held });

/**
 * What a stay adds to an area, in half a sentence: whether it helps, by its points; and what it may bring where no page of the
 * report reads it.
 */
export const stayAdds = (making: Making, stay: Stay, isRead: boolean): string => {
  const held = pointsOf(making, stay);
  const helps = held === undefined ? '' : filled(byPoints(bookWords(making).texts.adds, held), { n: held });
  const told: Readonly<Record<string, Readonly<Record<string, string>>>> =
    isRead || making.prose !== making.language ? {} : wordsOf(making).adds;
  return [told[stay.planet]?.[stay.house] ?? '', helps].filter((text) => text !== '').join('; ');
};

/** Rahu acts for the lord of the sign where it stays (Laghu Parashari v. 13), and has no points of its own. */
const lordThere = (making: Making, { sign, house }: Stay): string => {
  const lords = making.read('lords', SHAPES.lords).houses;
  const row = lords.find((one) => one.sign.id === sign.id);
  // A lord in that same house brings no other.
  return row === undefined || row.in_house === house
    ? ''
    : filled(wordsOf(making).acts_through, {
        lord: planetSaid(making, row.lord, row.lord_name),
        sign: making.names.signForms(sign),
        ...houseSlots(making, row.in_house),
      });
};

/** What a stay means in this chart, as sentences; none where names and sentences are not of one language. */
export const stayFacts = (making: Making, stay: Stay): string => {
  if (making.prose !== making.language) return '';
  const held = pointsOf(making, stay);
  return [held === undefined ? lordThere(making, stay) : pointsThere(making, stay, held), metThere(making, stay)]
    .filter((text) => text !== '')
    .join(' ');
};

/** How the planet that speaks for a window may bring it, by its nature and its house, which is `placed` once; empty as above. */
export const windowFact = (making: Making, { event, by }: MatterWindow, placed: boolean): string => {
  if (making.prose !== making.language) return '';
  const { window_by: row, window_by_too: again, ways } = wordsOf(making);
  const { name, house } = pointOf(making, by);
  const planet = planetSaid(making, by, name);
  if (placed) return filled(again, { planet, way: ways[event][by] });
  return filled(row, {
    planet,
    ...houseSlots(making, house),
    way: ways[event][by],
  });
};
