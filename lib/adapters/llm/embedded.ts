/** The provider without a model: it hands back what our own composer wrote. It needs no network and never fails. */
import type { Model } from '../../contract/ports/model.ts';

export const EMBEDDED: Model = {
  provider: 'embedded',
  complete: ({ compose }) =>
    Promise.resolve({ text: compose(), calls: [], stop: 'end', usage: { input: 0, output: 0 } }),
};
