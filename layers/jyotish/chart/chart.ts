/** The natal chart: all positions at an instant and place. Every natal suite starts from this value. */
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Body, Graha, Houses, HouseSystem, Place, Position, Sky } from '../ephemeris/sky.ts';
import { norm360, separation } from '../ephemeris/angle.ts';
import { houseFinder } from './bhava.ts';
import { byGraha, GRAHA_TABLE, isNode } from './graha.ts';
import { nakshatraOf, type NakshatraPosition } from './nakshatra.ts';
import { degreeInSign, houseFrom, signAt, signOf } from './rashi.ts';

/** One point of a chart. Degrees, sidereal. */
export interface ChartPoint {
  readonly longitude: number;
  /** 1–12 */
  readonly sign: number;
  /** Inside the sign, 0 ≤ x < 30. */
  readonly degree: number;
  readonly nakshatra: NakshatraPosition;
}

/** A body of a chart: its position and state. */
export interface GrahaInChart extends ChartPoint {
  readonly graha: Body;
  readonly latitude: number;
  /** Degrees per day. */
  readonly speed: number;
  /** House 1–12 under the chart's house system. */
  readonly house: number;
  /** Moving backwards. The nodes always count as retrograde. */
  readonly retrograde: boolean;
  /** Nearer to the Sun than its orb. */
  readonly combust: boolean;
}

/** A natal chart. Houses 1–12 are those of its house system; signs count from Aries. */
export interface Chart {
  readonly jd: JulianDay;
  readonly place: Place;
  readonly ascendant: ChartPoint;
  /** Sidereal midheaven. */
  readonly mc: number;
  readonly houseSystem: HouseSystem;
  readonly frame: Houses;
  readonly grahas: Readonly<Record<Graha, GrahaInChart>>;
  /** Signs 1–12 of the nine grahas. */
  readonly signs: Readonly<Record<Graha, number>>;
}

/** Sign, degree and star of a sidereal longitude 0 ≤ x < 360. Classified from the unrounded value. */
export const chartPoint = (longitude: number): ChartPoint => ({
  longitude,
  sign: signOf(longitude),
  degree: degreeInSign(longitude),
  nakshatra: nakshatraOf(longitude),
});

const isGraha = (body: Body): body is Graha => body in GRAHA_TABLE;

const isCombust = (body: Body, longitude: number, retrograde: boolean, sun: number): boolean => {
  const orb = isGraha(body) ? GRAHA_TABLE[body].combust : null;
  return orb !== null && separation(longitude, sun) < (retrograde ? orb.retrograde : orb.direct);
};

/** A body placed in the houses of a frame. `sun` is the Sun's longitude, for combustion. */
const placed = (
  body: Body,
  { longitude, latitude, speed }: Pick<Position, 'longitude' | 'latitude' | 'speed'>,
  house: (longitude: number) => number,
  sun: number,
): GrahaInChart => {
  const retrograde = isNode(body) || speed < 0;
  // The members of `chartPoint` by name: a spread costs more, and every chart has nine of these.
  return {
    longitude,
    sign: signOf(longitude),
    degree: degreeInSign(longitude),
    nakshatra: nakshatraOf(longitude),
    graha: body,
    latitude,
    speed,
    house: house(longitude),
    retrograde,
    combust: isCombust(body, longitude, retrograde, sun),
  };
};

/**
 * Casts the chart of an instant and place. Throws `SkyError` outside the ephemeris and, for the Placidus family, inside
 * the polar circles.
 * @example
 * castChart(sky, birth.jd, birth.place).ascendant.sign // → 8
 */
export const castChart = (sky: Sky, jd: JulianDay, place: Place, houseSystem: HouseSystem = 'whole_sign'): Chart => {
  const frame = sky.houses(houseSystem, jd, place);
  const house = houseFinder(frame, houseSystem);
  const sun = sky.position('sun', jd);
  const cast = (body: Body): GrahaInChart =>
    placed(body, body === 'sun' ? sun : sky.position(body, jd), house, sun.longitude);
  const rahu = cast('rahu');
  const opposite = {
    longitude: rahu.longitude < 180 ? rahu.longitude + 180 : rahu.longitude - 180,
    latitude: rahu.latitude === 0 ? 0 : -rahu.latitude,
    speed: rahu.speed,
  };
  const grahas = {
    sun: cast('sun'),
    moon: cast('moon'),
    mars: cast('mars'),
    mercury: cast('mercury'),
    jupiter: cast('jupiter'),
    venus: cast('venus'),
    saturn: cast('saturn'),
    rahu,
    ketu: placed('ketu', opposite, house, sun.longitude),
  };
  const signs = byGraha((graha) => grahas[graha].sign);
  return { jd, place, ascendant: chartPoint(frame.ascendant), mc: frame.mc, houseSystem, frame, grahas, signs };
};

/** Uranus, Neptune and Pluto in a chart's houses; no rule of this service uses them. */
export const outerPlanets = (sky: Sky, chart: Chart): readonly GrahaInChart[] => {
  const house = houseFinder(chart.frame, chart.houseSystem);
  return (['uranus', 'neptune', 'pluto'] as const).map((body) =>
    placed(body, sky.position(body, chart.jd), house, chart.grahas.sun.longitude),
  );
};

/**
 * House 1–12 of a graha counted by signs from the ascendant, whatever the chart's house system.
 * @example
 * signHouse(chart, 'sun') // → 6
 */
export const signHouse = (chart: Chart, graha: Graha): number => houseFrom(chart.ascendant.sign, chart.signs[graha]);

/** Sign of a house: by count for whole signs; of the middle for Sripati and equal_mid; of the cusp otherwise. */
export const signOfHouse = (chart: Chart, house: number): number => {
  const cusp = chart.frame.cusps[house - 1];
  if (chart.houseSystem === 'whole_sign' || cusp === undefined) return signAt(chart.ascendant.sign, house);
  return chartPoint(chart.houseSystem === 'equal_mid' ? norm360(cusp + 15) : cusp).sign;
};
