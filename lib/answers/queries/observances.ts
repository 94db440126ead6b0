/** Warnings about the calendar of a place. */
import type { Warn } from '../../contract/frame/warnings.ts';
import type { ObservanceCalendar } from '../../../layers/jyotish/calendar/observance-calendar.ts';

/**
 * Warns when days of an answer were reckoned by local mean time.
 * @example
 * warnOfNominalDays({ isNominal: () => false }, () => {}) // → undefined
 */
export const warnOfNominalDays = (calendar: ObservanceCalendar, warn: Warn): void => {
  if (calendar.isNominal())
    warn(
      'NO_SUNRISE',
      'On some days of this answer the Sun does not rise and set at the place; they are reckoned from 06:00 to 18:00 local mean time.',
    );
};
