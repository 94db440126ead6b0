/** Incidents as the operator tells them: few rows of one partition, each with all that was told about it. */
import * as z from 'zod/mini';
import { INCIDENT_DAYS, SERVICE_PARTS, type ServicePart } from '../../contract/suites/status.ts';
import { isWritten, type Key, type Table } from '../../contract/ports/table.ts';

/** A text in the languages of the pages. */
const told = z.object({ en: z.string(), hi: z.string() });
export type Told = z.output<typeof told>;

/** As it is stored; instants in epoch ms, `end` 0 while it lasts. */
const record = z.object({
  id: z.string(),
  title: told,
  parts: z.array(z.enum(SERVICE_PARTS)),
  start: z.number(),
  end: z.number(),
  updates: z.array(z.object({ at: z.number(), text: told })),
});
export type Incident = z.output<typeof record>;

const PARTITION = 'incidents';
const DAY_MS = 86_400_000;
/** Rows that are read: more were not told in 90 days, or nobody reads them. */
const MOST = 100;
/** Incidents of one day. */
const MOST_OF_A_DAY = 99;

const keyOf = (id: string): Key => ({ pk: PARTITION, sk: id });

/** All incidents, open or closed, the newest first. */
export const allIncidents = async (table: Table): Promise<readonly Incident[]> =>
  (await table.query(PARTITION, { descending: true, limit: MOST })).map((item) => record.parse(item));

/** Open incidents and those that ended within 90 days before `now` (epoch ms), the newest first. */
export const shownIncidents = async (table: Table, now: number): Promise<readonly Incident[]> =>
  (await allIncidents(table)).filter(({ end }) => end === 0 || end > now - INCIDENT_DAYS * DAY_MS);

/** What opens an incident. `start` and `now` in epoch ms. */
export interface Opening {
  readonly title: Told;
  readonly text: Told;
  readonly parts: readonly ServicePart[];
  readonly start: number;
  readonly now: number;
}

/** Opens an incident; resolves with its id: `2026-11-28-01`. */
export const openIncident = async (table: Table, { title, text, parts, start, now }: Opening): Promise<string> => {
  const day = new Date(now).toISOString().slice(0, 10);
  for (let number = 1; number <= MOST_OF_A_DAY; number++) {
    const id = `${day}-${String(number).padStart(2, '0')}`;
    const item = { ...keyOf(id), id, title, parts, start, end: 0, updates: [{ at: now, text }], version: 0 };
    if (await isWritten(table.put(item, { condition: 'attribute_not_exists(pk)' }))) return id;
  }
  throw new Error(`${day} has ${MOST_OF_A_DAY} incidents already.`);
};

/** Adds what is now known to an open incident, and closes it where `closes`. Throws where it is not there, closed, or changed meanwhile. */
export const tellOfIncident = async (
  table: Table,
  {
    id,
    text,
    closes,
    now,
  }: { readonly id: string; readonly text: Told; readonly closes: boolean; readonly now: number },
): Promise<void> => {
  const found = await table.get(keyOf(id));
  if (!found) throw new Error(`There is no incident ${id}.`);
  const { end, updates } = record.parse(found);
  if (end !== 0) throw new Error(`The incident ${id} is closed; open a new one.`);
  const version = updates.length;
  const item = {
    ...found,
    ...keyOf(id),
    end: closes ? now : 0,
    updates: [...updates, { at: now, text }],
    version,
  };
  const check = { condition: 'version = :version', values: { ':version': version - 1 } };
  if (!(await isWritten(table.put(item, check))))
    throw new Error(`The incident ${id} was changed meanwhile; try again.`);
};
