/** The yogas that a chart forms, the strongest first. */
import { YOGA_RULES } from '../../../../layers/jyotish/yoga/detect.ts';
import { bank } from '../../../words/bank.ts';
import { yogaName } from '../../../words/yogas.ts';
import type { Claim } from '../../facts/claim.ts';
import type { Asked, Grounds } from './telling.ts';

type Yoga = Asked['known']['yogas'][number];
/** Yogas that are held to be hard, of families that have good ones too; those of the family of afflictions are told of nobody. */
const HARD = new Set<string>(YOGA_RULES.filter(({ isHard }) => isHard === true).map(({ id }) => id));
const UNTOLD = 'arishta';
/** Most yogas that are named. */
const MOST_NAMED = 4;

/** The yogas that are formed, the strongest first. */
export const formedIn = ({ known }: Asked, isHard: boolean): readonly Yoga[] =>
  known.yogas
    .filter(({ id, family, present, cancelledBy }) => {
      if (!present || family === UNTOLD || cancelledBy.length > 0) return false;
      return HARD.has(id) === isHard;
    })
    .toSorted((a, b) => b.strength - a.strength);

const namesOf = ({ language }: Asked, yogas: readonly Yoga[]): string =>
  yogas
    .slice(0, MOST_NAMED)
    .map(({ id }) => yogaName(language, id))
    .join(', ');
const claimsOf = (yogas: readonly Yoga[]): readonly Claim[] =>
  yogas.slice(0, MOST_NAMED).map(({ id }): Claim => ({ kind: 'yoga', id }));

/** Some yogas, and what the first of them is held to bring. */
export const listed =
  (isHard: boolean): Grounds =>
  (asked) => {
    const yogas = formedIn(asked, isHard);
    const [first] = yogas;
    if (first === undefined) return null;
    return {
      values: {
        yogas: namesOf(asked, yogas),
        first: yogaName(asked.language, first.id),
        meaning: bank(asked.language, 'phala/yoga-meanings')[first.id],
      },
      claims: claimsOf(yogas),
    };
  };
