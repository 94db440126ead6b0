/**
 * Calendar feeds: the events of some months around today, asked of the calculations that webhooks are told by. A text depends on
 * the feed, the birth that it is about, the month and the engine alone, so its tag is known before anything is computed.
 */
import { createHash } from 'node:crypto';
import { icsText, type CalendarEvent } from '../../answers/present/ics.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import { AppError } from '../../contract/frame/app-error.ts';
import { CELESTIAL_EVENTS, PLACED_EVENTS } from '../../contract/suites/celestial-events.ts';
import { covers } from '../../contract/suites/events.ts';
import { FEED_MONTHS } from '../../contract/suites/calendar-feed.ts';
import { keysOf } from '../../contract/frame/about.ts';
import type { FeedRecord } from '../../accounts/webhooks/feeds.ts';
import { ENGINE } from '../http/engine.ts';
import { calendarEvent } from './feed-events.ts';
import { KINDS } from './kinds.ts';
import { eventsBetween } from './next.ts';

const DAY_MS = 86_400_000;
const TYPES = keysOf(CELESTIAL_EVENTS);
const PLACED: readonly string[] = PLACED_EVENTS;

/** The first instant of a month of UTC that lies `months` from the one of `now`, epoch milliseconds. */
const monthStart = (now: number, months: number): number => {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
};

/** What a feed is read with. */
export interface Reading {
  readonly feed: FeedRecord;
  /** When the saved birth that it is about last changed, epoch milliseconds; 0 for none, or for one that is gone. */
  readonly birthChanged: number;
  readonly births: Caller['profile'];
  /** Host name of the API. */
  readonly host: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** When the text of a feed last changed, epoch milliseconds: with the feed, its birth, or the month. */
export const feedModified = ({ feed, birthChanged, now }: Reading): number =>
  Math.max(feed.created, birthChanged, monthStart(now, 0));

/** A digest that is another whenever the text is. */
export const feedDigest = (reading: Reading): string =>
  createHash('sha256')
    .update(JSON.stringify([reading.feed.id, reading.host, feedModified(reading), ENGINE]))
    .digest('hex');

/** The events of one kind, in the windows that it is looked for in. */
const eventsOf = async (
  kind: (typeof TYPES)[number],
  { feed: { filter, language }, births, now }: Reading,
): Promise<readonly CalendarEvent[]> => {
  const profile = kind.startsWith('natal.') ? (filter.profile_id ?? null) : null;
  const subscription = { kind, filter, language, profile, births };
  const end = monthStart(now, FEED_MONTHS.ahead + 1);
  const step = KINDS[kind].days * DAY_MS;
  const events: CalendarEvent[] = [];
  try {
    for (let from = monthStart(now, -FEED_MONTHS.past); from < end; from += step)
      for (const data of await eventsBetween(subscription, from, Math.min(from + step, end)))
        events.push(calendarEvent(kind, profile === null ? data : { profile_id: profile, ...data }, language));
  } catch (error) {
    // A birth that is gone, or without its time, has no such events.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
  return events;
};

/** The calendar of a feed. */
export const feedText = async (reading: Reading): Promise<string> => {
  const { feed, births, host } = reading;
  const { events: choices, filter } = feed;
  const about = filter.profile_id === undefined ? null : await births(filter.profile_id);
  // Nobody is told of the days to come of someone who has died.
  const tellsBirth = about !== null && about.mark !== 'deceased';
  const kinds = TYPES.filter(
    (kind) => choices.some((choice) => covers(choice, kind)) && (tellsBirth || !kind.startsWith('natal.')),
  ).filter((kind) => filter.place !== undefined || !PLACED.includes(kind));
  const events: CalendarEvent[] = [];
  for (const kind of kinds) events.push(...(await eventsOf(kind, reading)));
  return icsText(
    {
      name: feed.name,
      host,
      scope: feed.id,
      stamped: feedModified(reading),
      refreshDays: 1,
      alarmMin: null,
    },
    events,
  );
};
