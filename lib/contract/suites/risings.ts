/** Rises, sets and twilights: the answer of `ephemeris/rise-set`, also a section of `panchang/daily`. */
import * as z from 'zod/mini';
import { HORIZON_STATES } from '../../../layers/jyotish/ephemeris/rise-set.ts';
import { SUNRISE_RULES } from '../../../layers/jyotish/ephemeris/sky.ts';
import { RISING_BODIES, TWILIGHTS } from '../../../layers/jyotish/sky-events/risings.ts';
import { about, objectList, oneOf } from '../frame/about.ts';
import { date, instant, name, nameOf } from '../frame/shapes.ts';

const orNone = (description: string) => about(z.nullable(instant), description);
const civil = about(date, 'Civil date on the clock of the place, from 00:00 up to the next 00:00');

export const risingsOut = z.strictObject({
  days: objectList('One row for each date and body', {
    date: civil,
    body: oneOf(RISING_BODIES, 'Sun, Moon or planet; Rahu and Ketu have no horizon'),
    name,
    rise: orNone('First rise on the date; null where there is none: see state'),
    set: orNone('First set on the date; null where there is none: see state'),
    transit: orNone('Upper culmination; null on the one date of a month on which the Moon has none'),
    state: oneOf(
      HORIZON_STATES,
      'normal where it rises and sets; else which of the two is missing, or that it stays up or down all day',
    ),
    rule: oneOf(SUNRISE_RULES, 'What rising meant: the rule that was used'),
  }),
  twilight: about(
    z.nullable(
      z.array(
        z.strictObject({
          date: civil,
          kind: oneOf(TWILIGHTS, 'civil: the Sun 6 degrees below the horizon; nautical: 12; astronomical: 18'),
          kind_name: nameOf('twilight'),
          dawn: orNone('Morning twilight begins; null where it does not: see state'),
          dusk: orNone('Evening twilight ends; null where it does not: see state'),
          state: oneOf(
            HORIZON_STATES,
            'normal where it has dawn and dusk; else which is missing, or that the Sun stays above (always_up) or below (always_down) that depth all day',
          ),
        }),
      ),
    ),
    'Three rows for each date; null unless twilight was asked for',
  ),
});
