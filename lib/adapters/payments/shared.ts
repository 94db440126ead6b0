/**
 * The payments of the environment. `UDAYA_STRIPE_KEY` and `UDAYA_STRIPE_WEBHOOK_SECRET`, `UDAYA_RAZORPAY_KEY` (`id:secret`) and
 * `UDAYA_RAZORPAY_WEBHOOK_SECRET`; a provider without its two is not there. `UDAYA_STRIPE_URL` and `UDAYA_RAZORPAY_URL` name doubles.
 */
import type { Payments, Provider } from '../../contract/ports/payments.ts';
import { opened } from '../storage/opened.ts';
import { OFFER } from './built.ts';
import { razorpayProvider } from './razorpay.ts';
import { stripeProvider } from './stripe.ts';

const NAMES = ['STRIPE', 'RAZORPAY'].flatMap((name) => [
  `UDAYA_${name}_KEY`,
  `UDAYA_${name}_WEBHOOK_SECRET`,
  `UDAYA_${name}_URL`,
]);

/** The payments of the environment, opened on first use. */
export const sharedPayments = opened(NAMES, (env): Payments => {
  const made = <S>(
    name: string,
    make: (settings: { key: string; webhookSecret: string; url: string | undefined }) => S,
  ): S | null => {
    const key = env[`UDAYA_${name}_KEY`];
    const webhookSecret = env[`UDAYA_${name}_WEBHOOK_SECRET`];
    return key && webhookSecret ? make({ key, webhookSecret, url: env[`UDAYA_${name}_URL`] }) : null;
  };
  const providers: Readonly<Record<Provider['name'], Provider | null>> = {
    stripe: made('STRIPE', stripeProvider),
    razorpay: made('RAZORPAY', razorpayProvider),
  };
  return { offer: OFFER, provider: (name) => providers[name] };
});
