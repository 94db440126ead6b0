/** What plans bring: refused below, with the plan that has it; given from it on; tried by sandbox keys. */
import { PLANS, type PlanName } from '../../lib/accounts/metering/plans.ts';
import { bank } from '../../lib/words/bank.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { startObjects } from '../support/objects.ts';
import { choosePlan, openSite, signUp, type Site } from '../support/site.ts';

let double: TestTable;
let bucket: Awaited<ReturnType<typeof startObjects>>;
let site: Site;
let people = 0;
beforeAll(async () => {
  [double, bucket] = await Promise.all([startTable(), startObjects()]);
  double.hand();
  const jobs = { start: () => Promise.resolve() };
  site = await openSite(double.table, Date.now, undefined, { objects: bucket.objects, press: PRESS, jobs });
});
afterAll(() => Promise.all([double.stop(), bucket.stop()]));

const someone = async (plan: PlanName) => {
  const one = await signUp(site, `person${++people}@example.com`, `203.0.113.${people}`);
  if (plan !== 'sandbox') await choosePlan(site, one.token, plan);
  return one;
};

const BIRTH = { date: '1990-05-10', time: '19:55', lat: 28.6139, lon: 77.209, tz: 5.5 };
const HOOK = { url: 'https://hooks.example.com/udaya' };
/** A call for each feature that the plan decides on, the smallest plan that brings it, and the largest that does not. */
const CASES = [
  ['brands', '/v1/brands', { name: 'Jyoti Press' }, 'growth', 'sandbox'],
  ['jobs', '/v1/jobs', { endpoint: 'kundli/ascendant', rows: [BIRTH] }, 'growth', 'sandbox'],
  ['webhooks', '/v1/webhooks', { ...HOOK, events: ['report.ready'] }, 'business', 'growth'],
  ['webhooks', '/v1/feeds', { events: ['sky.phase'] }, 'business', 'growth'],
  ['natal events', '/v1/webhooks', { ...HOOK, events: ['natal.*'] }, 'business', 'growth'],
] as const;

it.each(CASES)('%s by %s come with a plan, and a sandbox key tries them', async (what, path, body, plan, below) => {
  const poor = await someone(below);
  const refused = await site.send('POST', path, body, { token: poor.token });
  expect(refused.status).toBe(403);
  const { code, message, details } = refused.body.error;
  expect(code).toBe('PLAN_REQUIRED');
  // A webhook of natal events wants webhooks first.
  expect(message).toContain(`does not include ${what === 'natal events' ? 'webhooks' : what}; ${plan} does`);
  expect(details).toEqual([
    { field: 'plan', code: 'NOT_IN_PLAN', message: `plan must be ${plan} or a larger one.`, expected: plan },
  ]);
  expect((await site.send('POST', path, body, { key: poor.key.secret })).status).toBeLessThan(300);
  const rich = await someone(plan);
  expect((await site.send('POST', path, body, { token: rich.token })).status).toBeLessThan(300);
});

it('saved births: as many as the table says, and the refusal names the plan that allows more', async () => {
  const one = await someone('sandbox');
  for (let n = 0; n < PLANS.sandbox.profiles; n++)
    expect((await site.send('POST', '/v1/profiles', BIRTH, { token: one.token })).status).toBe(201);
  const refused = await site.send('POST', '/v1/profiles', BIRTH, { token: one.token });
  expect([refused.status, refused.body.error.details[0].expected]).toEqual([403, 'growth']);
  await choosePlan(site, one.token, 'growth');
  expect((await site.send('POST', '/v1/profiles', BIRTH, { token: one.token })).status).toBe(201);
});

it('is told alike by GET plans, the prices and the reference', async () => {
  const { plans } = (await site.send('GET', '/v1/plans')).body.data;
  const names = bank('en', 'platform').feature;
  const prices = (await site.send('GET', '/pricing')).text;
  for (const { key, features, saved_births: births } of plans) {
    expect(features).toEqual(PLANS[key as PlanName].features.map((one) => ({ key: one, name: names[one] })));
    expect(births).toBe(PLANS[key as PlanName].profiles);
    for (const { name } of features) expect(prices).toContain(name);
    expect(prices).toContain(new Intl.NumberFormat('en-US').format(births));
  }
});
