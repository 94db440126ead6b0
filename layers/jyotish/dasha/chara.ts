/** Jaimini's Chara dasha of the signs (Jaimini Sutras 1.1.25–29). */
import type { Chart } from '../chart/chart.ts';
import { exaltationStep } from '../chart/dignity.ts';
import { houseFrom, signAt, type SignKey } from '../chart/rashi.ts';
import { isOddFooted, jaiminiLord, type ColordRule } from '../jaimini/lords.ts';
import type { DashaPart, DashaPlan } from './cycle.ts';
import {
  LONGEST_SIGN_YEARS,
  restOfTwelve,
  signDashaPlan,
  signParts,
  signRows,
  signsFrom,
  twelfthsFrom,
  type SignStep,
} from './sign.ts';

/**
 * Schools, as columns: K. N. Rao ("Predicting through Jaimini's Chara Dasha") repeats the years of the first round and
 * ignores exaltation; P. V. R. Narasimha Rao ("Vedic Astrology: An Integrated Approach") adds a year for an exalted lord,
 * takes one for a debilitated lord, and gives the second round 12 minus the first.
 */
export const CHARA_RULES = {
  knrao: { byExaltation: false, secondRoundIsRest: false },
  pvr: { byExaltation: true, secondRoundIsRest: true },
} as const;
export type CharaRule = keyof typeof CHARA_RULES;
/** The schools on offer; the first is the default. */
export const CHARA_SCHOOLS = ['knrao', 'pvr'] as const satisfies readonly CharaRule[];

/** Signs from `sign` to the sign of its lord, less one, forward or backward; a lord in its own sign gives twelve. */
export const charaYears = (chart: Chart, sign: number, rule: CharaRule, colords: ColordRule): number => {
  const lord = jaiminiLord(chart, sign, colords);
  const at = chart.signs[lord];
  const steps = isOddFooted(sign) ? houseFrom(sign, at) - 1 : houseFrom(at, sign) - 1;
  const years = steps === 0 ? LONGEST_SIGN_YEARS : steps;
  if (!CHARA_RULES[rule].byExaltation) return years;
  return years + exaltationStep(lord, at);
};

/** A Chara dasha laid out, and the direction of its signs. */
export interface CharaPlan extends DashaPlan<SignKey> {
  readonly direction: 'direct' | 'reverse';
}

const STEP = { direct: 1, reverse: -1 } as const;

/** Twelve equal parts from the next sign in the dasha's direction; the sign itself comes last. */
const antars = (step: SignStep): ReadonlyMap<SignKey, readonly DashaPart<SignKey>[]> =>
  signParts((sign) => twelfthsFrom(signAt(sign, 1 + step), step));
const ANTARS = { direct: antars(STEP.direct), reverse: antars(STEP.reverse) };

/**
 * Chara dasha of a chart from its ascendant, direct when the ninth sign from it is odd-footed, `rounds` rounds. A sign of
 * 0 years (Sagittarius, its lord debilitated, under `pvr`; the rest of a full twelve) is left out.
 */
export const charaPlan = (
  chart: Chart,
  yearLength: number,
  rule: CharaRule,
  colords: ColordRule,
  rounds: number,
): CharaPlan => {
  const lagna = chart.ascendant.sign;
  const direction = isOddFooted(signAt(lagna, 9)) ? 'direct' : 'reverse';
  const first = signRows(signsFrom(lagna, STEP[direction]), (sign) => charaYears(chart, sign, rule, colords));
  const later = CHARA_RULES[rule].secondRoundIsRest ? restOfTwelve(first) : first;
  const laid = Array.from({ length: rounds }, (_, i) => (i === 0 ? first : later));
  return { ...signDashaPlan(chart.jd, laid, ANTARS[direction], yearLength), direction };
};
