/** Which of two directions that a question names is nearer to the one of a planet. */
import type { Graha } from '../../../../layers/jyotish/ephemeris/sky.ts';
import { PLANET_REMEDIES } from '../../../../layers/jyotish/remedies/planet-rows.ts';
import { bank } from '../../../words/bank.ts';
import { askedFor } from '../hear/ask-terms.ts';
import { says, type Answer, type Asked } from './telling.ts';

/** Degrees from north, eastward. */
const DEGREES = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 } as const;
type Direction = keyof typeof DEGREES;
const NAMED = [
  { direction: 'n', terms: askedFor(({ directions }) => directions.north) },
  { direction: 'e', terms: askedFor(({ directions }) => directions.east) },
  { direction: 's', terms: askedFor(({ directions }) => directions.south) },
  { direction: 'w', terms: askedFor(({ directions }) => directions.west) },
] as const;

const HALF = 180;
const apart = (one: Direction, other: Direction): number => {
  const degrees = Math.abs(DEGREES[one] - DEGREES[other]);
  return Math.min(degrees, 2 * HALF - degrees);
};

/** Of two directions that are named the one nearer to that of a planet, or that both are as near; nothing where there are not two. */
export const nearerDirection =
  (planetOf: (asked: Asked) => Graha): Answer =>
  (asked) => {
    const named = NAMED.filter(({ terms }) => terms.isIn(asked.said.words)).map(({ direction }) => direction);
    const [one, other] = named;
    if (one === undefined || other === undefined || named.length > 2) return [];
    const own = PLANET_REMEDIES[planetOf(asked)].direction;
    const { directions } = bank(asked.language, 'day');
    const [best, rest] = apart(one, own) <= apart(other, own) ? [one, other] : [other, one];
    const values = { best: directions[best].toLowerCase(), other: directions[rest].toLowerCase() };
    const text = apart(best, own) === apart(rest, own) ? 'directionEither' : 'directionNearer';
    return says(text, () => ({ values, claims: [] }))(asked);
  };
