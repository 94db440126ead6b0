/** QR codes of addresses, as pictures that a page holds itself. */
import { encodeQR } from 'qr';

/** Quiet modules around the code (ISO/IEC 18004, 6.3.8). */
const BORDER = 4;

/** A dark stretch of a row. */
const DARK = /1+/g;

/**
 * The QR code of a text as a data URI (SVG, dark on white whatever the theme).
 * @example
 * qrUri('https://example.com/r/abc').slice(0, 18) // → 'data:image/svg+xml'
 */
export const qrUri = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const side = rows.length;
  const path = rows
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(DARK)].map(
        ({ 0: stretch, index }) => `M${index} ${y}h${stretch.length}v1h-${stretch.length}z`,
      ),
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
