/**
 * The table for tests: SQLite in this process and in memory, which `tests/storage` holds to the same cases as DynamoDB; and
 * tables that fail on demand. Tests of the wire to DynamoDB have `dynamo.ts`.
 */
import { toWire } from '../../lib/adapters/storage/attribute.ts';
import { openSqliteTable } from '../../lib/adapters/machine/sqlite-table.ts';
import { hand } from '../../lib/adapters/storage/opened.ts';
import { ConditionFailed, type Change, type Item, StorageDown, type Table } from '../../lib/contract/ports/table.ts';
import { formsOf, KNOWN } from '../storage/forms.ts';

export interface TestTable {
  readonly table: Table;
  /** Makes it the table of the functions of this process, until the test file ends. */
  hand(): void;
  /** Every item of the table. */
  items(): Promise<readonly Item[]>;
  /** Closes the table: calls to it fail as calls to a dead database. Throws where a form of expression was new. */
  stop(): Promise<void>;
}

/** A table that notes the forms of expressions which the cases of the storage port do not have. */
const watched = (table: Table, unseen: Set<string>): Table => {
  const look = ({ condition, update, values = {} }: Partial<Change> = {}): void => {
    const kinds = Object.fromEntries(
      Object.entries(values).map(([name, one]) => [name, Object.keys(toWire(one))[0] ?? '']),
    );
    try {
      for (const form of formsOf({ condition, update, kinds })) if (!KNOWN.has(form)) unseen.add(form);
    } catch (error) {
      unseen.add(String(error));
    }
  };
  return {
    ...table,
    put: (item, check) => (look(check), table.put(item, check)),
    update: (key, change) => (look(change), table.update(key, change)),
    remove: (key, check) => (look(check), table.remove(key, check)),
    until: (deadline) => watched(table.until(deadline), unseen),
  };
};

/** Opens an empty table. */
export const startTable = (): Promise<TestTable> => {
  const opened = openSqliteTable(':memory:');
  const unseen = new Set<string>();
  const table = watched(opened.table, unseen);
  let open = true;
  return Promise.resolve({
    table,
    hand: () => hand({ table }),
    items: () => Promise.resolve([...opened.all()]),
    stop: () => {
      if (open) opened.close();
      open = false;
      return unseen.size === 0
        ? Promise.resolve()
        : Promise.reject(new Error(`tests/storage/cases.ts has no row for: ${[...unseen].join('; ')}`));
    },
  });
};

/**
 * How a call to storage fares: it works; it is refused before it was made; its answer is lost after it was made; it is
 * lost on its way and no one can tell.
 */
export type Fate = 'works' | 'refused' | 'answer_lost' | 'request_lost';

export type Operation = 'get' | 'put' | 'update' | 'remove' | 'query';

/** A table whose calls fare as `fate` decides, and which counts them. */
export const faultyTable = (real: Table, fate: (operation: Operation) => Fate) => {
  const counts = { get: 0, put: 0, update: 0, remove: 0, query: 0 };
  const meet = async <T>(operation: Operation, work: () => Promise<T>): Promise<T> => {
    counts[operation]++;
    const met = fate(operation);
    if (met === 'refused') throw new StorageDown('refused', true);
    if (met === 'request_lost') throw new StorageDown('lost', false);
    const result = await work();
    if (met === 'answer_lost') throw new StorageDown('lost', false);
    return result;
  };
  const table: Table = {
    get: (...given) => meet('get', () => real.get(...given)),
    put: (...given) => meet('put', () => real.put(...given)),
    update: (...given) => meet('update', () => real.update(...given)),
    remove: (...given) => meet('remove', () => real.remove(...given)),
    query: (...given) => meet('query', () => real.query(...given)),
    until: () => table,
  };
  return { table, counts };
};

/**
 * A table whose answers to updates are lost until `open` is called, and which repeats these writes then, as the table
 * port does after its time is over: the first attempt has long been made, and nobody knows.
 */
export const lateTable = (real: Table) => {
  const gate = Promise.withResolvers<true>();
  let held = 0;
  const table: Table = {
    ...real,
    update: async (key, change) => {
      await real.update(key, change).catch((error: unknown) => {
        if (!(error instanceof ConditionFailed)) throw error;
      });
      held++;
      await gate.promise;
      try {
        return await real.update(key, change);
      } catch (error) {
        throw error instanceof ConditionFailed ? new ConditionFailed(error.item, true, { cause: error }) : error;
      }
    },
    until: () => table,
  };
  return { table, open: () => gate.resolve(true), held: () => held };
};
