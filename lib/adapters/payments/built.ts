/**
 * What the operator of this build sells: nothing in the sources; the build puts the checked `prices.json` in its place, where there
 * is one.
 */
import type { Offer } from '../../contract/suites/offer.ts';

export const OFFER: Offer | null = null;
