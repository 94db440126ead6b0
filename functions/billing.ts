/** Does what is due of plans and wallets every hour, and compares payments with their providers. Not an endpoint. */
import type { Context } from 'aws-lambda';
import { tellOperator } from '../lib/accounts/billing/tell.ts';
import { keepAll, type Kept } from '../lib/accounts/jobs/billing.ts';
import { logBilled } from '../lib/accounts/jobs/log.ts';
import { sharedMail } from '../lib/adapters/outgoing/mail.ts';
import { sharedPayments } from '../lib/adapters/payments/shared.ts';
import { sharedTable } from '../lib/adapters/storage/table.ts';

const RESERVE_MS = 30_000;
const NOTHING: Kept = { met: 0, failed: 0, compared: null, overdue: 0 };

export const handler = async (_: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>): Promise<Kept> => {
  const payments = await sharedPayments();
  // Nothing is sold, and nothing was: a wallet and a plan come from an offer.
  if (!payments.offer) return NOTHING;
  const now = Date.now();
  const mail = await sharedMail();
  const url = (process.env['UDAYA_URL'] ?? '').replace(/\/+$/, '');
  const ports = { table: sharedTable(), payments, mail, url, tell: tellOperator(mail) };
  const kept = await keepAll(ports, now, now + context.getRemainingTimeInMillis() - RESERVE_MS);
  logBilled(kept);
  return kept;
};
