/**
 * The address of a report for its reader: a page of ours that hands out links to the file as long as it is kept. The token
 * in it names the report and is signed, so that nobody can make one for another report.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretFor } from '../../adapters/storage/secrets.ts';
import type { Table } from '../../contract/ports/table.ts';
import type { ReportRecord } from './records.ts';
import type { ReportRef } from './states.ts';

const MAC_BYTES = 18;

const macOf = async (table: Table, name: string): Promise<Buffer> =>
  createHmac('sha256', await secretFor(table, 'report links'))
    .update(name)
    .digest()
    .subarray(0, MAC_BYTES);

/** The token of a report: good until its record is gone. */
export const readerToken = async (table: Table, customer: string, { id }: ReportRecord): Promise<string> => {
  const name = `${id}.${customer}`;
  return `${Buffer.from(name).toString('base64url')}.${(await macOf(table, name)).toString('base64url')}`;
};

/** The report that a token names; null for one that we did not make. */
export const reportOfToken = async (table: Table, token: string): Promise<ReportRef | null> => {
  const [text = '', mac = ''] = token.split('.');
  const name = Buffer.from(text, 'base64url').toString();
  const given = Buffer.from(mac, 'base64url');
  const expected = await macOf(table, name);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const at = name.indexOf('.');
  return { id: name.slice(0, at), customer: name.slice(at + 1) };
};
