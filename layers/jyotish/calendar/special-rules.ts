/** Days that a day rule alone does not decide: special rules of single festivals (Dharmasindhu, Nirnayasindhu). */
import { angaAt, angaEnd, nextSegment, type Segment } from '../panchang/anga.ts';
import { plusDays, type JulianDay } from '../ephemeris/instant.ts';
import { partOf } from '../ephemeris/span.ts';
import { dayMuhurtas, lightOf, middleOf, periodOf } from './deciding-window.ts';

import { holdsInstant, type ObservanceCalendar, type ReckonedDay } from './observance-calendar.ts';
import { coveredDays, dayOfNeither, decideDay, sunrisesIn, type Decision } from './which-day.ts';

/** A special rule: the day of a tithi. */
export type SpecialRule = (calendar: ObservanceCalendar, tithi: Segment) => Decision;

/** A moment past an edge, days. */
const PAST = 1e-6;
/** A ghati of clock time, days. */
const GHATI = 1 / 60;

/** End of the first half of a full moon tithi: Bhadra (Vishti karana) is over. */
export const bhadraEndOf = ({ almanac }: ObservanceCalendar, { start }: Segment): JulianDay =>
  angaEnd('karana', almanac.table, plusDays(start, PAST));

/**
 * Holika: Purnima at nightfall; on two days the second. On the one day: after Bhadra when it is over before the end of
 * nishita; else the next nightfall when Purnima lasts three and a half day-praharas on that day; else in the tail of Bhadra.
 */
const holika: SpecialRule = (calendar, tithi) => {
  const [first, second] = coveredDays(calendar, tithi, 'pradosha');
  const window = 'pradosha';
  if (first && second)
    return { day: second.day, window, choice: 'second', alternatives: [{ school: 'first_day', day: first.day }] };
  const day = first?.day ?? calendar.dayAt(tithi.start);
  if (bhadraEndOf(calendar, tithi) < periodOf('nishita', day).end)
    return { day, window, choice: 'bhadra_over', alternatives: [] };
  const next = calendar.dayFrom(day, 1);
  const { end } = partOf(lightOf(next), 8, 7);
  return tithi.end >= end
    ? { day: next, window, choice: 'next_pradosha', alternatives: [{ school: 'first_day', day }] }
    : { day, window, choice: 'bhadra_puchha', alternatives: [] };
};

/** Day-muhurtas that a tithi must last after a sunrise to count there. */
const MUHURTAS_NEEDED = 3;
const lastsOn = ({ end }: Segment, day: ReckonedDay): boolean => end >= dayMuhurtas(day, MUHURTAS_NEEDED);

/** Raksha Bandhan: the sunrise in Purnima with three day-muhurtas left; else the day before, after Bhadra. */
const raksha: SpecialRule = (calendar, tithi) => {
  const window = 'udaya';
  const sunrises = sunrisesIn(calendar, tithi);
  const long = sunrises.find((day) => lastsOn(tithi, day));
  if (long) return { day: long, window, choice: 'three_muhurtas', alternatives: [] };
  const [short] = sunrises;
  if (!short) return dayOfNeither(calendar, tithi, window, 'begins');
  return {
    day: calendar.dayFrom(short, -1),
    window,
    choice: 'too_short',
    alternatives: [{ school: 'udaya', day: short }],
  };
};

/** Akshaya Tritiya: the forenoon; on two days the second when the tithi lasts three day-muhurtas on it, else the first. */
const akshaya: SpecialRule = (calendar, tithi) => {
  const window = 'forenoon';
  const [first, second] = coveredDays(calendar, tithi, window);
  if (!first || !second) return decideDay(calendar, tithi, { window, both: 'first', neither: 'begins' });
  return lastsOn(tithi, second.day)
    ? { day: second.day, window, choice: 'three_muhurtas', alternatives: [{ school: 'first_day', day: first.day }] }
    : { day: first.day, window, choice: 'too_short', alternatives: [{ school: 'second_day', day: second.day }] };
};

