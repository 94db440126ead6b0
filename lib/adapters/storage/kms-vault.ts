/**
 * The master key of a deployed service: a symmetric key of AWS KMS, which never leaves it. The partition of an account's births
 * is part of what KMS seals (its encryption context), so a wrapped key that is moved to another account does not open, and
 * CloudTrail says whose key was asked for.
 */
import type { KMSClient } from '@aws-sdk/client-kms';
import { StorageDown, type Key } from '../../contract/ports/table.ts';
import type { Vault } from '../../contract/ports/vault.ts';

/** Begins every key that KMS has wrapped. */
const WRAPPED = 'kms1.';
/** What a role's right to the key is bound to (`lib/tools/deploy/permissions.ts`). */
export const PURPOSE = 'udaya births';
/** Longest wait for one attempt; KMS throttles, so there are three. */
const ANSWER_MS = 1500;
const ATTEMPTS = 3;
/** A process remembers so many keys, each for so long: an app asks for the births of one account again and again. */
const KNOWN = 500;
const KNOWN_MS = 300_000;

/** What KMS says of a text that the key did not wrap, or not for this partition. */
const FOREIGN: readonly string[] = ['IncorrectKeyException', 'InvalidCiphertextException'];

const contextOf = ({ pk }: Key): Record<string, string> => ({ purpose: PURPOSE, partition: pk });

const clientOf = async (): Promise<KMSClient> => {
  const { KMSClient: Client } = await import('@aws-sdk/client-kms');
  return new Client({
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: 500, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  });
};

/** The vault of a key of KMS, by its ARN. `now`: epoch milliseconds. */
export const kmsVault = (KeyId: string, now: () => number = Date.now): Vault => {
  let opening: Promise<KMSClient> | undefined;
  const known = new Map<string, { readonly key: Buffer; readonly until: number }>();
  const remember = (name: string, key: Buffer): Buffer => {
    const [oldest] = known.keys();
    if (known.size >= KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(name, { key, until: now() + KNOWN_MS });
    return key;
  };
  return {
    wrap: async (at, key) => {
      try {
        const { EncryptCommand } = await import('@aws-sdk/client-kms');
        const client = await (opening ??= clientOf());
        const { CiphertextBlob: sealed } = await client.send(
          new EncryptCommand({ KeyId, Plaintext: key, EncryptionContext: contextOf(at) }),
        );
        if (!sealed) throw new Error('the answer is empty');
        return WRAPPED + Buffer.from(sealed).toString('base64url');
      } catch (error) {
        throw new StorageDown(error instanceof Error ? error.name : 'unknown', true, { cause: error });
      }
    },
    unwrap: async (at, wrapped) => {
      if (!wrapped.startsWith(WRAPPED)) return null;
      const name = `${at.pk}\n${wrapped}`;
      const found = known.get(name);
      if (found && found.until > now()) return found.key;
      known.delete(name);
      try {
        const { DecryptCommand } = await import('@aws-sdk/client-kms');
        const client = await (opening ??= clientOf());
        const CiphertextBlob = Buffer.from(wrapped.slice(WRAPPED.length), 'base64url');
        const { Plaintext: key } = await client.send(
          new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext: contextOf(at) }),
        );
        return key ? remember(name, Buffer.from(key)) : null;
      } catch (error) {
        if (error instanceof Error && FOREIGN.includes(error.name)) return null;
        throw new StorageDown(error instanceof Error ? error.name : 'unknown', true, { cause: error });
      }
    },
  };
};
