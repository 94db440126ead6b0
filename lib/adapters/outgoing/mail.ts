/**
 * Mail: e-mails from one sender. On AWS it goes through SES, elsewhere through a server by SMTP; on a developer's machine each
 * message is a file that a mail program opens. All send the same bytes, composed here, so that what is tested locally is what arrives.
 *
 * Environment: `UDAYA_MAIL_FOLDER` (a local folder), or `UDAYA_MAIL_SENDER` (an address that the server, or SES, lets us use) with
 * `UDAYA_SMTP_URL` (`smtps://user:password@host`; without it SES);
 * `UDAYA_NAME` (what the service calls itself, `Udaya` without it); `UDAYA_MAIL_EVENTS` (the configuration set through which SES tells what became of an e-mail).
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Mail, type Message, MailDown } from '../../contract/ports/mail.ts';

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** What the service calls itself where e-mails come from. */
const serviceName = (): string => process.env['UDAYA_NAME'] || 'Udaya';

/** Headers by which a mail program stops e-mails in one click (RFC 2369, RFC 8058). */
const stopHeaders = (stop: string | undefined): Readonly<Record<string, string>> =>
  stop === undefined ? {} : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A message as it goes over the wire. Addresses are given as objects: a comma in one can never make a second recipient. */
export const composed = async (
  sender: string,
  { to, subject, text, html, from, replyTo, attachment, stop }: Message,
): Promise<Buffer> => {
  const { message } = await composer.sendMail({
    from: { name: from === undefined ? serviceName() : `${from} via ${serviceName()}`, address: sender },
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(attachment === undefined
      ? {}
      : {
          attachments: [
            {
              filename: attachment.filename,
              contentType: attachment.type,
              content: Buffer.from(attachment.bytes),
            },
          ],
        }),
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stop) },
  });
  if (!Buffer.isBuffer(message)) throw new MailDown('the message is a stream');
  return message;
};

const LOCAL_SENDER = 'udaya@localhost.localdomain';

/** Writes each message as `<time>-<id>.eml` into a folder, newest last by name. */
export const folderMail = (folder: string): Mail => ({
  send: async (message) => {
    mkdirSync(folder, { recursive: true });
    const name = `${Date.now()}-${randomUUID().slice(0, 8)}.eml`;
    writeFileSync(join(folder, name), await composed(LOCAL_SENDER, message), { mode: 0o600 });
  },
});

/** Sends through SES. */
export const sesMail = async (sender: string, events = ''): Promise<Mail> => {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
  const client = new SESv2Client({ maxAttempts: 3 });
  return {
    send: async (message) => {
      const Data = await composed(sender, message);
      try {
        await client.send(
          new SendEmailCommand({
            FromEmailAddress: sender,
            Destination: { ToAddresses: [message.to] },
            Content: { Raw: { Data } },
            ...(message.delivery !== undefined && events
              ? {
                  ConfigurationSetName: events,
                  EmailTags: [{ Name: 'delivery', Value: message.delivery }],
                }
              : {}),
          }),
        );
      } catch (error) {
        throw new MailDown(error instanceof Error ? error.name : 'unknown', { cause: error });
      }
    },
  };
};

/** Sends through a mail server, named by a URL as nodemailer reads it: `smtp://`, with STARTTLS where offered, or `smtps://`. */
export const smtpMail = (url: string, sender: string): Mail => {
  const transport = createTransport(url);
  return {
    send: async (message) => {
      const raw = await composed(sender, message);
      try {
        await transport.sendMail({ envelope: { from: sender, to: [message.to] }, raw });
      } catch (error) {
        throw new MailDown(error instanceof Error && 'code' in error ? String(error.code) : 'unknown', {
          cause: error,
        });
      }
    },
  };
};

let shared: Promise<Mail> | undefined;

/** The mail of the environment, opened on first use. Throws `MailDown` where none is set up. */
export const sharedMail = (): Promise<Mail> => {
  const { UDAYA_MAIL_FOLDER: folder, UDAYA_MAIL_SENDER: sender, UDAYA_SMTP_URL: smtp } = process.env;
  if (!folder && !sender) throw new MailDown('UDAYA_MAIL_SENDER is not set');
  if (folder) return (shared ??= Promise.resolve(folderMail(folder)));
  if (smtp) return (shared ??= Promise.resolve(smtpMail(smtp, sender ?? '')));
  return (shared ??= sesMail(sender ?? '', process.env['UDAYA_MAIL_EVENTS']));
};
