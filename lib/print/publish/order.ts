/** An order for a report: once per Idempotency-Key, refused before anything is kept where it cannot be made. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Jobs } from '../../contract/ports/jobs.ts';
import type { ReportDocument } from '../../contract/ports/report-document.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import { LINK_SECONDS } from '../../contract/suites/report.ts';
import type { Visitor, Web } from '../../contract/frame/resource.ts';
import { spaceOf } from '../../accounts/sandbox/space.ts';
import { takeTurn } from './once.ts';
import { keptDays, linkTo, payAgain, queueReport } from './publish.ts';
import { findReport, type ReportRecord } from './records.ts';
import { linkShape, readyShape, reportShape } from './view.ts';

/** The ports of an order. */
export interface OrderPorts {
  readonly table: Table;
  readonly objects: Objects;
  readonly jobs: Jobs;
}

/** What is ordered. */
export interface ReportOrder {
  readonly path: string;
  readonly kind: string;
  readonly template: string;
  readonly language: string;
  readonly reference: string | undefined;
  /** Id of a brand. */
  readonly brand: string | undefined;
  /** Members of the request: an Idempotency-Key is bound to them. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Seconds to wait for the file. */
  readonly wait: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Between two looks at a report that is waited for. */
const LOOK_MS = 100;
/** Seconds after which a caller who did not wait may ask. */
const ASK_AGAIN_SECONDS = 2;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A report as it is when it is made, failed, or at `until` (epoch ms), whichever comes first. */
const watched = async (table: Table, customer: string, first: ReportRecord, until: number): Promise<ReportRecord> => {
  let record = first;
  while ((record.status === 'queued' || record.status === 'rendering') && Date.now() < until) {
    await pause(LOOK_MS);
    record = (await findReport(table, customer, record.id)) ?? record;
  }
  return record;
};

/** The reply to an order: the report that its Idempotency-Key made before, or a new one. */
export const ordered = async (
  ports: OrderPorts,
  visitor: Visitor,
  { idempotencyKey }: Web,
  { path, now, members, wait, reference = '', brand = '', ...about }: ReportOrder,
  make: () => Promise<ReportDocument>,
) => {
  const { table, objects, jobs } = ports;
  const { charge } = visitor;
  const customer = spaceOf(visitor);
  const turn = await takeTurn(table, { customer, path, members, idempotencyKey }, now);
  let record: ReportRecord | undefined;
  try {
    record = await findReport(table, customer, turn.id);
    if (turn.made && !record) throw new AppError('RESOURCE_NOT_FOUND');
    if (record) record = await payAgain(table, customer, record, charge);
    else {
      const days = keptDays(visitor);
      record = await queueReport(
        ports,
        { ...about, id: turn.id, customer, days, reference, brand, created: now, charge },
        await make(),
      );
      // Where the worker cannot be reached, its sweep finds the report.
      await jobs.start({ kind: 'report', customer, id: record.id }).catch((error: unknown) => {
        if (!(error instanceof StorageDown)) throw error;
      });
    }
    await turn.done();
  } catch (error) {
    // Once the report is in the queue, the key is its.
    if (!record) await turn.leave().catch(() => {});
    throw error;
  }
  const seen = wait === 0 ? record : await watched(table, customer, record, now + wait * 1000);
  const at = Math.max(now, Date.now());
  const location = `/v1/reports/${seen.id}`;
  if (seen.status !== 'ready')
    return { status: 202 as const, data: reportShape(seen, at), location, retryAfter: ASK_AGAIN_SECONDS };
  if (seen.expires <= at) throw new AppError('REPORT_EXPIRED');
  const link = linkShape(await linkTo(objects, seen, LINK_SECONDS), at, LINK_SECONDS);
  return { status: 201 as const, data: { ...readyShape(seen), ...link }, location };
};
