import * as z from 'zod/mini';
import { whole } from '../../lib/contract/frame/about.ts';
import { happeningsToShow } from '../../lib/answers/queries/subscription.ts';
import { dateText } from '../../lib/contract/values/date-time.ts';
import { placeInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { CALENDAR_ANSWER, MAX_CALENDAR_DAYS, subscriptionFields } from '../../lib/contract/suites/subscription.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { subscriptionReply } from '../../lib/answers/present/subscription.ts';
import { addDays, civilDate, civilDateOf } from '../../layers/jyotish/ephemeris/instant.ts';

export const calendarSubscription = resource({
  path: '/v1/calendar/ics',
  method: 'GET',
  summary: 'The subscription calendar by its address, for calendar programs: a rolling year',
  description:
    'The calendar of POST calendar/ics at an address that a calendar program can subscribe to, with the key as `apiKey`. Without `from` it begins with the current month and is renewed with each month; within a month the answer is the same and its ETag holds, so programs that ask again are answered 304.',
  sources: ['RFC 5545', 'RFC 7986', 'Dharmasindhu', 'Nirnayasindhu'],
  credits: 5,
  wave: 2,
  auth: 'key',
  input: placeInput({
    from: z.optional(dateText('First day, YYYY-MM-DD; the first of the current month when left out')),
    days: z._default(whole(1, MAX_CALENDAR_DAYS, 'Length of the calendar, 1 to 366 days'), MAX_CALENDAR_DAYS),
    ...subscriptionFields,
  }),
  answers: { 200: CALENDAR_ANSWER },
  example: { place: 'Varanasi', from: '2026-01-01', days: 31, kinds: ['festivals', 'ekadashi'] },
  compute: (call) => {
    const { place, clock, input, options, now } = call;
    const today = civilDate(now, clock.offsetAt(now));
    const given = input.from === undefined ? null : civilDateOf(input.from);
    const from = given ?? { ...today, day: 1 };
    const happenings = happeningsToShow(
      { sky: call.sky, warn: call.warn, options, place, clock, input },
      from,
      addDays(from, input.days - 1),
      'days',
    );
    return subscriptionReply(call, clock, from, happenings);
  },
});

export const handler = serveResource(calendarSubscription);
