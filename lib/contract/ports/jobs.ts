/**
 * Background work as a port: what is started now and runs after the call has been answered. `customer` names the space in which
 * its subject is stored: an account, or its sandbox (`lib/accounts/sandbox/space.ts`).
 */

/** The worker makes a report that was ordered. */
export interface ReportJob {
  readonly kind: 'report';
  readonly customer: string;
  readonly id: string;
}

/** The worker delivers a finished report. */
export interface DeliveryJob {
  readonly kind: 'delivery';
  readonly customer: string;
  readonly report: string;
  readonly id: string;
}

/** Which message of a webhook. */
export interface MessageRef {
  readonly customer: string;
  /** Id of the delivery: that of the webhook, a hyphen, that of the message. */
  readonly id: string;
}

/** Messages to webhooks are sent. */
export interface MessagesJob {
  readonly kind: 'messages';
  readonly messages: readonly MessageRef[];
}

/** Which job of many rows. */
export interface RowsRef {
  readonly customer: string;
  readonly id: string;
}

/** Rows of a job are done. */
export interface RowsJob extends RowsRef {
  readonly kind: 'rows';
}

/** Events of the sky and of saved births that are due in one of their partitions are told, and the next ones computed. */
export interface AgendaJob {
  readonly kind: 'agenda';
  readonly shard: number;
}

/** What runs after the call has been answered. */
export type Job = ReportJob | DeliveryJob | MessagesJob | RowsJob | AgendaJob;

/** The function that does each kind of work. */
export const FUNCTION_OF = {
  report: 'worker',
  delivery: 'worker',
  messages: 'events',
  rows: 'rows',
  agenda: 'rows',
} as const satisfies Record<Job['kind'], string>;
/** Functions that do work which was started by a call. */
export const JOB_FUNCTIONS = [...new Set(Object.values(FUNCTION_OF))];

/** Starts jobs. A job that could not be started is not lost: the sweep of its function finds it. */
export interface Jobs {
  /** Resolves when the function has been told, never with its result. Throws `StorageDown`. */
  start(job: Job): Promise<void>;
}
