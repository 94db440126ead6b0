import { MailDown } from '../../../../lib/contract/ports/mail.ts';
import { sesMail, smtpMail } from '../../../../lib/adapters/outgoing/mail.ts';
import { startMailServer } from '../../../support/smtp.ts';

describe('mail that the service refuses', () => {
  const { AWS_REGION: region } = process.env;
  beforeAll(() => {
    process.env['AWS_REGION'] = 'ap-south-1';
    process.env['AWS_ENDPOINT_URL_SESV2'] = 'http://127.0.0.1:9';
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  });
  afterAll(() => {
    if (region === undefined) delete process.env['AWS_REGION'];
    else process.env['AWS_REGION'] = region;
    for (const name of ['AWS_ENDPOINT_URL_SESV2', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
      delete process.env[name];
  });

  it('keeps the reason', async () => {
    const mail = await sesMail('udaya@example.com');
    const message = { to: 'asha@example.com', subject: 'Report', text: 'Ready.' };
    const failed: unknown = await mail.send(message).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(MailDown);
    expect(failed).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

describe('mail by SMTP', () => {
  const message = { to: 'asha@example.com', subject: 'Your report', text: 'Ready.' };

  it('arrives, from our sender, for one receiver', async () => {
    const server = await startMailServer();
    await smtpMail(server.url, 'udaya@example.com').send(message);
    const [{ to, text } = { to: [], text: '' }] = server.taken;
    expect(to).toEqual(['asha@example.com']);
    expect(text).toContain('From: Udaya <udaya@example.com>');
    expect(text).toContain('Ready.');
    server.stop();
  });

  it('that the server refuses, or no server takes, is MailDown', async () => {
    const server = await startMailServer(true);
    const mail = smtpMail(server.url, 'udaya@example.com');
    await expect(mail.send(message)).rejects.toBeInstanceOf(MailDown);
    server.stop();
    await expect(mail.send(message)).rejects.toBeInstanceOf(MailDown);
  });
});
