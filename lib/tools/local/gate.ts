/**
 * What API Gateway does before and after a function, for the gateways of one machine: serverless offline (`gateway.ts`) and
 * `npm run serve`. It finds the function, asks the real authorizer, refuses in the bodies of the deployed gateway, and says
 * what stands in the access log.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuiltFunction } from '../deploy/build.ts';
import { MANIFEST } from '../deploy/builds.ts';
import {
  GATEWAY_RESPONSES,
  gatewayBody,
  messageOf,
  refusalHeaders,
  REQUEST_ID_HEADER,
  type GatewayResponseType,
} from '../deploy/gateway-responses.ts';
import { ERRORS, type ErrorCode } from '../../contract/frame/errors.ts';
import type { AccessField } from '../../accounts/metering/access-line.ts';
import { unknownPath } from '../../service/catalogue/unknown-path.ts';
import { setAddress } from '../../service/http/set-address.ts';
import { unknownPage, wantsPage } from '../../service/http/unknown-page.ts';
import { methodAnswer, unknownAnswer, type MethodAnswer } from '../../service/http/methods.ts';
import { isAllowed, type authorizerEvent, type AuthorizerAnswer } from './authorizer-event.ts';
import { matcher, type Match } from './routes.ts';

type Texts = Readonly<Record<string, string>>;
/** An answer of the gateway itself. */
export type Refusal = MethodAnswer;

/** A refusal by a code of the error table, or in the words of the authorizer. */
export const refusal = (code: ErrorCode, said: { readonly code?: string; readonly message?: string } = {}): Refusal => {
  const requestId = randomUUID();
  return {
    statusCode: ERRORS[code].status,
    headers: { 'Content-Type': 'application/json', ...refusalHeaders(code), [REQUEST_ID_HEADER]: requestId },
    body: gatewayBody(said.code ?? code, said.message ?? messageOf(code), requestId, setAddress()),
  };
};

/** A refusal by API Gateway's own name for it. */
export const refusalAs = (type: GatewayResponseType): Refusal => refusal(GATEWAY_RESPONSES[type].code);

/** API Gateway waits 10 s for an authorizer. Here hundreds share one process; the handler still ends within 29 s. */
const AUTHORIZER_MS = 25_000;

const texts = (context: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(context).map(([name, value]) => [name, String(value)]));

/** Who may make a call, in the authorizer's words, or why not. */
export type Judged = { readonly principalId: string; readonly context: Texts } | { readonly refused: Refusal };

/** What of a call decides an answer without a function. */
export interface PlainCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The address as it was sent. */
  readonly url: string;
}

export interface Gate {
  /** The function of a path and method, with the values of its variables; null for an unknown path. */
  match(method: string, path: string): Match<BuiltFunction> | null;
  /** What is answered without a function: an unknown path, and a method that the path does not have. */
  withoutFunction(call: PlainCall, found: Match<BuiltFunction> | null): Refusal;
  /** Asks the authorizer about a call. */
  judge(event: ReturnType<typeof authorizerEvent>): Promise<Judged>;
}

/** Judges the key of a usage plan: null, or why it is refused. */
type Guard = (key: string | undefined, now: number) => GatewayResponseType | null;

/** The gate of a build; `guard` enforces usage plans, where there are any. */
export const openGate = (build: string, guard: Guard = () => null): Gate => {
  const functions: readonly BuiltFunction[] = JSON.parse(readFileSync(join(build, MANIFEST), 'utf8'));
  const match = matcher(functions);
  const routes = functions.map(({ method, path }) => `${method} ${path}`);
  let authorizer: ((event: unknown) => Promise<AuthorizerAnswer>) | undefined;

  const authorize = (event: unknown): Promise<AuthorizerAnswer> => {
    authorizer ??= createRequire(import.meta.url)(join(build, 'functions/authorizer.cjs')).handler as typeof authorizer;
    if (authorizer === undefined) throw new Error('the authorizer bundle has no handler');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, AUTHORIZER_MS, new Error('the authorizer took too long'));
    });
    // What a late authorizer has debited reaches no line of the access log, so settlement returns it.
    return Promise.race([authorizer(event), late]).finally(() => clearTimeout(timer));
  };

  return {
    match,
    withoutFunction: ({ method, path, headers, url }, found) => {
      const requestId = randomUUID();
      if (found !== null) return methodAnswer(method, found.methods, { requestId, base: setAddress() });
      const lang = new URLSearchParams(url.split('?')[1]).get('lang') ?? undefined;
      const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const call = { method, path, headers: texts, lang, root: '', requestId };
      return wantsPage(call)
        ? unknownPage(call)
        : unknownAnswer(method, path, unknownPath(routes, path), { requestId, base: setAddress() });
    },
    judge: async (event) => {
      try {
        const { policyDocument, context = {}, principalId, usageIdentifierKey } = await authorize(event);
        const said = texts(context);
        if (!isAllowed(policyDocument, event.methodArn))
          return { refused: refusal(GATEWAY_RESPONSES.ACCESS_DENIED.code, said) };
        const refused = guard(usageIdentifierKey, Date.now());
        return refused === null ? { principalId, context: said } : { refused: refusalAs(refused) };
      } catch (error) {
        const unauthorized = error === 'Unauthorized' || (error instanceof Error && error.message === 'Unauthorized');
        if (!unauthorized) console.error(error);
        return { refused: refusalAs(unauthorized ? 'UNAUTHORIZED' : 'AUTHORIZER_FAILURE') };
      }
    },
  };
};

/** A call that has been answered. */
export interface Done {
  readonly id: string;
  /** When it came, epoch milliseconds. */
  readonly at: number;
  readonly method: string;
  /** Path template; `-` for an unknown path. */
  readonly path: string;
  readonly status: number;
  /** The body that it was answered with. */
  readonly body: unknown;
  readonly ip: string;
  /** What the authorizer said. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** The code of the error in an answer; undefined where it holds none. */
const codeIn = (status: number, body: unknown): string | undefined => {
  if (status < 400 || (typeof body !== 'string' && !Buffer.isBuffer(body))) return undefined;
  try {
    const { error } = JSON.parse(String(body));
    return typeof error.code === 'string' ? error.code : undefined;
  } catch {
    return undefined;
  }
};

/** The members of its line in the access log. */
export const accessFields = ({ context, at, body, ...call }: Done): Partial<Record<AccessField, string | number>> => {
  const { customer, key_id, charge, ip } = context;
  const code = codeIn(call.status, body);
  return {
    ...call,
    ...(code === undefined ? {} : { code }),
    at,
    ms: Date.now() - at,
    ...(typeof ip === 'string' ? { caller: ip } : {}),
    ...(typeof key_id === 'string' && key_id !== '' ? { customer: String(customer), key: key_id } : {}),
    ...(typeof charge === 'string' && charge !== '' ? { charge } : {}),
  };
};
