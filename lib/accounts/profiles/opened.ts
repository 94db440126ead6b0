/** Saved births for a call that names them by `profile_id`. */
import { sharedTable } from '../../adapters/storage/table.ts';
import { sharedVault } from '../../adapters/storage/vault.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { Verdict } from '../../contract/frame/verdict.ts';
import { profileReader } from './store.ts';

/** Reads the births of a caller, each once. Throws `StorageDown`. */
export const openedProfiles = ({ customer, kind }: Pick<Verdict, 'customer' | 'kind'>): Caller['profile'] => {
  const read = profileReader({
    table: sharedTable(),
    vault: sharedVault(),
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
