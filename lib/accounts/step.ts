/** One step of something that has states: a conditional write that sets the state and its owner. */
import {
  changeTo,
  itemNumber,
  itemText,
  type Item,
  ConditionFailed,
  type Change,
  type Key,
  type Table,
} from '../contract/ports/table.ts';

export interface Step<S extends string> {
  readonly to: S;
  /** Condition on the item as it stands, with names of attributes behind #; `:set_owner` is who takes the step. */
  readonly guard: string;
  /** What is set besides `status` and `owner`. */
  readonly set: Item;
  readonly values?: Item;
}

const namesIn = (text: string): readonly string[] => [...text.matchAll(/#(\w+)/g)].map(([, name = '']) => name);

/**
 * Takes a step as `owner`; resolves with the item as it then is, or null when the guard does not hold. A write whose answer
 * was lost is sent again and refused by what it wrote itself: then state, owner and numbers show that it was ours.
 */
export const takeStep = async (
  table: Table,
  key: Key,
  owner: string,
  { to, guard, set, values = {} }: Step<string>,
): Promise<Item | null> => {
  const setting = changeTo({ ...set, status: to, owner });
  const change: Change = {
    ...setting,
    condition: guard,
    names: { ...setting.names, ...Object.fromEntries(namesIn(guard).map((name) => [`#${name}`, name])) },
    values: { ...setting.values, ...values },
  };
  try {
    return await table.update(key, change);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const item = await table.get(key);
    if (!item || itemText(item, 'owner') !== owner || itemText(item, 'status') !== to) return null;
    return Object.entries(set).every(([name, value]) => typeof value !== 'number' || itemNumber(item, name) === value)
      ? item
      : null;
  }
};
