/** Solar months: the Sun's entries into the sidereal signs, and the civil day on which each tradition begins a month. */
import { norm360 } from '../ephemeris/angle.ts';
import { signOf } from '../chart/rashi.ts';
import { addDays, civilDate, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import { crossingNear, settle } from '../ephemeris/search.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaStart, type AngaSource } from '../panchang/anga.ts';
import { vedicDayAt, vedicDayOfDate, type VedicDay } from '../panchang/vedic-day.ts';
import { siddhantaEntry } from './siddhanta-sun.ts';

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
  return sky
    ? settle(found, SUN_SPEED, (t) => crossingNear((u) => sky.longitude('sun', u), target, t, SUN_SPEED))
    : found;
};

/** The last entry of the Sun into sign 1–12 at or before an instant. */
export const lastEntryInto = (source: AngaSource, sign: number, jd: JulianDay): JulianDay => {
  const back = norm360(source.longitude('sun', jd) - (sign - 1) * 30);
  return sankrantiNear(source, sign, plusDays(jd, -back / SUN_SPEED));
};

/** Sign 1–12 of the Sun. */
export const sunSignAt = (source: AngaSource, jd: JulianDay): number => signOf(source.longitude('sun', jd));

/** Traditions that begin a solar month by the moment of the Sun's entry, each with a rule of its own. */
export const SOLAR_TRADITIONS = ['tamil', 'malayalam', 'bengali', 'odia', 'punjab', 'assam'] as const;
export type SolarTradition = (typeof SOLAR_TRADITIONS)[number];
/** The same, and calendars whose months follow a table or fixed dates. */
export const SOLAR_CALENDARS = [...SOLAR_TRADITIONS, 'nepali', 'national', 'nanakshahi'] as const;
export type SolarCalendar = (typeof SOLAR_CALENDARS)[number];

/** Keys of the solar months of each calendar by the Sun's sign from Mesha; national from Chaitra, nanakshahi from Chet. */
export const SOLAR_MONTH_KEYS = {
  tamil: [
    'chithirai',
    'vaikasi',
    'aani',
    'aadi',
    'aavani',
    'purattasi',
    'aippasi',
    'karthigai',
    'margazhi',
    'thai',
    'maasi',
    'panguni',
  ],
  malayalam: [
    'medam',
    'edavam',
    'mithunam',
    'karkidakam',
    'chingam',
    'kanni',
    'thulam',
    'vrischikam',
    'dhanu',
    'makaram',
    'kumbham',
    'meenam',
  ],
  bengali: [
    'boishakh',
    'joishtho',
    'asharh',
    'srabon',
    'bhadro',
    'ashwin',
    'kartik',
    'ogrohayon',
    'poush',
    'magh',
    'falgun',
    'choitro',
  ],
  odia: [
    'baisakha',
    'jyestha',
    'asadha',
    'srabana',
    'bhadraba',
    'aswina',
    'kartika',
    'margasira',
    'pausa',
    'magha',
    'phalguna',
    'chaitra',
  ],
  punjab: ['vaisakh', 'jeth', 'harh', 'savan', 'bhadon', 'assu', 'katak', 'maghar', 'poh', 'magh', 'phagun', 'chet'],
  assam: ['bohag', 'jeth', 'ahar', 'saon', 'bhado', 'ahin', 'kati', 'aghon', 'puh', 'magh', 'phagun', 'sot'],
  nepali: [
    'baishakh',
    'jestha',
    'asar',
    'saun',
    'bhadau',
    'asoj',
    'kartik',
    'mangsir',
    'poush',
    'magh',
    'phagun',
    'chait',
  ],
  national: [
    'chaitra',
    'vaisakha',
    'jyaistha',
    'asadha',
    'sravana',
    'bhadra',
    'asvina',
    'kartika',
    'agrahayana',
    'pausa',
    'magha',
    'phalguna',
  ],
  nanakshahi: [
    'chet',
    'vaisakh',
    'jeth',
    'harh',
    'savan',
    'bhadon',
    'assu',
    'katak',
    'maghar',
    'poh',
    'magh',
    'phagun',
  ],
} as const satisfies Record<SolarCalendar, readonly string[]>;
export type SolarMonthKey<T extends SolarCalendar = SolarCalendar> = (typeof SOLAR_MONTH_KEYS)[T][number];

/**
 * What the first day of a month is counted from: the instant of the day that an entry must come before, and the days to add
 * to its civil date (or, for the Tamil and Malayalam rule, to the date of its Vedic day).
 */
interface MonthRule {
  /** Share of the daylight after sunrise that decides; null where midnight does. */
  readonly lightShare: number | null;
  /** Days after the civil day of the entry, where midnight decides. */
  readonly later: number;
}
const MONTH_RULES: Readonly<Record<SolarTradition, MonthRule>> = {
  tamil: { lightShare: 1, later: 0 },
  malayalam: { lightShare: 0.6, later: 0 },
  bengali: { lightShare: null, later: 1 },
  odia: { lightShare: null, later: 0 },
  punjab: { lightShare: null, later: 0 },
  assam: { lightShare: null, later: 1 },
};

/** An entry of the Sun by the reckoning of an almanac, from the true one. */
export const reckonedEntry = ({ reckoning = 'drik' }: Pick<Almanac, 'reckoning'>, sankranti: JulianDay): JulianDay =>
  reckoning === 'drik' ? sankranti : siddhantaEntry(reckoning, sankranti);

/** The entry that opens the month, by the true one: old almanacs have another where sunset decides. */
const decidingEntry = (almanac: Almanac, tradition: SolarTradition, sankranti: JulianDay): JulianDay =>
  tradition === 'tamil' ? reckonedEntry(almanac, sankranti) : sankranti;

/** The instant of a Vedic day by which its month must have begun, where a share of the daylight decides. */
const limitOf = (day: VedicDay, share: number): JulianDay =>
  plusDays(day.start, ((day.sunset ?? day.end) - day.start) * share);

/**
 * The civil date on which a tradition begins the solar month that a sankranti opens: Tamil its day where it comes before
 * sunset, Malayalam before three fifths of the daylight, else the next; Odia and Punjab its civil day (sources differ);
 * Bengali and Assam the civil day after.
 */
export const solarMonthBegins = (almanac: Almanac, tradition: SolarTradition, sankranti: JulianDay): CivilDate => {
  const { horizon, clock } = almanac;
  const { lightShare, later } = MONTH_RULES[tradition];
  const at = decidingEntry(almanac, tradition, sankranti);
  if (lightShare === null) return addDays(civilDate(at, clock.offsetAt(at)), later);
  const day = vedicDayAt(horizon, clock, at);
  return addDays(day.date, at < limitOf(day, lightShare) ? 0 : 1);
};

/** Minutes between the entry that opens a month and the nearest instant at which the first day of its month would be another. */
export const monthMargin = (almanac: Almanac, tradition: SolarTradition, sankranti: JulianDay): number => {
  const { horizon, clock } = almanac;
  const { lightShare } = MONTH_RULES[tradition];
  const at = decidingEntry(almanac, tradition, sankranti);
  const { date } = vedicDayAt(horizon, clock, at);
  const limits = [-1, 0, 1, 2].map((by) => {
    const near = addDays(date, by);
    return lightShare === null ? clock.instant(near, 0) : limitOf(vedicDayOfDate(horizon, clock, near), lightShare);
  });
  return Math.min(...limits.map((limit) => Math.abs(limit - at))) * 1440;
};
