/** What the environment names, or what a process has opened itself for the functions that it runs; each opened once. */
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';

/**
 * Opens something on first use and keeps it while the named settings of the environment stay the same: for the life of a
 * process on AWS, for one database after the other in a process of tests. What `open` throws is thrown, and nothing kept.
 */
export const opened = <T>(settings: readonly string[], open: (env: NodeJS.ProcessEnv) => T): (() => T) => {
  let kept: { readonly by: string; readonly what: T } | undefined;
  return () => {
    const by = settings.map((name) => process.env[name] ?? '').join('\n');
    if (kept?.by !== by) kept = { by, what: open(process.env) };
    return kept.what;
  };
};

/** Ports that a process may hand to all functions in it. */
export interface Handed {
  readonly table: Table;
  readonly objects: Objects;
  readonly jobs: Jobs;
}

/** Where they lie: every bundle has its own copy of this file, and one process. */
const PLACE = Symbol.for('udaya.ports');

/** Hands ports to the functions of this process: they take the place of what the environment names, and of what was handed before. */
export const hand = (ports: Partial<Handed>): void => void Reflect.set(globalThis, PLACE, ports);

/** A port that was handed over, else what the environment names (`opened`). */
export const handedOr = <K extends keyof Handed>(
  name: K,
  settings: readonly string[],
  open: (env: NodeJS.ProcessEnv) => Handed[K],
): (() => Handed[K]) => {
  const fromEnvironment = opened(settings, open);
  return () => {
    const ports: Partial<Handed> | undefined = Reflect.get(globalThis, PLACE);
    return ports?.[name] ?? fromEnvironment();
  };
};
