/** Names of the model as Java writes them. */
import { camel, wordsOf } from '../../service/catalogue/client-model/naming.ts';

/** Words of the language, and methods of every object that no other may be called like. */
const TAKEN = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try void ' +
    'volatile while getClass hashCode notify notifyAll toString wait clone finalize json build set add'
  ).split(' '),
);

/** Name of a method: `moonSign`; `for_` where the word is taken, `_1` where it would begin with a digit. */
export const methodName = (words: readonly string[]): string => {
  const name = camel(words);
  if (TAKEN.has(name)) return `${name}_`;
  if (/^\d/.test(name)) return `_${name}`;
  return name;
};

/** Name of a getter or setter of a member: `moon_sign`, but also `kundli/planets` and `2`. */
export const memberName = (name: string): string => methodName(wordsOf(name));

/** `add` and the name of a list: `addCalls`. */
export const adderName = (name: string): string => camel(['add', ...wordsOf(name)]);
