/** Shapes of jobs: one endpoint over many rows. */
import * as z from 'zod/mini';
import { about, characters, choice, objectOf, oneOf, several, text, textLike, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';

export const MOST_ROWS = 10_000;
/** Rows that a sandbox key may send, which is not charged. */
export const MOST_SANDBOX_ROWS = 100;
/** Rows in the body of the call itself. */
const MOST_SENT_ROWS = 1000;
/** Largest file of rows. */
const MOST_FILE_BYTES = 20_000_000;
/** Seconds for which an address takes a file of rows, and days for which results are kept. */
export const UPLOAD_SECONDS = 3600;
export const RESULT_DAYS = 7;
export const MOST_JOB_CREDITS = 1_000_000;

export const ROW_FORMATS = ['jsonl', 'csv'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];
export const TYPE_OF: Readonly<Record<RowFormat, string>> = { jsonl: 'application/jsonl', csv: 'text/csv' };

/** Id of a job. */
export const jobId = textLike(/^j[0-9a-z]{19}$/, 'Id of the job');

/** Id of a file of rows. */
const uploadId = textLike(/^u[0-9a-z]{19}\.(jsonl|csv)$/, 'Id of a file of rows that was put to its address');

/** What a customer sends. */
export const JOB_FIELDS = {
  endpoint: z.optional(
    characters(1, 128, 'The calculation, with or without /v1/, variables filled in: kundli/planets, varga/D9'),
  ),
  rows: z.optional(
    several(
      about(z.record(z.string(), z.unknown()), 'Body of one call'),
      1,
      MOST_SENT_ROWS,
      'The rows, 1 to 1,000; more, or a file, through `upload`. A member `ref` (text) is your mark of the row and comes back with its result',
    ),
  ),
  upload_id: z.optional(uploadId),
  options: z.optional(
    about(
      z.record(z.string(), z.unknown()),
      'Members that every row has unless it says otherwise: ayanamsa, language, a date',
    ),
  ),
  results: choice(
    ROW_FORMATS,
    'jsonl',
    'How results are written. jsonl: a line per row with the whole answer; csv: a line per row, a column for each value of `data` by its path (planets.0.sign.key)',
  ),
  reference: z._default(
    z.string().check(z.maxLength(80), z.describe('What you call the job, at most 80 characters; may be empty')),
    '',
  ),
  upload: z.optional(
    objectOf(
      'Asks for an address to put a file of rows to, and for nothing else: answered with 201. Then send the job with the `upload_id`',
      {
        format: oneOf(
          ROW_FORMATS,
          'jsonl: a JSON object per line, the body of a call; csv: a header with the names of members (groom.date for those of an object), then a line per row',
        ),
        bytes: whole(1, MOST_FILE_BYTES, 'Size of the file in bytes, 1 to 20,000,000: the Content-Length of the PUT'),
      },
    ),
  ),
};

/** Where a file of rows may be put. */
export const uploadOut = z.strictObject({
  upload_id: uploadId,
  url: about(text, 'Address for one PUT of the file'),
  content_type: about(text, 'Content-Type that the PUT must have'),
  expires: about(utcInstant, 'When the address stops working, in UTC'),
});

export const JOB_STATES = ['queued', 'running', 'cancelling', 'done', 'cancelled'] as const;

/** A job as its owner sees it. */
export const jobOut = z.strictObject({
  job_id: jobId,
  endpoint: about(text, 'The calculation'),
  reference: about(text, 'What you called it; may be empty'),
  status: oneOf(
    JOB_STATES,
    'queued: no row is done; running; cancelling: rows that were begun are finished; done; cancelled. In the last two the results can be fetched',
  ),
  rows: whole(1, MOST_ROWS, 'Rows'),
  done: whole(0, MOST_ROWS, 'Rows that were answered'),
  failed: whole(0, MOST_ROWS, 'Rows that were refused or failed: they cost nothing'),
  credits_reserved: whole(0, MOST_JOB_CREDITS, 'Credits taken when it was ordered; 0 for a sandbox key'),
  credits_charged: about(
    z.nullable(whole(0, MOST_JOB_CREDITS, 'Credits')),
    'What it cost in the end: the rows that were answered; null while it runs',
  ),
  credits_returned: about(
    z.nullable(whole(0, MOST_JOB_CREDITS, 'Credits')),
    'Credits that went back to the account; null until that is done, some minutes after the end',
  ),
  created: about(utcInstant, 'When it was ordered, in UTC'),
  eta: about(
    z.nullable(utcInstant),
    'When it will be done at the pace so far, in UTC; null before the first rows and at the end',
  ),
  ended: about(z.nullable(utcInstant), 'When it ended, in UTC; null while it runs'),
  expires: about(z.nullable(utcInstant), 'When its results are removed, in UTC; null while it runs'),
});

/** A row that was not answered. */
export const rowErrorOut = z.strictObject({
  row: whole(1, MOST_ROWS, 'Number of the row, from 1'),
  ref: about(z.nullable(text), 'Your mark of the row; null where it has none'),
  http: whole(400, 599, 'HTTP status that the call would have had alone'),
  code: about(text, 'Error code'),
  message: about(text, 'What is wrong, in a sentence'),
});

/** The results of a job. */
export const resultsOut = z.strictObject({
  url: about(text, 'Address of the file, gzip-compressed'),
  url_expires: about(utcInstant, 'When the address stops working, in UTC; ask again for another'),
  format: oneOf(ROW_FORMATS, 'What the file is, unpacked'),
  bytes: whole(0, 1_000_000_000, 'Size of the packed file in bytes'),
  expires: about(utcInstant, 'When the file is removed, in UTC'),
  error_count: whole(0, MOST_ROWS, 'Rows that were not answered'),
  errors: about(z.array(rowErrorOut), 'The first 100 of them'),
});

export const EXAMPLE_JOB = {
  job_id: 'j0mjk3v2x1a8f0q2n7c4',
  endpoint: 'kundli/planets',
  reference: 'Subscribers, November',
  status: 'running',
  rows: 4000,
  done: 1200,
  failed: 3,
  credits_reserved: 4000,
  credits_charged: null,
  credits_returned: null,
  created: '2026-11-21T18:05:00Z',
  eta: '2026-11-21T18:09:30Z',
  ended: null,
  expires: null,
} as const satisfies z.input<typeof jobOut>;

export const EXAMPLE_ENDED_JOB = {
  ...EXAMPLE_JOB,
  status: 'done',
  done: 3995,
  failed: 5,
  credits_charged: 3995,
  credits_returned: 5,
  eta: null,
  ended: '2026-11-21T18:09:12Z',
  expires: '2026-11-28T18:09:12Z',
} as const satisfies z.input<typeof jobOut>;

export const EXAMPLE_UPLOAD = {
  upload_id: 'u0mjk3v2x1a8f0q2n7c4.csv',
  url: 'https://bucket.example.com/uploads/…',
  content_type: 'text/csv',
  expires: '2026-11-21T19:05:00Z',
} as const satisfies z.input<typeof uploadOut>;

export const EXAMPLE_RESULTS = {
  url: 'https://bucket.example.com/jobs/…',
  url_expires: '2026-11-21T18:30:00Z',
  format: 'jsonl',
  bytes: 1_843_220,
  expires: '2026-11-28T18:09:12Z',
  error_count: 5,
  errors: [{ row: 17, ref: 'a-17', http: 400, code: 'VALIDATION_FAILED', message: 'lat must be between -90 and 90.' }],
} as const satisfies z.input<typeof resultsOut>;
