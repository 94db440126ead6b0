/** Names of methods: `client.kundli.planets`. Once published they stay, so those that no rule gives are written here. */
import { wordsOf } from './naming.ts';

/** Names that do not follow from path and verb. */
const NAMED: Readonly<Record<string, string>> = {
  'POST /v1/batch': 'run',
  'GET /v1/account': 'get',
  'PATCH /v1/account': 'update',
  'POST /v1/account': 'sign_up',
  'POST /v1/astro/get_astro_data': 'get_astro_data',
  'GET /v1/brands': 'list',
  'GET /v1/calendar/ics': 'ics_feed',
  'GET /v1/conversations': 'list',
  'GET /v1/feeds': 'list_feeds',
  'GET /v1/invoices/{number}': 'invoice',
  'GET /v1/jobs': 'list',
  'GET /v1/keys': 'list',
  'GET /v1/profiles': 'list',
  'GET /v1/profiles/export': 'export_csv',
  'DELETE /v1/feeds/{id}': 'delete_feed',
  'POST /v1/feeds': 'create_feed',
  'POST /v1/feeds/{id}/rotate-address': 'rotate_feed_address',
  'POST /v1/profiles/import': 'import_csv',
  'GET /v1/reference/{topic}': 'list',
  'GET /v1/reports': 'list',
  'GET /v1/usage/requests/{request_id}': 'request',
  'GET /v1/webhooks': 'list',
  'POST /v1/webhooks/{id}/test': 'send_test',
};

/** What is not offered: the protocol of assistants has clients of its own, and only payment providers post their messages. */
export const LEFT_OUT: readonly string[] = [
  'GET /v1/mcp/server-card',
  'POST /v1/billing/events/{provider}',
  'POST /v1/mcp',
  'POST /v1/mcp/{suite}',
];

/** Whether the libraries have a method for a call. */
export const isOffered = ({ verb, path }: { readonly verb: string; readonly path: string }): boolean =>
  !LEFT_OUT.includes(`${verb} ${path}`);

const VERBS: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'set',
  PATCH: 'update',
  DELETE: 'delete',
};

/**
 * Words of a method: the path without its suite and variables. What has no words left is named by its verb: `get`, `create`,
 * `set`, `update`, `delete`, or by its variable where it calculates (`/v1/varga/{chart}`). PUT, PATCH and DELETE are named by
 * their verb besides.
 */
export const methodWords = (
  { verb, path }: { readonly verb: string; readonly path: string },
  suite: string,
): readonly string[] => {
  const named = NAMED[`${verb} ${path}`];
  if (named !== undefined) return wordsOf(named);
  const parts = path.replace(/^\/v1\//, '').split('/');
  const own = (parts[0] === suite ? parts.slice(1) : parts).filter((part) => !part.startsWith('{'));
  const words = own.flatMap(wordsOf);
  if (words.length > 0) return verb === 'GET' || verb === 'POST' ? words : [VERBS[verb] ?? '', ...words];
  const variable = verb === 'POST' ? /\{(\w+)\}$/.exec(path)?.[1] : undefined;
  return variable === undefined ? [VERBS[verb] ?? ''] : wordsOf(variable);
};
