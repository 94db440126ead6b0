/** A table in memory, as far as counting usage goes. */
import { toWireItem } from '../../../adapters/storage/attribute.ts';
import type { Item, Key, Table } from '../../../contract/ports/table.ts';

const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** A table in memory that turns what it is given into DynamoDB's own form and JSON, as a request does. */
export const memoryTable = (): Table => {
  const items = new Map<string, Item & Key>();
  const sent = (item: Item): unknown =>
    JSON.stringify(toWireItem(item), (_, value: unknown) => (value instanceof Set ? [...value] : value));
  const table: Table = {
    get: (key) => Promise.resolve(items.get(nameOf(key))),
    put: (item) => {
      sent(item);
      items.set(nameOf(item), item);
      return Promise.resolve();
    },
    // The one update that counting makes: calls are added to a row.
    update: (key, { values = {} }) => {
      sent(values);
      const before = items.get(nameOf(key))?.['calls'];
      const added = values[':calls'];
      const calls = new Set([...(before instanceof Set ? before : []), ...(added instanceof Set ? added : [])]);
      const item = { ...key, calls };
      items.set(nameOf(key), item);
      return Promise.resolve(item);
    },
    remove: (key) => Promise.resolve(void items.delete(nameOf(key))),
    query: (pk, { after = '', prefix = '', limit = Infinity } = {}) =>
      Promise.resolve(
        [...items.values()]
          .filter((item) => item.pk === pk && item.sk > after && item.sk.startsWith(prefix))
          .sort((a, b) => (a.sk < b.sk ? -1 : 1))
          .slice(0, limit),
      ),
    until: () => table,
  };
  return table;
};
