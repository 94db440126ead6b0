/** What statements are read from whose words may stand in any order: the items of a part of a sentence, by type and kind. */
import type { Kind } from '../language/kinds.ts';
import { hasKind } from '../language/mentions.ts';
import type { Claim } from '../facts/claim.ts';
import { saidOf, type Context, type Path } from './context.ts';
import type { Item, ItemType } from './items.ts';

export interface Bag {
  readonly items: readonly Item[];
  /** The sentence speaks of "your" chart. */
  readonly isYours: boolean;
  /** It is a part of a sentence. */
  readonly isPart: boolean;
  readonly endsInVerb: boolean;
  /** A verb stands in it, or at its end. */
  readonly hasVerb: boolean;
}

const SMALL: readonly ItemType[] = ['mark', 'and', 'stop', 'turn', 'nothing'];
/** Types of items whose first mention is only the beginning of a thing. */
const WHOLE: readonly ItemType[] = [
  ...(['period', 'point', 'house', 'sign', 'star', 'degree', 'state', 'count', 'presence'] as const),
];

/** Whether an item is a small word of one of these kinds. */
export const isWord = ({ type, mention }: Item, ...words: readonly Kind[]): boolean =>
  !WHOLE.includes(type) && hasKind(mention, ...words);
/** Whether a small word of one of these kinds is in it. */
export const hasWord = ({ items }: Bag, ...words: readonly Kind[]): boolean =>
  items.some((one) => isWord(one, ...words));
/** Its items of some types. */
export const ofType = ({ items }: Bag, ...types: readonly ItemType[]): readonly Item[] =>
  items.filter(({ type }) => types.includes(type));
/** The mentions that all of it rests on. */
export const restsOf = ({ items }: Bag): readonly number[] => items.flatMap(({ rests }) => rests);
/** Whether nothing but items of some types, words of some kinds, and small words stand in it. */
export const isOnly = ({ items }: Bag, types: readonly ItemType[], words: readonly Kind[]): boolean =>
  items.every(
    (one) => types.includes(one.type) || (SMALL.includes(one.type) && one.word !== 'from') || isWord(one, ...words),
  );

/** What claims come to that rest on every word; each word of denial denies one of them. */
export const saying = (bag: Bag, claims: readonly Claim[], context: Context): readonly Path[] => {
  const denials = ofType(bag, 'not').length;
  if (claims.length === 0 || (denials > 0 && claims.length !== denials)) return [];
  const rests = restsOf(bag);
  return [{ said: saidOf(claims, rests, denials > 0), context: { ...context, it: [] } }];
};
