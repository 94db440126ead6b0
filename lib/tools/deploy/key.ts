/**
 * A customer and its first key, for an operator: `npm run key -- <plan> [live|sandbox]`, on the table that `operator-table.ts`
 * describes. The key is printed once; only its hash is stored.
 */
import { parseArgs } from 'node:util';
import { KEY_KINDS } from '../../accounts/key.ts';
import { createCustomer, createKey } from '../../accounts/keys.ts';
import { PLAN_NAMES, planNamed } from '../../accounts/metering/plans.ts';
import { runOnTable, TABLE_OPTIONS } from './operator-table.ts';

const USAGE = `usage: npm run key -- ${PLAN_NAMES.join('|')} [${KEY_KINDS.join('|')}] [--table <name> | --data <folder>]`;

await runOnTable(USAGE, () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: TABLE_OPTIONS });
  const [planText = '', kindText = 'live'] = positionals;
  const plan = planNamed(planText);
  const kind = KEY_KINDS.find((name) => name === kindText);
  if (plan === undefined || kind === undefined) throw new Error(USAGE);
  return {
    values,
    work: async (table) => {
      const now = Date.now();
      const customer = await createCustomer(table, { plan, now });
      const { secret } = await createKey(table, { customer, kind, now });
      return `Customer  ${customer}\nKey       ${secret}`;
    },
  };
});
