import * as z from 'zod/mini';
import { AppError } from '../../lib/contract/frame/app-error.ts';
import { DELIVERY_FIELDS, deliveryOut, EXAMPLE_DELIVERY } from '../../lib/contract/suites/delivery.ts';
import { emailIn, emailOf } from '../../lib/contract/values/email.ts';
import { invalidField } from '../../lib/contract/frame/field-errors.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { answersJson } from '../../lib/contract/frame/reply.ts';
import { EXAMPLE_REPORT, reportId } from '../../lib/contract/suites/report.ts';
import { resource, type Visitor } from '../../lib/contract/frame/resource.ts';
import { about, text } from '../../lib/contract/frame/about.ts';
import type { Table } from '../../lib/contract/ports/table.ts';
import { accountOf } from '../../lib/accounts/sandbox/space.ts';
import { findAccount } from '../../lib/accounts/accounts.ts';
import { PLANS, planNamed } from '../../lib/accounts/metering/plans.ts';
import { countInDay, countOnce } from '../../lib/accounts/throttle.ts';
import { publicUrl } from '../../lib/accounts/webhooks/address.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { isBucketHost } from '../../lib/adapters/outgoing/bucket-hosts.ts';
import { publicGate } from '../../lib/adapters/outgoing/request.ts';
import { webhookSecret } from '../../lib/adapters/outgoing/webhook.ts';
import { newDeliveryId, saveDelivery } from '../../lib/print/publish/deliveries.ts';
import { deliveryShape } from '../../lib/print/publish/delivery-view.ts';
import { isQuiet } from '../../lib/print/publish/quiet.ts';
import { findBrand } from '../../lib/print/publish/brands.ts';
import { findReport } from '../../lib/print/publish/records.ts';

/** E-mails to one reader, so that no one is buried in them. */
const EMAILS = { what: 'report letter', most: 10, seconds: 86_400 } as const;

const required = (field: string, why: string): AppError =>
  invalidField(field, 'REQUIRED', `${field} is required ${why}.`);
const refused = (field: string, why: string, expected: string): AppError =>
  invalidField(field, 'UNKNOWN_VALUE', `${field} ${why}.`, expected);

/** The web address of a webhook or bucket. Throws a 400 that says what is wrong with it. */
const webTarget = (channel: 'webhook' | 'bucket', url: string | undefined): string => {
  if (url === undefined) throw required('url', `for ${channel}`);
  const { host } = new URL(publicUrl('url', url));
  if (channel === 'bucket' && !publicGate().local.includes(host) && !isBucketHost(host))
    throw refused(
      'url',
      'is of no object store that reports may be put into',
      'a presigned PUT address of S3, R2, Google Cloud Storage, Spaces, B2 or Wasabi',
    );
  return url;
};

/**
 * Lets an e-mail go to a reader: to the address of the account from any, to others from paid plans and so many a day, and to
 * none who wants no more of them. Throws the refusal.
 */
const admitEmail = async (
  table: Table,
  { customer, sandbox, plan }: Visitor,
  to: string,
  now: number,
): Promise<void> => {
  const account = await findAccount(table, customer);
  const isOwn = account !== null && account.email === to;
  const emails = PLANS[planNamed(plan) ?? 'sandbox'].emails;
  if (!isOwn && sandbox)
    throw refused(
      'to',
      'must be the address of your account: a sandbox key writes to no other',
      'the address of the account',
    );
  if (!isOwn && emails === 0)
    throw new AppError('PLAN_REQUIRED', {
      message: 'On the free plan letters go to the address of the account alone.',
      details: [
        { field: 'to', code: 'UNKNOWN_VALUE', message: 'to must be the address of your account on this plan.' },
      ],
    });
  if (await isQuiet(table, customer, to))
    throw new AppError('STATE_CONFLICT', { message: 'This reader asked not to be written to by your account.' });
  await countOnce(table, EMAILS, `${customer} ${to}`, now);
  if (!isOwn) await countInDay(table, { what: 'letters of a day', most: emails }, customer, now);
};

