/**
 * `npm run incident`: tells people what does not work, on `/status` and in `GET /v1/status`.
 *
 *   npm run incident -- open --part reports --title "Reports are late" --title-hi "…" --text "…" --text-hi "…" [--from 2026-11-28T08:10Z]
 *   npm run incident -- update 2026-11-28-01 --text "…" --text-hi "…"
 *   npm run incident -- close 2026-11-28-01 --text "…" --text-hi "…"
 *   npm run incident -- list
 *
 * `--part` may stand several times. `operator-table.ts` says how the table is named.
 */
import { parseArgs } from 'node:util';
import { SERVICE_PARTS } from '../../contract/suites/status.ts';
import type { Table } from '../../contract/ports/table.ts';
import { allIncidents, openIncident, tellOfIncident, type Told } from '../../service/status/incidents.ts';
import { runOnTable, TABLE_OPTIONS } from './operator-table.ts';

const USAGE = `usage: npm run incident -- open --part <part> --title <text> --title-hi <text> --text <text> --text-hi <text> [--from <instant>]
       npm run incident -- update|close <id> --text <text> --text-hi <text>
       npm run incident -- list
Of each: [--table <name> | --data <folder>]. Parts: ${SERVICE_PARTS.join(', ')}.`;
/** A first instant may not lie farther ahead than clocks differ. */
const AHEAD_MS = 60_000;

const OPTIONS = {
  part: { type: 'string', multiple: true },
  title: { type: 'string' },
  'title-hi': { type: 'string' },
  text: { type: 'string' },
  'text-hi': { type: 'string' },
  from: { type: 'string' },
  ...TABLE_OPTIONS,
} as const;

/**
 * Does what the arguments say; resolves with what to print. `now` in epoch ms. Throws an `Error` that names every fault, and
 * writes nothing then.
 */
export const runIncident = async (table: Table, args: readonly string[], now: number): Promise<string> => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [what = '', id = ''] = positionals;
  if (what === 'list') {
    const all = await allIncidents(table);
    const lines = all.map((one) => `${one.id}  ${one.end === 0 ? 'open  ' : 'closed'}  ${one.title.en}`);
    return lines.join('\n') || 'No incident was told yet.';
  }
  const faults: string[] = [];
  const both = (name: 'title' | 'text'): Told => {
    const told = { en: (values[name] ?? '').trim(), hi: (values[`${name}-hi`] ?? '').trim() };
    if (told.en === '') faults.push(`--${name} is missing`);
    if (told.hi === '') faults.push(`--${name}-hi is missing: the page is in English and Hindi`);
    return told;
  };
  const failed = (): Error => new Error(`${faults.join('.\n')}.\n${USAGE}`);
  if (what === 'update' || what === 'close') {
    const text = both('text');
    if (id === '') faults.push(`${what} needs the id of an incident (npm run incident -- list)`);
    if (faults.length > 0) throw failed();
    await tellOfIncident(table, { id, text, closes: what === 'close', now });
    return `${id} is ${what === 'close' ? 'closed' : 'updated'}.`;
  }
  if (what !== 'open') throw new Error(USAGE);
  const [title, text] = [both('title'), both('text')];
  const asked = values.part ?? [];
  const parts = SERVICE_PARTS.filter((part) => asked.includes(part));
  if (asked.length === 0) faults.push('--part is missing');
  for (const part of asked.filter((one) => !parts.some((known) => known === one)))
    faults.push(`--part ${part} is none of ${SERVICE_PARTS.join(', ')}`);
  const start = values.from === undefined ? now : Date.parse(values.from);
  if (!/(?:Z|[+-]\d{2}:\d{2})$/.test(values.from ?? 'Z') || !(start <= now + AHEAD_MS))
    faults.push(
      `--from must be an instant with its offset that has passed, as 2026-11-28T08:10Z, not "${values.from}"`,
    );
  if (faults.length > 0) throw failed();
  return `${await openIncident(table, { title, text, parts, start, now })} is open.`;
};

if (import.meta.main)
  await runOnTable(USAGE, () => {
    const args = process.argv.slice(2);
    if (args.length === 0) throw new Error(USAGE);
    const { values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    return { values, work: (table) => runIncident(table, args, Date.now()) };
  });
