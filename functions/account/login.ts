import * as z from 'zod/mini';
import {
  challengeField,
  codeField,
  codeSentOut,
  EXAMPLE_CHALLENGE,
  EXAMPLE_SESSION,
  SESSION_OUT,
} from '../../lib/contract/suites/account.ts';
import { emailField, emailIn } from '../../lib/contract/values/email.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { enter } from '../../lib/accounts/enter.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from '../../lib/accounts/session.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { emailTemplates } from '../../lib/words/mail.ts';
import { sendCode } from '../../lib/accounts/codes.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const login = resource({
  path: '/v1/account/login',
  summary: 'Sign in: without a code one is sent, with it a session begins',
  description:
    'Called with an address alone it sends a code and answers 202, the same whether there is an account. Called with the code and the `challenge` of that answer it begins a session of 7 days at most, which ends after 12 hours without a call, and an e-mail tells the owner. A session manages account, keys and plan; it is no API key, and a key is no session.',
  errors: ['CODE_INVALID', 'STATE_CONFLICT', 'RATE_LIMITED'],
  auth: 'none',
  input: plainInput({
    email: emailField('Address of the account'),
    code: z.optional(codeField),
    challenge: z.optional(challengeField),
  }),
  repeat: 'limited',
  needs: { table: 'write', mail: 'write' },
  answers: {
    200: answersJson('The session has begun', z.strictObject(SESSION_OUT), EXAMPLE_SESSION),
    202: answersJson('If the address has an account, a code is on its way', codeSentOut, {
      code_sent: true,
      challenge: EXAMPLE_CHALLENGE,
      expires: '2026-11-21T09:40:00Z',
    }),
  },
  example: { email: 'asha@example.com' },
  compute: async ({ table, mail, input, options, visitor, web }) => {
    const now = Date.now();
    const email = emailIn(input.email);
    if (input.code === undefined) {
      const asked = { email, language: options.language, ip: visitor.ip, base: web.base, now };
      const { challenge, expires } = await sendCode(table, mail, asked);
      return { status: 202, data: { code_sent: true, challenge, expires: utcOf(expires) } };
    }
    const { code, challenge } = input;
    if (challenge === undefined)
      throw invalidField(
        'challenge',
        'REQUIRED',
        'challenge is required with a code: it stands in the answer to asking for one.',
      );
    const { account, session } = await enter(table, { email, code, challenge, ip: visitor.ip, now }, false);
    const at = `${utcOf(now / 1000)
      .replace('T', ' ')
      .slice(0, 16)} UTC`;
    const notice = emailTemplates(account.locale).signedIn({ at, link: `${web.base}/dashboard/account` });
    await mail.send({ to: account.email, ...notice });
    return {
      status: 200,
      data: { token: session.token, expires: utcOf(session.expires) },
      cookies: [{ name: SESSION_COOKIE, value: session.token, maxAgeSeconds: SESSION_SECONDS }],
    };
  },
});

export const handler = serveResource(login);
