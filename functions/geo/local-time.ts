import * as z from 'zod/mini';
import { fromCivil, isoLocal, isoUtc, plusDays, type JulianDay } from '../../layers/jyotish/ephemeris/instant.ts';
import { civilOf, dateText, hoursOf, timeText } from '../../lib/contract/values/date-time.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { offsetHours } from '../../lib/contract/suites/geo.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { about, between, characters, choice, objectOf, oneOf, text, textLike } from '../../lib/contract/frame/about.ts';
import { date as dateShape, instant, utcInstant } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { readWall } from '../../lib/adapters/place/wall.ts';

const SCALES = ['zone', 'lmt', 'apparent', 'utc'] as const;
const MINUTES_PER_DAY = 1440;
/** A clock without an offset of its own: what it shows. */
const shows = (description: string) =>
  objectOf(description, {
    date: about(dateShape, 'Date on such a clock'),
    time: textLike(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'Time on such a clock, HH:MM:SS'),
    offset_seconds: between(-44_300, 44_300, 'Seconds it is ahead of UTC'),
  });

export const geoLocalTime = endpoint({
  path: '/v1/geo/local-time',
  summary: 'Converts between zone time, local mean time, apparent (sundial) time and UTC',
  description:
    'One moment on four clocks. Zone time is what clocks show there by law; local mean time is that of the meridian, four minutes for each degree of longitude; apparent time is that of a sundial, ahead of mean time by the equation of time (−14.3 to 16.5 minutes); UTC is the same everywhere. `from` says on which of them date and time are given. Without them, now.',
  sources: ['IANA time zone database', 'Meeus, Astronomical Algorithms (2nd ed.) ch. 28'],
  credits: 0,
  wave: 2,
  errors: [
    'PLACE_NOT_FOUND',
    'PLACE_AMBIGUOUS',
    'ZONE_UNRESOLVED',
    'TIME_NONEXISTENT',
    'TIME_AMBIGUOUS',
    'EPHEMERIS_RANGE',
  ],
  input: plainInput({
    lat: z.optional(between(-90, 90, 'Latitude in degrees, north positive')),
    lon: z.optional(between(-180, 180, 'Longitude in degrees, east positive')),
    place: z.optional(characters(1, 100, 'Name of a place, or an id of geo/search')),
    date: z.optional(dateText('Date on the clock of from, YYYY-MM-DD; now when left out')),
    time: z.optional(timeText('Time on the clock of from, HH:MM or HH:MM:SS; now when left out')),
    from: choice(SCALES, 'zone', 'Clock on which date and time are given: zone, lmt, apparent or utc'),
    fold: z.optional(oneOf(['earlier', 'later'], 'Which instant is meant of a zone time that came twice')),
  }),
  output: z.strictObject({
    utc: about(utcInstant, 'The moment in UTC'),
    zone: about(instant, 'The moment on the clock of the zone'),
    timezone: about(text, 'IANA zone'),
    offset: offsetHours('Hours of the zone from UT at that moment, to the second, east positive'),
    lmt: shows('Local mean time'),
    apparent: shows('Apparent solar time'),
    equation_of_time_min: between(-17, 17, 'Apparent less mean time, minutes'),
  }),
  example: { lat: 22.5726, lon: 88.3639, date: '1945-05-10', time: '11:30', from: 'zone' },
  settings: [],
  compute: async ({ input, now, sky, place, warn }) => {
    const { from, date, time } = input;
    const given = date !== undefined || time !== undefined;
    const onZone = from === 'zone';
    const {
      clock,
      found,
      meant,
      date: today,
    } = await readWall(onZone ? input : { ...input, date: undefined, time: undefined }, now);
    if (found) {
      place(found.named);
      for (const { code, message } of found.notes) warn(code, message);
    }
    const lon = input.lon ?? found?.place.lon ?? 0;
    const meanDays = lon / 360;
    const equationDays = (jd: JulianDay): number => sky.equationOfTime(jd) / MINUTES_PER_DAY;
    const moment = (): JulianDay => {
      if (onZone) {
        if (meant.instant === null) throw new AppError('TIME_NONEXISTENT');
        if (!meant.sure) throw new AppError('TIME_AMBIGUOUS');
        return meant.instant;
      }
      if (!given) return now;
      const civil = date === undefined ? today : civilOf(date);
      const shown = fromCivil(civil, time === undefined ? 0 : hoursOf(time), 0);
      if (from === 'utc') return shown;
      const mean = plusDays(shown, -meanDays);
      if (from === 'lmt') return mean;
      // The equation of time changes by half a minute a day: two steps settle it.
      return plusDays(mean, -equationDays(plusDays(mean, -equationDays(mean))));
    };
    const jd = moment();
    const equation = sky.equationOfTime(jd);
    const on = (days: number) => {
      const shown = isoUtc(plusDays(jd, days));
      return { date: shown.slice(0, 10), time: shown.slice(11, 19), offset_seconds: days * 86_400 };
    };
    const offset = clock.offsetAt(jd);
    return {
      utc: isoUtc(jd),
      zone: isoLocal(jd, offset),
      timezone: clock.timezone,
      offset,
      lmt: on(meanDays),
      apparent: on(meanDays + equation / MINUTES_PER_DAY),
      equation_of_time_min: equation,
    };
  },
});

export const handler = serve(geoLocalTime);
