/** The data key of a deployed service: one secret, read when the first text is sealed or opened. */
import { createServer } from 'node:http';
import { close, listen } from '../../../../lib/tools/local/ports.ts';
import { sharedCipher } from '../../../../lib/adapters/storage/cipher.ts';
import { StorageDown } from '../../../../lib/contract/ports/table.ts';

const ARN = 'arn:aws:secretsmanager:eu-west-1:123456789012:secret:DataKey-abcdef';
const AT = { pk: 'conv#cus_1', sk: 'a' };
const asked: unknown[] = [];
let down = true;

/** Secrets Manager, as far as one question goes. */
const manager = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push([request.headers['x-amz-target'], JSON.parse(body)]);
    response.writeHead(down ? 400 : 200, { 'Content-Type': 'application/x-amz-json-1.1' });
    response.end(
      JSON.stringify(down ? { __type: 'AccessDeniedException' } : { ARN, SecretString: 'a secret of 64 letters' }),
    );
  });
});

beforeAll(async () => {
  process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] = `http://127.0.0.1:${await listen(manager)}`;
  process.env['AWS_REGION'] = 'eu-west-1';
  process.env['AWS_ACCESS_KEY_ID'] = 'none';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'none';
  process.env['UDAYA_DATA_KEY'] = ARN;
});
afterAll(() => close(manager));

it('is read from Secrets Manager once, and again after a failure, which is storage that does not answer', async () => {
  await expect(sharedCipher()).rejects.toThrow(StorageDown);
  down = false;
  const [one, other] = await Promise.all([sharedCipher(), sharedCipher()]);
  const sealed = one.seal(AT, 'born 1990');
  expect(sealed).not.toContain('1990');
  expect(other.open(AT, sealed)).toBe('born 1990');
  expect(other.open({ ...AT, sk: 'b' }, sealed)).toBeNull();
  await sharedCipher();
  const question = ['secretsmanager.GetSecretValue', { SecretId: ARN }];
  expect(asked).toEqual([question, question]);
});
