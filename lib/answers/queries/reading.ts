/** From a call to the chart that its reading is about. */
import { castChart } from '../../../layers/jyotish/chart/chart.ts';
import { readChart, type ReadChart } from '../../../layers/jyotish/phala/state.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Sky } from '../../../layers/jyotish/ephemeris/sky.ts';
import type { Birth } from '../../contract/values/moment.ts';
import type { Options } from '../../contract/frame/options.ts';

interface ReadingCall {
  readonly birth: Birth;
  readonly sky: Sky;
  readonly options: Pick<Options, 'house_system'>;
  warn(code: string, message: string): void;
}

/**
 * The chart of a birth, read at `jd`. Where the time of birth is not known a warning says that the houses are left out;
 * the chart then has whole-sign houses, which no place and no latitude refuses.
 */
export const chartToRead = ({ birth, sky, options, warn }: ReadingCall, jd: JulianDay = birth.jd): ReadChart => {
  if (!birth.timeKnown)
    warn(
      'HOUSES_LEFT_OUT',
      'The time of birth is not known: everything that needs the ascendant, the houses above all, is left out.',
    );
  return readChart(castChart(sky, jd, birth.place, birth.timeKnown ? options.house_system : 'whole_sign'));
};
