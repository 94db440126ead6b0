/** Scenes as PNG, painted by resvg. It is given outlines and no fonts: its own fallback tears Indian scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Scene } from '../../contract/ports/scene.ts';
import type { LogoShape } from '../../contract/ports/press.ts';
import { svgOf } from '../draw/svg.ts';
import type { PictureOptions } from '../../contract/ports/scene.ts';
import { fewColoursPng, sideBySide, type Painted } from './few-colours.ts';
import { pressFolder } from './fonts.ts';
import { outlineText } from './shape.ts';
import { started } from './started.ts';

let ready: Promise<void> | undefined;

const loaded = (): Promise<void> =>
  (ready ??= readFile(join(pressFolder(), 'resvg.wasm')).then((bytes) => initWasm(bytes)));

type RenderedImage = ReturnType<InstanceType<typeof Resvg>['render']>;

interface Painting {
  readonly width?: number;
  /** What stands behind the picture; without it nothing does. */
  readonly background?: string;
}

/** Paints an SVG, and hands the picture to `use` before its memory is given back. */
const painted = <Made>(
  svg: string,
  use: (image: RenderedImage) => Made,
  { width, background }: Painting = {},
): Made => {
  const painter = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(background === undefined ? {} : { background }),
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  try {
    const image = painter.render();
    try {
      return use(image);
    } finally {
      image.free();
    }
  } finally {
    painter.free();
  }
};
const asPng = (image: RenderedImage): Uint8Array => image.asPng();
/** The same where something was drawn; null otherwise. */
const asPngOfSomething = (image: RenderedImage): Uint8Array | null =>
  image.pixels.some((channel, i) => i % 4 === 3 && channel > 0) ? image.asPng() : null;

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
    asPngOfSomething,
  );
};

/** An SVG without fonts as PNG, so many pixels wide. */
export const paintedSvg = async (svg: string, width: number): Promise<Uint8Array> => {
  await loaded();
  return painted(svg, asPng, { width });
};

/** SVGs without fonts side by side on white, each so many pixels wide, as a PNG of few colours. */
export const paintedStrip = async (svgs: readonly string[], width: number): Promise<Uint8Array> => {
  await loaded();
  const pixelsOf = (image: RenderedImage): Painted => ({
    width: image.width,
    height: image.height,
    pixels: image.pixels,
  });
  return fewColoursPng(sideBySide(svgs.map((svg) => painted(svg, pixelsOf, { width, background: '#ffffff' }))));
};

/** The picture, as wide as the options say. */
export const pngOf = async (scene: Scene, options: PictureOptions): Promise<Uint8Array> => {
  await Promise.all([started, loaded()]);
  return painted(svgOf(scene, { ...options, outline: (text, bold) => outlineText(text, bold ? 600 : 400) }), asPng);
};
