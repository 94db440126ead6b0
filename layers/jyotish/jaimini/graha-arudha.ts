/** Arudhas of the planets, and how the arudhas of the houses stand to each other (P. V. R. Narasimha Rao, ch. 9). */
import type { Chart } from '../chart/chart.ts';
import { GRAHA_TABLE } from '../chart/graha.ts';
import { houseFrom } from '../chart/rashi.ts';
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import { imageOf, type ArudhaException, type ArudhaPada } from './arudha.ts';
import { CO_LORDS } from './lords.ts';
import { signChart, strongerSign, type StrengthOrder } from './sign-strength.ts';

/** The arudha of a planet. */
export interface GrahaArudha {
  readonly graha: Graha;
  /** Its own sign, the stronger of two, 1–12. */
  readonly owned: number;
  /** 1–12 */
  readonly sign: number;
  readonly exception: ArudhaException;
}

/** Signs of a planet; Ketu has Scorpio and Rahu Aquarius. */
const ownSigns = (graha: Graha): readonly number[] => {
  const shared = Object.entries(CO_LORDS).flatMap(([sign, lord]) => (lord === graha ? [Number(sign)] : []));
  return shared.length > 0 ? shared : GRAHA_TABLE[graha].own;
};

/** As far from the planet’s own sign as that is from the planet. */
export const grahaArudhas = (chart: Chart, order: StrengthOrder): readonly GrahaArudha[] => {
  const signs = signChart(chart);
  return GRAHAS.map((graha) => {
    const [first = 1, second] = ownSigns(graha);
    const owned = second === undefined ? first : strongerSign(signs, first, second, order).sign;
    return { graha, owned, ...imageOf(chart.signs[graha], owned) };
  });
};

/** How two signs stand to each other, by the smaller count between them. */
export const PADA_RELATIONS = ['same', 'two_twelve', 'three_eleven', 'kendra', 'trikona', 'six_eight'] as const;
export type PadaRelation = (typeof PADA_RELATIONS)[number];
/** By the count from one to the other, 1–12. */
const BY_COUNT: readonly PadaRelation[] = [
  'same',
  'two_twelve',
  'three_eleven',
  'kendra',
  'trikona',
  'six_eight',
  'kendra',
  'six_eight',
  'trikona',
  'kendra',
  'three_eleven',
  'two_twelve',
];

/** Two arudhas of houses. */
export interface PadaPair {
  readonly a: ArudhaPada;
  readonly b: ArudhaPada;
  /** Count from a to b, 1–12. */
  readonly distance: number;
  readonly relation: PadaRelation;
}

/** All 66 pairs of the twelve padas. */
export const padaPairs = (padas: readonly ArudhaPada[]): readonly PadaPair[] =>
  padas.flatMap((a, i) =>
    padas.slice(i + 1).map((b) => {
      const distance = houseFrom(a.sign, b.sign);
      return { a, b, distance, relation: BY_COUNT[distance - 1] ?? 'same' };
    }),
  );
