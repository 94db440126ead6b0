import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { about, oneOf } from '../../lib/contract/frame/about.ts';
import { PAYMENT_PROVIDERS } from '../../lib/contract/suites/offer.ts';
import { applyById } from '../../lib/accounts/billing/apply.ts';
import { tellOperator } from '../../lib/accounts/billing/tell.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';

export const billingEvents = resource({
  path: '/v1/billing/events/{provider}',
  summary: 'Messages of payment providers',
  description:
    'The address that the operator of a service enters at Stripe or Razorpay for their messages. A message only says which payment has changed, if its signature is right; the payment itself is then read from the provider. So messages may come late, twice, in any order or not at all: a job compares the last days. 404 where the provider is not in use.',
  suite: 'billing',
  wave: 3,
  auth: 'none',
  bodyIgnored: true,
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({ provider: oneOf(PAYMENT_PROVIDERS, 'Who sends it') }),
  repeat: 'same',
  needs: { table: 'write', payments: 'write', mail: 'write' },
  answers: {
    200: answersJson(
      'The message was taken',
      z.strictObject({ taken: about(z.boolean(), 'False for a message about something that is not ours') }),
      { taken: true },
    ),
  },
  example: { provider: 'stripe' },
  compute: async ({ table, payments, mail, web, input }) => {
    const provider = payments.provider(input.provider);
    if (!provider) throw new AppError('RESOURCE_NOT_FOUND');
    const payment = await provider.event(web.body, web.header);
    if (payment === null)
      throw new AppError('VALIDATION_FAILED', { message: 'The signature of the message is not right.' });
    if (payment === '') return { status: 200, data: { taken: false } };
    const ports = { table, payments, tell: tellOperator(mail) };
    const applied = await applyById(ports, provider, payment, Date.now());
    return { status: 200, data: { taken: applied !== 'unknown' } };
  },
});

export const handler = serveResource(billingEvents);
