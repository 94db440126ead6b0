/** Kala bala, the strength of time (BPHS ch. 27; B. V. Raman, Graha and Bhava Balas ch. 4), in virupas. */
import { dayNumber, weekday, type JulianDay, type CivilClock } from '../ephemeris/instant.ts';
import { horizonOf, type Horizon } from '../ephemeris/rise-set.ts';
import { previousCrossing } from '../ephemeris/search.ts';
import type { Sky } from '../ephemeris/sky.ts';
import { sunTable } from '../ephemeris/year-table.ts';
import { mod, norm180, RADIANS, separation } from '../ephemeris/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { byPlanet7 } from '../chart/graha.ts';
import type { Planet7 } from '../chart/rashi.ts';
import { rowAt } from '../chart/rows.ts';
import { horaLord, type HoraRule } from '../panchang/choghadiya.ts';
import { daylight, nightAfter } from '../panchang/periods.ts';
import type { TimeSpan } from '../ephemeris/span.ts';
import { varaLord } from '../panchang/keys.ts';
import { vedicDayAt, type VedicDay } from '../panchang/vedic-day.ts';

/** Year and month lords from the days since creation, or from the Sun's entry into Aries and into its sign. */
export const LORD_RULES = ['ahargana', 'solar'] as const;
/** Declination of the point of the ecliptic, or of the planet itself with its latitude. */
export const DECLINATION_RULES = ['ecliptic', 'true'] as const;
export type DeclinationRule = (typeof DECLINATION_RULES)[number];

/** Strength of time of one planet, part by part. */
export interface KalaBala {
  readonly natonnata: number;
  /** Doubled for the Moon; `pakshaSingle` is not. */
  readonly paksha: number;
  readonly pakshaSingle: number;
  /** Null where the Sun does not rise, set and rise again; Jupiter always has it. */
  readonly tribhaga: number | null;
  readonly abda: number;
  readonly masa: number;
  readonly vara: number;
  /** Null where the Sun does not rise, set and rise again. */
  readonly hora: number | null;
  /** Doubled for the Sun; `ayanaSingle` is not. */
  readonly ayana: number;
  readonly ayanaSingle: number;
  /** Sum of all but ayana: what a planetary war compares. Null parts count 0. */
  readonly uptoHora: number;
}

/** Hours between an instant and local apparent midnight, 0–12, from the hour angle of the Sun. */
const hoursFromMidnight = (armc: number, tropicalSun: number, obliquity: number): number => {
  const ra =
    Math.atan2(Math.sin(tropicalSun * RADIANS) * Math.cos(obliquity * RADIANS), Math.cos(tropicalSun * RADIANS)) /
    RADIANS;
  return (180 - Math.abs(norm180(armc - ra))) / 15;
};

const natonnata = (planet: Planet7, hours: number): number => {
  if (planet === 'mercury') return 60;
  return planet === 'sun' || planet === 'jupiter' || planet === 'venus' ? 5 * hours : 60 - 5 * hours;
};

const paksha = (planet: Planet7, elongation: number): number =>
  planet === 'sun' || planet === 'mars' || planet === 'saturn' ? 60 - elongation / 3 : elongation / 3;

/** A birth exactly at the end of a span counts with the first part. */
const lordAround = (lords: readonly Planet7[], index: number): Planet7 =>
  rowAt(lords, mod(index, lords.length), 'lord');
const DAY_THIRDS: readonly Planet7[] = ['mercury', 'sun', 'saturn'];
const NIGHT_THIRDS: readonly Planet7[] = ['moon', 'venus', 'mars'];

/** Day and night of a birth; null where the Sun does not rise, set and rise again. */
const partsOfDay = (day: VedicDay): Parts | null => {
  const [light, dark] = [daylight(day), nightAfter(day)];
  return light && dark && { light, dark };
};
interface Parts {
  readonly light: TimeSpan;
  readonly dark: TimeSpan;
}

/** Which of `n` equal parts of a span an instant lies in, from 0. */
const partAt = (jd: JulianDay, { start, end }: TimeSpan, n: number): number =>
  Math.floor((n * (jd - start)) / (end - start));

const thirdLord = (jd: JulianDay, { light, dark }: Parts): Planet7 =>
  jd < light.end ? lordAround(DAY_THIRDS, partAt(jd, light, 3)) : lordAround(NIGHT_THIRDS, partAt(jd, dark, 3));

/** Added to a Julian day number it gives the days since creation; their remainder by 7 is the weekday (0 = Sunday). */
const AHARGANA = 714402296627 - 588466;

/** Weekdays, 0 = Sunday, whose lords rule the year and the month of a birth. */
export interface YearMonthLords {
  readonly year: number;
  readonly month: number;
}

