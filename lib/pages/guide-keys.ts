/** Which guides there are. */
import type { Banks } from '../words/bank.ts';

export type GuideKey = keyof Banks['guides'];

/** The guides in the order in which they are listed. */
export const GUIDE_KEYS = [
  'authentication',
  'places',
  'settings',
  'limits',
  'retries',
  'idempotency',
  'webhooks',
  'versioning',
  'method',
  'live',
] as const satisfies readonly GuideKey[];
