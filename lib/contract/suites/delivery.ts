/** How a finished report is delivered, and what is answered about it. */
import * as z from 'zod/mini';
import { emailField } from '../values/email.ts';
import { about, characters, oneOf, text, textLike, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';

/** Ways of delivery. */
export const CHANNELS = ['email', 'webhook', 'bucket'] as const;
export type Channel = (typeof CHANNELS)[number];

export const DELIVERY_STATES = ['pending', 'sent', 'delivered', 'bounced', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a delivery, or its last attempt, did not succeed. */
export const DELIVERY_FAULTS = [
  'ADDRESS_NOT_ALLOWED',
  'NAME_NOT_FOUND',
  'NO_ANSWER',
  'REFUSED',
  'MAIL_NOT_ACCEPTED',
  'BOUNCED',
  'REPORT_GONE',
  'READER_REFUSES',
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

const MAX_ADDRESS = 2048;

/** Fields of an order to deliver, besides the report. */
export const DELIVERY_FIELDS = {
  channel: oneOf(
    CHANNELS,
    'email: a letter to `to`; webhook: a signed POST to `url` that says that the report is ready; bucket: the file by PUT to `url`',
  ),
  to: z.optional(emailField('Address of the reader, for email')),
  url: z.optional(
    characters(
      1,
      MAX_ADDRESS,
      'Address for webhook and bucket, https on port 443, at most 2048 characters: of bucket one that is signed for a PUT with Content-Type application/pdf',
    ),
  ),
  attach: z._default(about(z.boolean(), 'email: send the file itself, up to 7 MB, in place of a link to it'), false),
};

/** What the address of an e-mail names, by which its reader wants no more of them. */
export const stopToken = textLike(
  /^[\w-]{1,160}\.[\w-]{24}$/,
  'Whose letters to whom, signed: as it stands in the letter',
);

/** Id of a delivery. */
const deliveryId = textLike(/^d[0-9a-z]{19}$/, 'Id of the delivery; of a webhook also its `webhook-id`');

/** A delivery as it is shown. */
export const deliveryOut = z.strictObject({
  delivery_id: deliveryId,
  channel: oneOf(CHANNELS, 'How it is delivered'),
  target: about(text, 'Where to: the address of the reader, or the web address without its query'),
  status: oneOf(
    DELIVERY_STATES,
    'pending: not sent yet, or to be tried again; sent: the mail was handed over; delivered: the other side has taken it; bounced: the mailbox refused it for good; failed: no further attempt is made',
  ),
  attempts: whole(0, 10, 'Attempts made: count'),
  error: about(
    z.nullable(z.enum(DELIVERY_FAULTS)),
    'What went wrong last: ADDRESS_NOT_ALLOWED: no machine of the public internet; NAME_NOT_FOUND: the name has no address; NO_ANSWER: none within 10 seconds; REFUSED: another status than 2xx; MAIL_NOT_ACCEPTED: our mail service did not take it; BOUNCED; REPORT_GONE: the report expired or was deleted; READER_REFUSES: the reader wants no more letters of your account. Null when nothing did',
  ),
  next_attempt: about(z.nullable(utcInstant), 'When it is tried again at the earliest, in UTC; null when it is not'),
  created: about(utcInstant, 'When it was asked for, in UTC'),
});

export const EXAMPLE_DELIVERY = {
  delivery_id: 'd0mjk3v2x1a8f0q2n7c4',
  channel: 'email',
  target: 'asha@example.com',
  status: 'pending',
  attempts: 0,
  error: null,
  next_attempt: '2026-11-21T18:05:00Z',
  created: '2026-11-21T18:05:00Z',
} as const satisfies z.input<typeof deliveryOut>;
