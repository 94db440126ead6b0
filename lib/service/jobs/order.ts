/** Orders of jobs: what is sent, checked as far as it can be before anything is charged, and put into the bucket. */
import { AppError } from '../../contract/frame/app-error.ts';
import type { Caller } from '../../contract/frame/caller.ts';
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import type { Visitor } from '../../contract/frame/resource.ts';
import { invalidField, invalidFields } from '../../contract/frame/field-errors.ts';
import { StorageDown, type Table } from '../../contract/ports/table.ts';
import type { Jobs, RowsRef } from '../../contract/ports/jobs.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { MOST_ROWS, MOST_SANDBOX_ROWS, TYPE_OF, UPLOAD_SECONDS, type RowFormat } from '../../contract/suites/jobs.ts';
import { timedId } from '../../adapters/storage/timed-id.ts';
import { announce } from '../../accounts/due/due.ts';
import { spaceOf } from '../../accounts/sandbox/space.ts';
import { endpointLoaders } from '../catalogue/endpoint-list.ts';
import { nameOfPath } from '../catalogue/near.ts';
import { findEndpoint, refusalOf, type FoundEndpoint } from '../catalogue/run.ts';
import { unknownPath } from '../catalogue/unknown-path.ts';
import type { Request } from '../http/answer.ts';
import { rowsKey, uploadKey } from './files.ts';
import { partsOf, saveJob, type JobRecord, type NewJob } from './records.ts';
import { packRows, readRows, rowOf, type JobRow } from './rows.ts';
import { utcOfMs } from '../../contract/values/utc.ts';

/** Workers of one job that run at the same time. */
const WORKERS = 4;
/** Rows that are looked at before a job is taken: where all of them are refused, it is. */
const LOOKED_AT = 5;

/** The text by which due rows name a job. */
export const subjectOf = ({ customer, id }: RowsRef): string => `${customer}#${id}`;
/** The job of a text that `subjectOf` wrote. */
export const refOf = (subject: string): RowsRef => {
  const cut = subject.lastIndexOf('#');
  return { customer: subject.slice(0, cut), id: subject.slice(cut + 1) };
};

const required = (field: string, message: string): AppError => invalidField(field, 'REQUIRED', message);

/** An address to which a file of rows may be put. */
export const uploadFor = async (
  objects: Objects,
  customer: string,
  { format, bytes }: { readonly format: RowFormat; readonly bytes: number },
  now: number,
) => {
  const id = `${timedId('u', now)}.${format}`;
  const type = TYPE_OF[format];
  const url = await objects.upload(uploadKey(customer, id), { seconds: UPLOAD_SECONDS, type, bytes });
  const expires = utcOfMs(now + UPLOAD_SECONDS * 1000);
  return { upload_id: id, url, content_type: type, expires };
};

/** The calculation that a job runs. Throws the refusal of one that cannot be run so. */
const calculationOf = async (path: string, caller: Caller): Promise<FoundEndpoint> => {
  const name = nameOfPath(path);
  const found = await findEndpoint(name);
  if (!found) throw unknownPath(Object.keys(await endpointLoaders()), name);
  const { endpoint }: { readonly endpoint: AnyEndpoint } = found;
  if (endpoint.pricedByBody === true)
    throw invalidFields({
      field: 'endpoint',
      code: 'UNKNOWN_VALUE',
      message: `${endpoint.name} makes further calls itself and cannot be run in a job.`,
      received: endpoint.name,
    });
  if (endpoint.auth === 'key' && !caller.mayUse(endpoint.suite)) throw new AppError('SCOPE_MISSING');
  return found;
};

/** What is asked for. */
export interface JobAsk {
  readonly endpoint: string | undefined;
  readonly rows: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly upload: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly results: RowFormat;
  readonly reference: string;
}

/** The ports of an order. */
export interface OrderJobPorts {
  readonly table: Table;
  readonly objects: Objects;
  readonly jobs: Jobs;
}

