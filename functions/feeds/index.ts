import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import {
  EXAMPLE_FEED,
  EXAMPLE_FEED_URL,
  CALENDAR_FEED_FIELDS,
  FEED_MONTHS,
  FEED_URL_OUT,
  feedOut,
  MOST_FEEDS,
} from '../../lib/contract/suites/calendar-feed.ts';
import { admitEvents, settledFilter, requireBirth } from '../../lib/accounts/webhooks/celestial.ts';
import { listFeeds, saveFeed } from '../../lib/accounts/webhooks/feeds.ts';
import { feedShape, feedUrl } from '../../lib/accounts/webhooks/view.ts';
import { bank } from '../../lib/words/bank.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const createFeed = resource({
  path: '/v1/feeds',
  summary: 'A calendar of coming events with a secret address, for calendar programs',
  description: `Makes a calendar (iCalendar, RFC 5545) of the events that webhooks are told of: entries into signs, stations, phases, eclipses and festivals of a place, and of one saved birth its dasha changes, exact transits, Sade Sati, chandrashtama and birthday by tithi. \`url\` is its address: Google, Apple and other calendars subscribe to it. It reaches from ${FEED_MONTHS.past === 1 ? 'last month' : `${FEED_MONTHS.past} months ago`} to ${FEED_MONTHS.ahead} months ahead and is computed anew when it is read, so a birth that you correct moves its events. Whoever has the address reads the calendar; it is shown only now, \`feeds/{id}/rotate-address\` changes it and DELETE ends it. The calendar names no person, date, time or place of birth; what dasha changes and exact transits say of a birth is yours to hand on. Nothing is told of a birth that is marked \`deceased\`. An account may have ${MOST_FEEDS} feeds.`,
  suite: 'webhooks',
  auth: 'either',
  wave: 2,
  feature: 'webhooks',
  speaks: ['subscription'],
  errors: ['STATE_CONFLICT', 'PLACE_NOT_FOUND', 'PLACE_AMBIGUOUS'],
  input: plainInput(CALENDAR_FEED_FIELDS),
  repeat: 'once',
  needs: { table: 'write' },
  answers: {
    201: answersJson('The feed was made', z.strictObject({ ...feedOut.shape, ...FEED_URL_OUT }), {
      ...EXAMPLE_FEED,
      url: EXAMPLE_FEED_URL,
    }),
  },
  example: {
    events: ['sky.festival', 'sky.eclipse'],
    filter: { place: EXAMPLE_FEED.filter.place },
    name: 'Festivals in Delhi',
  },
  compute: async ({ table, space, visitor, options, warn, web, input: { events, filter = {}, name } }) => {
    const now = Date.now();
    admitEvents(visitor, events);
    requireBirth(events, filter);
    const settled = await settledFilter({ table, space }, events, filter, warn);
    if ((await listFeeds(table, space)).length >= MOST_FEEDS)
      throw new AppError('STATE_CONFLICT', { message: `An account may have ${MOST_FEEDS} calendar feeds.` });
    const { language } = options;
    const called = name ?? bank(language, 'subscription').feed;
    const about = { name: called, events: [...new Set(events)], filter: settled, language, created: now };
    const { feed, token } = await saveFeed(table, space, about);
    return { status: 201, data: { ...feedShape(feed, visitor), url: feedUrl(web.base, token) }, location: '/v1/feeds' };
  },
});

export const handler = serveResource(createFeed);
