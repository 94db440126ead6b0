/** A person's days: tara and chandra bala, ghata and chandrashtama at sunrise, and a score. */
import { ghataOf, tithisOfGroup } from '../chart/ghata.ts';
import type { CivilDate, JulianDay } from '../ephemeris/instant.ts';
import type { SunState } from '../ephemeris/rise-set.ts';
import { vedicDays, type Almanac } from '../panchang/almanac.ts';
import { angaAt } from '../panchang/anga.ts';
import { chandraHouse, isGoodChandra, isGoodTara, moonChanges, taraOf } from '../panchang/bala.ts';
import type { VedicDay } from '../panchang/vedic-day.ts';

/** The birth Moon by which days are judged. */
export interface BirthMoon {
  /** 1–27 */
  readonly nakshatra: number;
  /** 1–12 */
  readonly sign: number;
}

/** Angas that may be adverse for a birth sign. */
export const GHATS = ['moon', 'tithi', 'vara', 'nakshatra'] as const;
export type Ghat = (typeof GHATS)[number];

/** One day of a person. */
export interface PersonalDay {
  readonly date: CivilDate;
  /** Where the Sun does not rise, the values are for 06:00 local mean time. */
  readonly sun: SunState;
  /** 1 Janma … 9 Parama Mitra. */
  readonly tara: number;
  readonly taraGood: boolean;
  /** House of the Moon from the birth sign. */
  readonly chandra: number;
  readonly chandraGood: boolean;
  readonly chandrashtama: boolean;
  /** Angas of the day that are adverse for the birth sign. */
  readonly ghat: readonly Ghat[];
  /** 0–100 */
  readonly score: number;
  /** Changes after sunrise and before the next. */
  readonly changes: readonly { readonly at: JulianDay; readonly what: 'tara' | 'chandra'; readonly to: number }[];
}

/** Points: ten for each that is good; Janma tara, which is mixed, half. */
const POINTS = { good: 10, mixed: 5, bad: 0 } as const;
const JANMA = 1;
const EIGHTH = 8;

/** Tara and chandra points scaled to 100. */
export const personalScore = (tara: number, chandraGood: boolean): number => {
  const unlessGood = tara === JANMA ? POINTS.mixed : POINTS.bad;
  const forTara = isGoodTara(tara) ? POINTS.good : unlessGood;
  return ((forTara + (chandraGood ? POINTS.good : POINTS.bad)) * 100) / (2 * POINTS.good);
};

const ghatsAt = (sign: number, { table }: Almanac, { start, vara }: VedicDay): Ghat[] => {
  const ghata = ghataOf(sign);
  const tithi = ((angaAt('tithi', table, start) - 1) % 15) + 1;
  const met: Readonly<Record<Ghat, boolean>> = {
    moon: angaAt('moon_sign', table, start) === ghata.moonSign,
    tithi: tithisOfGroup(ghata.tithiGroup).includes(tithi),
    vara: vara === ghata.vara,
    nakshatra: angaAt('nakshatra', table, start) === ghata.nakshatra,
  };
  return GHATS.filter((ghat) => met[ghat]);
};

/** The days of a birth Moon from the civil date `from` on; values at sunrise (06:00 local mean time where there is none). */
export const personalDays = (almanac: Almanac, from: CivilDate, days: number, birth: BirthMoon): PersonalDay[] =>
  vedicDays(almanac, from, days).map((day) => {
    const { table } = almanac;
    const tara = taraOf(birth.nakshatra, angaAt('nakshatra', table, day.start));
    const chandra = chandraHouse(birth.sign, angaAt('moon_sign', table, day.start));
    const chandraGood = isGoodChandra(chandra, angaAt('tithi', table, day.start) <= 15);
    return {
      date: day.date,
      sun: day.sun,
      tara,
      taraGood: isGoodTara(tara),
      chandra,
      chandraGood,
      chandrashtama: chandra === EIGHTH,
      ghat: ghatsAt(birth.sign, almanac, day),
      score: personalScore(tara, chandraGood),
      changes: moonChanges(table, day).map(({ at, what, to }) =>
        what === 'nakshatra'
          ? { at, what: 'tara', to: taraOf(birth.nakshatra, to) }
          : { at, what: 'chandra', to: chandraHouse(birth.sign, to) },
      ),
    };
  });
