import * as z from 'zod/mini';
import { accountOut, EXAMPLE_ACCOUNT, lineField, localeField } from '../../lib/contract/suites/account.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, flag, whole } from '../../lib/contract/frame/about.ts';
import { changeAccount, reopenAccount, setKeepBodies } from '../../lib/accounts/accounts.ts';
import { MAX_KEYS, readCustomer } from '../../lib/accounts/keys.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { grantAt, PLANS } from '../../lib/accounts/metering/plans.ts';
import { accountView } from '../../lib/accounts/views/account.ts';

export const patchAccount = resource({
  path: '/v1/account',
  method: 'PATCH',
  summary: 'Change name, company, language or what is kept of requests; take a closing back',
  description:
    'Changes what is sent and leaves the rest. `request_log_days: 0` stops the log of single requests; counts by hour are kept, because they make up the bill. `keep_bodies: true` keeps the bodies of charged requests from now on, births included, for 7 days; `false`, the default, keeps none and deletes those that are kept. `state: "active"` takes back a closing until the day of erasure, and the keys work again.',
  errors: ['STATE_CONFLICT'],
  wave: 2,
  auth: 'session',
  input: plainInput({
    name: z.optional(lineField(100, 'Name of the person or team, 1 to 100 characters')),
    company: z.optional(lineField(100, 'Company, 1 to 100 characters')),
    locale: z.optional(localeField),
    request_log_days: z.optional(whole(0, 30, 'Days for which single requests are logged, 0 to 30')),
    keep_bodies: z.optional(about(flag, 'Whether to keep the bodies of charged requests for 7 days')),
    state: z.optional(about(z.literal('active'), 'Takes a closing back')),
  }),
  needs: { table: 'write' },
  answers: {
    200: answersJson('The account as it now is', accountOut, {
      ...EXAMPLE_ACCOUNT,
      locale: 'hi',
      locale_name: 'हिंदी',
    }),
  },
  example: { locale: 'hi' },
  compute: async ({ table, customer, input, options }) => {
    if (input.state === 'active') await reopenAccount(table, customer);
    if (input.keep_bodies !== undefined) await setKeepBodies(table, customer, input.keep_bodies, Date.now());
    const { name, company, locale, request_log_days: requestLogDays } = input;
    const account = await changeAccount(table, customer, {
      name: name?.trim(),
      company: company?.trim(),
      locale,
      requestLogDays,
    });
    const grant = grantAt(await readCustomer(table, customer), Date.now());
    const standing = { grant, plan: PLANS[grant.plan], mostKeys: MAX_KEYS };
    return { status: 200, data: accountView(account, standing, options.language) };
  },
});

export const handler = serveResource(patchAccount);