/** Diwali: the new moon at nightfall; on two days the second when it lasts a ghati after sunset, else the first. */
const diwali: SpecialRule = (calendar, tithi) => {
  const window = 'pradosha';
  const [first, second] = coveredDays(calendar, tithi, window);
  if (!first || !second) return decideDay(calendar, tithi, { window, both: 'first', neither: 'begins' });
  return tithi.end >= second.day.sunset + GHATI
    ? { day: second.day, window, choice: 'one_ghati', alternatives: [{ school: 'first_day', day: first.day }] }
    : { day: first.day, window, choice: 'too_short', alternatives: [{ school: 'second_day', day: second.day }] };
};

const ROHINI = 4;
const SHRAVANA = 22;

const starAt = ({ almanac }: ObservanceCalendar, jd: JulianDay): number => angaAt('nakshatra', almanac.table, jd);

/** Janmashtami, vaishnava: Ashtami at sunrise, of two the one with Rohini at midnight; never a day with Saptami at sunrise. */
const janmashtamiVaishnava: SpecialRule = (calendar, tithi) => {
  const window = 'udaya';
  const [first, second] = sunrisesIn(calendar, tithi);
  if (!first) {
    const begins = calendar.dayAt(tithi.start);
    return { day: calendar.dayFrom(begins, 1), window, choice: 'navami_sunrise', alternatives: [] };
  }
  if (!second) return { day: first, window, choice: 'only', alternatives: [] };
  const joins = (day: ReckonedDay): boolean => starAt(calendar, middleOf(periodOf('nishita', day))) === ROHINI;
  return joins(second) && !joins(first)
    ? { day: second, window, choice: 'star_joins', alternatives: [{ school: 'first_day', day: first }] }
    : { day: first, window, choice: 'first', alternatives: [{ school: 'second_day', day: second }] };
};

/** Janmashtami, smarta: Ashtami at midnight, on two days or none the second. */
const janmashtami: SpecialRule = (calendar, tithi) => {
  const found = decideDay(calendar, tithi, { window: 'nishita', both: 'second', neither: 'sunrise' });
  const { day } = janmashtamiVaishnava(calendar, tithi);
  return day.start === found.day.start
    ? found
    : { ...found, alternatives: [...found.alternatives, { school: 'vaishnava', day }] };
};

/**
 * Vijayadashami: Dashami in the afternoon, the larger share; but the next day when Dashami is still running at its sunrise
 * and Shravana in the middle of its afternoon but not of the chosen day's.
 */
const vijayadashami: SpecialRule = (calendar, tithi) => {
  const found = decideDay(calendar, tithi, { window: 'aparahna', both: 'larger', neither: 'sunrise' });
  const next = calendar.dayFrom(found.day, 1);
  const shravana = (day: ReckonedDay): boolean => starAt(calendar, middleOf(periodOf('aparahna', day))) === SHRAVANA;
  return holdsInstant(tithi, next.sunrise) && shravana(next) && !shravana(found.day)
    ? {
        day: next,
        window: 'aparahna',
        choice: 'star_joins',
        alternatives: [{ school: 'tithi_alone', day: found.day }],
      }
    : found;
};

/** Vasant Panchami: purvahna as the first two fifths of the day; schools that take its first half can get another day. */
const vasantPanchami: SpecialRule = (calendar, tithi) => {
  const found = decideDay(calendar, tithi, { window: 'purvahna', both: 'first', neither: 'begins' });
  const { day } = decideDay(calendar, tithi, { window: 'forenoon', both: 'first', neither: 'begins' });
  return day.start === found.day.start ? found : { ...found, alternatives: [{ school: 'half_day_purvahna', day }] };
};