const sentRows = async (
  { objects }: OrderJobPorts,
  customer: string,
  { rows, upload }: JobAsk,
): Promise<readonly JobRow[]> => {
  if (rows !== undefined && upload !== undefined)
    throw invalidField('rows', 'CONFLICT', 'Send rows or upload_id, not both.');
  if (rows !== undefined) return rows.map(rowOf);
  if (upload === undefined) throw required('rows', 'rows or upload_id is required.');
  const file = await objects.get(uploadKey(customer, upload));
  if (!file)
    throw new AppError('RESOURCE_NOT_FOUND', {
      message: 'There is no such file of rows. Ask for an address with `upload`, and put the file there first.',
    });
  const text = new TextDecoder().decode(file.bytes);
  return readRows(text, upload.endsWith('.csv') ? 'csv' : 'jsonl');
};

/** Refuses a number of rows that may not be sent. */
const admitRows = (count: number, { sandbox }: Visitor): void => {
  const most = sandbox ? MOST_SANDBOX_ROWS : MOST_ROWS;
  if (count === 0) throw invalidField('upload_id', 'REQUIRED', 'The file holds no rows.');
  if (count <= most) return;
  const whose = sandbox ? 'with a sandbox key' : 'in one job';
  const message = `${count} rows were sent; ${most} are allowed ${whose}.`;
  throw invalidField('rows', 'OUT_OF_RANGE', message, `1 to ${most} rows`);
};

/** Refuses a job whose first rows are all refused: what is wrong with the first is wrong with all of them. */
const admitFirst = async (found: FoundEndpoint, rows: readonly JobRow[], request: Omit<Request, 'variables'>) => {
  let first: AppError | null = null;
  for (const { body } of rows.slice(0, LOOKED_AT)) {
    const refusal = body === null ? new AppError('INVALID_JSON') : await refusalOf(found, body, request);
    if (!refusal) return;
    first ??= refusal;
  }
  if (!first) return;
  const details = (first.details ?? []).map((detail) => ({ ...detail, field: `rows.0.${detail.field}` }));
  throw new AppError('VALIDATION_FAILED', {
    message: `None of the first rows can be run. Row 1: ${first.message}`,
    details,
  });
};

/** What of a call an order needs. */
export interface OrderCall {
  readonly visitor: Visitor;
  readonly caller: Caller;
  readonly request: Omit<Request, 'variables'>;
  readonly language: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Takes an order: pays for its rows, keeps them, and starts workers. */
export const orderJob = async (ports: OrderJobPorts, ask: JobAsk, call: OrderCall): Promise<JobRecord> => {
  const { table, objects, jobs } = ports;
  const { visitor, caller, request, language, now } = call;
  const space = spaceOf(visitor);
  if (ask.endpoint === undefined) throw required('endpoint', 'endpoint is required.');
  const found = await calculationOf(ask.endpoint, caller);
  const sent = await sentRows(ports, space, ask);
  admitRows(sent.length, visitor);
  const rows = sent.map(({ ref, body }) => ({ ref, body: body && { ...ask.options, ...body } }));
  await admitFirst(found, rows, request);
  const price = found.endpoint.auth === 'none' ? 0 : found.endpoint.credits;
  const sum = price * rows.length;
  await caller.reserve(sum, 1);
  const { credits } = await caller.pay(sum);
  const isPaid = credits.charged > 0;
  const ref: RowsRef = { customer: space, id: timedId('j', now) };
  await objects.put(rowsKey(ref), { bytes: packRows(rows), type: 'application/gzip' });
  await announce(table, 'rows', now / 1000 + 60, subjectOf(ref));
  const job: NewJob = {
    id: ref.id,
    endpoint: nameOfPath(ask.endpoint),
    reference: ask.reference,
    language,
    results: ask.results,
    rows: rows.length,
    price: isPaid ? price : 0,
    births: caller.mayUse('profiles') && visitor.kind !== 'publishable',
    created: now,
    charge: isPaid ? visitor.charge : '',
  };
  const saved = await saveJob(table, space, job);
  if (ask.upload !== undefined) await objects.remove(uploadKey(space, ask.upload));
  // What cannot be started now is found by the tick.
  for (let i = 0; i < Math.min(WORKERS, partsOf(saved)); i++)
    await jobs.start({ kind: 'rows', ...ref }).catch((error: unknown) => {
      if (!(error instanceof StorageDown)) throw error;
    });
  return saved;
};
