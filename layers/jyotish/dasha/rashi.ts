/**
 * The dashas of the signs beside Chara: where each starts, in which order its signs follow, how many years they have and
 * how they are divided (BPHS ch. 46; Jaimini Sutras 2; P. V. R. Narasimha Rao; K. N. Rao). See README.md.
 */
import type { Chart } from '../chart/chart.ts';
import { KENDRAS } from '../chart/bhava.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { houseFrom, lordOf, rashi, signAt, signOf, type Mode, type SignKey } from '../chart/rashi.ts';
import { degreeInSign } from '../chart/rashi.ts';
import { sreeLagna } from '../chart/sree-lagna.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { plusDays } from '../ephemeris/instant.ts';
import { brahmaOf, type Brahma } from '../jaimini/brahma.ts';
import type { ColordRule } from '../jaimini/lords.ts';
import {
  correctedYears,
  plainYears,
  signChart,
  strongerOfSeventh,
  strongerSign,
  type StrengthOrder,
  yearLord,
  type SignChart,
  type SignContest,
} from '../jaimini/sign-strength.ts';
import type { DashaPlan } from './cycle.ts';
import {
  roundsOfTwelve,
  signDashaPlan,
  signParts,
  signRows,
  signsFrom,
  twelfths,
  twelfthsFrom,
  type SignStep,
} from './sign.ts';
import type { DashaBalance } from './star.ts';

/** Saturn in the first sign makes the order direct; else Ketu there turns it round. */
export type SignException = 'saturn' | 'ketu';
export const SIGN_EXCEPTIONS = ['saturn', 'ketu'] as const satisfies readonly SignException[];

/** A dasha of the signs laid out, with what chose its first sign and its order. */
export interface RashiDashaPlan extends DashaPlan<SignKey> {
  /** First sign, 1–12. */
  readonly seed: number;
  /** Rule of sign strength that chose it, 1–6; null where strength was not asked, or did not differ. */
  readonly rule: number | null;
  readonly exception: SignException | null;
}

/**
 * Where the sub-periods of Sudasa, Kendradi, Trikona and the Mandooka of the verses begin: at the stronger of the sign and
 * its seventh (BPHS 51.5–6), or at the sign itself.
 */
export const SIGN_ANTARS = ['stronger', 'own'] as const;

/** What every dasha of the signs is laid out with. */
export interface RashiDashaChoices {
  readonly yearLength: number;
  readonly rounds: number;
  readonly colords: ColordRule;
  /** `stronger` when left out. */
  readonly antar?: (typeof SIGN_ANTARS)[number] | undefined;
}

/** The same, and whether Saturn and Ketu in the first sign change the order. */
export interface ExceptionChoices extends RashiDashaChoices {
  readonly exceptions: boolean;
}

const stepOf = (sign: number): SignStep => (rashi(sign).odd ? 1 : -1);
const reverse = (step: SignStep): SignStep => (step === 1 ? -1 : 1);

const exceptionIn = ({ signs }: SignChart, sign: number): SignException | null => {
  if (signs.saturn === sign) return 'saturn';
  if (signs.ketu === sign) return 'ketu';
  return null;
};

/** Direction of the signs from a first sign: by its parity, then by Saturn or Ketu in it. */
const stepFrom = (sign: number, exception: SignException | null): SignStep => {
  if (exception === 'saturn') return 1;
  if (exception === 'ketu') return reverse(stepOf(sign));
  return stepOf(sign);
};

const KENDRA_STEPS = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11] as const;

/** Quadrants from a sign, then those of the next sign, then of the one after. */
const kendraOrder = (first: number, step: SignStep): readonly number[] =>
  KENDRA_STEPS.map((k) => signAt(first, 1 + step * k));

/** Trines from a sign, then those of the next sign, and so on. */
const trineOrder = (first: number, step: SignStep): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => signAt(first, 1 + step * (Math.floor(i / 3) + 4 * (i % 3))));

