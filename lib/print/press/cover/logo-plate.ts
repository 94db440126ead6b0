/** The plate of a logo by its shape. A logo is never cut, and never printed coarser than 150 dots an inch. */
const MM = 72 / 25.4;
const AIR = 3 * MM;
const DOT = 72 / 150;
/** Plates in millimetres by the least ratio of width to height. */
const PLATES = [
  [2.2, 52, 16],
  [1, 34, 24],
  [0, 22, 30],
] as const;

/** Width and height in pixels of a PNG (its first chunk). */
export const pixelsOf = (png: Uint8Array): readonly [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [view.getUint32(16), view.getUint32(20)];
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of the plate in points, and of the logo on it. */
export const logoPlate = (png: Uint8Array): Size & { readonly image: Size } => {
  const [w, h] = pixelsOf(png);
  const [, mmWide, mmHigh] = PLATES.find(([ratio]) => w / h >= ratio) ?? PLATES[2];
  const [width, height] = [mmWide * MM, mmHigh * MM];
  const scale = Math.min((width - 2 * AIR) / w, (height - 2 * AIR) / h, DOT);
  return { width, height, image: { width: w * scale, height: h * scale } };
};
