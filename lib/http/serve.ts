/**
 * From an endpoint to a Lambda handler: Middy reads the body, `answer` does the work, this file speaks HTTP. What the
 * authorizer found out about the caller's quota arrives as a `Verdict`; a call that fails is refunded, once.
 */
import { randomUUID } from 'node:crypto';
import middy from '@middy/core';
import jsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { ShownCredits } from '../contract/caller.ts';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { BODY_BYTES } from '../contract/limits.ts';
import type { Refusal, Verdict } from '../contract/verdict.ts';
import { AppError, errorBody } from '../contract/app-error.ts';
import { isErrorCode } from '../contract/errors.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { answer } from './answer.ts';
import { digest } from './envelope.ts';
import { CORS_HEADERS } from './cors.ts';
import { framesOf, logRequest } from './log.ts';
import { openSpending, type Spending, type SpendingCall } from './spending.ts';

type Headers = Record<string, string>;
type Event = Omit<APIGatewayProxyEvent, 'body'> & { body: unknown };
/** An event, and what is known of its call before the body is read. The event itself is left as it came. */
type Incoming = APIGatewayProxyEvent & {
  readonly requestId: string;
  readonly verdict: Verdict | null;
  readonly spending: Spending;
};
export type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** A header by its name in small letters, however the caller spelt it. */
const header = (event: Event, name: string): string | undefined => {
  const { headers } = event;
  for (const key in headers) if (key.length === name.length && key.toLowerCase() === name) return headers[key];
  return undefined;
};

const requestIdOf = (event: Event): string => {
  const given = header(event, 'x-request-id');
  return given !== undefined && REQUEST_ID.test(given) ? given : (event.requestContext?.requestId ?? randomUUID());
};

const isLanguage = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

/** The first supported language of Accept-Language, by weight. */
const acceptedLanguage = (event: Event): Language | undefined =>
  header(event, 'accept-language')
    ?.slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { tag: tag.toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
    .find(isLanguage);

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : String(value);
const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** Whatever refuses, refuses: a code of no row is OVERLOADED. */
const refusalOf = (code: string): Refusal => (code === '' || isErrorCode(code) ? code : 'OVERLOADED');

/** The verdict the authorizer left; null where an endpoint asks for no key. */
const verdictOf = (event: Event): Verdict | null => {
  const found: Record<string, unknown> | null | undefined = event.requestContext?.authorizer;
  if (!found || text(found['key_id']) === '') return null;
  const kind = text(found['kind']);
  return {
    customer: text(found['customer']),
    key_id: text(found['key_id']),
    kind: kind === 'sandbox' || kind === 'publishable' ? kind : 'live',
    plan: text(found['plan']),
    suites: text(found['suites']),
    refusal: refusalOf(text(found['refusal'])),
    message: text(found['message']),
    retry_after: number(found['retry_after']),
    charged: number(found['charged']),
    remaining: number(found['remaining']),
    charge: text(found['charge']),
    purse: text(found['purse']),
    rate_limit: number(found['rate_limit']),
    rate_remaining: number(found['rate_remaining']),
    rate_reset: number(found['rate_reset']),
    key_in_url: text(found['key_in_url']) === 'true',
  };
};

/** The credits of a call that failed: nothing is charged. */
const uncharged = (verdict: Verdict | null): ShownCredits => ({
  charged: 0,
  remaining: verdict && verdict.remaining >= 0 ? verdict.remaining + verdict.charged : null,
});

/** The Idempotency-Key of a request, bound to its body: another body under the same key is another call. */
const claimOf = (event: Event, name: string): ReturnType<SpendingCall['claim']> => {
  const key = header(event, 'idempotency-key');
  return key === undefined ? null : { path: `/v1/${name}#${digest(JSON.stringify(event.body))}`, key };
};

const headersOf = (requestId: string, verdict: Verdict | null, { charged, remaining }: ShownCredits): Headers => {
  const headers: Headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Request-Id': requestId,
    ...CORS_HEADERS,
    'Cache-Control': 'no-store',
  };
  if (!verdict) return headers;
  headers['X-Credits-Charged'] = String(charged);
  if (remaining !== null) headers['X-Credits-Remaining'] = String(remaining);
  if (verdict.rate_limit > 0) {
    headers['RateLimit-Limit'] = String(verdict.rate_limit);
    headers['RateLimit-Remaining'] = String(verdict.rate_remaining);
    headers['RateLimit-Reset'] = String(verdict.rate_reset);
  }
  return headers;
};

/** What went wrong, as a row of the catalogue. Middy's own failures carry a status. */
const toAppError = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status === 422 || status === 400) return new AppError('INVALID_JSON');
  return null;
};

/** A clock for spans. `performance` would load the whole of node:perf_hooks on a cold start. */
const milliseconds = (): number => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
};

const bodyBytes = (event: APIGatewayProxyEvent): number =>
  event.body === null || event.body === undefined
    ? 0
    : event.isBase64Encoded
      ? Math.ceil((event.body.length * 3) / 4)
      : Buffer.byteLength(event.body);

