/** A small S3 for local use: objects as files, real signatures, path-style addresses. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { signatureFault, type Secret } from './sigv4.ts';

interface Stored {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  readonly etag: string;
  readonly modified: string;
}

const xml = (text: string): string => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);

const refuse = (response: ServerResponse, status: number, code: string): void => {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
};

const listing = (bucket: string, objects: readonly Stored[]): string =>
  `<?xml version="1.0"?><ListBucketResult><Name>${xml(bucket)}</Name><KeyCount>${objects.length}</KeyCount><IsTruncated>false</IsTruncated>${objects
    .map(
      ({ key, size, etag, modified }) =>
        `<Contents><Key>${xml(key)}</Key><LastModified>${modified}</LastModified><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size></Contents>`,
    )
    .join('')}</ListBucketResult>`;

/** Keeps objects below a folder; a file's name is the hash of its key, its description stands beside it. */
class Bucket {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }
  #file(key: string): string {
    return join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }
  async put(key: string, type: string, body: Buffer): Promise<Stored> {
    await mkdir(this.#folder, { recursive: true });
    const etag = createHash('md5').update(body).digest('hex');
    const stored = { key, type, size: body.length, etag, modified: new Date().toISOString() };
    await this.#write(this.#file(key), body);
    await this.#write(`${this.#file(key)}.json`, JSON.stringify(stored));
    return stored;
  }
  /** Writes beside and renames, so that whoever reads meanwhile finds the old file or the new one, never half of one. */
  async #write(file: string, content: Buffer | string): Promise<void> {
    const beside = `${file}.${randomUUID()}`;
    await writeFile(beside, content);
    await rename(beside, file);
  }
  async find(key: string): Promise<{ stored: Stored; body: Buffer } | null> {
    try {
      return {
        stored: JSON.parse(await readFile(`${this.#file(key)}.json`, 'utf8')),
        body: await readFile(this.#file(key)),
      };
    } catch {
      return null;
    }
  }
  async remove(key: string): Promise<void> {
    await Promise.all([rm(this.#file(key), { force: true }), rm(`${this.#file(key)}.json`, { force: true })]);
  }
  async list(prefix: string): Promise<Stored[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json'));
    // What is removed while the list is read is no part of it.
    const all = await Promise.all(
      files.map(async (name): Promise<Stored[]> => {
        const text = await readFile(join(this.#folder, name), 'utf8').catch(() => null);
        return text === null ? [] : [JSON.parse(text)];
      }),
    );
    return all
      .flat()
      .filter(({ key }) => key.startsWith(prefix))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }
}

const headersOf = ({ type, size, etag, modified }: Stored): Record<string, string | number> => ({
  'Content-Type': type,
  'Content-Length': size,
  ETag: `"${etag}"`,
  'Last-Modified': new Date(modified).toUTCString(),
});

/** What of a request is left once it is signed. */
interface Call {
  readonly method: string;
  readonly searchParams: URLSearchParams;
  readonly body: Buffer;
  readonly type: string | undefined;
}

const answerOfBucket = async (
  name: string,
  bucket: Bucket,
  { method, searchParams }: Call,
  response: ServerResponse,
): Promise<void> => {
  if (method !== 'GET') {
    response.writeHead(method === 'PUT' ? 200 : 501).end();
    return;
  }
  const found = await bucket.list(searchParams.get('prefix') ?? '');
  response.writeHead(200, { 'Content-Type': 'application/xml' }).end(listing(name, found));
};

const answerOfObject = async (
  bucket: Bucket,
  key: string,
  { method, searchParams, body, type }: Call,
  response: ServerResponse,
): Promise<void> => {
  if (method === 'PUT') {
    const stored = await bucket.put(key, type ?? 'application/octet-stream', body);
    response.writeHead(200, { ETag: `"${stored.etag}"` }).end();
  } else if (method === 'DELETE') {
    await bucket.remove(key);
    response.writeHead(204).end();
  } else if (method === 'GET' || method === 'HEAD') {
    const found = await bucket.find(key);
    if (found === null) return refuse(response, 404, 'NoSuchKey');
    const name = searchParams.get('response-content-disposition');
    response
      .writeHead(200, { ...headersOf(found.stored), ...(name === null ? {} : { 'Content-Disposition': name }) })
      .end(method === 'GET' ? found.body : undefined);
  } else refuse(response, 405, 'MethodNotAllowed');
};

/** Answers signed requests from objects below `folder`. Listens nowhere yet. */
export const s3Double = (folder: string, secret: Secret): Server =>
  createServer(async (request, response) => {
    const { method = 'GET', url: target = '/', headers } = request;
    // The rule of the bucket: pages of any origin may put what is signed (lib/tools/deploy/resources.ts).
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (method === 'OPTIONS') {
      response
        .writeHead(200, { 'Access-Control-Allow-Methods': 'PUT', 'Access-Control-Allow-Headers': 'content-type' })
        .end();
      return;
    }
    const body = await buffer(request);
    const fault = signatureFault({ method, target, headers, body }, secret);
    if (fault !== null) return refuse(response, 403, fault);
    const digest = headers['x-amz-checksum-sha256'];
    if (digest !== undefined && digest !== createHash('sha256').update(body).digest('base64'))
      return refuse(response, 400, 'BadDigest');
    const { pathname, searchParams } = new URL(target, 'http://s3');
    const [name = '', ...rest] = pathname.slice(1).split('/').map(decodeURIComponent);
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) return refuse(response, 400, 'InvalidBucketName');
    const key = rest.join('/');
    const bucket = new Bucket(join(folder, name));
    const call = { method, searchParams, body, type: headers['content-type'] };
    if (key === '') await answerOfBucket(name, bucket, call, response);
    else await answerOfObject(bucket, key, call, response);
  });
