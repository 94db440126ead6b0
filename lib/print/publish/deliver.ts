/** What the worker does with one delivery: an e-mail, a signed message, or the file itself. */
import { randomUUID } from 'node:crypto';
import { languagesWith, SOURCE, type Language } from '../../words/languages.ts';
import { localeOf } from '../../words/locale.ts';
import type { DeliveryFault } from '../../contract/suites/delivery.ts';
import type { Mail, Message } from '../../contract/ports/mail.ts';
import { emailTemplates } from '../../words/mail.ts';
import {
  OutgoingFailed,
  sendOutgoing,
  type OutgoingFault,
  type OutgoingRequest,
} from '../../adapters/outgoing/request.ts';
import { emailHtml, unlinked } from '../../adapters/outgoing/email-html.ts';
import { webhookHeaders, webhookSecret } from '../../adapters/outgoing/webhook.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import type { Table } from '../../contract/ports/table.ts';
import { PLAIN_PRIMARY, reportColours } from '../report/theme.ts';
import { accountOf } from '../../accounts/sandbox/space.ts';
import { findBrand } from './brands.ts';
import { beginDelivery, endDelivery, type DeliveryRecord, type Outcome } from './deliveries.ts';
import { dequeueDelivery, type DeliveryRef } from './queue.ts';
import { fileNames, firstName } from './file-name.ts';
import { findReport, type ReportRecord } from './records.ts';
import { isQuiet, stopToken } from './quiet.ts';
import { readerToken } from './reader-link.ts';
import { readyData } from './events.ts';

/** What a delivery uses. */
export interface Counter {
  readonly table: Table;
  readonly objects: Objects;
  readonly mail: () => Promise<Mail>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** Sends to addresses of customers; `sendOutgoing` where left out. */
  readonly send?: typeof sendOutgoing;
}

/** Largest file that goes with an e-mail: SES takes 10 MB, and base64 adds a third. */
const ATTACHED_BYTES = 7_000_000;
/** Longer pauses are left to the sweep. */
const SLEEP_MS = 60_000;
/** Answers after which the other side would say the same again. */
const GONE = 410;

