/**
 * The gate: API Gateway's REQUEST authorizer (TTL 0, no identity source). Who you are is settled here, how much you may
 * use by the handler wrapper from the verdict in the context:
 * - no key, one that cannot be ours, an unknown one or two different ones: `Unauthorized` is thrown, which is 401;
 * - a known key that may not do this: a Deny whose context says why, which is 403;
 * - everything else: an Allow on this very method, with the verdict. When DynamoDB does not answer, the verdict is
 *   OVERLOADED and the wrapper answers 503: nothing runs that was not counted.
 *
 * A call costs one read (the key) and one conditional write (debit, rate and trace in one). For a key this process has
 * seen before both go out together; if its limits or its right to call have changed meanwhile, the call is given back and
 * judged again.
 */
import { randomUUID } from 'node:crypto';
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { headerValue, judgeKey, onlyValue, presentedKey, type Visit } from '../lib/accounts/credential.ts';
import { keyHash } from '../lib/accounts/key.ts';
import { makeKeyring } from '../lib/accounts/keyring.ts';
import { readCustomer } from '../lib/accounts/keys.ts';
import { planAt, limitsOf, type KeyRecord } from '../lib/accounts/record.ts';
import { openSession, presentedSession, showsSandbox } from '../lib/accounts/session.ts';
import { isReal, sandboxClockOf, shownBy } from '../lib/accounts/sandbox/clock.ts';
import { AppError } from '../lib/contract/frame/app-error.ts';
import { addressOf } from '../lib/contract/frame/front.ts';
import type { Verdict } from '../lib/contract/frame/verdict.ts';
import { ERRORS, type ErrorCode } from '../lib/contract/frame/errors.ts';
import { FREE, makeMeter, OVERLOAD_SECONDS, refusedWith, type Admission } from '../lib/accounts/metering/admit.ts';
import { logFault } from '../lib/accounts/metering/log-fault.ts';
import { grantAt } from '../lib/accounts/metering/plans.ts';
import { PRICES, type Price, type PriceList } from '../lib/accounts/metering/price-list.ts';
import { packLimits } from '../lib/accounts/metering/spending-limits.ts';
import { refund } from '../lib/accounts/metering/refund.ts';
import { hasUnreturned, RETURN_MS, returnKept } from '../lib/accounts/metering/unreturned.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';
import { StorageDown, type Table } from '../lib/contract/ports/table.ts';

export type Authorizer = (event: APIGatewayRequestAuthorizerEvent) => Promise<APIGatewayAuthorizerResult>;

interface Gate {
  readonly prices: PriceList;
  readonly table: Table;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** The gateway key of callers without one of their own; none where there are no usage plans. */
  readonly pool?: string;
}

const policy = (
  principalId: string,
  Effect: 'Allow' | 'Deny',
  Resource: string,
  context: Readonly<Record<string, string | number | boolean>>,
  usageIdentifierKey = '',
): APIGatewayAuthorizerResult => ({
  principalId,
  policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect, Resource }] },
  context: { ...context },
  ...(usageIdentifierKey ? { usageIdentifierKey } : {}),
});

const unauthorized = (): Error => new Error('Unauthorized');

/** Lets a call through to the wrapper, which acts on the verdict. */
const allow = (
  arn: string,
  record: KeyRecord,
  { inUrl, now }: Pick<Visit, 'inUrl' | 'now'>,
  admission: Admission,
  { keepAs, sandboxNow }: { readonly keepAs: string; readonly sandboxNow: number },
): APIGatewayAuthorizerResult => {
  const verdict: Verdict = {
    customer: record.customer,
    key_id: record.id,
    kind: record.kind,
    sandbox: record.kind === 'sandbox',
    plan: planAt(record, now),
    suites: record.scopes.length === 0 ? '*' : record.scopes.join(','),
    ...admission,
    limits: packLimits(limitsOf(record, now)),
    key_in_url: inUrl,
    in_pages: record.domains.length > 0,
    now: sandboxNow,
    by_cookie: false,
    keep_body: record.keepsBodies ? keepAs : '',
  };
  return policy(record.customer, 'Allow', arn, { ...verdict }, record.gatewayKey);
};

