/**
 * A customer and its first key, for an operator: `UDAYA_TABLE=<table> node lib/tools/deploy/key.ts <plan> [live|sandbox]`, with
 * the AWS credentials of the environment. The key is printed once; only its hash is stored.
 */
import { KEY_KINDS } from '../../accounts/key.ts';
import { createCustomer, createKey } from '../../accounts/keys.ts';
import { PLAN_NAMES, planNamed } from '../../accounts/metering/plans.ts';
import { sharedTable } from '../../adapters/storage/table.ts';

const [planText = '', kindText = 'live'] = process.argv.slice(2);
const plan = planNamed(planText);
const kind = KEY_KINDS.find((name) => name === kindText);
if (plan === undefined || kind === undefined || !process.env['UDAYA_TABLE']) {
  console.error(
    `usage: UDAYA_TABLE=<table> node lib/tools/deploy/key.ts ${PLAN_NAMES.join('|')} [${KEY_KINDS.join('|')}]`,
  );
  process.exit(2);
}
const now = Date.now();
const customer = await createCustomer(sharedTable(), { plan, now });
const { secret } = await createKey(sharedTable(), { customer, kind, now });
console.log(`Customer  ${customer}\nKey       ${secret}`);
