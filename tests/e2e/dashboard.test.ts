/**
 * The buttons of the dashboard, each pressed once in a browser: saved births, webhooks, calendars, jobs, limits and keys. That what was
 * done is said again after the page has been loaded anew is looked at every time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRONT_HEADERS } from '../../lib/contract/frame/front.ts';
import { headOf } from '../../lib/tools/local/mailbox.ts';
import { launchBrowser } from '../support/browser.ts';
import { FRONT_TOKEN, sharedService, type Reply, type Sent, type Service } from './service.ts';

interface Locator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  first(): Locator;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  count(): Promise<number>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  setInputFiles(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>;
}
interface Page {
  goto(url: string): Promise<unknown>;
  locator(selector: string, options?: { hasText?: string }): Locator;
  setDefaultTimeout(ms: number): void;
  on(event: 'pageerror', listener: (error: { message: string }) => void): void;
}
interface Context {
  newPage(): Promise<Page>;
  addCookies(cookies: readonly { name: string; value: string; url: string }[]): Promise<void>;
}
interface Browser {
  newContext(): Promise<Context>;
  close(): Promise<void>;
}

let service: Service;
let browser: Browser;
let closeBrowser = (): Promise<void> => Promise.resolve();
let page: Page;
/** The session of the account, as a browser sends it. */
let cookie = '';
const faults: string[] = [];

/** The test's own address: a machine may ask for three codes in ten minutes, and another file signs up from this one. */
const CLIENT = { [FRONT_HEADERS.token]: FRONT_TOKEN, [FRONT_HEADERS.client]: '198.51.100.23' };

/** The answer, which must have the status. */
const answered = async (status: number, path: string, sent: Sent): Promise<Reply> => {
  const reply = await service.send(path, sent);
  if (reply.status !== status) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
};

/** A session of a new account, by the API. */
const session = async (email: string): Promise<string> => {
  const asked = await answered(202, '/v1/account', { headers: CLIENT, body: { email, name: 'Meera', locale: 'en' } });
  const names = readdirSync(service.mail).filter((name) => name.endsWith('.eml'));
  const letters = names.map((name) => headOf(readFileSync(join(service.mail, name), 'utf8')));
  const code = /\d{6}/.exec(letters.find(({ to }) => to === email)?.subject ?? '')?.[0];
  const { challenge } = asked.body.data;
  const { headers } = await answered(200, '/v1/account/verify', { headers: CLIENT, body: { email, code, challenge } });
  return /udaya_session=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
};

beforeAll(async () => {
  service = await sharedService();
  // Not beside it: a browser that no one closes would hold this process when the service does not start.
  browser = await launchBrowser<Browser>();
  closeBrowser = () => browser.close();
  const context = await browser.newContext();
  const value = await session('buttons@example.com');
  await context.addCookies([{ name: 'udaya_session', value, url: service.url }]);
  // Webhooks and jobs come with a plan.
  cookie = `udaya_session=${value}`;
  const headers = { Cookie: cookie, Origin: service.url };
  await answered(200, '/v1/subscription', { method: 'PUT', headers, body: { plan: 'business' } });
  page = await context.newPage();
  page.setDefaultTimeout(600_000);
  page.on('pageerror', ({ message }) => faults.push(message));
});
afterAll(() => closeBrowser());

const open = (tab: string) => page.goto(`${service.url}/dashboard/${tab}`);
/** Waits for what is said after the page has come back, and takes it away. */
const said = async (text: string): Promise<void> => {
  await page.locator('.toast', { hasText: text }).waitFor();
  await page.locator('.toast button').click();
};
const press = (selector: string, hasText?: string) =>
  page
    .locator(selector, hasText === undefined ? {} : { hasText })
    .first()
    .click();

it('saves a birth, changes it, brings in a table, deletes', async () => {
  await open('profiles');
  await page.locator('#p-name').fill('Asha Verma');
  await page.locator('#p-date').fill('1990-05-10');
  await page.locator('#p-time').fill('19:55');
  await page.locator('#p-place').fill('Pune');
  await press('#profile button');
  await said('Saved.');
  await press('tr:has-text("Asha Verma") a', 'Change');
  await page.locator('#p-label').fill('Asha (client)');
  await press('#profile button');
  await said('Saved.');
  const csv = 'label,date,time,place\nRavi,1985-01-02,06:30,Chennai\n';
  await page
    .locator('#p-file')
    .setInputFiles({ name: 'births.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') });
  await press('#bring');
  await said('1 birth was saved');
  await press('tr:has-text("Ravi") button', 'Delete');
  await press('#remove button.danger');
  await said('The birth is deleted.');
  expect(await page.locator('tbody tr').count()).toBe(1);
  expect(await page.locator('tbody').innerText()).toContain('Asha (client)');
});

it('asks the astrologer about a saved birth, and about its match with another', async () => {
  const birth = { date: '1992-08-22', time: '06:30', place: 'Mumbai' };
  const headers = { Cookie: cookie, Origin: service.url };
  await answered(201, '/v1/profiles', { headers, body: { ...birth, label: 'Ravi' } });
  await open('chat');
  const choose = async (field: string, name: string): Promise<void> => {
    await page.locator(field).click();
    await page.locator(`${field}-list li`, { hasText: name }).click();
  };
  await choose('#account', 'Asha (client)');
  await page.locator('#own').waitFor({ state: 'hidden' });
  await press('summary', 'A second person');
  await choose('#partneraccount', 'Ravi');
  await page.locator('#question').fill('Are we a good match?');
  await press('#send');
  await page.locator('#talk li', { hasText: 'of 36' }).first().waitFor();
});

