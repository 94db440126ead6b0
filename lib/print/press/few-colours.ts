/**
 * Pictures of text and lines as small files: a PNG with at most sixteen colours, four bits a pixel (PNG specification, 11.2.2).
 * A page of a report has a handful of colours and what lies between them at the edges of letters; a photograph wants more.
 */
import { crc32, deflateSync } from 'node:zlib';

/** A painted picture: four bytes a pixel, without transparency. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Colours of the palette: what four bits tell apart. */
const MOST = 16;
/** Colours that are alike in their five highest bits are counted as one. */
const KEPT_BITS = 5;
const SHADES = 1 << KEPT_BITS;

type Colour = readonly [number, number, number];
/** A colour and how many pixels have it. */
interface Share {
  readonly colour: Colour;
  readonly count: number;
}

const SHIFT = 8 - KEPT_BITS;
const boxOf = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] ?? 0) >> SHIFT) * SHADES + ((pixels[at + 1] ?? 0) >> SHIFT)) * SHADES +
  ((pixels[at + 2] ?? 0) >> SHIFT);

/** The colours of a picture, each the mean of those that are alike. */
const sharesOf = ({ pixels }: Painted): ReadonlyMap<number, Share> => {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const box = boxOf(pixels, at);
    const sum = sums.get(box) ?? [0, 0, 0, 0];
    if (sum[3] === 0) sums.set(box, sum);
    sum[0] += pixels[at] ?? 0;
    sum[1] += pixels[at + 1] ?? 0;
    sum[2] += pixels[at + 2] ?? 0;
    sum[3]++;
  }
  return new Map(
    [...sums].map(([box, [r, g, b, count]]) => [
      box,
      { colour: [Math.round(r / count), Math.round(g / count), Math.round(b / count)], count },
    ]),
  );
};

const distance = (a: Colour, b: Colour): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Colours that stand for all: the commonest first, then each time the one that the chosen ones show worst. */
const paletteOf = (shares: readonly Share[]): readonly Colour[] => {
  const [first, ...rest] = shares.toSorted((a, b) => b.count - a.count);
  if (!first) return [];
  const palette = [first.colour];
  // How badly each colour is shown so far: a root, so that a small part of the picture keeps a colour of its own.
  const left = rest.map(({ colour, count }) => ({
    colour,
    weight: Math.sqrt(count),
    far: distance(colour, first.colour),
  }));
  while (palette.length < MOST) {
    const worst = left.reduce((a, b) => (b.far * b.weight > a.far * a.weight ? b : a), { ...first, weight: 0, far: 0 });
    if (worst.far === 0) break;
    palette.push(worst.colour);
    for (const one of left) one.far = Math.min(one.far, distance(one.colour, worst.colour));
  }
  return palette;
};

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** The picture as a PNG with a palette. */
export const fewColoursPng = (picture: Painted): Uint8Array => {
  const { width, height, pixels } = picture;
  const shares = sharesOf(picture);
  const palette = paletteOf([...shares.values()]);
  const nearest = ({ colour }: Share): number =>
    palette.reduce((best, one, i) => (distance(one, colour) < distance(palette[best] ?? one, colour) ? i : best), 0);
  const indices = new Map([...shares].map(([box, share]) => [box, nearest(share)]));
  const line = 1 + Math.ceil(width / 2);
  const lines = Buffer.alloc(line * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * line + 1 + (x >> 1);
      const index = indices.get(boxOf(pixels, (y * width + x) * 4)) ?? 0;
      lines[at] = (lines[at] ?? 0) | (x % 2 === 0 ? index << 4 : index);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Four bits a pixel, by a palette.
  head.set([4, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** Pictures of one height side by side. */
export const sideBySide = (pictures: readonly Painted[]): Painted => {
  const width = pictures.reduce((sum, one) => sum + one.width, 0);
  const height = Math.max(0, ...pictures.map((one) => one.height));
  const pixels = new Uint8Array(width * height * 4).fill(255);
  let left = 0;
  for (const one of pictures) {
    for (let y = 0; y < one.height; y++)
      pixels.set(one.pixels.subarray(y * one.width * 4, (y + 1) * one.width * 4), (y * width + left) * 4);
    left += one.width;
  }
  return { width, height, pixels };
};
