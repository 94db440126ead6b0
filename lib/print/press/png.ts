/** Scenes as PNG, painted by resvg. It is given outlines and no fonts: its own fallback tears Indian scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Scene } from '../../contract/ports/scene.ts';
import type { LogoShape } from '../../contract/ports/press.ts';
import { svgOf } from '../draw/svg.ts';
import type { PictureOptions } from '../../contract/ports/scene.ts';
import { pressFolder } from './fonts.ts';
import { outlineText } from './shape.ts';
import { started } from './started.ts';

let ready: Promise<void> | undefined;

const loaded = (): Promise<void> =>
  (ready ??= readFile(join(pressFolder(), 'resvg.wasm')).then((bytes) => initWasm(bytes)));

/** Paints an SVG; null for a picture in which nothing was drawn, where `drawn` asks for that. */
const painted = (svg: string, drawn = false, width?: number): Uint8Array | null => {
  const painter = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  try {
    const image = painter.render();
    try {
      return drawn && !image.pixels.some((channel, i) => i % 4 === 3 && channel > 0) ? null : image.asPng();
    } finally {
      image.free();
    }
  } finally {
    painter.free();
  }
};

/** A PNG or JPEG decoded and written anew: 8 bits, nothing but the picture. Null when it cannot be decoded. */
export const plainPng = async (
  bytes: Uint8Array,
  { type, width, height }: LogoShape,
  side: number,
): Promise<Uint8Array | null> => {
  await loaded();
  const scale = Math.min(1, side / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const href = `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return painted(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><image href="${href}" width="${w}" height="${h}"/></svg>`,
    true,
  );
};

/** An SVG without fonts as PNG, so many pixels wide. */
export const paintedSvg = async (svg: string, width: number): Promise<Uint8Array> => {
  await loaded();
  const picture = painted(svg, false, width);
  if (picture === null) throw new Error('a page was not painted');
  return picture;
};

/** The picture, as wide as the options say. */
export const pngOf = async (scene: Scene, options: PictureOptions): Promise<Uint8Array> => {
  await Promise.all([started, loaded()]);
  const picture = painted(svgOf(scene, { ...options, outline: (text, bold) => outlineText(text, bold ? 600 : 400) }));
  if (picture === null) throw new Error('a drawing was not painted');
  return picture;
};
