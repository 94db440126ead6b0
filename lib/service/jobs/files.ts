/** Where the files of a job lie. */
import type { RowsRef } from '../../contract/ports/jobs.ts';
import { JOBS, UPLOADS } from '../../adapters/storage/folders.ts';
import type { RowFormat } from '../../contract/suites/jobs.ts';

const folder = ({ customer, id }: RowsRef): string => `${JOBS}/${customer}/${id}`;

/** A file of rows that was put to its address. */
export const uploadKey = (customer: string, id: string): string => `${UPLOADS}/${customer}/${id}`;
/** The rows of a job, the answers of its part `n`, its results in a format, and its errors. */
export const rowsKey = (ref: RowsRef): string => `${folder(ref)}/rows.json.gz`;
export const partKey = (ref: RowsRef, n: number): string => `${folder(ref)}/parts/${n}.json.gz`;
export const resultsKey = (ref: RowsRef, format: RowFormat): string => `${folder(ref)}/results.${format}.gz`;
export const errorsKey = (ref: RowsRef): string => `${folder(ref)}/errors.json`;
