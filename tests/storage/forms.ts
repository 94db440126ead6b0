/** The forms of expressions: what is the same whatever attributes and values are named. */
import { toWire } from '../../lib/adapters/storage/attribute.ts';
import {
  readCondition,
  readUpdate,
  type Condition,
  type Operand,
  type Term,
  type Update,
} from '../../lib/adapters/machine/grammar.ts';
import type { Item } from '../../lib/contract/ports/table.ts';
import { CASES } from './cases.ts';

/** Kind of a value by its placeholder: `N`, `SS`. */
type Kinds = Readonly<Record<string, string>>;

/** What one call sends. */
export interface Sent {
  readonly condition?: string | undefined;
  readonly update?: string | undefined;
  readonly kinds: Kinds;
}

const operand = ({ kind, name }: Operand, kinds: Kinds): string => {
  if (kind === 'value') return kinds[name] ?? 'nothing';
  return kind === 'size' ? 'size(a)' : 'a';
};
const kindOf = ({ kind }: Condition): string => (kind === 'and' || kind === 'or' || kind === 'not' ? kind : 'one');

/** The comparisons and functions of a condition, and how they are joined: which kinds stand below AND, OR and NOT. */
const ofCondition = (condition: Condition, kinds: Kinds): readonly string[] => {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.parts.flatMap((one) => [`${condition.kind} of ${kindOf(one)}`, ...ofCondition(one, kinds)]);
    case 'not':
      return [`not of ${kindOf(condition.part)}`, ...ofCondition(condition.part, kinds)];
    case 'exists':
      return [condition.wanted ? 'there' : 'not there'];
    case 'contains':
      return [`contains(a, ${operand(condition.part, kinds)})`];
    case 'in':
      return condition.list.map((one) => `${operand(condition.left, kinds)} in ${operand(one, kinds)}`);
    case 'compare':
      return [`${operand(condition.left, kinds)} ${condition.sign} ${operand(condition.right, kinds)}`];
  }
};

const term = ({ operand: first, instead }: Term, kinds: Kinds): string =>
  instead === undefined ? operand(first, kinds) : `if_not_exists(a, ${operand(instead, kinds)})`;

const ofUpdate = (update: Update, kinds: Kinds): readonly string[] => [
  ...update.set.map(({ first, second }) =>
    ['SET', term(first, kinds), ...(second ? [second.minus ? '-' : '+', term(second.term, kinds)] : [])].join(' '),
  ),
  ...update.add.map(({ value }) => `ADD ${operand(value, kinds)}`),
  ...update.delete.map(({ value }) => `DELETE ${operand(value, kinds)}`),
  ...update.remove.map(() => 'REMOVE'),
];

/** The forms that one call uses. Throws for an expression that no table of ours reads. */
export const formsOf = ({ condition, update, kinds }: Sent): readonly string[] => [
  ...(condition === undefined ? [] : ofCondition(readCondition(condition), kinds)),
  ...(update === undefined ? [] : ofUpdate(readUpdate(update), kinds)),
];

const kindsIn = (values: Item = {}): Kinds =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Object.keys(toWire(value))[0] ?? '']));

const isMeant = ({ then }: (typeof CASES)[number]): boolean => then !== 'fault';

/** Every form that a row of the cases uses. */
export const KNOWN: ReadonlySet<string> = new Set(
  CASES.filter(isMeant).flatMap(({ update, check }) => {
    const { condition, values } = { ...update, ...check };
    return formsOf({ condition, update: update?.update, kinds: kindsIn(values) });
  }),
);
