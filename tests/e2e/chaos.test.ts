/** A short run of `npm run chaos`: under every fault, what is charged is what was delivered. */
import { runChaos } from '../../lib/tools/local/chaos.ts';
import { ensureBuilt } from './service.ts';

it('charges every account for what it received, whatever fails', async () => {
  await ensureBuilt();
  const rows: string[] = [];
  expect(await runChaos({ seed: 7, calls: 12, rounds: 1, say: (line) => void rows.push(line) })).toEqual([]);
  // Every kind of fault was met, and something was delivered in spite of it.
  expect(rows).toHaveLength(13);
  const delivered = rows.slice(1).map((row) => Number(row.trim().split(/\s{2,}/)[3]));
  expect(delivered.every((credits) => credits > 0)).toBe(true);
}, 300_000);
