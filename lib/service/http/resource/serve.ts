/** The Lambda handler of a resource or page. It shares the wrapper of calculations. */
import { AppError } from '../../../contract/frame/app-error.ts';
import { spaceOf } from '../../../accounts/sandbox/space.ts';
import { NotSpoken } from '../../../words/bank.ts';
import { languageNotHere } from '../language.ts';
import { addressOf } from '../../../contract/frame/front.ts';
import type { AnyReply } from '../../../contract/frame/reply.ts';
import type { AnyResource, Paging, Visitor } from '../../../contract/frame/resource.ts';
import type { PortName, Ports } from '../../../contract/ports.ts';
import type { Table } from '../../../contract/ports/table.ts';
import { LANGUAGE_COOKIE } from '../../../words/language-tag.ts';
import { languagesWith, SOURCE } from '../../../words/languages.ts';
import { openPorts } from './ports.ts';
import { answerHeaders } from '../headers.ts';
import { acceptedLanguages, pathCalled, type Incoming } from '../incoming.ts';
import { guarded, openCall, type OpenedCall } from '../open-call.ts';
import { nowOf, requestMembers, warningsOf } from '../serve.ts';
import { uncharged } from '../verdict.ts';
import { errorAnswer, wrap, type Handler, type Outgoing } from '../wrap.ts';
import { readCursor, writeCursor, type CursorScope } from './cursor.ts';
import { FAILURE_HEADERS } from './failure-page.ts';
import { errorPage } from './page-error.ts';
import { fittingHeaders, outgoing } from './reply.ts';
import { fromOwnPage } from '../own-address.ts';
import { webOf } from './web.ts';

const visitorOf = (event: Incoming): Visitor => ({
  kind: event.verdict?.kind ?? 'anyone',
  id: event.verdict?.key_id ?? '',
  customer: event.verdict?.customer ?? '',
  sandbox: event.verdict?.sandbox ?? false,
  plan: event.verdict?.plan ?? '',
  ip: addressOf(event),
  charge: event.verdict?.charge ?? '',
});

/** The page of a list. A cursor of another space or list is 404, like any id that does not exist. */
const pagingOf = async (
  { name, input }: AnyResource,
  space: string,
  cursor: unknown,
  table: Table | undefined,
): Promise<Paging> => {
  if (!('cursor' in input.fields)) {
    const none = (): never => {
      throw new Error(`${name} takes no fields of pages`);
    };
    return { after: null, cursor: none };
  }
  if (!table) throw new Error(`${name} has pages and does not need the table`);
  const { secretFor } = await import('../../../adapters/storage/secrets.ts');
  const secret = await secretFor(table, 'cursor');
  const scope: CursorScope = { space, list: name };
  const given = typeof cursor === 'string' && cursor !== '';
  const after = given ? readCursor(secret, scope, cursor) : null;
  if (given && after === null) throw new AppError('RESOURCE_NOT_FOUND');
  return { after, cursor: (position) => writeCursor(secret, scope, position) };
};

const namesOf = (needs: AnyResource['needs']): readonly PortName[] => Object.keys(needs) as PortName[];

/** Cross-site request forgery: a cookie authorises a change only from our own pages. */
const admit = ({ verdict, ...event }: Incoming): void => {
  const isRead = event.httpMethod === 'GET' || event.httpMethod === 'HEAD';
  if (verdict?.by_cookie && !isRead && !fromOwnPage(event)) throw new AppError('ORIGIN_NOT_ALLOWED');
};

/** Languages of the pages of failures. */
const ERROR_LANGUAGES = languagesWith('error-page');
/** What a page shows at most. */
const PAGES = ['pages/*'];

/** A failure of a page: the way to sign in, or a page that says what happened. */
const pageFailure = (page: AnyResource, error: AppError, event: Incoming): Outgoing => {
  const { requestId, verdict } = event;
  const headers = fittingHeaders(page, answerHeaders(requestId, verdict, uncharged(verdict)));
  if (error.code === 'SESSION_INVALID' && page.signIn !== undefined) {
    headers['Location'] = `${webOf(event).base}${page.signIn}?next=${encodeURIComponent(event.path)}`;
    return { status: 303, headers, body: '' };
  }
  Object.assign(headers, error.headers, FAILURE_HEADERS);
  const { base, cookie } = webOf(event);
  const chosen = [event.queryStringParameters?.['lang'], cookie(LANGUAGE_COOKIE)].find(
    (one) => one !== undefined && ERROR_LANGUAGES.includes(one),
  );
  const language = chosen ?? acceptedLanguages(event).find((one) => ERROR_LANGUAGES.includes(one)) ?? SOURCE;
  return { status: error.status, headers, body: errorPage(error, requestId, language, base) };
};

/** A failure of any other resource: the error body of the API. */
const apiFailure = async (resource: AnyResource, error: AppError, event: Incoming): Promise<Outgoing> => {
  const shown = await errorAnswer(error, event);
  return { ...shown, headers: fittingHeaders(resource, shown.headers) };
};