const NARAYANA_ORDER: Readonly<Record<Mode, (first: number, step: SignStep) => readonly number[]>> = {
  movable: signsFrom,
  fixed: (first, step) => Array.from({ length: 12 }, (_, i) => signAt(first, 1 + 5 * step * i)),
  dual: (first, step) =>
    Array.from({ length: 12 }, (_, i) => signAt(first, 1 + step * (3 * Math.floor(i / 3) - 4 * (i % 3)))),
};

/** Years by the mode of the sign: 7, 8, 9. */
const MODE_YEARS: Readonly<Record<Mode, number>> = { movable: 7, fixed: 8, dual: 9 };
const modeYears = (sign: number): number => MODE_YEARS[rashi(sign).mode];

/** Sub-periods from the stronger of the sign and its seventh, or from the sign; direct if the sign itself is odd, else reverse. */
const selfParts = (chart: SignChart, { antar }: RashiDashaChoices) =>
  signParts((sign) => twelfthsFrom(antar === 'own' ? sign : strongerOfSeventh(chart, sign).sign, stepOf(sign)));

/** Sub-periods of Narayana: from the sign of the year lord of the stronger of the sign and its seventh. */
const narayanaParts = (chart: SignChart, colords: ColordRule) =>
  signParts((sign) => {
    const strong = strongerOfSeventh(chart, sign).sign;
    const lord = yearLord(chart, strong, colords);
    const first = lord === null ? strong : chart.signs[lord];
    const exception = exceptionIn(chart, strong);
    return twelfthsFrom(first, stepFrom(first, exception));
  });

/** Sub-periods through the zodiac from the sign itself. */
const ZODIACAL_PARTS = signParts((sign) => twelfthsFrom(sign, 1));

const planOf = (
  chart: Chart,
  { sign: seed, rule }: SignContest,
  exception: SignException | null,
  order: readonly number[],
  years: (sign: number) => number,
  parts: ReturnType<typeof signParts>,
  { yearLength, rounds }: RashiDashaChoices,
  start = chart.jd,
): RashiDashaPlan => ({
  ...signDashaPlan(chart.jd, roundsOfTwelve(signRows(order, years), rounds), parts, yearLength, start),
  seed,
  rule,
  exception,
});

/** The sign a Narayana dasha of Dn is counted from: the lagna; in Dn the sign of the lord of the house that Dn stands for. */
const narayanaBase = (rashiChart: SignChart, chart: SignChart, n: VargaNumber, colords: ColordRule): number => {
  if (n === 1) return chart.lagna;
  const house = signAt(rashiChart.lagna, ((n - 1) % 12) + 1);
  return chart.signs[yearLord(rashiChart, house, colords) ?? lordOf(house)];
};

/** Narayana dasha of the rashi (n = 1) or of divisional chart Dn (P. V. R. Narasimha Rao; BPHS ch. 46 Padakrama). */
export const narayanaPlan = (chart: Chart, n: VargaNumber, choices: RashiDashaChoices): RashiDashaPlan => {
  const rashiChart = signChart(chart);
  const own = signChart(chart, n);
  const { colords } = choices;
  const seed = strongerOfSeventh(own, narayanaBase(rashiChart, own, n, colords));
  const exception = exceptionIn(own, seed.sign);
  const order =
    exception === 'saturn'
      ? signsFrom(seed.sign, 1)
      : NARAYANA_ORDER[rashi(seed.sign).mode](seed.sign, stepFrom(seed.sign, exception));
  const years = (sign: number): number => correctedYears(own, sign, colords);
  return planOf(chart, seed, exception, order, years, narayanaParts(own, colords), choices);
};

/** Sudasa: quadrants from the sign of Shri lagna; the share of the sign it has passed has run before birth. */
export interface SudasaPlan extends RashiDashaPlan {
  /** Sidereal longitude of Shri lagna. */
  readonly sree: number;
  readonly balance: DashaBalance<SignKey>;
}

