/** Fields of subscription calendars. */
import * as z from 'zod/mini';
import { characters, choice, several, whole } from '../frame/about.ts';
import { answersMedia, shownAs } from '../frame/reply.ts';
import { FESTIVAL_REGIONS } from '../../../layers/jyotish/calendar/festival-rows.ts';
import { HAPPENING_KINDS } from '../../../layers/jyotish/calendar/happenings.ts';

/** What the documents show of a calendar. */
export const CALENDAR_ANSWER = shownAs(
  answersMedia('The calendar', 'text/calendar'),
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Udaya//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:0a1b2c@udaya',
    'DTSTART;VALUE=DATE:20260114',
    'SUMMARY:Makara Sankranti',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
);

/** Most days, and most events, of one calendar. */
export const MAX_CALENDAR_DAYS = 366;
export const MAX_CALENDAR_EVENTS = 2000;
/** Longest time before an event at which a reminder may be shown: a week, minutes. */
const MAX_ALARM_MIN = 10_080;

/** What a subscription calendar may be asked for. */
export const subscriptionFields = {
  kinds: z._default(
    several(
      z.enum(HAPPENING_KINDS),
      1,
      HAPPENING_KINDS.length,
      'What the calendar holds: festivals, ekadashi (the fast, and when it is broken), vrat (monthly fasts), sankranti, grahan (eclipses seen at the place), limbs (tithi and star of every sunrise), rahu_kaal (every day)',
    ),
    ['festivals', 'ekadashi', 'sankranti', 'grahan'],
  ),
  region: choice(FESTIVAL_REGIONS, 'all', 'Only festivals kept there; all of them for all'),
  alarm_min: z.optional(
    whole(
      0,
      MAX_ALARM_MIN,
      'Minutes before an event at which the calendar program reminds of it, 0 to 10080; a day of its own begins at midnight. No reminders when left out',
    ),
  ),
  name: z.optional(characters(1, 80, 'Name of the calendar, 1 to 80 characters, as programs show it')),
};
