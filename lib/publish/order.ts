/** An order for a report: once per Idempotency-Key, refused before anything is drawn where its words cannot be printed. */
import { AppError } from '../contract/app-error.ts';
import { LINK_SECONDS } from '../contract/report.ts';
import type { Visitor, Web } from '../contract/resource.ts';
import type { Press } from '../press/press.ts';
import type { ReportDocument } from '../report/blocks.ts';
import type { Objects } from '../storage/objects.ts';
import type { Table } from '../storage/table.ts';
import { refuseUnprintable } from './brand-view.ts';
import { takeTurn } from './once.ts';
import { keptDays, linkTo, publish } from './publish.ts';
import { findReport, type ReportRecord } from './records.ts';
import { linkShape, reportShape } from './view.ts';

interface Ports {
  readonly table: Table;
  readonly objects: Objects;
  readonly press: Press;
}

/** What is ordered. */
export interface ReportOrder {
  readonly path: string;
  readonly kind: string;
  readonly template: string;
  readonly language: string;
  readonly reference: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Texts of the caller that are printed, by field. */
  readonly printed: Readonly<Record<string, string | undefined>>;
}

/** The reply to an order: the report that its Idempotency-Key made before, or a new one. */
export const ordered = async (
  ports: Ports,
  { customer, plan, kind: keyKind }: Visitor,
  { idempotencyKey }: Web,
  order: ReportOrder,
  make: () => Promise<ReportDocument>,
) => {
  const { path, now, printed, reference = '', ...rest } = order;
  await refuseUnprintable(ports.press, { ...printed, reference: order.reference });
  const turn = await takeTurn(ports.table, customer, path, idempotencyKey, now);
  const reply = async (record: ReportRecord) => ({
    status: 201 as const,
    data: {
      ...reportShape(record, now),
      ...linkShape(await linkTo(ports.objects, record, LINK_SECONDS), now, LINK_SECONDS),
    },
    location: `/v1/reports/${record.id}`,
  });
  if (turn.made !== null) {
    const record = await findReport(ports.table, customer, turn.made);
    if (!record) throw new AppError('RESOURCE_NOT_FOUND');
    return reply(record);
  }
  try {
    const record = await publish(ports, { ...rest, reference, customer, now, days: keptDays(plan, keyKind) }, await make());
    await turn.done(record.id);
    return await reply(record);
  } catch (error) {
    await turn.leave().catch(() => {});
    throw error;
  }
}; // prettier-ignore
