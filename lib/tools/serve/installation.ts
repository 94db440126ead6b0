/** Where a service on one machine keeps what it knows: one folder, and the address under which it is reached. */
import { join } from 'node:path';
import { folderObjects } from '../../adapters/machine/folder-objects.ts';
import { secretFor } from '../../adapters/storage/secrets.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';

export interface Installation {
  /** The folder of all data. */
  readonly folder: string;
  /** Our own address, without a slash at the end. */
  readonly url: string;
}

/** The file of the table. */
export const tableFile = (folder: string): string => join(folder, 'udaya.db');
/** The folder of the objects. */
export const objectsFolder = (folder: string): string => join(folder, 'objects');
/** The folder of the gateway's log. */
export const accessFolder = (folder: string): string => join(folder, 'access');

/** The secret that signs links to objects. */
export const linkSecret = (table: Table): Promise<Buffer> => secretFor(table, 'objects');

/** The objects of an installation. */
export const openObjects = ({ folder, url }: Installation, table: Table): Objects =>
  folderObjects(objectsFolder(folder), { base: url, secret: () => linkSecret(table) });
