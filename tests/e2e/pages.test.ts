/**
 * A stranger in a browser: signs up, calls, sees it counted, replaces and revokes a key, changes the plan, closes the account.
 * And every page by axe-core, in light and dark, wide and narrow. The browser comes with the tools of the tests; a system
 * Chromium is taken where UDAYA_CHROMIUM names one.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { contrastOf } from '../../lib/print/report/theme.ts';
import type { AnyResource } from '../../lib/contract/frame/resource.ts';
import { allRoutes } from '../../lib/service/catalogue/registry.ts';
import { headOf } from '../../lib/tools/local/mailbox.ts';
import { launchBrowser } from '../support/browser.ts';
import { opened, type Browser, type Page } from '../support/browser-page.ts';
import { matrix } from '../support/soak.ts';
import { until } from '../support/until.ts';
import { axe, lookedAt, withoutSamples } from './looks.ts';
import { sharedService, type Service } from './service.ts';

let service: Service;
let browser: Browser;
let closeBrowser = (): Promise<void> => Promise.resolve();
let page: Page;
const faults: string[] = [];
beforeAll(async () => {
  service = await sharedService();
  // Not beside it: a browser that no one closes would hold this process when the service does not start.
  browser = await launchBrowser<Browser>();
  closeBrowser = () => browser.close();
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await withoutSamples(context);
  page = await context.newPage();
  page.setDefaultTimeout(600_000);
  page.on('pageerror', ({ message }) => faults.push(message ?? ''));
  page.on('console', (line) => {
    if (line.type?.() === 'error') faults.push(line.text?.() ?? '');
  });
});
afterAll(() => closeBrowser());

const EMAIL = 'browser@example.com';
const lastCode = (): string => {
  const letters = readdirSync(service.mail)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => headOf(readFileSync(join(service.mail, name), 'utf8')));
  return /\d{6}/.exec(letters.findLast(({ to }) => to.includes(EMAIL))?.subject ?? '')?.[0] ?? '';
};
/** A PNG of `side` pixels that cannot be made smaller (PNG specification, 5.2). */
const noisyPng = (side: number): Buffer => {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
const open = (path: string) => opened(page, service.url + path);
const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const chart = async (key: string) => (await service.send('/v1/birthchart', { body: BIRTH, key })).status;

describe('a stranger', () => {
  let first = '';
  let live = '';
  let brand = '';

  it('sees a chart that is computed now', async () => {
    await open('/');
    await page.locator('#live svg').waitFor();
    expect(await page.locator('#live').innerText()).toContain('Scorpio');
    await page.locator('#place').fill('Chennai');
    await page.locator('#date').fill('2000-01-01');
    await page.locator('#live button').click();
    await page.locator('#live .of', { hasText: 'Chennai' }).waitFor();
    // A place that nobody knows: what a visitor can do about it, and no word of the API.
    await page.locator('#place').fill('Xyzzyville');
    await page.locator('#live button').click();
    await page.locator('#live .notice', { hasText: 'spelling' }).waitFor();
    expect(await page.locator('#live .notice').innerText()).not.toContain('error.details');
  });

  it('is told in a page, with the way back, that an address leads nowhere', async () => {
    for (const [path, title] of [
      ['/nothing/here', 'There is no such page'],
      ['/nothing/here?lang=hi', 'ऐसा कोई पेज नहीं है'],
      ['/r/no-such-report?lang=hi', 'ऐसा कोई पेज नहीं है'],
    ] as const) {
      await open(path);
      expect([path, await page.locator('h1').innerText()]).toEqual([path, title]);
      expect(await page.locator('nav a').count()).toBe(3);
    }
    await page.locator('nav a').first().click();
    await page.waitForURL(`${service.url}/`);
    const { status, headers } = await service.send('/nothing/here', { method: 'GET' });
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([404, 'application/json']);
  });

  it('signs up with a code from the mail, is shown a key once, and makes the first call with it', async () => {
    await open('/signup');
    await page.locator('#email').fill(EMAIL);
    await page.locator('#ask button').click();
    await page.locator('#notice', { hasText: 'your name' }).waitFor();
    await page.locator('#name').fill('Asha');
    await page.locator('#ask button').click();
    await page.locator('#confirm').waitFor();
    await page.locator('#code').fill('000000');
    await page.locator('#confirm button').first().click();
    await page.locator('#notice', { hasText: 'wrong' }).waitFor();
    await page.locator('#code').fill(lastCode());
    await page.locator('#confirm button').first().click();
    await page.locator('#first').waitFor();
    first = await page.locator('#secret').innerText();
    expect(first).toMatch(/^ud_test_/);
    await page.locator('#call').click();
    await page.locator('#answer', { hasText: 'Scorpio' }).waitFor();
    expect(page.url()).not.toContain(first);
  });

  it('sees the call counted', async () => {
    await until(async () => {
      await service.look();
      await open('/dashboard/usage');
      return (await page.locator('main').innerText()).includes('birthchart');
    });
    await open('/dashboard');
    expect(await page.locator('main').innerText()).toContain('Namaste, Asha');
    expect(await page.locator('.steps li.done').count()).toBe(2);
  });

  it('makes a live key', async () => {
    await open('/dashboard/keys');
    await page.locator('[data-open="#make"]').click();
    // A field that is wrong says so itself, and is where one goes on.
    await page.locator('#make button').first().click();
    await page.locator('#make .notice', { hasText: 'marked' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement.getAttribute("aria-describedby")')).toBe(
      'name-help name-fault',
    );
    expect(await page.locator('#name-fault').innerText()).toBe('Fill this in.');
    await page.locator('#make #name').fill('Website');
    await page.locator('#make #kind').selectOption('live');
    await page.locator('#make button').first().click();
    await page.locator('#secret-dialog').waitFor();
    live = await page.locator('#secret').innerText();
    expect(live).toMatch(/^ud_live_/);
    await page.locator('#secret-dialog [data-close]').click();
    await page.locator('table', { hasText: 'Website' }).waitFor();
    // A key is read, and copied by eye, in one line.
    expect(await page.evaluate<number>("document.querySelector('tbody code').getClientRects().length")).toBe(1);
    expect(await page.locator('main').innerText()).not.toContain(live);
    expect(await chart(live)).toBe(200);
  });

  it('replaces it: the old secret works in its overlap and not without one', async () => {
    await open('/dashboard/keys');
    const row = page.locator('tr', { hasText: 'Website' });
    const rotate = async (hours: string): Promise<string> => {
      await page.locator('tr:has-text("Website") [data-open="#rotate"]').click();
      await page.locator('#overlap_hours').fill(hours);
      await page.locator('#rotate button').first().click();
      await page.locator('#secret-dialog').waitFor();
      const secret = await page.locator('#secret').innerText();
      // Closing it loads the page anew: what is clicked before its script has run is not heard.
      const again = page.waitForEvent('load');
      await page.locator('#secret-dialog [data-close]').click();
      await again;
      await row.waitFor();
      return secret;
    };
    const second = await rotate('1');
    expect([await chart(live), await chart(second)]).toEqual([200, 200]);
    const third = await rotate('0');
    expect([await chart(second), await chart(third)]).toEqual([403, 200]);
    live = third;
  });

  it('revokes it after typing its name', async () => {
    await page.locator('tr:has-text("Website") [data-open="#revoke"]').click();
    const button = page.locator('#revoke button').first();
    expect(await button.isDisabled()).toBe(true);
    await page.locator('#typed').fill('Website');
    await button.click();
    await page.locator('tr:has-text("Website")').waitFor({ state: 'hidden' });
    expect(await chart(live)).toBe(403);
  });

  it('changes the plan, and sees it in the ledger', async () => {
    await open('/dashboard/plan');
    await page.locator('button', { hasText: 'Change to Growth' }).click();
    await page.locator('strong', { hasText: 'Growth' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('Change of plan');
  });

  it('says of a list what is wrong with it in one line', async () => {
    await page.locator('#alerts').fill('900, 901');
    await page.locator('form:has(#alerts) button').first().click();
    await page.locator('#alerts-fault').waitFor();
    expect(await page.locator('.fault').count()).toBe(1);
    expect(await page.locator('#alerts').getAttribute('aria-describedby')).toMatch(/^(\S+ )?alerts-fault$/);
  });

  it('has bodies of requests kept, and looks at one', async () => {
    await open('/dashboard/account');
    await page.locator('[name=keep_bodies]').click();
    await page.locator('form button').first().click();
    await page.locator('.notice', { hasText: 'Saved' }).waitFor();
    expect(await chart(first)).toBe(200);
    // The call is in the list once the log of the gateway is counted; those before it had no body kept.
    await until(async () => {
      await service.look();
      await open('/dashboard/usage');
      await page.locator('td a', { hasText: 'Show' }).first().click();
      return (await page.locator('#body').innerText()).includes('"date":"1990-05-10"');
    });
  });

  it('tries an endpoint in the reference with the key', async () => {
    await open('/docs/core');
    await page.keyboard.press('/');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('q');
    await page.locator('#q').fill('rahukalam');
    await page.locator('#q-list a', { hasText: 'panchang/rahu-kaal' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${service.url}/docs/panchang/rahu-kaal`);
    // Signed in, a sandbox key of the account is made for this browser.
    await open('/docs/kundli/planets');
    await page.locator('.try button:not([type=button])').click();
    await page.locator('.tree-view', { hasText: 'planets' }).waitFor();
    expect(await page.evaluate<string>("localStorage.getItem('udaya-key')")).toMatch(/^ud_test_/);
    await page.locator('.snippets button', { hasText: 'Python' }).first().click();
    await page.locator('.snippets pre', { hasText: 'from udaya import Udaya' }).first().waitFor();
    // A link opens the same call again, and a drawing is seen as one.
    await page.locator('[data-preset]').first().click();
    await page.locator('[data-link]').click();
    expect(page.url()).toContain('#try=');
    await open('/docs/charts/render');
    await page.locator('.try button:not([type=button])').click();
    await page.locator('.seen img').waitFor();
  });

  it('makes a brand that the preview shows as it is filled in, with a logo of any size', async () => {
    await open('/dashboard/brands?shown=sandbox');
    await page.locator('#brand #name').fill('Jyoti Press');
    await page.locator('#preview text', { hasText: 'Jyoti Press' }).first().waitFor();
    await page.locator('#primary').fill('#f5c518');
    await page.locator('#contrast', { hasText: '#f5c518' }).waitFor();
    // The notice names what text has in its place, which can be read on white.
    const notice = await page.locator('#contrast').innerText();
    const used = (notice.match(/#[0-9a-f]{6}/g) ?? []).filter((colour) => colour !== '#f5c518');
    expect(used.length).toBeGreaterThan(0);
    for (const colour of used) expect(contrastOf(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(await page.locator('#preview svg rect[fill="#f5c518"]').count()).toBe(1);
    // The second colour goes with the first until it is chosen.
    expect(await page.locator('#accent').inputValue()).toBe('#f5c518');
    await page.locator('#accent').fill('#8a1c1c');
    await page.locator('#tagline').fill('Since 1962');
    await page.locator('#preview text', { hasText: 'Since 1962' }).waitFor();
    expect(await page.locator('#preview svg rect[fill="#8a1c1c"]').count()).toBe(1);
    await page.locator('#language').selectOption('en');
    await page.locator('#logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: noisyPng(40) });
    await page.locator('#preview-logo').waitFor();
    await page.locator('#brand button').click();
    await page.locator('tr', { hasText: 'Jyoti Press' }).waitFor();
    brand = await page.locator('tr:has-text("Jyoti Press") code').innerText();
    // Too large for the request: the browser puts it into the bucket.
    await open(`/dashboard/brands?brand=${brand}`);
    const large = noisyPng(300);
    expect(large.length).toBeGreaterThan(150_000);
    await page.locator('#logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: large });
    await page.locator('#brand button').click();
    await page.waitForURL(`${service.url}/dashboard/brands`);
    await open(`/dashboard/brands?brand=${brand}`);
    expect(await page.locator('#preview-logo').getAttribute('href')).toMatch(/^data:image\/png;base64,/);
    expect([await page.locator('#accent').inputValue(), await page.locator('#tagline').inputValue()]).toEqual([
      '#8a1c1c',
      'Since 1962',
    ]);
    await page
      .locator('#logo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await page.locator('#brand button').click();
    await page.locator('#logo-fault', { hasText: 'PNG' }).waitFor();
    expect(await page.locator('#logo').getAttribute('aria-invalid')).toBe('true');
  });

  it('orders a report, finds it in the list, downloads it and sends it', async () => {
    const body = { ...BIRTH, name: 'Asha', template: 'mini', wait: 25, brand_id: brand, reference: 'order-7' };
    const ordered = await service.send('/v1/pdf/kundli', { body, key: first });
    expect([201, 202]).toContain(ordered.status);
    const row = 'tr:has-text("order-7")';
    await until(async () => {
      await open('/dashboard/reports');
      return (await page.locator(row).innerText()).includes('Ready');
    });
    const downloading = page.waitForEvent('download');
    await page.locator(`${row} button`, { hasText: 'Download' }).click();
    const download = await downloading;
    // Named by whom it is about, as whoever gets it looks for it.
    expect(download.suggestedFilename()).toBe('Asha-kundli.pdf');
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.locator(`${row} button`, { hasText: 'Send' }).click();
    await page.locator('#to').fill(EMAIL);
    await page.locator('#send button').first().click();
    await page.locator(row, { hasText: EMAIL }).waitFor();
    // Other files send a kundli of Asha from the same service: only the letter to this reader counts.
    const eml = await until(() =>
      readdirSync(service.mail)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(service.mail, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .find((letter) => {
          const head = headOf(letter);
          return head?.to === EMAIL && head.subject === 'Your kundli is ready, Asha';
        }),
    );
    const link = /http:\/\/\S+\/r\/[\w.-]+/.exec(eml)?.[0] ?? '';
    await opened(page, link);
    expect(await page.locator('main').innerText()).toContain('From Jyoti Press');
    const href = (await page.locator('main a.button').getAttribute('href')) ?? '';
    const file = await fetch(href);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await fetch(link.slice(0, -1) + (link.endsWith('A') ? 'Q' : 'A'))).status).toBe(404);
  });

  it('asks the astrologer about a birth of this browser, by keyboard, and unfolds the facts of a sentence', async () => {
    await open('/dashboard/chat');
    for (const [field, value] of [
      ['name', 'Asha'],
      ['date', '1990-05-10'],
      ['time', '19:55'],
      ['place', 'New Delhi'],
    ] as const)
      await page.locator(`#${field}`).fill(value);
    await page.locator('#birth button').press('Enter');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('question');
    await page.locator('#question').fill('When does my work get easier?');
    await page.locator('#send').press('Enter');
    await page.locator('#talk details').first().waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Answer');
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    await page.locator('#talk details[open] li').first().waitFor();
    await page.locator('#talk button', { hasText: 'This helped' }).press('Enter');
    await page.locator('#talk', { hasText: 'Noted' }).waitFor();
    await open('/dashboard/chat');
    expect(await page.locator('#saved').innerText()).toContain('Asha');
    expect(await page.locator('#earlier').innerText()).toMatch(/until \d+ [A-Z][a-z]+ 20\d\d/);
    await page.locator('#earlier button', { hasText: 'Open' }).press('Enter');
    await page.locator('#talk li', { hasText: 'When does my work get easier?' }).first().waitFor();
  });

  it('closes the account, takes it back, closes it again', async () => {
    await open('/dashboard/account');
    const id = await page.locator('code').first().innerText();
    const close = async () => {
      await page.locator('[data-open="#close"]').click();
      await page.locator('#confirm').fill(id);
      await page.locator('#close button').first().click();
      await page.locator('button', { hasText: 'Keep my account' }).waitFor();
    };
    await close();
    expect(await chart(first)).toBe(403);
    await page.locator('button', { hasText: 'Keep my account' }).click();
    await page.locator('[data-open="#close"]').waitFor();
    expect(await chart(first)).toBe(200);
    await close();
    await page.locator('button', { hasText: 'Sign out here' }).click();
    await page.waitForURL(`${service.url}/`);
    await open('/dashboard');
    expect(page.url()).toBe(`${service.url}/login?next=%2Fdashboard`);
  });

  it('met no error in the console, and left no secret, code or address in a log', () => {
    // The wrong code is answered 401, the wrong logo 400, the wrong place 422, an address of nothing 404, which a browser tells in its console.
    expect(faults.filter((fault) => !/40[014]|422/.test(fault))).toEqual([]);
    const log = service.printed();
    expect(log).toContain('account/verify');
    for (const secret of [first, live, EMAIL, '1990-05-10', 'ud_ses_']) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/"\d{6}"|ud_(live|test|pub)_[0-9A-Za-z]{20}/);
  });
});

describe('every page', () => {
  /** One page of each form, list, kind of text and drawing that all may read. */
  const PUBLIC = [
    '/',
    '/signup',
    '/docs',
    '/docs/kundli/planets',
    '/docs/guides/places',
    '/pricing',
    '/panchang/chennai',
    '/kundli?lang=en',
    '/samples?lang=hi',
    '/status',
    '/ask?date=1990-05-10&time=19:55&place=Pune&question=When+does+my+work+get+easier',
    '/chart?date=1990-05-10&time=19:55&place=Pune',
    // What is not there is a page too.
    '/r/stop/no-such-letter',
  ];
  /** Pages of a kind that is there already, in another language or with another text: a long run looks at them. */
  const AGAIN = [
    // Forms as those of /signup and /kundli, lists, tables and texts as there are above.
    '/login',
    '/matching?lang=en',
    '/horoscope/leo',
    '/docs/errors',
    '/docs/accuracy?suite=panchang',
    '/docs/embed',
    '/terms',
    '/docs/geo',
    '/docs/errors/PLACE_AMBIGUOUS',
    '/horoscope?lang=hi',
    '/docs/start',
    '/docs/webhooks',
    '/docs/start/python',
    '/privacy?lang=hi',
    '/nothing/here',
    '/samples/kundli_mini?lang=hi&printed=hi',
    '/docs?q=moon',
    '/docs/accuracy',
    '/samples/panchang',
    '/samples/matching?printed=ta',
    '/docs/embed?lang=hi',
    '/docs/guides/webhooks',
    '/pricing?lang=hi',
    '/docs/kundli?lang=hi',
    '/docs/panchang/daily?lang=hi',
    '/?lang=en',
    '/dpa',
    '/retention?lang=hi',
    '/sla',
    '/nothing/here?lang=hi',
    '/r/no-such-report?lang=hi',
  ];
  /** Of the dashboard: its first page, a table with dialogs, a talk, a form with a preview, a list, plans and settings. */
  const OWN = [
    '/dashboard',
    '/dashboard/keys',
    '/dashboard/chat',
    '/dashboard/brands',
    '/dashboard/profiles',
    '/dashboard/plan',
    '/dashboard/account',
  ];
  /** Tables and forms as there are above. */
  const OWN_AGAIN = [
    '/dashboard/usage',
    '/dashboard/reports',
    '/dashboard/webhooks',
    '/dashboard/feeds',
    '/dashboard/jobs',
    '/dashboard/invoices',
  ];

  /** Pages that are open at a time: while one waits for the service, another is judged. */
  const TABS = 3;

  it('is looked at', async () => {
    const seen = [...PUBLIC, ...AGAIN, ...OWN, ...OWN_AGAIN].map((path) => path.replace(/\?.*/, ''));
    const left = (await allRoutes()).flatMap(({ endpoint }) => {
      if (endpoint.kind !== 'page') return [];
      const { path, answers } = endpoint as AnyResource;
      const own = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      const answer = answers[200];
      const isHtml = answer?.form === 'media' && answer.media.includes('text/html');
      return isHtml && !seen.some((one) => own.test(one)) ? [path] : [];
    });
    expect(left).toEqual([]);
  });

  it('has nothing serious, light and wide, dark and narrow', async () => {
    const context = await browser.newContext({});
    await context.addInitScript(axe);
    await withoutSamples(context);
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    for (const tab of tabs) tab.setDefaultTimeout(600_000);
    const found = await lookedAt(service.url, [...PUBLIC, ...matrix(AGAIN, () => false)], tabs);
    const [tab = page] = tabs;
    await opened(tab, `${service.url}/login`);
    await tab.locator('#email').fill(EMAIL);
    await tab.locator('#ask button').click();
    await tab.locator('#confirm').waitFor();
    await tab.locator('#code').fill(lastCode());
    await tab.locator('#confirm button').first().click();
    await tab.waitForURL(`${service.url}/dashboard`);
    found.push(...(await lookedAt(service.url, [...OWN, ...matrix(OWN_AGAIN, () => false)], tabs)));
    await context.close();
    expect(found).toEqual([]);
  });
});
