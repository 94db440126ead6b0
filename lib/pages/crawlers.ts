/** What search engines and language models read of the pages: which there are, and what the service is. */
import { ERRORS } from '../contract/frame/errors.ts';
import type { ReferenceLists } from '../service/catalogue/reference-lists.ts';
import { pageWords } from '../words/pages.ts';
import { SOURCE } from '../words/languages.ts';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { TOWNS } from './examples.ts';
import { GUIDE_KEYS } from './guide-keys.ts';
import { SAMPLE_REPORTS } from './sample-reports.ts';
import { slugOf } from './operation.ts';
import { SHOWN } from './papers-built.ts';

/** Pages that anyone may read and that are worth finding; those of one suite or library are added. */
const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/horoscope',
  '/kundli',
  '/matching',
  '/samples',
  '/pricing',
  '/status',
  '/docs',
  '/docs/start',
  '/docs/embed',
  '/docs/errors',
  '/docs/accuracy',
];

/**
 * `robots.txt` (RFC 9309): everything may be read but what belongs to one person. Rules name paths from the root of the host, so
 * the path of `base` stands in them.
 */
export const robotsText = (base: string): string => {
  const root = new URL(base).pathname.replace(/\/$/, '');
  const closed = ['/dashboard', '/r/'].map((path) => `Disallow: ${root}${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${base}/sitemap.xml\n`;
};

/** Days after the build for which a contact is vouched for: less than a year, as RFC 9116 advises. */
const CONTACT_DAYS = 360;

/** `security.txt` (RFC 9116). `contact`: a mail address, or a page under https. `built`: ISO date of the build. */
export const securityText = (base: string, contact: string, built: string): string => {
  const expires = new Date(Date.parse(built) + CONTACT_DAYS * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Every public page below the address of the service, by path. */
export const publicPages = (
  { suites, operations }: ReferenceLists,
  libraries: readonly string[],
): readonly string[] => [
  ...PUBLIC_PAGES,
  ...SHOWN.map((paper) => `/${paper}`),
  ...Object.keys(TOWNS).map((town) => `/panchang/${town}`),
  ...SIGN_KEYS.map((sign) => `/horoscope/${sign}`),
  ...SAMPLE_REPORTS.map(({ key }) => `/samples/${key}`),
  ...GUIDE_KEYS.map((key) => `/docs/guides/${key}`),
  ...suites.map(({ name }) => `/docs/${name}`),
  ...operations.map(({ method, path, suite }) => `/docs/${suite}/${slugOf(method, path, suite)}`),
  ...Object.keys(ERRORS).map((code) => `/docs/errors/${code}`),
  ...libraries.map((name) => `/docs/start/${name}`),
];

/** `sitemap.xml` (sitemaps.org): each page, with itself in every language that it is written in. */
export const sitemap = (
  base: string,
  paths: readonly string[],
  languagesOf: (path: string) => readonly string[],
): string => {
  const rows = paths.map((path) => {
    const address = escaped(`${base}${path}`);
    const others = languagesOf(path).map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address}?lang=${one}"/>`,
    );
    return `<url><loc>${address}</loc>${others.join('')}</url>`;
  });
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${rows.join('\n')}\n</urlset>\n`;
};

/** `llms.txt` (llmstxt.org): what the service is, how it is called, and where each suite is described. */
export const llmsText = (
  base: string,
  { suites }: Pick<ReferenceLists, 'suites'>,
  libraries: readonly { readonly name: string; readonly title: string }[],
  { guides } = pageWords(SOURCE),
): string => `# Udaya

> Vedic (sidereal) astrology over HTTP: birth charts, divisional charts, dashas, doshas, matching, panchang, muhurat, horoscopes, reports and an astrologer grounded in calculated facts. Lahiri ayanamsa by default; calculated with the Swiss Ephemeris.

Calculations are POST requests with JSON bodies to ${base}/v1/<suite>/<name>. The key goes in the header X-Api-Key. A birth is \`date\`, \`time\` and a place: \`place\` by name, or \`lat\`, \`lon\` and \`tz\`. Answers are \`{ status, data, meta }\`; a refused request names every faulty field and costs nothing.

## Start

- [First call](${base}/docs/start): a key, a call, its answer
- [OpenAPI 3.1](${base}/openapi.json): the whole contract; [one suite](${base}/v1/meta/openapi?suite=panchang) is easier to take
- [Model Context Protocol](${base}/v1/mcp): the same calculations as tools, with the same key
- [Tools for models](${base}/v1/meta/functions): function definitions by suite
- [Widgets](${base}/docs/embed): custom elements for web pages, with a publishable key
- [Errors](${base}/docs/errors): every code and how to mend it
${GUIDE_KEYS.map((key) => `- [${guides.names[key]}](${base}/docs/guides/${key}): ${guides.leads[key]}`).join('\n')}
- [Accuracy](${base}/docs/accuracy): what was compared with what, and the largest deviation

## Suites

${suites.map(({ name, about }) => `- [${name}](${base}/docs/${name}): ${about.replaceAll(/\s+/g, ' ')}`).join('\n')}

## Client libraries

${libraries.map(({ name, title }) => `- [${title}](${base}/docs/start/${name})`).join('\n')}
`;
