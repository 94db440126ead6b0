/**
 * What each function may touch in the table: partition keys, as `dynamodb:LeadingKeys` takes them. A route has a row of its own
 * or that of its suite; without one it reaches nothing. Functions that anyone can call without a key have rows of their own, so
 * that whoever takes one over reads no key, no session and no secret but the one it works with. Every test of the platform
 * (`tests/support/site.ts`) runs under these rows.
 */
import { PARTITIONS, SPACE_PARTITIONS } from '../../accounts/erase.ts';

/** Of a route, as far as it decides on its rights. */
export interface Reach {
  readonly method: string;
  readonly path: string;
  readonly suite: string;
}

const of = (...names: readonly string[]): readonly string[] => names.map((name) => `${name}#*`);
/** Keys that a purpose is signed or hashed with (`lib/adapters/storage/secrets.ts`). */
const secrets = (...purposes: readonly string[]): readonly string[] => purposes.map((purpose) => `secret#${purpose}`);

const ASKING = [...of('customer', 'code', 'limit'), ...secrets('accounts', 'codes', 'limits')];

const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/account': ASKING,
  'POST /v1/account/login': [...ASKING, ...of('session')],
  'POST /v1/account/verify': [...ASKING, ...of('session', 'key', 'due'), 'customers'],
  'POST /v1/billing/events/{provider}': of('customer', 'plan', 'key', 'usage', 'due', 'bill', 'papers'),
  'GET /docs/demo-key': [...of('limit'), 'demo', ...secrets('limits')],
  'GET /status': ['incidents', 'probes'],
  'GET /v1/status': ['incidents', 'probes'],
  'GET /v1/sandbox/clock': of('sandbox'),
  'PUT /v1/sandbox/clock': of('sandbox', 'profile', 'hook', 'hookmsg', 'due'),
  'POST /v1/sandbox/reset': of('sandbox', ...SPACE_PARTITIONS),
  'GET /ask': [...of('limit'), ...secrets('limits')],
  'GET /chart': [...of('limit'), ...secrets('limits')],
  'GET /calendar/{token}': [...of('feed', 'limit', 'profile', 'plan'), ...secrets('limits')],
  'GET /kundli': [...of('limit'), ...secrets('limits')],
  'GET /matching': [...of('limit'), ...secrets('limits')],
  'GET /samples/{report}/{page}': [...of('limit'), ...secrets('limits')],
  'GET /dashboard/reports/preview': [...of('limit', 'brand'), ...secrets('limits')],
  'GET /r/{token}': [...of('report', 'brand'), ...secrets('report links')],
  'GET /r/stop/{token}': secrets('report links'),
  'POST /v1/reports/letters/{token}/stop': [...of('quiet'), ...secrets('report links')],
};

const SUITES: Readonly<Record<string, readonly string[]>> = {
  account: [...of(...PARTITIONS, 'key', 'session', 'due'), 'customers', ...secrets('accounts')],
  keys: [...of('customer', 'key', 'hours', 'calls', 'usage', 'once', 'due'), ...secrets('cursor')],
  billing: [
    ...of('customer', 'plan', 'key', 'usage', 'ledger', 'calls', 'hours', 'due', 'bill', 'papers', 'once'),
    'customers',
    ...secrets('cursor'),
  ],
  usage: [...of('customer', 'key', 'calls', 'hours', 'bodies', 'usage'), ...secrets('cursor')],
  reports: [
    ...of('report', 'reportkey', 'delivery', 'brand', 'customer', 'limit', 'quiet', 'once', 'usage', 'ledger'),
    'job#reports',
    'job#deliveries',
    ...secrets('cursor', 'limits', 'report links', 'webhooks'),
  ],
  jobs: [...of('bulk', 'bulkpart', 'once', 'due', 'usage', 'ledger', 'charge'), ...secrets('cursor')],
  webhooks: [...of('hook', 'hookmsg', 'feed', 'once', 'due', 'profile', 'plan'), ...secrets('cursor', 'webhooks')],
  brands: [...of('brand', 'once'), ...secrets('cursor')],
  pdf: [...of('report', 'reportkey', 'brand', 'ledger'), 'job#reports'],
  profiles: [...of('profile', 'once', 'due'), ...secrets('cursor')],
  conversations: [...of('conv'), ...secrets('cursor')],
  ai: [...of('conv', 'once'), ...secrets('birth of a conversation')],
  pages: [
    ...of('customer', 'key', 'usage', 'ledger', 'calls', 'hours', 'report', 'delivery', 'brand', 'conv', 'bodies'),
    ...of('bill', 'papers', 'profile', 'hook', 'hookmsg', 'feed', 'bulk', 'bulkpart'),
    ...secrets('cursor', 'report links'),
  ],
};

/** The partitions that a route reaches. */
export const partitionsOf = ({ method, path, suite }: Reach): readonly string[] =>
  ROUTES[`${method} ${path}`] ?? SUITES[suite] ?? [];

/** Folders of the bucket that a route reaches; all where it has no row. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'GET /r/{token}': ['reports', 'brands'],
  'GET /dashboard/reports/preview': ['brands'],
  'GET /source': ['source'],
};
/** The folders of the bucket that a route reaches; undefined for all. */
export const foldersOf = ({ method, path }: Reach): readonly string[] | undefined => FOLDERS[`${method} ${path}`];

/** Name of a set of rights: that of the route or suite that has them. Part of the logical id of its role. */
export const reachName = ({ method, path, suite }: Reach): string =>
  ROUTES[`${method} ${path}`] || FOLDERS[`${method} ${path}`] ? `${method} ${path}` : suite;
