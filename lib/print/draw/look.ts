/** How a drawing is wanted, and the drawing as it is sent. */
import { bank } from '../../words/bank.ts';
import type { DrawingLanguage } from '../../words/drawing.ts';
import {
  CHART_STYLES,
  type ChartStyle,
  type ThemeName,
  type DrawingFormat,
} from '../../contract/values/drawing-keys.ts';
import type { Scene } from '../../contract/ports/scene.ts';
import { svgOf } from './svg.ts';
import type { PictureOptions } from '../../contract/ports/scene.ts';
import { paletteOf } from './theme.ts';

/** What a caller chooses of every drawing. */
export interface Look {
  readonly theme: ThemeName;
  /** Width in pixels, 200–2000. */
  readonly size: number;
  readonly format: DrawingFormat;
}

/** What paints a PNG. */
interface Painter {
  png(scene: Scene, options: PictureOptions): Promise<Uint8Array>;
}

/** The style that readers of a language are used to: south for the Dravidian languages, east in the east, north otherwise. */
export const styleOfLanguage = (language: DrawingLanguage): ChartStyle => {
  const { chart } = bank(language, 'language');
  return CHART_STYLES.find((style) => style === chart) ?? 'north';
};

/** A scene as the answer of an endpoint. */
export const drawn = async (
  scene: Scene,
  { theme, size, format }: Look,
  language: DrawingLanguage,
  painter: Painter,
) => {
  const options = { palette: paletteOf(theme), size, language };
  switch (format) {
    case 'png':
      return { status: 200 as const, type: 'image/png' as const, body: await painter.png(scene, options) };
    case 'svg':
      return { status: 200 as const, type: 'image/svg+xml' as const, body: svgOf(scene, options) };
    case 'json': {
      const { title, alt } = scene;
      const height = Math.round(size * scene.height);
      return { status: 200 as const, data: { svg: svgOf(scene, options), width: size, height, title, alt } };
    }
  }
};
