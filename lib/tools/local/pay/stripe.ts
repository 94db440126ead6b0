/** A double of Stripe with a state: what `lib/adapters/payments/stripe.ts` asks of it, in the forms of its API. */
import Stripe from 'stripe';
import { payServer, type PayAnswer, type PayDouble, type PayMessage, type PayRequest } from './double.ts';

export const STRIPE_KEY = 'sk_test_double';
export const STRIPE_WEBHOOK_SECRET = 'whsec_double';

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly customer: string;
  readonly payment_method: string;
  readonly setup_future_usage: 'off_session' | null;
  status: 'succeeded' | 'requires_payment_method';
}
interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  readonly created: number;
  readonly status: 'succeeded';
}
interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly created: number;
  status: 'needs_response' | 'won';
}

/** The members of a form under one name: `metadata[order]=x`. */
const under = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
      return inner === undefined ? [] : [[inner, value]];
    }),
  );

const listed = (data: readonly object[]): PayAnswer => ({
  status: 200,
  body: { object: 'list', data, has_more: false, url: '/' },
});
const ok = (body: object): PayAnswer => ({ status: 200, body });

/** Opens the double; `now` in epoch ms. */
export const stripeDouble = async (now: () => number): Promise<PayDouble> => {
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const pages = new Map<string, { readonly form: URLSearchParams }>();
  const kept = new Map<string, PayAnswer>();
  const waiting: string[] = [];
  let serial = 0;
  let cardsWork = true;
  const next = (prefix: string): string => `${prefix}_${++serial}`;
  const seconds = (): number => Math.floor(now() / 1000);
  const tell = (type: string, object: object): void =>
    void waiting.push(JSON.stringify({ id: next('evt'), object: 'event', type, created: seconds(), data: { object } }));

  const take = (
    amount: number,
    currency: string,
    metadata: Record<string, string>,
    works: boolean,
    saves: boolean,
  ): Intent => {
    const intent: Intent = {
      id: next('pi'),
      object: 'payment_intent',
      amount,
      currency,
      created: seconds(),
      metadata,
      customer: next('cus'),
      payment_method: next('pm'),
      setup_future_usage: saves ? 'off_session' : null,
      status: works ? 'succeeded' : 'requires_payment_method',
    };
    intents.set(intent.id, intent);
    tell(works ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', { ...intent });
    // Stripe tells one payment in several ways.
    if (works) tell('charge.succeeded', { id: next('ch'), object: 'charge', payment_intent: intent.id });
    return intent;
  };

  const charge = (form: URLSearchParams): PayAnswer => {
    const amount = Number(form.get('amount'));
    const intent = take(amount, form.get('currency') ?? '', under(form, 'metadata'), cardsWork, false);
    return cardsWork
      ? ok(intent)
      : {
          status: 402,
          body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
        };
  };

  const within = <T extends { readonly created: number; readonly payment_intent: string }>(
    rows: readonly T[],
    query: URLSearchParams,
  ) =>
    listed(
      rows.filter(
        ({ created, payment_intent: of }) =>
          created >= Number(query.get('created[gte]') ?? 0) && of === (query.get('payment_intent') ?? of),
      ),
    );

  const giveBack = (payment: string, amount: number): Refund => {
    const refund: Refund = {
      id: next('re'),
      object: 'refund',
      payment_intent: payment,
      amount,
      created: seconds(),
      status: 'succeeded',
    };
    refunds.push(refund);
    tell('charge.refunded', { id: next('ch'), object: 'charge', payment_intent: payment });
    return refund;
  };

  const post = ({ path, body }: PayRequest): PayAnswer | null => {
    const form = new URLSearchParams(body);
    if (path === '/v1/payment_intents') return charge(form);
    if (path === '/v1/refunds') return ok(giveBack(form.get('payment_intent') ?? '', Number(form.get('amount'))));
    if (path !== '/v1/checkout/sessions') return null;
    const id = next('cs');
    pages.set(`${url}/pay/${id}`, { form });
    return ok({ id, object: 'checkout.session', url: `${url}/pay/${id}` });
  };
  const get = ({ path, query }: PayRequest): PayAnswer | null => {
    if (path === '/v1/refunds') return within(refunds, query);
    if (path === '/v1/disputes') return within(disputes, query);
    if (path === '/v1/payment_intents')
      return listed([...intents.values()].filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0)));
    const found = intents.get(path.replace('/v1/payment_intents/', ''));
    return found ? ok(found) : null;
  };

  const { url, stop } = await payServer((request) => {
    if (request.header('authorization') !== `Bearer ${STRIPE_KEY}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key' } } };
    if (request.method === 'GET') return get(request);
    // The same key gives the same answer, whatever has happened since.
    const key = request.header('idempotency-key');
    const answer = kept.get(key) ?? post(request);
    if (answer) kept.set(key, answer);
    return answer;
  });

  const signed = (body: string, secret: string): PayMessage => ({
    body,
    headers: {
      'stripe-signature': new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: seconds(),
      }),
    },
  });
  const setDispute = (payment: string, status: Dispute['status']): void => {
    const found = disputes.find(({ payment_intent: of }) => of === payment);
    if (found) found.status = status;
    else disputes.push({ id: next('dp'), object: 'dispute', payment_intent: payment, created: seconds(), status });
    tell(status === 'won' ? 'charge.dispute.closed' : 'charge.dispute.created', {
      object: 'dispute',
      payment_intent: payment,
    });
  };
  return {
    url,
    stop,
    pay: (page, card = 'good') => {
      const form = pages.get(page)?.form;
      if (!form) throw new Error(`no page ${page}`);
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
      const currency = form.get('line_items[0][price_data][currency]') ?? '';
      const metadata = under(form, 'payment_intent_data\\[metadata\\]');
      return take(amount, currency, metadata, card === 'good', true).id;
    },
    setCards: (works) => void (cardsWork = works),
    refund: (payment, amount) => void giveBack(payment, amount),
    dispute: (payment) => setDispute(payment, 'needs_response'),
    win: (payment) => setDispute(payment, 'won'),
    messages: () => waiting.splice(0).map((body) => signed(body, STRIPE_WEBHOOK_SECRET)),
    forged: () =>
      signed(
        JSON.stringify({
          id: 'evt_x',
          object: 'event',
          type: 'payment_intent.succeeded',
          data: { object: { object: 'payment_intent', id: 'pi_1' } },
        }),
        'whsec_another',
      ),
    taken: () =>
      [...intents.values()].reduce((sum, { amount, status }) => sum + (status === 'succeeded' ? amount : 0), 0),
    returned: () => refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
};
