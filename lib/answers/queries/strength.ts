/** Shadbala of a birth, for the answers that build on its totals. */
import { byPlanet7 } from '../../../layers/jyotish/chart/graha.ts';
import type { Chart } from '../../../layers/jyotish/chart/chart.ts';
import type { Planet7 } from '../../../layers/jyotish/chart/rashi.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { VedicDay } from '../../../layers/jyotish/panchang/vedic-day.ts';
import { aharganaLords } from '../../../layers/jyotish/strength/kala.ts';
import { shadbalaOf, type Shadbala } from '../../../layers/jyotish/strength/shadbala.ts';
import type { Birth } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';
import type { Warn } from '../../contract/frame/warnings.ts';
import { dayOfMoment } from './day.ts';

/** Shadbala under its defaults. Where the Sun does not rise and set its parts of the day count 0, and a warning says so. */
export const shadbalaTotals = (
  sky: Sky,
  chart: Chart,
  birth: Birth,
  options: Options,
  warn: Warn,
): {
  readonly day: VedicDay;
  readonly strengths: Readonly<Record<Planet7, Shadbala>>;
  readonly totals: Readonly<Record<Planet7, number>>;
  readonly cheshta: Readonly<Record<Planet7, number>>;
} => {
  const day = dayOfMoment(sky, options, birth);
  if (day.nextSunrise === null)
    warn(
      'NO_SUNRISE',
      'The Sun does not rise or set here on this day: tribhaga and hora are null and count 0 in the totals.',
    );
  const strengths = shadbalaOf(sky, chart, day, aharganaLords(day));
  return {
    day,
    strengths,
    totals: byPlanet7((planet) => strengths[planet].total),
    cheshta: byPlanet7((planet) => strengths[planet].cheshta),
  };
};
