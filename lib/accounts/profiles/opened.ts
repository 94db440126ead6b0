/** Saved births for a call that names them by `profile_id`. */
import { sharedCipher } from '../../adapters/storage/cipher.ts';
import { sharedTable } from '../../adapters/storage/table.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Verdict } from '../../contract/frame/verdict.ts';
import { profileReader } from './store.ts';

/** Reads the births of a caller, each once. Throws `StorageDown`. */
export const openedProfiles = async ({
  customer,
  kind,
}: Pick<Verdict, 'customer' | 'kind'>): Promise<Caller['profile']> => {
  const read = profileReader({
    table: sharedTable(),
    cipher: await sharedCipher(),
    customer,
    sandbox: kind === 'sandbox',
  });
  const found = new Map<string, ReturnType<Caller['profile']>>();
  return (id) => {
    const reading = found.get(id) ?? read(id);
    found.set(id, reading);
    return reading;
  };
};
