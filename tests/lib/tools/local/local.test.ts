/** The local doubles, held against what AWS documents. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { emailTemplates } from '../../../../lib/words/mail.ts';
import { authorizerEvent, isAllowed } from '../../../../lib/tools/local/authorizer-event.ts';
import { watchMailbox } from '../../../../lib/tools/local/mailbox.ts';
import { close, listen } from '../../../../lib/tools/local/ports.ts';
import { matcher } from '../../../../lib/tools/local/routes.ts';
import { s3Double } from '../../../../lib/tools/local/s3.ts';
import { signatureFault } from '../../../../lib/tools/local/sigv4.ts';
import { folderMail } from '../../../../lib/adapters/outgoing/mail.ts';
import { until } from '../../../support/until.ts';

describe('signature version 4', () => {
  // The worked examples of "Authenticating Requests (AWS Signature Version 4)" in the Amazon S3 API reference.
  const secret = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  const at = Date.UTC(2013, 4, 24);
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const get = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': EMPTY,
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    body: Buffer.alloc(0),
  };
  const presigned = {
    method: 'GET',
    target:
      '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    headers: { host: 'examplebucket.s3.amazonaws.com' },
    body: Buffer.alloc(0),
  };

  it('takes the published signatures, in the header and in the query', () => {
    expect(signatureFault(get, secret, at)).toBeNull();
    expect(signatureFault(presigned, secret, at + 86_000_000)).toBeNull();
  });

  it('refuses what was altered, is late, is signed by another or not at all', () => {
    expect(signatureFault({ ...get, target: '/other.txt' }, secret, at)).toBe('SignatureDoesNotMatch');
    expect(signatureFault({ ...get, body: Buffer.from('x') }, secret, at)).toBe('XAmzContentSHA256Mismatch');
    expect(signatureFault(get, secret, at + 16 * 60_000)).toBe('RequestTimeTooSkewed');
    expect(signatureFault(presigned, secret, at + 86_401_000)).toBe('RequestTimeTooSkewed');
    const longer = { ...presigned, target: presigned.target.replace('Expires=86400', 'Expires=864000') };
    expect(signatureFault(longer, secret, at)).toBe('SignatureDoesNotMatch');
    expect(signatureFault(get, { ...secret, accessKeyId: 'other' }, at)).toBe('InvalidAccessKeyId');
    expect(signatureFault({ ...get, headers: { host: 'h' } }, secret, at)).toBe('AccessDenied');
  });
});

describe('the object store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'udaya-s3-'));
  const server = s3Double(folder, { accessKeyId: 'local', secretAccessKey: 'local' });
  let endpoint: string;
  beforeAll(async () => {
    endpoint = `http://127.0.0.1:${await listen(server)}`;
  });
  afterAll(async () => {
    await close(server);
    rmSync(folder, { recursive: true, force: true });
  });
  const clientWith = (secretAccessKey: string): S3Client =>
    new S3Client({
      endpoint,
      region: 'local',
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      credentials: { accessKeyId: 'local', secretAccessKey },
    });

  it('lists while objects are written and removed', async () => {
    const client = clientWith('local');
    const keys = Array.from({ length: 40 }, (_, index) => `busy/${index}`);
    const change = async (Key: string): Promise<void> => {
      for (let turn = 0; turn < 5; turn += 1) {
        await client.send(new PutObjectCommand({ Bucket: 'busy', Key, Body: 'x'.repeat(20_000) }));
        await client.send(new DeleteObjectCommand({ Bucket: 'busy', Key }));
      }
    };
    const changes = Promise.all(keys.map(change));
    for (let turn = 0; turn < 40; turn += 1) await client.send(new ListObjectsV2Command({ Bucket: 'busy' }));
    await changes;
    expect((await client.send(new ListObjectsV2Command({ Bucket: 'busy' }))).KeyCount).toBe(0);
  });

  it('keeps, lists and forgets objects of the AWS SDK', async () => {
    const client = clientWith('local');
    const of = { Bucket: 'reports', Key: 'a b/चार्ट (1).pdf' };
    await client.send(new PutObjectCommand({ ...of, Body: 'hello', ContentType: 'application/pdf' }));
    expect(await (await client.send(new GetObjectCommand(of))).Body?.transformToString()).toBe('hello');
    expect(await client.send(new HeadObjectCommand(of))).toMatchObject({
      ContentLength: 5,
      ContentType: 'application/pdf',
    });
    const listed = await client.send(new ListObjectsV2Command({ Bucket: 'reports', Prefix: 'a b/' }));
    expect(listed.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([[of.Key, 5]]);
    await client.send(new DeleteObjectCommand(of));
    await expect(client.send(new GetObjectCommand(of))).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('refuses a wrong secret and an anonymous reader', async () => {
    await expect(clientWith('wrong').send(new ListObjectsV2Command({ Bucket: 'reports' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    expect((await fetch(`${endpoint}/reports/x`)).status).toBe(403);
  });
});

describe('routes', () => {
  const match = matcher([
    { name: 'varga-chart', path: '/v1/varga/{chart}', method: 'POST', auth: 'key', kind: 'resource' },
    { name: 'varga-vimshopaka', path: '/v1/varga/vimshopaka', method: 'POST', auth: 'key', kind: 'resource' },
    { name: 'keys-get', path: '/v1/keys', method: 'GET', auth: 'key', kind: 'resource' },
    { name: 'keys', path: '/v1/keys', method: 'POST', auth: 'key', kind: 'resource' },
  ]);

  it('prefers static segments, reads variables and knows the methods of a path', () => {
    expect(match('POST', '/v1/varga/vimshopaka')?.function?.name).toBe('varga-vimshopaka');
    expect(match('POST', '/v1/varga/D9')).toMatchObject({
      function: { name: 'varga-chart' },
      variables: { chart: 'D9' },
    });
    expect(match('DELETE', '/v1/keys/')).toMatchObject({
      function: undefined,
      methods: [
        { method: 'GET', shared: true },
        { method: 'POST', shared: true },
      ],
    });
    expect(match('GET', '/v1/varga/D9/x')).toBeNull();
  });
});

describe('the authorizer’s event', () => {
  const request = {
    method: 'post',
    path: '/v1/varga/D9',
    headers: {},
    url: new URL('http://h/v1/varga/D9?apiKey=a&apiKey=b'),
    info: { remoteAddress: '203.0.113.7', received: 0 },
    raw: { req: { rawHeaders: ['X-Api-Key', 'one', 'X-Api-Key', 'two', 'Origin', 'https://e'] } },
  };
  const event = authorizerEvent(request, {
    path: '/v1/varga/{chart}',
    variables: { chart: 'D9' },
    function: undefined,
    methods: [{ method: 'POST', shared: true }],
  });

  it('has the members of API Gateway’s, repeated ones included', () => {
    expect(event).toMatchObject({
      type: 'REQUEST',
      httpMethod: 'POST',
      resource: '/v1/varga/{chart}',
      pathParameters: { chart: 'D9' },
      headers: { 'X-Api-Key': 'two', Origin: 'https://e' },
      multiValueHeaders: { 'X-Api-Key': ['one', 'two'] },
      multiValueQueryStringParameters: { apiKey: ['a', 'b'] },
      requestContext: { resourcePath: '/v1/varga/{chart}', identity: { sourceIp: '203.0.113.7' } },
    });
  });

  it('is allowed by a policy that covers the method and denies nothing', () => {
    const policy = (...statements: [string, string][]) => ({
      Statement: statements.map(([Effect, Resource]) => ({ Effect, Resource })),
    });
    const arn = event.methodArn;
    expect(isAllowed(policy(['Allow', arn]), arn)).toBe(true);
    expect(isAllowed(policy(['Allow', 'arn:aws:execute-api:local:*:local/local/POST/v1/*']), arn)).toBe(true);
    expect(isAllowed(policy(['Allow', arn.replace('D9', 'D1')]), arn)).toBe(false);
    expect(isAllowed(policy(['Allow', arn], ['Deny', '*']), arn)).toBe(false);
    expect(isAllowed(policy(), arn)).toBe(false);
  });
});

describe('the letters of a local service', () => {
  it('are written as mail and told on the terminal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'udaya-mail-'));
    const told: string[] = [];
    const { stop } = watchMailbox(folder, (line) => told.push(line));
    const mail = folderMail(folder);
    for (const letters of [emailTemplates('en'), emailTemplates('hi')])
      await mail.send({ to: 'asha@example.com', ...letters.code({ code: '012345', minutes: 10 }) });
    await until(() => told.length === 2);
    stop();
    rmSync(folder, { recursive: true });
    expect(told.sort()).toEqual([
      'Letter to asha@example.com: 012345 is your Udaya code',
      'Letter to asha@example.com: 012345 आपका उदय कोड है',
    ]);
  });
});
