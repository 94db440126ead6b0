/**
 * The in-process runner: calls any calculation by name, as the gateway would after the authorizer allowed it. Endpoints that
 * bundle other calls use it; `data` is byte for byte that of a single call.
 */
import type { Caller, PaidPart } from '../../contract/frame/caller.ts';
import { suiteOf, type AnyEndpoint } from '../../contract/frame/endpoint.ts';
import { MAX_BODY_BYTES } from '../../contract/frame/limits.ts';
import { AppError, errorBody } from '../../contract/frame/app-error.ts';
import { invalidFields, rangeTooLong } from '../../contract/frame/field-errors.ts';
import { answer, type Answer, type Request } from '../http/answer.ts';
import { openCall } from '../http/open-call.ts';
import { isRecord } from '../http/is-record.ts';
import { membersOfTexts } from '../http/query.ts';
import { framesOf, logRequest } from '../http/log.ts';
import { endpointLoaders } from './endpoint-list.ts';

/** An endpoint and the path variables that a name filled in. */
export interface FoundEndpoint {
  readonly endpoint: AnyEndpoint;
  readonly variables: Readonly<Record<string, string>>;
}

const VARIABLE = /^\{(\w+)\}$/;

/** What a template makes of a path: its variables, or null when it does not fit. */
const variablesIn = (template: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | null => {
  if (template.length !== path.length) return null;
  const variables: Record<string, string> = {};
  for (const [i, part] of template.entries()) {
    const given = path[i] ?? '';
    const name = VARIABLE.exec(part)?.[1];
    if (name === undefined && part !== given) return null;
    if (name !== undefined) variables[name] = given;
  }
  return variables;
};

interface Template {
  readonly parts: readonly string[];
  readonly load: () => Promise<AnyEndpoint>;
}

let templates: Promise<readonly Template[]> | undefined;

/** The paths of all POST and GET endpoints below /v1: POST first, those with fewer variables first. Read once. */
const callTemplates = async (): Promise<readonly Template[]> => {
  const variables = ({ parts }: Template): number => parts.filter((part) => VARIABLE.test(part)).length;
  const loaders = Object.entries(await endpointLoaders());
  return ['POST', 'GET'].flatMap((method) =>
    loaders
      .flatMap(([route, load]) => {
        const [own, path] = route.split(' /v1/');
        return own === method && path !== undefined ? [{ parts: path.split('/'), load }] : [];
      })
      .sort((a, b) => variables(a) - variables(b)),
  );
};

/**
 * The endpoint that a name below /v1 stands for (`kundli/planets`, `varga/D9`), or null: by POST, or where that does not
 * exist by GET. Static segments win over variables. The endpoint itself checks the value of a variable.
 */
export const findEndpoint = async (name: string): Promise<FoundEndpoint | null> => {
  const path = name.split('/');
  for (const { parts, load } of await (templates ??= callTemplates())) {
    const variables = variablesIn(parts, path);
    if (variables) return { endpoint: await load(), variables };
  }
  return null;
};

/** Runs a found endpoint. Throws `AppError` as a single call would be refused. */
export const runEndpoint = (
  { endpoint, variables }: FoundEndpoint,
  body: unknown,
  request: Omit<Request, 'variables'>,
): Promise<Answer> => answer(endpoint, body, { ...request, variables });

/** Checks a body as a call of its own would be checked, without computing or charging: the failure, or null for a good one. */
export const refusalOf = async (
  { endpoint, variables }: FoundEndpoint,
  body: unknown,
  request: Omit<Request, 'variables'>,
): Promise<AppError | null> => {
  try {
    await openCall(endpoint, body, { ...request, variables });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};

/** One call of several that a caller makes in one request. */
export interface CallerRequest extends Omit<Request, 'variables' | 'credits' | 'caller'> {
  readonly caller: Caller;
  /** Bytes that the answer may have. */
  readonly room: number;
  /** Looks at the answer before it is paid for; what it throws refuses the call. */
  readonly accept?: (body: string) => void;
}

export interface CallerAnswer {
  readonly http: number;
  /** The JSON text that a single call is answered with. */
  readonly body: string;
  /** Credits that it cost. */
  readonly charged: number;
  /** What is the same for the same call: the hash of its result, or its failure. */
  readonly lasting: string;
}

/** The members of a GET stand in a query, which holds text. */
const asQuery = (endpoint: AnyEndpoint, body: unknown): unknown =>
  isRecord(body)
    ? membersOfTexts(
        endpoint.input,
        Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value].flat().map(String)])),
      )
    : body;

