/** The list of all customers, so that jobs find those of whom nothing else tells. */
import { itemText, type Table } from '../../contract/ports/table.ts';

const LIST = 'customers';

/** Puts a customer on the list; call it before anything can be debited. Repeating it is harmless. */
export const listCustomer = (table: Table, id: string): Promise<void> => table.put({ pk: LIST, sk: id });

/** The ids of the next `limit` customers after one, in the order of the ids; '' begins with the first. */
export const customersAfter = async (table: Table, after: string, limit: number): Promise<readonly string[]> => {
  const page = await table.query(LIST, { limit, ...(after === '' ? {} : { after }) });
  return page.map((item) => itemText(item, 'sk'));
};
