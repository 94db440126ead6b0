/** The provider without a language model: our own composer answers, and is never asked through this port. */
import { ModelDown, type Model } from '../../contract/ports/model.ts';

export const EMBEDDED: Model = {
  provider: 'embedded',
  complete: () => Promise.reject(new ModelDown('rejected')),
};
