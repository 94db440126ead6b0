/**
 * Colours of a report from those of a brand. Text on white has a contrast of at least 4.5 (WCAG 2): a colour that is too
 * light is darkened in OKLCH, keeping its hue, until it has; bands keep the colour as it was given.
 */
import type { ReportColours } from '../../contract/ports/report-document.ts';

/** Least contrast of text, and of lines. */
const TEXT_CONTRAST = 4.5;
const LINE_CONTRAST = 3;

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => {
  const at = (i: number): number => parseInt(hex.slice(i, i + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};
const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const linearOf = (hex: string): Triple => {
  const [r, g, b] = channels(hex);
  return [linear(r), linear(g), linear(b)];
};
const companded = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
const hexOf = (rgb: Triple): string =>
  `#${rgb
    .map((c) =>
      Math.round(Math.min(1, Math.max(0, c)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Relative luminance (WCAG 2.2, definitions). */
const luminance = (hex: string): number => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrastOf = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

/** OKLab of a colour (Ottosson 2020): lightness, and two axes of colour. */
const oklabOf = (hex: string): Triple => {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromOklab = ([L, a, b]: Triple): string => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    companded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    companded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    companded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
};

/** The colour, or the first darker one of its hue that reads on white; `least` is the contrast it needs. */
export const readable = (hex: string, least = TEXT_CONTRAST): string => {
  if (contrastOf(hex, '#ffffff') >= least) return hex;
  const [L, a, b] = oklabOf(hex);
  for (let lightness = L; lightness > 0; lightness -= 0.005) {
    // Dark colours have less room for chroma.
    const darker = fromOklab([lightness, (a * lightness) / L, (b * lightness) / L]);
    if (contrastOf(darker, '#ffffff') >= least) return darker;
  }
  return '#000000';
};

/** So much of a colour on white. */
const tinted = (hex: string, share: number): string => {
  const [r, g, b] = channels(hex);
  return hexOf([1 - (1 - r) * share, 1 - (1 - g) * share, 1 - (1 - b) * share]);
};

/** A report without a brand: our own night blue, and no name but that of the person. */
export const PLAIN_BRAND = {
  get colours(): ReportColours {
    return reportColours('#2e3a8c');
  },
  cover: 'plain',
  footer: '',
} as const;

/** The colours of a report in brand colours given as `#rrggbb`; without an accent it is the main colour. */
export const reportColours = (primary: string, accent = ''): ReportColours => {
  const text = readable(primary);
  return {
    text,
    accent: accent === '' ? text : readable(accent),
    band: primary,
    line: readable(primary, LINE_CONTRAST),
    onBand: contrastOf(primary, '#ffffff') >= contrastOf(primary, '#000000') ? '#ffffff' : '#000000',
    tint: tinted(text, 0.06),
    tintStrong: tinted(text, 0.14),
  };
};
