/** Words of subscription calendars. */
import { subscriptionWords as en } from './en/subscription.ts';
import { subscriptionWords as hi } from './hi/subscription.ts';
import type { Language } from './languages.ts';
import type { SubscriptionWords } from './tables.ts';

const WORDS: Readonly<Record<Language, SubscriptionWords>> = { en, hi };

/** The words of a subscription calendar in a language. */
export const subscriptionWordsOf = (language: Language): SubscriptionWords => WORDS[language];
