/** Bhava bala, the strength of the houses (BPHS ch. 27; B. V. Raman, Graha and Bhava Balas ch. 12), in virupas. */
import { bhavas } from '../chart/bhava.ts';
import type { Chart } from '../chart/chart.ts';
import { drishtiVirupas } from '../chart/drishti.ts';
import { PLANETS7 } from '../chart/graha.ts';
import { degreeInSign, houseFrom, lordOf, signOf, type Planet7 } from '../chart/rashi.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { Sky } from '../ephemeris/sky.ts';

/** Nature of a sign by its shape: human, watery, four-footed, insect. */
export const SIGN_SHAPES = ['manava', 'jalachara', 'chatushpada', 'keeta'] as const;
export type SignShape = (typeof SIGN_SHAPES)[number];

/** Where Cancer belongs: among the watery signs, or with Scorpio (BPHS 27.27). */
export const CANCER_SHAPES = ['jalachara', 'keeta'] as const satisfies readonly SignShape[];
export type CancerShape = (typeof CANCER_SHAPES)[number];

/** House in which each shape is powerless. */
const POWERLESS: Readonly<Record<SignShape, number>> = { manava: 7, jalachara: 10, chatushpada: 4, keeta: 1 };

/** Shapes of the signs from Aries; Sagittarius and Capricorn change at 15°. */
const SHAPES: readonly (readonly [SignShape, SignShape])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['keeta', 'keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
];

/** Shape of a sidereal longitude. */
export const signShapeAt = (longitude: number, cancer: CancerShape): SignShape => {
  const sign = signOf(longitude);
  if (sign === 4) return cancer;
  const shapes = SHAPES[sign - 1];
  if (!shapes) throw new Error(`no sign ${sign}`);
  return shapes[degreeInSign(longitude) < 15 ? 0 : 1];
};

/** Strength of one house. */
export interface BhavaBala {
  /** 1–12 */
  readonly house: number;
  /** Its middle by Sripati, sidereal degrees. */
  readonly middle: number;
  readonly lord: Planet7;
  readonly shape: SignShape;
  /** Shadbala total of the lord of the sign of the middle. */
  readonly adhipati: number;
  /** 0–60 by the distance from the house where the shape is powerless. */
  readonly dig: number;
  /** Aspects on the middle: Jupiter and Mercury whole, the others a quarter; malefics taken away. */
  readonly drishti: number;
  readonly total: number;
  /** 1 = strongest. */
  readonly rank: number;
}

const WHOLE: readonly Planet7[] = ['jupiter', 'mercury'];

/**
 * Strength of the twelve houses. `totals` are the shadbala totals of the planets. Throws `SkyError` where Sripati's houses
 * are not defined.
 */
export const bhavaBalas = (
  sky: Sky,
  chart: Chart,
  totals: Readonly<Record<Planet7, number>>,
  cancer: CancerShape,
): readonly BhavaBala[] => {
  const { grahas } = chart;
  const waxing = norm360(grahas.moon.longitude - grahas.sun.longitude) < 180;
  const benefic = (planet: Planet7): boolean =>
    WHOLE.includes(planet) || planet === 'venus' || (planet === 'moon' && waxing);
  const houses = bhavas(sky.houses('sripati', chart.jd, chart.place), 'sripati').map(({ house, mid: middle }) => {
    const lord = lordOf(signOf(middle));
    const shape = signShapeAt(middle, cancer);
    const away = houseFrom(POWERLESS[shape], house) - 1;
    const dig = 10 * Math.min(away, 12 - away);
    const drishti = PLANETS7.reduce((sum, planet) => {
      const virupas = drishtiVirupas(planet, middle - grahas[planet].longitude) * (WHOLE.includes(planet) ? 1 : 0.25);
      return sum + (benefic(planet) ? virupas : -virupas);
    }, 0);
    return { house, middle, lord, shape, adhipati: totals[lord], dig, drishti, total: totals[lord] + dig + drishti };
  });
  const order = [...houses].sort((a, b) => b.total - a.total);
  return houses.map((one) => ({ ...one, rank: order.indexOf(one) + 1 }));
};