/**
 * Lets a call of an unknown caller through to be refused by the wrapper: 503 when the key cannot be read, 401 with a body of
 * its own, or the way to sign in, where a session is asked for. `key_id` is never empty, or there would be no verdict.
 */
const refused = (arn: string, admission: Admission, inUrl = false): APIGatewayAuthorizerResult => {
  const unknown = {
    customer: 'unknown',
    key_id: 'unknown',
    kind: 'live',
    sandbox: false,
    plan: '',
    suites: '',
    limits: '',
  } as const;
  const verdict: Verdict = {
    ...unknown,
    ...admission,
    key_in_url: inUrl,
    in_pages: false,
    now: 0,
    by_cookie: false,
    keep_body: '',
  };
  return policy('unknown', 'Allow', arn, { ...verdict });
};

/** Whether a call costs something. Bodies of such calls alone are kept: other functions may not write to the table. */
const isCharged = ({ credits, later }: Price): boolean => credits > 0 || later === true;

/**
 * Whether an admission by `known` holds for the record as it is now. A new name or gateway key changes nothing of it; were it
 * given back for that, the last credits of a customer would be held twice for a moment, and others of his calls refused.
 */
const isAsGood = (read: KeyRecord, known: KeyRecord, visit: Visit): boolean =>
  read.version === known.version ||
  (judgeKey(read, visit) === null && packLimits(limitsOf(read, visit.now)) === packLimits(limitsOf(known, visit.now)));

