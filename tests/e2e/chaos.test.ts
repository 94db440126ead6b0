/** A short run of `npm run chaos`: under every fault, what is charged is what was delivered. */
import { runChaos } from '../../lib/tools/local/chaos.ts';
import { SOAKS } from '../support/soak.ts';
import { ensureBuilt } from './service.ts';

/**
 * The answer of a request to storage is lost, or it is carried out twice; many come late at once; parts are killed, and a request to a
 * table that is killed is not carried out. What else a wire does (WIRE_FAULTS) is one of these by another sign; serve.test.ts kills a
 * whole service amid calls, and a long run does it here too.
 */
const MET = [...['lost', 'twice', 'storm', 'killed table', 'killed function'], 'codes lost'];

it('charges every account for what it received, whatever fails', async () => {
  await ensureBuilt();
  const rows: string[] = [];
  const run = SOAKS ? { calls: 12 } : { calls: 6, only: MET };
  expect(await runChaos({ ...run, seed: 7, rounds: 1, say: (line) => void rows.push(line) })).toEqual([]);
  // Every kind of fault was met, and something was delivered in spite of it.
  const cells = rows.map((row) => row.trim().split(/\s{2,}/));
  const codes = cells.filter(([name]) => name?.startsWith('codes '));
  const faults = cells.slice(1, -codes.length);
  expect([faults.length, codes.length]).toEqual(SOAKS ? [14, 3] : [MET.length - 1, 1]);
  expect(faults.map(([name, , , delivered]) => [name, Number(delivered) > 0])).toEqual(
    faults.map(([name]) => [name, true]),
  );
  // Codes were let in once each, by their owners.
  expect(codes.map(([, , opened]) => opened)).toEqual(codes.map(() => '1'));
});
