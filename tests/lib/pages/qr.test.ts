/** QR codes: a reader of such codes reads back the address from what a browser would paint. */
import decodeQR from 'qr/decode.js';
import { qrUri } from '../../../lib/pages/qr.ts';

/** Dots of a module. */
const DOTS = 4;

/** The picture as a browser paints it: white, and each stretch of the path dark. */
const painted = (
  uri: string,
): { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray } => {
  const svg = decodeURIComponent(uri.slice('data:image/svg+xml,'.length));
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) * DOTS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, wide] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * DOTS; row < (Number(y) + 1) * DOTS; row++)
      for (let column = Number(x) * DOTS; column < (Number(x) + Number(wide)) * DOTS; column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { width: side, height: side, data };
};

it.each([
  'https://api.example.com/r/cjBtamszdjJ4MWE4ZjBxMm43YzQuYzE.AAAAAAAAAAAAAAAAAAAAAAAA',
  `https://reports.example.in/r/${'Zm9vYmFy'.repeat(15)}.abcdefghijklmnopqrstuvwx`,
])('is read back: %s', (address) => {
  expect(decodeQR(painted(qrUri(address)))).toBe(address);
});

it('is dark on white in both themes, and small', () => {
  const uri = qrUri('https://api.example.com/r/cjBtamszdjJ4MWE4ZjBxMm43YzQuYzE.AAAAAAAAAAAAAAAAAAAAAAAA');
  expect(decodeURIComponent(uri)).toContain('fill="#fff"');
  expect(uri.length).toBeLessThan(12_000);
});
