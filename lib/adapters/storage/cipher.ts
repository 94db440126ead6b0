/**
 * Texts that are encrypted inside items: AES-256-GCM, bound to the key of their item, so that a text moved to another item
 * does not open. On AWS the data key is a secret that CloudFormation makes once; a process reads it when it seals or opens the
 * first text: a copy of the table, a backup or an export of it opens nothing. The template cannot put it into environments: it
 * may resolve 60 secrets, and every function of a charged call may have to keep a body. A local service derives the key from
 * the secret of its installation.
 *
 * Environment: `UDAYA_DATA_KEY` (ARN of the secret).
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { secretFor } from './secrets.ts';
import { sharedTable } from './table.ts';
import { StorageDown, type Key, type Table } from '../../contract/ports/table.ts';
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

/** Longest wait for the secret, for one of two attempts. */
const SECRET_MS = 1500;

/** The cipher of a secret of Secrets Manager. Throws `StorageDown`. */
const cipherOfSecret = async (SecretId: string): Promise<Cipher> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 500, requestTimeout: SECRET_MS, throwOnRequestTimeout: true },
  });
  try {
    const { SecretString: secret } = await client.send(new GetSecretValueCommand({ SecretId }));
    if (!secret) throw new Error('the secret is empty');
    return cipherOf(Buffer.from(hkdfSync('sha256', secret, '', 'udaya fields', KEY_BYTES)));
  } catch (error) {
    throw new StorageDown(error instanceof Error ? error.name : 'unknown', true, { cause: error });
  } finally {
    client.destroy();
  }
};

interface Opening {
  cipher?: Promise<Cipher>;
}
const openingOf = opened(['UDAYA_DATA_KEY'], (): Opening => ({}));

/** The cipher of the environment: of its data key, else of the installation. Throws `StorageDown`. */
export const sharedCipher = async (): Promise<Cipher> => {
  const secret = process.env['UDAYA_DATA_KEY'];
  if (!secret) return installationCipher(sharedTable());
  const opening = openingOf();
  opening.cipher ??= cipherOfSecret(secret);
  // A failure is not kept: the next call reads again.
  opening.cipher.catch(() => delete opening.cipher);
  return opening.cipher;
};
