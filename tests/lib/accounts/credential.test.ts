import { domainAllowed, ipAllowed, ipEntryValid } from '../../../lib/accounts/allow-list.ts';
import { domainEntry } from '../../../lib/accounts/domain-entry.ts';
import { judgeKey, onlyValue, presentedKey, type Carrier, type Visit } from '../../../lib/accounts/credential.ts';
import { OPEN_SUITES, suiteAllowed } from '../../../lib/accounts/scope.ts';
import { allRoutes } from '../../../lib/service/catalogue/registry.ts';
import { keyHash, mintKey } from '../../../lib/accounts/key.ts';
import type { KeyRecord } from '../../../lib/accounts/record.ts';

const key = mintKey('live');
const other = mintKey('live');

describe('the key of a request', () => {
  it.each<[string, Carrier, boolean]>([
    ['X-Api-Key', { headers: { 'X-Api-Key': key } }, false],
    ['a header in any case', { headers: { 'x-aPi-kEy': key } }, false],
    ['a bearer token', { headers: { Authorization: `Bearer ${key}` } }, false],
    ['a bearer token in any case', { headers: { authorization: `bearer  ${key} ` } }, false],
    ['the query', { queryStringParameters: { apiKey: key } }, true],
    ['lists of values', { multiValueHeaders: { 'x-api-key': [key, key] } }, false],
    [
      'the same key three times',
      { headers: { 'x-api-key': key, authorization: `Bearer ${key}` }, queryStringParameters: { apiKey: key } },
      true,
    ],
    ['a header beside an empty query', { headers: { 'x-api-key': key }, queryStringParameters: { apiKey: '' } }, false],
    ['a header beside another scheme', { headers: { 'x-api-key': key, authorization: 'Basic dTpw' } }, false],
  ])('is read from %s', (_, carrier, inUrl) => {
    expect(presentedKey(carrier)).toEqual({ secret: key, inUrl });
  });

  it.each<[string, Carrier]>([
    ['nothing is sent', {}],
    ['headers and query are null', { headers: null, queryStringParameters: null, multiValueHeaders: null }],
    ['the key is empty', { headers: { 'x-api-key': '' } }],
    ['the key is malformed', { headers: { 'x-api-key': 'hello' } }],
    ['the checksum is wrong', { headers: { 'x-api-key': key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a') } }],
    ['only another scheme is used', { headers: { authorization: `Basic ${key}` } }],
    ['two forms differ', { headers: { 'x-api-key': key, authorization: `Bearer ${other}` } }],
    ['header and query differ', { headers: { 'x-api-key': key }, queryStringParameters: { apiKey: other } }],
    ['one of two is malformed', { headers: { 'x-api-key': key }, queryStringParameters: { apiKey: 'hello' } }],
    ['the query repeats two keys', { multiValueQueryStringParameters: { apiKey: [key, other] } }],
    ['the query has another name', { queryStringParameters: { apikey: key } }],
  ])('is refused when %s', (_, carrier) => {
    expect(presentedKey(carrier)).toBeNull();
  });
});

describe('the domain list', () => {
  const list = ['example.com', '*.shop.example', 'xn--bcher-kva.example'];
  it.each([
    ['https://example.com', undefined, true],
    ['https://EXAMPLE.com:8443', undefined, true],
    ['http://example.com.', undefined, true],
    ['https://www.example.com', undefined, false],
    ['https://example.com.evil.test', undefined, false],
    ['https://notexample.com', undefined, false],
    ['https://a.shop.example', undefined, true],
    ['https://a.b.shop.example', undefined, true],
    ['https://shop.example', undefined, false],
    ['https://evilshop.example', undefined, false],
    ['https://bücher.example', undefined, true],
    [undefined, 'https://example.com/page?x=https://evil.test', true],
    [undefined, 'https://evil.test/?example.com', false],
    ['https://evil.test', 'https://example.com/', false],
    ['null', undefined, false],
    ['null', 'https://example.com/', false],
    ['', undefined, false],
    [undefined, undefined, false],
    ['https://example.com@evil.test', undefined, false],
    ['javascript://example.com/%0aalert(1)', undefined, false],
    ['javascript:example.com', undefined, false],
    ['file://example.com', undefined, false],
    ['file:///example.com', undefined, false],
    ['ftp://example.com', undefined, false],
    ['example.com', undefined, false],
    ['https:\\\\example.com', undefined, false],
    ['https://evil.test\\@example.com', undefined, false],
    ['https://evil.test\\.example.com', undefined, false],
    ['https://example.com\\.evil.test', undefined, false],
    ['https:/example.com', undefined, false],
    ['https://example.com:8443', undefined, true],
  ])('origin %s, referer %s: %s', (origin, referer, allowed) => {
    expect(domainAllowed(list, origin, referer)).toBe(allowed);
  });

  it('allows all when it is empty', () => {
    expect(domainAllowed([], undefined, undefined)).toBe(true);
  });

  it('takes entries as people write them', () => {
    expect(domainEntry('Example.COM')).toBe('example.com');
    expect(domainEntry('https://example.com/path')).toBe('example.com');
    expect(domainEntry('*.Bücher.example')).toBe('*.xn--bcher-kva.example');
    for (const wrong of [
      '*',
      'a.*.com',
      '',
      '*.*.com',
      'http://',
      'a b',
      'javascript:alert(1)',
      'file:///etc',
      'a\\b.com',
    ])
      expect(domainEntry(wrong)).toBeUndefined();
  });

  it('takes no entry that is everybody’s', () => {
    for (const wrong of ['*.com', 'com', '*.co.in', 'co.in', '*.github.io', 'github.io', '*.in', '*.xn--p1ai'])
      expect(domainEntry(wrong)).toBeUndefined();
    for (const right of [
      '*.example.com',
      '*.example.co.in',
      'me.github.io',
      '*.me.github.io',
      'localhost',
      '127.0.0.1',
    ])
      expect(domainEntry(right)).toBe(right);
  });

  it('is not passed by a second Origin', () => {
    const headers = (values: string[]) => ({ multiValueHeaders: { Origin: values } });
    expect(onlyValue(headers(['https://a.test', 'https://b.test']), 'origin')).toBe('');
    expect(onlyValue(headers(['https://a.test', 'https://a.test']), 'origin')).toBe('https://a.test');
    expect(onlyValue({ headers: {} }, 'origin')).toBeUndefined();
    expect(domainAllowed(list, '', 'https://example.com/')).toBe(false);
  });
});

describe('the address list', () => {
  const list = ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32', '2001:4860::8888'];
  it.each([
    ['203.0.113.7', true],
    ['203.0.113.8', false],
    ['10.255.0.1', true],
    ['11.0.0.1', false],
    ['2001:db8:ffff::1', true],
    ['2001:db9::1', false],
    ['2001:4860:0:0:0:0:0:8888', true],
    ['::ffff:203.0.113.7', true],
    ['::ffff:203.0.113.8', false],
    ['', false],
    ['localhost', false],
  ])('%s: %s', (address, allowed) => {
    expect(ipAllowed(list, address)).toBe(allowed);
  });

  it('allows all when it is empty', () => {
    expect(ipAllowed([], '')).toBe(true);
  });

  it('knows what an entry is', () => {
    for (const right of ['1.2.3.4', '1.2.3.4/0', '1.2.3.4/32', '::1', '::/0', 'fe80::/128'])
      expect(ipEntryValid(right)).toBe(true);
    for (const wrong of [
      '1.2.3',
      '1.2.3.4/33',
      '1.2.3.4/',
      '::/129',
      '1.2.3.4/8/8',
      '1.2.3.4/-1',
      'fe80::1%eth0',
      'host',
      '',
    ])
      expect(ipEntryValid(wrong)).toBe(false);
  });
});

describe('the judgement of a key', () => {
  const now = Date.UTC(2026, 10, 21);
  const record: KeyRecord = {
    hash: keyHash(key),
    id: 'key_1',
    customer: 'c',
    kind: 'live',
    state: 'active',
    expires: 0,
    graceEnds: 0,
    scopes: [],
    domains: [],
    ips: [],
    query: true,
    cap: -1,
    name: '',
    prefix: 'ud_live_abcd',
    created: 0,
    version: 1,
    plan: 'growth',
    credits: 1,
    rate: 1,
    accountCap: -1,
    gatewayKey: '',
    keepsBodies: false,
    blocked: false,
    lastFour: '',
    later: null,
  };
  const visit: Visit = {
    hash: keyHash(key),
    inUrl: false,
    suite: 'kundli',
    origin: undefined,
    referer: undefined,
    ip: '203.0.113.7',
    now,
  };
  const second = now / 1000;

  it.each<[string, Partial<KeyRecord>, Partial<Visit>, string | null]>([
    ['active', {}, {}, null],
    ['of another secret', { hash: keyHash(other) }, {}, 'KEY_INVALID'],
    ['disabled', { state: 'disabled' }, {}, 'KEY_DISABLED'],
    ['disabled and expired', { state: 'disabled', expires: 1 }, {}, 'KEY_DISABLED'],
    ['a second before its end', { expires: second + 1 }, {}, null],
    ['at its end', { expires: second }, {}, 'KEY_EXPIRED'],
    ['rotating, within its grace', { state: 'rotating', graceEnds: second + 1 }, {}, null],
    ['rotating, at the end of its grace', { state: 'rotating', graceEnds: second }, {}, 'KEY_EXPIRED'],
    ['rotating and expired', { state: 'rotating', graceEnds: second + 9, expires: second }, {}, 'KEY_EXPIRED'],
    ['in the URL', {}, { inUrl: true }, null],
    ['in the URL, switched off', { query: false }, { inUrl: true }, 'QUERY_KEY_OFF'],
    ['in a header, URL switched off', { query: false }, {}, null],
    ['from a listed address', { ips: ['203.0.113.0/24'] }, {}, null],
    ['from another address', { ips: ['198.51.100.1'] }, {}, 'IP_NOT_ALLOWED'],
    ['from a listed site', { domains: ['example.com'] }, { origin: 'https://example.com' }, null],
    ['from another site', { domains: ['example.com'] }, { origin: 'https://evil.test' }, 'DOMAIN_NOT_ALLOWED'],
    ['from no site, with a list', { domains: ['example.com'] }, {}, 'DOMAIN_NOT_ALLOWED'],
    ['within its scopes', { scopes: ['dasha', 'kundli'] }, {}, null],
    ['outside its scopes', { scopes: ['dasha'] }, {}, 'SCOPE_MISSING'],
    [
      'publishable, from a listed site',
      { kind: 'publishable', domains: ['example.com'] },
      { referer: 'https://example.com/a' },
      null,
    ],
    ['publishable without a list', { kind: 'publishable' }, { origin: 'https://example.com' }, 'DOMAIN_NOT_ALLOWED'],
    [
      'publishable in the account',
      { kind: 'publishable', domains: ['example.com'], scopes: ['usage'] },
      { origin: 'https://example.com', suite: 'usage' },
      'SCOPE_MISSING',
    ],
    [
      'publishable where the body says the price',
      { kind: 'publishable', domains: ['example.com'] },
      { origin: 'https://example.com', pricedByBody: true },
      'SCOPE_MISSING',
    ],
  ])('%s', (_, change, circumstance, verdict) => {
    expect(judgeKey({ ...record, ...change }, { ...visit, ...circumstance })).toBe(verdict);
  });
});

it('opens calculations and drawings to publishable keys, and nothing that keeps, sends, asks a model or has no fixed price', async () => {
  const open: string[] = [];
  for (const { endpoint } of await allRoutes()) {
    if (endpoint.auth !== 'key' && endpoint.auth !== 'either') continue;
    const { suite, kind, pricedByBody } = endpoint;
    if (suite === 'keys' || pricedByBody || !suiteAllowed('publishable', [], suite)) continue;
    open.push(suite);
    // A drawing needs the press, and nothing else.
    const needs = kind === 'calculation' ? [] : Object.keys(endpoint.needs).filter((name) => name !== 'press');
    expect([endpoint.name, needs]).toEqual([endpoint.name, []]);
  }
  expect([...new Set(open)].sort()).toEqual([...OPEN_SUITES].sort());
  for (const suite of ['pdf', 'ai', 'batch', 'mcp', 'reports', 'brands', 'billing', 'conversations', 'some-new-suite'])
    expect([suite, suiteAllowed('publishable', [], suite)]).toEqual([suite, false]);
});
