import * as z from 'zod/mini';
import { fromCivil, isoLocal, plusDays } from '../../layers/jyotish/ephemeris/instant.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { offsetHours } from '../../lib/contract/suites/geo.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, characters, flag, objectList, text, whole } from '../../lib/contract/frame/about.ts';
import { instant } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { zoneClock } from '../../lib/adapters/place/zone.ts';

const year = (description: string) => whole(1800, 2399, description);
const HALF_A_DAY = 0.5;

export const geoTimezoneHistory = endpoint({
  path: '/v1/geo/timezone-history',
  summary: 'Offset changes of a zone over years',
  description:
    'Every change of the clock of an IANA time zone in a range of years: from local mean time to standard time, into and out of summer time, war time, and changes of law. `at` is written with the offset that the change begins. Future years follow the rules in force today.',
  sources: ['IANA time zone database'],
  credits: 0,
  wave: 2,
  input: plainInput({
    timezone: characters(1, 64, 'IANA time zone, such as Asia/Kolkata'),
    from_year: year('First year, 1800 to 2399'),
    to_year: year('Last year, 1800 to 2399, included'),
  }),
  output: z.strictObject({
    timezone: about(text, 'IANA zone'),
    offset: offsetHours('Hours from UT at the beginning of the first year, UTC, east positive'),
    transitions: objectList('Changes in order of time; empty where there is none', {
      at: about(instant, 'When the clock changed, written with the offset after it'),
      offset_before: offsetHours('Hours from UT before it'),
      offset: offsetHours('Hours from UT after it'),
      dst: about(flag, 'Whether it begins summer time'),
      abbreviation: about(text, 'Short name of the clock after it; the offset where it has none'),
    }),
  }),
  example: { timezone: 'Asia/Kolkata', from_year: 1900, to_year: 1950 },
  compute: ({ input: { timezone, from_year, to_year } }) => {
    const clock = zoneClock(timezone);
    if (!clock)
      throw invalidField(
        'timezone',
        'UNKNOWN_VALUE',
        'timezone must be an IANA time zone.',
        'for example Asia/Kolkata',
        timezone,
      );
    if (from_year > to_year)
      throw invalidField(
        'to_year',
        'OUT_OF_RANGE',
        'to_year must not be before from_year.',
        `${from_year}..2399`,
        to_year,
      );
    const start = fromCivil({ year: from_year, month: 1, day: 1 }, 0, 0);
    const end = fromCivil({ year: to_year, month: 12, day: 31 }, 24, 0);
    return {
      timezone: clock.timezone,
      offset: clock.offsetAt(start),
      transitions: clock.changes(start, end).map(({ at, before, after }) => {
        // Well inside the new time: an instant resolves 0.04 ms.
        const later = plusDays(at, HALF_A_DAY / 24);
        return {
          at: isoLocal(at, after),
          offset_before: before,
          offset: after,
          dst: clock.isDst(later),
          abbreviation: clock.abbreviation(later),
        };
      }),
    };
  },
});

export const handler = serve(geoTimezoneHistory);
