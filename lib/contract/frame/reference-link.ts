/** Links to the reference pages; apart from their contract, which loads the tables of every topic. */
import { textLike } from './about.ts';

/** Path of the item that explains what stands beside it, below /v1: reference/nakshatras/rohini. */
export const referencePath = textLike(
  /^reference\/[a-z-]+\/[a-z0-9_]+$/,
  'Where it is explained, below /v1; no key is needed',
);
