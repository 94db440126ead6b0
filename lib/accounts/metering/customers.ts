/** The list of all customers, so that settlement finds those whose last calls left no line in the gateway's log. */
import { textOf, type Table } from '../../contract/ports/table.ts';

const LIST = 'customers';
const PAGE = 500;

/** Puts a customer on the list; call it before anything can be debited. Repeating it is harmless. */
export const listCustomer = (table: Table, id: string): Promise<void> => table.put({ pk: LIST, sk: id });

/** The ids of all customers. */
export async function* allCustomers(table: Table): AsyncGenerator<string> {
  let after: string | undefined;
  do {
    const page = await table.query(LIST, { limit: PAGE, ...(after === undefined ? {} : { after }) });
    for (const item of page) yield textOf(item, 'sk');
    const last = page.at(-1);
    after = last && page.length === PAGE ? textOf(last, 'sk') : undefined;
  } while (after !== undefined);
}
