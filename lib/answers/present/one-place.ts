/** Conditions of several rules that name one place, so that one statement can tell it. */
import type { Explanation } from '../../../layers/jyotish/condition/evaluate.ts';
import type { Graha } from '../../../layers/jyotish/ephemeris/sky.ts';

/** One planet in one house, counted from a planet, or from the ascendant (null). */
interface Count {
  readonly planet: Graha;
  /** The planet as the rule names it. */
  readonly term: string;
  readonly house: string | number;
  readonly from: Graha | null;
}

/** Kinds of conditions that count a house, by where the planet that stands in it is named. */
const COUNTING = ['in_houses', 'in_houses_from'];

/** The house that a condition counts; null where it counts none, or several. */
export const countOf = ({ kind, terms, planets, wants }: Explanation): Count | null => {
  const at = COUNTING.indexOf(kind);
  const [planet, term, [house, ...more]] = [planets[at], terms[at], wants];
  if (planet === undefined || term === undefined || house === undefined || more.length > 0) return null;
  return { planet, term, house, from: at === 0 ? null : (planets[0] ?? null) };
};

/** From where all of the conditions count this planet into the same house: one place, as one house has one first. */
export const countedFrom = (one: Count, all: readonly Explanation[]): readonly Count['from'][] => {
  const counts = all.map(countOf).filter((other) => other !== null);
  const same = counts.filter(({ term, planet, house }) =>
    [term === one.term, planet === one.planet, house === one.house].every(Boolean),
  );
  return [...new Set(same.map(({ from }) => from))];
};

/** The condition that names the quarter of the star of the Moon where this one names the star alone. */
export const finerStar = ({ kind, wants: [star] }: Explanation, all: readonly Explanation[]): Explanation | undefined =>
  kind === 'moon_in_stars' ? all.find((other) => other.kind === 'moon_in_pada' && other.wants[0] === star) : undefined;