/** The checks that authorizer and wrapper make before a single call is computed. */
const admit = (
  { name, suite, method, maxBodyBytes, auth, pricedByBody }: AnyEndpoint,
  body: unknown,
  caller: Caller,
): void => {
  // It pays by itself, and would be paid for twice or not at all.
  if (pricedByBody === true) {
    const message = `${name} cannot be called inside another call; send it alone.`;
    throw invalidFields({ field: 'endpoint', code: 'UNKNOWN_VALUE', message, received: name });
  }
  if (auth === 'key' && !caller.mayUse(suite)) throw new AppError('SCOPE_MISSING');
  const limit = maxBodyBytes ?? MAX_BODY_BYTES;
  if (method === 'POST' && Buffer.byteLength(JSON.stringify(body) ?? '') > limit)
    throw new AppError('BODY_TOO_LARGE', { message: `The body may have ${limit} bytes.` });
};

const NOTHING: PaidPart = { credits: { charged: 0, remaining: null }, putBack: () => {} };

/** Whether a call counts against the caller's rate, as it would alone. */
export const isCounted = (found: FoundEndpoint | null, caller: Caller): found is FoundEndpoint =>
  found !== null && found.endpoint.auth === 'key' && caller.mayUse(found.endpoint.suite);

/** The price of a successful call; 0 if it cannot be made. */
export const priceFor = (found: FoundEndpoint | null, caller: Caller): number =>
  isCounted(found, caller) ? found.endpoint.credits : 0;

/** Runs a found endpoint for a caller who pays, as a single call through the gateway: a call that fails costs nothing. */
const runPaid = async (
  found: FoundEndpoint | null,
  body: unknown,
  { caller, room, accept, ...request }: CallerRequest,
): Promise<CallerAnswer> => {
  if (!found) throw new AppError('ENDPOINT_NOT_FOUND');
  const { endpoint } = found;
  admit(endpoint, body, caller);
  const { credits, putBack } = endpoint.auth === 'none' ? NOTHING : await caller.pay(endpoint.credits);
  try {
    const members = endpoint.method === 'GET' ? asQuery(endpoint, body) : body;
    const answered = await runEndpoint(found, members, { ...request, caller, credits: () => credits });
    if (Buffer.byteLength(answered.body) > room)
      throw rangeTooLong('body', 'The answers together would exceed 5 MB; ask for this one alone.', 'at most 5 MB');
    accept?.(answered.body);
    return { http: 200, body: answered.body, charged: credits.charged, lasting: answered.resultHash };
  } catch (error) {
    putBack();
    throw error;
  }
};

/** The same, with every failure as the answer that a single call would have got. Never throws. */
export const runForCaller = async (
  found: FoundEndpoint | null,
  body: unknown,
  request: CallerRequest,
): Promise<CallerAnswer> => {
  try {
    return await runPaid(found, body, request);
  } catch (error) {
    return failedAnswer(error, found?.endpoint.name ?? '', request.requestId);
  }
};

/** A failure as the answer of a single call; what is no fault of the caller is logged. */
export const failedAnswer = (error: unknown, endpoint: string, requestId: string): CallerAnswer => {
  const known = error instanceof AppError ? error : new AppError('INTERNAL');
  const { status, code } = known;
  if (known !== error)
    logRequest({
      ...{ requestId, endpoint, suite: suiteOf(endpoint), status, code, ms: 0, credits: 0, keyId: '' },
      failure: framesOf(error),
    });
  return { http: status, body: errorBody(known, requestId), charged: 0, lasting: errorBody(known, '') };
};
