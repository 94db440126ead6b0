/** What the twenty-one great faults look at: the angas, the day and the chart of an instant. */
import { entriesBetween, type SolarEntry } from '../calendar/sankranti.ts';
import { castChart, type Chart } from '../chart/chart.ts';
import { nakshatraOf } from '../chart/nakshatra.ts';
import { vargaSign } from '../chart/varga.ts';
import type { VargaNumber } from '../chart/varga-rules.ts';
import { julian, plusDays, type JulianDay } from '../ephemeris/instant.ts';
import type { Graha, Place, Sky } from '../ephemeris/sky.ts';
import type { Almanac } from '../panchang/almanac.ts';
import { angaAt } from '../panchang/anga.ts';
import { vedicDayAt, type VedicDay } from '../panchang/vedic-day.ts';
import { orNone } from '../sky-events/eclipses.ts';
import { widened } from '../sky-events/window.ts';
import type { Native } from './state.ts';

/** An instant at a place, and the persons for whom it is judged. */
export interface FaultFacts {
  readonly jd: JulianDay;
  readonly almanac: Almanac;
  readonly day: VedicDay;
  readonly chart: Chart;
  /** Tithi 1–30, star 1–27, nitya yoga 1–27, karana slot 1–60. */
  readonly tithi: number;
  readonly nakshatra: number;
  readonly yoga: number;
  readonly karana: number;
  readonly natives: readonly Pick<Native, 'sign' | 'lagna'>[];
  /** Tropical longitude and declination, degrees. */
  readonly tropical: Readonly<Record<'sun' | 'moon', number>>;
  readonly declination: Readonly<Record<'sun' | 'moon', number>>;
}

/** The facts of an instant. */
export const faultFacts = (
  sky: Sky,
  almanac: Almanac,
  jd: JulianDay,
  place: Place,
  natives: FaultFacts['natives'],
): FaultFacts => ({
  jd,
  almanac,
  day: vedicDayAt(almanac.horizon, almanac.clock, jd),
  chart: castChart(sky, jd, place),
  tithi: angaAt('tithi', sky, jd),
  nakshatra: angaAt('nakshatra', sky, jd),
  yoga: angaAt('yoga', sky, jd),
  karana: angaAt('karana', sky, jd),
  natives,
  tropical: { sun: sky.tropical('sun', jd), moon: sky.tropical('moon', jd) },
  declination: { sun: sky.equatorial('sun', jd).dec, moon: sky.equatorial('moon', jd).dec },
});

/** Sign 1–12 of a graha or of the lagna in a divisional chart. */
export const divisionSign = ({ chart }: FaultFacts, n: VargaNumber, what: Graha | 'lagna'): number =>
  vargaSign(n, (what === 'lagna' ? chart.ascendant : chart.grahas[what]).longitude);

/** The sankrantis within a number of days of the instant. */
export const sankrantisNear = ({ almanac: { table }, jd }: FaultFacts, days: number): SolarEntry[] => {
  const { start, end } = widened({ start: jd, end: jd }, days);
  return entriesBetween(table, start, end);
};

/** Days for which the star of an eclipse stays marked: half a year, or a quarter after a partial one. */
const MARKED_DAYS = { full: 365.25 / 2, partial: 365.25 / 4 } as const;
/** Days after an eclipse at which the search for the next begins. */
const APART_DAYS = 10;

/** Stars 1–27 marked by the eclipses of the last half year, anywhere on Earth; penumbral ones do not count. */
export const eclipsedStars = ({ almanac: { table }, jd }: FaultFacts): number[] => {
  const { sky } = table;
  const marked: number[] = [];
  const searches = [(from: JulianDay) => sky.nextSolarEclipse(from), (from: JulianDay) => sky.nextLunarEclipse(from)];
  for (const next of searches)
    for (let from = widened({ start: jd, end: jd }, MARKED_DAYS.full).start; from < jd;) {
      const eclipse = orNone(() => next(from));
      if (eclipse === null || eclipse.maximum > jd) break;
      const { kind, maximum } = eclipse;
      const days = kind === 'partial' ? MARKED_DAYS.partial : MARKED_DAYS.full;
      if (kind !== 'penumbral' && jd - maximum < days) marked.push(nakshatraOf(sky.longitude('moon', maximum)).id);
      from = plusDays(maximum, APART_DAYS);
    }
  return marked;
};

/** Noon of the day: the middle between sunrise and sunset; null on a day without them. */
export const noonOf = ({ day: { sunrise, sunset } }: FaultFacts): JulianDay | null =>
  sunrise === null || sunset === null ? null : julian((sunrise + sunset) / 2);
