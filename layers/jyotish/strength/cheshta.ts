/** Cheshta bala, the strength of motion (B. V. Raman, Graha and Bhava Balas ch. 6), in virupas. */
import type { Sky } from '../ephemeris/sky.ts';
import { norm180, separation } from '../ephemeris/angle.ts';
import type { Chart } from '../chart/chart.ts';

const J2000 = 2451545;
const DAYS_PER_CENTURY = 36525;

/** Mean longitude, tropical of date: degrees at J2000 TT and degrees per Julian century (the Sun geocentric, the others heliocentric). */
const MEAN_LONGITUDE = {
  sun: [280.46646, 36000.76983],
  mars: [355.433, 19141.696447],
  mercury: [252.250906, 149474.072249],
  jupiter: [34.351519, 3036.302775],
  venus: [181.979801, 58519.21303],
  saturn: [50.077444, 1223.511069],
} as const;

/** The five with a seeghrocha: the mean Sun for the outer ones, their own mean longitude for the inner ones. */
export const CHESHTA_PLANETS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type CheshtaPlanet = (typeof CHESHTA_PLANETS)[number];

/** Mean longitude, tropical, not reduced to 0–360; `centuries` of 36525 days from J2000, TT. */
export const meanLongitude = (body: CheshtaPlanet | 'sun', centuries: number): number =>
  MEAN_LONGITUDE[body][0] + MEAN_LONGITUDE[body][1] * centuries;

/**
 * Cheshta bala of the five star-planets, 0–60: a third of the arc from the midpoint of mean and true place to the seeghrocha.
 * The Sun's is its ayana bala, the Moon's its paksha bala.
 */
export const cheshtaBalas = (sky: Sky, chart: Chart): Readonly<Record<CheshtaPlanet, number>> => {
  const centuries = (chart.jd + sky.deltaT(chart.jd) / 86400 - J2000) / DAYS_PER_CENTURY;
  const ayanamsa = sky.ayanamsaMean(chart.jd);
  const mean = (body: CheshtaPlanet | 'sun'): number => meanLongitude(body, centuries) - ayanamsa;
  const sun = mean('sun');
  const bala = (planet: CheshtaPlanet): number => {
    const own = mean(planet);
    const inner = planet === 'mercury' || planet === 'venus';
    const [from, seeghrocha] = inner ? [sun, own] : [own, sun];
    return separation(seeghrocha, from + norm180(chart.grahas[planet].longitude - from) / 2) / 3;
  };
  return {
    mars: bala('mars'),
    mercury: bala('mercury'),
    jupiter: bala('jupiter'),
    venus: bala('venus'),
    saturn: bala('saturn'),
  };
};
