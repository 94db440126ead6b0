/**
 * Texts that are encrypted inside items: AES-256-GCM, bound to the key of their item, so that a text moved to another item
 * does not open. On AWS the data key is a secret that CloudFormation makes once and puts into the environment of the few
 * functions that need it, and those whose charged bodies may be kept (`UDAYA_DATA_KEY`): a copy of the table, a backup or an export of it opens nothing. That costs no
 * call, no package and no code; a key of KMS would add a request to each first use for the same protection. A local service
 * derives the key from the secret of its installation.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretFor } from './secrets.ts';
import { sharedTable } from './table.ts';
import type { Key, Table } from '../../contract/ports/table.ts';
import type { Cipher } from '../../contract/ports/cipher.ts';
import { opened } from './opened.ts';

/** Begins every sealed text. A change of the way texts are sealed changes it. */
export const SEALED = 'sealed1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

const boundTo = ({ pk, sk }: Key): Buffer => Buffer.from(`${pk}\n${sk}`);

/** The cipher of a key of 32 bytes. */
export const cipherOf = (key: Buffer): Cipher => ({
  seal: (at, text) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(boundTo(at));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  },
  open: (at, sealed) => {
    const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url');
    if (!sealed.startsWith(SEALED) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(boundTo(at))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
    } catch {
      return null;
    }
  },
});

/** The cipher of an installation without a data key of its own. */
export const installationCipher = async (table: Table): Promise<Cipher> => cipherOf(await secretFor(table, 'fields'));

const cipherOfKey = opened(['UDAYA_DATA_KEY'], ({ UDAYA_DATA_KEY: secret }) =>
  secret ? cipherOf(Buffer.from(hkdfSync('sha256', secret, '', 'udaya fields', KEY_BYTES))) : null,
);

/** The cipher of the environment: of its data key, else of the installation. Throws `StorageDown`. */
export const sharedCipher = async (): Promise<Cipher> => cipherOfKey() ?? installationCipher(sharedTable());
