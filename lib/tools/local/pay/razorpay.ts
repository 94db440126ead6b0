/** A double of Razorpay with a state: what `lib/adapters/payments/razorpay.ts` asks of it, in the forms of its API. */
import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { payServer, type PayAnswer, type PayDouble, type PayMessage, type PayRequest } from './double.ts';

export const RAZORPAY_KEY = 'rzp_test_double:secret';
export const RAZORPAY_WEBHOOK_SECRET = 'webhook of razorpay';

const asked = z.object({
  amount: z.int(),
  currency: z.string(),
  reference_id: z.string(),
  notes: z.record(z.string(), z.string()),
});

interface Link extends z.infer<typeof asked> {
  readonly id: string;
  readonly short_url: string;
  status: 'created' | 'paid';
  payment: string;
}
interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly created_at: number;
  readonly notes: Readonly<Record<string, string>>;
  readonly status: 'captured' | 'failed';
}
interface Refund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly created_at: number;
  readonly status: 'processed';
}
interface Dispute {
  readonly payment_id: string;
  readonly created_at: number;
  status: 'open' | 'won';
}

const ok = (body: object): PayAnswer => ({ status: 200, body });

/** Opens the double; `now` in epoch ms. */
export const razorpayDouble = async (now: () => number): Promise<PayDouble> => {
  const links: Link[] = [];
  const payments = new Map<string, Payment>();
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const waiting: string[] = [];
  let serial = 0;
  const next = (prefix: string): string => `${prefix}_${++serial}`;
  const seconds = (): number => Math.floor(now() / 1000);
  const tell = (event: string, payload: object): void =>
    void waiting.push(JSON.stringify({ entity: 'event', event, created_at: seconds(), payload }));

  const giveBack = (payment: string, amount: number): Refund => {
    const refund: Refund = {
      id: next('rfnd'),
      payment_id: payment,
      amount,
      created_at: seconds(),
      status: 'processed',
    };
    refunds.push(refund);
    tell('refund.processed', { refund: { entity: refund } });
    return refund;
  };

  const page = <T extends { readonly created_at: number }>(rows: readonly T[], query: URLSearchParams): PayAnswer => {
    const skip = Number(query.get('skip') ?? 0);
    const from = Number(query.get('from') ?? 0);
    const items = rows.filter(({ created_at: at }) => at >= from).slice(skip, skip + Number(query.get('count') ?? 10));
    return ok({ entity: 'collection', count: items.length, items });
  };

  const post = ({ path, body }: PayRequest): PayAnswer | null => {
    const [, payment] = /^\/v1\/payments\/(\w+)\/refund$/.exec(path) ?? [];
    if (payment !== undefined)
      return ok(giveBack(payment, z.parse(z.object({ amount: z.int() }), JSON.parse(body)).amount));
    if (path !== '/v1/payment_links') return null;
    const given = z.parse(asked, JSON.parse(body));
    if (links.some(({ reference_id: of }) => of === given.reference_id))
      return { status: 400, body: { error: { description: 'payment link with given reference_id already exists' } } };
    const id = next('plink');
    const link: Link = { ...given, id, short_url: `${url}/i/${id}`, status: 'created', payment: '' };
    links.push(link);
    return ok(link);
  };
  const get = ({ path, query }: PayRequest): PayAnswer | null => {
    const rows: Readonly<Record<string, readonly { readonly created_at: number }[]>> = {
      '/v1/payments': [...payments.values()],
      '/v1/refunds': refunds,
      '/v1/disputes': disputes,
    };
    const found = rows[path];
    if (found) return page(found, query);
    if (path === '/v1/payment_links') {
      const of = query.get('payment_id');
      const reference = query.get('reference_id') ?? '';
      const own = links.filter(({ payment, reference_id: own }) =>
        of === null ? own.startsWith(reference) : payment === of,
      );
      return ok({ payment_links: own });
    }
    const [, id = '', list] = /^\/v1\/payments\/(\w+)(\/refunds)?$/.exec(path) ?? [];
    if (list !== undefined)
      return page(
        refunds.filter(({ payment_id: of }) => of === id),
        query,
      );
    const payment = payments.get(id);
    return payment ? ok(payment) : null;
  };

  const { url, stop } = await payServer((request) => {
    if (request.header('authorization') !== `Basic ${Buffer.from(RAZORPAY_KEY).toString('base64')}`)
      return { status: 401, body: { error: { description: 'Authentication failed' } } };
    return request.method === 'GET' ? get(request) : post(request);
  });

  const signed = (body: string, secret: string): PayMessage => ({
    body,
    headers: { 'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex') },
  });
  const setDispute = (payment: string, status: Dispute['status']): void => {
    const found = disputes.find(({ payment_id: of }) => of === payment);
    if (found) found.status = status;
    else disputes.push({ payment_id: payment, created_at: seconds(), status });
    tell(`payment.dispute.${status === 'won' ? 'won' : 'created'}`, { dispute: { entity: { payment_id: payment } } });
  };
  return {
    url,
    stop,
    pay: (address, card = 'good') => {
      const link = links.find((one) => one.short_url === address);
      if (!link) throw new Error(`no page ${address}`);
      const { amount, currency } = link;
      const id = next('pay');
      // A payment on a link has the notes of the link, or none: then it is found by the link.
      const notes = serial % 2 === 0 ? link.notes : {};
      const payment: Payment = {
        id,
        amount,
        currency,
        created_at: seconds(),
        notes,
        status: card === 'good' ? 'captured' : 'failed',
      };
      payments.set(id, payment);
      link.payment = id;
      if (card === 'good') link.status = 'paid';
      tell(card === 'good' ? 'payment.captured' : 'payment.failed', { payment: { entity: payment } });
      if (card === 'good') tell('payment_link.paid', { payment: { entity: payment }, payment_link: { entity: link } });
      return id;
    },
    // It keeps none.
    setCards: () => undefined,
    refund: (payment, amount) => void giveBack(payment, amount),
    dispute: (payment) => setDispute(payment, 'open'),
    win: (payment) => setDispute(payment, 'won'),
    messages: () => waiting.splice(0).map((body) => signed(body, RAZORPAY_WEBHOOK_SECRET)),
    forged: () => signed(JSON.stringify({ payload: { payment: { entity: { id: 'pay_1' } } } }), 'another secret'),
    taken: () =>
      [...payments.values()].reduce((sum, { amount, status }) => sum + (status === 'captured' ? amount : 0), 0),
    returned: () => refunds.reduce((sum, { amount }) => sum + amount, 0),
  };
};