/** Lays Sudasa out (BPHS ch. 46 v. 189; P. V. R. Narasimha Rao). */
export const sudasaPlan = (chart: Chart, choices: ExceptionChoices): SudasaPlan => {
  const own = signChart(chart);
  const sree = sreeLagna(chart);
  const sign = signOf(sree);
  const exception = choices.exceptions ? exceptionIn(own, sign) : null;
  const years = (one: number): number => correctedYears(own, one, choices.colords);
  const passed = degreeInSign(sree) / 30;
  const start = plusDays(chart.jd, -passed * years(sign) * choices.yearLength);
  const order = kendraOrder(sign, stepFrom(sign, exception));
  const plan = planOf(chart, { sign, rule: null }, exception, order, years, selfParts(own, choices), choices, start);
  return { ...plan, sree, balance: { lord: rashi(sign).key, years: (1 - passed) * years(sign) } };
};

/** Kendradi rashi dasha: quadrants from the stronger of lagna and seventh. */
export const kendradiPlan = (chart: Chart, choices: RashiDashaChoices): RashiDashaPlan => {
  const own = signChart(chart);
  const seed = strongerOfSeventh(own, own.lagna);
  const exception = exceptionIn(own, seed.sign);
  const order = kendraOrder(seed.sign, stepFrom(seed.sign, exception));
  const years = (sign: number): number => correctedYears(own, sign, choices.colords);
  return planOf(chart, seed, exception, order, years, selfParts(own, choices), choices);
};

const SHOOLA_YEARS = 9;

/** Shoola dasha: nine years each through the zodiac from the stronger of lagna and seventh. */
export const shoolaPlan = (chart: Chart, choices: RashiDashaChoices): RashiDashaPlan => {
  const own = signChart(chart);
  const seed = strongerOfSeventh(own, own.lagna);
  const parts = signParts((sign) => twelfthsFrom(strongerOfSeventh(own, sign).sign, 1));
  return planOf(chart, seed, null, signsFrom(seed.sign, 1), () => SHOOLA_YEARS, parts, choices);
};

/** Niryana Shoola: 7, 8, 9 years by mode from the stronger of the second and the eighth house (BPHS 46.182). */
export const niryanaShoolaPlan = (chart: Chart, choices: ExceptionChoices): RashiDashaPlan => {
  const own = signChart(chart);
  const seed = strongerSign(own, signAt(own.lagna, 2), signAt(own.lagna, 8));
  const exception = choices.exceptions ? exceptionIn(own, seed.sign) : null;
  const order = signsFrom(seed.sign, stepFrom(seed.sign, exception));
  return planOf(chart, seed, exception, order, modeYears, narayanaParts(own, choices.colords), choices);
};

/** Sthira dasha with the Brahma it starts from. */
export interface SthiraPlan extends RashiDashaPlan {
  readonly brahma: Brahma;
}

/** Sthira dasha: 7, 8, 9 years by mode through the zodiac from the sign of Brahma. */
export const sthiraPlan = (chart: Chart, choices: RashiDashaChoices): SthiraPlan => {
  const brahma = brahmaOf(chart);
  const sign = chart.signs[brahma.planet];
  const plan = planOf(chart, { sign, rule: null }, null, signsFrom(sign, 1), modeYears, ZODIACAL_PARTS, choices);
  return { ...plan, brahma };
};

/** Schools of Mandooka: K. N. Rao, or the verses of BPHS. */
export const MANDOOKA_RULES = ['knrao', 'bphs'] as const;
export type MandookaRule = (typeof MANDOOKA_RULES)[number];

/** Mandooka dasha, and whether it is meant for this chart. */
export interface MandookaPlan extends RashiDashaPlan {
  /** Planets (Sun to Saturn) in houses 1, 4, 7, 10. */
  readonly kendraPlanets: number;
  /** At least four of them. */
  readonly applicable: boolean;
}

/** Years of Mandooka: inclusive count to the lord, forward from odd signs; at home 12. */
const mandookaYears = ({ signs }: SignChart, sign: number): number => {
  const at = signs[lordOf(sign)];
  const steps = rashi(sign).odd ? houseFrom(sign, at) : houseFrom(at, sign);
  if (steps === 1) return 12;
  if (steps === 7) return 10;
  return steps;
};

