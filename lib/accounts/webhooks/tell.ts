/** Telling the webhooks of a customer of an event. */
import type { Jobs, MessageRef } from '../../contract/ports/jobs.ts';
import type { Table } from '../../contract/ports/table.ts';
import { covers } from '../../contract/suites/events.ts';
import { listWebhooks } from './hooks.ts';
import { saveMessage, type Told } from './messages.ts';

/**
 * Keeps a message for each active webhook that asks for the event, and has them sent; without `jobs` the tick sends them. Repeating it changes nothing, so who tells
 * of something may do it again after a crash. Throws `StorageDown` where a message could not be kept.
 */
export const tellWebhooks = async (
  { table, jobs }: { readonly table: Table; readonly jobs: Jobs | null },
  customer: string,
  told: Told,
  now: number,
): Promise<void> => {
  if (customer === '') return;
  const hooks = (await listWebhooks(table, customer)).filter(
    ({ state, events }) => state === 'active' && events.some((choice) => covers(choice, told.event)),
  );
  const messages: MessageRef[] = [];
  for (const { id } of hooks) messages.push(await saveMessage(table, customer, id, told, now));
  // What cannot be started now is found by the tick.
  if (messages.length > 0) await jobs?.start({ kind: 'messages', messages }).catch(() => {});
};
