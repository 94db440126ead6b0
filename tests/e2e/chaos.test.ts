/** A short run of `npm run chaos`: under every fault, what is charged is what was delivered. */
import { runChaos } from '../../lib/tools/local/chaos.ts';
import { SOAKS } from '../support/soak.ts';
import { ensureBuilt } from './service.ts';

it('charges every account for what it received, whatever fails', async () => {
  await ensureBuilt();
  const rows: string[] = [];
  expect(await runChaos({ seed: 7, calls: SOAKS ? 12 : 6, rounds: 1, say: (line) => void rows.push(line) })).toEqual(
    [],
  );
  // Every kind of fault was met, and something was delivered in spite of it.
  const cells = rows.map((row) => row.trim().split(/\s{2,}/));
  expect(cells).toHaveLength(18);
  expect(cells.slice(1, 15).map(([name, , , delivered]) => [name, Number(delivered) > 0])).toEqual(
    cells.slice(1, 15).map(([name]) => [name, true]),
  );
  // Codes were let in once each, by their owners.
  expect(cells.slice(15).map(([, , opened]) => opened)).toEqual(['1', '1', '1']);
});
