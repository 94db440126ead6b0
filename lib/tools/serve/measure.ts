/**
 * `npm run measure`: what `npm run serve` reaches on this machine, beside its gates. It serves a folder of its own, asks it from this
 * process, makes a backup while calls go on, holds the drill over it, and adds the ledger up.
 *
 *   npm run measure -- [--minutes 60] [--rate 50] [--seconds 20]
 *
 * `--minutes` and `--rate`: how long the mixed calls go on, and how many of them in a second; `--seconds`: how long each of the other
 * loads does. The newest build is used; `npm run serve` or `npm run package` makes one. Gates hold for two idle cores: the load of the
 * machine before it began is printed with them. Exit code 1 where one is missed.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { openSqliteTable } from '../../adapters/machine/sqlite-table.ts';
import { freePort } from '../local/ports.ts';
import { backup } from './backup.ts';
import { drill } from './drill.ts';
import { tableFile } from './installation.ts';
import SERVICE from './process.json' with { type: 'json' };
import { ledgersOf } from './ledger.ts';
import { callsOf, openCaller, type Answered, type Caller } from './load.ts';
import { numbersGiven, run } from '../local/program.ts';

const CLIENTS = 50;
const SAMPLE_MS = 5000;
const PAGE_BYTES = 4096;
const MB = 1e6;

/** Gates of operations.md: on two idle cores. */
const GATES = { perSecond: 600, p99Ms: 150, firstMs: 2000, memoryMb: 700, growthMb: 35 } as const;

/** A figure with its gate, if it has one. */
interface Figure {
  readonly what: string;
  readonly value: string;
  readonly gate?: string;
  readonly holds?: boolean;
}

const round = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 10 ? 2 : 0 });
const atMost = (what: string, n: number, most: number, unit: string): Figure => ({
  what,
  value: `${round(n)} ${unit}`,
  gate: `≤ ${round(most)}`,
  holds: n <= most,
});
/** Of what there should be none, with what is said of them. */
const none = (what: string, n: number, said: string): Figure => ({ ...atMost(what, n, 0, ''), value: said || '0' });

/** Memory of a process in bytes, as Linux counts it; NaN elsewhere. */
const memoryOf = (pid: number): number => {
  const file = `/proc/${pid}/statm`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) * PAGE_BYTES : Number.NaN;
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);

/** Starts the service over a folder; milliseconds until it answers. */
const start = async (folder: string): Promise<{ child: ChildProcess; url: string; firstMs: number }> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  let firstMs: number | undefined;
  const args = [...SERVICE.flags, join(import.meta.dirname, 'serve.ts'), '--built', '--data', folder];
  const child = spawn(process.execPath, args, {
    env: {
      ...SERVICE.environment,
      ...process.env,
      PORT: String(port),
      UDAYA_URL: url,
      UDAYA_HOST: '127.0.0.1',
      UDAYA_LOG: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let n = 0; n < 600; n++) {
    const answer = await fetch(`${url}/v1/health`).catch(() => null);
    firstMs ??= answer?.ok ? performance.now() - began : undefined;
    // The keys of the operator are written a moment after the first answer.
    if (firstMs !== undefined && existsSync(join(folder, 'keys.json'))) return { child, url, firstMs };
    if (child.exitCode !== null) throw new Error('The service ended; is there a build?');
    await pause(20);
  }
  throw new Error('The service did not start.');
};

/** Charged charts from so many clients at once. */
const flood = async (caller: Caller, seconds: number): Promise<Figure[]> => {
  const [chart] = callsOf(0);
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const { ms, status } = await caller.send(chart);
      times.push(ms);
      if (status !== 200) failed++;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perSecond = times.length / ((performance.now() - began) / 1000);
  times.sort((a, b) => a - b);
  return [
    {
      what: `charged charts, ${CLIENTS} clients`,
      value: `${round(perSecond)} a second`,
      gate: `≥ ${round(GATES.perSecond)}`,
      holds: perSecond >= GATES.perSecond,
    },
    atMost('of these, 99 of 100 within', percentile(times, 0.99), GATES.p99Ms, 'ms'),
    { what: 'of these, half within', value: `${round(percentile(times, 0.5))} ms` },
    none('of these, not answered with 200', failed, String(failed)),
  ];
};

interface Mixed {
  readonly figures: readonly Figure[];
  readonly backupFolder: string;
}

/** Mixed calls at an even rate, with memory looked at and a backup made in the middle. */
const mix = async (
  caller: Caller,
  { folder, pid, minutes, rate }: { folder: string; pid: number; minutes: number; rate: number },
): Promise<Mixed> => {
  const backupFolder = `${folder}-backup`;
  const memory: number[] = [];
  const answers: Answered[] = [];
  const open = new Set<Promise<unknown>>();
  const began = performance.now();
  const ends = began + minutes * 60_000;
  let sent = 0;
  let sampled = 0;
  let made: Promise<{ items: number; seconds: number }> | null = null;
  while (performance.now() < ends) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate);
    for (; sent < due; sent++) {
      const calls = callsOf(sent);
      const call = calls[sent % calls.length] ?? calls[0];
      const asked: Promise<unknown> = caller.send(call).then((answer) => {
        answers.push(answer);
        open.delete(asked);
      });
      open.add(asked);
    }
    if (performance.now() - sampled > SAMPLE_MS) {
      sampled = performance.now();
      memory.push(memoryOf(pid) / MB);
    }
    if (made === null && performance.now() - began > (ends - began) / 2) {
      const from = performance.now();
      made = backup(folder, backupFolder).then(({ items }) => ({ items, seconds: (performance.now() - from) / 1000 }));
    }
    await pause(10);
  }
  await Promise.all(open);
  const copied = await made;
  const half = memory.slice(Math.floor(memory.length / 2));
  const quarter = Math.floor(half.length / 2);
  const growth = mean(half.slice(quarter)) - mean(half.slice(0, quarter));
  const wrong = answers.filter(({ status }) => status >= 400);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    backupFolder,
    figures: [
      { what: `mixed calls, ${rate} a second for ${round(minutes)} min`, value: `${answers.length} answered` },
      none(
        'of these, refused or failed',
        wrong.length,
        wrong.length === 0
          ? ''
          : `${wrong.length}: ${[...new Set(wrong.map(({ what, status }) => `${what} ${status}`))].join(', ')}`,
      ),
      {
        what: 'of these, half within; 99 of 100 within',
        value: `${round(percentile(times, 0.5))}; ${round(percentile(times, 0.99))} ms`,
      },
      atMost('memory at most', Math.max(...memory), GATES.memoryMb, 'MB'),
      atMost('memory, growth over the last half', growth, GATES.growthMb, 'MB'),
      { what: 'memory by tenths of the time', value: tenths(memory).map(round).join(' ') },
      { what: 'backup while calls go on', value: `${copied?.items ?? 0} items, ${round(copied?.seconds ?? 0)} s` },
    ],
  };
};