/** The authorizer over its prices, table and clock. */
export const makeAuthorizer = ({ prices, table, now, pool = '' }: Gate): Authorizer => {
  const keyring = makeKeyring(table, now);
  const meter = makeMeter(table, now);

  /** A call that asks for a session. What it costs is paid by the account, whatever the caps of its keys. */
  const judgeSession = async (
    event: APIGatewayRequestAuthorizerEvent,
    { auth, credits }: Price,
    { id, later }: { readonly id: string; readonly later: boolean },
  ): Promise<APIGatewayAuthorizerResult> => {
    const { methodArn } = event;
    const presented = presentedSession(event);
    if (!presented && auth === 'either') throw unauthorized();
    try {
      const session = presented && (await openSession(table, presented.token, now()));
      if (!session) return refused(methodArn, refusedWith('SESSION_INVALID', 0));
      const { customer } = session;
      const { plan, cap, rate, credits: granted } = grantAt(await readCustomer(table, customer), now());
      const sandbox = presented.byCookie && showsSandbox(event);
      const limits = { customer, key: session.id, sandbox, credits: granted, cap, keyCap: -1, rate };
      const admission = credits === 0 && !later ? FREE : await meter.admit({ id, limits, credits, later });
      const verdict: Verdict = {
        customer,
        key_id: session.id,
        kind: 'session',
        sandbox,
        plan,
        suites: '*',
        ...admission,
        limits: packLimits(limits),
        key_in_url: false,
        in_pages: false,
        now: 0,
        by_cookie: presented.byCookie,
        keep_body: '',
      };
      return policy(customer, 'Allow', methodArn, { ...verdict });
    } catch (error) {
      // The account has been erased since.
      if (error instanceof AppError) return refused(methodArn, refusedWith('SESSION_INVALID', 0));
      if (!(error instanceof StorageDown)) throw error;
      logFault('session not read', error, { request_id: id });
      return refused(methodArn, refusedWith('OVERLOADED', OVERLOAD_SECONDS));
    }
  };

  const judge: Authorizer = async (event) => {
    const { requestContext, methodArn } = event;
    // HEAD is GET without a body.
    const method = event.httpMethod === 'HEAD' ? 'GET' : event.httpMethod;
    const route = `${method} ${requestContext.resourcePath}`;
    const price = prices[route];
    if (!price) throw new Error(`No price for ${route}`);
    const id = requestContext.requestId || randomUUID();
    // A key never stands for a session, nor a session for a key.
    const presented = price.auth === 'session' ? null : presentedKey(event);
    const keyed = event.httpMethod === 'POST' && headerValue(event, 'idempotency-key') !== undefined;
    const later = price.later === true || (keyed && price.credits > 0);
    if (!presented && price.auth !== 'key') return await judgeSession(event, price, { id, later });
    if (!presented) throw unauthorized();
    const visit: Visit = {
      hash: keyHash(presented.secret),
      inUrl: presented.inUrl,
      suite: price.suite,
      pricedByBody: price.later === true,
      origin: onlyValue(event, 'origin'),
      referer: onlyValue(event, 'referer'),
      ip: addressOf(event),
      now: now(),
    };
    const keepAs = isCharged(price) ? id : '';
    const admit = async (record: KeyRecord, id: string): Promise<Admission> => {
      const { customer } = record;
      const admission = meter.admit({ id, limits: limitsOf(record, visit.now), credits: price.credits, later });
      if (hasUnreturned(customer)) await returnKept(customer, table.until(visit.now + RETURN_MS), visit.now);
      return await admission;
    };

    /** What the clock of the sandbox shows, for one of its keys, where it was moved; else 0. */
    const nowFor = async ({ kind, customer }: KeyRecord): Promise<number> => {
      if (kind !== 'sandbox') return 0;
      const clock = await sandboxClockOf(table, customer);
      return isReal(clock) ? 0 : shownBy(clock, visit.now);
    };

    const deny = (record: KeyRecord, code: ErrorCode): APIGatewayAuthorizerResult => {
      if (code === 'KEY_INVALID') throw unauthorized();
      return policy(record.customer, 'Deny', methodArn, { code, message: ERRORS[code].fix });
    };
    const decide = async (record: KeyRecord | undefined, id: string): Promise<APIGatewayAuthorizerResult> => {
      if (!record) throw unauthorized();
      const fault = judgeKey(record, visit);
      if (fault) return deny(record, fault);
      const [admission, sandboxNow] = await Promise.all([admit(record, id), nowFor(record)]);
      return allow(methodArn, record, visit, admission, { keepAs, sandboxNow });
    };

    try {
      const reading = keyring.read(visit.hash);
      const known = keyring.recall(visit.hash);
      if (!known || judgeKey(known, visit)) return await decide(await reading, id);
      const looking = Promise.all([reading, nowFor(known)]);
      const [{ value: [read, sandboxNow] = [undefined, 0], error }, admission] = await Promise.all([
        settled(looking),
        admit(known, id),
      ]);
      if (read && isAsGood(read, known, visit)) return allow(methodArn, read, visit, admission, { keepAs, sandboxNow });
      // What cannot be given back now, settlement returns: this charge reaches no log of the gateway.
      await refund(admission.charge, id, table, now()).catch(() => 0);
      if (error) throw error;
      return await decide(read, `${id}~`);
    } catch (error) {
      if (!(error instanceof StorageDown)) throw error;
      logFault('key not read', error, { request_id: id });
      return refused(methodArn, refusedWith('OVERLOADED', OVERLOAD_SECONDS), visit.inUrl);
    }
  };

  // Every method behind the gate requires a gateway key: sessions, callers to be refused and customers whose own is on its way
  // use the pool's.
  return async (event) => {
    const judged = await judge(event);
    // For the access log: behind the front the gateway itself sees AWS's address.
    const answer = { ...judged, context: { ...judged.context, ip: addressOf(event) } };
    return pool === '' || answer.usageIdentifierKey ? answer : { ...answer, usageIdentifierKey: pool };
  };
};

interface Settled<T> {
  readonly value?: T;
  readonly error?: unknown;
}

/** Waits for a promise without throwing. */
const settled = async <T>(promise: Promise<T>): Promise<Settled<T>> => {
  try {
    return { value: await promise };
  } catch (error) {
    return { error };
  }
};

let gate: Authorizer | undefined;

/** The Lambda handler, over the environment's table and the built price list. Opens nothing until the first call. */
export const handler: Authorizer = (event) => {
  const pool = process.env['UDAYA_GATEWAY_POOL'] ?? '';
  gate ??= makeAuthorizer({ prices: PRICES, table: sharedTable(), now: Date.now, pool });
  return gate(event);
};
