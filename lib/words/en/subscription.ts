/** Subscription calendars in English. */
import type { SubscriptionWords } from '../tables.ts';

export const subscriptionWords: SubscriptionWords = {
  name: (place) => (place === null ? 'Hindu calendar' : `Hindu calendar, ${place}`),
  vaishnava: (name) => `${name} (Vaishnava)`,
  parana: (name) => `Parana: ${name}`,
  entry: (time) => `The Sun enters the sign at ${time}.`,
  sutak: (time) => `Sutak begins at ${time}.`,
};
