/** Buying through the API, on the doubles of the providers: plans, credits, messages, invoices. */
import { readFileSync } from 'node:fs';
import * as mupdf from 'mupdf';
import { beginSession } from '../../lib/accounts/session.ts';
import { PRESS } from '../../lib/print/press/press.ts';
import { readOffer } from '../../lib/contract/suites/offer.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { OFFER, openShop, type Shop } from '../support/shop.ts';
import { openSite, signUp, type Site } from '../support/site.ts';

process.env['UDAYA_LOG'] = 'off';
let double: TestTable;
let shop: Shop;
let site: Site;
beforeAll(async () => {
  double = await startTable();
  shop = await openShop(double.table, Date.UTC(2026, 10, 16));
  site = await openSite(double.table, shop.now, undefined, { payments: shop.payments, press: PRESS });
});
afterAll(async () => {
  await shop.stop();
  await double.stop();
});

const BUYER = { name: 'Asha Rao', address: '1 Lake View, Pune', country: 'IN', state: 'MH', tax_number: '' };
/** Pages and text of a PDF. */
const textOf = (file: Uint8Array) => {
  const document = mupdf.Document.openDocument(file, 'application/pdf');
  return { pages: document.countPages(), text: document.loadPage(0).toStructuredText('').asText() };
};
let people = 0;
const someone = async () => {
  people++;
  const { customer } = await signUp(site, `shop${people}@example.com`, `198.51.100.${people}`);
  const send = async (
    method: string,
    path: string,
    body: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    site.send(method, path, body, { token: (await beginSession(double.table, customer, shop.now())).token, headers });
  return { customer, send };
};
const post = (provider: string, { body, headers }: { body: string; headers: Readonly<Record<string, string>> }) =>
  site.send('POST', `/v1/billing/events/${provider}`, {}, { headers, rawBody: body });
const deliver = async (provider: 'stripe' | 'razorpay') => {
  const statuses: number[] = [];
  for (const message of shop.doubles[provider].messages()) statuses.push((await post(provider, message)).status);
  return statuses;
};

describe('prices', () => {
  it('stand in the list of plans where the operator has set them', async () => {
    const { plans, packs } = (await site.send('GET', '/v1/plans')).body.data;
    expect(plans.map(({ key, prices }: { key: string; prices: object[] }) => [key, prices.length])).toEqual([
      ['sandbox', 0],
      ['growth', 2],
      ['business', 2],
      ['enterprise', 0],
    ]);
    expect(packs).toEqual([
      {
        key: 'small',
        credits: 10_000,
        prices: [
          { currency: 'INR', net_minor: 60_000 },
          { currency: 'USD', net_minor: 700 },
        ],
      },
    ]);
  });

  it('can be begun with the example', () => {
    const example = readFileSync(new URL('../../lib/tools/deploy/prices.example.json', import.meta.url), 'utf8');
    expect(readOffer(JSON.parse(example)).seller.country).toBe('IN');
  });

  it('are refused with every fault at once', () => {
    const wrong = { ...OFFER, credit_note_prefix: 'UD', taxes: [{ country: 'IN', rows: [] }], markets: {} };
    expect(() => readOffer(wrong)).toThrow(/no currency[^]*credit_note_prefix[^]*every buyer/);
    expect(() => readOffer({ ...OFFER, grace_days: -1, seller: {} })).toThrow(/seller\.name[^]*grace_days/);
  });
});

describe('a plan', () => {
  it('is paid on a page, and holds when the provider has told so', async () => {
    const { send } = await someone();
    const none = await send('PUT', '/v1/subscription', { plan: 'growth' });
    expect([none.status, none.body.error.details[0].field]).toEqual([400, 'buyer']);
    const asked = await send('PUT', '/v1/subscription', { plan: 'growth', currency: 'INR', buyer: BUYER });
    expect([asked.status, asked.body.data.plan]).toEqual([202, 'sandbox']);
    shop.doubles.razorpay.pay(asked.body.data.payment_url);
    expect(await deliver('razorpay')).toEqual([200, 200]);
    // Half of November is left: half of the price and of the credits.
    const now = (await send('GET', '/v1/subscription')).body.data;
    expect(now).toMatchObject({ plan: 'growth', credits: 500 + 24_750, payment_url: null });
    const { invoices } = (await send('GET', '/v1/invoices')).body.data;
    expect(invoices).toMatchObject([
      {
        number: 'UD/26-27/000001',
        form: 'invoice',
        date: '2026-11-16',
        currency: 'INR',
        net_minor: 124_950,
        tax_minor: 22_491,
        total_minor: 147_441,
      },
    ]);
    const pdf = await send('GET', invoices[0].path);
    expect(pdf.status).toBe(200);
    const file = Buffer.from(pdf.text, 'base64');
    const { pages, text } = textOf(file);
    expect(pages).toBe(1);
    for (const part of [
      'Invoice UD/26-27/000001',
      'GSTIN 29ABCDE1234F1Z5',
      'Asha Rao',
      'MH, IN',
      'IGST 18 %',
      '1,249.50 INR',
      '224.91 INR',
      '1,474.41 INR',
    ])
      expect([part, text.replaceAll(/\s+/g, ' ').includes(part)]).toEqual([part, true]);
  });

  it('ends with the month when the sandbox is chosen, and is taken back by choosing it again', async () => {
    const { send } = await someone();
    const asked = await send('PUT', '/v1/subscription', {
      plan: 'growth',
      currency: 'USD',
      buyer: { ...BUYER, country: 'US', state: 'NY' },
    });
    shop.doubles.stripe.pay(asked.body.data.payment_url);
    await deliver('stripe');
    expect((await send('PUT', '/v1/subscription', { plan: 'sandbox' })).body.data).toMatchObject({
      plan: 'growth',
      next_plan: 'sandbox',
    });
    expect((await send('PUT', '/v1/subscription', { plan: 'growth' })).body.data).toMatchObject({
      plan: 'growth',
      next_plan: null,
    });
  });
});

describe('bought credits', () => {
  it('come to those of the month, and stand in the ledger', async () => {
    const { customer, send } = await someone();
    const order = { pack: 'small', currency: 'USD', buyer: BUYER };
    const { token } = await beginSession(double.table, customer, shop.now());
    const sent = { token, headers: { 'Idempotency-Key': 'order-1' } };
    const asked = await site.send('POST', '/v1/credits/topups', order, sent);
    expect(asked.status).toBe(202);
    const again = await site.send('POST', '/v1/credits/topups', order, sent);
    expect([again.status, again.body.data, again.headers['idempotency-replayed']]).toEqual([
      202,
      asked.body.data,
      'true',
    ]);
    expect((await send('POST', '/v1/credits/topups', { pack: 'huge', currency: 'USD' })).status).toBe(404);
    shop.doubles.stripe.pay(asked.body.data.payment_url);
    await deliver('stripe');
    expect((await send('GET', '/v1/credits')).body.data).toMatchObject({ balance: 10_500 });
    const { entries } = (await send('GET', '/v1/credits/ledger')).body.data;
    expect(entries.map(({ kind, delta }: { kind: string; delta: number }) => [kind, delta])).toEqual(
      expect.arrayContaining([
        ['month', 500],
        ['topup', 10_000],
      ]),
    );
  });
});

describe('messages of providers', () => {
  it('act for nobody where the signature is not right, the body was changed, or the provider is unknown', async () => {
    const { send } = await someone();
    const asked = await send('POST', '/v1/credits/topups', { pack: 'small', currency: 'USD', buyer: BUYER });
    shop.doubles.stripe.pay(asked.body.data.payment_url);
    const [message] = shop.doubles.stripe.messages();
    if (!message) throw new Error('no message');
    expect((await post('stripe', { ...message, body: `${message.body} ` })).status).toBe(400);
    expect((await post('stripe', { ...message, headers: {} })).status).toBe(400);
    for (const provider of ['stripe', 'razorpay'] as const)
      expect((await post(provider, shop.doubles[provider].forged())).status).toBe(400);
    expect((await post('paypal', message)).status).toBe(404);
    expect((await send('GET', '/v1/credits')).body.data).toMatchObject({ balance: 500 });
    expect((await post('stripe', message)).status).toBe(200);
    expect((await send('GET', '/v1/credits')).body.data).toMatchObject({ balance: 10_500 });
  });

  it('are not taken where nothing is sold', async () => {
    const bare = await openSite(double.table, shop.now, undefined, { payments: { offer: null, provider: () => null } });
    expect((await bare.send('POST', '/v1/billing/events/stripe', {})).status).toBe(404);
    expect((await bare.send('GET', '/v1/plans')).body.data.packs).toEqual([]);
  });
});
