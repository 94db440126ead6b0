/** Cover and first page of a report in a brand, as one drawing: what `/dashboard/brands` shows while the form is filled in. */
import type { DrawnBody } from '../print/draw/body.ts';
import { styleOfLanguage } from '../print/draw/look.ts';
import { filled } from '../words/fill.ts';
import { chartScene } from '../print/draw/chart.ts';
import { onScreen } from '../print/draw/sizing.ts';
import { svgOf } from '../print/draw/svg.ts';
import { paletteOf } from '../print/draw/theme.ts';
import { bank } from '../words/bank.ts';
import { pageWords } from '../words/pages.ts';
import { SOURCE, type Language } from '../words/languages.ts';
import { html, raw, type Html } from './html.ts';

/** A brand as it is drawn. Colours are `#rrggbb`. */
export interface DrawnBrand {
  readonly name: string;
  readonly tagline: string;
  readonly cover: 'plain' | 'band' | 'frame' | 'arch';
  readonly footer: string;
  readonly contact: readonly string[];
  readonly colours: {
    readonly text: string;
    readonly accent: string;
    readonly band: string;
    readonly onBand: string;
    readonly tint: string;
  };
  /** A data URI, or empty. */
  readonly logo: string;
}

/** A page of A4 in the drawing, and the second beside it. */
const PAGE = { width: 210, height: 297 } as const;
const GAP = 14;
const INK = '#1d1b2c';
const SOFT = '#5c586b';

/** Example placements: any will do. */
const BODIES: readonly DrawnBody[] = [
  { planet: 'ascendant', sign: 8 },
  { planet: 'sun', sign: 1 },
  { planet: 'moon', sign: 8 },
  { planet: 'mars', sign: 11 },
  { planet: 'mercury', sign: 1 },
  { planet: 'jupiter', sign: 3 },
  { planet: 'venus', sign: 12 },
  { planet: 'saturn', sign: 10 },
  { planet: 'rahu', sign: 10 },
  { planet: 'ketu', sign: 4 },
];

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly centred?: boolean;
}

