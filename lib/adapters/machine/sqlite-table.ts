/**
 * The table in one file of SQLite, for a service on one machine. Writes of one turn of the event loop are committed together,
 * and nothing that saw them is answered before they are on the disk: `synchronous=FULL`, a write-ahead log. The service that
 * holds a folder is the only one that writes to it (`lib/tools/local/lock.ts`), but for
 * `npm run incident`, whose rows nobody else writes; others may read and copy it meanwhile.
 */
import { DatabaseSync } from 'node:sqlite';
import {
  ConditionFailed,
  StorageDown,
  type Check,
  type Item,
  type Key,
  type Page,
  type Table,
} from '../../contract/ports/table.ts';
import { checkItem, checkKey, checkValues, itemOf, textOf } from './document.ts';
import { holds, updated } from './expression.ts';
import { ExpressionFault } from './reader.ts';

/** A table that can be counted out, cleared of what has expired, and closed. */
export interface SqliteTable {
  readonly table: Table;
  /** Every item, in the order of keys, as it is when it is reached. */
  all(): Iterable<Item & Key>;
  /** Deletes the items whose `ttl` lies before an instant (epoch ms); resolves with their number. */
  expire(now: number): Promise<number>;
  /** Commits what is open and closes the file. */
  close(): void;
}

/** Form of the file; another one is refused. */
const VERSION = 1;
/** How long a write waits for a process that copies the file. */
const BUSY_MS = 5000;
/** No sort key that begins with a prefix lies behind this, as nothing that we name holds the last character of Unicode. */
const LAST = '\u{10ffff}';
/** Rows that `all` reads at a time. */
const PIECE = 1000;

const SCHEMA = `
CREATE TABLE IF NOT EXISTS items(
  pk TEXT NOT NULL, sk TEXT NOT NULL, doc TEXT NOT NULL, ttl INTEGER, PRIMARY KEY(pk, sk)
) WITHOUT ROWID, STRICT;
CREATE INDEX IF NOT EXISTS expiring ON items(ttl) WHERE ttl IS NOT NULL;
PRAGMA user_version = ${VERSION};`;

