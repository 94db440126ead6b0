/** Dignity and friendship of the grahas (BPHS ch. 3). */
import type { Graha } from '../ephemeris/sky.ts';
import { GRAHA_TABLE } from './graha.ts';
import { degreeInSign, houseFrom, lordOf, signOf } from './rashi.ts';
import { rowAt } from './rows.ts';

/** Five-fold friendship, from best to worst. */
export const RELATIONS = ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'] as const;
export type Relation = (typeof RELATIONS)[number];
/** Dignity of a graha, from best to worst. */
export const DIGNITIES = ['exalted', 'moolatrikona', 'own', ...RELATIONS, 'debilitated'] as const;
export type Dignity = (typeof DIGNITIES)[number];

/**
 * Natural relation of `of` to `other`. A graha and itself: neutral.
 * @example
 * naturalRelation('sun', 'saturn') // → 'enemy'
 */
export const naturalRelation = (of: Graha, other: Graha): 'friend' | 'neutral' | 'enemy' => {
  const row = GRAHA_TABLE[of];
  if (row.friends.includes(other)) return 'friend';
  if (row.enemies.includes(other)) return 'enemy';
  return 'neutral';
};

const NEAR_HOUSES: readonly number[] = [2, 3, 4, 10, 11, 12];

/**
 * Friend in this chart: `other` is in 2, 3, 4, 10, 11 or 12 from `of`, by signs 1–12; else enemy.
 * @example
 * temporalRelation(1, 4) // → 'friend'
 */
export const temporalRelation = (ofSign: number, otherSign: number): 'friend' | 'enemy' =>
  NEAR_HOUSES.includes(houseFrom(ofSign, otherSign)) ? 'friend' : 'enemy';

const SCORE = { friend: 1, neutral: 0, enemy: -1 } as const;

/** Five-fold friendship: natural and temporal added up. */
export const compoundRelation = (of: Graha, other: Graha, ofSign: number, otherSign: number): Relation => {
  const sum = SCORE[naturalRelation(of, other)] + SCORE[temporalRelation(ofSign, otherSign)];
  return rowAt(RELATIONS, 2 - sum, 'compound relation');
};

/**
 * Sign 1–12 of exaltation.
 * @example
 * exaltationSign('sun') // → 1
 */
export const exaltationSign = (graha: Graha): number => signOf(GRAHA_TABLE[graha].deepExaltation);

/**
 * Sign 1–12 of debilitation.
 * @example
 * debilitationSign('sun') // → 7
 */
export const debilitationSign = (graha: Graha): number => ((exaltationSign(graha) + 5) % 12) + 1;

/** Whether a graha stands in its sign of exaltation, whatever part of it; `sign` 1–12. */
export const inExaltationSign = (graha: Graha, sign: number): boolean => sign === exaltationSign(graha);

/**
 * The dignity that texts name: whoever stands in its sign of exaltation is exalted, the Moon beyond 3° of Taurus and Mercury
 * beyond 15° of Virgo too, whose dignity there is the moolatrikona or the own sign.
 */
export const spokenDignity = (graha: Graha, sign: number, dignity: Dignity): Dignity =>
  inExaltationSign(graha, sign) ? 'exalted' : dignity;

/**
 * 1 in the sign of exaltation, −1 in the sign of debilitation, else 0; `sign` 1–12.
 * @example
 * exaltationStep('moon', 8) // → -1
 */
export const exaltationStep = (graha: Graha, sign: number): number => {
  if (sign === exaltationSign(graha)) return 1;
  return sign === debilitationSign(graha) ? -1 : 0;
};

/**
 * Dignity by place in the zodiac alone, or null where only the relation to the sign lord is left. Tested in the order
 * exaltation (the Moon: Taurus 0–3°, Mercury: Virgo 0–15°), debilitation, moolatrikona, own sign.
 */
export const placeDignity = (
  graha: Graha,
  longitude: number,
): 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | null => {
  const { moolatrikona, own } = GRAHA_TABLE[graha];
  const sign = signOf(longitude);
  const degree = degreeInSign(longitude);
  const inMoolatrikona = sign === moolatrikona.sign && degree >= moolatrikona.from && degree < moolatrikona.to;
  // Where the moolatrikona part is in the exaltation sign (Moon, Mercury), exaltation ends where it begins.
  if (sign === exaltationSign(graha) && (sign !== moolatrikona.sign || degree < moolatrikona.from)) return 'exalted';
  if (sign === debilitationSign(graha)) return 'debilitated';
  if (inMoolatrikona) return 'moolatrikona';
  return own.includes(sign) ? 'own' : null;
};

/** Full dignity of a graha; `signs` are the signs 1–12 of all grahas in the same chart. */
export const dignityOf = (graha: Graha, longitude: number, signs: Readonly<Record<Graha, number>>): Dignity => {
  const byPlace = placeDignity(graha, longitude);
  if (byPlace) return byPlace;
  const lord = lordOf(signOf(longitude));
  return compoundRelation(graha, lord, signs[graha], signs[lord]);
};
