/** Background work as a port: what is started now and runs after the call has been answered. */

/** The worker makes a report that was ordered. */
export interface ReportJob {
  readonly kind: 'report';
  /** Account; empty where anyone may call. */
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

/** What the worker (`functions/worker.ts`) is asked to do. */
export type Job = ReportJob | DeliveryJob;

/** Starts jobs. A job that could not be started is not lost: the sweep of the worker finds it. */
export interface Jobs {
  /** Resolves when the worker has been told, never with its result. Throws `StorageDown`. */
  start(job: Job): Promise<void>;
}
