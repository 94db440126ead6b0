/** What turns drawings into pictures. It stands in a Lambda layer of its own: only functions that need it carry its weight. */
import type { Scene } from '../draw/scene.ts';
import type { SvgOptions } from '../draw/svg.ts';

/** Fonts, text shaping and painting. Nothing is loaded before its first use. */
export interface Press {
  /** A scene as a PNG picture of the wanted size. */
  png(scene: Scene, options: SvgOptions): Promise<Uint8Array>;
}

/** The press of this process. */
export const PRESS: Press = { png: async (scene, options) => (await import('./png.ts')).pngOf(scene, options) };
