/** Lunar and solar Hindu dates of a civil day. */
import { mod } from '../ephemeris/angle.ts';
import { civilDate, dayNumber, plusDays, type CivilDate } from '../ephemeris/instant.ts';
import type { Almanac } from '../panchang/almanac.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';
import { yearsOfDay } from './era-years.ts';
import { samvatsaraOfShaka, type Samvat } from './eras.ts';
import { lunarDateAt, type LunarMonth } from './lunar-month.ts';
import { nextEntry, SIGN_DAYS, type SolarEntry } from './sankranti.ts';
import { lastSankranti, sankrantiNear, solarMonthBegins, sunSignAt, type SolarTradition } from './solar-month.ts';

/** A lunar date of a civil day. */
export interface LunarDate {
  readonly years: Samvat;
  readonly month: LunarMonth;
  /** 1–30, at sunrise. */
  readonly tithi: number;
}

export interface SolarDate {
  readonly tradition: SolarTradition;
  readonly year: number;
  /** 1–12 by the Sun's sign, 1 = Mesha. */
  readonly month: number;
  /** 1–32 */
  readonly day: number;
  /** First civil day of the month. */
  readonly begins: CivilDate;
  /** Sixty-year name 1–60 of the year, where the tradition names years; else null. */
  readonly samvatsara: number | null;
}

/** Sign that opens a tradition's year, and its year number in the Gregorian year of that entry. */
export const SOLAR_YEARS: Readonly<Record<SolarTradition, { readonly opens: number; readonly offset: number }>> = {
  tamil: { opens: 1, offset: -78 },
  malayalam: { opens: 5, offset: -824 },
  bengali: { opens: 1, offset: -593 },
  odia: { opens: 1, offset: -78 },
  punjab: { opens: 1, offset: 57 },
  assam: { opens: 1, offset: -593 },
};

/** The lunar date of a Vedic day: month and tithi of its sunrise, years of its civil date. */
export const lunarDateOfDay = (almanac: Almanac, day: VedicDay): LunarDate => ({
  years: yearsOfDay(almanac, day),
  ...lunarDateAt(almanac.table, day.start),
});

/** The solar date of a Vedic day under a tradition. Years: tamil and odia Shaka, malayalam Kollam, bengali Bangabda, punjab Vikram, assam Bhaskarabda. */
export const solarDateOfDay = (almanac: Almanac, tradition: SolarTradition, day: VedicDay): SolarDate => {
  const { table } = almanac;
  const today = dayNumber(day.date);
  const begun = (entry: SolarEntry): CivilDate => solarMonthBegins(almanac, tradition, entry.at);
  let entry: SolarEntry = { sign: sunSignAt(table, day.end), at: lastSankranti(table, day.end) };
  if (dayNumber(begun(entry)) > today) {
    const sign = mod(entry.sign - 2, 12) + 1;
    entry = { sign, at: sankrantiNear(table, sign, plusDays(entry.at, -SIGN_DAYS)) };
  } else {
    // A month may begin on the civil day of an entry after the Vedic day has ended (Odia, after midnight).
    const next = nextEntryWithin(almanac, entry, day);
    if (next && dayNumber(begun(next)) <= today) entry = next;
  }
  const { opens, offset } = SOLAR_YEARS[tradition];
  const begins = begun(entry);
  // The years open in April or August, so the mean date of the entry gives the Gregorian year.
  const opening = civilDate(plusDays(entry.at, -SIGN_DAYS * mod(entry.sign - opens, 12)), 0);
  const year = opening.year + offset;
  return {
    tradition,
    year,
    month: entry.sign,
    day: today - dayNumber(begins) + 1,
    begins,
    samvatsara: tradition === 'tamil' ? samvatsaraOfShaka(year) : null,
  };
};

/** The next entry when it falls within a day after a Vedic day. */
const nextEntryWithin = ({ table }: Almanac, entry: SolarEntry, { end }: VedicDay): SolarEntry | null =>
  sunSignAt(table, plusDays(end, 1)) === entry.sign ? null : nextEntry(table, entry);
