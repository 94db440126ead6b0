/**
 * Five brands that put a report to the test: saturated, yellow, near white, near black and none of its own colour, with every
 * cover and ornament, long and short contacts, with and without logo and portrait.
 */
import type { Scene } from '../../contract/ports/scene.ts';
import { paletteOf } from '../../print/draw/theme.ts';
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
export const sampleBrands = async (): Promise<ReadonlyMap<string, object>> =>
  new Map<string, object>([
    [
      'wine',
      {
        name: 'Anandi Jyotish Kendra',
        tagline: 'Charts read with care since 1987',
        primary: '#7b1e2b',
        accent: '#8a5a0c',
        cover: 'frame',
        ornament: 'lotus',
        invocation: 'sri',
        logo: await pictureOf(SUN, 400),
        photo: await pictureOf(PORTRAIT, 300),
        closing: 'Thank you for your trust. Bring this book when you come, and ask about anything that is not clear.',
        email: 'office@example.com',
        phone: '+91 20 5550 0147',
        address: 'Laxmi Road, Pune 411030',
      },
    ],
    [
      'yellow',
      {
        name: 'ज्योति प्रकाशन',
        tagline: 'काशी का पंचांग, घर-घर तक',
        primary: '#f5c518',
        accent: '#8a1c1c',
        cover: 'band',
        ornament: 'line',
        logo: await pictureOf(SUN, 400),
        email: 'hello@example.com',
        phone: '+91 542 555 0100',
      },
    ],
    [
      'white',
      {
        name: 'Jyoti',
        primary: '#f8f8f8',
        cover: 'arch',
        ornament: 'temple',
        invocation: 'ganesha',
        verse: true,
        web: 'example.com',
      },
    ],
    [
      'black',
      {
        name: 'The Venerable Society for the Study of the Lunar Mansions and Their Calendars',
        primary: '#111111',
        cover: 'band',
        ornament: 'none',
        invocation: 'none',
        address: 'Second floor, 118 Malleswaram 8th Cross, Bengaluru 560003, Karnataka',
        footer: 'For the person named on the cover only',
      },
    ],
    [
      'saffron',
      {
        name: 'Kapali Jothida Nilayam',
        primary: '#ff6a00',
        cover: 'arch',
        ornament: 'temple',
        invocation: 'ganesha',
        verse: true,
        phone: '+91 44 5550 0183',
        address: 'Mylapore, Chennai',
      },
    ],
  ]);
