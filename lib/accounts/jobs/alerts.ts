/** E-mails when a share of the month's credits is used: once in a month for each level. */
import { findAccount } from '../accounts.ts';
import { readSpendLimits } from '../grants.ts';
import { readCustomer } from '../keys.ts';
import type { Mail } from '../../contract/ports/mail.ts';
import { emailTemplates } from '../../words/mail.ts';
import { usageKey } from '../metering/usage-item.ts';
import { monthOf, nextMonth } from '../metering/period.ts';
import { grantAt } from '../metering/plans.ts';
import { tellWebhooks } from '../webhooks/tell.ts';
import { itemNumber, isWritten, type Table } from '../../contract/ports/table.ts';

/** Notes that a level has been told; false where it, or a higher one, was told before. */
const noteLevel = async (table: Table, customer: string, month: string, level: number): Promise<boolean> => {
  return isWritten(
    table.update(usageKey(customer, month), {
      update: 'SET alerted = :level',
      condition: 'attribute_exists(pk) AND (attribute_not_exists(alerted) OR alerted < :level)',
      values: { ':level': level },
    }),
  );
};

/** Tells the webhooks of a level; the tick sends what is kept here. */
const tellOfCredits = (
  table: Table,
  customer: string,
  key: string,
  {
    percent,
    used,
    limit,
    ends,
  }: { readonly percent: number; readonly used: number; readonly limit: number; readonly ends: string },
  now: number,
): Promise<void> => {
  const data = { percent, used, limit, resets: `${ends.slice(0, 19)}Z` };
  const told = {
    event: 'credits.low' as const,
    key,
    at: now,
    since: Date.parse(`${key.slice(0, 7)}-01T00:00:00Z`),
    data,
  };
  return tellWebhooks({ table, jobs: null }, customer, told, now);
};

/**
 * Writes to the owner of an account whose use has passed a level that was not told yet; of several, of the highest alone.
 * Resolves with the level that was told, or 0. An e-mail that could not be sent is not sent again.
 */
export const alertOwner = async (table: Table, mail: Mail, customer: string, now: number): Promise<number> => {
  const month = monthOf(now);
  const item = (await table.get(usageKey(customer, month))) ?? {};
  const used = itemNumber(item, 'used');
  if (used === 0) return 0;
  const account = await findAccount(table, customer);
  if (!account) return 0;
  const { credits, cap } = grantAt(await readCustomer(table, customer), now);
  const limit = cap >= 0 ? Math.min(cap, credits) : credits;
  const { alerts } = await readSpendLimits(table, customer);
  const level = Math.max(0, ...alerts.filter((share) => used * 100 >= share * limit));
  if (level <= itemNumber(item, 'alerted')) return 0;
  const ends = new Date(nextMonth(now)).toISOString();
  // Before the level is noted, so that it is told again where this run dies: the same level of a month is one message.
  await tellOfCredits(table, customer, `${month} ${level}`, { percent: level, used, limit, ends }, now);
  if (!(await noteLevel(table, customer, month, level))) return 0;
  const resets = ends.slice(0, 10);
  await mail.send({
    to: account.email,
    ...emailTemplates(account.locale).credits({ percent: level, used, limit, resets }),
  });
  return level;
};
