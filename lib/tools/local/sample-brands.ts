/**
 * Four brands that put a report to the test: dark blue, yellow, near white and near black, with every cover, long and short
 * contacts, with and without a logo.
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

const logo = async (): Promise<string> => {
  const png = await pngOf(SUN, { palette: paletteOf('light'), size: 400, language: 'en', background: false });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
};

/** The bodies of POST brands, by the name of the sample. */
export const sampleBrands = async (): Promise<ReadonlyMap<string, object>> =>
  new Map<string, object>([
    [
      'blue',
      {
        name: 'Udayachal Jyotish Kendra',
        tagline: 'Charts and almanacs since 1962',
        primary: '#1f3a8a',
        accent: '#b45309',
        cover: 'plain',
        logo: await logo(),
        email: 'hello@example.com',
        phone: '+91 11 5550 0100',
        web: 'example.com',
        address: '12 Lodhi Road, New Delhi 110003',
        footer: 'Udayachal Jyotish Kendra · example.com',
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
        logo: await logo(),
        email: 'hello@example.com',
        phone: '+91 542 555 0100',
      },
    ],
    ['white', { name: 'Jyoti', primary: '#f8f8f8', cover: 'frame', web: 'example.com' }],
    [
      'black',
      {
        name: 'The Venerable Society for the Study of the Lunar Mansions and Their Calendars',
        primary: '#111111',
        cover: 'band',
        address: 'Second floor, 118 Malleswaram 8th Cross, Bengaluru 560003, Karnataka',
        footer: 'For the person named on the cover only',
      },
    ],
  ]);
