/** Telling the operator what no program can decide about a payment: in the log, and by an e-mail where an address is set. */
import type { Mail } from '../../contract/ports/mail.ts';
import { logFault } from '../metering/log-fault.ts';
import type { BillingPorts } from './apply.ts';

/** Tells the operator of the environment (`UDAYA_OPERATOR`). An e-mail that cannot be sent does not hold up a payment. */
export const tellOperator =
  (mail: Mail | null): BillingPorts['tell'] =>
  async (what, about) => {
    logFault('the operator must look at a payment', new Error(what), about);
    const { UDAYA_OPERATOR: operator } = process.env;
    if (!operator || !mail) return;
    const text = `${what}.\n\n${Object.entries(about)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')}\n`;
    await mail.send({ to: operator, subject: what, text }).catch(() => undefined);
  };
