/** Probes the service every minute through its public address, and keeps what it found by day. Not an endpoint. */
import { logProbed } from '../lib/accounts/jobs/log.ts';
import type { ProbeCheck } from '../lib/contract/suites/status.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';
import { probe } from '../lib/service/status/probe.ts';
import { keepProbe } from '../lib/service/status/probes.ts';

/** What the clock says: on AWS the edge knows the address, on one machine the environment. */
interface Tick {
  readonly url?: string;
}

/** Resolves with the checks that failed. */
export const handler = async ({ url = process.env['UDAYA_URL'] ?? '' }: Tick): Promise<readonly ProbeCheck[]> => {
  const [table, now] = [sharedTable(), Date.now()];
  const failed = await probe({ table, fetch, now }, url.replace(/\/+$/, ''));
  logProbed(failed);
  await keepProbe(table, now, failed);
  return failed;
};
