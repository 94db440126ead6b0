/** What reports are ordered with, and what is answered about them. */
import * as z from 'zod/mini';
import { languagesWith, READING_LANGUAGES } from '../../words/languages.ts';
import { CHART_STYLES } from '../values/drawing-keys.ts';
import { DRAWING_LANGUAGES } from '../../words/drawing.ts';
import { BRAND_FIELD } from './brand.ts';
import { OPTION_FIELDS } from '../frame/options.ts';
import { birthInput, EXAMPLE_BIRTH } from '../frame/inputs.ts';
import type { Fields } from '../frame/input.ts';
import { PAPERS } from '../ports/report-document.ts';
import { answersJson } from '../frame/reply.ts';
import { withFormWords } from '../values/date-time.ts';
import { plainText } from '../values/plain-text.ts';
import { about, choice, objectOrNull, oneOf, text, textLike, whole } from '../frame/about.ts';
import { utcInstant } from '../frame/shapes.ts';

/** What is reported, and how much of it. */
export const REPORT_KINDS = [
  'kundli',
  'matching',
  'prediction',
  'panchang',
  'numerology',
  'annual',
  'saturn',
  'lal_kitab',
  'custom',
] as const;
/** What an order of each kind costs, in credits. */
export const REPORT_PRICES = {
  kundli: 25,
  matching: 25,
  prediction: 40,
  panchang: 40,
  numerology: 20,
  annual: 30,
  saturn: 20,
  lal_kitab: 25,
  custom: 25,
} as const satisfies Readonly<Record<(typeof REPORT_KINDS)[number], number>>;
export const REPORT_TEMPLATES = ['mini', 'standard', 'complete', 'tables', 'custom'] as const;

/** States of a report: see GET reports/{id}. */
const REPORT_STATES = ['queued', 'rendering', 'ready', 'failed', 'expired'] as const;
/** Why a report could not be made. */
export const REPORT_FAULTS = ['INTERNAL', 'TIMED_OUT'] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** Seconds for which the link of a new report is good. */
export const LINK_SECONDS = 900;
/** Seconds that an order may wait for its report. */
const MOST_WAIT_SECONDS = 25;

