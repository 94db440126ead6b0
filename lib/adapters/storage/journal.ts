/**
 * The gateway's access log, behind a port: lines are read from where the last reader stopped. On AWS it is a CloudWatch
 * log group, locally a folder with a file per hour. This is the only file that imports the CloudWatch client.
 *
 * Environment: `UDAYA_ACCESS_LOG_GROUP` (name of the log group) or `UDAYA_ACCESS_LOG` (the local folder).
 */
import { closeSync, fstatSync, mkdirSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CloudWatchLogsClient, FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs';
import type { Journal } from '../../contract/ports/journal.ts';
import { opened } from './opened.ts';

/** CloudWatch shows a line some seconds after it was written, at worst some minutes: for so long we wait for it. */
const LATE_MS = 5 * 60_000;
/** So far every read looks back: it meets the customers of a slot again when the slot is due to be settled. */
const LOOK_BACK_MS = 8 * 60_000;
/** Where there is no cursor yet. */
const FIRST_MS = 60 * 60_000;

/** The log group of a deployed gateway. */
export const cloudJournal = (
  client: Pick<CloudWatchLogsClient, 'send'>,
  logGroupName: string,
  now: () => number = Date.now,
): Journal => ({
  async *read(cursor) {
    const to = now();
    const from = cursor === '' ? to - FIRST_MS : Number(cursor) - LOOK_BACK_MS;
    let nextToken: string | undefined;
    do {
      const page = await client.send(
        new FilterLogEventsCommand({ logGroupName, startTime: from, endTime: to, ...(nextToken ? { nextToken } : {}) }),
      );
      nextToken = page.nextToken;
      const lines = (page.events ?? []).flatMap(({ message }) => message ?? []);
      yield nextToken ? { lines, cursor, complete: 0 } : { lines, cursor: String(to), complete: to - LATE_MS };
    } while (nextToken);
  },
});

const HOUR_MS = 3_600_000;
/** Hours for which local files are kept. */
const KEPT_HOURS = 24;
const PIECE = 1 << 20;

/** Name of the local file for an instant: the hour, counted from 1970. */
export const journalFile = (at: number): string => `access-${Math.floor(at / HOUR_MS)}.log`;

/** The whole lines of a file from a byte on, at most a megabyte, and the byte after them. */
const linesFrom = (file: string, from: number): { readonly lines: readonly string[]; readonly end: number } => {
  const descriptor = openSync(file, 'r');
  try {
    // A file shorter than it was is another one.
    if (fstatSync(descriptor).size < from) return linesFrom(file, 0);
    const buffer = Buffer.alloc(PIECE);
    const text = buffer.subarray(0, readSync(descriptor, buffer, 0, PIECE, from));
    const whole = text.subarray(0, text.lastIndexOf('\n') + 1);
    return { lines: whole.toString().split('\n').filter(Boolean), end: from + whole.length };
  } finally {
    closeSync(descriptor);
  }
};

/** The folder of a local gateway, which writes each line in one piece before its answer counts as sent. */
export const fileJournal = (folder: string, now: () => number = Date.now): Journal => ({
  async *read(cursor) {
    mkdirSync(folder, { recursive: true });
    const [after = '', byte] = cursor.split(':');
    let last = after;
    let at = Number(byte ?? 0);
    const began = now();
    const files = readdirSync(folder)
      .filter((name) => /^access-\d+\.log$/.test(name))
      .sort();
    for (const name of files.filter((one) => one >= after)) {
      if (name !== last) [last, at] = [name, 0];
      for (;;) {
        const { lines, end } = linesFrom(join(folder, name), at);
        at = end;
        if (lines.length === 0) break;
        yield { lines, cursor: `${name}:${end}`, complete: 0 };
      }
    }
    const old = journalFile(began - KEPT_HOURS * HOUR_MS);
    for (const name of files) if (name < old && name < last) rmSync(join(folder, name));
    yield { lines: [], cursor: `${last}:${at}`, complete: began };
  },
});

/** The log named by the environment, opened at the first use. Throws a plain Error where none is named. */
export const sharedJournal = opened(['UDAYA_ACCESS_LOG', 'UDAYA_ACCESS_LOG_GROUP'], (env): Journal => {
  const { UDAYA_ACCESS_LOG: folder, UDAYA_ACCESS_LOG_GROUP: group } = env;
  if (!folder && !group) throw new Error('UDAYA_ACCESS_LOG_GROUP is not set');
  return folder ? fileJournal(folder) : cloudJournal(new CloudWatchLogsClient({}), group ?? '');
});
