/** What a logo says of itself: checked before anything decodes it. Nothing here trusts a name or a type. */
import { inflateSync } from 'node:zlib';

/** Bounds of a side in pixels, and of the whole. */
export const LOGO_SIDE = { min: 32, max: 2000 } as const;
const LOGO_PIXELS = 4_000_000;
/** Largest logo inside a request, and sent to an address of its own. */
export const LOGO_BYTES = 150_000;
export const UPLOADED_BYTES = 1_000_000;

/** A logo that may be decoded. */
export interface LogoHead {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
}

const PNG = '89504e470d0a1a0a';

const sizeFault = (width: number, height: number): string | null => {
  if (Math.min(width, height) < LOGO_SIDE.min || Math.max(width, height) > LOGO_SIDE.max)
    return `is ${width} × ${height} pixels; each side may have ${LOGO_SIDE.min} to ${LOGO_SIDE.max}`;
  return width * height > LOGO_PIXELS ? 'has more than 4 megapixels' : null;
};

/** The chunks of a PNG up to its end, by name; null where a length leads outside (PNG specification, 5.3). */
const pngChunks = (bytes: Buffer): readonly { readonly name: string; readonly data: Buffer }[] | null => {
  const chunks: { name: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    chunks.push({ name, data: bytes.subarray(at + 8, end) });
    if (name === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
};

/** Samples of a pixel by colour type (PNG specification, 11.2.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Bytes that filters and interlacing add to the picture at most, beside one byte for each line of each pass. */
const INTERLACED_LINES = 2;

/** Whether the picture unpacks to more than its head says: a bomb, or broken. */
const unpacksWrongly = (data: Buffer, width: number, height: number, bitsOfPixel: number): boolean => {
  const most = (Math.ceil((width * bitsOfPixel) / 8) + 2) * height * INTERLACED_LINES + 1024;
  try {
    inflateSync(data, { maxOutputLength: most });
    return false;
  } catch {
    return true;
  }
};

const pngHead = (bytes: Buffer): LogoHead | string => {
  const chunks = pngChunks(bytes);
  const [head] = chunks ?? [];
  if (!chunks || head?.name !== 'IHDR' || head.data.length !== 13) return 'is no whole PNG';
  if (chunks.some(({ name }) => name === 'acTL')) return 'is animated';
  const [width, height, depth = 0, type = 0] = [
    head.data.readUInt32BE(0),
    head.data.readUInt32BE(4),
    head.data[8],
    head.data[9],
  ];
  if (depth > 8) return 'has more than 8 bits a channel';
  const size = sizeFault(width, height);
  if (size !== null) return size;
  const picture = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  if (unpacksWrongly(picture, width, height, depth * (SAMPLES[type] ?? 4))) return 'cannot be unpacked to its size';
  return { type: 'png', width, height };
};

/** Start-of-frame markers (ITU T.81, table B.1); the others of their range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegHead = (bytes: Buffer): LogoHead | string => {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      if (bytes[at + 4] !== 8) return 'has more than 8 bits a channel';
      if (bytes[at + 9] === 4) return 'is CMYK; send RGB';
      return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return 'is no whole JPEG';
};

const headByType = (bytes: Buffer): LogoHead | string => {
  if (bytes.toString('hex', 0, 8) === PNG) return pngHead(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegHead(bytes);
  return 'is neither PNG nor JPEG';
};

/** The head of a PNG or JPEG by its first bytes, or what is wrong with it: a clause that follows "logo". */
export const logoHead = (bytes: Buffer): LogoHead | string => {
  const head = headByType(bytes);
  if (typeof head === 'string') return head;
  return sizeFault(head.width, head.height) ?? head;
};

const DATA_URI = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a data URI, or null. */
export const dataUriBytes = (uri: string): Buffer | null => {
  const [, base64] = DATA_URI.exec(uri) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
};
