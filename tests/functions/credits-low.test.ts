/** `credits.low`: a share of the month that is passed is told to webhooks once, whatever becomes of the call that tells it. */
import { alertOwner } from '../../lib/accounts/jobs/alerts.ts';
import type { Message } from '../../lib/contract/ports/mail.ts';
import { EVENTS } from '../../lib/contract/suites/events.ts';
import { mortal } from '../support/mortal.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';
import { startTable, type TestTable } from '../support/table.ts';

let double: TestTable;
let site: Site;
beforeAll(async () => {
  double = await startTable();
  double.hand();
  site = await openSite(double.table);
});
afterAll(() => double.stop());

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };

it('is told once for each share, of several the highest, and once though the telling is cut short at any call', async () => {
  const { token, customer } = await signUp(site, 'asha@example.com');
  await choosePlan(site, token, 'business');
  const send = (method: string, path: string, body: object = {}) => site.send(method, path, body, { token });
  const { webhook_id: hook } = (
    await send('POST', '/v1/webhooks', { url: 'https://hooks.example.com/x', events: ['credits.*'] })
  ).body.data;
  const key = (await send('POST', '/v1/keys', { name: 'live', kind: 'live' })).body.data.secret;
  expect((await send('PUT', '/v1/credits/limits', { cap: 10, alerts: [20, 50, 80] })).status).toBe(200);
  const spend = async (calls: number): Promise<void> => {
    for (let n = 0; n < calls; n++)
      expect((await site.send('POST', '/v1/kundli/ascendant', BIRTH, { key })).status).toBe(200);
  };
  const letters: Message[] = [];
  const mail = { send: (letter: Message) => Promise.resolve(void letters.push(letter)) };
  const alert = (table = double.table) => alertOwner(table, mail, customer, Date.now());
  const bodies = async (): Promise<readonly { readonly type: string; readonly data: { readonly percent: number } }[]> =>
    (await double.table.query(`hookmsg#${customer}`))
      .filter(({ sk }) => String(sk).startsWith(hook))
      .map(({ body }) => JSON.parse(String(body)));

  await spend(1);
  expect(await alert()).toBe(0);
  await spend(4);
  let cuts = 0;
  for (let n = 1; n < 30; n++) {
    const { watch, died } = mortal(n, n % 2 === 0);
    if ((await Promise.race([alert(watch(double.table)).then(() => 'done'), died])) === 'done') break;
    cuts++;
  }
  expect(cuts).toBeGreaterThan(4);
  await alert();
  const [first, ...others] = await bodies();
  expect(others).toEqual([]);
  expect(first).toMatchObject({ type: 'credits.low', data: { percent: 50, limit: 10 } });
  expect(EVENTS['credits.low'].data.safeParse(first?.data).error).toBeUndefined();
  await spend(4);
  expect(await alert()).toBe(80);
  expect(await alert()).toBe(0);
  expect((await bodies()).map(({ data }) => data.percent).toSorted()).toEqual([50, 80]);
});
