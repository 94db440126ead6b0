/** What the rest of a message tells of a choice: a post that was left already, or one that is offered. */
import { askedFor } from './ask-terms.ts';
import type { Intent } from './intent.ts';
import type { Said } from './said.ts';

const OFFERED = askedFor(({ offered }) => offered);
/** A choice of which one way is offered, by what any of the pieces tells. */
export const withOffer = (one: Intent, told: readonly Said[]): Intent =>
  one.kind === 'compare' && one.options !== undefined && told.some(({ words }) => OFFERED.isIn(words))
    ? { ...one, isOffered: true }
    : one;
