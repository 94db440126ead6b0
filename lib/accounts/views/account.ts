/** Accounts as their owners see them. */
import type { Account } from '../accounts.ts';
import type { Language } from '../../words/languages.ts';
import { bank } from '../../words/bank.ts';
import type { Grant, Plan } from '../metering/plans.ts';
import { utcOf } from '../../contract/values/utc.ts';

/** What an account may use. `most` is the number of keys it may have. */
export interface Standing {
  readonly grant: Grant & { readonly keepsBodies: boolean };
  readonly plan: Plan;
  readonly mostKeys: number;
}

/** An account with what it may use. */
export const accountView = (account: Account, { grant, plan, mostKeys }: Standing, language: Language) => {
  const names = bank(language, 'platform');
  return {
    account_id: account.id,
    email: account.email,
    name: account.name,
    company: account.company,
    locale: account.locale,
    locale_name: bank(account.locale, 'language').own_name,
    state: account.state,
    state_name: names.account[account.state],
    plan: grant.plan,
    plan_name: names.plan[grant.plan],
    created: utcOf(account.created),
    closes: account.closes === 0 ? null : utcOf(account.closes),
    request_log_days: account.requestLogDays,
    keep_bodies: grant.keepsBodies,
    limits: {
      credits_per_month: grant.credits,
      requests_per_minute: grant.rate,
      live_domains: plan.domains,
      keys: mostKeys,
    },
  };
};
