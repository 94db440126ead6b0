/** The sky of a civil date as the feed reads it: 06:00 Indian time, the same for every reader. */
import { separation } from '../ephemeris/angle.ts';
import { fromCivil, plusDays, type CivilDate, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Place, Sky } from '../ephemeris/sky.ts';
import { debilitationSign, exaltationSign } from '../chart/dignity.ts';
import { byGraha, GRAHA_TABLE, isNode } from '../chart/graha.ts';
import { combustionOrb } from '../chart/graha-state.ts';
import { nakshatraOf } from '../chart/nakshatra.ts';
import { signOf } from '../chart/rashi.ts';
import {
  WAKING_DAYS,
  contactsOf,
  moonChangeOf,
  moonSharesOf,
  type MoonContact,
  type MoonShare,
} from './moon-course.ts';

/** The place whose clock and horizon the feed uses. */
export const FEED_PLACE: Place = { lat: 28.6139, lon: 77.209, altitude: 0 };
/** Indian standard time, hours from UT. */
export const FEED_OFFSET = 5.5;
/** Hour of the date at which positions are taken. */
const FEED_HOUR = 6;
/** Days from 06:00 to 14:00, the middle of the hours 06:00–22:00: the sign the Moon is in then is the one she holds longest. */
const MIDDAY = 8 / 24;
/** Days from 06:00 to 18:00, when the evening of a day begins. */
export const FEED_EVENING_DAYS = 0.5;
/** Days from 06:00 to 22:00, the hours in which a reader lives through a day. */
export const FEED_WAKING_DAYS = WAKING_DAYS;

/** Where a graha stands on a date and in what state. */
export interface DayGraha {
  readonly longitude: number;
  /** Degrees per day. */
  readonly speed: number;
  /** 1–12 */
  readonly sign: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** 1 in its own or exaltation sign, −1 in that of its debilitation; 0 elsewhere and for the nodes. */
  readonly dignity: -1 | 0 | 1;
}

/** The sky of a date, computed once for twelve signs. */
export interface DaySky {
  readonly date: CivilDate;
  /** 06:00 Indian time of the date. */
  readonly jd: JulianDay;
  readonly grahas: Readonly<Record<Graha, DayGraha>>;
  /** Signs at 06:00; of the Moon the one it holds longest from 06:00 to 22:00. */
  readonly signs: Readonly<Record<Graha, number>>;
  /** Longitude of the Moon at 14:00, in the middle of those hours. */
  readonly moonMidday: number;
  /** The signs of the Moon from 06:00 to 22:00. */
  readonly moonShares: readonly MoonShare[];
  /** The first exact angle of the Moon to each other graha between 06:00 and the next. */
  readonly contacts: readonly MoonContact[];
  /** When the Moon enters the next sign between 06:00 and the next; null when it does not. */
  readonly moonChange: JulianDay | null;
  /** Star of the Moon 1–27. */
  readonly moonStar: number;
  /** Tithi 1–30. */
  readonly tithi: number;
}

/** Own or exaltation sign 1, debilitation −1, else 0; the nodes always 0. `sign` 1–12. */
export const signDignity = (graha: Graha, sign: number): -1 | 0 | 1 => {
  if (isNode(graha)) return 0;
  if (sign === exaltationSign(graha) || GRAHA_TABLE[graha].own.includes(sign)) return 1;
  return sign === debilitationSign(graha) ? -1 : 0;
};

/** 06:00 Indian time of a civil date. */
export const feedInstant = (date: CivilDate): JulianDay => fromCivil(date, FEED_HOUR, FEED_OFFSET);

/** The sky of a civil date. Throws `SkyError` EPHEMERIS_RANGE outside the ephemeris. */
export const daySkyOf = (sky: Sky, date: CivilDate): DaySky => {
  const jd = feedInstant(date);
  const sun = sky.position('sun', jd).longitude;
  const grahas = byGraha((graha): DayGraha => {
    const { longitude, speed } = sky.position(graha, jd);
    const retrograde = isNode(graha) || speed < 0;
    const orb = combustionOrb(graha, retrograde);
    const sign = signOf(longitude);
    const combust = orb !== null && separation(longitude, sun) < orb;
    return { longitude, speed, sign, retrograde, combust, dignity: signDignity(graha, sign) };
  });
  const moon = grahas.moon.longitude;
  const moonMidday = sky.longitude('moon', plusDays(jd, MIDDAY));
  const moonChange = moonChangeOf(sky, jd, grahas);
  return {
    date,
    jd,
    grahas,
    signs: { ...byGraha((graha) => grahas[graha].sign), moon: signOf(moonMidday) },
    moonMidday,
    moonShares: moonSharesOf(jd, grahas.moon.sign, moonChange),
    contacts: contactsOf(sky, jd, grahas),
    moonChange,
    moonStar: nakshatraOf(moon).id,
    tithi: Math.floor((((moon - sun + 360) % 360) * 30) / 360) + 1,
  };
};
