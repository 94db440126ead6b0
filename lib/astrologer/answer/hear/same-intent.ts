/** Whether two intents ask one thing, which is answered once. */
import type { Intent, MatterIntent } from './intent.ts';
import { areaOf } from './matters-said.ts';

/** Whether two sides of a matter are one: a promotion and a transfer are two. */
const isOneSide = (a: MatterIntent, b: MatterIntent): boolean =>
  a.aspect === b.aspect || a.aspect === undefined || b.aspect === undefined;

/** Whether two intents ask the same. */
export const sameIntent = (a: Intent, b: Intent): boolean =>
  a === b ||
  (a.kind === 'pair' && b.kind === 'pair') ||
  (a.kind === 'relation' && b.kind === 'relation') ||
  (a.kind === 'compare' && b.kind === 'compare' && a.options !== undefined && a.options.join() === b.options?.join()) ||
  (a.kind === 'matter' && b.kind === 'matter' && areaOf(a.matter) === areaOf(b.matter) && isOneSide(a, b));

/** Intents, each asked once. */
export const eachOnce = (intents: readonly Intent[]): readonly Intent[] =>
  intents.filter((one, at) => intents.findIndex((other) => sameIntent(one, other)) === at);
