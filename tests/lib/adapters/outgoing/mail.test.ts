import { MailDown } from '../../../../lib/contract/ports/mail.ts';
import { sesMail } from '../../../../lib/adapters/outgoing/mail.ts';

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
