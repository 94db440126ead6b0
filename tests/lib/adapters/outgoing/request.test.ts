/** Requests to addresses of customers: they reach public machines and nothing else, whatever the name says later. */
import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { close } from '../../../../lib/tools/local/ports.ts';
import { isBucketHost } from '../../../../lib/adapters/outgoing/bucket-hosts.ts';
import { emailHtml, unlinked } from '../../../../lib/adapters/outgoing/email-html.ts';
import { composed } from '../../../../lib/adapters/outgoing/mail.ts';
import { isPublicAddress } from '../../../../lib/adapters/outgoing/public-address.ts';
import { addressFault, OutgoingFailed, sendOutgoing, type Gate } from '../../../../lib/adapters/outgoing/request.ts';
import { webhookHeaders, webhookSecret } from '../../../../lib/adapters/outgoing/webhook.ts';
import { startTable } from '../../../support/table.ts';

// IANA IPv4 and IPv6 Special-Purpose Address Registries; 169.254.169.254 and fd00:ec2::254 are the metadata service of EC2.
it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.216.34',
  '64:ff9b::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '127.1',
  '0x7f000001',
  '2130706433',
  '',
])('%s is refused', (address) => expect(isPublicAddress(address)).toBe(false));
it.each([
  '93.184.216.34',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '192.167.1.1',
  '2606:4700:4700::1111',
  '2a00:1450::1',
])('%s is reached', (address) => expect(isPublicAddress(address)).toBe(true));

const open: Pick<Gate, 'local' | 'mayReach'> = { local: [], mayReach: isPublicAddress };
it.each([
  ['http://example.com/', 'https'],
  ['ftp://example.com/', 'https'],
  ['https://example.com:8443/', '443'],
  ['https://a:b@example.com/', 'name or password'],
  ['https://127.0.0.1/', 'public'],
  ['https://2130706433/', 'public'],
  ['https://0x7f.1/', 'public'],
  ['https://[::1]/', 'public'],
  ['https://[::ffff:10.0.0.1]/', 'public'],
  ['https://localhost/', 'public'],
  ['https://metadata.google.internal/', 'public'],
  ['https://intranet/', 'public'],
  ['https://localhost./', 'public'],
  ['https://localhost.localhost./', 'public'],
  ['https://printer.local./', 'public'],
  ['https://10.0.0.1./', 'public'],
  ['https://a..example.com/', 'public'],
  [`https://${'a'.repeat(64)}.example.com/`, 'public'],
  [`https://${'a.'.repeat(126)}example.com/`, 'public'],
  ['https://example.com/\0', 'no web address'],
  ['https://exa\0mple.com/', 'no web address'],
  ['https://example.com/%00', 'no web address'],
  ['https://exam\tple.com/', 'no web address'],
  ['nonsense', 'no web address'],
  ['javascript:alert(1)', 'https'],
])('%s cannot be named', (url, why) => expect(addressFault(url, open)).toContain(why));
it('lets other addresses be named', () => {
  for (const url of [
    'https://example.com/hook?a=1',
    'https://example.com:443/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
  ])
    expect(addressFault(url, open)).toBeNull();
});

