/**
 * Razorpay: a payment link for each order. The endpoints are asked by `fetch`: the official client is 333 KB of axios, and what it does
 * for us is one header. Signatures are HMAC-SHA256 of the raw body (razorpay.com/docs/webhooks/validate-test).
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { PaymentDown, type Payment, type PaymentRequest, type Provider } from '../../contract/ports/payments.ts';

export interface RazorpaySettings {
  /** `rzp_live_…:secret`. */
  readonly key: string;
  readonly webhookSecret: string;
  /** Where Razorpay answers, for a double. */
  readonly url?: string | undefined;
}

const API = 'https://api.razorpay.com';
const TIMEOUT_MS = 10_000;
const PAGE = 100;

const notes = z.union([z.record(z.string(), z.string()), z.array(z.unknown())]);
const payment = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  notes: z.optional(notes),
  created_at: z.int(),
});
const list = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item) });
const refunds = list(
  z.object({ id: z.string(), amount: z.int(), status: z.string(), created_at: z.int(), payment_id: z.string() }),
);
const disputes = list(z.object({ payment_id: z.string(), status: z.string(), created_at: z.int() }));
const links = z.object({
  payment_links: z.array(z.object({ short_url: z.string(), status: z.string(), notes: z.optional(notes) })),
});
const link = z.object({ short_url: z.string() });
const message = z.object({
  payload: z.object({
    payment: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
    refund: z.optional(z.object({ entity: z.object({ payment_id: z.string() }) })),
    dispute: z.optional(z.object({ entity: z.object({ payment_id: z.string() }) })),
  }),
});

const noted = (value: z.infer<typeof notes> | undefined, name: string): string =>
  value && !Array.isArray(value) ? (value[name] ?? '') : '';

/** A reference of an order: at most 40 characters, and its own for each customer. */
const referenceOf = ({ customer, id }: PaymentRequest): string =>
  createHash('sha256').update(`${customer} ${id}`).digest('hex').slice(0, 32);

/** Whether a signature is that of a body. */
const isSigned = (body: string, signature: string, secret: string): boolean => {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** A dispute that has not been decided for us. */
const isOpen = (status: string): boolean => status !== 'won' && status !== 'closed';

/** Razorpay behind the port. It keeps no card: each order is paid on its link. */
export const razorpayProvider = ({ key, webhookSecret, url = API }: RazorpaySettings): Provider => {
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`;

  const ask = async <T extends z.ZodMiniType>(
    schema: T,
    path: string,
    body?: object,
    headers: object = {},
  ): Promise<z.infer<T>> => {
    try {
      const response = await fetch(`${url}/v1/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return z.parse(schema, await response.json());
    } catch (error) {
      throw new PaymentDown(error instanceof Error ? error.message : 'unknown', { cause: error });
    }
  };

  /** All items of a list since an instant. */
  const since = async <T extends z.ZodMiniType<{ items: unknown[] }>>(
    schema: T,
    path: string,
    from: number,
  ): Promise<z.infer<T>['items']> => {
    const all: z.infer<T>['items'] = [];
    for (let skip = 0; ; skip += PAGE) {
      const { items } = await ask(schema, `${path}?from=${from}&count=${PAGE}&skip=${skip}`);
      all.push(...items);
      if (items.length < PAGE) return all;
    }
  };

  /** The order of a payment: its own notes, else those of the link on which it was made. */
  const orderOf = async (
    paid: z.infer<typeof payment>,
  ): Promise<{ readonly order: string; readonly customer: string }> => {
    const own = { order: noted(paid.notes, 'order'), customer: noted(paid.notes, 'customer') };
    if (own.order !== '') return own;
    const { payment_links: found } = await ask(links, `payment_links?payment_id=${encodeURIComponent(paid.id)}`);
    return { order: noted(found[0]?.notes, 'order'), customer: noted(found[0]?.notes, 'customer') };
  };

  const read = async (id: string): Promise<Payment | null> => {
    const path = `payments/${encodeURIComponent(id)}`;
    const paid = await ask(payment, path);
    const { order, customer } = await orderOf(paid);
    if (order === '') return null;
    const [back, called] = await Promise.all([
      ask(refunds, `${path}/refunds?count=${PAGE}`),
      since(disputes, 'disputes', paid.created_at),
    ]);
    return {
      id,
      order,
      customer,
      currency: paid.currency,
      total: paid.amount,
      isPaid: paid.status === 'captured' || paid.status === 'refunded',
      at: paid.created_at,
      refunds: back.items
        .filter(({ status }) => status !== 'failed')
        .map(({ id: refund, amount, created_at: at }) => ({ id: refund, amount, at })),
      isDisputed: called.some(({ payment_id: of, status }) => of === id && isOpen(status)),
      card: null,
    };
  };

  return {
    name: 'razorpay',
    checkout: async (request) => {
      const reference = referenceOf(request);
      const { payment_links: found } = await ask(links, `payment_links?reference_id=${reference}`);
      const open = found.find(({ status }) => status === 'created');
      if (open) return open.short_url;
      const { id, customer, email, title, currency, total, back } = request;
      const made = await ask(link, 'payment_links', {
        amount: total,
        currency,
        // A reference is good for one link: of one that has lapsed the next has a number.
        reference_id: found.length === 0 ? reference : `${reference}-${found.length}`,
        description: title,
        customer: { email },
        notify: { email: false, sms: false },
        reminder_enable: false,
        notes: { order: id, customer },
        callback_url: back,
        callback_method: 'get',
      });
      return made.short_url;
    },
    charge: () => Promise.resolve(null),
    refund: async (id, amount, own) => {
      await ask(z.unknown(), `payments/${encodeURIComponent(id)}/refund`, { amount }, { 'x-refund-idempotency': own });
    },
    event: (body, header) => {
      if (!isSigned(body, header('x-razorpay-signature') ?? '', webhookSecret)) return Promise.resolve(null);
      const read = message.safeParse(JSON.parse(body));
      const { payment: paid, refund, dispute } = read.data?.payload ?? {};
      return Promise.resolve(paid?.entity.id ?? refund?.entity.payment_id ?? dispute?.entity.payment_id ?? '');
    },
    read,
    recent: async (from) => {
      const [paid, back, called] = await Promise.all([
        since(list(payment), 'payments', from),
        since(refunds, 'refunds', from),
        since(disputes, 'disputes', from),
      ]);
      const ids = [
        ...paid.map(({ id }) => id),
        ...back.map((one) => one.payment_id),
        ...called.map((one) => one.payment_id),
      ];
      return [...new Set(ids)];
    },
  };
};
