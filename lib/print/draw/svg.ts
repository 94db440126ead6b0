/** A scene as an SVG document: text stays text, no script, nothing from outside, ids prefixed by `prefix`. */
import { escapedMarkup } from '../../contract/values/markup.ts';
import { fontOfScript, scriptOfLanguage } from './scripts.ts';
import { onCircle } from './scene.ts';
import type { Palette, PictureOptions, Label, Node, Point, Scene } from '../../contract/ports/scene.ts';

/** Width of the thinnest line in pixels. */
const LINE_PX = 1.4;
const UNITS = 1000;

/** Font family of a language's own script; the reader's own fonts stand in where Noto Sans is missing. */
const familyOf = (language: string): string => {
  const script = scriptOfLanguage(language);
  return `${script === 'Latin' ? '' : `'${fontOfScript(script)}',`}'Noto Sans',system-ui,sans-serif`;
};

/** What no XML document may hold, and what would turn the direction of the text around it. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const escape = (text: string): string => escapedMarkup(text.replace(UNPRINTABLE, ''));
const n = (value: number): string => String(Math.round(value * UNITS * 10) / 10);
const point = ([x, y]: Point): string => `${n(x)},${n(y)}`;

const sectorPath = (centre: Point, inner: number, outer: number, from: number, to: number): string => {
  const large = to - from > 180 ? 1 : 0;
  const start = onCircle(centre, outer, from);
  const arc = `A${n(outer)} ${n(outer)} 0 ${large} 1 ${point(onCircle(centre, outer, to))}`;
  const back =
    inner === 0
      ? `L${point(centre)}`
      : `L${point(onCircle(centre, inner, to))}A${n(inner)} ${n(inner)} 0 ${large} 0 ${point(onCircle(centre, inner, from))}`;
  return `M${point(start)}${arc}${back}Z`;
};

/** A label as outlines. */
const outlined = (
  { text, at: [x, y], anchor, size, bold = false }: Label,
  outline: NonNullable<PictureOptions['outline']>,
  colour: string,
): string => {
  const { path, width } = outline(text.replace(UNPRINTABLE, ''), bold);
  const scale = (size * UNITS) / 1000;
  const left = x * UNITS - (anchor === 'start' ? 0 : width * scale * (anchor === 'middle' ? 0.5 : 1));
  const place = `translate(${Math.round(left * 100) / 100} ${n(y)}) scale(${Math.round(scale * 1e5) / 1e5})`;
  return `<path transform="${place}" d="${path}" fill="${colour}" stroke="none"/>`;
};

/** The document. The viewBox is 1000 wide whatever the size, so that a page may scale it. */
export const svgOf = (
  scene: Scene,
  { palette, size, language, prefix = '', background = true, outline }: PictureOptions,
): string => {
  const thin = (LINE_PX * UNITS) / size;
  const paint = ({ fill, stroke, weight = 1 }: { fill?: keyof Palette; stroke?: keyof Palette; weight?: number }) =>
    `${fill === undefined ? '' : ` fill="${palette[fill]}"`}${
      stroke === undefined
        ? ''
        : ` stroke="${palette[stroke]}"${weight === 1 ? '' : ` stroke-width="${Math.round(thin * weight * 100) / 100}"`}`
    }`;
  const draw = (node: Node): string => {
    switch (node.kind) {
      case 'polygon':
        return `<path d="M${node.points.map(point).join('L')}Z"${paint(node)}/>`;
      case 'line':
        return `<path d="M${point(node.from)}L${point(node.to)}"${paint(node)}/>`;
      case 'sector':
        return `<path d="${sectorPath(node.centre, node.inner, node.outer, node.from, node.to)}"${paint(node)}/>`;
      case 'circle':
        return `<circle cx="${n(node.centre[0])}" cy="${n(node.centre[1])}" r="${n(node.radius)}"${paint(node)}/>`;
      case 'label': {
        if (outline !== undefined) return outlined(node, outline, palette[node.role]);
        const anchor = node.anchor === 'start' ? '' : ` text-anchor="${node.anchor}"`;
        const bold = node.bold ? ' font-weight="600"' : '';
        return `<text x="${n(node.at[0])}" y="${n(node.at[1])}" font-size="${n(node.size)}" stroke="none" fill="${palette[node.role]}"${anchor}${bold}>${escape(node.text)}</text>`;
      }
      case 'group': {
        const data = Object.entries(node.data ?? {}).map(([name, value]) => ` data-${name}="${escape(String(value))}"`);
        return `<g id="${prefix}${node.name}"${data.join('')}>${node.nodes.map(draw).join('')}</g>`;
      }
    }
  };
  const height = Math.round(size * scene.height);
  const ids = { title: `${prefix}title`, alt: `${prefix}alt` };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${n(scene.height)}" width="${size}" height="${height}" role="img" lang="${language}" aria-labelledby="${ids.title} ${ids.alt}" font-family="${familyOf(language)}" fill="none" stroke-width="${Math.round(thin * 100) / 100}" stroke-linejoin="round">`,
    `<title id="${ids.title}">${escape(scene.title)}</title><desc id="${ids.alt}">${escape(scene.alt)}</desc>`,
    background ? `<rect width="${UNITS}" height="${n(scene.height)}" fill="${palette.paper}"/>` : '',
    ...scene.nodes.map(draw),
    '</svg>',
  ].join('');
};
