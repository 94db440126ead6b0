/** What the document says of the API as a whole: written by hand. */
import type { Json } from './names.ts';

/** One paragraph per suite, shown above its operations. A suite without one has no place in the document. */
export const SUITES: Readonly<Record<string, string>> = {
  core: 'The two published paths: a birth chart, and a birth summary in one call.',
  kundli: 'Facts of a birth chart: positions, houses, dignities, aspects, avakahada, and one call for many sections.',
  varga: 'Divisional charts, D1 to D144, and what follows from them.',
  dasha: 'Planetary periods: trees to six levels, what runs at a moment, and lists of changes.',
  strength: 'Shadbala and ashtakavarga: how strong planets and signs are, with every component.',
  yoga: 'Combinations in a chart, each with its source, the planets that form it and what cancels it.',
  dosha: 'Afflictions by rule, with every cancellation tested: manglik, kaal sarp, sade sati and others.',
  interpret:
    'Readings: paragraphs chosen by rules from the facts of a chart, each with those facts, its tone and its source.',
  jaimini: 'The Jaimini school: chara karakas, arudha padas, karakamsa, sign aspects, argala and deities.',
  kp: 'Krishnamurti Paddhati: cusps, sub lords, significators, ruling planets and horary numbers.',
  'lal-kitab':
    'Lal Kitab: the fixed-sign chart, states of planets and houses, debts, annual charts and the 35-year cycle.',
  varshaphal:
    'The annual chart of Tajika: solar return, muntha, lord of the year, strengths, sahams, yogas and Mudda dasha.',
  prashna: 'Questions: the chart of the moment at which one is asked, and what it shows.',
  matching: 'Two charts, or two birth stars, against each other: koota by koota, with exceptions and a verdict.',
  transit: 'The sky of today or of a period against a birth chart.',
  panchang: 'The five limbs of a day at a place, its periods, sunrise, sunset, hora and choghadiya.',
  muhurat: 'Times that suit an event: a search over a range, and a judgement of given moments.',
  calendar: 'Festivals, fasts, sankrantis, eclipses, Hindu months and dates.',
  ephemeris: 'The sky without interpretation: positions, ingresses, stations, risings, eclipses, times.',
  horoscope:
    'Days, weeks, months and years of the signs: scores ranked over sixty years, and text of which every sentence names the facts of the sky behind it. Answers are cached by ETag.',
  numerology:
    'Numbers of names and dates in the Chaldean, Pythagorean and Katapayadi schools: tables, cycles, spellings, and what they say.',
  remedies:
    'What tradition suggests for a chart, each suggestion with the fact that selected it. Always optional, never urgent, nothing to buy.',
  geo: 'Places by name, and their time zones.',
  charts:
    'Drawings of what the other suites compute, as SVG: charts in every regional style, rings, timelines. Each carries a text alternative.',
  pdf: 'Printed reports (PDF) of what the other suites compute, made in the background: ask for their state, or wait for them in the call.',
  brands: 'Brands of reports: name, colours, cover, contact, logo.',
  reports: 'The reports of an account: list, state, links, deletion.',
  ai: 'Answers about a birth from calculated facts, the facts for language models, and any text checked against them, claim by claim. No model is needed; the operator may choose one.',
  conversations: 'What was asked of the astrologer and answered, kept encrypted: list, read, rate, delete.',
  mcp: 'The calculations for assistants that speak the Model Context Protocol.',
  reference: 'What the words of the answers mean: signs, planets, houses, stars. No key is needed.',
  batch: 'Many calls in one request.',
  account: 'Your account: sign up and in with a code by mail, read and change it, export it, close it.',
  keys: 'API keys: make, restrict, replace and revoke them, and ask what one may do.',
  billing: 'Plans, credits, the ledger of what was charged, and limits on spending.',
  usage: 'What was called: by hour, by endpoint, by key, and single requests.',
  meta: 'About the API itself. No key is needed.',
};

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
  Account: ['account', 'keys', 'billing', 'usage'],
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
