/** With whom a bond stands that is heard in a message, by whom its words name. */
import { namesRelation, relationNamed } from '../hear/bond-said.ts';
import { POSSESSIVE } from '../hear/ask-terms.ts';
import type { Intent } from '../hear/intent.ts';
import type { Said } from '../hear/said.ts';
import { IN_LAW, kinOf, OF_COUPLES } from '../people/kin.ts';

/** Relatives by another, whom no word of their own need name: "my husband’s mother". */
const BY_ANOTHER: readonly string[] = ['in_laws', 'grandchild'];
const isOfCouple = (heard: Intent): boolean =>
  (heard.kind === 'matter' && OF_COUPLES.includes(heard.matter)) ||
  (heard.kind === 'relation' && heard.relation === 'in_laws');
/** A bond that is heard is with whom the words name: a mother in law and no mother, a husband and no child. */
export const withNamed = (heard: Intent, { words, kin, person }: Said): Intent => {
  // Who married into the family is of the home, and neither loved nor a parent in law.
  if (person !== null && IN_LAW.includes(person) && isOfCouple(heard) && !namesRelation(words, 'in_laws'))
    return { kind: 'matter', ask: 'ask' in heard ? (heard.ask ?? null) : null, matter: 'family' };
  if (heard.kind !== 'relation' || namesRelation(words, heard.relation)) return heard;
  const named = relationNamed(words);
  if (named !== null) return BY_ANOTHER.includes(heard.relation) ? heard : { ...heard, relation: named };
  const isOwner = words.some((word, at) => kinOf(word) === 'spouse' && POSSESSIVE.has(words[at + 1] ?? ''));
  const isOfSpouse = !isOwner && kin.length > 0 && kin.every((one) => one === 'spouse');
  return isOfSpouse ? { kind: 'matter', ask: heard.ask, matter: 'married_life' } : heard;
};
