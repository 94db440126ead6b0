/** What search engines and language models read: what is closed is closed, what is named can be opened, nothing public is missing. */
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import { languagesOfPage } from '../../lib/pages/written.ts';
import { robotsText } from '../../lib/pages/crawlers.ts';
import { PAPER_NAMES } from '../../lib/pages/paper-names.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openSite, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
beforeAll(async () => {
  double = await startTable();
  site = await openSite(double.table);
});
afterAll(() => double.stop());

/**
 * Forms that lead to what belongs to one person, a page that says nothing without a birth, and papers that no operator has set:
 * nobody looks for them.
 */
const UNLISTED = ['/ask', '/chart', '/login', '/signup', ...PAPER_NAMES.map((paper) => `/${paper}`)];

const htmlPages = (await allRoutes()).flatMap(({ endpoint }) => {
  const answer = endpoint.kind === 'page' ? (endpoint as AnyResource).answers[200] : undefined;
  return answer?.form === 'media' && answer.media.includes('text/html') ? [endpoint as AnyResource] : [];
});
const read = async (path: string): Promise<string> => {
  const { status, text } = await site.send('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return text;
};
const closedIn = (robots: string): readonly string[] =>
  [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);

describe('robots.txt', () => {
  it('closes what belongs to one person, and nothing else', async () => {
    const closed = closedIn(await read('/robots.txt'));
    const isClosed = (path: string): boolean => closed.some((start) => path.startsWith(start));
    const personal = ({ auth, path }: AnyResource): boolean => auth === 'session' || path.startsWith('/r/');
    for (const page of htmlPages) expect([page.path, isClosed(page.path)]).toEqual([page.path, personal(page)]);
  });

  it('names paths from the root of the host, below the stage of the service', () => {
    const text = robotsText('https://api.test/prod');
    expect(closedIn(text)).toContain('/prod/dashboard');
    expect(text).toContain('Sitemap: https://api.test/prod/sitemap.xml');
  });
});

describe('sitemap.xml', () => {
  it('lists every public page once, in every language of the pages', async () => {
    const text = await read('/sitemap.xml');
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(new Set(listed).size).toBe(listed.length);
    const fits = (template: string): boolean =>
      listed.some((path) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path));
    const wanted = htmlPages.filter(({ auth, path }) => auth === 'none' && !path.startsWith('/r/'));
    expect(
      wanted
        .filter(({ path }) => !fits(path))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(UNLISTED.toSorted());
    // Pages of endpoints are one template: the first of each suite stands for all.
    const suites = new Set<string>();
    const looked = listed.filter((path) => {
      const [, suite = ''] = /^\/docs\/([^/]+)\/[^/]+$/.exec(path) ?? [];
      const isNew = suite === '' || !suites.has(suite);
      suites.add(suite);
      return isNew;
    });
    for (const path of looked) expect(await read(path)).toMatch(/^<!doctype html>/);
    expect(text.match(/hreflang="hi"/g)).toHaveLength(listed.length);
    expect(text.match(/<xhtml:link /g)).toHaveLength(listed.flatMap(languagesOfPage).length);
  });
});

describe('llms.txt', () => {
  it('names only what can be opened', async () => {
    const text = await read('/llms.txt');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => new URL(address));
    expect(links.length).toBeGreaterThan(20);
    const paths = links.filter(({ pathname }) => pathname !== '/v1/mcp');
    for (const { pathname, search } of paths) {
      const query = Object.fromEntries(new URLSearchParams(search));
      expect([pathname, (await site.send('GET', pathname, {}, { query })).status]).toEqual([pathname, 200]);
    }
  });
});

describe('openapi.json', () => {
  it('is the document of meta/openapi', async () => {
    expect(await read('/openapi.json')).toBe(await read('/v1/meta/openapi'));
  });
});

describe('security.txt', () => {
  it('names the contact of the operator, for less than a year', async () => {
    process.env['UDAYA_SECURITY_CONTACT'] = 'security@example.com';
    const text = await read('/.well-known/security.txt');
    const fields = Object.fromEntries(
      text
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    );
    expect(fields['Contact']).toBe('mailto:security@example.com');
    expect(fields['Canonical']).toMatch(/^https?:\/\/[^/]+.*\/\.well-known\/security\.txt$/);
    // RFC 9116, 2.5.5: less than a year ahead; the form is that of RFC 3339.
    expect(fields['Expires']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000;
    expect([days > 300, days < 365]).toEqual([true, true]);
  });

  it('takes a page as the contact, and is not there without one', async () => {
    process.env['UDAYA_SECURITY_CONTACT'] = 'https://example.com/security';
    expect(await read('/.well-known/security.txt')).toContain('Contact: https://example.com/security\n');
    delete process.env['UDAYA_SECURITY_CONTACT'];
    expect((await site.send('GET', '/.well-known/security.txt')).status).toBe(404);
  });
});