/** Gives back what a failing call was charged. The refund code and the AWS SDK are loaded only now. */
const giveBack = async (verdict: Verdict | null, requestId: string): Promise<void> => {
  if (!verdict || verdict.charge === '') return;
  const { refund } = await import('../metering/refund.ts');
  await refund(verdict.charge, requestId);
};

/** Query parameters of a GET request, the key left out. */
const queryOf = (event: Event): Record<string, unknown> => {
  const { apiKey: _key, ...query } = event.queryStringParameters ?? {};
  return query;
};

const JSON_TYPES: readonly unknown[] = ['application/json', 'application/json; charset=utf-8'];
/** Keys that Middy's parser looks for, and escapes that could spell them. */
const WATCHED = /__proto__|constructor|\\/;

/**
 * Middy's parser of JSON bodies. It asks about every key whether it reaches for a prototype, which costs more than the
 * parsing; a body in which no such key can stand is parsed without. Whatever is out of the ordinary goes to Middy.
 */
const bodyParser = (): middy.MiddlewareObj<Incoming, unknown, Error> => {
  const { before } = jsonBodyParser<Incoming>();
  return {
    before: (request) => {
      const event: Event = request.event;
      const { body, headers } = event;
      const type = headers?.['content-type'] ?? headers?.['Content-Type'];
      if (JSON_TYPES.includes(type) && typeof body === 'string' && !event.isBase64Encoded && !WATCHED.test(body)) {
        try {
          event.body = JSON.parse(body);
          return;
        } catch {
          // Middy says what is wrong with it.
        }
      }
      return before?.(request);
    },
  };
};

/** The Lambda handler of an endpoint. */
export const serve = (endpoint: AnyEndpoint): Handler => {
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const limit = endpoint.maxBodyBytes ?? BODY_BYTES;

  const work = async (event: Incoming): Promise<APIGatewayProxyResult> => {
    const { verdict, requestId, spending } = event;
    const result = await answer(endpoint, hasBody ? event.body : queryOf(event), {
      requestId,
      variables: event.pathParameters ?? {},
      language: acceptedLanguage(event),
      caller: spending.caller,
      get credits() {
        return spending.credits;
      },
      warnings: verdict?.key_in_url
        ? [
            {
              code: 'KEY_IN_URL',
              message: 'The key was sent in the URL, where logs and histories keep it; prefer the X-Api-Key header.',
            },
          ]
        : [],
    });
    const headers = headersOf(requestId, verdict, spending.credits);
    headers['X-Result-Hash'] = result.resultHash;
    return { statusCode: 200, headers, body: result.body };
  };

  const before = ({ event }: { event: Incoming }): void => {
    const { verdict } = event;
    // Unreachable behind the authorizer; fails closed.
    if (!verdict && endpoint.auth === 'key') throw new AppError('KEY_INVALID');
    if (verdict && verdict.refusal !== '') {
      throw new AppError(verdict.refusal, {
        ...(verdict.message === '' ? {} : { message: verdict.message }),
        ...(verdict.retry_after > 0 ? { retryAfter: verdict.retry_after } : {}),
      });
    }
    if (bodyBytes(event) > limit)
      throw new AppError('BODY_TOO_LARGE', { message: `The body may have ${limit} bytes.` });
  };

  // No early timeout: a computation does not yield, so a timer could not end it; the gateway answers 504 (TIMED_OUT).
  const chain = middy<Incoming, APIGatewayProxyResult>({ timeoutEarlyInMillis: 0 }).use({ before });
  if (hasBody) chain.use(bodyParser());
  const handled = chain.handler((event: unknown) => work(event as Incoming));

  return async (event, context) => {
    const started = milliseconds();
    const requestId = requestIdOf(event);
    const verdict = verdictOf(event);
    const callId = event.requestContext?.requestId ?? randomUUID();
    const spending = openSpending(verdict, { id: callId, claim: () => claimOf(incoming, endpoint.name) });
    const incoming: Incoming = { ...event, requestId, verdict, spending };
    const done = (status: number, code: string, credits: number, failure?: readonly string[]): void =>
      logRequest({
        requestId,
        endpoint: endpoint.name,
        status,
        code,
        ms: milliseconds() - started,
        credits,
        keyId: verdict?.key_id ?? '',
        failure,
      });
    try {
      const result = await handled(incoming, context);
      // What could not be given back is on the log; the answer stands.
      const unsettled = await spending.settle().then(() => undefined, framesOf);
      done(result.statusCode, '', spending.credits.charged, unsettled && ['settling failed', ...unsettled]);
      return result;
    } catch (error) {
      let known = toAppError(error);
      let failure = known ? undefined : framesOf(error);
      known ??= new AppError('INTERNAL', { retryAfter: 5 });
      try {
        await spending.cancel().finally(() => giveBack(verdict, callId));
      } catch (cause) {
        failure = [...(failure ?? []), 'refund failed', ...framesOf(cause)];
      }
      done(known.status, known.code, 0, failure);
      return {
        statusCode: known.status,
        headers: { ...headersOf(requestId, verdict, uncharged(verdict)), ...known.headers },
        body: errorBody(known, requestId),
      };
    }
  };
};
