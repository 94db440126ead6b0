/** The tick of the agenda: partitions in which something is due get a run, four times a minute where something is due within it. */
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import { firstDue, shardsOf } from '../../accounts/due/due.ts';

/** What a tick uses. */
export interface AgendaTickPorts {
  readonly table: Table;
  readonly jobs: Jobs;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Looks once: for a timer that comes every few seconds. */
  readonly once?: boolean;
}

/** Between two looks at what is due. */
export const LOOK_MS = 15_000;
/** Until when one tick looks. */
const TICK_MS = 60_000;

/** Starts runs over the partitions in which something is due, until the next tick; resolves with how many. */
export const tickAgenda = async ({ table, jobs, now, sleep, once = false }: AgendaTickPorts): Promise<number> => {
  const began = now();
  let started = 0;
  let shards = shardsOf('agenda');
  for (let look = 0; ; look++) {
    const firsts = await Promise.all(
      shards.map(async (shard) => ({ shard, at: await firstDue(table, 'agenda', shard) })),
    );
    const due = firsts.filter(({ at }) => at * 1000 <= now());
    await Promise.all(due.map(({ shard }) => jobs.start({ kind: 'agenda', shard })));
    started += due.length;
    const next = began + (look + 1) * LOOK_MS;
    // The next tick meets what is announced for the others meanwhile.
    shards = firsts.filter(({ at }) => at * 1000 < began + TICK_MS).map(({ shard }) => shard);
    if (once || shards.length === 0 || next >= began + TICK_MS) return started;
    await sleep(Math.max(0, next - now()));
  }
};
