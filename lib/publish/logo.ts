/** What a logo says of itself in its first bytes: checked before anything decodes it. Nothing here trusts a name or a type. */

/** Bounds of a side in pixels, and of the whole. */
export const LOGO_SIDE = { min: 32, max: 2000 } as const;
export const LOGO_PIXELS = 4_000_000;
/** Largest logo inside a request. */
export const LOGO_BYTES = 150_000;

/** A logo that may be decoded. */
export interface LogoHead {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
}

const PNG = '89504e470d0a1a0a';

const pngHead = (bytes: Buffer): LogoHead | string => {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return 'is no whole PNG';
  if (bytes.includes('acTL', 8, 'latin1')) return 'is animated';
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
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

/** The head of a PNG or JPEG by its first bytes, or what is wrong with it: a clause that follows "logo". */
export const logoHead = (bytes: Buffer): LogoHead | string => {
  const head = bytes.toString('hex', 0, 8) === PNG ? pngHead(bytes) : bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegHead(bytes) : 'is neither PNG nor JPEG';
  if (typeof head === 'string') return head;
  const { width, height } = head;
  if (Math.min(width, height) < LOGO_SIDE.min || Math.max(width, height) > LOGO_SIDE.max)
    return `is ${width} × ${height} pixels; each side may have ${LOGO_SIDE.min} to ${LOGO_SIDE.max}`;
  return width * height > LOGO_PIXELS ? 'has more than 4 megapixels' : head;
}; // prettier-ignore

const DATA_URI = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a data URI, or null. */
export const dataUriBytes = (uri: string): Buffer | null => {
  const [, base64] = DATA_URI.exec(uri) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, 'base64');
};
