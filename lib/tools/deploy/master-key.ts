/**
 * `npm run master-key`: wraps the keys of all accounts with a new master key. What it was broken off at is done by doing it again.
 *
 *   npm run master-key -- [--data <folder>]                  adds a key to the file of `npm run serve`, which must have ended
 *   npm run master-key -- --table <name> --from <key ARN>    wraps with the key of KMS that UDAYA_MASTER_KEY names
 *
 * KMS renews the material of a key by itself every year, and opens what older material sealed: that needs no command. This one is
 * for a key that must go. Keys of a file stay in it, for older backups.
 */
import { parseArgs } from 'node:util';
import { isHead, rewrapKey } from '../../accounts/profiles/seal.ts';
import { addMasterKey } from '../../adapters/storage/key-file.ts';
import { kmsVault } from '../../adapters/storage/kms-vault.ts';
import type { Vault } from '../../contract/ports/vault.ts';
import { dataFolder, keyFile } from '../serve/installation.ts';
import { cloudPlace, folderPlace, type Place } from '../serve/places.ts';
import { run } from '../local/program.ts';

/** Wraps every key of a place anew; resolves with how many. One that changed meanwhile is left to the next run. */
export const rewrapAll = async (
  { table, all }: Pick<Place, 'table' | 'all'>,
  from: Vault,
  to: Vault,
): Promise<{ readonly done: number; readonly left: number }> => {
  let [done, left] = [0, 0];
  for await (const item of all())
    if (isHead(item)) {
      if (await rewrapKey(table, item, from, to)) done++;
      else left++;
    }
  return { done, left };
};

const USAGE = `usage: npm run master-key -- [--data <folder>]
       UDAYA_MASTER_KEY=<new ARN> npm run master-key -- --table <name> --from <old ARN>`;

/** Opens what was wrapped by either: the part of a run that was done is passed over by its new wrapping. */
const either = (one: Vault, other: Vault): Vault => ({
  wrap: (at, key) => one.wrap(at, key),
  unwrap: async (at, wrapped) => (await one.unwrap(at, wrapped)) ?? other.unwrap(at, wrapped),
});

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, table: { type: 'string' }, from: { type: 'string' } },
  });
  const { data, table, from } = values;
  const { UDAYA_MASTER_KEY: to } = process.env;
  if (table === undefined ? from !== undefined : from === undefined || !to || data !== undefined)
    throw new Error(USAGE);
  const folder = dataFolder(data);
  const place = table === undefined ? folderPlace(folder, true) : cloudPlace({ table, bucket: '' });
  try {
    let vaults = { from: place.vault, to: place.vault };
    if (from !== undefined && to) vaults = { from: either(kmsVault(from), kmsVault(to)), to: kmsVault(to) };
    else await addMasterKey(keyFile(folder));
    const { done, left } = await rewrapAll(place, vaults.from, vaults.to);
    console.log(
      `${done} keys of accounts are wrapped anew${left === 0 ? '' : `, ${left} changed meanwhile: run it again`}.`,
    );
  } finally {
    place.close();
  }
};

if (import.meta.main) await run(main);
