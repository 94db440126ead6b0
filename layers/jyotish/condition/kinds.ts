/** Every kind of condition, the key for words about it. */
import type * as birth from './birth.ts';
import type * as dignity from './dignity.ts';
import type * as placement from './placement.ts';
import type * as relation from './relation.ts';

type MakersOf<M> = M[keyof M];
type Maker = MakersOf<typeof birth> | MakersOf<typeof dignity> | MakersOf<typeof placement> | MakersOf<typeof relation>;
type KindOf<F> = F extends (...args: never[]) => { readonly kind: infer K } ? K : never;
/** `in_houses`, `dignified`, `conjunct`, `born_by` … */
export type ConditionKind = KindOf<Maker>;
