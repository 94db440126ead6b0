/** Scenes as PNG, painted by resvg. It is given outlines and no fonts: its own fallback tears Indian scripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Scene } from '../draw/scene.ts';
import { svgOf, type SvgOptions } from '../draw/svg.ts';
import { pressFolder } from './fonts.ts';
import { outlineText } from './shape.ts';
import { started } from './started.ts';

let ready: Promise<void> | undefined;

const painted = (svg: string): Uint8Array => {
  const painter = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const image = painter.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    painter.free();
  }
};

/** The picture, as wide as the options say. */
export const pngOf = async (scene: Scene, options: SvgOptions): Promise<Uint8Array> => {
  await Promise.all([
    started,
    (ready ??= readFile(join(pressFolder(), 'resvg.wasm')).then((bytes) => initWasm(bytes))),
  ]);
  return painted(svgOf(scene, { ...options, outline: (text, bold) => outlineText(text, bold ? 600 : 400) }));
};
