/**
 * The address of a report for its reader: a page of ours that hands out links to the file as long as it is kept. The token
 * in it names the report and is signed, so that nobody can make one for another report.
 */
import type { Table } from '../../contract/ports/table.ts';
import type { ReportRecord } from './records.ts';
import { nameOfToken, signedName } from './signed-name.ts';
import type { ReportRef } from './states.ts';

/** The token of a report: good until its record is gone. */
export const readerToken = (table: Table, customer: string, { id }: ReportRecord): Promise<string> =>
  signedName(table, '', `${id}.${customer}`);

/** The report that a token names; null for one that we did not make. */
export const reportOfToken = async (table: Table, token: string): Promise<ReportRef | null> => {
  const name = await nameOfToken(table, '', token);
  if (name === null) return null;
  const at = name.indexOf('.');
  return { id: name.slice(0, at), customer: name.slice(at + 1) };
};
