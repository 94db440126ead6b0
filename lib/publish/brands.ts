/** Brands of an account: partition `brand#<account>`. A logo lies in the bucket under its digest; deleting a brand keeps what was printed with it. */
import { createHash, randomInt } from 'node:crypto';
import { AppError } from '../contract/app-error.ts';
import { invalidFields } from '../contract/field-errors.ts';
import type { Press } from '../press/press.ts';
import { textOf, type Item } from '../storage/attribute.ts';
import type { Objects } from '../storage/objects.ts';
import type { Key, Table } from '../storage/table.ts';
import { dataUriBytes, LOGO_BYTES, logoHead } from './logo.ts';

/** Most brands of an account. */
export const MAX_BRANDS = 50;

/** A brand as it is stored; empty texts where nothing was sent. */
export interface BrandRecord {
  readonly id: string;
  readonly name: string;
  readonly primary: string;
  readonly cover: string;
  readonly footer: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly web: string;
  /** Key of the logo in the bucket; empty for none. */
  readonly logo: string;
}

const partition = (customer: string): string => `brand#${customer}`;
const keyOf = (customer: string, id: string): Key => ({ pk: partition(customer), sk: id });

/** A new id. */
export const newBrandId = (): string => `b${Array.from({ length: 16 }, () => randomInt(36).toString(36)).join('')}`;

const recordOf = (item: Item): BrandRecord => ({
  id: textOf(item, 'sk'),
  name: textOf(item, 'name'),
  primary: textOf(item, 'primary'),
  cover: textOf(item, 'cover'),
  footer: textOf(item, 'footer'),
  email: textOf(item, 'email'),
  phone: textOf(item, 'phone'),
  address: textOf(item, 'address'),
  web: textOf(item, 'web'),
  logo: textOf(item, 'logo'),
});

/** Keeps a brand, new or changed. */
export const saveBrand = (table: Table, customer: string, { id, ...brand }: BrandRecord): Promise<void> =>
  table.put({ ...keyOf(customer, id), ...brand });

/** The brands of an account, by id. */
export const listBrands = async (table: Table, customer: string): Promise<readonly BrandRecord[]> =>
  (await table.query(partition(customer), { limit: MAX_BRANDS })).map(recordOf);

/** A brand. Throws RESOURCE_NOT_FOUND for one that is unknown or another customer's. */
export const findBrand = async (table: Table, customer: string, id: string): Promise<BrandRecord> => {
  const item = await table.get(keyOf(customer, id));
  if (!item) throw new AppError('RESOURCE_NOT_FOUND');
  return recordOf(item);
};

/** Deletes a brand. Its logo stays where reports that are being made may still read it. */
export const forgetBrand = (table: Table, customer: string, id: string): Promise<void> =>
  table.remove(keyOf(customer, id));

const refused = (why: string): AppError =>
  invalidFields({
    field: 'logo',
    code: 'UNKNOWN_VALUE',
    message: `logo ${why}.`,
    expected: 'a PNG or JPEG of 32 to 2000 pixels a side, at most 150 KB, as data:image/png;base64,…',
  });

/** Reads a logo from its data URI, keeps it as a plain PNG, and returns its key. Throws a 400 that says what is wrong with it. */
export const keepLogo = async (
  { objects, press }: { readonly objects: Objects; readonly press: Press },
  customer: string,
  uri: string,
): Promise<string> => {
  const bytes = dataUriBytes(uri);
  if (bytes === null) throw refused('must be a data URI in base64');
  if (bytes.length > LOGO_BYTES) throw refused(`has ${bytes.length} bytes; ${LOGO_BYTES} are allowed`);
  const head = logoHead(bytes);
  if (typeof head === 'string') throw refused(head);
  const png = await press.logo(bytes, head);
  if (png === null) throw refused('cannot be read');
  const key = `brands/${customer}/${createHash('sha256').update(png).digest('hex')}.png`;
  await objects.put(key, { bytes: png, type: 'image/png' });
  return key;
};
