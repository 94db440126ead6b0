/**
 * Whether the plan of an account brings what a webhook or feed is told. It is looked at whenever that matters and never stored:
 * where a plan ends they rest, and where it comes back they go on by themselves. In a sandbox everything may be tried.
 */
import type { Visitor } from '../../contract/frame/resource.ts';
import { itemText, type Table } from '../../contract/ports/table.ts';
import { planKey } from '../grants.ts';
import { brings } from '../metering/features.ts';
import { grantAt, planNamed, readLater, type PlanName } from '../metering/plans.ts';
import { accountOf, isSandbox } from '../sandbox/space.ts';

/** The plan that is asked; null where everything may be had. */
export type Asked = PlanName | null;

/** Whether a plan brings some events. */
export const isBrought = (plan: Asked, events: readonly string[]): boolean =>
  plan === null ||
  (brings(plan, 'webhooks') && (brings(plan, 'natal_events') || !events.some((choice) => choice.startsWith('natal.'))));

/** The plan of a caller. */
export const planOfVisitor = ({ sandbox, plan }: Pick<Visitor, 'sandbox' | 'plan'>): Asked =>
  sandbox ? null : (planNamed(plan) ?? 'sandbox');

/** The plan of a space at `now` (epoch ms). Throws `StorageDown`. */
export const planOfSpace = async (table: Table, space: string, now: number): Promise<Asked> => {
  if (isSandbox(space)) return null;
  const item = (await table.get(planKey(accountOf(space)))) ?? {};
  const plan = planNamed(itemText(item, 'plan'));
  // Without a copy the plan was never changed, and nothing was made that it does not bring.
  return plan ? grantAt({ plan, credits: 0, rate: 0, later: readLater(item) }, now).plan : null;
};
