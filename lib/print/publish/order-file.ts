/**
 * What a report is made of, as a file that lies in the bucket until the report is ready: the whole document, so that the
 * worker computes nothing and a report made at the third attempt has the same bytes as one made at the first.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ReportDocument } from '../../contract/ports/report-document.ts';

/** A document as JSON: pictures in base64, the instant as text. */
type Packed = Omit<ReportDocument, 'created' | 'cover' | 'photo'> & {
  readonly created: string;
  readonly photo?: string;
  readonly cover: Omit<ReportDocument['cover'], 'logo'> & { readonly logo?: string };
};

/** A document as bytes. */
export const packDocument = ({ created, cover, photo, ...document }: ReportDocument): Uint8Array => {
  const { logo, ...face } = cover;
  const packed: Packed = {
    ...document,
    ...(photo === undefined ? {} : { photo: Buffer.from(photo).toString('base64') }),
    created: created.toISOString(),
    cover: { ...face, ...(logo === undefined ? {} : { logo: Buffer.from(logo).toString('base64') }) },
  };
  return gzipSync(JSON.stringify(packed));
};

/** The document of bytes that `packDocument` wrote. */
export const unpackDocument = (bytes: Uint8Array): ReportDocument => {
  const { created, cover, photo, ...document }: Packed = JSON.parse(gunzipSync(bytes).toString());
  const { logo, ...face } = cover;
  return {
    ...document,
    ...(photo === undefined ? {} : { photo: Buffer.from(photo, 'base64') }),
    created: new Date(created),
    cover: { ...face, ...(logo === undefined ? {} : { logo: Buffer.from(logo, 'base64') }) },
  };
};