/** A line of text; what is too long for a page is cut, as a drawing of this size must. */
const say = (text: string, { x, y, size, fill, bold = false, centred = false }: Written): Html => {
  const most = Math.floor((PAGE.width - 40) / (size * 0.52));
  const shown = [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;
  return html`<text
    x="${x}"
    y="${y}"
    font-size="${size}"
    fill="${fill}"
    ${bold && raw('font-weight="600"')}
    ${centred && raw('text-anchor="middle"')}
    >${shown}</text
  >`;
};

const sheet = (x: number, inside: Html): Html =>
  html`<svg x="${x}" y="0" width="${PAGE.width}" height="${PAGE.height}" viewBox="0 0 ${PAGE.width} ${PAGE.height}">
    <rect width="${PAGE.width}" height="${PAGE.height}" fill="#ffffff" />
    ${inside}
    <rect x=".5" y=".5" width="${PAGE.width - 1}" height="${PAGE.height - 1}" fill="none" stroke="#c9c4b8" />
  </svg>`;

const cover = ({ name, tagline, cover: style, contact, colours, logo }: DrawnBrand, language: Language): Html => {
  const { sample } = pageWords(language).brands;
  const centred = style === 'frame' || style === 'arch';
  const x = centred ? PAGE.width / 2 : 20;
  const band = style === 'band';
  const top = band ? 84 : 112;
  const second = colours.accent !== colours.text;
  return html`${band && html`<rect width="${PAGE.width}" height="106" fill="${colours.band}" />`}
  ${band && second && html`<rect y="106" width="${PAGE.width}" height="2.1" fill="${colours.accent}" />`}
  ${centred && html`<rect x="10" y="10" width="${PAGE.width - 20}" height="${PAGE.height - 20}" fill="none" stroke="${colours.text}" stroke-width="1.2" />`}
  ${style === 'plain' && html`<rect x="20" y="88" width="22" height="1.6" fill="${second ? colours.accent : colours.text}" />`}
  ${
    logo !== '' &&
    html`${band && raw('<rect x="17" y="17" width="68" height="30" fill="#ffffff"/>')}<image
        id="preview-logo"
        x="20"
        y="20"
        width="62"
        height="24"
        preserveAspectRatio="xMinYMid meet"
        href="${logo}"
      />`
  }
  ${say(sample.title, { x, y: top, size: 18, fill: band ? colours.onBand : colours.text, bold: true, centred })}
  ${say(sample.person, { x, y: band ? 132 : top + 26, size: 12, fill: INK, bold: true, centred })}
  ${say(sample.born, { x, y: band ? 144 : top + 38, size: 7, fill: SOFT, centred })}
  ${[sample.issued, name, tagline, ...contact].filter((text) => text !== '').map((text, i, all) => say(text, { x, y: PAGE.height - 22 - (all.length - 1 - i) * 9, size: 6.5, fill: text === name ? INK : SOFT, centred }))}`;
};

const firstPage = ({ name, footer, colours }: DrawnBrand, language: Language): Html => {
  const { sample } = pageWords(language).brands;
  const palette = { ...paletteOf('light'), line: colours.text, accent: colours.accent };
  const scene = chartScene({
    style: language === SOURCE ? 'south' : styleOfLanguage(language),
    words: bank(language, 'drawing'),
    ascendant: 8,
    bodies: BODIES,
    labels: 'short',
    sizing: onScreen(480),
    told: 'degrees',
    title: '',
    subtitle: '',
  });
  const chart = svgOf(scene, { palette, size: 300, language, prefix: 'preview-', background: false });
  // The chart is a drawing inside this one: what it says of itself is said by the whole.
  const nested = chart
    .replace(/^<svg /, '<svg x="45" y="40" width="120" height="120" ')
    .replace(/<title>.*?<\/title>|<desc>.*?<\/desc>/gs, '')
    .replace(/ role="img"| aria-labelledby="[^"]*"/g, '');
  return html`${say(sample.chart, { x: 20, y: 28, size: 11, fill: colours.text, bold: true })} ${raw(nested)}
    <rect x="20" y="176" width="${PAGE.width - 40}" height="12" fill="${colours.tint}" />
    ${Array.from({ length: 6 }, (_, row) => html`<path d="M20 ${188 + row * 12}H${PAGE.width - 20}" stroke="${row === 0 ? colours.text : '#dddddd'}" stroke-width=".6" />${[20, 70, 120, 160].map((x, i) => html`<rect x="${x + 3}" y="${180 + row * 12}" width="${[30, 24, 20, 22][i]}" height="3.4" rx="1" fill="${row === 0 ? colours.text : '#b9b6c4'}" />`)}`)}
    ${say(footer === '' ? sample.title : footer, { x: 20, y: PAGE.height - 12, size: 6, fill: SOFT })}
    <text x="${PAGE.width - 20}" y="${PAGE.height - 12}" font-size="6" fill="${SOFT}" text-anchor="end"
      >${name === '' ? '' : '2'}</text
    >`;
};

/** The drawing. */
export const brandPreview = (brand: DrawnBrand, language: Language): string => {
  const width = 2 * PAGE.width + GAP;
  const { previewAlt } = pageWords(language).brands;
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 ${width} ${PAGE.height}"
    role="img"
    aria-label="${filled(previewAlt, { name: brand.name === '' ? '…' : brand.name })}"
    font-family="'Noto Sans','Noto Sans Devanagari',system-ui,sans-serif"
  >
    ${sheet(0, cover(brand, language))}${sheet(PAGE.width + GAP, firstPage(brand, language))}
  </svg>`.html;
};

/** A colour, and the one that text has in its place; `ratio` is its contrast on white. */
interface JudgedColour {
  readonly given: string;
  readonly used: string;
  readonly ratio: number;
}

/** What is said of colours: whether text can have them. */
export const contrastNotice = (colours: readonly JudgedColour[], language: Language): string => {
  const { readable, darkened } = pageWords(language).brands;
  const said = ({ given, used, ratio }: JudgedColour): string =>
    used === given
      ? filled(readable, { ratio: ratio.toFixed(1) })
      : filled(darkened, { given, ratio: ratio.toFixed(1), used });
  return colours.map(said).join(' ');
};
