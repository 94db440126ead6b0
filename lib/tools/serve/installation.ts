/** Where a service on one machine keeps what it knows: one folder, and the address under which it is reached. */
import { join, resolve } from 'node:path';
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

const ROOT = join(import.meta.dirname, '../../..');

/** The folder of data that a command means: the one that it was given, else `UDAYA_DATA`, else `.serve`. */
export const dataFolder = (given: string | undefined): string =>
  resolve(ROOT, given ?? process.env['UDAYA_DATA'] ?? '.serve');

/** The file of the table. */
export const tableFile = (folder: string): string => join(folder, 'udaya.db');
/** The file of the master keys. */
export const keyFile = (folder: string): string => join(folder, 'master-keys.json');
/** The folder of the objects. */
export const objectsFolder = (folder: string): string => join(folder, 'objects');
/** The folder of the gateway's log. */
export const accessFolder = (folder: string): string => join(folder, 'access');

/** The secret that signs links to objects. */
export const linkSecret = (table: Table): Promise<Buffer> => secretFor(table, 'objects');

/** The objects of an installation. */
export const openObjects = ({ folder, url }: Installation, table: Table): Objects =>
  folderObjects(objectsFolder(folder), { base: url, secret: () => linkSecret(table) });
