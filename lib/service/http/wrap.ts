/**
 * The wrapper around every handler: parses the body, applies the authorizer's verdict, refunds failing calls, logs one line,
 * and handles HEAD and 304. The only file that uses Middy.
 */
import middy from '@middy/core';
import jsonBodyParser from '@middy/http-json-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import { AppError, errorBody } from '../../contract/frame/app-error.ts';
import type { Auth, Method } from '../../contract/frame/endpoint.ts';
import { MAX_BODY_BYTES } from '../../contract/frame/limits.ts';
import type { Verdict } from '../../contract/frame/verdict.ts';
import { hasUnreturned, RETURN_MS } from '../../accounts/metering/unreturned.ts';
import { spaceOf } from '../../accounts/sandbox/space.ts';
import { digest } from './envelope.ts';
import { answerHeaders, isSince, namesTag, unchangedHeaders, type Headers } from './headers.ts';
import {
  bodyBytes,
  clientRequestId,
  headerOf,
  languagesAsked,
  pathCalled,
  requestIdOf,
  type Event,
  type Incoming,
} from './incoming.ts';
import { SOURCE } from '../../words/languages.ts';
import { repeatedMember } from './duplicates.ts';
import { framesOf, logRequest } from './log.ts';
import { openSpending, type SpendingCall } from './spending.ts';
import { uncharged, verdictOf } from './verdict.ts';

export type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/** What the wrapper needs to know about a contract. */
export interface Wrapped {
  /** Shown in the log. */
  readonly name: string;
  readonly suite: string;
  /** Bound to the Idempotency-Key. */
  readonly path: string;
  readonly method: Method;
  readonly auth: Auth;
  readonly maxBodyBytes?: number;
  readonly bodyIgnored?: boolean;
}

/** An answer before it is sent. */
export interface Outgoing {
  readonly status: number;
  readonly headers: Headers;
  /** Text, or bytes in base64. */
  readonly body: string;
  readonly isBase64?: boolean;
  /** Whether If-None-Match is heeded though the method is not GET. */
  readonly revalidates?: boolean;
  /** Values of Set-Cookie. */
  readonly cookies?: readonly string[];
}

/** What a kind of contract does with a call. */
export interface Work {
  /** Answers. Throws `AppError` for everything that is the caller's fault. */
  answer(call: Incoming): Promise<Outgoing>;
  /** Checks a call before its body is parsed; throws to refuse it. */
  admit?(call: Incoming): void;
  /** Shows a failure; the JSON error body when left out. */
  failure?(error: AppError, call: Incoming): Outgoing | Promise<Outgoing>;
}

/** Marks an answer that an earlier call under the same Idempotency-Key paid or got. */
export const REPLAYED = { 'Idempotency-Replayed': 'true' } as const;

/** Whether requests carry a body that is read. */
export const takesBody = ({ method, bodyIgnored }: Pick<Wrapped, 'method' | 'bodyIgnored'>): boolean =>
  method !== 'GET' && method !== 'DELETE' && bodyIgnored !== true;

/** What went wrong, as a row of the error table. Middy's own failures carry a status. */
const toAppError = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (status === 422 || status === 400) return new AppError('INVALID_JSON');
  return null;
};

/** Why an expected failure of the service happened, for the log; undefined where the caller can mend it. */
const reasonOf = ({ status, cause }: AppError): readonly string[] | undefined =>
  status >= 500 && cause !== undefined ? framesOf(cause) : undefined;

/** A clock for spans. `performance` would load the whole of node:perf_hooks on a cold start. */
const milliseconds = (): number => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
};

/** Gives back what the authorizer took for a failing call. The refund code and the AWS SDK are loaded only now. */
const giveBack = async (verdict: Verdict | null, callId: string, deadline: number): Promise<void> => {
  if (!verdict || verdict.charge === '') return;
  // What the wrapper itself debited is given back by `spending`.
  if (verdict.charged === 0 && verdict.refusal === '') return;
  const { refundUntil } = await import('../../accounts/metering/refund.ts');
  await refundUntil(deadline, verdict.charge, callId);
};

/** Tries the refunds again that failed in earlier calls of the customer, where there are any. */
const returnEarlier = async (verdict: Verdict | null): Promise<void> => {
  if (!verdict || !hasUnreturned(verdict.customer)) return;
  const { returnWithin } = await import('../../accounts/metering/refund.ts');
  await returnWithin(RETURN_MS, verdict.customer);
};

