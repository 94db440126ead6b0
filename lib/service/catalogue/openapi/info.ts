/** What the document says of the API as a whole: written by hand. */
import type { Json } from './names.ts';
import { bank } from '../../../words/bank.ts';
import { SOURCE } from '../../../words/languages.ts';

/** One paragraph per suite, shown above its operations. A suite without one has no place in the document. */
export const SUITES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bank(SOURCE, 'suites')).map(([suite, { about }]) => [suite, about]),
);

/** What people look for, and the suites that answer it, in the order of the documents. Every suite stands in one group. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Kundli: [
    'core',
    'kundli',
    'varga',
    'dasha',
    'strength',
    'yoga',
    'dosha',
    'jaimini',
    'kp',
    'lal-kitab',
    'varshaphal',
    'prashna',
  ],
  Matching: ['matching'],
  'Panchang & muhurat': ['panchang', 'muhurat', 'calendar', 'ephemeris', 'transit'],
  'Horoscope & readings': ['horoscope', 'interpret', 'numerology', 'remedies'],
  'Reports & drawings': ['pdf', 'reports', 'brands', 'charts'],
  'Astrologer & assistants': ['ai', 'conversations', 'mcp', 'batch'],
  'Events & bulk': ['webhooks', 'jobs'],
  Account: ['account', 'keys', 'billing', 'usage', 'profiles'],
  'About the API': ['meta', 'reference', 'geo'],
};

/** `x-tagGroups` of the suites that occur: viewers fold their navigation by it. Throws for a suite in no group. */
export const tagGroupsOf = (suites: readonly string[]): readonly Json[] => {
  const grouped = Object.values(GROUPS).flat();
  const alone = suites.filter((suite) => !grouped.includes(suite));
  if (alone.length > 0) throw new Error(`lib/service/catalogue/openapi/info.ts has no group for ${alone.join(', ')}`);
  return Object.entries(GROUPS)
    .map(([name, tags]) => ({ name, tags: tags.filter((tag) => suites.includes(tag)) }))
    .filter(({ tags }) => tags.length > 0);
};

/** The tags of the suites that occur, in the order of the table. Throws for a suite without a paragraph. */
export const tagsOf = (suites: readonly string[]): readonly Json[] => {
  const unknown = suites.filter((suite) => SUITES[suite] === undefined);
  if (unknown.length > 0)
    throw new Error(`lib/service/catalogue/openapi/info.ts has no paragraph for ${unknown.join(', ')}`);
  return Object.entries(SUITES)
    .filter(([name]) => suites.includes(name))
    .map(([name, description]) => ({ name, description }));
};

const ABOUT = `Vedic (sidereal) astrology over HTTP, computed with the Swiss Ephemeris.

**Calling it.** Every calculation is a POST with a JSON body. Send your key as \`X-Api-Key\`, as \`Authorization: Bearer\` or as \`?apiKey=\`. A sandbox key is never charged; a live key pays the credits each operation names, and only for an answer with status 200.

**Where and when.** Give a place as \`lat\` and \`lon\`, or as \`place\` with the name of a town. The time zone follows from the place, with its history, unless you send \`tz\` or \`timezone\`. Local times in answers carry their offset.

**Answers.** A success is \`{ status, data, meta }\`. \`meta.settings\` names every option the answer depended on, \`meta.warnings\` what you should know though it stands. Keys such as \`shukla\` or \`anuradha\` are stable English; the \`name\` beside a key is in the language you asked for.

**Failures.** A failure is \`{ status, error, meta }\`. Branch on \`error.code\`; \`error.details\` lists every faulty field at once. Failures are never charged. Repeat only 429, 500, 503 and 504, after \`Retry-After\`; with an \`Idempotency-Key\` a repeat is not charged twice.

**Same input, same answer.** \`data\` is a pure function of the request and the engine's version; \`meta.result_hash\` proves it.`;

/** `info` of the document. */
export const infoOf = (version: string): Json => ({
  title: 'Udaya',
  version,
  summary: 'Vedic (sidereal) astrology over HTTP',
  description: ABOUT,
  contact: { name: 'The Udaya project' },
  license: { name: 'GNU Affero General Public License, version 3 or later', identifier: 'AGPL-3.0-or-later' },
});

/** Where the API is found unless the document is served by a deployed stage, which puts its own address here. */
export const SERVERS: readonly Json[] = [
  { url: 'http://127.0.0.1:3000', description: 'Your own machine, after npm start' },
];
