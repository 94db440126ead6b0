import * as z from 'zod/mini';
import {
  accountOut,
  challengeField,
  codeField,
  EXAMPLE_CHALLENGE,
  EXAMPLE_ACCOUNT,
  EXAMPLE_SESSION,
  idOut,
  SESSION_OUT,
} from '../../lib/contract/suites/account.ts';
import { emailField, emailIn } from '../../lib/contract/values/email.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, objectOrNull, text } from '../../lib/contract/frame/about.ts';
import { enter } from '../../lib/accounts/enter.ts';
import { hasOnlySandbox, MAX_KEYS, readCustomer } from '../../lib/accounts/keys.ts';
import { SHOWN_COOKIE } from '../../lib/accounts/sandbox/space.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from '../../lib/accounts/session.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { grantAt, PLANS } from '../../lib/accounts/metering/plans.ts';
import { accountView } from '../../lib/accounts/views/account.ts';
import { utcOf } from '../../lib/contract/values/utc.ts';

export const verifyAccount = resource({
  path: '/v1/account/verify',
  summary: 'Confirm the address with the code; answers the account, its first key and a session',
  description:
    'The code of `POST account` makes the account, once. Its first key is a sandbox key, never charged; its secret is shown here and never again. A wrong, used or expired code, a sixth try, another challenge than that of the asking, and an address that asked for no code are all the same 401 CODE_INVALID. A browser is also signed in by a cookie.',
  errors: ['CODE_INVALID', 'STATE_CONFLICT', 'RATE_LIMITED'],
  auth: 'none',
  input: plainInput({
    email: emailField('The address that the code was sent to'),
    code: codeField,
    challenge: challengeField,
  }),
  repeat: 'limited',
  needs: { table: 'write' },
  answers: {
    200: answersJson(
      'The address is confirmed',
      z.strictObject({
        account: about(accountOut, 'The account'),
        key: objectOrNull('First key of a new account; null where the account was there already', {
          key_id: idOut('Id of the key'),
          secret: about(text, 'The key itself. Keep it: it is shown only now'),
          prefix: about(text, 'Beginning of the key, shown in lists'),
        }),
        ...SESSION_OUT,
      }),
      {
        account: EXAMPLE_ACCOUNT,
        key: {
          key_id: 'key_9fQ2mX7rT1bYc4Zk',
          secret: 'ud_test_7GmR2nQx4TfKc9Wb1YpVsZ0a3LdHeJ',
          prefix: 'ud_test_7GmR',
        },
        ...EXAMPLE_SESSION,
      },
    ),
  },
  example: { email: 'asha@example.com', code: '493817', challenge: EXAMPLE_CHALLENGE },
  compute: async ({ table, input, options, visitor }) => {
    const entry = {
      email: emailIn(input.email),
      code: input.code,
      challenge: input.challenge,
      ip: visitor.ip,
      now: Date.now(),
    };
    const { account, session, key } = await enter(table, entry, true);
    const grant = grantAt(await readCustomer(table, account.id), Date.now());
    const standing = { grant, plan: PLANS[grant.plan], mostKeys: MAX_KEYS };
    return {
      status: 200,
      data: {
        account: accountView(account, standing, options.language),
        key: key && { key_id: key.id, secret: key.secret, prefix: key.prefix },
        token: session.token,
        expires: utcOf(session.expires),
      },
      cookies: [
        { name: SESSION_COOKIE, value: session.token, maxAgeSeconds: SESSION_SECONDS },
        // Nothing is stored by live keys yet: the dashboard begins with what sandbox keys store.
        ...((await hasOnlySandbox(table, account.id))
          ? [{ name: SHOWN_COOKIE, value: 'sandbox', maxAgeSeconds: SESSION_SECONDS }]
          : []),
      ],
    };
  },
});

export const handler = serveResource(verifyAccount);