const mandookaOrder = (chart: SignChart, rule: MandookaRule): { seed: SignContest; order: readonly number[] } => {
  if (rule === 'bphs') {
    const seed = strongerOfSeventh(chart, chart.lagna);
    return { seed, order: kendraOrder(seed.sign, stepOf(seed.sign)) };
  }
  const { odd } = rashi(chart.lagna);
  const sign = odd ? chart.lagna : signAt(chart.lagna, 7);
  return { seed: { sign, rule: null }, order: kendraOrder(sign, odd ? 1 : -1) };
};

/** Mandooka, the frog's leap from quadrant to quadrant (K. N. Rao; BPHS ch. 46). */
export const mandookaPlan = (chart: Chart, rule: MandookaRule, choices: RashiDashaChoices): MandookaPlan => {
  const own = signChart(chart);
  const { seed, order } = mandookaOrder(own, rule);
  const years = rule === 'bphs' ? modeYears : (sign: number): number => mandookaYears(own, sign);
  const turned = signParts((sign) =>
    twelfths([...order.slice(order.indexOf(sign)), ...order.slice(0, order.indexOf(sign))]),
  );
  const parts = rule === 'bphs' ? selfParts(own, choices) : turned;
  const kendraPlanets = PLANETS7.filter((planet) => KENDRAS.includes(houseFrom(own.lagna, own.signs[planet]))).length;
  return { ...planOf(chart, seed, null, order, years, parts, choices), kendraPlanets, applicable: kendraPlanets >= 4 };
};

/** Orders of Trikona: sign by sign, or trines first. */
export const TRIKONA_ORDERS = ['sign', 'trine'] as const;

/** Choices of Trikona and Yogardha: `correction` adds and takes a year for an exalted or debilitated lord. */
export interface CorrectionChoices extends RashiDashaChoices {
  readonly correction: boolean;
}

const signYears =
  ({ correction, colords }: CorrectionChoices, chart: SignChart) =>
  (sign: number): number =>
    (correction ? correctedYears : plainYears)(chart, sign, colords);

/** Trikona dasha: from the strongest of the first, fifth and ninth house by the rules of strength in an order. */
export const trikonaPlan = (
  chart: Chart,
  order: (typeof TRIKONA_ORDERS)[number],
  strength: StrengthOrder,
  choices: CorrectionChoices,
): RashiDashaPlan => {
  const own = signChart(chart);
  const fifth = strongerSign(own, own.lagna, signAt(own.lagna, 5), strength);
  const seed = strongerSign(own, fifth.sign, signAt(own.lagna, 9), strength);
  const signs = (order === 'trine' ? trineOrder : signsFrom)(seed.sign, stepOf(seed.sign));
  return planOf(chart, seed, null, signs, signYears(choices, own), selfParts(own, choices), choices);
};

/** Yogardha dasha: half the sum of the Chara and the Sthira years, from the stronger of lagna and seventh. */
export const yogardhaPlan = (chart: Chart, choices: CorrectionChoices): RashiDashaPlan => {
  const own = signChart(chart);
  const seed = strongerOfSeventh(own, own.lagna);
  const step = stepOf(seed.sign);
  const chara = signYears(choices, own);
  const years = (sign: number): number => (chara(sign) + modeYears(sign)) / 2;
  const parts = signParts((sign) => twelfthsFrom(signAt(sign, 1 + step), step));
  return planOf(chart, seed, null, signsFrom(seed.sign, step), years, parts, choices);
};

const CHAKRA_YEARS = 10;

/** Chakra dasha: ten years each through the zodiac from `first`. */
export const chakraPlan = (chart: Chart, first: number, yearLength: number): RashiDashaPlan => {
  const choices = { yearLength, rounds: 1, colords: 'single' } as const;
  return planOf(
    chart,
    { sign: first, rule: null },
    null,
    signsFrom(first, 1),
    () => CHAKRA_YEARS,
    ZODIACAL_PARTS,
    choices,
  );
};
