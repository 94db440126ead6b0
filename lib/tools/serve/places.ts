/** Where data can move from and to: a folder of `npm run serve`, or a table and a bucket of AWS. */
import { paginateScan } from '@aws-sdk/client-dynamodb';
import { fileVault } from '../../adapters/storage/key-file.ts';
import { openSqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { fromWireItem } from '../../adapters/storage/attribute.ts';
import { objectsOf, openS3 } from '../../adapters/storage/objects.ts';
import { openClient, tableOf } from '../../adapters/storage/table.ts';
import { sharedVault } from '../../adapters/storage/vault.ts';
import { itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Vault } from '../../contract/ports/vault.ts';
import { lockFolder } from '../local/lock.ts';
import { keyFile, openObjects, tableFile } from './installation.ts';

export interface Place {
  readonly table: Table;
  readonly objects: Objects;
  /** The master key of the keys of accounts. */
  readonly vault: Vault;
  /** Every item. */
  all(): AsyncIterable<Item & Key>;
  close(): void;
}

/** A folder. `writes`: nobody else may have it; else others may read it too. Throws with who has it. */
export const folderPlace = (folder: string, writes: boolean): Place => {
  const taken = lockFolder(folder, `npm run ${writes ? 'import' : 'export'} (process ${process.pid})`, !writes);
  if ('heldBy' in taken)
    throw new Error(`The data in ${folder} are in use by ${taken.heldBy}: end it, or start it with UDAYA_READONLY=1.`);
  const { table, all, close } = openSqliteTable(tableFile(folder), !writes);
  return {
    table,
    objects: openObjects({ folder, url: '' }, table),
    vault: fileVault(keyFile(folder)),
    async *all() {
      yield* all();
    },
    close: () => {
      close();
      taken.release();
    },
  };
};

/** Names of what an account of AWS has, whose master key `UDAYA_MASTER_KEY` names; the doubles of a local service by the variables of the environment. */
export interface Cloud {
  readonly table: string;
  readonly bucket: string;
}

/** The table and the bucket of an account. */
export const cloudPlace = ({ table: TableName, bucket }: Cloud): Place => {
  const { UDAYA_DYNAMODB_ENDPOINT: endpoint, UDAYA_S3_ENDPOINT: store } = process.env;
  const client = openClient(endpoint);
  const s3 = openS3(store);
  return {
    table: tableOf(client, TableName),
    objects: objectsOf(s3, bucket),
    vault: { wrap: (...of) => sharedVault().wrap(...of), unwrap: (...of) => sharedVault().unwrap(...of) },
    async *all() {
      for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
        for (const wire of Items) {
          const item = fromWireItem(wire);
          yield { ...item, pk: itemText(item, 'pk'), sk: itemText(item, 'sk') };
        }
    },
    close: () => {
      client.destroy();
      s3.destroy();
    },
  };
};
