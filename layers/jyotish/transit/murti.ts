/** Murti: the form (gold, silver, copper, iron) in which a planet enters a sign, by the Moon of that moment, as paya of a birth (almanac practice). */
import { payaOfHouse, type Paya } from '../chart/avakahada.ts';
import { houseFrom, signOf } from '../chart/rashi.ts';
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Sky } from '../ephemeris/sky.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { ingresses } from '../sky-events/ingress.ts';

/** Planets whose entries are judged: all but the Moon. */
export const MURTI_PLANETS = [
  'sun',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const satisfies readonly Graha[];
export type MurtiPlanet = (typeof MURTI_PLANETS)[number];
/** An entry into a sign. */
export interface MurtiEntry {
  readonly planet: MurtiPlanet;
  readonly jd: JulianDay;
  /** 1–12 */
  readonly sign: number;
  readonly retrograde: boolean;
  readonly moonHouse: number;
  readonly murti: Paya;
}

/** Entries of planets into signs in a window, for a birth sign 1–12. */
export const murtisOf = (
  sky: Sky,
  planets: readonly MurtiPlanet[],
  window: TimeSpan,
  birthSign: number,
): readonly MurtiEntry[] =>
  planets
    .flatMap((planet) =>
      ingresses(sky, [planet], window, 'sign').map((entry) => ({
        ...entry,
        planet,
      })),
    )
    .sort((a, b) => a.jd - b.jd)
    .map(({ planet, jd, to, retrograde }) => {
      const moonHouse = houseFrom(birthSign, signOf(sky.longitude('moon', jd)));
      return {
        planet,
        jd,
        sign: to,
        retrograde,
        moonHouse,
        murti: payaOfHouse(moonHouse),
      };
    });
