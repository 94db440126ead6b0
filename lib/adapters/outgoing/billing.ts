/**
 * The adapters of billing. `UDAYA_BILLING=grant` agrees to everything: for a local service, or one for its own people.
 * Otherwise the operator (`UDAYA_OPERATOR`) is written to and changes the plan with `lib/tools/deploy/plan.ts`. An adapter for a
 * payment provider answers `agreed` once it has been paid.
 */
import type { Billing } from '../../contract/ports/billing.ts';
import { type Mail, MailDown } from '../../contract/ports/mail.ts';
import { sharedMail } from './mail.ts';

/** Agrees to everything. */
export const grantingBilling: Billing = { approve: () => Promise.resolve('agreed') };

/** Writes to the operator. */
export const operatorBilling = (mail: Mail, operator: string): Billing => ({
  approve: async ({ customer, email, from, to }) => {
    const subject = `Plan ${to} for ${customer}`;
    const text = `${email} (${customer}) is on the plan ${from} and asks for ${to}.\n\nTo change it:\nnpm run plan -- ${customer} ${to}\n`;
    await mail.send({ to: operator, subject, text });
    return 'asked';
  },
});

/** The billing of the environment. Throws `MailDown` where no one can be asked. */
export const sharedBilling = async (): Promise<Billing> => {
  const { UDAYA_BILLING: way, UDAYA_OPERATOR: operator } = process.env;
  if (way === 'grant') return grantingBilling;
  if (!operator) throw new MailDown('UDAYA_OPERATOR is not set');
  return operatorBilling(await sharedMail(), operator);
};
