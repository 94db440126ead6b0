/** Brahma, from whom the Sthira dasha starts, by the school of K. N. Rao (Akhila Kumar, "Jaimini's Sthira Dasha"). */
import type { Chart } from '../chart/chart.ts';
import { debilitationSign, exaltationSign, naturalRelation } from '../chart/dignity.ts';
import { byPlanet7, GRAHA_TABLE, PLANETS7 } from '../chart/graha.ts';
import { degreeInSign, houseFrom, lordOf, rashi, signAt, type Planet7 } from '../chart/rashi.ts';
import { charaKarakas } from './karakas.ts';
import { rolesOn } from './sign-strength.ts';

/** Brahma of a birth and the strengths that chose it. */
export interface Brahma {
  readonly planet: Planet7;
  /** 1–12: the stronger of the lagna and the seventh, whose sixth, eighth and twelfth lords are the candidates. */
  readonly from: number;
  /** Strength of each planet: dignity, rank as karaka, place from the atmakaraka. */
  readonly graha: Readonly<Record<Planet7, number>>;
  /** Strength of the signs from Aries. */
  readonly rashi: readonly number[];
}

const RELATION_POINTS = { friend: 40, neutral: 30, enemy: 20 } as const;

/** Exaltation and debilitation count up to the deep degree. */
const dignityPoints = (chart: Chart, planet: Planet7): number => {
  const { sign, degree } = chart.grahas[planet];
  const { deepExaltation, moolatrikona, own } = GRAHA_TABLE[planet];
  const deep = degreeInSign(deepExaltation);
  if (sign === exaltationSign(planet) && degree <= deep) return 70;
  if (sign === moolatrikona.sign && degree >= moolatrikona.from && degree < moolatrikona.to) return 60;
  if (own.includes(sign)) return 50;
  if (sign === debilitationSign(planet) && degree <= deep) return 10;
  return RELATION_POINTS[naturalRelation(planet, lordOf(sign))];
};

const KENDRADI_POINTS = [60, 40, 20] as const;
const MODE_POINTS = { movable: 20, fixed: 40, dual: 60 } as const;

/** Brahma of a chart. Saturn is never Brahma; of equals the lord of the earlier house. */
export const brahmaOf = (chart: Chart): Brahma => {
  const karakas = charaKarakas(chart, 7).map(({ graha }) => graha);
  const [atmakaraka] = karakas;
  if (!atmakaraka) throw new Error('a chart has an atmakaraka');
  const graha = byPlanet7((planet) => {
    const kendradi = KENDRADI_POINTS[(houseFrom(chart.signs[atmakaraka], chart.signs[planet]) - 1) % 3] ?? 0;
    return dignityPoints(chart, planet) + 10 * (7 - karakas.indexOf(planet)) + kendradi;
  });
  const signPoints = (sign: number): number =>
    graha[lordOf(sign)] +
    MODE_POINTS[rashi(sign).mode] +
    10 * PLANETS7.filter((planet) => chart.signs[planet] === sign).length +
    60 * rolesOn(chart.signs, sign, lordOf(sign));
  const lagna = chart.ascendant.sign;
  const seventh = signAt(lagna, 7);
  const from = signPoints(seventh) > signPoints(lagna) ? seventh : lagna;
  const candidates = [6, 8, 12].map((house) => lordOf(signAt(from, house))).filter((planet) => planet !== 'saturn');
  const planet = candidates.reduce((best, one) => (graha[one] > graha[best] ? one : best));
  return { planet, from, graha, rashi: Array.from({ length: 12 }, (_, i) => signPoints(i + 1)) };
};