describe('a request', () => {
  let seen: string[] = [];
  const servers: Server[] = [];
  let port = 0;
  let answer: { status: number; headers?: Record<string, string>; body: string } = { status: 200, body: 'ok' };
  /** Two machines on one port: 127.0.0.2 stands for the public internet, 127.0.0.1 for what must not be reached. */
  const listen = (host: string, at: number): Promise<number> =>
    new Promise((resolve) => {
      const server = createServer((request, response) => {
        seen.push(`${host} ${request.method ?? ''} ${request.headers.host ?? ''}`);
        response.writeHead(answer.status, answer.headers).end(answer.body);
      });
      servers.push(server);
      server.listen(at, host, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  beforeAll(async () => {
    port = await listen('127.0.0.2', 0);
    await listen('127.0.0.1', port);
  });
  afterAll(() => Promise.all(servers.splice(0).map(close)));
  beforeEach(() => {
    seen = [];
    answer = { status: 200, body: 'ok' };
  });

  /** A gate whose resolver gives one list of addresses after the other. */
  const gateOf = (...answers: readonly (readonly string[])[]): Gate & { asked(): number } => {
    let asked = 0;
    return {
      resolve: () =>
        Promise.resolve(
          (answers[Math.min(asked++, answers.length - 1)] ?? []).map((address) => ({ address, family: 4 })),
        ),
      mayReach: (address) => address === '127.0.0.2',
      local: [],
      asked: () => asked,
    };
  };
  /** The rules about https and port stand before; here the way to the socket is tried. */
  const send = (gate: Gate) =>
    sendOutgoing(
      { method: 'POST', url: `http://hook.example.com:${port}/x`, headers: {}, body: Buffer.from('{}') },
      gate,
      () => null,
    );

  it('goes to the address that was checked, though the name leads elsewhere by then', async () => {
    const gate = gateOf(['127.0.0.2'], ['127.0.0.1']);
    expect(await send(gate)).toEqual({ status: 200, body: 'ok' });
    expect([seen, gate.asked()]).toEqual([[`127.0.0.2 POST hook.example.com:${port}`], 1]);
    await expect(send(gate)).rejects.toEqual(new OutgoingFailed('ADDRESS_NOT_ALLOWED'));
    expect(seen).toHaveLength(1);
  });

  it('is not made when any address of the name is private, or there is none', async () => {
    await expect(send(gateOf(['127.0.0.2', '127.0.0.1']))).rejects.toEqual(new OutgoingFailed('ADDRESS_NOT_ALLOWED'));
    await expect(send(gateOf(['127.0.0.1']))).rejects.toEqual(new OutgoingFailed('ADDRESS_NOT_ALLOWED'));
    await expect(send(gateOf([]))).rejects.toEqual(new OutgoingFailed('NAME_NOT_FOUND'));
    expect(seen).toEqual([]);
  });

  it('follows no redirect and reads 4 KB', async () => {
    answer = { status: 302, headers: { Location: `http://127.0.0.1:${port}/secret` }, body: '' };
    expect(await send(gateOf(['127.0.0.2']))).toEqual({ status: 302, body: '' });
    expect(seen).toHaveLength(1);
    answer = { status: 200, body: 'x'.repeat(1_000_000) };
    expect((await send(gateOf(['127.0.0.2']))).body).toHaveLength(4096);
  });

  it('is refused before a name is resolved where its address cannot be named', async () => {
    const gate = gateOf(['127.0.0.2']);
    const request = { method: 'POST', headers: {}, body: Buffer.from('') } as const;
    for (const url of [`http://hook.example.com:${port}/`, 'https://127.0.0.1/', 'https://[::1]/'])
      await expect(sendOutgoing({ ...request, url }, gate)).rejects.toEqual(new OutgoingFailed('ADDRESS_NOT_ALLOWED'));
    expect([seen, gate.asked()]).toEqual([[], 0]);
  });
});

it('signs webhooks as the library of the standard verifies them, with two secrets while one replaces the other', async () => {
  const double = await startTable();
  const [secret, other] = [await webhookSecret(double.table, 'c1'), await webhookSecret(double.table, 'c2')];
  expect([await webhookSecret(double.table, 'c1'), secret === other]).toEqual([secret, false]);
  const body = JSON.stringify({ type: 'report.ready', data: { name: 'आशा' } });
  const message = { id: 'd1', at: Date.now(), body };
  const headers = webhookHeaders(message, [secret]);
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(other).verify(body, headers)).toThrow();
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  const both = webhookHeaders(message, [secret, other]);
  for (const one of [secret, other]) expect(new Webhook(one).verify(body, both)).toEqual(JSON.parse(body));
  const old = webhookHeaders({ ...message, at: Date.now() - 3_600_000 }, [secret]);
  expect(() => new Webhook(secret).verify(body, old)).toThrow();
  await double.stop();
});

it('knows the object stores', () => {
  for (const host of [
    'b.s3.ap-south-1.amazonaws.com',
    'my.bucket.s3.amazonaws.com',
    's3.eu-west-1.amazonaws.com',
    's3-eu-west-1.amazonaws.com',
    'b.s3.dualstack.us-east-1.amazonaws.com',
    'b.s3.us-gov-west-1.amazonaws.com',
    'b.s3.cn-north-1.amazonaws.com.cn',
    'x.r2.cloudflarestorage.com',
    'storage.googleapis.com',
  ])
    expect([host, isBucketHost(host)]).toEqual([host, true]);
  for (const host of [
    'amazonaws.com.example.org',
    'evilamazonaws.com',
    '.amazonaws.com',
    'example.com',
    'abc123.execute-api.ap-south-1.amazonaws.com',
    'lb-1.elb.amazonaws.com',
    'ec2-3-5-7-9.compute-1.amazonaws.com',
    'sqs.us-east-1.amazonaws.com',
    'evils3.amazonaws.com',
    'b.s3-website.eu-west-1.amazonaws.com',
  ])
    expect([host, isBucketHost(host)]).toEqual([host, false]);
});

it('writes letters as text and HTML, in the name of a brand, with nothing in them that acts', async () => {
  const email = {
    subject: 'आपकी कुंडली',
    text: 'Read <script>alert(1)</script>:\nhttps://example.com/r/a.b\n\nJyoti & Co',
  };
  const eml = (
    await composed('udaya@example.com', {
      to: 'asha@example.com',
      ...email,
      html: emailHtml(email, 'hi', { links: ['https://example.com/r/a.b'] }),
      stop: 'https://example.com/v1/reports/letters/t/stop',
      from: 'Jyoti "Press" <x@evil.example>',
      replyTo: 'hello@jyoti.example',
      attachment: { filename: 'kundli-r1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') },
    })
  ).toString();
  const head = eml.slice(0, eml.indexOf('\r\n\r\n'));
  expect(head.match(/^(From|To|Reply-To): .*$/gm)).toEqual([
    expect.stringMatching(/^From: .*<udaya@example\.com>$/),
    'To: asha@example.com',
    'Reply-To: hello@jyoti.example',
  ]);
  expect(head).toContain('List-Unsubscribe: <https://example.com/v1/reports/letters/t/stop>');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(eml).toContain('application/pdf');
  const html = emailHtml(email, 'hi', { links: ['https://example.com/r/a.b'] });
  expect(html).not.toContain('<script');
  expect(html).toContain('<a href="https://example.com/r/a.b"');
});

it('makes a link of no text but our own addresses, and comes from its own name', async () => {
  const given = 'pay at https://evil.example/x, evil.example or x@evil.example';
  const email = {
    subject: 's',
    text: `Your report (${unlinked(given)})\nhttps://evil.example/y\nhttps://our.example/r/t`,
  };
  const html = emailHtml(email, 'en', { links: ['https://our.example/r/t'] });
  expect(html.match(/<a /g)).toHaveLength(1);
  // What mail programs take for an address: signs and letters without a gap.
  expect(unlinked(given)).not.toMatch(/\w[.@:]\/*\w/);
  process.env['UDAYA_NAME'] = 'Jyotish Desk';
  try {
    const from = async (more: object) =>
      /^From: .*$/m.exec(
        (await composed('mail@our.example', { to: 'a@example.com', ...email, ...more })).toString(),
      )?.[0];
    expect(await from({})).toBe('From: Jyotish Desk <mail@our.example>');
    expect(await from({ from: 'Jyoti Press' })).toBe('From: Jyoti Press via Jyotish Desk <mail@our.example>');
  } finally {
    delete process.env['UDAYA_NAME'];
  }
});
