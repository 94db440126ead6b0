/**
 * The one bucket, behind a small port that tests can replace. The only file that imports the S3 client; it opens nothing
 * and reads no environment variable until the first request.
 *
 * Environment: `UDAYA_BUCKET` (bucket name), `UDAYA_S3_ENDPOINT` (a local double).
 */
import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { StorageDown } from '../../contract/ports/table.ts';
import type { Objects } from '../../contract/ports/objects.ts';
import { disposition } from './disposition.ts';
import { handedOr } from './opened.ts';

/** The local double takes any credentials of its own. */
const LOCAL: S3ClientConfig = {
  forcePathStyle: true,
  region: 'local',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** A client for the endpoint of a double, or for AWS. */
export const openS3 = (endpoint?: string): S3Client =>
  new S3Client({
    ...(endpoint === undefined ? {} : { ...LOCAL, endpoint }),
    // A presigned PUT would otherwise carry the checksum of an empty body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const orDown = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (error instanceof NoSuchKey || !(error instanceof Error)) throw error;
    throw new StorageDown(error.name, false, { cause: error });
  }
};

/** The objects of a bucket. */
export const objectsOf = (client: S3Client, Bucket: string): Objects => ({
  get: async (Key) => {
    try {
      return await orDown(async () => {
        const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), type: ContentType ?? '' };
      });
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
  put: (Key, { bytes, type }) =>
    orDown(async () => {
      const ChecksumSHA256 = createHash('sha256').update(bytes).digest('base64');
      const put = {
        Bucket,
        Key,
        Body: bytes,
        ContentType: type,
        ChecksumSHA256,
        ServerSideEncryption: 'AES256',
      } as const;
      await client.send(new PutObjectCommand(put));
    }),
  remove: (Key) =>
    orDown(async () => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    }),
  list: (Prefix) =>
    orDown(async () => {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return keys;
    }),
  link: (Key, { seconds, filename, title }) =>
    getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: disposition(filename, title) }),
      { expiresIn: seconds },
    ),
  upload: (Key, { seconds, type, bytes }) =>
    getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentType: type, ContentLength: bytes }), {
      expiresIn: seconds,
      signableHeaders: new Set(['content-type', 'content-length', 'host']),
    }),
});

/** What was handed over, or the bucket of the environment, opened on first use. Throws a plain Error where none is named. */
export const sharedObjects = handedOr('objects', ['UDAYA_BUCKET', 'UDAYA_S3_ENDPOINT'], (env): Objects => {
  const { UDAYA_BUCKET: bucket, UDAYA_S3_ENDPOINT: endpoint } = env;
  if (!bucket) throw new Error('UDAYA_BUCKET is not set');
  return objectsOf(openS3(endpoint), bucket);
});
