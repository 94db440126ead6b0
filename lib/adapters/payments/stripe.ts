/**
 * Stripe: a page of Checkout for each order, on which the payer may let the card be kept, and later payments from that card. The
 * official package signs, checks signatures and knows the version of the API; it is loaded with the first payment.
 */
import type Stripe from 'stripe';
import { createHash } from 'node:crypto';
import { PaymentDown, type Payment, type PaymentRequest, type Provider } from '../../contract/ports/payments.ts';

export interface StripeSettings {
  /** `sk_live_…`. */
  readonly key: string;
  /** `whsec_…`. */
  readonly webhookSecret: string;
  /** Where Stripe answers, for a double; its own address where left out. */
  readonly url?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const PAGE = 100;

/** Where a double answers, as the package takes it. */
const hostOf = (url: string | undefined): Stripe.StripeConfig => {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' };
};

const idOf = (value: string | { readonly id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

const metadataOf = ({ id, customer }: PaymentRequest) => ({ order: id, customer });

/** The payment that an object of a message is, or belongs to. */
const paymentIn = (object: unknown): string => {
  if (typeof object !== 'object' || object === null) return '';
  const kind: unknown = Reflect.get(object, 'object');
  const value: unknown = Reflect.get(object, kind === 'payment_intent' ? 'id' : 'payment_intent');
  return typeof value === 'string' ? value : '';
};

const isDisputeOpen = ({ status }: Stripe.Dispute): boolean => status !== 'won' && !status.startsWith('warning_');

/** Stripe behind the port. */
export const stripeProvider = (settings: StripeSettings): Provider => {
  let opened: Promise<Stripe> | undefined;
  const client = (): Promise<Stripe> =>
    (opened ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(settings.key, {
          maxNetworkRetries: 1,
          timeout: TIMEOUT_MS,
          telemetry: false,
          ...hostOf(settings.url),
        }),
    ));

  /** Asks Stripe; what it does not answer is `PaymentDown`. */
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await work(await client());
    } catch (error) {
      throw new PaymentDown(error instanceof Error ? error.name : 'unknown', { cause: error });
    }
  };

  const paymentOf = (intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[], isDisputed: boolean): Payment => {
    const { metadata, customer, payment_method: method, setup_future_usage: kept } = intent;
    return {
      id: intent.id,
      order: metadata['order'] ?? '',
      customer: metadata['customer'] ?? '',
      currency: intent.currency.toUpperCase(),
      total: intent.amount,
      isPaid: intent.status === 'succeeded',
      at: intent.created,
      refunds: refunds
        .filter(({ status }) => status === 'succeeded' || status === 'pending')
        .map(({ id, amount, created }) => ({ id, amount, at: created })),
      isDisputed,
      card: kept === 'off_session' && customer && method ? { payer: idOf(customer), method: idOf(method) } : null,
    };
  };

  /** What became of the money of an intent. */
  const withMoney = async (stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Payment> => {
    const about = { payment_intent: intent.id, limit: PAGE };
    const [refunds, disputes] = await Promise.all([stripe.refunds.list(about), stripe.disputes.list(about)]);
    return paymentOf(intent, refunds.data, disputes.data.some(isDisputeOpen));
  };

  return {
    name: 'stripe',
    checkout: (request) =>
      ask(async (stripe) => {
        const { id, email, title, currency, total, back } = request;
        const metadata = metadataOf(request);
        const page: Stripe.Checkout.SessionCreateParams = {
          mode: 'payment',
          customer_email: email,
          customer_creation: 'always',
          client_reference_id: id,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: currency.toLowerCase(), unit_amount: total, product_data: { name: title } },
            },
          ],
          metadata,
          payment_intent_data: { metadata, description: title, setup_future_usage: 'off_session' },
          success_url: back,
          cancel_url: back,
        };
        // Asked twice for the same, it is the same page.
        const idempotencyKey = createHash('sha256').update(JSON.stringify(page)).digest('hex');
        const { url } = await stripe.checkout.sessions.create(page, { idempotencyKey });
        if (!url) throw new Error('no page');
        return url;
      }),
    charge: async (request, { payer, method }, attempt) => {
      const { id, customer, currency, total, title } = request;
      const refused: Payment = {
        id: '',
        order: id,
        customer,
        currency,
        total,
        isPaid: false,
        at: 0,
        refunds: [],
        isDisputed: false,
        card: null,
      };
      return ask(async (stripe) => {
        try {
          const intent = await stripe.paymentIntents.create(
            {
              amount: total,
              currency: currency.toLowerCase(),
              customer: payer,
              payment_method: method,
              off_session: true,
              confirm: true,
              description: title,
              metadata: metadataOf(request),
            },
            { idempotencyKey: `${customer} ${id} ${attempt}` },
          );
          return paymentOf(intent, [], false);
        } catch (error) {
          // The card was refused, or the bank wants to ask its owner.
          if (error instanceof Error && Reflect.get(error, 'type') === 'StripeCardError') return refused;
          throw error;
        }
      });
    },
    refund: (payment, amount, id) =>
      ask(async (stripe) => {
        await stripe.refunds.create({ payment_intent: payment, amount }, { idempotencyKey: id });
      }),
    event: async (body, header) => {
      const stripe = await client();
      try {
        const event = stripe.webhooks.constructEvent(body, header('stripe-signature') ?? '', settings.webhookSecret);
        return paymentIn(event.data.object);
      } catch {
        return null;
      }
    },
    read: (payment) =>
      ask(async (stripe) => {
        const intent = await stripe.paymentIntents.retrieve(payment);
        return intent.metadata['order'] ? withMoney(stripe, intent) : null;
      }),
    recent: (since) =>
      ask(async (stripe) => {
        const range = { created: { gte: since }, limit: PAGE };
        const ids = new Set<string>();
        for await (const { id, metadata } of stripe.paymentIntents.list(range)) if (metadata['order']) ids.add(id);
        for await (const { payment_intent: of } of stripe.refunds.list(range)) ids.add(idOf(of));
        for await (const { payment_intent: of } of stripe.disputes.list(range)) ids.add(idOf(of));
        ids.delete('');
        return [...ids];
      }),
  };
};
