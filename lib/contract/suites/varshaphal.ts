/** Fields and shapes that the endpoints of the solar year share. */
import * as z from 'zod/mini';
import { OFFICES } from '../../../layers/jyotish/varshaphal/year-lord.ts';
import { about, between, flag, oneOf, whole } from '../frame/about.ts';
import { EXAMPLE_BIRTH } from '../frame/inputs.ts';
import { graha, nameOf, span } from '../frame/shapes.ts';

/** Which year of life is asked for. */
export const SOLAR_YEAR_FIELDS = {
  age: z.optional(
    whole(0, 150, 'Completed years at the start of the solar year, 0 to 150: 0 is the year that begins at birth'),
  ),
  for_year: z.optional(
    whole(
      1800,
      2399,
      'Calendar year in which the solar year begins, in place of age; beside `date` it may be sent as `year`. Without any of them the year that runs at `at`',
    ),
  ),
};

/** The solar year that the examples ask for. */
export const SOLAR_YEAR_EXAMPLE = { ...EXAMPLE_BIRTH, age: 36, at: '2026-11-21T12:00:00+05:30' };

/** The year that was found. */
export const solarYearOutput = {
  age: whole(0, 600, 'Completed years at its start'),
  span: about(span, 'The solar year: from this return of the Sun to the next'),
  is_day: about(flag, 'The return happens by day'),
};

/** An office-bearer. */
export const officeBearer = z.strictObject({
  key: oneOf(OFFICES, 'Office'),
  name: nameOf('office'),
  planet: graha,
  planet_name: nameOf('planet'),
  bala: between(0, 20, 'Five-fold strength, points of 20'),
  aspects_ascendant: about(flag, 'Stands in house 1, 3, 4, 5, 7, 9, 10 or 11 of the chart'),
});
