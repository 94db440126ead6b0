/**
 * Suspends a customer, for an operator: `UDAYA_TABLE=<table> node lib/tools/deploy/suspend.ts <customer> [lift]`. Its keys are
 * refused (403) from the next call on, its sessions end, and it cannot sign in; `lift` opens the same keys again.
 */
import { suspendCustomer } from '../../accounts/accounts.ts';
import { sharedTable } from '../../adapters/storage/table.ts';

const [customer = '', word] = process.argv.slice(2);
if (customer === '' || (word !== undefined && word !== 'lift') || !process.env['UDAYA_TABLE']) {
  console.error('usage: UDAYA_TABLE=<table> node lib/tools/deploy/suspend.ts <customer> [lift]');
  process.exit(2);
}
await suspendCustomer(sharedTable(), customer, word === undefined);
console.log(`${customer} is ${word === undefined ? 'suspended' : 'active'}.`);