const open = (file: string, readOnly: boolean): DatabaseSync => {
  const db = new DatabaseSync(file, { readOnly, timeout: BUSY_MS });
  try {
    if (!readOnly) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    const version = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version !== VERSION && (version !== 0 || readOnly))
      throw new Error(`${file} has the form ${version} of another version of this service; this one reads ${VERSION}.`);
    if (version === 0) db.exec(SCHEMA);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/** A fault of an expression or of the file, as the port tells it: nothing was written. */
const asDown = (error: unknown): unknown => {
  if (error instanceof ConditionFailed || error instanceof StorageDown) return error;
  const reason = error instanceof ExpressionFault ? 'ValidationException' : 'SQLite';
  return new StorageDown(reason, true, { cause: error });
};

const expiryOf = ({ ttl }: Item): number | null => (typeof ttl === 'number' ? Math.floor(ttl) : null);

/** Opens or makes the table in a file. `readOnly`: every write is refused with `StorageDown`. Throws what SQLite throws. */
export const openSqliteTable = (file: string, readOnly = false): SqliteTable => {
  const db = open(file, readOnly);
  const rows = {
    find: db.prepare('SELECT doc FROM items WHERE pk = ? AND sk = ?'),
    write: db.prepare(
      'INSERT INTO items(pk, sk, doc, ttl) VALUES(?, ?, ?, ?) ON CONFLICT(pk, sk) DO UPDATE SET doc = excluded.doc, ttl = excluded.ttl',
    ),
    remove: db.prepare('DELETE FROM items WHERE pk = ? AND sk = ?'),
    up: db.prepare('SELECT sk, doc FROM items WHERE pk = ? AND sk >= ? AND sk <= ? AND sk > ? ORDER BY sk LIMIT ?'),
    down: db.prepare(
      'SELECT sk, doc FROM items WHERE pk = ? AND sk >= ? AND sk <= ? AND sk < ? ORDER BY sk DESC LIMIT ?',
    ),
    after: db.prepare('SELECT pk, sk, doc FROM items WHERE (pk, sk) > (?, ?) ORDER BY pk, sk LIMIT ?'),
    expire: db.prepare('DELETE FROM items WHERE ttl < ?'),
  };
  /** The commit of this turn, while one is to come. */
  let committing: Promise<void> | undefined;

  const commit = (): void => {
    committing = undefined;
    try {
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw asDown(error);
    }
  };
  const begin = (): void => {
    if (readOnly) throw new StorageDown('it is open for reading only', true);
    if (committing) return;
    db.exec('BEGIN IMMEDIATE');
    committing = new Promise((resolve, reject) => {
      setImmediate(() => {
        try {
          if (committing) commit();
          resolve();
        } catch (error) {
          reject(asDown(error));
        }
      });
    });
    // Whoever wrote or read meanwhile waits for it.
    committing.catch(() => undefined);
  };

  /** Does something at once, and answers when all that it may have seen is on the disk. */
  const act = async <T>(deadline: number, work: () => T): Promise<T> => {
    if (Date.now() >= deadline) throw new StorageDown('no time left', true);
    try {
      const result = work();
      await committing;
      return result;
    } catch (error) {
      await committing;
      throw asDown(error);
    }
  };

  const find = (key: Key): Item | undefined => {
    checkKey(key);
    const doc = rows.find.get(key.pk, key.sk)?.['doc'];
    return typeof doc === 'string' ? itemOf(key, doc) : undefined;
  };
  const write = (key: Key, item: Item): void => {
    checkItem(item);
    begin();
    rows.write.run(key.pk, key.sk, textOf(item), expiryOf(item));
  };
  const check = (before: Item | undefined, wanted: Check): void => {
    checkValues(wanted.values);
    if (!holds(before ?? {}, wanted)) throw new ConditionFailed(before);
  };
  const select = (pk: string, { prefix = '', limit = -1, descending = false, after }: Page): readonly Item[] => {
    checkKey({ pk, sk: prefix || 'any' });
    const bounds = [pk, prefix, prefix + LAST] as const;
    const found = descending
      ? rows.down.all(...bounds, after ?? prefix + LAST + LAST, limit)
      : rows.up.all(...bounds, after ?? '', limit);
    return found.map(({ sk, doc }) => itemOf({ pk, sk: String(sk) }, String(doc)));
  };

  const tableUntil = (deadline: number): Table => ({
    get: (key) => act(deadline, () => find(key)),
    put: (item, wanted = {}) =>
      act(deadline, () => {
        check(find(item), wanted);
        write(item, item);
      }),
    update: ({ pk, sk }, change) =>
      act(deadline, () => {
        const before = find({ pk, sk });
        checkValues(change.values);
        const after = updated({ pk, sk, ...before }, before ?? {}, change);
        if (after === null) throw new ConditionFailed(before);
        write({ pk, sk }, after);
        return after;
      }),
    remove: (key, wanted = {}) =>
      act(deadline, () => {
        check(find(key), wanted);
        begin();
        rows.remove.run(key.pk, key.sk);
      }),
    query: (pk, page = {}) => act(deadline, () => select(pk, page)),
    until: (earlier) => tableUntil(Math.min(deadline, earlier)),
  });

  return {
    table: tableUntil(Infinity),
    *all() {
      let [pk, sk] = ['', ''];
      for (;;) {
        const piece = rows.after.all(pk, sk, PIECE);
        for (const row of piece) {
          [pk, sk] = [String(row['pk']), String(row['sk'])];
          yield { ...itemOf({ pk, sk }, String(row['doc'])), pk, sk };
        }
        if (piece.length < PIECE) return;
      }
    },
    expire: (now) =>
      act(Infinity, () => {
        begin();
        return Number(rows.expire.run(Math.floor(now / 1000)).changes);
      }),
    close: () => {
      if (committing) commit();
      db.close();
    },
  };
};
