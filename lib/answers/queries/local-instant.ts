/** A date-time of an endpoint's own fields, on the clock of its place. */
import { fromCivil, type JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';
import { invalidField } from '../../contract/frame/field-errors.ts';
import { civilIn, DATE_TIME, DATE_TIME_WORDS, hoursOfOffset } from '../../contract/values/date-time.ts';
import type { Clock } from '../../contract/values/moment.ts';

/**
 * The instant of a date-time that `dateTimeText` accepted: on the clock, or by its own offset. A local time that a clock change
 * skips is moved past the gap, of one that comes twice the earlier is taken. Throws (400) for a date that does not exist.
 */
export const localInstant = (field: string, value: string, clock: Clock): JulianDay => {
  const [, day = '', hour = 0, minute = 0, second = 0, zone] = DATE_TIME.exec(value) ?? [];
  const date = civilIn(day);
  if (!date || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    throw invalidField(
      field,
      DATE_TIME_WORDS.code,
      `${field} must be ${DATE_TIME_WORDS.must}.`,
      DATE_TIME_WORDS.expected,
      value,
    );
  const hours = Number(hour) + Number(minute) / 60 + Number(second) / 3600;
  return zone === undefined ? clock.instant(date, hours) : fromCivil(date, hours, hoursOfOffset(zone));
};
