/**
 * The list of reports that are not finished with: partition `job#reports`, one item each, oldest first. An item goes in
 * before the report exists and out when its file is stored, or, where it failed, when its credits have gone back. So
 * whatever ends in between, the sweep finds it.
 */
import { itemText, itemTexts, type Item, type Key, type Table } from '../../contract/ports/table.ts';
import type { ReportRef } from './states.ts';

const QUEUE = 'job#reports';
const PAGE = 200;

/** A report of the list, and the key of its file. */
export interface Queued extends ReportRef {
  readonly object: string;
  /** Of a failed report that was deleted before its credits had gone back: what it was charged. */
  readonly charges: readonly string[];
}

/** Where a report stands on the list. */
export const placeInQueue = ({ id, customer }: ReportRef): Key => ({ pk: QUEUE, sk: `${id}#${customer}` });

/** Puts a report on the list. Repeating it is harmless. */
export const enqueue = (table: Table, { customer, id, object, charges }: Queued): Promise<void> =>
  table.put({
    ...placeInQueue({ customer, id }),
    customer,
    id,
    object,
    ...(charges.length > 0 ? { charges: new Set(charges) } : {}),
  });

/** Takes it off. */
export const dequeue = (table: Table, ref: ReportRef): Promise<void> => table.remove(placeInQueue(ref));

/** The items of a list, page by page. */
async function* itemsOf(table: Table, pk: string): AsyncGenerator<Item> {
  let after: string | undefined;
  do {
    const page = await table.query(pk, { limit: PAGE, ...(after === undefined ? {} : { after }) });
    yield* page;
    const last = page.at(-1);
    after = last && page.length === PAGE ? itemText(last, 'sk') : undefined;
  } while (after !== undefined);
}

/** All reports of the list, oldest first. */
export async function* queuedReports(table: Table): AsyncGenerator<Queued> {
  for await (const item of itemsOf(table, QUEUE))
    yield {
      customer: itemText(item, 'customer'),
      id: itemText(item, 'id'),
      object: itemText(item, 'object'),
      charges: itemTexts(item, 'charges'),
    };
}

const DELIVERIES = 'job#deliveries';

/** Which delivery. */
export interface DeliveryRef {
  readonly customer: string;
  readonly report: string;
  readonly id: string;
}

const placeOfDelivery = ({ customer, report, id }: DeliveryRef): Key => ({
  pk: DELIVERIES,
  sk: `${id}#${report}#${customer}`,
});

/** Puts a delivery on the list of those that are not over, or takes it off. Repeating either is harmless. */
export const enqueueDelivery = (table: Table, ref: DeliveryRef): Promise<void> =>
  table.put({ ...placeOfDelivery(ref), customer: ref.customer, report: ref.report, id: ref.id });
export const dequeueDelivery = (table: Table, ref: DeliveryRef): Promise<void> => table.remove(placeOfDelivery(ref));

/** All deliveries that are not over, oldest first. */
export async function* queuedDeliveries(table: Table): AsyncGenerator<DeliveryRef> {
  for await (const item of itemsOf(table, DELIVERIES))
    yield { customer: itemText(item, 'customer'), report: itemText(item, 'report'), id: itemText(item, 'id') };
}
