/** The database double over many calls: what it keeps, in memory and on the disk. */
import { join } from 'node:path';
import { databaseDouble } from '../../../../lib/tools/local/database.ts';
import { removeExpired } from '../../../../lib/tools/local/expired.ts';
import { runDouble, type Held } from '../../../support/double-held.ts';
import { SOAKS } from '../../../support/soak.ts';
import { runNode } from '../../../support/tools.ts';

// The double is for one machine and for tests; how much it holds is asked in a long run.
if (SOAKS)
  describe('after many values of one row, each of 200 KB and read at once', () => {
    let held: Held;
    beforeAll(async () => {
      const program = join(import.meta.dirname, '../../../support/double-held.ts');
      const { stdout, output } = await runNode(['--expose-gc', program], import.meta.dirname);
      if (stdout === '') throw new Error(output);
      held = JSON.parse(stdout);
    });

    it('it keeps no older value on the disk', () => {
      // 20 MB were written, of which LevelDB holds 12 in its log and its youngest level; with a fault there are 28.
      expect(held.onDisk).toBeLessThan(20e6);
    });

    it('it keeps no older value in memory', () => {
      // 10 MB were written, and are held with a fault.
      expect(held.inMemory).toBeLessThan(5e6);
    });
  });

it('deletes what has expired, on every page of the table, and nothing else', async () => {
  const { name, table, endpoint, stop } = await runDouble(databaseDouble());
  const now = Date.UTC(2026, 10, 23);
  const seconds = now / 1000;
  try {
    const text = 'x'.repeat(100_000);
    for (let n = 0; n < 30; n++) await table.put({ pk: `old#${n}`, sk: 'row', ttl: seconds - 1 - n, text });
    await table.put({ pk: 'kept', sk: 'until now', ttl: seconds });
    await table.put({ pk: 'kept', sk: 'for a day', ttl: seconds + 86_400 });
    await table.put({ pk: 'kept', sk: 'without end' });
    expect(await removeExpired(endpoint, name, now)).toBe(30);
    expect((await table.query('kept')).map(({ sk }) => sk)).toEqual(['for a day', 'until now', 'without end']);
    expect(await table.query('old#29')).toEqual([]);
    expect(await removeExpired(endpoint, name, now)).toBe(0);
  } finally {
    await stop();
  }
});
