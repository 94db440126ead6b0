/** The offer of the operator: `prices.json` in the root of the repository, or where `UDAYA_PRICES` says, checked when it is built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOffer, type Offer } from '../../contract/suites/offer.ts';
import { currentBuild } from './builds.ts';
import { ROOT } from '../../service/catalogue/registry.ts';

/** The offer, or null where there is no file. Throws an `Error` that names every fault. */
export const builtOffer = (file = process.env['UDAYA_PRICES'] ?? join(ROOT, 'prices.json')): Offer | null =>
  existsSync(file) ? readOffer(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** File of a build that holds the offer it was made with. */
export const OFFER_FILE = 'offer.json';

/** The offer for a command of the operator: of the file, else the one that the newest build was made with. */
export const offerNow = (): Offer | null => {
  const own = builtOffer();
  if (own) return own;
  const file = join(currentBuild(), OFFER_FILE);
  const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return kept === null ? null : readOffer(kept);
};
