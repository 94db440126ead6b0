/** The database double in a process of its own, which can be killed. Run as a program it is that process. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { databaseDouble } from '../database.ts';
import { freePort, listen } from '../ports.ts';

export interface Database {
  readonly port: number;
  /** Kills the process and starts another on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the double on a free port, with its data in a folder. */
export const startDatabase = async (folder: string): Promise<Database> => {
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const child = fork(import.meta.filename, [String(port), folder]);
    const [word] = await once(child, 'message');
    if (word !== 'ready') throw new Error(`the database says ${String(word)}`);
    return child;
  };
  let child = await start();
  const kill = async (): Promise<void> => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return {
    port,
    restart: async () => {
      await kill();
      child = await start();
    },
    stop: kill,
  };
};

if (import.meta.main) {
  const [, , port, folder = ''] = process.argv;
  process.on('disconnect', () => process.exit(0));
  await listen(databaseDouble(folder), Number(port));
  process.send?.('ready');
}
