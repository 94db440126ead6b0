/** Checks that a webhook is from the service (Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`). */
import { WebhookError } from './errors.js';
import { PROTOCOL } from './protocol.js';

type HeaderBag = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const headerOf = (headers: HeaderBag, name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? '';
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return (typeof found === 'string' ? found : found?.[0]) ?? '';
};

const refuse = (code: string, message: string): WebhookError =>
  new WebhookError({ status: 0, code, message, details: [], requestId: '', retryAfter: null });

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const textBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

/** `CryptoKey`, by a name that is there without the types of browsers too. */
type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

const verified = async (key: HmacKey, signature: string, signed: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  try {
    return await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed);
  } catch {
    return false;
  }
};

/**
 * The event of a webhook, once its signature is proved.
 * @param body The request body exactly as it came: text, not parsed JSON.
 * @param headers The request headers: webhook-id, webhook-timestamp, webhook-signature are read.
 * @param secret The secret of the webhook, with or without `whsec_`.
 * @param now Milliseconds since 1970, for tests.
 * @throws WebhookError SIGNATURE_INVALID, or TIMESTAMP_INVALID when it is more than five minutes off.
 */
export const verifyWebhook = async <Event = unknown>(
  body: string,
  headers: HeaderBag,
  secret: string,
  now: number = Date.now(),
): Promise<Event> => {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : NaN;
  if (!(Math.abs(now / 1000 - seconds) <= PROTOCOL.webhookToleranceSeconds))
    throw refuse('TIMESTAMP_INVALID', 'The webhook is too old, or its time is missing.');
  const raw = (() => {
    try {
      return bytesOf(secret.replace(/^whsec_/, ''));
    } catch {
      throw refuse('SIGNATURE_INVALID', 'The secret of the webhook is not base64.');
    }
  })();
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = textBytes(`${id}.${timestamp}.${body}`);
  // Several while a secret is being replaced: `v1,… v1,…`.
  for (const part of headerOf(headers, 'webhook-signature').split(' ')) {
    const [version, signature = ''] = part.split(',');
    if (id !== '' && version === 'v1' && (await verified(key, signature, signed))) return JSON.parse(body) as Event;
  }
  throw refuse('SIGNATURE_INVALID', 'The signature of the webhook is not right.');
};
