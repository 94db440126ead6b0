import * as z from 'zod/mini';
import { codeSentOut, EXAMPLE_CHALLENGE, idOut, lineField, localeField } from '../../lib/contract/suites/account.ts';
import { emailField, emailIn } from '../../lib/contract/values/email.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { accountIdOf } from '../../lib/accounts/accounts.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { sendCode } from '../../lib/accounts/codes.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';
import { SOURCE } from '../../lib/words/languages.ts';

export const createAccount = resource({
  path: '/v1/account',
  summary: 'Create a free account; a code comes by mail, and no payment card is asked for',
  description:
    'Sends six digits to the address. `account/verify` takes them, with the `challenge` of this answer, within 10 minutes and makes the account. The answer is the same whether the address has an account already; then the code signs in. Askings within a minute share one letter; an address gets at most 20 a day, and one machine may ask three times in 10 minutes; more are 429.',
  errors: ['RATE_LIMITED'],
  auth: 'none',
  input: plainInput({
    email: emailField('Your address. Mail goes to it as typed; one mailbox has one account'),
    name: lineField(100, 'Your name or that of your team, 1 to 100 characters'),
    locale: z._default(localeField, SOURCE),
  }),
  repeat: 'limited',
  needs: { table: 'write', mail: 'write' },
  answers: {
    202: answersJson(
      'A code is on its way',
      z.strictObject({
        account_id: idOut('Id that the account has, or will have once the code is confirmed'),
        ...codeSentOut.shape,
      }),
      {
        account_id: 'cus_4c1f0a9be2d75c30a1b2c3d4',
        code_sent: true,
        challenge: EXAMPLE_CHALLENGE,
        expires: '2026-11-21T09:40:00Z',
      },
    ),
  },
  example: { email: 'asha@example.com', name: 'Asha' },
  compute: async ({ table, mail, input, options, visitor, web }) => {
    const email = emailIn(input.email);
    const { name, locale } = input;
    const { language } = options;
    const now = Date.now();
    const asked = { email, signUp: { name: name.trim(), locale }, language, ip: visitor.ip, base: web.base, now };
    const { challenge, expires } = await sendCode(table, mail, asked);
    return {
      status: 202,
      data: { account_id: await accountIdOf(table, email), code_sent: true, challenge, expires: utcOf(expires) },
    };
  },
});

export const handler = serveResource(createAccount);
