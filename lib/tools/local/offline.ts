/** Serverless offline as a child process that cannot outlive us. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../service/catalogue/registry.ts';
import { currentBuild } from '../deploy/builds.ts';
import { framework } from '../deploy/framework.ts';
import { HOST, freePort } from './ports.ts';

/** Only a hang takes so long: a process that ends is noticed at once. */
const READY_MS = 240_000;
const STOP_MS = 5_000;
/** Lines of the framework's output that a failure shows. */
const SHOWN_LINES = 30;

export interface Offline {
  readonly url: string;
  /** Settles when the process ends, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/v1/health`)).ok;
  } catch {
    return false;
  }
};

/** Starts serverless offline on a port; resolves when it answers. What it prints goes to `logFile`. */
export const startOffline = async (
  port: number,
  environment: Readonly<Record<string, string>>,
  logFile: string,
): Promise<Offline> => {
  const url = `http://${HOST}:${port}`;
  const tail: string[] = [];
  const log = createWriteStream(logFile);
  const args = framework(
    'offline',
    'start',
    '--stage',
    'local',
    '--host',
    HOST,
    '--httpPort',
    String(port),
    '--lambdaPort',
    String(await freePort()),
  );
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...environment,
      SLS_NOTIFICATIONS_MODE: 'off',
      SLS_TELEMETRY_DISABLED: '1',
      // What V8 made of the build's code: the next start on this build need not make it again.
      NODE_COMPILE_CACHE: join(currentBuild(), 'compile-cache'),
    },
    // IPC channel: the child exits when it closes (lib/tools/local/gateway.ts), however this process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      tail.push(...chunk.toString().split('\n'));
      tail.splice(0, tail.length - SHOWN_LINES);
    });
  }
  const ended = endOf(child);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
    log.end();
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    log.end();
  };
  const deadline = Date.now() + READY_MS;
  while (!(await answers(url))) {
    const gone = child.exitCode !== null || child.signalCode !== null;
    if (gone || Date.now() > deadline) {
      await stop();
      throw new Error(`serverless offline ${gone ? 'ended' : 'did not answer'}:\n${tail.join('\n').trim()}`);
    }
    await sleep(100);
  }
  return { url, ended, stop, kill };
};
