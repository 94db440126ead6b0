/** The time of an instant as a clock shows it. */
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import type { Clock } from './moment.ts';

/** Where hour and minute stand in the text of an instant. */
const [FROM, TO] = [11, 16];

/**
 * Hour and minute of an instant on a clock, 00:00 to 23:59; seconds are left out.
 * @example
 * hourMinute(birth.clock, birth.jd) // → '19:55'
 */
export const hourMinute = (clock: Pick<Clock, 'text'>, jd: JulianDay): string => clock.text(jd).slice(FROM, TO);
