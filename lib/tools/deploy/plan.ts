/**
 * The plan of a customer, for an operator: `UDAYA_TABLE=<table> node lib/tools/deploy/plan.ts <customer> <plan> [credits rate]`.
 * Without numbers it changes as the customer could (a larger plan at once, a smaller one next month); with them it puts
 * the customer on terms of its own, at once: enterprise needs that.
 */
import { changePlan } from '../../accounts/change-plan.ts';
import { changeGrant } from '../../accounts/grants.ts';
import { PLAN_NAMES, planNamed } from '../../accounts/metering/plans.ts';
import { sharedTable } from '../../adapters/storage/table.ts';

const [customer = '', planText = '', credits, rate] = process.argv.slice(2);
const plan = planNamed(planText);
if (customer === '' || plan === undefined || !process.env['UDAYA_TABLE']) {
  console.error(
    `usage: UDAYA_TABLE=<table> node lib/tools/deploy/plan.ts <customer> ${PLAN_NAMES.join('|')} [credits rate]`,
  );
  process.exit(2);
}
const now = Date.now();
if (credits === undefined) await changePlan(sharedTable(), customer, plan, now);
else await changeGrant(sharedTable(), customer, plan, { credits: Number(credits), rate: Number(rate ?? 0) }, now);
console.log(`${customer} is on ${plan}.`);
