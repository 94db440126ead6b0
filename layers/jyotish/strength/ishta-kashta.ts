/** Ishta and kashta phala: how far a planet gives what is wished or not (BPHS ch. 28; B. V. Raman, Graha and Bhava Balas), of 60. */
import type { Chart } from '../chart/chart.ts';
import { byPlanet7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { separation } from '../ephemeris/angle.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { ucchaBala } from './sthana.ts';

/** Root of the product (Raman), or half the sum with another motion of the Sun (BPHS 28.4–6). */
export const ISHTA_RULES = ['product', 'bphs'] as const;
export type IshtaRule = (typeof ISHTA_RULES)[number];

/** Ishta and kashta of one planet, each 0–60. */
export interface IshtaKashta {
  readonly uccha: number;
  readonly cheshta: number;
  readonly ishta: number;
  readonly kashta: number;
}

/**
 * Ishta and kashta of the seven planets. `cheshta` are the values of shadbala, the Sun's and Moon's undoubled. Under `bphs`
 * the Sun's motion is a third of the arc of his tropical place plus 90°.
 */
export const ishtaKashtaOf = (
  sky: Sky,
  chart: Chart,
  cheshta: Readonly<Record<Planet7, number>>,
  rule: IshtaRule,
): Readonly<Record<Planet7, IshtaKashta>> =>
  byPlanet7((planet) => {
    const uccha = ucchaBala(planet, chart.grahas[planet].longitude);
    if (rule === 'product') {
      const motion = cheshta[planet];
      return {
        uccha,
        cheshta: motion,
        ishta: Math.sqrt(uccha * motion),
        kashta: Math.sqrt((60 - uccha) * (60 - motion)),
      };
    }
    const tropical = chart.grahas.sun.longitude + sky.ayanamsa(chart.jd);
    const motion = planet === 'sun' ? separation(tropical + 90, 0) / 3 : cheshta[planet];
    const ishta = (uccha + motion) / 2;
    return { uccha, cheshta: motion, ishta, kashta: 60 - ishta };
  });