/** Control characters, lone surrogates, and what turns the direction of text; joiners belong to scripts and emoji. */
const UNSEEN = /[\p{Cc}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

/** Fields of every report. */
export const REPORT_FIELDS = {
  place_name: z.optional(
    plainText(
      100,
      'Name of the place of birth as it is printed, 1 to 100 characters; `place`, or the coordinates, when left out',
    ),
  ),
  style: z.optional(
    oneOf(
      CHART_STYLES,
      'Form of the charts. When left out it follows their language: south for ta, te, kn, ml; east for bn, or, as; north otherwise',
    ),
  ),
  chart_language: z.optional(
    oneOf(
      DRAWING_LANGUAGES,
      'Language of the charts, and of the names of planets, signs and stars in tables and boxes; that of the report when left out. Sentences and headings stay in `language`',
    ),
  ),
  ...BRAND_FIELD,
  paper: choice(PAPERS, 'a4', 'Sheet that it is printed on: a4, 210 × 297 mm, or letter, 8.5 × 11 inches'),
  print: choice(
    ['single', 'duplex'],
    'single',
    'single: one page a sheet, or a screen; duplex: both sides and bound, with a wider inner margin, running heads outside, and chapters that begin a page on right pages',
  ),
  reference: z.optional(
    withFormWords(
      z.string().check(
        z.minLength(1),
        z.maxLength(64),
        z.refine((reference) => !UNSEEN.test(reference)),
        z.describe(
          'Your own name for the report (an order number), 1 to 64 characters in any script, none of control or direction; given back by GET reports, not printed',
        ),
      ),
      {
        code: 'UNKNOWN_VALUE',
        must: 'a text without control characters and marks of direction',
        expected: 'letters, digits, signs',
      },
    ),
  ),
  wait: z._default(
    whole(
      0,
      MOST_WAIT_SECONDS,
      'Seconds to wait for the report, 0 to 25: 201 with a link if it is ready by then, 202 otherwise',
    ),
    0,
  ),
};

/** Of reports with readings. */
export const PROSE_FIELD = {
  prose: z.optional(
    oneOf(
      READING_LANGUAGES,
      'Language of the readings where `language` has none (ta, te, kn, ml, bn, mr, gu, pa): titles, names, tables, reasons and notices stay in `language`, sentences of readings are in this one, and the first page says so',
    ),
  ),
};

/** The request of a report about one birth: the birth, what every report takes, and what the endpoint adds. */
export const birthReportInput = <F extends Fields>(own: F) => birthInput({ ...own, ...REPORT_FIELDS });

/** Members that a report decides itself. */
const OWN_MEMBERS: readonly string[] = ['include', 'strict', 'precision', 'language', 'name'];

/** Members of the request that every question of a report gets. */
export const SHARED_MEMBERS: readonly string[] = Object.keys({ ...birthInput().base, ...OPTION_FIELDS }).filter(
  (name) => !OWN_MEMBERS.includes(name),
);

/** Options that every question of a report about several persons gets. */
export const SHARED_OPTIONS: readonly string[] = Object.keys(OPTION_FIELDS).filter(
  (name) => !OWN_MEMBERS.includes(name),
);

/** Settings that a report of a birth echoes. */
export const REPORT_SETTINGS = ['ayanamsa', 'node', 'house_system', 'sunrise', 'year_length'] as const;
/** What an endpoint that prints uses. */
export const REPORT_NEEDS = { table: 'write', objects: 'write', press: 'read', jobs: 'write' } as const;

/** Memory of a function that makes the document of a report. */
export const REPORT_MEMORY_MB = 1769;

/** What every endpoint that orders a report shares. */
export const REPORT_TERMS = {
  auth: 'either',
  errors: ['IDEMPOTENCY_IN_PROGRESS', 'OVERLOADED'],
  repeat: 'own',
  needs: REPORT_NEEDS,
  memoryMb: REPORT_MEMORY_MB,
} as const;

/** The birth that examples of reports are about. */
export const PRINTED_BIRTH = { name: 'Asha', ...EXAMPLE_BIRTH, place_name: 'New Delhi' } as const;

/** Id of a report. */
export const reportId = textLike(/^r[0-9a-z]{19}$/, 'Id of a report, as the order answered it');

const PAGES = whole(1, 500, 'Number of pages, cover included');
const BYTES = whole(1, 50_000_000, 'Size of the file in bytes: count');
const SHA256 = textLike(/^[0-9a-f]{64}$/, 'SHA-256 of the file, hexadecimal: the same order gives the same bytes');
const once = <T extends z.ZodMiniType>(schema: T, words: string) =>
  about(z.nullable(schema), `${words}; null until the report is ready`);

/** A report as lists show it. */
export const reportOut = z.strictObject({
  report_id: reportId,
  kind: oneOf(REPORT_KINDS, 'What is reported'),
  template: oneOf(REPORT_TEMPLATES, 'Template: how much it holds'),
  language: oneOf(languagesWith('report'), 'Language of the report'),
  status: oneOf(
    REPORT_STATES,
    'queued: ordered; rendering: being made; ready: the file is there; failed: it could not be made, and its credits go back; expired: the file was removed. The last three are final but for ready, which becomes expired',
  ),
  error: objectOrNull('Why it failed; null for every other state', {
    code: oneOf(REPORT_FAULTS, 'INTERNAL: three attempts failed; TIMED_OUT: it was not made within ten minutes'),
    message: about(text, 'What happened, in a sentence'),
  }),
  pages: once(PAGES, 'Number of pages, cover included'),
  bytes: once(BYTES, 'Size of the file in bytes'),
  sha256: once(SHA256, 'SHA-256 of the file, hexadecimal: the same order gives the same bytes'),
  reference: about(z.nullable(text), 'Your own name for the report; null when none was sent'),
  created: about(utcInstant, 'When it was ordered, in UTC'),
  expires: about(utcInstant, 'When the file is removed, in UTC'),
});

/** A link to a file. */
const linkOut = z.strictObject({
  url: about(text, 'Address of the file for a while: whoever has it may fetch the file, no key is needed'),
  url_expires: about(utcInstant, 'When the address stops working, in UTC'),
});

/** A link with what is sent to a reader. */
export const sharedOut = z.strictObject({
  ...linkOut.shape,
  reader_url: about(
    text,
    'Address of a page for the reader, good as long as the file is kept: first page, size, and a button that fetches the file',
  ),
  share_text: about(
    text,
    'Words for a messenger, in the language of the report: what is ready, for whom, the address of that page, and who sends it',
  ),
});

/** A report that is ready when its order is answered, with a first link. */
const readyOut = z.strictObject({
  ...reportOut.shape,
  status: about(z.literal('ready'), 'ready: the file is there'),
  error: about(z.null(), 'Null: nothing failed'),
  pages: PAGES,
  bytes: BYTES,
  sha256: SHA256,
  ...linkOut.shape,
});

export const EXAMPLE_REPORT = {
  report_id: 'r0mjk3v2x1a8f0q2n7c4',
  kind: 'kundli',
  template: 'standard',
  language: 'en',
  status: 'ready',
  error: null,
  pages: 21,
  bytes: 281_344,
  sha256: '5f2b7c0a9d1e4c38b6f0a2d4e6c8b0a1f3e5d7c9b1a3f5e7d9c1b3a5f7e9d1c3',
  reference: 'order-1001',
  created: '2026-11-21T18:00:00Z',
  expires: '2026-12-21T18:00:00Z',
} as const satisfies z.input<typeof reportOut>;
const EXAMPLE_LINK: z.input<typeof linkOut> = {
  url: 'https://bucket.s3.ap-south-1.amazonaws.com/reports/30d/c1/r0mjk3v2x1a8f0q2n7c4.pdf?X-Amz-Signature=…',
  url_expires: '2026-11-21T18:15:00Z',
};

export const EXAMPLE_SHARED: z.input<typeof sharedOut> = {
  ...EXAMPLE_LINK,
  reader_url: 'https://api.example.com/r/cjBtamszdjJ4MWE4ZjBxMm43YzQuYzE.AAAAAAAAAAAAAAAAAAAAAAAA',
  share_text:
    'Your kundli is ready, Asha\nhttps://api.example.com/r/cjBtamszdjJ4MWE4ZjBxMm43YzQuYzE.AAAAAAAAAAAAAAAAAAAAAAAA\nJyoti Press',
};

/** What every order of a report says in its description. */
export const ORDER_WORDS =
  'The order is checked and computed at once and answered with 202 and `report_id`; the file is made in the background, usually within two seconds. Ask GET reports/{id} until `status` is `ready`, then reports/{id}/link for an address; or send `wait`, and a report that is ready in that time is answered with 201 and its first link, good for 15 minutes. A report that could not be made is `failed` and its credits go back. Reports print Latin letters and the scripts of India: what else a name has (Arabic, Hebrew or Chinese letters, emoji) is left out with the warning NAME_NOT_PRINTABLE, and where nothing is left, a person stands without a name and a place by its coordinates. With an Idempotency-Key the same order is made and charged once: every repeat answers the same `report_id`.';

/** What an order of a report answers. */
export const orderAnswers = (kind: (typeof REPORT_KINDS)[number], template: (typeof REPORT_TEMPLATES)[number]) => {
  const example = { ...EXAMPLE_REPORT, kind, template };
  return {
    201: answersJson('The report was ready within `wait` seconds', readyOut, { ...example, ...EXAMPLE_LINK }),
    202: answersJson('The report was ordered', reportOut, {
      ...example,
      status: 'queued' as const,
      pages: null,
      bytes: null,
      sha256: null,
    }),
  };
};
