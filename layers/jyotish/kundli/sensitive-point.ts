/** Points counted from Moon and ascendant at which a chart is touchy (BPHS; Jataka Parijata; Bhrigu tradition). */
import type { Chart } from '../chart/chart.ts';
import { lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { vargaSign } from '../chart/varga.ts';
import { mod, norm360 } from '../ephemeris/angle.ts';

/** The points: the 22nd drekkana, the 64th navamsa, the 88th pada, the middle of Rahu and Moon. */
export const SENSITIVE_POINTS = ['drekkana_22', 'navamsa_64', 'pada_88', 'bhrigu_bindu'] as const;
export type SensitivePointKey = (typeof SENSITIVE_POINTS)[number];

/** A sensitive point. */
export interface SensitivePoint {
  readonly key: SensitivePointKey;
  /** What it is counted from. */
  readonly from: 'moon' | 'ascendant';
  readonly longitude: number;
  /** Chart whose sign gives the lord, and that sign, 1–12. */
  readonly varga: 1 | 3 | 9;
  readonly vargaSign: number;
  readonly lord: Planet7;
}

const COUNTED = [
  ['drekkana_22', 'moon', 210, 3],
  ['drekkana_22', 'ascendant', 210, 3],
  ['navamsa_64', 'moon', 210, 9],
  ['navamsa_64', 'ascendant', 210, 9],
  ['pada_88', 'moon', 290, 9],
] as const;

/** The sensitive points of a chart. */
export const sensitivePoints = ({ ascendant, grahas: { moon, rahu } }: Chart): readonly SensitivePoint[] => {
  const point = (key: SensitivePointKey, from: 'moon' | 'ascendant', longitude: number, varga: 1 | 3 | 9) => {
    const sign = varga === 1 ? signOf(longitude) : vargaSign(varga, longitude);
    return { key, from, longitude, varga, vargaSign: sign, lord: lordOf(sign) };
  };
  const middle = norm360(rahu.longitude + norm360(moon.longitude - rahu.longitude) / 2);
  return [
    ...COUNTED.map(([key, from, arc, varga]) =>
      point(key, from, norm360((from === 'moon' ? moon : ascendant).longitude + arc), varga),
    ),
    point('bhrigu_bindu', 'moon', middle, 1),
  ];
};

/** The 22nd star from the Moon's, 1–27: vainashika. */
export const vainashikaStar = (moonStar: number): number => mod(moonStar - 1 + 21, 27) + 1;