/** A day as e-mails write it: `28 November 2026`. */
const dayIn = (language: Language, ms: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(ms);

const failed = (fault: DeliveryFault, again: boolean): Outcome => ({ status: 'failed', fault, again });

const FILE_TYPE = 'application/pdf';
const fileOf = async (objects: Objects, { object }: ReportRecord): Promise<Uint8Array | null> =>
  (await objects.get(object))?.bytes ?? null;

/** The e-mail about a report, in its language and under the name of its brand. */
const emailOf = async (
  { table, objects }: Counter,
  { customer }: DeliveryRef,
  { attach, base, target, reply, id }: DeliveryRecord,
  report: ReportRecord,
): Promise<Message | null> => {
  const brand = report.brand === '' ? null : await findBrand(table, customer, report.brand).catch(() => null);
  const language = languagesWith('mail/reader').find((one) => one === report.language) ?? SOURCE;
  const bytes = attach && report.bytes <= ATTACHED_BYTES ? await fileOf(objects, report) : null;
  if (attach && report.bytes <= ATTACHED_BYTES && bytes === null) return null;
  const token = await stopToken(table, accountOf(customer), target);
  const stop = `${base}/r/stop/${token}`;
  const link = bytes === null ? `${base}/r/${await readerToken(table, customer, report)}` : null;
  const email = emailTemplates(language).report({
    issuer: unlinked(brand?.name ?? 'Udaya'),
    kind: report.kind,
    reference: unlinked(report.reference),
    reader: unlinked(firstName(report.person)),
    contact:
      brand === null
        ? ''
        : unlinked([brand.tagline, brand.phone, brand.address].filter((text) => text !== '').join(' · ')),
    pages: report.pages,
    link,
    until: dayIn(language, report.expires),
    stop,
  });
  const { filename } = fileNames(report);
  return {
    to: target,
    ...email,
    html: emailHtml(email, language, {
      links: link === null ? [stop] : [link, stop],
      ...(link === null
        ? {}
        : { button: { link, colours: reportColours(brand?.primary ?? PLAIN_PRIMARY), text: email.button } }),
    }),
    delivery: `${report.id}-${id}-${customer}`,
    stop: `${base}/v1/reports/letters/${token}/stop`,
    ...(brand ? { from: unlinked(brand.name) } : {}),
    ...(reply === '' ? {} : { replyTo: reply }),
    ...(bytes === null ? {} : { attachment: { filename, type: FILE_TYPE, bytes } }),
  };
};

/** The message of a webhook. */
const messageOf = (report: ReportRecord): string => {
  const data = readyData(report);
  return JSON.stringify({ type: 'report.ready', timestamp: data.created, data });
};

const OWN_FAULTS: Readonly<Record<OutgoingFault, boolean>> = {
  ADDRESS_NOT_ALLOWED: false,
  NAME_NOT_FOUND: true,
  NO_ANSWER: true,
};

/** Sends a request; `lasting`: statuses after which no other attempt is made. */
const sent = async (
  send: typeof sendOutgoing,
  request: OutgoingRequest,
  lasting: (status: number) => boolean,
): Promise<Outcome> => {
  try {
    const { status } = await send(request);
    if (status >= 200 && status < 300) return { status: 'delivered' };
    return failed('REFUSED', !lasting(status));
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    return failed(error.fault, OWN_FAULTS[error.fault]);
  }
};

type Way = (counter: Counter, ref: DeliveryRef, delivery: DeliveryRecord, report: ReportRecord) => Promise<Outcome>;

const WAYS: Readonly<Record<DeliveryRecord['channel'], Way>> = {
  email: async (counter, ref, delivery, report) => {
    if (await isQuiet(counter.table, accountOf(ref.customer), delivery.target)) return failed('READER_REFUSES', false);
    const email = await emailOf(counter, ref, delivery, report);
    if (email === null) return failed('REPORT_GONE', false);
    try {
      await (await counter.mail()).send(email);
      return { status: 'sent' };
    } catch (error) {
      if (error instanceof Error && error.name === 'MailDown') return failed('MAIL_NOT_ACCEPTED', true);
      throw error;
    }
  },
  webhook: async ({ table, now, send = sendOutgoing }, { customer }, { id, target }, report) => {
    const body = messageOf(report);
    const headers = webhookHeaders({ id, at: now(), body }, [await webhookSecret(table, customer)]);
    return sent(send, { method: 'POST', url: target, headers, body: Buffer.from(body) }, (status) => status === GONE);
  },
  bucket: async ({ objects, send = sendOutgoing }, _ref, { target }, report) => {
    const body = await fileOf(objects, report);
    if (body === null) return failed('REPORT_GONE', false);
    // A signature that is wrong or over is so the next time too.
    const lasting = (status: number): boolean => status >= 400 && status < 500 && status !== 429;
    return sent(send, { method: 'PUT', url: target, headers: { 'Content-Type': FILE_TYPE }, body }, lasting);
  },
};

/** One attempt; resolves with the milliseconds until the next, null when there is none to make now. */
const attemptOnce = async (counter: Counter, ref: DeliveryRef): Promise<number | null> => {
  const { table, now } = counter;
  const owner = randomUUID();
  const begun = await beginDelivery(table, ref, owner, now());
  if (!begun) return null;
  const report = await findReport(table, ref.customer, ref.report);
  const isThere = report?.status === 'ready' && report.expires > now();
  const outcome = isThere ? await WAYS[begun.channel](counter, ref, begun, report) : failed('REPORT_GONE', false);
  const pause = await endDelivery(table, ref, owner, begun, outcome, now());
  if (pause === null) await dequeueDelivery(table, ref);
  return pause;
};

/** Makes the attempts of a delivery that are due now or within a minute; later ones are left to the sweep. */
export const deliver = async (counter: Counter, ref: DeliveryRef): Promise<void> => {
  for (;;) {
    const pause = await attemptOnce(counter, ref);
    if (pause === null || pause > SLEEP_MS) return;
    await counter.sleep(pause);
  }
};
