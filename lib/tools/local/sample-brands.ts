/** The brands of samples with logo and portrait, as they are sent. */
import type { Scene } from '../../contract/ports/scene.ts';
import { paletteOf } from '../../print/draw/theme.ts';
import { SAMPLE_WEAR } from '../../print/publish/sample-brands.ts';
import { pngOf } from '../../print/press/png.ts';

/** A rising sun, wide as logos are. */
const SUN: Scene = {
  height: 0.4,
  title: '',
  alt: '',
  nodes: [
    { kind: 'sector', centre: [0.5, 0.36], inner: 0, outer: 0.2, from: -90, to: 90, fill: 'accent' },
    ...[-72, -36, 0, 36, 72].map((angle) => ({
      kind: 'sector' as const,
      centre: [0.5, 0.36] as const,
      inner: 0.24,
      outer: 0.32,
      from: angle - 5,
      to: angle + 5,
      fill: 'accent' as const,
    })),
    { kind: 'line', from: [0.1, 0.37], to: [0.9, 0.37], stroke: 'accent', weight: 3 },
  ],
};

const pictureOf = async (scene: Scene, size: number): Promise<string> => {
  const png = await pngOf(scene, { palette: paletteOf('light'), size, language: 'en', background: false });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
};

/** Head and shoulders, as a portrait has them. */
const PORTRAIT: Scene = {
  height: 1.24,
  title: '',
  alt: '',
  nodes: [
    { kind: 'circle', centre: [0.5, 0.46], radius: 0.22, fill: 'soft' },
    { kind: 'sector', centre: [0.5, 1.24], inner: 0, outer: 0.44, from: -90, to: 90, fill: 'soft' },
  ],
};

/** The bodies of POST brands, by the name of the sample. */
export const sampleBrands = async (): Promise<ReadonlyMap<string, object>> => {
  const logo = await pictureOf(SUN, 400);
  const pictures: Readonly<Record<string, object>> = {
    wine: { logo, photo: await pictureOf(PORTRAIT, 300) },
    yellow: { logo },
  };
  return new Map(Object.entries(SAMPLE_WEAR).map(([name, brand]) => [name, { ...brand, ...pictures[name] }]));
};
