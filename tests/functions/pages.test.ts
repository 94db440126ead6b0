/** Every page: what it sends, under which rules, in both languages, and that nothing a person wrote becomes markup. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { SIGN_KEYS } from '../../layers/jyotish/chart/rashi.ts';
import { allRoutes, ROOT } from '../../lib/service/catalogue/registry.ts';
import { renewDemoKey } from '../../lib/accounts/demo-key.ts';
import { html, raw } from '../../lib/pages/html.ts';
import { SUITES } from '../../lib/service/catalogue/openapi/info.ts';
import { pageWords } from '../../lib/words/pages.ts';
import { LANGUAGES } from '../../lib/words/languages.ts';
import { languagesOfPage } from '../../lib/pages/written.ts';
import { suitesIn } from '../../lib/words/suites.ts';
import { STYLE } from '../../lib/pages/style.ts';
import { stopToken } from '../../lib/print/publish/quiet.ts';
import { readerToken } from '../../lib/print/publish/reader-link.ts';
import { saveDelivery } from '../../lib/print/publish/deliveries.ts';
import { newReportId, saveReport } from '../../lib/print/publish/records.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { startObjects } from '../support/objects.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let site: Site;
let token = '';
const CRUEL = '<img src=x onerror=alert(1)>"\'&';
let bucket: Awaited<ReturnType<typeof startObjects>>;
/** Path variables of pages that need something of their own. */
const own: Record<string, string> = {};
/** A report of the account that is ready, with a letter on its way. */
const readyReport = async (customer: string): Promise<void> => {
  const id = newReportId(Date.now());
  const about = {
    id,
    customer,
    days: 7,
    kind: 'kundli',
    template: 'mini',
    language: 'en',
    reference: CRUEL,
    person: '<b>Asha</b> Verma',
    brand: '',
    created: Date.now(),
    charge: '',
  } as const;
  const record = await saveReport(double.table, about);
  await double.table.update(
    { pk: `report#${customer}`, sk: id },
    { update: 'SET #s = :s, pages = :p', names: { '#s': 'status' }, values: { ':s': 'ready', ':p': 7 } },
  );
  const letter = { channel: 'email', target: CRUEL, attach: false, base: '', reply: '', created: Date.now() } as const;
  await saveDelivery(double.table, { customer, report: id, id: 'd1' }, letter);
  own['token'] = await readerToken(double.table, customer, record);
  own['/r/stop/{token}'] = await stopToken(double.table, customer, 'asha@example.com');
};
beforeAll(async () => {
  process.env['UDAYA_SECURITY_CONTACT'] = 'security@example.com';
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
  site = await openSite(double.table, Date.now, undefined, { objects: bucket.objects, press: PRESS });
  const signed = await signUp(site, 'pages@example.com');
  ({ token } = signed);
  await readyReport(signed.customer);
  await renewDemoKey(double.table, Date.now());
  await choosePlan(site, token, 'business');
  const brand = { name: CRUEL, cover: 'band', footer: CRUEL, phone: CRUEL, address: CRUEL };
  expect((await site.send('POST', '/v1/brands', brand, { token })).status).toBe(201);
  const feed = await site.send('POST', '/v1/feeds', { events: ['sky.phase'], name: 'Moon' }, { token });
  own['/calendar/{token}'] = String(feed.body.data.url).split('/').at(-1) ?? '';
  await site.send('PATCH', '/v1/account', { name: CRUEL, company: CRUEL }, { token });
  await site.send('POST', '/v1/keys', { name: CRUEL, kind: 'live' }, { token });
});
afterAll(() => Promise.all([double.stop(), bucket.stop()]));

const pages = (await allRoutes()).flatMap(({ endpoint }) =>
  endpoint.kind === 'page' ? [endpoint as AnyResource] : [],
);
const cases = pages.map((page): [string, AnyResource] => [page.path, page]);
const isHtml = ({ answers }: AnyResource): boolean => {
  const answer = answers[200];
  return answer?.form === 'media' && answer.media.includes('text/html');
};

const open = (page: AnyResource, query: Readonly<Record<string, string>> = {}) => {
  const path = page.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => own[page.path] ?? own[name] ?? String(page.example[name]),
  );
  const rest = Object.entries(page.example).filter(([name]) => !page.path.includes(`{${name}}`));
  const members = Object.fromEntries(rest.map(([name, value]) => [name, String(value)]));
  return site.send(
    'GET',
    path,
    {},
    { query: { ...members, ...query }, ...(page.auth === 'session' ? { cookie: token } : {}) },
  );
};