/** Keeps the body of a call as it was sent. The code and the AWS SDK are loaded only for accounts that asked for it. */
const keepBody = async (
  { body, isBase64Encoded }: APIGatewayProxyEvent,
  verdict: Verdict,
  deadline: number,
): Promise<void> => {
  if (body === null || body === '') return;
  const { keepBodyUntil } = await import('../../accounts/metering/bodies.ts');
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  await keepBodyUntil(deadline, spaceOf(verdict), verdict.keep_body, text);
};

/** Milliseconds after its arrival at the gateway by which a call must be answered: the gateway itself waits 29 s. */
const CALL_MS = 28_500;
const deadlineOf = (event: APIGatewayProxyEvent): number =>
  (event.requestContext?.requestTimeEpoch ?? Date.now()) + CALL_MS;

/** The Idempotency-Key of a request with its path and the digest of its body as it was sent. */
const claimOf = (event: APIGatewayProxyEvent, template: string): ReturnType<SpendingCall['claim']> => {
  const key = headerOf(event, 'idempotency-key');
  return key === undefined ? null : { path: pathCalled(event, template), key, digest: digest(event.body ?? '') };
};

/** The media types that Middy's parser takes. */
const JSON_TYPE = /^application\/(?:[^;]+\+)?json(?:$|;.+)/;
/** Keys that Middy's parser looks for, and escapes that could spell them. */
const WATCHED = /__proto__|constructor|\\/;
/** What stands for bytes that are no UTF-8. Whatever decoded them, they are lost. */
const REPLACEMENT = '\ufffd';
const MARK = '\ufeff';

/**
 * Middy's JSON body parser. It checks every key for prototype pollution, which costs more than the parsing itself, so a body
 * that cannot contain such a key is parsed directly. Everything else goes to Middy.
 */
const bodyParser = (): middy.MiddlewareObj<Incoming, unknown, Error> => {
  const { before } = jsonBodyParser<Incoming>();
  return {
    before: (request) => {
      const event: Event = request.event;
      const { body, headers } = event;
      const type = headers?.['content-type'] ?? headers?.['Content-Type'];
      if (type !== undefined && JSON_TYPE.test(type) && typeof body === 'string') {
        // API Gateway sends every body in base64 once binary media types are on.
        const sent = event.isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
        // Some clients begin every UTF-8 text with a byte order mark.
        const text = sent.startsWith(MARK) ? sent.slice(1) : sent;
        event.body = text;
        event.isBase64Encoded = false;
        if (text.includes(REPLACEMENT)) throw new AppError('INVALID_JSON', { message: 'The body is not valid UTF-8.' });
        if (!WATCHED.test(text)) {
          try {
            event.body = JSON.parse(text);
            event.twice = repeatedMember(text);
            return;
          } catch {
            // Middy reports what is wrong.
          }
        }
      }
      return before?.(request);
    },
  };
};

/** Refuses a call by its verdict: missing, of the wrong kind, or negative. Fails closed. */
const admitByVerdict = ({ auth }: Wrapped, verdict: Verdict | null): void => {
  const missing = auth === 'session' ? 'SESSION_INVALID' : 'KEY_INVALID';
  if (!verdict) {
    if (auth !== 'none') throw new AppError(missing);
    return;
  }
  if (verdict.refusal !== '') {
    throw new AppError(verdict.refusal, {
      ...(verdict.message === '' ? {} : { message: verdict.message }),
      ...(verdict.retry_after > 0 ? { retryAfter: verdict.retry_after } : {}),
    });
  }
  const isSession = verdict.kind === 'session';
  if ((auth === 'session' && !isSession) || (auth === 'key' && isSession)) throw new AppError(missing);
};

/** A failure as the error body of the API, its message in the language of the call. */
export const errorAnswer = async (error: AppError, call: Incoming): Promise<Outgoing> => {
  const { requestId, verdict } = call;
  const languages = languagesAsked(call);
  // The texts of errors are loaded only for calls in another language.
  const spoken = languages.length > 0 ? (await import('./error-message.ts')).errorMessage(error, languages) : null;
  // What serves resources does not stand in the core.
  const { webOf } = await import('./resource/web.ts');
  return {
    status: error.status,
    headers: {
      ...answerHeaders(requestId, verdict, uncharged(verdict)),
      'Content-Language': spoken?.language ?? SOURCE,
      ...error.headers,
    },
    body: errorBody(error, requestId, spoken?.message, webOf(call).base),
  };
};

