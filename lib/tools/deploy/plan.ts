/**
 * The plan of a customer, for an operator: `npm run plan -- <customer> <plan> [credits rate]`, on the table that
 * `operator-table.ts` describes. Without numbers it changes as the customer could (a larger plan at once, a smaller one next month);
 * with them it puts the customer on terms of its own, at once: enterprise needs that.
 */
import { parseArgs } from 'node:util';
import { changePlan } from '../../accounts/change-plan.ts';
import { changeGrant } from '../../accounts/grants.ts';
import { PLAN_NAMES, planNamed } from '../../accounts/metering/plans.ts';
import { runOnTable, TABLE_OPTIONS } from './operator-table.ts';

const USAGE = `usage: npm run plan -- <customer> ${PLAN_NAMES.join('|')} [credits rate] [--table <name> | --data <folder>]`;

await runOnTable(USAGE, () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: TABLE_OPTIONS });
  const [customer = '', planText = '', credits, rate = '0'] = positionals;
  const plan = planNamed(planText);
  const isCount = (text: string): boolean => /^\d{1,12}$/.test(text);
  if (customer === '' || plan === undefined || !isCount(credits ?? '0') || !isCount(rate)) throw new Error(USAGE);
  return {
    values,
    work: async (table) => {
      const now = Date.now();
      if (credits === undefined) await changePlan(table, customer, plan, now);
      else await changeGrant(table, customer, plan, { credits: Number(credits), rate: Number(rate) }, now);
      return `${customer} is on ${plan}.`;
    },
  };
});
