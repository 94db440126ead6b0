/**
 * Colours of a report from those of a brand. Text has a contrast of at least 4.5 (WCAG 2) on white and on the stronger of the
 * two tints: a colour that is too light is darkened in OKLCH, keeping its hue, until it has; bands keep the colour as given.
 */
import type { ReportColours } from '../../contract/ports/report-document.ts';

/** Least contrast of text. */
const TEXT_CONTRAST = 4.5;
/** Colours that no brand changes. */
const WHITE = '#ffffff';
export const INK = '#221c1a';
export const SOFT = '#5f5650';

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

/** The colour, or the first darker one of its hue that reads on every ground. */
export const readable = (hex: string, grounds: readonly string[] = [WHITE]): string => {
  const reads = (one: string): boolean => grounds.every((ground) => contrastOf(one, ground) >= TEXT_CONTRAST);
  if (reads(hex)) return hex;
  const [L, a, b] = oklabOf(hex);
  for (let lightness = L; lightness > 0; lightness -= 0.005) {
    // Dark colours have less room for chroma.
    const darker = fromOklab([lightness, (a * lightness) / L, (b * lightness) / L]);
    if (reads(darker)) return darker;
  }
  return '#000000';
};

/** Hue in degrees of a colour without one: ochre. */
const OCHRE = 75;
/** Chroma below which a colour has no hue that could be seen. */
const GREY = 0.02;
/** Lightness and most chroma of the three tints (OKLCH). */
const TINTS = { tint: [0.975, 0.015], tintStrong: [0.94, 0.03], line: [0.85, 0.035] } as const;
/** The mark of a brand that has no second colour. */
const MARK = { lightness: 0.6, chroma: 0.11 } as const;

const polar = (lightness: number, chroma: number, hue: number): string => {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
};

/** Black or white, whichever reads better on a ground. */
const onGround = (ground: string): string => (contrastOf(ground, WHITE) >= contrastOf(ground, INK) ? WHITE : INK);

/** The colours of a report in brand colours given as `#rrggbb`; without an accent its marks are ochre. */
export const reportColours = (primary: string, accent = ''): ReportColours => {
  const [, a, b] = oklabOf(primary);
  const chroma = Math.hypot(a, b);
  const hue = chroma < GREY ? OCHRE : (Math.atan2(b, a) * 180) / Math.PI;
  const tinted = (key: keyof typeof TINTS): string => {
    const [lightness, most] = TINTS[key];
    return polar(lightness, Math.min(chroma < GREY ? GREY : chroma, most), hue);
  };
  const tintStrong = tinted('tintStrong');
  const grounds = [WHITE, tintStrong];
  return {
    text: readable(primary, grounds),
    accent: readable(accent === '' ? polar(MARK.lightness, MARK.chroma, OCHRE) : accent, grounds),
    band: primary,
    onBand: onGround(primary),
    line: tinted('line'),
    tint: tinted('tint'),
    tintStrong,
  };
};

/** Steps of a heat table, from nothing to most. */
const HEAT_STEPS = 24;

/** Ground and figure of a share from 0 to 1: white to the colour of titles, without the steps on which neither black nor white reads. */
export const heatOf = ({ text }: Pick<ReportColours, 'text'>, share: number): { ground: string; figure: string } => {
  const [L, a, b] = oklabOf(text);
  const [white] = oklabOf(WHITE);
  const at = (part: number): string => fromOklab([white + (L - white) * part, a * part, b * part]);
  for (let step = 0; step <= HEAT_STEPS; step++)
    for (const sign of [-1, 1]) {
      const ground = at(Math.min(1, Math.max(0, share + (sign * step) / HEAT_STEPS)));
      const figure = onGround(ground);
      if (contrastOf(ground, figure) >= TEXT_CONTRAST) return { ground, figure };
    }
  return { ground: WHITE, figure: INK };
};

/** The primary colour of a report without a brand: our own night blue. */
export const PLAIN_PRIMARY = '#2e3a8c';

/** A report without a brand: a neutral cover, and no name but that of the person. */
export const PLAIN_BRAND = {
  get colours(): ReportColours {
    return reportColours(PLAIN_PRIMARY);
  },
  cover: 'plain',
  ornament: 'line',
  invocation: [],
  verse: [],
  footer: '',
} as const;
