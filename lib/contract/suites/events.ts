/** Events that webhooks are told of: their types, and what each message carries. */
import * as z from 'zod/mini';
import { about, keysOf, oneOf, text, textLike, whole } from '../frame/about.ts';
import { keyText, utcInstant } from '../frame/shapes.ts';
import { CELESTIAL_EVENTS } from './celestial-events.ts';
import { EXAMPLE_JOB, jobId, MOST_JOB_CREDITS, MOST_ROWS } from './jobs.ts';
import { reportId } from './report.ts';

const reportMembers = {
  report_id: reportId,
  kind: keyText('Kind of the report: kundli, matching …'),
  reference: about(z.nullable(text), 'What you called the order; null where you did not'),
  created: about(utcInstant, 'When it was ordered, in UTC'),
};
const EXAMPLE_REPORT = {
  report_id: 'r0mjk3v2x1a8f0q2n7c4',
  kind: 'kundli',
  reference: 'A-1',
  created: '2026-11-21T18:05:00Z',
};

const jobEnd = z.strictObject({
  job_id: jobId,
  endpoint: about(text, 'The calculation'),
  reference: about(text, 'What you called the job; may be empty'),
  rows: whole(1, MOST_ROWS, 'Rows'),
  done: whole(0, MOST_ROWS, 'Rows that were answered'),
  failed: whole(0, MOST_ROWS, 'Rows that were refused or failed'),
  credits_charged: whole(0, MOST_JOB_CREDITS, 'What it cost: the rows that were answered'),
  expires: about(utcInstant, 'When its results are removed, in UTC'),
});
const EXAMPLE_JOB_END = {
  job_id: EXAMPLE_JOB.job_id,
  endpoint: EXAMPLE_JOB.endpoint,
  reference: EXAMPLE_JOB.reference,
  rows: 4000,
  done: 3995,
  failed: 5,
  credits_charged: 3995,
  expires: '2026-11-28T18:09:12Z',
};

/** Each type of event: what it says, the shape of its `data`, and an example. */
export const EVENTS = {
  'report.ready': {
    about: 'A report was made and can be fetched. Nothing of the birth is in it, and no link.',
    data: z.strictObject({
      ...reportMembers,
      template: about(text, 'Template; empty where the kind has none'),
      language: about(text, 'Language of the report'),
      pages: whole(1, 10_000, 'Pages'),
      bytes: whole(1, 1_000_000_000, 'Size of the file in bytes'),
      sha256: textLike(/^[0-9a-f]{64}$/, 'SHA-256 of the file, hexadecimal'),
      expires: about(utcInstant, 'When the file is removed, in UTC'),
    }),
    example: {
      ...EXAMPLE_REPORT,
      template: 'standard',
      language: 'en',
      pages: 28,
      bytes: 412_345,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      expires: '2026-12-21T18:05:00Z',
    },
  },
  'report.failed': {
    about: 'A report could not be made. Its credits come back.',
    data: z.strictObject({
      ...reportMembers,
      error: oneOf(['INTERNAL', 'TIMED_OUT'], 'INTERNAL: our fault; TIMED_OUT: not made within ten minutes'),
    }),
    example: { ...EXAMPLE_REPORT, error: 'INTERNAL' },
  },
  'job.done': {
    about: 'A job has run all its rows; its results can be fetched.',
    data: jobEnd,
    example: EXAMPLE_JOB_END,
  },
  'job.cancelled': {
    about: 'A job was cancelled and has ended; the results of the rows that were done can be fetched.',
    data: jobEnd,
    example: { ...EXAMPLE_JOB_END, done: 1200, failed: 3, credits_charged: 1200 },
  },
  'credits.low': {
    about: 'A share of the month, one of those that you set under credits/limits, is used up.',
    data: z.strictObject({
      percent: whole(1, 100, 'The share that was passed, per cent'),
      used: whole(0, 1_000_000_000_000, 'Credits used in this month'),
      limit: whole(0, 1_000_000_000_000, 'Credits of the month, or the cap where that is lower'),
      resets: about(utcInstant, 'When new credits come, in UTC'),
    }),
    example: { percent: 80, used: 40_000, limit: 50_000, resets: '2026-12-01T00:00:00Z' },
  },
  ...CELESTIAL_EVENTS,
} as const satisfies Record<
  string,
  { readonly about: string; readonly data: z.ZodMiniType; readonly example: Readonly<Record<string, unknown>> }
>;
export type EventType = keyof typeof EVENTS;
export const EVENT_TYPES = keysOf(EVENTS);

/** What stands before the dot of a type: all types of a family are asked for as `report.*`. */
export const EVENT_FAMILIES = [...new Set(EVENT_TYPES.map((type) => `${type.split('.')[0] ?? ''}.*`))];
/** What a webhook may ask for. */
export const EVENT_CHOICES: readonly string[] = [...EVENT_TYPES, ...EVENT_FAMILIES];

/**
 * Whether a choice covers a type.
 * @example
 * covers('report.*', 'report.ready') // → true
 */
export const covers = (choice: string, type: string): boolean =>
  choice === type || (choice.endsWith('.*') && type.startsWith(choice.slice(0, -1)));

/** What a receiver is sent: the body of every message. */
export const messageOf = (data: z.ZodMiniType) =>
  z.strictObject({
    type: about(text, 'Type of the event'),
    timestamp: about(utcInstant, 'When it happened, in UTC'),
    data: about(data, 'What happened'),
  });