/** Kalashtami and the birth of Kala Bhairava: the first nightfall of which Ashtami holds a ghati; else its midnight. */
const kalashtami: SpecialRule = (calendar, tithi) => {
  const window = 'pradosha';
  const dusk = coveredDays(calendar, tithi, window).find(({ day, cover }) => {
    const { start, end } = periodOf(window, day);
    return cover * (end - start) >= GHATI;
  });
  const midnight = decideDay(calendar, tithi, { window: 'nishita', both: 'first', neither: 'sunrise' });
  if (!dusk) return midnight;
  return {
    day: dusk.day,
    window,
    choice: 'ghati_at_dusk',
    alternatives: midnight.day.start === dusk.day.start ? [] : [{ school: 'nishita', day: midnight.day }],
  };
};

/**
 * The fast of Purnima: the day on which it begins within eighteen ghatis of sunrise, by the end of madhyahna, else the next:
 * Chaturdashi beyond eighteen ghatis spoils a day (Nirnayasindhu).
 */
const purnimaVrata: SpecialRule = (calendar, tithi) => {
  const day = calendar.dayAt(tithi.start);
  const window = 'madhyahna';
  return tithi.start <= periodOf(window, day).end
    ? { day, window, choice: 'begins_by_madhyahna', alternatives: [] }
    : { day: calendar.dayFrom(day, 1), window, choice: 'begins_late', alternatives: [] };
};

/**
 * Maha Saptami: the day of its sunrise; of two sunrises the second, so that no day of the puja lies empty before Ashtami.
 * Bengal keeps 18 October 2026, though west of Bihar the Saptami of that year stands at the sunrise of the 17th too.
 */
const mahaSaptami: SpecialRule = (calendar, tithi) =>
  decideDay(calendar, tithi, { window: 'udaya', both: 'second', neither: 'begins' });

const SAPTAMI = 7;
/**
 * Maha Shashthi: the day before that of Maha Saptami. Papers that print the sunrise of Shashthi itself get the day before
 * when Shashthi has two sunrises.
 */
const mahaShashthi: SpecialRule = (calendar, tithi) => {
  const saptami = nextSegment('tithi', calendar.almanac.table, SAPTAMI, plusDays(tithi.end, PAST));
  const day = calendar.dayFrom(mahaSaptami(calendar, saptami).day, -1);
  const alone = decideDay(calendar, tithi, { window: 'udaya', both: 'first', neither: 'begins' }).day;
  return {
    day,
    window: 'udaya',
    choice: 'day_before_saptami',
    alternatives: alone.start === day.start ? [] : [{ school: 'udaya', day: alone }],
  };
};

const FRIDAY = 5;

/** Varalakshmi: the Friday on or before the full moon, which belongs to the day of its sunrise. */
const varalakshmi: SpecialRule = (calendar, tithi) => {
  const { day } = decideDay(calendar, tithi, { window: 'udaya', both: 'first', neither: 'begins' });
  return {
    day: calendar.dayFrom(day, -((day.vara - FRIDAY + 7) % 7)),
    window: 'udaya',
    choice: 'friday',
    alternatives: [],
  };
};

/** Vaikuntha Ekadashi: the Ekadashi of a sunrise (of two the second), else the day it begins. */
const vaikuntha: SpecialRule = (calendar, tithi) =>
  decideDay(calendar, tithi, { window: 'udaya', both: 'second', neither: 'begins' });

export const SPECIAL_RULES = {
  holika,
  raksha,
  akshaya,
  diwali,
  janmashtami,
  janmashtami_vaishnava: janmashtamiVaishnava,
  vijayadashami,
  vasant_panchami: vasantPanchami,
  maha_saptami: mahaSaptami,
  maha_shashthi: mahaShashthi,
  varalakshmi,
  kalashtami,
  purnima_vrata: purnimaVrata,
  vaikuntha,
} as const satisfies Readonly<Record<string, SpecialRule>>;
export type SpecialRuleId = keyof typeof SPECIAL_RULES;