/** Where answers go: the address of the brand, if it is the one that the account has confirmed; else nowhere. */
const replyAddress = async (table: Table, space: string, brand: string): Promise<string> => {
  if (brand === '') return '';
  const [found, account] = await Promise.all([
    findBrand(table, space, brand).catch(() => null),
    findAccount(table, accountOf(space)),
  ]);
  const wanted = emailOf(found?.email ?? '');
  return wanted && account && emailOf(account.email)?.identity === wanted.identity ? wanted.address : '';
};

export const deliverReport = resource({
  path: '/v1/reports/{id}/deliver',
  summary: 'Send a finished report by e-mail, webhook, or into your own bucket',
  description:
    'email writes to the reader in the language of the report, from the name of its brand `via` that of the service; answers go to the address of the brand if it is that of your account. On the free plan and with a sandbox key letters go to the address of the account alone; on others to anyone, 200 a day on growth, 2,000 on business, 5,000 on enterprise, and ten a day to one reader. A reader can stop the letters of your account; then this is 409. The letter has a link to the file, or with `attach` the file itself, where it has at most 7 MB. webhook posts `report.ready` with id, size, digest and end of the report, signed as Standard Webhooks has it; it holds nothing of the birth and no link. bucket puts the file to an address that you have signed. What fails is tried again: mail after 1 min, 10 min and 1 h; webhooks after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, unless the answer is 410; buckets after 5 s, 1 min and 10 min, unless the answer is 4xx. GET reports/{id} shows how far each delivery is. Only public addresses are reached, and redirects are not followed.',
  credits: 1,
  auth: 'either',
  wave: 2,
  errors: ['PLAN_REQUIRED', 'RESOURCE_NOT_FOUND', 'REPORT_EXPIRED', 'STATE_CONFLICT', 'RATE_LIMITED', 'OVERLOADED'],
  input: plainInput({ id: reportId, ...DELIVERY_FIELDS }),
  repeat: 'once',
  needs: { table: 'write', jobs: 'write' },
  answers: {
    202: answersJson(
      'The delivery is on its way',
      z.strictObject({
        ...deliveryOut.shape,
        signing_secret: about(
          z.nullable(text),
          'Of a webhook: the secret that its signatures are checked with, the same for all that your account sends so, and another for what sandbox keys send; null for other channels',
        ),
      }),
      { ...EXAMPLE_DELIVERY, signing_secret: null },
    ),
  },
  example: { id: EXAMPLE_REPORT.report_id, channel: 'email', to: 'asha@example.com' },
  compute: async ({ table, jobs, space, visitor, web, input }) => {
    const { id, channel, to, url, attach } = input;
    const now = Date.now();
    const record = await findReport(table, space, id);
    if (!record) throw new AppError('RESOURCE_NOT_FOUND');
    if (channel === 'email' && to === undefined) throw required('to', 'for email');
    const target = channel === 'email' ? emailIn(to ?? '').address : webTarget(channel, url);
    if (record.status !== 'ready') throw new AppError('STATE_CONFLICT', { message: 'The report is not ready.' });
    if (record.expires <= now) throw new AppError('REPORT_EXPIRED');
    if (channel === 'email') await admitEmail(table, visitor, target, now);
    const reply = channel === 'email' ? await replyAddress(table, space, record.brand) : '';
    const ref = { customer: space, report: record.id, id: newDeliveryId(now) };
    const delivery = await saveDelivery(table, ref, { channel, target, attach, base: web.base, reply, created: now });
    // Where the worker cannot be reached, its sweep finds the delivery.
    await jobs.start({ kind: 'delivery', ...ref }).catch(() => {});
    const signing_secret = channel === 'webhook' ? await webhookSecret(table, space) : null;
    return { status: 202, data: { ...deliveryShape(delivery), signing_secret }, location: `/v1/reports/${record.id}` };
  },
});

export const handler = serveResource(deliverReport);
