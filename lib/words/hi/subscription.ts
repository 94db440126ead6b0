/** Subscription calendars in Hindi. */
import type { SubscriptionWords } from '../tables.ts';

export const subscriptionWords: SubscriptionWords = {
  name: (place) => (place === null ? 'हिंदू पंचांग' : `हिंदू पंचांग, ${place}`),
  vaishnava: (name) => `${name} (वैष्णव)`,
  parana: (name) => `पारण: ${name}`,
  entry: (time) => `सूर्य ${time} बजे राशि में प्रवेश करते हैं।`,
  sutak: (time) => `सूतक ${time} बजे से।`,
};
