/** Which suites a key may use. Checked by the authorizer for every call and again for each call inside a batch. */
import type { KeyKind } from './key.ts';

/**
 * Suites that publishable keys reach, which anyone can read in a page's source: calculations and their drawings, each of a
 * price that is known before. A new suite is closed to them until it stands here.
 */
export const OPEN_SUITES: readonly string[] = [
  'calendar',
  'charts',
  'core',
  'dasha',
  'dosha',
  'ephemeris',
  'geo',
  'horoscope',
  'interpret',
  'jaimini',
  'kp',
  'kundli',
  'lal-kitab',
  'matching',
  'muhurat',
  'numerology',
  'panchang',
  'prashna',
  'remedies',
  'strength',
  'transit',
  'varga',
  'varshaphal',
  'yoga',
];
const OPEN: ReadonlySet<string> = new Set(OPEN_SUITES);

/** Every key may ask what it may do; nothing else of this suite takes a key. */
const OWN = 'keys';

/** Whether a key of this kind and these scopes (empty = all suites) may use a suite. */
export const suiteAllowed = (kind: KeyKind, scopes: readonly string[], suite: string): boolean =>
  suite === OWN || ((kind !== 'publishable' || OPEN.has(suite)) && (scopes.length === 0 || scopes.includes(suite)));
