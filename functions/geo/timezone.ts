import * as z from 'zod/mini';
import { isoDate, isoLocal, isoUtc } from '../../layers/jyotish/ephemeris/instant.ts';
import { endpoint } from '../../lib/contract/endpoint.ts';
import { dateText, timeText } from '../../lib/contract/date-time.ts';
import { plainInput } from '../../lib/contract/inputs.ts';
import { flag, instant, num, text } from '../../lib/contract/shapes.ts';
import { serve } from '../../lib/http/serve.ts';
import { readWall } from '../../lib/place/wall.ts';

const reading = { utc: instant, local: instant, offset: num, dst: flag, abbreviation: text };

export const geoTimezone = endpoint({
  path: '/v1/geo/timezone',
  summary: 'Zone and offset at a local date-time, with clock changes told apart',
  credits: 0,
  errors: ['PLACE_NOT_FOUND', 'PLACE_AMBIGUOUS', 'ZONE_UNRESOLVED'],
  input: plainInput({
    lat: z.optional(z.number().check(z.gte(-90), z.lte(90), z.describe('latitude in degrees, north positive'))),
    lon: z.optional(z.number().check(z.gte(-180), z.lte(180), z.describe('longitude in degrees, east positive'))),
    place: z.optional(z.string().check(z.minLength(1), z.maxLength(100), z.describe('place name or id of geo/search'))),
    timezone: z.optional(
      z.string().check(z.minLength(1), z.maxLength(64), z.describe('IANA zone; comes before place and coordinates')),
    ),
    date: z.optional(dateText('Local date, YYYY-MM-DD; today there when left out')),
    time: z.optional(timeText('Local time, HH:MM or HH:MM:SS; now when left out')),
    fold: z.optional(z.enum(['earlier', 'later']).check(z.describe('which of two equal local times is meant'))),
  }),
  output: z.strictObject({
    timezone: text,
    offset: num.check(
      z.describe('hours from UT, to the second; before the change where the local time is ambiguous or missing'),
    ),
    dst: flag,
    abbreviation: text,
    ambiguous: z.boolean().check(z.describe('the local time occurred twice')),
    nonexistent: z.boolean().check(z.describe('the local time was skipped')),
    utc: z.nullable(instant),
    readings: z.array(z.strictObject(reading)).check(z.describe('every instant at which the clock showed this time')),
    source: z.enum(['timezone', 'place', 'coordinates']),
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
      local: isoLocal(jd, clock.offsetAt(jd)),
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
