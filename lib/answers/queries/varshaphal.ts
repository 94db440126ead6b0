/** The solar year of a birth that a request asks for. */
import type { NakshatraPosition } from '../../../layers/jyotish/chart/nakshatra.ts';
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { civilDate, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Place, Sky, SkySettings } from '../../../layers/jyotish/ephemeris/sky.ts';
import { completedYears, solarReturn, solarYearSpan } from '../../../layers/jyotish/varshaphal/solar-return.ts';
import { tajikaMuntha, tajikaChart, type TajikaChart } from '../../../layers/jyotish/varshaphal/year-chart.ts';
import { invalidField } from '../../contract/frame/field-errors.ts';
import type { Birth, Moment } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import { dayOfMoment } from './day.ts';

/** How a year is named. */
export interface YearCall {
  readonly birth: Birth;
  readonly at: Moment;
  readonly input: { readonly age?: number | undefined; readonly for_year?: number | undefined };
  /** The `year` of the request, where it is not that of the birth. */
  readonly yearAsked?: number;
  readonly sky: Sky;
}

/** What a year is asked with. */
export interface SolarYearCall extends YearCall {
  readonly options: Options;
  skyAt(place: Place, change?: Partial<Omit<SkySettings, 'place'>>): Sky;
  setting(name: string, value: unknown): void;
  readonly warn: Warn;
}

/** A solar year, found. */
export interface SolarYear {
  /** Completed years at its start. */
  readonly age: number;
  readonly start: JulianDay;
  readonly end: JulianDay;
  /** The sky at the place of the year. */
  readonly sky: Sky;
  readonly tajika: TajikaChart;
  readonly natal: {
    readonly ascendant: number;
    readonly lagna: number;
    readonly sun: number;
    readonly moon: NakshatraPosition;
  };
}

/** The calendar year asked for with the member that names it. Throws where two members contradict each other. */
const calendarYear = ({ input: { age, for_year: wanted }, yearAsked }: YearCall): readonly [string, number] | null => {
  const named = [
    ...(wanted === undefined ? [] : [['for_year', wanted] as const]),
    ...(yearAsked === undefined ? [] : [['year', yearAsked] as const]),
  ];
  const [first, second] = named;
  if (first === undefined) return null;
  if (age === undefined && (second === undefined || second[1] === first[1])) return first;
  const message = 'Send age, for_year or year, not two of them.';
  const [field, received] = age === undefined ? first : ['age', age];
  throw invalidField(field, 'CONFLICT', message, 'age or for_year or year', received);
};

/** Completed years at the start of the year asked for: by `age`, by the calendar year, or the one that runs at `at` (the first before birth). */
export const ageAsked = (call: YearCall): number => {
  const { birth, at, input, sky } = call;
  const named = calendarYear(call);
  if (named === null) return input.age ?? Math.max(0, completedYears(sky, birth.jd, at.jd));
  const [field, wanted] = named;
  const yearOf = (years: number): number => {
    const jd = solarReturn(sky, birth.jd, years);
    return civilDate(jd, at.clock.offsetAt(jd)).year;
  };
  const guess = wanted - birth.date.year;
  const found = [guess, guess - 1, guess + 1].find((years) => years >= 0 && yearOf(years) === wanted);
  if (found === undefined) {
    const message = 'No solar year of this birth begins in that calendar year.';
    throw invalidField(field, 'OUT_OF_RANGE', message, `from ${birth.date.year} on`, wanted);
  }
  return found;
};

/** Finds the solar year of a request and casts its chart at the place of the year. */
export const tajikaYear = (call: SolarYearCall): SolarYear => {
  const { birth, at, options, sky, setting } = call;
  const age = ageAsked(call);
  setting('age', age);
  const { start, end } = solarYearSpan(sky, birth.jd, age);
  const chart = castChart(sky, birth.jd, birth.place);
  const there = call.skyAt(at.place);
  const ascendant = chart.ascendant.longitude;
  const lagna = chart.ascendant.sign;
  const day = dayOfMoment(there, options, { jd: start, place: at.place, clock: at.clock });
  if (day.sunset === null)
    call.warn('NO_SUNRISE', 'The Sun does not rise and set there when the year begins: it is day while the Sun is up.');
  const tajika = tajikaChart(there, start, at.place, day, { sign: lagna, muntha: tajikaMuntha(ascendant, age) });
  const natal = { ascendant, lagna, sun: chart.grahas.sun.longitude, moon: chart.grahas.moon.nakshatra };
  return { age, start, end, sky: there, tajika, natal };
};