/** Whether the client already has an answer: then it gets 304. */
const isKnown = (event: APIGatewayProxyEvent, { status, headers, revalidates }: Outgoing): boolean => {
  const isRead = event.httpMethod === 'GET' || event.httpMethod === 'HEAD' || revalidates === true;
  if (!isRead || status !== 200) return false;
  const tag = headerOf(event, 'if-none-match');
  // A tag says more than a date: where there is one, the date is not looked at.
  return tag === undefined
    ? isSince(headerOf(event, 'if-modified-since'), headers['Last-Modified'])
    : namesTag(tag, headers['ETag']);
};

/** An answer in API Gateway's format: no body for HEAD. */
const sent = (event: Incoming, { status, headers, body, isBase64, cookies }: Outgoing): APIGatewayProxyResult => ({
  statusCode: status,
  headers: { ...headers, ...event.extra },
  body: event.httpMethod === 'HEAD' ? '' : body,
  ...(isBase64 && event.httpMethod !== 'HEAD' ? { isBase64Encoded: true } : {}),
  ...(cookies && cookies.length > 0 ? { multiValueHeaders: { 'Set-Cookie': [...cookies] } } : {}),
});

/** The Lambda handler of a contract. */
export const wrap = (contract: Wrapped, { answer, admit, failure = errorAnswer }: Work): Handler => {
  const limit = contract.maxBodyBytes ?? MAX_BODY_BYTES;
  const before = ({ event }: { event: Incoming }): void => {
    admitByVerdict(contract, event.verdict);
    admit?.(event);
    if (bodyBytes(event) > limit)
      throw new AppError('BODY_TOO_LARGE', { message: `The body may have ${limit} bytes.` });
  };
  // No early timeout: a computation does not yield, so a timer could not end it; the gateway answers 504 (TIMED_OUT).
  const chain = middy<Incoming, Outgoing>({ timeoutEarlyInMillis: 0 }).use({ before });
  if (takesBody(contract)) chain.use(bodyParser());
  const handled = chain.handler(async (event: unknown) => {
    const call = event as Incoming;
    await call.spending.begin();
    const answered = await answer(call);
    // An answer the client already has is given back whole.
    if (!isKnown(call, answered)) await call.spending.settle();
    return answered;
  });

  return async (event, context) => {
    const started = milliseconds();
    const requestId = requestIdOf(event);
    const verdict = verdictOf(event);
    const clientId = clientRequestId(event);
    const extra: Headers = clientId === undefined ? {} : { 'X-Client-Request-Id': clientId };
    const deadline = deadlineOf(event);
    const spending = openSpending(verdict, {
      id: requestId,
      deadline,
      claim: () => claimOf(event, contract.path),
      replayed: () => Object.assign(extra, REPLAYED),
    });
    const keeping =
      verdict && verdict.keep_body !== '' && verdict.refusal === '' ? keepBody(event, verdict, deadline) : undefined;
    const incoming: Incoming = { ...event, requestId, extra, verdict, spending };
    const done = (status: number, code: string, credits: number, problem?: readonly string[]): void =>
      logRequest({
        requestId,
        clientRequestId: clientId,
        endpoint: contract.name,
        suite: contract.suite,
        status,
        code,
        ms: milliseconds() - started,
        credits,
        keyId: verdict?.key_id ?? '',
        failure: problem,
      });
    const returned = returnEarlier(verdict).catch(() => {});
    const refundAll = (): Promise<void> => spending.cancel().finally(() => giveBack(verdict, requestId, deadline));
    try {
      const answered = await handled(incoming, context);
      // The gateway has stopped waiting: the answer reaches no one, so it costs nothing.
      if (Date.now() > deadline) throw new AppError('TIMED_OUT');
      if (isKnown(event, answered)) {
        const unpaid = await refundAll().then(() => undefined, framesOf);
        done(304, '', 0, unpaid && ['refund failed', ...unpaid]);
        const headers = unchangedHeaders(answered.headers, answerHeaders(requestId, verdict, uncharged(verdict)));
        return { statusCode: 304, headers: { ...headers, ...extra }, body: '' };
      }
      const result = sent(incoming, answered);
      done(result.statusCode, '', spending.credits().charged);
      return result;
    } catch (error) {
      let known = toAppError(error);
      let problem = known ? reasonOf(known) : framesOf(error);
      known ??= new AppError('INTERNAL', { retryAfter: 5 });
      try {
        await refundAll();
      } catch (cause) {
        problem = [...(problem ?? []), 'refund failed', ...framesOf(cause)];
      }
      const shown = await failure(known, incoming);
      done(shown.status, known.code, 0, problem);
      return sent(incoming, shown);
    } finally {
      await Promise.all([returned, keeping]);
    }
  };
};