/** First weekdays of the year (360 days) and month (30 days) since creation that contain a Vedic day. */
export const aharganaLords = (day: VedicDay): YearMonthLords => {
  // By vara, not by date: a day whose sunrise slips over midnight has the vara of the later date.
  const jdn = dayNumber(day.date) + mod(day.vara - weekday(day.date) + 3, 7) - 3;
  const elapsed = AHARGANA + jdn;
  return { year: (3 * Math.floor(elapsed / 360)) % 7, month: (2 * Math.floor(elapsed / 30)) % 7 };
};

const SUN_SPEED = 0.9856;

/** Weekdays on which the Sun last entered Aries, and last entered any sign. Throws `SkyError` when that was before the files. */
export const solarLords = (
  { table: { sky }, place, rule }: Horizon,
  clock: CivilClock,
  jd: JulianDay,
): YearMonthLords => {
  const sun = (t: JulianDay): number => sky.longitude('sun', t);
  const entered = (longitude: number): number => {
    const entry = previousCrossing(sun, longitude, jd, SUN_SPEED);
    return vedicDayAt(horizonOf(sunTable(sky, entry), place, rule), clock, entry).vara;
  };
  return { year: entered(0), month: entered(30 * Math.floor(sun(jd) / 30)) };
};

const lordOfHora = (jd: JulianDay, vara: number, { light, dark }: Parts, rule: HoraRule): Planet7 => {
  if (rule === 'equal_60min') return horaLord(vara, Math.floor((jd - light.start) * 24));
  return horaLord(vara, jd < light.end ? partAt(jd, light, 12) : 12 + partAt(jd, dark, 12));
};

/** Declination towards the side on which a planet is strong: south for the Moon and Saturn, either for Mercury. */
const towards = (planet: Planet7, declination: number): number => {
  if (planet === 'moon' || planet === 'saturn') return -declination;
  return planet === 'mercury' ? Math.abs(declination) : declination;
};

/** Ayana bala 0–60 from a declination in degrees. */
const ayana = (planet: Planet7, declination: number): number => {
  return Math.min(60, Math.max(0, (24 + towards(planet, declination)) * 1.25));
};

/** 60 for the lord of a part of the day, 0 for others; null on a day that has no such parts. */
const lordBala = (planet: Planet7, lord: Planet7 | null): number | null => {
  if (lord === null) return null;
  return planet === lord ? 60 : 0;
};

/** Kala bala of the seven planets without yuddha, which needs the other strengths. */
export const kalaBalas = (
  sky: Sky,
  chart: Chart,
  day: VedicDay,
  lords: YearMonthLords,
  rules: { readonly hora: HoraRule; readonly declination: DeclinationRule },
): Readonly<Record<Planet7, KalaBala>> => {
  const { jd, frame, grahas } = chart;
  const ayanamsa = sky.ayanamsa(jd);
  const vara = varaLord(day.vara);
  const year = varaLord(lords.year);
  const month = varaLord(lords.month);
  const parts = partsOfDay(day);
  const hours = hoursFromMidnight(frame.armc, grahas.sun.longitude + ayanamsa, frame.obliquity);
  const elongation = separation(grahas.moon.longitude, grahas.sun.longitude);
  const third = parts && thirdLord(jd, parts);
  const hora = parts && lordOfHora(jd, day.vara, parts, rules.hora);
  const sinObliquity = Math.sin(frame.obliquity * RADIANS);
  const declination = (planet: Planet7): number =>
    rules.declination === 'true'
      ? sky.equatorial(planet, jd).dec
      : Math.asin(sinObliquity * Math.sin((grahas[planet].longitude + ayanamsa) * RADIANS)) / RADIANS;

  return byPlanet7((planet) => {
    const pakshaSingle = paksha(planet, elongation);
    const ayanaSingle = ayana(planet, declination(planet));
    const balas = {
      natonnata: natonnata(planet, hours),
      paksha: planet === 'moon' ? 2 * pakshaSingle : pakshaSingle,
      tribhaga: planet === 'jupiter' ? 60 : lordBala(planet, third),
      abda: planet === year ? 15 : 0,
      masa: planet === month ? 30 : 0,
      vara: planet === vara ? 45 : 0,
      hora: lordBala(planet, hora),
    };
    const uptoHora =
      balas.natonnata + balas.paksha + (balas.tribhaga ?? 0) + balas.abda + balas.masa + balas.vara + (balas.hora ?? 0);
    return { ...balas, pakshaSingle, ayana: planet === 'sun' ? 2 * ayanaSingle : ayanaSingle, ayanaSingle, uptoHora };
  });
};
