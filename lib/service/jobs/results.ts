/** What a job gives: the answers of its parts as one file, and the rows that failed. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { csvText } from '../../contract/values/csv.ts';
import type { RowFormat } from '../../contract/suites/jobs.ts';
import { isRecord } from '../http/is-record.ts';

/** The answer of one row. `body` is the JSON text that a single call is answered with. */
export interface RowAnswer {
  /** From 1. */
  readonly row: number;
  readonly ref: string | null;
  readonly http: number;
  readonly body: string;
}

/** A row that was not answered, as it is listed. */
export interface RowError {
  readonly row: number;
  readonly ref: string | null;
  readonly http: number;
  readonly code: string;
  readonly message: string;
}

/** The answers of a part as they lie in the bucket. */
export const packAnswers = (answers: readonly RowAnswer[]): Uint8Array => gzipSync(JSON.stringify(answers));
/** The answers of what `packAnswers` wrote. */
export const unpackAnswers = (bytes: Uint8Array): readonly RowAnswer[] => JSON.parse(gunzipSync(bytes).toString());

/** Whether a row failed. */
export const isFailed = ({ http }: RowAnswer): boolean => http >= 400;

const dataOf = (body: string): unknown => {
  const parsed: unknown = JSON.parse(body);
  return isRecord(parsed) ? parsed : {};
};

/** The error of a row that failed. */
export const errorOf = ({ row, ref, http, body }: RowAnswer): RowError => {
  const { error } = Object(dataOf(body));
  const { code, message } = Object(error);
  return { row, ref, http, code: String(code), message: String(message) };
};

/** The values of an answer by their paths: `planets.0.sign.key`. */
const leaves = (value: unknown, path: string, into: Map<string, string>): void => {
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) leaves(inner, path === '' ? name : `${path}.${name}`, into);
  else if (value !== null && value !== undefined) into.set(path, String(value));
};
const leavesOf = ({ body }: RowAnswer): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const { data } = Object(dataOf(body));
  leaves(data, '', found);
  return found;
};

const line = ({ row, ref, http, body }: RowAnswer): string =>
  `{"row":${row},"ref":${JSON.stringify(ref)},"http":${http},"body":${body}}\n`;

/** Columns that every table of results has. */
const OWN_COLUMNS = ['row', 'ref', 'http', 'error_code', 'error_message'] as const;
const cellsOf = (answer: RowAnswer, columns: readonly string[]): readonly string[] => {
  const { row, ref, http } = answer;
  const { code, message } = isFailed(answer) ? errorOf(answer) : { code: '', message: '' };
  const values = isFailed(answer) ? new Map<string, string>() : leavesOf(answer);
  return [String(row), ref ?? '', String(http), code, message, ...columns.map((name) => values.get(name) ?? '')];
};

/** Reads the answers of a part; null for one that gave none. */
export type ReadPart = (n: number) => Promise<readonly RowAnswer[] | null>;

/** The columns of a table: every path that some row has, in the order in which they first come. */
const columnsOf = async (parts: readonly number[], read: ReadPart): Promise<readonly string[]> => {
  const columns = new Set<string>();
  for (const n of parts)
    for (const answer of (await read(n)) ?? [])
      if (!isFailed(answer)) for (const name of leavesOf(answer).keys()) columns.add(name);
  return [...columns];
};

/**
 * The file of a job, packed: members of gzip, one after the other, are one file of gzip, so that no more than a part is ever
 * unpacked at a time.
 */
export const resultsFile = async (format: RowFormat, parts: readonly number[], read: ReadPart): Promise<Uint8Array> => {
  const columns = format === 'csv' ? await columnsOf(parts, read) : [];
  const members: Uint8Array[] = [];
  if (format === 'csv') members.push(gzipSync(csvText([[...OWN_COLUMNS, ...columns]])));
  for (const n of parts) {
    const answers = (await read(n)) ?? [];
    const text =
      format === 'csv' ? csvText(answers.map((answer) => cellsOf(answer, columns))) : answers.map(line).join('');
    members.push(gzipSync(text));
  }
  return Buffer.concat(members);
};
