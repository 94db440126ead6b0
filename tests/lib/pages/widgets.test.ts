/** The table of the widgets: what it names exists, a key for widgets opens it and nothing else, and the script is small. */
import { gzipSync } from 'node:zlib';
import { judgeKey, type Visit } from '../../../lib/accounts/credential.ts';
import { keyHash } from '../../../lib/accounts/key.ts';
import type { KeyRecord } from '../../../lib/accounts/record.ts';
import { COMMON_ATTRIBUTES, WIDGET_SUITES, WIDGETS, type Attribute } from '../../../lib/pages/embed/elements.ts';
import { widgetMarkup } from '../../../lib/pages/embed/markup.ts';
import { widgetLanguages, widgetWords } from '../../../lib/pages/embed/words.ts';
import { keysPage } from '../../../lib/pages/keys.ts';
import { allRoutes } from '../../../lib/service/catalogue/registry.ts';
import { widgetScript } from '../../../lib/tools/deploy/plugins.ts';
import { SIGN_KEYS } from '../../../layers/jyotish/chart/rashi.ts';
import { CHART_STYLES } from '../../../lib/contract/values/drawing-keys.ts';

const rows: readonly {
  readonly key: string;
  readonly attributes: readonly Attribute[];
  readonly calls: readonly string[];
}[] = WIDGETS;
const calls = [...new Set(rows.flatMap((one) => one.calls))];

describe('the table', () => {
  it('names calls that exist', async () => {
    const names = new Set((await allRoutes()).map(({ endpoint }) => endpoint.name));
    expect(calls.filter((name) => !names.has(name))).toEqual([]);
  });

  it('has attributes with values that the service knows, and examples of its own attributes', () => {
    const valuesOf = (name: string) =>
      rows.flatMap(({ attributes }) => attributes).find((one) => one.name === name)?.values;
    expect(valuesOf('sign')).toEqual(SIGN_KEYS);
    expect(CHART_STYLES).toEqual(expect.arrayContaining([...(valuesOf('chart-style') ?? [])]));
    for (const { attributes, example } of WIDGETS) {
      const names: readonly string[] = [...attributes, ...COMMON_ATTRIBUTES].map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(Object.keys(example)));
      // Names of HTML itself mean what they mean there.
      expect(names.filter((name) => ['title', 'style', 'class', 'id', 'hidden', 'slot'].includes(name))).toEqual([]);
    }
  });

  it('writes an element that keeps its place free', () => {
    expect(widgetMarkup('choghadiya', { place: 'Pune', search: '' })).toMatch(
      /^<udaya-choghadiya place="Pune" search style="display:block;min-height:clamp\([^"]+\)"><\/udaya-choghadiya>$/,
    );
  });
});

describe('a publishable key of these suites', () => {
  const HASH = keyHash('ud_pub_a key of widgets');
  const record = (fields: Partial<KeyRecord>): KeyRecord => ({
    hash: HASH,
    id: 'key_1',
    customer: 'acc_1',
    kind: 'publishable',
    state: 'active',
    expires: 0,
    graceEnds: 0,
    scopes: WIDGET_SUITES,
    domains: ['example.com', '*.example.org'],
    ips: [],
    query: false,
    cap: 100,
    name: '',
    prefix: 'ud_pub_',
    created: 0,
    version: 1,
    plan: 'growth',
    credits: 1000,
    rate: 60,
    accountCap: -1,
    later: null,
    gatewayKey: '',
    blocked: false,
    keepsBodies: false,
    lastFour: '0000',
    ...fields,
  });
  const visit = (suite: string, origin: string | undefined): Visit => ({
    hash: HASH,
    inUrl: false,
    suite,
    origin,
    referer: undefined,
    ip: '192.0.2.1',
    now: 1_700_000_000_000,
  });
  const suiteOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : 'core');

  it('opens what widgets ask for, on the pages of its domains', () => {
    for (const name of calls)
      for (const origin of ['https://example.com', 'https://www.example.org:8443'])
        expect([name, judgeKey(record({}), visit(suiteOf(name), origin))]).toEqual([name, null]);
  });

  it.each(['https://example.net', 'https://example.com.evil.net', 'null', undefined])(
    'opens nothing from %s',
    (origin) => {
      for (const name of calls) expect(judgeKey(record({}), visit(suiteOf(name), origin))).toBe('DOMAIN_NOT_ALLOWED');
    },
  );

  it.each(['pdf', 'ai', 'batch', 'profiles', 'account', 'webhooks', 'jobs', 'dasha'])('does not open %s', (suite) => {
    expect(judgeKey(record({}), visit(suite, 'https://example.com'))).toBe('SCOPE_MISSING');
  });
});

describe('the page of the keys', () => {
  const scene = {
    language: 'en',
    root: '',
    origin: '',
    path: '/dashboard/keys',
    source: '',
    signedIn: true,
    sandbox: false,
  } as const;

  it('opens the dialog for a key of widgets, filled in, where it is asked to', () => {
    const asked = keysPage(scene, [], true);
    expect(asked).toMatch(/<dialog id="make"[^>]* data-show>/);
    expect(asked).toMatch(/<option value="publishable" {2}?selected>/);
    expect(asked).toContain(`value="${WIDGET_SUITES.join(', ')}"`);
    expect(keysPage(scene, [])).not.toMatch(/data-show| selected/);
  });
});

describe('the script', () => {
  it('is under 25 KB as it travels, with the words of ten languages', async () => {
    const [[, text = ''] = []] = await widgetScript();
    const packed = gzipSync(text).length;
    expect(packed).toBeLessThan(25 * 1024);
    expect(widgetLanguages()).toEqual(['en', 'bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'pa', 'ta', 'te']);
    for (const [language, words] of Object.entries(widgetWords()))
      expect([language, text.includes(words.townHelp)]).toEqual([language, true]);
    // Answers never become markup, and nothing is kept in the browser.
    expect(
      text.match(/innerHTML|insertAdjacentHTML|\beval\b|localStorage|sessionStorage|document\.cookie/g),
    ).toBeNull();
  });
});
