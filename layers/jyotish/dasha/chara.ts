/** Jaimini's Chara dasha of the signs (conventions G.4; Jaimini Sutras 1.1.25–29). */
import type { Chart } from '../chart/chart.ts';
import { debilitationSign, exaltationSign } from '../chart/dignity.ts';
import { houseFrom, rashi, RASHIS, signAt, type SignKey } from '../chart/rashi.ts';
import { isOddFooted, jaiminiLord, type ColordRule } from '../jaimini/lords.ts';
import { layMahas, proportionalParts, type DashaPart, type DashaPlan, type DashaRow } from './cycle.ts';

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
/** The schools that may be asked for; the first is the default. */
export const CHARA_SCHOOLS = ['knrao', 'pvr'] as const satisfies readonly CharaRule[];

/** Rounds of twelve signs offered. */
export const CHARA_CYCLES_MAX = 2;

const LONGEST = 12;

/** Signs from `sign` to the sign where its lord stands, less one, forward or backward; a lord at home gives twelve. */
export const charaYears = (chart: Chart, sign: number, rule: CharaRule, colords: ColordRule): number => {
  const lord = jaiminiLord(chart, sign, colords);
  const at = chart.signs[lord];
  const steps = isOddFooted(sign) ? houseFrom(sign, at) - 1 : houseFrom(at, sign) - 1;
  const years = steps === 0 ? LONGEST : steps;
  if (!CHARA_RULES[rule].byExaltation) return years;
  return years + (at === exaltationSign(lord) ? 1 : at === debilitationSign(lord) ? -1 : 0);
};

/** A Chara dasha laid out, and the way its signs run. */
export interface CharaPlan extends DashaPlan<SignKey> {
  readonly direction: 'direct' | 'reverse';
}

/** The signs in order from `first`, by key. */
const signsFrom = (first: number, step: 1 | -1): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => signAt(first, 1 + step * i));

/** Twelve equal parts from the next sign in the dasha's direction; the sign itself comes last. */
const antars = (step: 1 | -1): ReadonlyMap<SignKey, readonly DashaPart<SignKey>[]> =>
  new Map(
    RASHIS.map(({ key }, i) => [
      key,
      proportionalParts(signsFrom(signAt(i + 1, 1 + step), step).map((s) => ({ lord: rashi(s).key, years: 1 }))),
    ]),
  );
const ANTARS = { direct: antars(1), reverse: antars(-1) };

/**
 * Chara dasha of a chart from its ascendant, direct when the ninth sign from it is odd-footed, `cycles` rounds. Lords are
 * sign keys. A sign of 0 years (Sagittarius, its lord debilitated, under `pvr`; the rest of a full twelve) is left out.
 */
export const charaPlan = (
  chart: Chart,
  yearLength: number,
  rule: CharaRule,
  colords: ColordRule,
  cycles: number,
): CharaPlan => {
  const lagna = chart.ascendant.sign;
  const direction = isOddFooted(signAt(lagna, 9)) ? 'direct' : 'reverse';
  const signs = signsFrom(lagna, direction === 'direct' ? 1 : -1);
  const first = signs.map((s): DashaRow<SignKey> => ({
    lord: rashi(s).key,
    years: charaYears(chart, s, rule, colords),
  }));
  const later = CHARA_RULES[rule].secondRoundIsRest
    ? first.map(({ lord, years }): DashaRow<SignKey> => ({ lord, years: LONGEST - years }))
    : first;
  const rounds = Array.from({ length: cycles }, (_, i) => (i === 0 ? first : later));
  const parts = ANTARS[direction];
  return {
    birth: chart.jd,
    direction,
    mahas: layMahas(chart.jd, rounds, yearLength),
    partsOf: (lord) => {
      const found = parts.get(lord);
      if (!found) throw new Error(`no sign ${lord}`);
      return found;
    },
  };
};
