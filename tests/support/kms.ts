/**
 * AWS KMS, as far as Encrypt and Decrypt of symmetric keys go: it refuses what another key wrapped, another context, what is
 * damaged and keys that are disabled or unknown, and throttles when told to.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { close, listen } from '../../lib/tools/local/ports.ts';

const REQUEST = z.object({
  KeyId: z.string(),
  Plaintext: z.optional(z.string()),
  CiphertextBlob: z.optional(z.string()),
  EncryptionContext: z.optional(z.record(z.string(), z.string())),
});

/** A key: its material may be renewed, and what older material sealed still opens. */
interface MasterKey {
  readonly materials: Buffer[];
  enabled: boolean;
}

/** Starts the double; the client of the SDK finds it by the environment. */
export const startKms = async () => {
  const keys = new Map<string, MasterKey>();
  const asked: { readonly operation: string; readonly context: unknown }[] = [];
  /** Answers to come that are errors, in order. */
  const faults: string[] = [];
  const makeKey = (): string => {
    const arn = `arn:aws:kms:eu-west-1:123456789012:key/${keys.size + 1}`;
    keys.set(arn, { materials: [randomBytes(32)], enabled: true });
    return arn;
  };
  const answer = (operation: string, request: z.output<typeof REQUEST>): object | string => {
    const { KeyId, Plaintext = '', CiphertextBlob = '', EncryptionContext = {} } = request;
    const fault = faults.shift();
    if (fault !== undefined) return fault;
    const key = keys.get(KeyId);
    if (!key) return 'NotFoundException';
    if (!key.enabled) return 'DisabledException';
    const context = Buffer.from(JSON.stringify(Object.entries(EncryptionContext).toSorted()));
    if (operation === 'Encrypt') {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key.materials.at(-1) ?? '', nonce).setAAD(context);
      const sealed = Buffer.concat([cipher.update(Buffer.from(Plaintext, 'base64')), cipher.final()]);
      const head = Buffer.from(`${KeyId}\n${key.materials.length - 1}\n`);
      return { KeyId, CiphertextBlob: Buffer.concat([head, nonce, cipher.getAuthTag(), sealed]).toString('base64') };
    }
    const blob = Buffer.from(CiphertextBlob, 'base64');
    const [arn = '', n = ''] = blob.toString('latin1').split('\n', 2);
    const bytes = blob.subarray(arn.length + n.length + 2);
    if (arn !== KeyId) return keys.has(arn) ? 'IncorrectKeyException' : 'InvalidCiphertextException';
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.materials[Number(n)] ?? '', bytes.subarray(0, 12))
        .setAAD(context)
        .setAuthTag(bytes.subarray(12, 28));
      return {
        KeyId,
        Plaintext: Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('base64'),
      };
    } catch {
      return 'InvalidCiphertextException';
    }
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const operation = String(request.headers['x-amz-target']).replace('TrentService.', '');
      const sent = REQUEST.parse(JSON.parse(body));
      asked.push({ operation, context: sent.EncryptionContext });
      const answered = answer(operation, sent);
      const failed = typeof answered === 'string';
      response.writeHead(failed ? 400 : 200, { 'Content-Type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify(failed ? { __type: answered } : answered));
    });
  });
  process.env['AWS_ENDPOINT_URL_KMS'] = `http://127.0.0.1:${await listen(server)}`;
  process.env['AWS_REGION'] = 'eu-west-1';
  process.env['AWS_ACCESS_KEY_ID'] = 'none';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'none';
  return { keys, asked, faults, makeKey, stop: () => close(server) };
};
export type Kms = Awaited<ReturnType<typeof startKms>>;
