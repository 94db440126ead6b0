/** Kala bala, the strength of time (conventions F.1; BPHS ch. 27; B. V. Raman, Graha and Bhava Balas ch. 4), in virupas. */
import type { JulianDay } from '../ephemeris/instant.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { mod, norm180, separation } from '../chart/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { PLANETS7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { byPlanet7 } from './relations.ts';

/** The Vedic day around a birth, as far as strength asks. */
export interface BirthDay {
  /** Julian day number of the civil date of its sunrise. */
  readonly dayNumber: number;
  /** Its light and dark parts; null where the Sun does not rise or set. */
  readonly sun: { readonly rise: JulianDay; readonly set: JulianDay; readonly nextRise: JulianDay } | null;
}

/** Unequal horas, twelve to the day and twelve to the night, or hours of sixty minutes from sunrise. */
export const HORA_RULES = ['unequal', 'equal_60min'] as const;
export type HoraRule = (typeof HORA_RULES)[number];
/** Declination of the point of the ecliptic, or of the planet itself with its latitude. */
export const DECLINATION_RULES = ['ecliptic', 'true'] as const;
export type DeclinationRule = (typeof DECLINATION_RULES)[number];

export interface KalaBala {
  readonly natonnata: number;
  /** Doubled for the Moon; `pakshaSingle` is not. */
  readonly paksha: number;
  readonly pakshaSingle: number;
  /** Null where the Sun does not rise or set; Jupiter always has it. */
  readonly tribhaga: number | null;
  readonly abda: number;
  readonly masa: number;
  readonly vara: number;
  /** Null where the Sun does not rise or set. */
  readonly hora: number | null;
  /** Doubled for the Sun; `ayanaSingle` is not. */
  readonly ayana: number;
  readonly ayanaSingle: number;
  /** Sum of all but ayana: what a planetary war compares. Null parts count 0. */
  readonly uptoHora: number;
}

const RAD = Math.PI / 180;

const at = (list: readonly Planet7[], index: number): Planet7 => {
  const planet = list[mod(index, list.length)];
  if (planet === undefined) throw new Error('an empty list of lords');
  return planet;
};

/** Lords of the weekdays from Sunday. */
const VARA_LORDS: readonly Planet7[] = PLANETS7;
/** Each hora is followed by that of the next faster planet: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon. */
const CHALDEAN: readonly Planet7[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];

/** Hours between an instant and local apparent midnight, 0–12, from the hour angle of the Sun. */
const hoursFromMidnight = (armc: number, tropicalSun: number, obliquity: number): number => {
  const ra = Math.atan2(Math.sin(tropicalSun * RAD) * Math.cos(obliquity * RAD), Math.cos(tropicalSun * RAD)) / RAD;
  return (180 - Math.abs(norm180(armc - ra))) / 15;
};

const natonnata = (planet: Planet7, hours: number): number => {
  if (planet === 'mercury') return 60;
  return planet === 'sun' || planet === 'jupiter' || planet === 'venus' ? 5 * hours : 60 - 5 * hours;
};

const paksha = (planet: Planet7, elongation: number): number =>
  planet === 'sun' || planet === 'mars' || planet === 'saturn' ? 60 - elongation / 3 : elongation / 3;

const DAY_THIRDS: readonly Planet7[] = ['mercury', 'sun', 'saturn'];
const NIGHT_THIRDS: readonly Planet7[] = ['moon', 'venus', 'mars'];

const thirdLord = (jd: JulianDay, { rise, set, nextRise }: NonNullable<BirthDay['sun']>): Planet7 =>
  jd < set
    ? at(DAY_THIRDS, Math.floor((3 * (jd - rise)) / (set - rise)))
    : at(NIGHT_THIRDS, Math.floor((3 * (jd - set)) / (nextRise - set)));

/** Days from the beginning of creation to 11 Feb −3101 (JDN 588466) in the count whose weekday is the remainder by 7. */
const AHARGANA = 714402296627 - 588466;

/** Weekdays (0 = Sunday) that rule the year of 360 and the month of 30 days in which a day lies. */
export const ahargana = (
  dayNumber: number,
): { readonly year: number; readonly month: number; readonly day: number } => {
  const e = AHARGANA + dayNumber;
  return { year: (3 * Math.floor(e / 360)) % 7, month: (2 * Math.floor(e / 30)) % 7, day: e % 7 };
};

const horaLord = (jd: JulianDay, vara: number, sun: NonNullable<BirthDay['sun']>, rule: HoraRule): Planet7 => {
  const { rise, set, nextRise } = sun;
  const index =
    rule === 'equal_60min'
      ? Math.floor((jd - rise) * 24)
      : jd < set
        ? Math.floor((12 * (jd - rise)) / (set - rise))
        : 12 + Math.floor((12 * (jd - set)) / (nextRise - set));
  return at(CHALDEAN, CHALDEAN.indexOf(at(VARA_LORDS, vara)) + index);
};

/** Ayana bala 0–60 from a declination in degrees. */
const ayana = (planet: Planet7, declination: number): number => {
  const towards =
    planet === 'moon' || planet === 'saturn'
      ? -declination
      : planet === 'mercury'
        ? Math.abs(declination)
        : declination;
  return Math.min(60, Math.max(0, (24 + towards) * 1.25));
};

/** Kala bala of the seven planets without yuddha, which needs the other strengths. */
export const kalaBalas = (
  sky: Sky,
  chart: Chart,
  day: BirthDay,
  rules: { readonly hora: HoraRule; readonly declination: DeclinationRule },
  lords: { readonly year: number; readonly month: number },
): Readonly<Record<Planet7, KalaBala>> => {
  const { jd, frame, grahas } = chart;
  const ayanamsa = sky.ayanamsa(jd);
  const vara = ahargana(day.dayNumber).day;
  const hours = hoursFromMidnight(frame.armc, grahas.sun.longitude + ayanamsa, frame.obliquity);
  const elongation = separation(grahas.moon.longitude, grahas.sun.longitude);
  const third = day.sun && thirdLord(jd, day.sun);
  const hora = day.sun && horaLord(jd, vara, day.sun, rules.hora);
  const sinObliquity = Math.sin(frame.obliquity * RAD);
  const declination = (planet: Planet7): number =>
    rules.declination === 'true'
      ? sky.equatorial(planet, jd).dec
      : Math.asin(sinObliquity * Math.sin((grahas[planet].longitude + ayanamsa) * RAD)) / RAD;

  return byPlanet7((planet) => {
    const pakshaSingle = paksha(planet, elongation);
    const ayanaSingle = ayana(planet, declination(planet));
    const parts = {
      natonnata: natonnata(planet, hours),
      paksha: planet === 'moon' ? 2 * pakshaSingle : pakshaSingle,
      tribhaga: planet === 'jupiter' || planet === third ? 60 : third === null ? null : 0,
      abda: planet === at(VARA_LORDS, lords.year) ? 15 : 0,
      masa: planet === at(VARA_LORDS, lords.month) ? 30 : 0,
      vara: planet === at(VARA_LORDS, vara) ? 45 : 0,
      hora: hora === null ? null : planet === hora ? 60 : 0,
    };
    const uptoHora =
      parts.natonnata + parts.paksha + (parts.tribhaga ?? 0) + parts.abda + parts.masa + parts.vara + (parts.hora ?? 0);
    return { ...parts, pakshaSingle, ayana: planet === 'sun' ? 2 * ayanaSingle : ayanaSingle, ayanaSingle, uptoHora };
  });
};
