/**
 * Strength of signs and the lord by whom years are counted, in the dashas of the signs (Jaimini Sutras 2.3; BPHS ch. 46
 * v. 161–164; P. V. R. Narasimha Rao). They work on any chart: the rashi, or a divisional one.
 */
import type { Chart } from '../chart/chart.ts';
import { exaltationSign, exaltationStep } from '../chart/dignity.ts';
import { rashiDrishti } from '../chart/drishti.ts';
import { byGraha } from '../chart/graha.ts';
import { houseFrom, lordOf, rashi, signAt } from '../chart/rashi.ts';
import { castVarga } from '../chart/varga.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { CO_LORDS, isOddFooted, type ColordRule } from './lords.ts';

/** Signs of a chart and the degrees inside them: all that these rules read. */
export interface SignChart {
  /** 1–12 */
  readonly lagna: number;
  readonly signs: Readonly<Record<Graha, number>>;
  /** 0 ≤ x < 30 */
  readonly degrees: Readonly<Record<Graha, number>>;
}

/** The rashi chart, or divisional chart Dn, as signs and degrees. */
export const signChart = (chart: Chart, n: VargaNumber = 1): SignChart => {
  if (n === 1)
    return {
      lagna: chart.ascendant.sign,
      signs: chart.signs,
      degrees: byGraha((graha) => chart.grahas[graha].degree),
    };
  const varga = castVarga(chart, n);
  return {
    lagna: varga.ascendant.sign,
    signs: byGraha((graha) => varga.grahas[graha].sign),
    degrees: byGraha((graha) => varga.grahas[graha].degree),
  };
};

/** The rules that decide between two signs; their numbers, 1 the first of the list, are ids and no order. */
export const SIGN_STRENGTH_RULES = [
  'planets',
  'aspects',
  'exalted',
  'modality',
  'lord_parity',
  'lord_degrees',
] as const;

/**
 * The order in which the rules are asked: that of P. V. R. Narasimha Rao's book (15.5.2), or the modality of the sign before
 * the parity of its lord's. They differ for signs of unlike modality alone, never for a sign and the seventh from it.
 */
export const STRENGTH_ORDERS = {
  pvr: ['planets', 'aspects', 'exalted', 'lord_parity', 'modality', 'lord_degrees'],
  modality_first: ['planets', 'aspects', 'exalted', 'modality', 'lord_parity', 'lord_degrees'],
} as const satisfies Readonly<Record<string, readonly (typeof SIGN_STRENGTH_RULES)[number][]>>;
export type StrengthOrder = keyof typeof STRENGTH_ORDERS;
export const STRENGTH_ORDER_KEYS = ['pvr', 'modality_first'] as const satisfies readonly StrengthOrder[];

/** The stronger of two signs and the number of the rule that decided; null where they are equal in all. */
export interface SignContest {
  /** 1–12 */
  readonly sign: number;
  /** 1–6, its key is in SIGN_STRENGTH_RULES. */
  readonly rule: number | null;
}

/** Two signs compared: besides, what the deciding rule found of the first and of the second; the last rule where none decided. */
export interface ComparedSigns extends SignContest {
  readonly values: readonly [number, number];
}

const MODALITY = { movable: 0, fixed: 1, dual: 2 } as const;

/** Whether a planet stands in a sign or aspects it by sign. */
export const touchesSign = (signs: SignChart['signs'], graha: Graha, sign: number): boolean =>
  signs[graha] === sign || rashiDrishti(signs[graha], sign);

/** How many of Jupiter, Mercury and `lord` stand in or aspect a sign; a planet with two of these roles counts twice. */
export const rolesOn = (signs: SignChart['signs'], sign: number, lord: Graha): number =>
  (['jupiter', 'mercury', lord] as const).filter((graha) => touchesSign(signs, graha, sign)).length;

