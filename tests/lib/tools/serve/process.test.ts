/** How Node is started for a service that runs for months. */
import { spawnSync } from 'node:child_process';
import SERVICE from '../../../../lib/tools/serve/process.json' with { type: 'json' };

/** Prints the room, in MB, that V8 gives the old objects of a thread. */
const THREAD = `
const { heap_size_limit } = require('node:v8').getHeapStatistics();
console.log(Math.round(heap_size_limit / 2 ** 20));`;
const MAIN = `new (require('node:worker_threads').Worker)(${JSON.stringify(THREAD)}, { eval: true });${THREAD}`;

// Without a limit V8 takes a quarter of the machine's memory, and clears a heap only when it has grown fourfold.
it('bounds the heap of the process, and of each of its threads', () => {
  const { stdout } = spawnSync(process.execPath, [...SERVICE.flags, '-e', MAIN], { encoding: 'utf8' });
  const limits = stdout.trim().split('\n').map(Number);
  expect(limits).toHaveLength(2);
  // The limit counts three rooms for young objects besides.
  for (const limit of limits) expect(limit).toBeLessThanOrEqual(1024 + 3 * 8);
});
