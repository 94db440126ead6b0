import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { textLike } from '../../lib/contract/frame/about.ts';
import { paymentUrl, PURCHASE_FIELDS } from '../../lib/contract/suites/billing.ts';
import { readAccount } from '../../lib/accounts/accounts.ts';
import { buyCredits, buyerOf } from '../../lib/accounts/billing/buy.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const topups = resource({
  path: '/v1/credits/topups',
  summary: 'Buy credits that last a year',
  description:
    'Answers with the page on which they are paid. Credits of the month go first; of bought ones, what a month has used beyond its own is taken when it is over, the oldest first. What is left comes along into the next month, some minutes after it has begun. STATE_CONFLICT where the operator sells none.',
  errors: ['STATE_CONFLICT', 'RESOURCE_NOT_FOUND'],
  suite: 'billing',
  wave: 3,
  auth: 'session',
  input: plainInput({
    pack: textLike(/^[a-z0-9_]{1,32}$/, 'Which credits: a key of `GET plans`'),
    ...PURCHASE_FIELDS,
  }),
  repeat: 'once',
  needs: { table: 'write', payments: 'write' },
  answers: {
    202: answersJson('Nothing is bought yet: it is paid on this page', z.strictObject({ payment_url: paymentUrl }), {
      payment_url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
    }),
  },
  example: { pack: 'small' },
  compute: async ({ table, payments, customer, web, input: { pack, currency, buyer } }) => {
    const { email, state } = await readAccount(table, customer);
    if (state !== 'active') throw new AppError('STATE_CONFLICT', { message: 'The account is closing.' });
    const by = {
      customer,
      email,
      buyer: buyerOf(buyer),
      currency,
      back: `${web.base}/dashboard/plan`,
      now: Date.now(),
    };
    return { status: 202, data: { payment_url: await buyCredits({ table, payments }, pack, by) } };
  },
});

export const handler = serveResource(topups);
