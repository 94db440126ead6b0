/** What a thread and the service say to each other: a thread runs functions, and asks the service for the table and for jobs. */
import { ConditionFailed, StorageDown, type Item, type Table } from '../../contract/ports/table.ts';
import type { Job } from '../../contract/ports/jobs.ts';

/** Calls of the table, and what each resolves with. */
export interface TableReplies {
  readonly get: Item | undefined;
  readonly put: undefined;
  readonly update: Item;
  readonly remove: undefined;
  readonly query: readonly Item[];
}
export type TableCall = keyof TableReplies;

/** The service asks a thread to run a function. */
export interface Run {
  readonly id: number;
  readonly name: string;
  readonly event: unknown;
  /** When it must be done, epoch milliseconds. */
  readonly until: number;
}

/** A thread asks for the table, or starts a job, or says how a function ended. */
export type Said =
  | {
      readonly kind: 'table';
      readonly id: number;
      readonly call: TableCall;
      readonly given: readonly unknown[];
      readonly deadline: number;
    }
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'done'; readonly id: number; readonly value?: unknown; readonly fault?: string };

/** The service answers a call of the table. */
export interface Reply {
  readonly kind: 'reply';
  readonly id: number;
  readonly value?: unknown;
  readonly fault?: Fault;
}

/** An error of the table as data: classes do not cross over. */
interface Fault {
  readonly name: string;
  readonly message: string;
  readonly item?: Item | undefined;
  readonly unwritten?: boolean;
}

/** An error as data. */
export const faultOf = (error: unknown): Fault => {
  if (error instanceof ConditionFailed) return { name: error.name, message: error.message, item: error.item };
  if (error instanceof StorageDown) return { name: error.name, message: error.message, unwritten: error.unwritten };
  return { name: 'Error', message: error instanceof Error ? error.message : String(error) };
};

/** The error that a fault tells of. */
export const errorOf = ({ name, message, item, unwritten }: Fault): Error => {
  if (name === 'ConditionFailed') return new ConditionFailed(item);
  return name === 'StorageDown' ? new StorageDown(message, unwritten ?? false) : new Error(message);
};

/** A table whose calls are made elsewhere. */
export const askedTable = (
  ask: <K extends TableCall>(call: K, given: readonly unknown[], deadline: number) => Promise<TableReplies[K]>,
  deadline = Infinity,
): Table => ({
  get: (...given) => ask('get', given, deadline),
  put: (...given) => ask('put', given, deadline),
  update: (...given) => ask('update', given, deadline),
  remove: (...given) => ask('remove', given, deadline),
  query: (...given) => ask('query', given, deadline),
  until: (earlier) => askedTable(ask, Math.min(deadline, earlier)),
});
