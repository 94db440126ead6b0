/** The offer of the operator: `prices.json` in the root of the repository, or where `UDAYA_PRICES` says, checked when it is built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOffer, type Offer } from '../../contract/suites/offer.ts';
import { ROOT } from '../../service/catalogue/registry.ts';

/** The offer, or null where there is no file. Throws an `Error` that names every fault. */
export const builtOffer = (file = process.env['UDAYA_PRICES'] ?? join(ROOT, 'prices.json')): Offer | null =>
  existsSync(file) ? readOffer(JSON.parse(readFileSync(file, 'utf8'))) : null;
