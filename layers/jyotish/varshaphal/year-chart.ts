/** The chart of a solar year, with what Tajika reads from the birth beside it. */
import { castChart, signHouse, type Chart } from '../chart/chart.ts';
import { houseFrom, lordOf, signAt, signOf, type Planet7 } from '../chart/rashi.ts';
import { norm360 } from '../ephemeris/angle.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Place, Sky } from '../ephemeris/sky.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** A Tajika chart: of a year, or of a part of one. */
export interface TajikaChart {
  readonly chart: Chart;
  /** Between sunrise and sunset, or while the Sun does not set. */
  readonly isDay: boolean;
  /** Sign of the birth ascendant, 1–12. */
  readonly natalLagna: number;
  /** Longitude of the muntha. */
  readonly muntha: number;
}

/** By day: between sunrise and sunset; where the Sun does neither, by whether it stays up. */
export const isDayAt = ({ sunset, sun }: VedicDay, jd: JulianDay): boolean =>
  sunset === null ? sun === 'always_up' : jd < sunset;

/** Muntha of a year: the birth ascendant moved on by a sign for every completed year; a month moves it 2°30′. */
export const tajikaMuntha = (natalAscendant: number, years: number, months = 0): number =>
  norm360(natalAscendant + 30 * years + 2.5 * months);

/** Houses from the year ascendant in which the muntha is welcome. */
const GOOD_HOUSES: readonly number[] = [1, 2, 3, 5, 9, 10, 11];
/** Whether the muntha is welcome in a house counted from the year ascendant. */
export const isGoodMuntha = (house: number): boolean => GOOD_HOUSES.includes(house);

/** Where the muntha stands in a chart, by whole signs, and whose sign it is. */
export interface MunthaPlace {
  readonly sign: number;
  readonly house: number;
  readonly lord: Planet7;
}

/** The place of a muntha of this longitude in the chart of a year, or of a part of one. */
export const munthaPlace = ({ ascendant }: Chart, longitude: number): MunthaPlace => {
  const sign = signOf(longitude);
  return { sign, house: houseFrom(ascendant.sign, sign), lord: lordOf(sign) };
};

/** Casts the chart of a return, or of an entry inside the year. */
export const tajikaChart = (
  sky: Sky,
  jd: JulianDay,
  place: Place,
  day: VedicDay,
  natal: { readonly sign: number; readonly muntha: number },
): TajikaChart => ({
  chart: castChart(sky, jd, place),
  isDay: isDayAt(day, jd),
  natalLagna: natal.sign,
  muntha: natal.muntha,
});

/** Tajika relation of a planet to the lord of a place it is in: by the count of signs between the two. */
export const TAJIKA_RELATIONS = ['own', 'friend', 'neutral', 'enemy'] as const;
export type TajikaRelation = (typeof TAJIKA_RELATIONS)[number];

const FRIENDLY: readonly number[] = [3, 5, 9, 11];
const INDIFFERENT: readonly number[] = [2, 6, 8, 12];

/** Relation of `planet` to `lord` in a chart: itself own; 3, 5, 9, 11 friend; 2, 6, 8, 12 neutral; 1, 4, 7, 10 enemy. */
export const tajikaRelation = ({ signs }: Chart, planet: Planet7, lord: Planet7): TajikaRelation => {
  if (planet === lord) return 'own';
  const count = houseFrom(signs[planet], signs[lord]);
  if (FRIENDLY.includes(count)) return 'friend';
  if (INDIFFERENT.includes(count)) return 'neutral';
  return 'enemy';
};

/** Lord of house 1–12 of a Tajika chart. */
export const houseLordIn = ({ ascendant }: Chart, house: number): Planet7 => lordOf(signAt(ascendant.sign, house));

/** Houses from the ascendant whose planets aspect it, the first included. */
const LAGNA_ASPECTS: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11];
/** Houses whose planets aspect the ascendant as friends. */
const FRIENDLY_ASPECTS: readonly number[] = [3, 5, 9, 11];

/** Whether a planet aspects the ascendant, and whether as a friend. */
export const lagnaAspect = (
  chart: Chart,
  planet: Planet7,
): { readonly aspects: boolean; readonly friendly: boolean } => {
  const house = signHouse(chart, planet);
  return { aspects: LAGNA_ASPECTS.includes(house), friendly: FRIENDLY_ASPECTS.includes(house) };
};
