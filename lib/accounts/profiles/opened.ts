/** Saved births for a call that names them by `profile_id`. */
import { sharedTable } from '../../adapters/storage/table.ts';
import { sharedVault } from '../../adapters/storage/vault.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import { profileReader } from './store.ts';

/** Reads the births of a space, each once. Throws `StorageDown`. */
export const openedProfiles = (space: string): Caller['profile'] => {
  const read = profileReader({ table: sharedTable(), vault: sharedVault(), space });
  const found = new Map<string, ReturnType<Caller['profile']>>();
  return (id) => {
    const reading = found.get(id) ?? read(id);
    found.set(id, reading);
    return reading;
  };
};