it('adds a webhook, tests it, sends again, pauses, signs anew, deletes', async () => {
  await open('webhooks');
  await press('[data-open="#make"]');
  await page.locator('#make #url').fill('https://hooks.example.com/udaya');
  await page.locator('#make #name').fill('Orders');
  await press('#make button');
  await page.locator('#secret-dialog').waitFor();
  expect(await page.locator('#secret').innerText()).toMatch(/^whsec_/);
  await press('#secret-dialog [data-close]');
  await press('td button', 'Send a test');
  await said('A test is on its way');
  await press('td button', 'Send again');
  await said('The message is sent again');
  expect(await page.locator('section tbody tr').count()).toBeGreaterThan(0);
  await press('td button', 'Pause');
  await said('The webhook is changed');
  await press('td button', 'Switch on');
  await said('The webhook is changed');
  await press('td button', 'New secret');
  await press('#rotate button');
  await page.locator('#secret-dialog').waitFor();
  await press('#secret-dialog [data-close]');
  await press('td button', 'Delete');
  await page.locator('#remove #typed').fill('Orders');
  await press('#remove button.danger');
  await said('The webhook is deleted');
  expect(await page.locator('main').innerText()).toContain('Your addresses will stand here');
});

it('makes a calendar of a town, shows its address once, gives it another, and deletes it', async () => {
  await open('feeds');
  await press('[data-open="#make"]');
  await page.locator('#make #place').fill('Patan');
  await press('#make button');
  await page.locator('#make .notice.bad').waitFor();
  await page.locator('#make #place').fill('Udaipur, Rajasthan');
  await page.locator('#make #name').fill('Festivals');
  await press('#make button');
  await page.locator('#secret-dialog').waitFor();
  const first = await page.locator('#secret').innerText();
  expect(first).toMatch(/\/calendar\/\S+\.ics$/);
  const read = async (address: string): Promise<number> =>
    (await fetch(new URL(new URL(address).pathname, service.url))).status;
  expect(await read(first)).toBe(200);
  await press('#secret-dialog [data-close]');
  expect(await page.locator('tbody').innerText()).toContain('Udaipur, Rajasthan, IN');
  await press('td button', 'New address');
  await press('#rotate button');
  await page.locator('#secret-dialog').waitFor();
  const second = await page.locator('#secret').innerText();
  expect([await read(first), await read(second)]).toEqual([404, 200]);
  await press('#secret-dialog [data-close]');
  await press('td button', 'Delete');
  await page.locator('#remove #typed').fill('Festivals');
  await press('#remove button.danger');
  await said('The calendar was deleted');
  expect(await page.locator('main').innerText()).toContain('Your calendars will stand here');
  // What sandbox keys stored is shown apart.
  await press('.choice a', 'Sandbox keys');
  await page.locator('.note', { hasText: 'sandbox keys have stored' }).waitFor();
  await press('.choice a', 'Live keys');
});

it('starts a job from a file, and stops it or has its results', async () => {
  await open('jobs');
  await page.locator('#endpoint').fill('kundli/planets');
  const csv = `date,time,lat,lon,tz\n${'1990-05-10,19:55,28.6,77.2,5.5\n'.repeat(40)}`;
  await page
    .locator('#file')
    .setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') });
  await page.locator('#reference').fill('forty');
  await press('#start button');
  await said('The job has started');
  const stop = page.locator('tr:has-text("forty") button', { hasText: 'Stop' });
  if ((await stop.count()) > 0) {
    await stop.click();
    // A job that ends while one presses the button cannot be stopped any more, and the page says so.
    await page.locator('.toast:has-text("is being stopped"), .notice.bad:has-text("The job is done")').waitFor();
  } else await page.locator('tr:has-text("forty") a', { hasText: 'Results' }).waitFor();
});

it('keeps a cap and notices, and says where invoices will stand', async () => {
  await open('plan');
  await page.locator('#cap').fill('400');
  await page.locator('#alerts').fill('50, 90');
  await press('form:has(#cap) button');
  await page.locator('.notice.good', { hasText: 'Saved' }).waitFor();
  await open('plan');
  expect([await page.locator('#cap').inputValue(), await page.locator('#alerts').inputValue()]).toEqual([
    '400',
    '50, 90',
  ]);
  await open('invoices');
  await press('main a.button', 'See the plans');
  await page.locator('h1', { hasText: 'Plan and credits' }).waitFor();
});

it('changes the name and the cap of a key, and switches it off', async () => {
  await open('keys');
  await press('td button', 'Change');
  expect(await page.locator('#change-name').inputValue()).not.toBe('');
  await page.locator('#change-name').fill('Website');
  await page.locator('#change-spend_cap').fill('1000');
  await press('#change button');
  await said('The key is changed');
  expect(await page.locator('tr:has-text("Website")').innerText()).toContain('1,000 a month');
  await press('td button', 'Switch off');
  await said('The key is changed');
  await page.locator('td button', { hasText: 'Switch on' }).waitFor();
  expect(faults).toEqual([]);
});
