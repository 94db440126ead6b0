import * as z from 'zod/mini';
import { idOut } from '../../lib/contract/suites/account.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about } from '../../lib/contract/frame/about.ts';
import { utcInstant } from '../../lib/contract/frame/shapes.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { closeAccount } from '../../lib/accounts/accounts.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { emailTemplates } from '../../lib/words/mail.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const deleteAccount = resource({
  path: '/v1/account',
  method: 'DELETE',
  summary: 'Close the account; after 30 days everything stored about it is erased',
  description:
    'The keys stop working at once. Until `due` you can sign in and take it back with `PATCH account`; then every record of the account is deleted and cannot be restored. `confirm` must hold the id of the account, so that no slip closes one.',
  errors: ['STATE_CONFLICT'],
  wave: 2,
  auth: 'session',
  input: plainInput({
    confirm: z.string().check(z.maxLength(64), z.describe('Id of the account (account_id), as a confirmation')),
  }),
  needs: { table: 'write', mail: 'write' },
  answers: {
    202: answersJson(
      'The account is closing',
      z.strictObject({
        erasure_id: idOut('Id of the erasure, for questions about it'),
        due: about(utcInstant, 'When everything is erased'),
      }),
      { erasure_id: 'era_4c1f0a9be2d75c30a1b2c3d4', due: '2026-12-21T09:30:00Z' },
    ),
  },
  example: { confirm: 'cus_4c1f0a9be2d75c30a1b2c3d4' },
  compute: async ({ table, mail, customer, input, web }) => {
    if (input.confirm !== customer)
      throw invalidField('confirm', 'UNKNOWN_VALUE', 'confirm must hold the id of the account.', 'account_id');
    const account = await closeAccount(table, customer, Date.now());
    const due = utcOf(account.closes);
    const email = emailTemplates(account.locale).closing({
      on: due.slice(0, 10),
      link: `${web.base}/dashboard/account`,
    });
    await mail.send({ to: account.email, ...email });
    return { status: 202, data: { erasure_id: customer.replace(/^cus_/, 'era_'), due } };
  },
});

export const handler = serveResource(deleteAccount);
