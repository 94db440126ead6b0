/**
 * The master key that the environment names: `UDAYA_MASTER_KEY` (ARN of a key of KMS), else `UDAYA_KEY_FILE` (a file on this
 * machine).
 */
import type { Vault } from '../../contract/ports/vault.ts';
import { fileVault } from './key-file.ts';
import { kmsVault } from './kms-vault.ts';
import { opened } from './opened.ts';

/** The vault of the environment, opened on first use. Throws a plain Error where none is named. */
export const sharedVault = opened(['UDAYA_MASTER_KEY', 'UDAYA_KEY_FILE'], (env): Vault => {
  const { UDAYA_MASTER_KEY: arn, UDAYA_KEY_FILE: file } = env;
  if (arn) return kmsVault(arn);
  if (file) return fileVault(file);
  throw new Error('neither UDAYA_MASTER_KEY nor UDAYA_KEY_FILE is set');
});