/** What the rules compare: the sign with the greater number is the stronger one. */
const MEASURES: Readonly<Record<(typeof SIGN_STRENGTH_RULES)[number], (chart: SignChart, sign: number) => number>> = {
  planets: ({ signs }, sign) => GRAHAS.filter((graha) => signs[graha] === sign).length,
  aspects: ({ signs }, sign) => rolesOn(signs, sign, lordOf(sign)),
  exalted: ({ signs }, sign) =>
    GRAHAS.some((graha) => signs[graha] === sign && exaltationSign(graha) === sign) ? 1 : 0,
  modality: (_, sign) => MODALITY[rashi(sign).mode],
  lord_parity: ({ signs }, sign) => (rashi(signs[lordOf(sign)]).odd === rashi(sign).odd ? 0 : 1),
  lord_degrees: ({ degrees }, sign) => degrees[lordOf(sign)],
};

/** The stronger of two signs; `a` where nothing differs. Lords are the classical ones. */
export const strongerSign = (chart: SignChart, a: number, b: number, order: StrengthOrder = 'pvr'): ComparedSigns => {
  let values: readonly [number, number] = [0, 0];
  for (const rule of STRENGTH_ORDERS[order]) {
    const measure = MEASURES[rule];
    values = [measure(chart, a), measure(chart, b)];
    const [first, second] = values;
    if (first !== second) return { sign: first > second ? a : b, rule: SIGN_STRENGTH_RULES.indexOf(rule) + 1, values };
  }
  return { sign: a, rule: null, values };
};

/** The stronger of a sign and the seventh from it. */
export const strongerOfSeventh = (chart: SignChart, sign: number): SignContest =>
  strongerSign(chart, sign, signAt(sign, 7));

/** Years from a sign to the sign of `lord`, exclusive: forward from odd-footed signs, else backward; 12 in the sign itself. */
const yearsTo = ({ signs }: SignChart, sign: number, lord: Graha): number => {
  const steps = isOddFooted(sign) ? houseFrom(sign, signs[lord]) - 1 : houseFrom(signs[lord], sign) - 1;
  return steps === 0 ? 12 : steps;
};

/**
 * The lord by whom the years of a sign are counted; null where both lords of Scorpio or Aquarius stand in it. Under
 * `dual`: the one outside when one is at home; else more companions, more of Jupiter, Mercury and its dispositor on it,
 * exaltation, modality of its sign, more years; last the classical lord.
 */
export const yearLord = (chart: SignChart, sign: number, colords: ColordRule): Graha | null => {
  const lord = lordOf(sign);
  const second = CO_LORDS[sign];
  if (colords === 'single' || second === undefined) return lord;
  const { signs } = chart;
  if (signs[lord] === sign) return signs[second] === sign ? null : second;
  if (signs[second] === sign) return lord;
  const marks = (graha: Graha): readonly number[] => [
    GRAHAS.filter((other) => other !== graha && signs[other] === signs[graha]).length,
    rolesOn(signs, signs[graha], lordOf(signs[graha])),
    signs[graha] === exaltationSign(graha) ? 1 : 0,
    MODALITY[rashi(signs[graha]).mode],
    yearsTo(chart, sign, graha),
  ];
  const others = marks(second);
  for (const [i, mark] of marks(lord).entries()) {
    const other = others[i] ?? 0;
    if (mark !== other) return mark > other ? lord : second;
  }
  return lord;
};

/** Years of a sign, 1–12: exclusive count to its year lord; 12 where the lord, or both lords, stand in it. */
export const plainYears = (chart: SignChart, sign: number, colords: ColordRule): number => {
  const lord = yearLord(chart, sign, colords);
  return lord === null ? 12 : yearsTo(chart, sign, lord);
};

/** The same, one more for an exalted lord and one less for a debilitated one; 12 of a lord at home stays. Range 0–12. */
export const correctedYears = (chart: SignChart, sign: number, colords: ColordRule): number => {
  const lord = yearLord(chart, sign, colords);
  if (lord === null || chart.signs[lord] === sign) return 12;
  return yearsTo(chart, sign, lord) + exaltationStep(lord, chart.signs[lord]);
};
