/** Shapes of webhooks: what a customer sets, and what is shown of one and of its deliveries. */
import * as z from 'zod/mini';
import { GRAHAS } from '../../../layers/jyotish/ephemeris/sky.ts';
import { about, between, characters, flag, objectOf, oneOf, several, text, textLike, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';
import { EVENT_CHOICES, EVENT_TYPES } from './events.ts';

export const MOST_WEBHOOKS = 20;

/** Id of a webhook. */
export const webhookId = textLike(/^w[0-9a-z]{19}$/, 'Id of the webhook');

/** Id of a delivery. */
export const hookMessageId = textLike(
  /^w[0-9a-z]{19}-m[0-9a-z]{19}$/,
  'Id of the delivery: the same for each of its attempts, and its `webhook-id`',
);

/** One type of event. */
export const eventType = oneOf(EVENT_TYPES, 'Type of the event');

const [firstChoice = '', ...otherChoices] = EVENT_CHOICES;
const events = several(
  z.enum([firstChoice, ...otherChoices]),
  1,
  EVENT_CHOICES.length,
  'Events that it is told of: types of GET webhooks/events, or whole families such as report.*',
);

const url = characters(
  1,
  2048,
  'Where messages are posted to: https on port 443 of a public host, at most 2048 characters',
);
const name = z
  .string()
  .check(z.maxLength(80), z.describe('A name that tells you what it is for, at most 80 characters; may be empty'));

/** What narrows events of the sky and of saved births. */
export const filter = objectOf('Narrows sky.* and natal.*; a change begins their count of events anew', {
  profile_id: z.optional(
    textLike(/^p[0-9a-z]{19}$/, 'natal.*: this saved birth alone; all of the account when left out'),
  ),
  place: z.optional(
    objectOf('Place for sky.eclipse and sky.festival, which need one: lat and lon, or place', {
      lat: z.optional(between(-90, 90, 'Latitude in degrees, north positive, -90 to 90')),
      lon: z.optional(between(-180, 180, 'Longitude in degrees, east positive, -180 to 180')),
      place: z.optional(
        characters(
          1,
          200,
          'Name of a town, with region or country where it helps ("Udaipur, Rajasthan"), or an id of geo/search; in place of lat and lon. Shown as it was found, with its coordinates',
        ),
      ),
    }),
  ),
  level: z.optional(
    whole(1, 3, 'natal.dasha: deepest level of which changes are told, 1 maha to 3 pratyantar; 2 when left out'),
  ),
  bodies: z.optional(
    several(
      oneOf(GRAHAS, 'Planet'),
      1,
      9,
      'sky.ingress and natal.transit: planets that are looked at; all but the Moon when left out',
    ),
  ),
});
export type EventFilter = z.output<typeof filter>;

/** What a customer sends to make a webhook. */
export const WEBHOOK_FIELDS = { url, events, filter: z.optional(filter), name: z._default(name, '') };

/** What a customer sends to change one: what is left out stays. */
export const WEBHOOK_CHANGES = {
  url: z.optional(url),
  events: z.optional(events),
  filter: z.optional(filter),
  name: z.optional(name),
  paused: z.optional(about(flag, 'true: nothing is sent or kept until it is set to false')),
};

export const WEBHOOK_STATES = ['active', 'paused', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];
export const DISABLED_BY = ['GONE', 'FAILING', 'PLAN'] as const;
export type DisabledBy = (typeof DISABLED_BY)[number];

/** A webhook as its owner sees it. */
export const webhookOut = z.strictObject({
  webhook_id: webhookId,
  name: about(text, 'Your name for it'),
  url: about(text, 'Where messages are posted to'),
  events: about(z.array(text), 'Events that it is told of'),
  filter: about(filter, 'What narrows sky.* and natal.*; empty for nothing'),
  state: oneOf(
    WEBHOOK_STATES,
    'active; paused: by you; disabled: by us. PATCH with `paused: false` makes one active again that did not take messages',
  ),
  disabled_by: about(
    z.nullable(z.enum(DISABLED_BY)),
    'Why it is disabled. GONE: it answered 410; FAILING: it took nothing for five days; PLAN: your plan does not bring its events any more, and it goes on by itself when a plan does. Null where it is not',
  ),
  failing_since: about(
    z.nullable(utcInstant),
    'First failure since the last message that it took, in UTC; null while nothing fails',
  ),
  old_secret_until: about(
    z.nullable(utcInstant),
    'Until when messages are also signed with the secret before, in UTC; null where they are not',
  ),
  created: about(utcInstant, 'When it was made, in UTC'),
});

/** A new secret: shown once. */
export const SIGNING_SECRET_OUT = {
  secret: textLike(
    /^whsec_[A-Za-z0-9+/]{32}$/,
    'Secret that signatures are checked with, as Standard Webhooks has it. Keep it: it is shown only now',
  ),
};

export const DELIVERY_STATUS = ['pending', 'delivered', 'failed'] as const;
export type MessageStatus = (typeof DELIVERY_STATUS)[number];
export const MESSAGE_FAULTS = ['ADDRESS_NOT_ALLOWED', 'NAME_NOT_FOUND', 'NO_ANSWER', 'REFUSED', 'WEBHOOK_OFF'] as const;
export type MessageFault = (typeof MESSAGE_FAULTS)[number];

const fault = about(
  z.nullable(z.enum(MESSAGE_FAULTS)),
  'What went wrong last. ADDRESS_NOT_ALLOWED: no machine of the public internet; NAME_NOT_FOUND: the name has no address; NO_ANSWER: none within ten seconds; REFUSED: another status than 2xx; WEBHOOK_OFF: it was paused or disabled by then. Null when nothing did',
);
const http = about(
  z.nullable(whole(100, 599, 'HTTP status')),
  'HTTP status of the last attempt; null where there was no answer',
);

/** One delivery as it is listed. */
export const hookMessageOut = z.strictObject({
  delivery_id: hookMessageId,
  event: eventType,
  at: about(utcInstant, 'When the event happened, in UTC'),
  status: oneOf(
    DELIVERY_STATUS,
    'pending: not taken yet, and tried again; delivered: answered with 2xx; failed: not tried again by itself',
  ),
  attempts: whole(0, 1000, 'Attempts made'),
  http,
  error: fault,
  next_attempt: about(z.nullable(utcInstant), 'When it is tried again at the earliest, in UTC; null when it is not'),
});

/** How one attempt went that the caller waited for. */
export const attemptOut = z.strictObject({
  delivery_id: hookMessageId,
  delivered: about(flag, 'Whether it was answered with 2xx'),
  http,
  error: fault,
  ms: whole(0, 60_000, 'How long the attempt took, milliseconds'),
});

export const EXAMPLE_WEBHOOK = {
  webhook_id: 'w0mjk3v2x1a8f0q2n7c4',
  name: 'Orders',
  url: 'https://example.com/hooks/udaya',
  events: ['report.*'],
  filter: {},
  state: 'active',
  disabled_by: null,
  failing_since: null,
  old_secret_until: null,
  created: '2026-11-21T18:05:00Z',
} as const satisfies z.input<typeof webhookOut>;

export const EXAMPLE_SIGNING_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export const EXAMPLE_HOOK_MESSAGE = {
  delivery_id: 'w0mjk3v2x1a8f0q2n7c4-m0mjk3w1z2b7k9d3s5t1',
  event: 'report.ready',
  at: '2026-11-21T18:09:00Z',
  status: 'pending',
  attempts: 1,
  http: 503,
  error: 'REFUSED',
  next_attempt: '2026-11-21T18:09:05Z',
} as const satisfies z.input<typeof hookMessageOut>;

export const EXAMPLE_ATTEMPT = {
  delivery_id: EXAMPLE_HOOK_MESSAGE.delivery_id,
  delivered: true,
  http: 200,
  error: null,
  ms: 143,
} as const satisfies z.input<typeof attemptOut>;
