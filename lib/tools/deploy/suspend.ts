/**
 * Suspends a customer, for an operator: `npm run suspend -- <customer> [lift]`, on the table that `operator-table.ts` describes. Its
 * keys are refused (403) from the next call on, its sessions end, and it cannot sign in; `lift` opens the same keys again.
 */
import { parseArgs } from 'node:util';
import { suspendCustomer } from '../../accounts/accounts.ts';
import { runOnTable, TABLE_OPTIONS } from './operator-table.ts';

const USAGE = 'usage: npm run suspend -- <customer> [lift] [--table <name> | --data <folder>]';

await runOnTable(USAGE, () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: TABLE_OPTIONS });
  const [customer = '', word] = positionals;
  if (customer === '' || (word !== undefined && word !== 'lift')) throw new Error(USAGE);
  return {
    values,
    work: async (table) => {
      await suspendCustomer(table, customer, word === undefined);
      return `${customer} is ${word === undefined ? 'suspended' : 'active'}.`;
    },
  };
});
