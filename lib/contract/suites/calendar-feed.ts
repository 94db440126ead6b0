/** Shapes of calendar feeds: what a customer asks for, and how one is shown. */
import * as z from 'zod/mini';
import { about, oneOf, several, text, textLike } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';
import { plainText } from '../values/plain-text.ts';
import { CELESTIAL_EVENTS } from './celestial-events.ts';
import { filter } from './webhook.ts';

export const MOST_FEEDS = 20;

/** Id of a feed. */
export const feedId = textLike(/^f[0-9a-z]{19}$/, 'Id of the calendar feed');

/** What stands in the address of a feed: whose it is, the feed and its secret. */
export const feedToken = textLike(
  /^(?:sandbox-)?cus_\w{1,40}\.f[0-9a-z]{19}\.[\w-]{27}(?:\.ics)?$/,
  'Which feed, and its secret: as it stands in the address',
);

const FAMILIES = ['sky.*', 'natal.*'] as const;
const [first = '', ...others] = [...Object.keys(CELESTIAL_EVENTS), ...FAMILIES];
const events = several(
  z.enum([first, ...others]),
  1,
  others.length + 1,
  'Events that it holds: sky.* and natal.* types of GET webhooks/events, or a whole family',
);
const MAX_NAME = 80;
const name = plainText(MAX_NAME, `What calendar programs call it, 1 to ${MAX_NAME} characters`);

/** What a customer sends to make one. */
export const CALENDAR_FEED_FIELDS = { events, filter: z.optional(filter), name: z.optional(name) };

const PAST_MONTHS = 1;
const AHEAD_MONTHS = 12;
export const FEED_MONTHS = { past: PAST_MONTHS, ahead: AHEAD_MONTHS } as const;
/** Reads of one address in an hour. */
export const FEED_READS = 60;

/** A feed as its owner sees it. */
export const feedOut = z.strictObject({
  feed_id: feedId,
  name: about(text, 'What calendar programs call it'),
  events: about(z.array(text), 'Events that it holds'),
  filter: about(filter, 'What narrows them; empty for nothing'),
  state: oneOf(
    ['active', 'disabled'],
    'active; disabled: your plan does not bring its events any more; its address opens again when a plan does',
  ),
  created: about(utcInstant, 'When it was made, in UTC'),
  changed: about(utcInstant, 'When its address was last changed, in UTC'),
});

/** The address: shown once. */
export const FEED_URL_OUT = {
  url: about(
    text,
    'Address of the calendar, for calendar programs. Whoever has it reads the calendar: it is shown only now',
  ),
};

export const EXAMPLE_FEED = {
  feed_id: 'f0mjk3v2x1a8f0q2n7c4',
  name: 'Asha',
  events: ['natal.dasha', 'natal.birthday', 'sky.festival'],
  filter: { profile_id: 'p0mjk3v2x1a8f0q2n7c4', place: { lat: 28.6139, lon: 77.209 } },
  state: 'active',
  created: '2026-11-28T10:05:00Z',
  changed: '2026-11-28T10:05:00Z',
} as const satisfies z.input<typeof feedOut>;

export const EXAMPLE_FEED_TOKEN = 'cus_4f0c1d2e3a5b6c7d8e9f0a1b.f0mjk3v2x1a8f0q2n7c4.Zr3pV1kQ9sXw7TtB0aLmN5cYd2u';
export const EXAMPLE_FEED_URL = `https://api.example.com/calendar/${EXAMPLE_FEED_TOKEN}.ics`;
