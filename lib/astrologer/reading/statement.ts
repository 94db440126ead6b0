/** What every form of a statement is made of: what it says, and what "it" and "there" mean after it. */
import type { Claim } from './claim.ts';
import { made, partsOf, type Context, type Node, type Said } from './node.ts';
import type { Parts } from './parser.ts';

export type P = Parts<Node>;

/** A statement: what it says, and what "it" and "there" mean after it. */
export const statement = (
  parts: P,
  says: (context: Context, rests: readonly number[]) => readonly Said[],
  house: readonly number[] = [],
): Node => {
  const all = partsOf(parts);
  const node = made(all, {});
  const place = all.find((part) => part.value === 'place' && part.numbers.length === 1);
  const subject = parts['Points'] ?? parts['Pair'];
  const [named, ...others] = (parts['NamedHouses'] ?? parts['Houses'])?.numbers ?? [];
  return made(all, {
    numbers: place?.numbers ?? (named === undefined || others.length > 0 ? house : [named]),
    predicates: (parts['Preds'] ?? parts['Tail'])?.predicates ?? [],
    names: subject === undefined ? 'nothing' : 'points',
    points: subject?.points ?? node.points,
    says: (context) => [...node.says(context), ...says(context, node.rests)],
  });
};
export const said = (claim: Claim, rests: readonly number[], negated = false): Said => ({ claim, negated, rests });
/** Whether it is denied, and not denied twice. */
export const isNot = (parts: P): boolean => (parts['not'] === undefined) !== (parts['not2'] === undefined);
