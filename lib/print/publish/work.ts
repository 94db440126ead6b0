/** What the worker does with one report: reads what it is made of, renders it, stores the file. */
import { createHash, randomUUID } from 'node:crypto';
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import type { Press } from '../../contract/ports/press.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { orderKey, pictureKey } from '../../adapters/storage/folders.ts';
import { tellOfReport } from './events.ts';
import { unpackDocument } from './order-file.ts';
import { dequeue } from './queue.ts';
import { findReport, type ReportRecord } from './records.ts';
import { begin, finish, giveUp, type ReportRef } from './states.ts';

/** What the worker uses. */
export interface ReportWorkerPorts {
  readonly table: Table;
  readonly objects: Objects;
  readonly press: Press;
  /** Sends the messages of webhooks. */
  readonly jobs: Jobs;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Runs an attempt when it is its turn: one at a time in a process, as Lambda has it. */
  readonly inTurn: <T>(attempt: () => Promise<T>) => Promise<T>;
  /** Told of an attempt that failed. */
  readonly fault: (error: unknown) => void;
}

/** Width of the picture of the first page, for the page on which a reader fetches the report. */
const PICTURE_WIDTH = 560;

/** Stores a picture of the first page. A report without one is whole: its page then shows none. */
const savePicture = async (
  { objects, press, fault }: ReportWorkerPorts,
  document: ReportDocument,
  object: string,
): Promise<void> => {
  try {
    const { pictures } = await press.pictures(document, { pages: [1], width: PICTURE_WIDTH });
    const [bytes] = pictures;
    if (bytes) await objects.put(pictureKey(object), { bytes, type: 'image/png' });
  } catch (error) {
    fault(error);
  }
};

/** Renders and stores a report that is ours. */
const render = async (
  ports: ReportWorkerPorts,
  ref: ReportRef,
  owner: string,
  { object }: ReportRecord,
): Promise<void> => {
  const { table, objects, press, now } = ports;
  const order = await objects.get(orderKey(ref.customer, ref.id));
  if (!order) throw new Error('the order of a report is gone');
  const document = unpackDocument(order.bytes);
  const { bytes, pages } = await press.pdf(document);
  await objects.put(object, { bytes, type: 'application/pdf' });
  await savePicture(ports, document, object);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (await finish(table, ref, owner, { pages, bytes: bytes.length, sha256, ended: now() })) {
    const made = await findReport(table, ref.customer, ref.id);
    if (made) await tellOfReport(ports, ref.customer, made, now());
    await objects.remove(orderKey(ref.customer, ref.id));
    await dequeue(table, ref);
  } else if (!(await findReport(table, ref.customer, ref.id))) {
    // It was deleted meanwhile, and its file must not stay behind.
    await Promise.all([object, pictureKey(object)].map((key) => objects.remove(key)));
  }
};

/** One attempt; resolves with the milliseconds until the next, null when there is none to make. */
const attemptOnce = async (workerPorts: ReportWorkerPorts, ref: ReportRef): Promise<number | null> => {
  const { table, now, fault } = workerPorts;
  const owner = randomUUID();
  const begun = await begin(table, ref, owner, now());
  if (!begun) return null;
  try {
    await render(workerPorts, ref, owner, begun);
    return null;
  } catch (error) {
    fault(error);
    return giveUp(table, ref, owner, begun.attempt, now());
  }
};

/**
 * Makes a report, with the pauses between its attempts. Does nothing for one that is made, failed, deleted or in the hands
 * of another worker. Throws `StorageDown` when not even the failure could be recorded: the sweep comes back to it.
 */
export const makeReport = async (workerPorts: ReportWorkerPorts, ref: ReportRef): Promise<void> => {
  for (;;) {
    const pause = await workerPorts.inTurn(() => attemptOnce(workerPorts, ref));
    if (pause === null) return;
    await workerPorts.sleep(pause);
  }
};
