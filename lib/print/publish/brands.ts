/** Brands of an account: partition `brand#<account>`. A logo lies in the bucket under its digest; deleting a brand keeps what was printed with it. */
import { createHash, randomInt } from 'node:crypto';
import { AppError } from '../../contract/frame/app-error.ts';
import {
  BRAND_LANGUAGES,
  COVERS,
  INVOCATIONS,
  ORNAMENTS,
  type BrandInvocation,
  type BrandLanguage,
  type BrandOrnament,
  type Cover,
} from '../../contract/suites/brand.ts';
import { invalidField } from '../../contract/frame/field-errors.ts';
import type { Press } from '../../contract/ports/press.ts';
import { isSandbox, otherSpaceOf } from '../../accounts/sandbox/space.ts';
import { itemText, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { BRANDS, UPLOADS } from '../../adapters/storage/folders.ts';
import { dataUriBytes, LOGO_BYTES, logoHead, UPLOADED_BYTES } from './logo.ts';

/** Largest side in pixels at which a picture is kept: a portrait is printed small, at 200 dots an inch. */
const LOGO_SIDE = 800;
const PHOTO_SIDE = 330;

/** Most brands of an account. */
export const MAX_BRANDS = 50;

/** A brand as it is stored; empty texts where nothing was sent. */
export interface BrandRecord {
  readonly id: string;
  readonly name: string;
  readonly primary: string;
  /** `#rrggbb`, or empty for the main colour. */
  readonly accent: string;
  readonly cover: Cover;
  readonly ornament: BrandOrnament;
  readonly invocation: BrandInvocation;
  readonly invocation_text: string;
  /** Whether the verse of birth charts stands on the cover. */
  readonly verse: boolean;
  /** Whether reports name the engine. */
  readonly engine_credit: boolean;
  /** Of reports that are ordered without one, or `any`. */
  readonly language: BrandLanguage;
  readonly tagline: string;
  readonly footer: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly web: string;
  /** Words on the last page. */
  readonly closing: string;
  /** Keys of logo and portrait in the bucket; empty for none. */
  readonly logo: string;
  readonly photo: string;
}

const partition = (customer: string): string => `brand#${customer}`;
const brandKey = (customer: string, id: string): Key => ({ pk: partition(customer), sk: id });

/** A new id. */
export const newBrandId = (): string => `b${Array.from({ length: 16 }, () => randomInt(36).toString(36)).join('')}`;

/** Brands that were stored before a member was known have its default. */
const recordOf = (item: Item): BrandRecord => ({
  id: itemText(item, 'sk'),
  name: itemText(item, 'name'),
  primary: itemText(item, 'primary'),
  accent: itemText(item, 'accent'),
  cover: COVERS.find((cover) => cover === itemText(item, 'cover')) ?? 'plain',
  ornament: ORNAMENTS.find((ornament) => ornament === itemText(item, 'ornament')) ?? 'auto',
  invocation: INVOCATIONS.find((invocation) => invocation === itemText(item, 'invocation')) ?? 'auto',
  invocation_text: itemText(item, 'invocation_text'),
  verse: item['verse'] === true,
  engine_credit: item['engine_credit'] === true,
  language: BRAND_LANGUAGES.find((language) => language === itemText(item, 'language')) ?? 'any',
  tagline: itemText(item, 'tagline'),
  footer: itemText(item, 'footer'),
  email: itemText(item, 'email'),
  phone: itemText(item, 'phone'),
  address: itemText(item, 'address'),
  web: itemText(item, 'web'),
  closing: itemText(item, 'closing'),
  logo: itemText(item, 'logo'),
  photo: itemText(item, 'photo'),
});

/** Keeps a brand, new or changed. */
export const saveBrand = (table: Table, customer: string, { id, ...brand }: BrandRecord): Promise<void> =>
  table.put({ ...brandKey(customer, id), ...brand });

/** The brands of an account, by id. */
export const listBrands = async (table: Table, customer: string): Promise<readonly BrandRecord[]> =>
  (await table.query(partition(customer), { limit: MAX_BRANDS })).map(recordOf);

/** A brand of a space, named by a field of the request. Throws RESOURCE_NOT_FOUND, which says why, for one that is not in it. */
export const findBrand = async (table: Table, customer: string, id: string, field = 'id'): Promise<BrandRecord> => {
  const item = await table.get(brandKey(customer, id));
  if (!item) {
    const elsewhere = await table.get(brandKey(otherSpaceOf(customer), id));
    const message = elsewhere ? apart(field, customer) : `${field} is of no brand of this account.`;
    throw new AppError('RESOURCE_NOT_FOUND', { message, details: [{ field, code: 'UNKNOWN_VALUE', message }] });
  }
  return recordOf(item);
};

/** Why a brand that the account has is not there: it was made with keys of the other kind. */
const apart = (field: string, space: string): string => {
  const [own, other] = isSandbox(space) ? ['sandbox', 'live'] : ['live', 'sandbox'];
  return `${field} is of a brand made with a ${other} key, and this is a ${own} key: what the two store lies apart. Make the brand with a ${own} key too, or send a ${other} key.`;
};

/** Deletes a brand. Its logo stays where reports that are being made may still read it. */
export const forgetBrand = (table: Table, customer: string, id: string): Promise<void> =>
  table.remove(brandKey(customer, id));

const refused = (field: 'logo' | 'photo', why: string): AppError =>
  invalidField(
    field,
    'UNKNOWN_VALUE',
    `${field} ${why}.`,
    `a PNG or JPEG of 32 to 2000 pixels a side, 8 bits a channel, RGB or grey: at most 150 KB as data:image/png;base64,…${field === 'logo' ? ', at most 1 MB by logo_upload' : ''}`,
  );

interface LogoPorts {
  readonly objects: Objects;
  readonly press: Press;
}

/** A picture that was sent: the field it came in, and how many bytes that may have. */
interface Sent {
  readonly field: 'logo' | 'photo';
  readonly bytes: Buffer;
  readonly most: number;
}

/** Keeps a picture as a plain PNG under its digest, and returns its key. Throws a 400 that says what is wrong with it. */
const keepBytes = async (
  { objects, press }: LogoPorts,
  customer: string,
  { field, bytes, most }: Sent,
): Promise<string> => {
  if (bytes.length > most) throw refused(field, `has ${bytes.length} bytes; ${most} are allowed`);
  const head = logoHead(bytes);
  if (typeof head === 'string') throw refused(field, head);
  const png = await press.logo(bytes, head, field === 'photo' ? PHOTO_SIDE : LOGO_SIDE);
  if (png === null) throw refused(field, 'cannot be read');
  const key = `${BRANDS}/${customer}/${createHash('sha256').update(png).digest('hex')}.png`;
  await objects.put(key, { bytes: png, type: 'image/png' });
  return key;
};

/** What a logo is sent as that was put to its own address. */
const UPLOADED = 'uploaded';
const uploadKey = (customer: string, id: string): string => `${UPLOADS}/${customer}/${id}`;

/** Seconds for which an address takes a logo. */
export const UPLOAD_SECONDS = 600;

/** The address to which the logo of a brand may be put, in just this type and size. */
export const uploadAddress = (
  objects: Objects,
  customer: string,
  id: string,
  { type, bytes }: { readonly type: string; readonly bytes: number },
): Promise<string> => objects.upload(uploadKey(customer, id), { seconds: UPLOAD_SECONDS, type, bytes });

/** Keeps the logo of brand `id`, from its data URI or, for `uploaded`, as it was put to its address; returns its key. */
export const keepLogo = async (ports: LogoPorts, customer: string, id: string, logo: string): Promise<string> => {
  if (logo !== UPLOADED) {
    const bytes = dataUriBytes(logo);
    if (bytes === null) throw refused('logo', 'must be a data URI in base64');
    return keepBytes(ports, customer, { field: 'logo', bytes, most: LOGO_BYTES });
  }
  const sent = await ports.objects.get(uploadKey(customer, id));
  if (!sent) throw refused('logo', 'was not uploaded: ask for an address with logo_upload and put it there first');
  const key = await keepBytes(ports, customer, { field: 'logo', bytes: Buffer.from(sent.bytes), most: UPLOADED_BYTES });
  await ports.objects.remove(uploadKey(customer, id));
  return key;
};

/** Keeps a portrait from its data URI, and returns its key; empty for none. */
export const keepPhoto = async (ports: LogoPorts, customer: string, photo: string): Promise<string> => {
  if (photo === '') return '';
  const bytes = dataUriBytes(photo);
  if (bytes === null) throw refused('photo', 'must be a data URI in base64');
  return keepBytes(ports, customer, { field: 'photo', bytes, most: LOGO_BYTES });
};
