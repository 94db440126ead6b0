/** Which suites a key may use. Checked by the authorizer for every call and again for each call inside a batch. */
import type { KeyKind } from './key.ts';

/** Suites in which an account is managed: closed to publishable keys, which anyone can read in a page's source. */
const MANAGED: ReadonlySet<string> = new Set([
  'account',
  'billing',
  'brands',
  'usage',
  'profiles',
  'webhooks',
  'reports',
  'conversations',
  'jobs',
]);

/** Every key may ask what it may do; nothing else of this suite takes a key. */
const OWN = 'keys';

/** Whether a key of this kind and these scopes (empty = all suites) may use a suite. */
export const suiteAllowed = (kind: KeyKind, scopes: readonly string[], suite: string): boolean =>
  suite === OWN || ((kind !== 'publishable' || !MANAGED.has(suite)) && (scopes.length === 0 || scopes.includes(suite)));
