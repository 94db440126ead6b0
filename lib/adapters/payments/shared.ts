/**
 * The payments of the environment. Keys stand in `UDAYA_STRIPE_KEY` and `UDAYA_STRIPE_WEBHOOK_SECRET`, `UDAYA_RAZORPAY_KEY`
 * (`id:secret`) and `UDAYA_RAZORPAY_WEBHOOK_SECRET`, or, on AWS, under the same names in the JSON of the secret that
 * `UDAYA_PAYMENT_SECRET` names; a provider without its two is not there. `UDAYA_STRIPE_URL` and `UDAYA_RAZORPAY_URL` name doubles.
 */
import * as z from 'zod/mini';
import { PaymentDown, type Payments, type Provider } from '../../contract/ports/payments.ts';
import { opened } from '../storage/opened.ts';
import { OFFER } from './built.ts';
import { razorpayProvider } from './razorpay.ts';
import { stripeProvider } from './stripe.ts';

const NAMES = ['STRIPE', 'RAZORPAY'].flatMap((name) => [
  `UDAYA_${name}_KEY`,
  `UDAYA_${name}_WEBHOOK_SECRET`,
  `UDAYA_${name}_URL`,
]);
const SECRET = 'UDAYA_PAYMENT_SECRET';
const SECRET_MS = 1500;

type Keys = Readonly<Record<string, string | undefined>>;

/** The keys of a secret. Throws `PaymentDown`. */
const readSecret = async (SecretId: string): Promise<Keys> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout: SECRET_MS, throwOnRequestTimeout: true },
  });
  try {
    const { SecretString: text = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    return z.parse(z.record(z.string(), z.string()), JSON.parse(text));
  } catch (error) {
    throw new PaymentDown(error instanceof Error ? error.name : 'unknown', { cause: error });
  } finally {
    client.destroy();
  }
};

const paymentsOf = (keys: Keys, offer: Payments['offer'] = OFFER): Payments => {
  const made = (name: string, make: typeof stripeProvider): Provider | null => {
    const [key, webhookSecret] = [keys[`UDAYA_${name}_KEY`], keys[`UDAYA_${name}_WEBHOOK_SECRET`]];
    return key && webhookSecret ? make({ key, webhookSecret, url: keys[`UDAYA_${name}_URL`] }) : null;
  };
  const providers: Readonly<Record<Provider['name'], Provider | null>> = {
    stripe: made('STRIPE', stripeProvider),
    razorpay: made('RAZORPAY', razorpayProvider),
  };
  return { offer, provider: (name) => providers[name] };
};

/** The payments of the environment with an offer that is not built in: for a command of the operator. Throws `PaymentDown`. */
export const paymentsFrom = async (offer: Payments['offer']): Promise<Payments> => {
  const secret = process.env[SECRET];
  return paymentsOf(secret ? await readSecret(secret) : process.env, offer);
};

/** What has been opened: a secret is read once in the life of a process. */
interface Opening {
  payments?: Promise<Payments>;
}

const opening = opened([...NAMES, SECRET], (): Opening => ({}));

/** The payments of the environment, opened on first use. Throws `PaymentDown` where the secret cannot be read. */
export const sharedPayments = (): Promise<Payments> => {
  const state = opening();
  const { env } = process;
  const secret = env[SECRET];
  state.payments ??= secret ? readSecret(secret).then((keys) => paymentsOf(keys)) : Promise.resolve(paymentsOf(env));
  state.payments.catch(() => delete state.payments);
  return state.payments;
};
