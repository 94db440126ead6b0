import * as z from 'zod/mini';
import { isoDate, isoLocal, isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { dateText, timeText } from '../../lib/contract/values/date-time.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { OFFSET_HOURS } from '../../lib/contract/frame/limits.ts';
import { about, between, characters, flag, oneOf, text } from '../../lib/contract/frame/about.ts';
import { instant, utcInstant } from '../../lib/contract/frame/shapes.ts';
import { serve } from '../../lib/service/http/serve.ts';
import { readWall } from '../../lib/adapters/place/wall.ts';

const offset = (description: string) => between(OFFSET_HOURS.from, OFFSET_HOURS.to, description);
const dst = about(flag, 'Whether summer time is in force');
const abbreviation = about(text, 'Short name of the clock then: IST, CEST; the offset where it has none');
const reading = z.strictObject({
  utc: about(utcInstant, 'The instant in UTC'),
  local_time: about(instant, 'The same on the local clock'),
  offset: offset('Hours from UT at that instant, to the second, east positive'),
  dst,
  abbreviation,
});

export const geoTimezone = endpoint({
  path: '/v1/geo/timezone',
  summary: 'Zone and offset at a local date-time, with clock changes told apart',
  description:
    'The clock of a place or zone at a local date and time, by the IANA time zone data with all its history: war time in India, the zones of Bombay and Calcutta, summer times. The zone comes from timezone, else from place, else from lat and lon. Where the clock was set back the same local time came twice, and readings has both instants; where it was set forward some times never came, and readings is empty. Without a date, today there is meant; without a time, now.',
  credits: 0,
  errors: ['PLACE_NOT_FOUND', 'PLACE_AMBIGUOUS', 'ZONE_UNRESOLVED'],
  input: plainInput({
    lat: z.optional(between(-90, 90, 'Latitude in degrees, north positive')),
    lon: z.optional(between(-180, 180, 'Longitude in degrees, east positive')),
    place: z.optional(characters(1, 100, 'Name of a place, or an id of geo/search')),
    timezone: z.optional(characters(1, 64, 'IANA zone; comes before place and coordinates')),
    date: z.optional(dateText('Local date, YYYY-MM-DD; today there when left out')),
    time: z.optional(timeText('Local time, HH:MM or HH:MM:SS; now when left out')),
    fold: z.optional(oneOf(['earlier', 'later'], 'Which instant is meant of a local time that came twice')),
  }),
  output: z.strictObject({
    timezone: about(text, 'IANA zone'),
    offset: offset(
      'Hours from UT, to the second, east positive; before the change where the local time came twice or never',
    ),
    dst,
    abbreviation,
    ambiguous: about(flag, 'Whether the local time came twice'),
    nonexistent: about(flag, 'Whether the local time was skipped'),
    utc: about(
      z.nullable(utcInstant),
      'The instant in UTC; null where the local time was skipped, or came twice and fold does not say which is meant',
    ),
    readings: about(z.array(reading), 'Every instant at which the clock showed this time: one, two or none'),
    source: oneOf(['timezone', 'place', 'coordinates'], 'What of the request the zone was taken from'),
  }),
  example: { timezone: 'Asia/Kolkata', date: '1943-06-15', time: '08:30' },
  settings: [],
  compute: async ({ input, now, warn, place, setting }) => {
    const { source, found, clock, date, local, meant } = await readWall(input, now);
    if (found) {
      place(found.named);
      for (const { code, message } of found.notes) warn(code, message);
    }
    if (input.date === undefined) setting('date', isoDate(date));
    const shown = (jd: (typeof local.instants)[number]) => ({
      utc: isoUtc(jd),
      local_time: isoLocal(jd, clock.offsetAt(jd)),
      offset: clock.offsetAt(jd),
      dst: clock.isDst(jd),
      abbreviation: clock.abbreviation(jd),
    });
    const { offset, dst, abbreviation } =
      meant.instant === null ? { ...shown(meant.before), offset: local.before } : shown(meant.instant);
    return {
      timezone: clock.timezone,
      offset,
      dst,
      abbreviation,
      ambiguous: local.instants.length > 1,
      nonexistent: local.instants.length === 0,
      utc: meant.sure && meant.instant !== null ? isoUtc(meant.instant) : null,
      readings: local.instants.map(shown),
      source,
    };
  },
});

export const handler = serve(geoTimezone);