const tenths = (all: readonly number[]): readonly number[] =>
  Array.from({ length: 10 }, (_, n) => all[Math.floor((n * all.length) / 10)] ?? Number.NaN);

const KEYS = z.object({ live: z.string() });

/** All figures. */
const measure = async (folder: string, minutes: number, rate: number, seconds: number): Promise<readonly Figure[]> => {
  const { child, url, firstMs } = await start(folder);
  const ended = once(child, 'exit');
  try {
    const { live } = KEYS.parse(JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')));
    const caller = openCaller(url, live);
    await caller.warm();
    const flooded = await flood(caller, seconds);
    const { figures, backupFolder } = await mix(caller, { folder, pid: child.pid ?? 0, minutes, rate });
    caller.close();
    child.kill('SIGTERM');
    const [code] = await ended;
    const said: string[] = [];
    const faults = await drill(backupFolder, (line) => void said.push(line));
    rmSync(backupFolder, { recursive: true, force: true });
    // What was under way when it ended is settled by the next start; nothing here was.
    const { all, close } = openSqliteTable(tableFile(folder), true);
    const { months, faults: wrong } = ledgersOf(all());
    close();
    return [
      atMost('first answer after the start', firstMs, GATES.firstMs, 'ms'),
      ...flooded,
      ...figures,
      ...said.map((value) => ({ what: 'drill', value })),
      none('drill, faults', faults.length, faults.join('; ')),
      none('ended by SIGTERM with', Number(code), String(code)),
      none(`ledger of ${months} months, faults`, wrong.length, wrong.join('; ')),
    ];
  } finally {
    child.kill('SIGKILL');
  }
};

const main = async (): Promise<number> => {
  const { minutes, rate, seconds } = numbersGiven(
    { minutes: 60, rate: 50, seconds: 20 },
    'usage: npm run measure -- [--minutes <n>] [--rate <n>] [--seconds <n>]',
  );
  console.log(`${availableParallelism()} cores, load ${loadavg().map(round).join(' ')} before it began.`);
  const top = mkdtempSync(join(tmpdir(), 'udaya-measure-'));
  try {
    const figures = await measure(join(top, 'data'), minutes, rate, seconds);
    const width = Math.max(...figures.map(({ what }) => what.length));
    for (const { what, value, gate, holds } of figures) {
      const asked = gate === undefined ? '' : `  (${gate.trim()})`;
      console.log(`${holds === false ? 'MISSED' : '      '} ${what.padEnd(width)}  ${value}${asked}`);
    }
    return figures.some(({ holds }) => holds === false) ? 1 : 0;
  } finally {
    rmSync(top, { recursive: true, force: true });
  }
};

await run(async () => {
  process.exitCode = await main();
});
