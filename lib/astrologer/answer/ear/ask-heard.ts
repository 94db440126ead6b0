/** The way in which something is asked, as it is heard in a message as a whole beside the words that say it. */
import { ASKS, type Ask } from '../../../words/reading/ask.ts';
import type { Intent } from '../hear/intent.ts';
import { asksMonth } from '../hear/marks.ts';
import type { Said } from '../hear/said.ts';
import type { HeardWhole } from './heard.ts';

/** Share from which the way of asking is heard: where the words do not say it, and where they say another. */
const CLEAR_ASK = 0.5;
const SURE_ASK = 0.8;
/** The way of asking: that which is heard, or that of the words; null where neither is clear. */
export const askOf = ({ asks: [first] }: HeardWhole, said: Said): Ask | null => {
  if (first === undefined || first.share < (said.ask === null ? CLEAR_ASK : SURE_ASK)) return said.ask;
  return ASKS.find((one) => one === first.label) ?? 'should';
};

/** Ways of asking that want a yes or a no, and the share from which another way is heard in their place: "how much will it be" wants neither. */
const YES_OR_NO: readonly (Ask | null)[] = ['will', 'should'];
const OTHER_ASK = 0.85;
/** The way of asking of some words, where they name one that wants a yes or a no and another is clearly heard. */
const heardInPlace = ({ asks: [first] }: HeardWhole, { ask, words }: Said): Ask | null => {
  // Whether to do something is asked still, unless its month is.
  const isOpen = ask === 'will' || (ask === 'should' && asksMonth(words));
  if (!isOpen || first === undefined || first.share < OTHER_ASK) return null;
  return ASKS.find((one) => one === first.label && !YES_OR_NO.includes(one)) ?? null;
};
/** What was decided, asked in the way that is heard. */
export const asHeard = (intents: readonly Intent[], whole: HeardWhole, said: Said): readonly Intent[] => {
  const ask = heardInPlace(whole, said);
  return ask === null
    ? intents
    : intents.map((one) => (one.kind === 'matter' && YES_OR_NO.includes(one.ask) ? withAsk(one, ask) : one));
};

/** What is asked, in a way of asking; as it is where none is heard. */
export const withAsk = (intent: Intent, ask: Ask | null): Intent =>
  ask !== null && (intent.kind === 'matter' || intent.kind === 'relation') ? { ...intent, ask } : intent;
