/** The table as a port: items under a primary key, conditional writes. `lib/adapters/storage/table.ts` keeps it in DynamoDB. */

/** What an item may hold. A `Set` becomes a string set, an array a list. */
export type Value =
  | string
  | number
  | boolean
  | null
  | ReadonlySet<string>
  | readonly Value[]
  | { readonly [name: string]: Value };

/** One stored record, without the wire form's type tags. */
export type Item = Readonly<Record<string, Value>>;

/** Primary key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A DynamoDB condition with its placeholders. */
export interface Check {
  readonly condition?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Item;
}

/** A DynamoDB update expression, with its condition. */
export interface Change extends Check {
  readonly update: string;
}

/** Selects items of a partition. */
export interface Page {
  /** Sort keys that begin so. */
  readonly prefix?: string;
  readonly limit?: number;
  readonly descending?: boolean;
  /** Sort key to continue after. */
  readonly after?: string;
}

/** Every call may throw `StorageDown`; the conditional ones `ConditionFailed`. Reads are strongly consistent. */
export interface Table {
  get(key: Key): Promise<Item | undefined>;
  put(item: Item & Key, check?: Check): Promise<void>;
  /** Changes or creates an item in one conditional write; resolves with the item as it then is. */
  update(key: Key, change: Change): Promise<Item>;
  remove(key: Key, check?: Check): Promise<void>;
  /** All items of a partition that are selected, at most `limit`. DynamoDB reads 1 MB at a time: this reads on. */
  query(pk: string, page?: Page): Promise<readonly Item[]>;
  /** The same table, whose calls give up at an instant (epoch ms), because the gateway waits no longer. */
  until(deadline: number): Table;
}

/** The condition of a write did not hold; this attempt wrote nothing. */
export class ConditionFailed extends Error {
  /** The item at that time, if the server returns it (AWS does, the local double does not). */
  readonly item: Item | undefined;
  /** True when the answer of an earlier attempt of the same write was lost: it may have been made, or may yet be made. */
  readonly doubtful: boolean;

  /** By its name: every bundle has a class of its own, and a process may run many. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return Error[Symbol.hasInstance](error) && Reflect.get(Object(error), 'name') === 'ConditionFailed';
  }

  constructor(item?: Item, doubtful = false, options?: ErrorOptions) {
    super('The condition does not hold', options);
    this.name = 'ConditionFailed';
    this.item = item;
    this.doubtful = doubtful;
  }
}

/** DynamoDB failed or did not answer. */
export class StorageDown extends Error {
  /** True when the write certainly was not made; false when its answer was lost and it may have been. */
  readonly unwritten: boolean;

  /** By its name: every bundle has a class of its own, and a process may run many. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return Error[Symbol.hasInstance](error) && Reflect.get(Object(error), 'name') === 'StorageDown';
  }

  constructor(reason: string, unwritten: boolean, options?: ErrorOptions) {
    super(`Storage did not answer: ${reason}`, options);
    this.name = 'StorageDown';
    this.unwritten = unwritten;
  }
}

/**
 * Whether a conditional write was made: false where its condition did not hold.
 * @example
 * isWritten(Promise.resolve()) // → true
 */
export const isWritten = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * The change that sets attributes.
 * @example
 * changeTo({ state: 'active' }).update // → 'SET #state = :set_state'
 */
export const changeTo = (fields: Item): Required<Omit<Change, 'condition'>> => {
  const entries = Object.entries(fields);
  return {
    update: `SET ${entries.map(([name]) => `#${name} = :set_${name}`).join(', ')}`,
    names: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(entries.map(([name, value]) => [`:set_${name}`, value])),
  };
};

/**
 * A text attribute, or '' where there is none.
 * @example
 * itemText({ pk: 'a', sk: 'b', plan: 'free' }, 'plan') // → 'free'
 */
export const itemText = (item: Item, name: string): string => {
  const value = item[name];
  return typeof value === 'string' ? value : '';
};

/**
 * A number attribute, or `absent` (0) where there is none.
 * @example
 * itemNumber({ pk: 'a', sk: 'b' }, 'used', 0) // → 0
 */
export const itemNumber = (item: Item, name: string, absent = 0): number => {
  const value = item[name];
  return typeof value === 'number' ? value : absent;
};

/** A list of texts, from a list or a string set; empty where there is none. */
export const itemTexts = (item: Item, name: string): readonly string[] => {
  const value = item[name];
  const all: unknown[] = value instanceof Set || Array.isArray(value) ? [...value] : [];
  return all.filter((entry): entry is string => typeof entry === 'string');
};
