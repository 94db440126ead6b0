/**
 * A customer in a browser buys a plan for a year and finds the invoice: pages and API are the real ones in this process, the provider
 * is a double, and what the browser asks for is answered by them.
 */
import { join } from 'node:path';
import { build } from 'esbuild';
import { PRESS } from '../../lib/print/press/press.ts';
import { ROOT } from '../../lib/service/catalogue/registry.ts';
import { launchBrowser } from '../support/browser.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

process.env['UDAYA_LOG'] = 'off';

/** What is used of playwright-core. */
interface Request {
  method(): string;
  url(): string;
  postData(): string | null;
  headers(): Record<string, string>;
}
interface Route {
  request(): Request;
  fulfill(answer: { status: number; headers: Record<string, string>; body: string | Buffer }): Promise<void>;
}
interface Page {
  goto(url: string): Promise<unknown>;
  fill(selector: string, text: string): Promise<void>;
  click(selector: string): Promise<void>;
  innerText(selector: string): Promise<string>;
  waitForURL(url: string | RegExp): Promise<void>;
  evaluate<T>(work: string): Promise<T>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
}
interface Context {
  newPage(): Promise<Page>;
  route(pattern: RegExp, answer: (route: Route) => Promise<void>): Promise<void>;
  addCookies(cookies: readonly object[]): Promise<void>;
  close(): Promise<void>;
}
interface Browser {
  newContext(options: object): Promise<Context>;
  close(): Promise<void>;
}

const HOST = 'http://api.test';
const START = Date.UTC(2026, 10, 16);

let double: TestTable;
let shop: Shop;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  double = await startTable();
  shop = await openShop(double.table, START);
  site = await openSite(double.table, shop.now, undefined, { payments: shop.payments, press: PRESS });
  browser = await launchBrowser<Browser>();
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  await double.stop();
});

const scriptOf = async (name: string): Promise<string> => {
  const entry = join(ROOT, `lib/pages/browser/${name}`);
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  return outputFiles[0]?.text ?? '';
};

/** Answers what a browser asks of the site for one customer; the page of the provider is an empty one. */
const answer =
  (token: string) =>
  async (route: Route): Promise<void> => {
    const request = route.request();
    const { origin, pathname, searchParams } = new URL(request.url());
    const script = /^\/assets\/(\w+)\.js$/.exec(pathname)?.[1];
    if (origin !== HOST)
      return route.fulfill({ status: 200, headers: { 'content-type': 'text/html' }, body: 'to pay' });
    if (script !== undefined)
      return route.fulfill({
        status: 200,
        headers: { 'content-type': 'text/javascript' },
        body: await scriptOf(`${script}.ts`),
      });
    const sent = request.postData();
    const { status, headers, text, isBase64 } = await site.send(
      request.method(),
      pathname,
      sent === null ? {} : JSON.parse(sent),
      { cookie: token, query: Object.fromEntries(searchParams) },
    );
    const type = headers['content-type'] ?? 'text/html';
    return route.fulfill({
      status,
      headers: { 'content-type': type },
      body: isBase64 ? Buffer.from(text, 'base64') : text,
    });
  };

it('buys a plan for a year with a form, pays it, and finds plan and invoice', async () => {
  const { token } = await signUp(site, 'asha@example.com');
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(/.*/, answer(token));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${HOST}/dashboard/plan`);
  expect(await page.innerText('h1')).toBe('Plan and credits');

  // Every fault is marked at its field.
  await page.click('form:has(#year-what) button');
  await page.evaluate(`new Promise((done) => setTimeout(done, 300))`);
  expect(
    await page.evaluate(`document.querySelectorAll('form:has(#year-what) [aria-invalid]').length`),
  ).toBeGreaterThan(0);

  await page.fill('#year-name', 'Asha Rao');
  await page.fill('#year-address', '1 Lake View, Pune');
  await page.fill('#year-country', 'IN');
  await page.fill('#year-state', 'MH');
  await page.click('form:has(#year-what) button');
  await page.waitForURL(/^http:\/\/127\.0\.0\.1/);
  const payment = await page.evaluate<string>('location.href');
  shop.doubles.razorpay.pay(payment);
  await shop.deliver(shop.messages());

  await page.goto(`${HOST}/dashboard/plan`);
  const plan = await page.innerText('main');
  expect(plan).toContain('Growth');
  expect(plan).toContain('It is paid until 1 December 2027.');
  await page.goto(`${HOST}/dashboard/invoices`);
  const invoices = await page.innerText('main');
  expect(invoices).toContain('UD/26-27/000001');
  expect(invoices).toContain('Growth, 2026-11 – 2027-11');
  const pdf = await page.evaluate<string>(
    `fetch(document.querySelector('main table a').href).then((answer) => answer.text()).then((text) => text.slice(0, 5))`,
  );
  expect(pdf).toBe('%PDF-');
  expect(faults).toEqual([]);
  await context.close();
});
