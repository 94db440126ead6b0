/** The rows of a job: from what was sent to the bodies of single calls. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { csvRows, fromCell } from '../../contract/values/csv.ts';
import type { RowFormat } from '../../contract/suites/jobs.ts';
import { isRecord } from '../http/is-record.ts';

/** One row: the body of a call, or why it is none. */
export interface JobRow {
  readonly ref: string | null;
  readonly body: Readonly<Record<string, unknown>> | null;
}

const MOST_REF = 64;
const refOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MOST_REF) : null;

/** A row of an object: its member `ref` is the caller's mark of it. */
export const rowOf = ({ ref, ...body }: Readonly<Record<string, unknown>>): JobRow => ({ ref: refOf(ref), body });

const NOTHING: JobRow = { ref: null, body: null };

const lineRow = (line: string): JobRow => {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? rowOf(value) : NOTHING;
  } catch {
    return NOTHING;
  }
};

/** Members of a cell's name that are text whatever they look like. */
const TEXTS: readonly string[] = ['ref', 'name', 'place', 'dob', 'date', 'time'];
const NUMBER = /^-?\d+(\.\d+)?$/;

/** What a cell says: a number, true or false, JSON for lists and objects, else text. */
const valueOf = (name: string, cell: string): unknown => {
  if (TEXTS.includes(name)) return cell;
  if (NUMBER.test(cell)) return Number(cell);
  if (cell === 'true' || cell === 'false') return cell === 'true';
  if (!/^[[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
};

const put = (into: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) into[first] = value;
  else {
    const inner: Record<string, unknown> = Object.assign({}, into[first]);
    put(inner, rest, value);
    into[first] = inner;
  }
};

const cellsRow = (columns: readonly string[], cells: readonly string[]): JobRow => {
  const members: Record<string, unknown> = {};
  columns.forEach((column, i) => {
    const cell = fromCell(cells[i] ?? '');
    const path = column.split('.');
    if (cell !== '' && column !== '' && !path.includes('__proto__'))
      put(members, path, valueOf(path.at(-1) ?? '', cell));
  });
  return rowOf(members);
};

/** The rows of a file. Lines without anything are left out; one that is no JSON object is a row that fails. */
export const readRows = (text: string, format: RowFormat): readonly JobRow[] => {
  if (format === 'csv') {
    const [columns = [], ...rows] = csvRows(text);
    return rows.map((cells) => cellsRow(columns, cells));
  }
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [lineRow(line)]));
};

/** Rows as they lie in the bucket until the job has ended. */
export const packRows = (rows: readonly JobRow[]): Uint8Array => gzipSync(JSON.stringify(rows));
/** The rows of what `packRows` wrote. */
export const unpackRows = (bytes: Uint8Array): readonly JobRow[] => JSON.parse(gunzipSync(bytes).toString());