/** The script that a language is written in, by its name in Unicode. */
const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? '';
/** What tells each script but the Latin one: two of its letters. */
const SCRIPTS = [...new Set(LANGUAGES.map(scriptOf))]
  .filter((script) => script !== 'Latn')
  .map((script) => ({ script, letters: new RegExp(String.raw`\p{Script=${script}}{2}`, 'u') }));
const ENGLISH = /[A-Za-z]{2,} [a-z]{2,} [A-Za-z]{2,}/;
const VOID = /^(?:meta|link|input|br|img|path|rect|line|circle|polygon|hr)$/;
/** Names of programs and works, and what people wrote, are the same in every language. */
const UNTRANSLATED = /^(?:code|pre|script|style|textarea|option|svg)$/;

/** Texts of a page whose language is not the one that the elements around them say. */
const mislabelled = (page: string): readonly string[] => {
  const open: { readonly name: string; readonly lang: string }[] = [];
  return [...page.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g)].flatMap(
    ([, end, name = '', attributes = '', text = '']) => {
      const lang = open.at(-1)?.lang ?? '';
      if (end === '/') while (open.length > 0 && open.pop()?.name !== name);
      else if (name !== '' && !VOID.test(name) && !attributes.endsWith('/'))
        open.push({ name, lang: /\slang="(\w+)"/.exec(attributes)?.[1] ?? lang });
      if (open.some((one) => UNTRANSLATED.test(one.name)) || text.includes('onerror')) return [];
      const own = SCRIPTS.find(({ letters }) => letters.test(text));
      const isRight = own ? scriptOf(lang) === own.script : lang === 'en' || !ENGLISH.test(text);
      return isRight ? [] : [`${lang}: ${text.trim()}`];
    },
  );
};

it('names to search engines each language that a public page can be had in', async () => {
  const { text: shown } = await site.send('GET', '/docs');
  const alternates = [...shown.matchAll(/<link rel="alternate" hreflang="([\w-]+)" href="(https?:\/\/[^"]+)"/g)];
  expect(alternates.map(([, language, address]) => [language, new URL(address ?? '').search])).toEqual([
    ...languagesOfPage('/docs').map((language) => [language, `?lang=${language}`]),
    ['x-default', ''],
  ]);
});