/** What JSON-RPC calls a body that is no JSON, and one that is no message. */
const RPC_CODES: Readonly<Partial<Record<AppError['code'], number>>> = {
  INVALID_JSON: -32_700,
  VALIDATION_FAILED: -32_600,
};

/** A failure of a resource that takes JSON-RPC: what is wrong with the message in that form, all else as the API says it. */
const rpcFailure = async (resource: AnyResource, error: AppError, event: Incoming): Promise<Outgoing> => {
  const shown = await apiFailure(resource, error, event);
  const code = RPC_CODES[error.code];
  if (code === undefined) return shown;
  return { ...shown, body: JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message: error.message } }) };
};

const failureOf = ({ kind, rpc }: AnyResource) => {
  if (kind === 'page') return pageFailure;
  return rpc === true ? rpcFailure : apiFailure;
};

/** Errors of ports that did not answer. By name: a page without ports loads none of them. */
const DOWN: readonly string[] = ['StorageDown', 'MailDown', 'PaymentDown'];
const OVERLOAD_SECONDS = 2;

/** Runs `compute`; a port that does not answer makes it 503. */
const orOverloaded = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Error && DOWN.includes(error.name))
      throw new AppError('OVERLOADED', { retryAfter: OVERLOAD_SECONDS, cause: error });
    throw error;
  }
};

/** Runs `compute`; texts that the language asked for does not have make it 422: a resource does not mix languages. */
const spoken = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    throw error instanceof NotSpoken ? languageNotHere(error) : error;
  }
};

/** Runs a call once per Idempotency-Key. What does that is loaded only for calls that have one. */
const once = async (
  resource: AnyResource,
  event: Incoming,
  space: string,
  {
    request,
    input,
    table,
  }: { readonly request: OpenedCall['call']['request']; readonly input: object; readonly table?: Table },
  run: () => Promise<AnyReply>,
): Promise<AnyReply> => {
  if (webOf(event).idempotencyKey === undefined) return run();
  if (!table) throw new Error(`${resource.name} is done once per key and does not need the table`);
  const { oncePerKey } = await import('./once.ts');
  const path = pathCalled(event, resource.path);
  return oncePerKey(table, event, { space, path, members: [request.members, input] }, run);
};

/** Whether a resource computes something, and does not only keep or show it: then the clock of the sandbox is its now. */
const computes = ({ input, pricedByBody }: AnyResource): boolean =>
  pricedByBody === true || !['plain', 'written_birth'].includes(input.kind);

/** Ports that replace those of the environment (tests). */
interface Own {
  readonly ports?: Partial<Ports>;
}

/**
 * The Lambda handler of a resource or page.
 * @example
 * typeof serveResource(resource) // → 'function'
 */
export const serveResource = (resource: AnyResource, { ports = {} }: Own = {}): Handler => {
  const answer = async (event: Incoming): Promise<Outgoing> => {
    const { requestId, spending } = event;
    const accepted = acceptedLanguages(event);
    const written = languagesWith(...(resource.speaks ?? PAGES));
    const opened = await openCall(resource, requestMembers(resource, event), {
      requestId,
      variables: event.pathParameters ?? {},
      language: accepted.find((one) => written.includes(one)),
      accepted,
      caller: spending.caller,
      credits: () => spending.credits(),
      warnings: warningsOf(event),
      ...(computes(resource) ? nowOf(event) : {}),
    });
    const { call, warnings } = opened;
    const { language } = call.options;
    if (resource.speaks !== undefined && !written.includes(language))
      throw languageNotHere(new NotSpoken(language, ...resource.speaks));
    const visitor = visitorOf(event);
    const space = spaceOf(visitor);
    if (resource.feature !== undefined) {
      const { requireFeature } = await import('../../../accounts/metering/features.ts');
      requireFeature(visitor, resource.feature);
    }
    const own = await openPorts(namesOf(resource.needs), ports);
    const paging = await orOverloaded(() => pagingOf(resource, space, call.input['cursor'], own.table));
    Object.assign(call, own, { customer: visitor.customer, space, visitor, web: webOf(event), paging });
    // `compute` was typed against its own fields and ports where it was declared; the call has just been opened for them.
    const compute = resource.compute as (all: object) => AnyReply | Promise<AnyReply>;
    const run = (): Promise<AnyReply> => spoken(() => guarded(async () => compute(call)));
    const reply = await orOverloaded(() =>
      resource.repeat === 'once' ? once(resource, event, space, call, run) : run(),
    );
    return outgoing(resource, event, reply, {
      name: resource.name,
      settings: (resource.settings ?? []).length > 0 ? opened.settings() : undefined,
      time: opened.time,
      place: opened.place(),
      uncertain: opened.uncertain,
      warnings,
      precision: call.options.precision,
    });
  };
  const failure = failureOf(resource);
  return wrap(resource, { answer, admit, failure: (error, event) => failure(resource, error, event) });
};
