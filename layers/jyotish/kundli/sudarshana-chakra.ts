/** The three rings of Sudarshana chakra: houses from ascendant, Moon and Sun (BPHS ch. 74). */
import type { Chart } from '../chart/chart.ts';
import { naturalBenefics } from '../chart/natural.ts';
import { signAt } from '../chart/rashi.ts';
import { GRAHAS } from '../ephemeris/sky.ts';

/** One house of the three rings. */
export interface SudarshanaHouse {
  /** 1–12 */
  readonly house: number;
  /** Its signs 1–12 from ascendant, Moon and Sun. */
  readonly signs: readonly [number, number, number];
  /** Natural benefics, and other planets, in the three signs; a planet counts once in every ring it is met in. */
  readonly benefics: number;
  readonly malefics: number;
}

/** The twelve houses of the three rings. */
export const sudarshanaHouses = (chart: Chart): readonly SudarshanaHouse[] => {
  const benefic = naturalBenefics(chart);
  return Array.from({ length: 12 }, (_, i) => {
    const house = i + 1;
    const signs = [chart.ascendant.sign, chart.signs.moon, chart.signs.sun].map((from) => signAt(from, house));
    const met = signs.flatMap((sign) => GRAHAS.filter((graha) => chart.signs[graha] === sign));
    const benefics = met.filter((graha) => benefic.includes(graha)).length;
    const [lagna = 0, moon = 0, sun = 0] = signs;
    return { house, signs: [lagna, moon, sun], benefics, malefics: met.length - benefics };
  });
};