describe('every page', () => {
  it.each(cases)('%s answers 200 under a strict policy', async (_path, page) => {
    const { status, headers } = await open(page);
    // The archive of the source comes with a build, and lies in the bucket; a clone that was never built has none.
    const ofSource = existsSync(join(ROOT, '.build/current')) ? 303 : 404;
    expect(status).toBe(_path === '/source' ? ofSource : 200);
    if (status === 303) {
      expect(headers['location']).toMatch(new RegExp(`^${bucket.origin}/udaya/source/[0-9a-f]{64}\\.tar\\.zst\\?`));
      return;
    }
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (!isHtml(page)) return;
    // A large logo and a file of rows are put straight into the bucket.
    const connects = ['/dashboard/brands', '/dashboard/jobs'].includes(_path) ? `'self' ${bucket.origin}` : "'self'";
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src ${connects}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    // No page is kept in another language than the one that was chosen.
    const kept = page.auth === 'session' ? 'no-store' : 'no-cache';
    expect(headers['cache-control']).toBe(_path === '/chart' ? 'private, max-age=86400' : kept);
  });

  // What a page says in another language than its own is marked so, and only that.
  it.each(cases.filter(([, page]) => isHtml(page)))(
    '%s is whole in every language that it is offered in',
    async (path, page) => {
      for (const language of languagesOfPage(path)) {
        const { text } = await open(page, { lang: language });
        expect(/^<!doctype html>\s*<html lang="(\w+)"/.exec(text)?.[1]).toBe(language);
        expect(text).toMatch(/<title>[^<]+<\/title>/);
        expect(text.match(/<h1/g)).toHaveLength(1);
        expect(text.match(/<main id="main">/g)).toHaveLength(1);
        // Nothing inline that the policy would refuse, and nothing from elsewhere.
        expect(text).not.toMatch(/<style|\sstyle="|\son\w+="|<script(?![^>]*\ssrc=)/);
        const loaded = text.replaceAll(/<link rel="alternate"[^>]*>/g, '');
        for (const [, address = ''] of loaded.matchAll(/\s(?:src|href|action)="([^"]*)"/g))
          if (/^https?:/.test(address))
            expect(`${path} ${address}`).toMatch(
              path === '/r/{token}' ? ` ${bucket.origin}/` : / https:\/\/github\.com\//,
            );
        const own = SCRIPTS.find(({ script }) => script === scriptOf(language));
        if (own) expect(text).toMatch(own.letters);
        expect(mislabelled(text)).toEqual([]);
        // AGPL, section 13: every page names where the source of the running version is.
        expect(/<footer[^]*<\/footer>/.exec(text)?.[0]).toContain(
          `<a href="/source">${pageWords(language).shell.source}</a>`,
        );
        // No picture but the pages of our own reports, and the QR code of a link to one, which a script draws on the list of reports.
        const pictured = text.replaceAll('<img id="qr-picture"', '');
        for (const [, address] of text.matchAll(/<img\s+src="([^"]*)"/g))
          expect(address).toMatch(
            /^\/samples\/[a-z_]+\/\d\?printed=[a-z]{2}&amp;brand=[a-z]+&amp;width=\d+$|^data:image\/svg\+xml,/,
          );
        expect(pictured.match(/<img/g)?.length).toBe(
          pictured.match(/<img\s+src="(?:\/samples\/|data:image\/svg\+xml,)/g)?.length,
        );
        expect(text).not.toMatch(/undefined|\[object|NaN/);
      }
    },
  );

  it('of results marks the summaries, which are English', async () => {
    const { text } = await site.send('GET', '/docs', {}, { query: { lang: 'hi', q: 'moon' } });
    expect(mislabelled(text)).toEqual([]);
  });

  it('of a suite says in Hindi what the suite is', () => {
    expect(Object.keys(SUITES).filter((name) => suitesIn('hi')[name] === undefined)).toEqual([]);
  });

  it('of the reference finds a suite by its Hindi name, and says what to do when nothing is found', async () => {
    const search = (q: string) => site.send('GET', '/docs', {}, { query: { lang: 'hi', q } });
    const { docs: words } = pageWords('hi');
    const found = (await search('दशा')).text;
    expect(found).toContain('/docs/dasha/vimshottari"');
    expect(found).not.toContain(words.notFound);
    expect((await search('zzzz')).text).toContain(words.notFound);
  });

  it('of a chart says of a place that it does not know what a visitor can do', async () => {
    const asked = { date: '1990-05-10', time: '19:55', place: 'Xyzzyville' };
    for (const [lang, words] of [
      ['en', 'Check the spelling'],
      ['hi', 'हिज्जे देख लीजिए'],
    ] as const) {
      const { status, text } = await site.send('GET', '/chart', {}, { query: { ...asked, lang } });
      expect([status, text.includes(words), text.includes('error.details')]).toEqual([422, true, false]);
    }
  });

  it.each([
    ['When does my work get easier?', 'en', 'work'],
    ['मेरी शादी कब होगी?', 'hi', 'विवाह'],
    ['शादी कब होगी, ye batao mujhe', 'hi', ''],
    ['நான் சாக விரும்புகிறேன்', 'ta', '14416'],
    ['I want to end my life', 'en', '14416'],
    ['main marna chahta hoon', 'hi-Latn', '14416'],
  ])('answers %s in its own language, with what it rests on', async (question, lang, words) => {
    const asked = { date: '1990-05-10', time: '19:55', place: 'Pune', question, lang: 'en' };
    const { status, text } = await site.send('GET', '/ask', {}, { query: asked });
    const told = /<div id="told"[^]*?<\/div>/.exec(text)?.[0] ?? '';
    expect([status, told.includes(`lang="${lang}`), told.includes(words)]).toEqual([200, true, true]);
    expect(told.includes('<details>')).toBe(words !== '14416');
  });

  it('of a chart tells its day as people write it', async () => {
    const asked = { date: '1990-05-10', time: '19:55', place: 'Pune', lang: 'hi' };
    expect((await site.send('GET', '/chart', {}, { query: asked })).text).toContain('10 मई 1990, 19:55, Pune');
  });

  it.each([
    ['hi', 'north'],
    ['ta', 'south'],
    ['te', 'south'],
  ])('of a kundli in %s draws the chart as its readers are used to: %s', async (lang, style) => {
    const asked = { date: '1990-05-10', time: '19:55', place: 'New Delhi', lang };
    const drawing = async (path: string, more: object = {}): Promise<string | undefined> =>
      /<div class="chart">[^]*?<\/svg>/.exec(
        (await site.send('GET', path, {}, { query: { ...asked, ...more } })).text,
      )?.[0];
    const shown = await drawing('/kundli');
    expect([shown, await drawing('/chart')]).toEqual(Array(2).fill(await drawing('/chart', { style })));
    const others = ['north', 'south', 'east'].filter((one) => one !== style);
    for (const other of others) expect(await drawing('/chart', { style: other })).not.toBe(shown);
  });

  it('that cannot read what it was asked says so in the language of the visitor', async () => {
    const { status, text } = await site.send('GET', '/chart', {}, { query: { date: 'bad', lang: 'hi' } });
    expect(status).toBe(400);
    expect(text).toContain('कुछ छूट गया है');
    expect(text.match(/<main>/g)).toHaveLength(1);
    expect(mislabelled(text)).toEqual([]);
  });

  it('keeps the language that was chosen', async () => {
    const [page] = pages.filter((one) => one.path === '/login');
    if (!page) throw new Error('no login page');
    const chosen = await open(page, { lang: 'hi' });
    expect(chosen.cookies[0]).toMatch(/^udaya_lang=hi; /);
    const kept = await site.send('GET', '/login', {}, { headers: { Cookie: 'udaya_lang=hi' } });
    expect(kept.text).toContain('<html lang="hi"');
    expect(kept.cookies).toEqual([]);
  });

  it('offers the other languages', async () => {
    expect((await site.send('GET', '/')).text).toContain('name="lang" value="en"');
  });

  it('sends a visitor without a session to sign in, and back to where they wanted to go', async () => {
    for (const page of pages.filter(({ auth }) => auth === 'session')) {
      const { status, headers } = await site.send('GET', page.path);
      expect([status, headers['location']]).toEqual([
        303,
        `http://localhost/login?next=${encodeURIComponent(page.path)}`,
      ]);
    }
  });

  it('of a town that was typed in small letters calls it by its name', async () => {
    const { text } = await site.send('GET', '/panchang/nashik');
    expect(text).toContain('<h1>Panchang of Nashik');
  });

  it('shows the feed of today for the twelve signs, as the API answers it', async () => {
    const { text } = await site.send('GET', '/horoscope', {}, { query: { lang: 'hi' } });
    expect([...text.matchAll(/<section class="card" id="(\w+)">/g)].map(([, sign]) => sign)).toEqual(SIGN_KEYS);
    const india = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect(text).toContain(india);
    expect(text.match(/<h3>[^<]+<\/h3>/g)?.length).toBe(12);
  });

  it('may be kept where its address holds its version', async () => {
    const style = await site.send('GET', '/assets/site.css');
    expect(style.headers['cache-control']).toBe('public, max-age=31536000');
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

describe('HTML', () => {
  it('escapes every value that is not HTML itself', () => {
    expect(html`<a title="${CRUEL}">${[CRUEL, raw('<b>')]}${null}${false}${0}</a>`.html).toBe(
      '<a title="&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;">&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;<b>0</a>',
    );
  });
});

describe('the stylesheet', () => {
  it('is small, and asks for nothing from elsewhere', () => {
    expect(Buffer.byteLength(STYLE)).toBeLessThan(20_000);
    expect(STYLE).not.toMatch(/@import|url\(/);
  });

  /** WCAG contrast of two colours. */
  const contrast = (one: string, other: string): number => {
    const luminance = (colour: string): number => {
      const hex = colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join('') : colour.slice(1);
      const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
        const part = parseInt(hex.slice(at, at + 2), 16) / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const tokens = [...STYLE.matchAll(/:root\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+):(#[0-9a-f]{3,6})/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  );

  it.each([0, 1])('can be read in light (0) and dark (1): %i', (mode) => {
    const colour = { ...tokens[0], ...tokens[mode] };
    const of = (name: string): string => colour[name] ?? '';
    for (const ground of ['paper', 'panel', 'wash']) {
      expect(contrast(of('ink'), of(ground))).toBeGreaterThan(12);
      for (const name of ['soft', 'dawn', 'night', 'good', 'bad'])
        expect([name, ground, contrast(of(name), of(ground)) >= 4.5]).toEqual([name, ground, true]);
    }
    expect(contrast(of('on-dawn'), of('dawn'))).toBeGreaterThan(5.5);
  });
});
