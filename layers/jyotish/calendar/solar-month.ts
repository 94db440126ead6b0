/** Solar months: the Sun's entries into the sidereal signs, and the civil day on which each tradition begins a month. */
import { norm360 } from '../ephemeris/angle.ts';
import { signOf } from '../chart/rashi.ts';
import { addDays, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear, settle } from '../ephemeris/search.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaStart, type AngaSource } from '../panchang/anga.ts';
import { vedicDayAt } from '../panchang/vedic-day.ts';

/** Mean sidereal motion of the Sun, degrees per day. */
export const SUN_SPEED = 360 / 365.256363;

/** The instant at or before `jd` at which the Sun entered its present sign. */
export const lastSankranti = (source: AngaSource, jd: JulianDay): JulianDay => angaStart('sun_sign', source, jd);

/** The Sun's entry into sign 1–12 nearest to an instant: within half a year either way. */
export const sankrantiNear = (source: AngaSource, sign: number, near: JulianDay): JulianDay => {
  const target = (sign - 1) * 30;
  const ahead = norm360(target - source.longitude('sun', near));
  const guess = plusDays(near, (ahead > 180 ? ahead - 360 : ahead) / SUN_SPEED);
  const found = crossingNear((t) => source.longitude('sun', t), target, guess, SUN_SPEED);
  const { sky } = source;
  return sky ? settle(found, (t) => crossingNear((u) => sky.longitude('sun', u), target, t, SUN_SPEED)) : found;
};

/** The last entry of the Sun into sign 1–12 at or before an instant. */
export const lastEntryInto = (source: AngaSource, sign: number, jd: JulianDay): JulianDay => {
  const back = norm360(source.longitude('sun', jd) - (sign - 1) * 30);
  return sankrantiNear(source, sign, plusDays(jd, -back / SUN_SPEED));
};

/** Sign 1–12 of the Sun. */
export const sunSignAt = (source: AngaSource, jd: JulianDay): number => signOf(source.longitude('sun', jd));

/** Traditions with a rule of their own for the first day of a solar month. */
export const SOLAR_TRADITIONS = ['tamil', 'malayalam', 'bengali', 'odia'] as const;
export type SolarTradition = (typeof SOLAR_TRADITIONS)[number];

/** Keys of the solar months of each tradition, by the Sun's sign from Mesha. */
export const SOLAR_MONTH_KEYS = {
  tamil: [
    'chithirai', 'vaikasi', 'aani', 'aadi', 'aavani', 'purattasi', 'aippasi', 'karthigai', 'margazhi', 'thai', 'maasi', 'panguni',
  ],
  malayalam: [
    'medam', 'edavam', 'mithunam', 'karkidakam', 'chingam', 'kanni', 'thulam', 'vrischikam', 'dhanu', 'makaram', 'kumbham', 'meenam',
  ],
  bengali: [
    'boishakh', 'joishtho', 'asharh', 'srabon', 'bhadro', 'ashwin', 'kartik', 'ogrohayon', 'poush', 'magh', 'falgun', 'choitro',
  ],
  odia: [
    'baisakha', 'jyestha', 'asadha', 'srabana', 'bhadraba', 'aswina', 'kartika', 'margasira', 'pausa', 'magha', 'phalguna', 'chaitra',
  ],
} as const satisfies Record<SolarTradition, readonly string[]>; // prettier-ignore
export type SolarMonthKey<T extends SolarTradition = SolarTradition> = (typeof SOLAR_MONTH_KEYS)[T][number];

/** The civil date on which a tradition begins the solar month that a sankranti opens (Odia: the civil day of the entry, sources differ). */
export const solarMonthBegins = (
  { horizon, clock }: Almanac,
  tradition: SolarTradition,
  sankranti: JulianDay,
): CivilDate => {
  const day = vedicDayAt(horizon, clock, sankranti);
  const light = (day.sunset ?? day.end) - day.start;
  const afterMidnight = sankranti >= clock.instant(addDays(day.date, 1), 0);
  const later: Readonly<Record<SolarTradition, number>> = {
    tamil: sankranti < day.start + light ? 0 : 1, // before sunset
    malayalam: sankranti < day.start + 0.6 * light ? 0 : 1, // within the first three fifths of the daylight
    bengali: afterMidnight ? 2 : 1,
    odia: afterMidnight ? 1 : 0,
  };
  return addDays(day.date, later[tradition]);
};
