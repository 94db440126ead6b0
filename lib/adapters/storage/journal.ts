/**
 * The gateway's access log, behind a port: lines are read by the time at which they were written. On AWS it is a CloudWatch
 * log group, locally a folder with a file per minute. This is the only file that imports the CloudWatch client.
 *
 * Environment: `UDAYA_ACCESS_LOG_GROUP` and `UDAYA_LOG_GROUP` (names of the log groups of the gateway and
 * of the functions) or `UDAYA_ACCESS_LOG` (the local folder).
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CloudWatchLogsClient, FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs';
import type { Journal } from '../../contract/ports/journal.ts';
import { journalFile } from './journal-file.ts';
import { opened } from './opened.ts';

/** CloudWatch shows a line some seconds after it was written, at worst some minutes: for so long we wait for it. */
const LATE_MS = 8 * 60_000;
/** AWS allows five pages a second for an account and region, and does not raise it. */
const PAGE_EVERY_MS = 200;

/** Which lines of the functions' log are of failed calls with a key (`lib/service/http/log.ts`), as a filter of CloudWatch. */
const FAILED_LINES = '{ $.status >= 400 && $.key_id = "key_*" }';

/** Lets its callers go on one after another, at most one in so many milliseconds. */
const pacer = (everyMs: number): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const now = Date.now();
    const at = Math.max(now, next);
    next = at + everyMs;
    if (at > now) await setTimeout(at - now);
  };
};

/** The log groups of a deployed gateway and of its functions; without the latter no code of an error is known. */
export const cloudJournal = (
  client: Pick<CloudWatchLogsClient, 'send'>,
  groups: { readonly access: string; readonly functions?: string | undefined },
  pace: () => Promise<void> = pacer(PAGE_EVERY_MS),
): Journal => {
  async function* pages(logGroupName: string, from: number, to: number, filterPattern?: string) {
    let nextToken: string | undefined;
    do {
      await pace();
      // Both ends belong to what is asked for.
      const asked = { logGroupName, startTime: from, endTime: to - 1, ...(filterPattern ? { filterPattern } : {}) };
      const page = await client.send(new FilterLogEventsCommand({ ...asked, ...(nextToken ? { nextToken } : {}) }));
      nextToken = page.nextToken;
      yield (page.events ?? []).flatMap(({ message }) => message ?? []);
    } while (nextToken);
  }
  const { access, functions } = groups;
  return {
    lateMs: LATE_MS,
    read: (from, to) => pages(access, from, to),
    ...(functions ? { failures: (from: number, to: number) => pages(functions, from, to, FAILED_LINES) } : {}),
  };
};

const MINUTE_MS = 60_000;
/** For so long local files are kept. */
const KEPT_MS = 24 * 60 * MINUTE_MS;
/** A line may be written just after the minute whose file was chosen for it. */
const CHOSEN_MS = 1000;
const PIECE = 1000;

/** The folder of a local gateway, which writes each line in one piece before its answer counts as sent. */
export const fileJournal = (folder: string): Journal => ({
  lateMs: 0,
  async *read(from, to) {
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(folder).filter((name) => /^access-\d{10}\.log$/.test(name));
    const [first, last] = [journalFile(from - CHOSEN_MS), journalFile(to)];
    for (const name of files.filter((one) => one >= first && one <= last).sort()) {
      const text = await readFile(join(folder, name), 'utf8');
      // A last line without its end is still being written.
      const lines = text
        .slice(0, text.lastIndexOf('\n') + 1)
        .split('\n')
        .filter(Boolean);
      for (let at = 0; at < lines.length; at += PIECE) yield lines.slice(at, at + PIECE);
    }
    const old = journalFile(to - KEPT_MS);
    for (const name of files) if (name < old && name < first) rmSync(join(folder, name), { force: true });
  },
});

/** The log named by the environment, opened at the first use. Throws a plain Error where none is named. */
export const sharedJournal = opened(
  ['UDAYA_ACCESS_LOG', 'UDAYA_ACCESS_LOG_GROUP', 'UDAYA_LOG_GROUP'],
  (env): Journal => {
    const { UDAYA_ACCESS_LOG: folder, UDAYA_ACCESS_LOG_GROUP: access, UDAYA_LOG_GROUP: functions } = env;
    if (folder) return fileJournal(folder);
    if (!access) throw new Error('UDAYA_ACCESS_LOG_GROUP is not set');
    return cloudJournal(new CloudWatchLogsClient({}), { access, functions });
  },
);
