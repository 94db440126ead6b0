import { happeningsToShow } from '../../lib/answers/queries/subscription.ts';
import { rangePlaceInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { CALENDAR_ANSWER, MAX_CALENDAR_DAYS, subscriptionFields } from '../../lib/contract/suites/subscription.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { subscriptionReply } from '../../lib/answers/present/subscription.ts';

export const calendarIcs = resource({
  path: '/v1/calendar/ics',
  summary: 'Subscription calendar (text/calendar) of observances or daily panchang elements',
  description:
    'Festivals, Ekadashis with the time to break the fast, fasts, sankrantis, eclipses, and on request the tithi and star of each day and Rahu Kaal, as a calendar that programs read (RFC 5545). What takes a whole day is a day of its own that does not block it; what has hours is written in UTC, so every program shows it on its own clock. The UID of an event is the same whenever and however it is asked for, so a renewed calendar replaces its events and doubles none. The same request gives the same bytes.',
  sources: ['RFC 5545', 'RFC 7986', 'Dharmasindhu', 'Nirnayasindhu'],
  credits: 5,
  wave: 2,
  auth: 'key',
  input: rangePlaceInput(subscriptionFields, MAX_CALENDAR_DAYS),
  answers: { 200: CALENDAR_ANSWER },
  example: {
    from: '2026-10-01',
    to: '2026-11-30',
    lat: 28.6139,
    lon: 77.209,
    tz: 5.5,
    kinds: ['festivals', 'ekadashi', 'grahan'],
  },
  compute: (call) => {
    const { range, place, input, options } = call;
    const { from, to, clock } = range;
    const happenings = happeningsToShow(
      { sky: call.sky, warn: call.warn, options, place, clock, input },
      from,
      to,
      'to',
    );
    return subscriptionReply(call, clock, from, happenings);
  },
});

export const handler = serveResource(calendarIcs);
