/**
 * One page as SVG: the strokes of a page kept as marks, its text as outlines, so that whoever paints it needs no fonts. It has
 * no structure and no links: a picture of a page stands beside words that say what it shows.
 */
import type { ReportColours } from '../../contract/ports/report-document.ts';
import type { Canvas } from './canvas.ts';
import type { Pen } from './pen.ts';
import { outlineText } from './shape.ts';

const n = (value: number): string => String(Math.round(value * 100) / 100);
/** First byte of a PNG; a JPEG begins otherwise. */
const PNG_BYTE = 0x89;

interface State {
  readonly x: number;
  readonly y: number;
  /** Id of what it is cut to; empty for nothing. */
  readonly clip: string;
}

/** A canvas, a pen on it, and the document that has been drawn so far. */
export interface SvgPage {
  readonly pen: Pen;
  /** `over`: SVG that is laid over the page. Width and height in points. */
  readonly svg: (width: number, height: number, over?: string) => string;
}

/** An empty page. */
export const svgPage = (colours: ReportColours): SvgPage => {
  const marks: string[] = [];
  const clips: string[] = [];
  let path = '';
  let [fill, stroke, line] = ['#000000', '#000000', 1];
  let state: State = { x: 0, y: 0, clip: '' };
  const kept: State[] = [];
  const put = (mark: string): void => {
    const moved = state.x === 0 && state.y === 0 ? '' : ` transform="translate(${n(state.x)} ${n(state.y)})"`;
    const cut = state.clip === '' ? '' : ` clip-path="url(#${state.clip})"`;
    marks.push(moved === '' && cut === '' ? mark : `<g${cut}><g${moved}>${mark}</g></g>`);
  };
  const painted = (attributes: string): void => {
    put(`<path d="${path}" ${attributes}/>`);
    path = '';
  };
  const box = (x: number, y: number, width: number, height: number): string =>
    `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const canvas: Canvas = {
    fillColor: (colour) => ((fill = colour), canvas),
    strokeColor: (colour) => ((stroke = colour), canvas),
    lineWidth: (width) => ((line = width), canvas),
    rect: (x, y, width, height) => ((path += box(x, y, width, height)), canvas),
    roundedRect: (x, y, width, height, radius) => {
      const r = Math.min(radius, width / 2, height / 2);
      const turn = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
      path += `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${turn(r, r)}v${n(height - 2 * r)}${turn(-r, r)}h${n(2 * r - width)}${turn(-r, -r)}v${n(2 * r - height)}${turn(r, -r)}Z`;
      return canvas;
    },
    circle: (x, y, radius) => {
      const [r, across] = [n(radius), n(2 * radius)];
      path += `M${n(x - radius)} ${n(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
      return canvas;
    },
    moveTo: (x, y) => ((path += `M${n(x)} ${n(y)}`), canvas),
    lineTo: (x, y) => ((path += `L${n(x)} ${n(y)}`), canvas),
    path: (data) => ((path += data), canvas),
    closePath: () => ((path += 'Z'), canvas),
    fill: () => (painted(`fill="${fill}"`), canvas),
    stroke: () => (painted(`fill="none" stroke="${stroke}" stroke-width="${n(line)}"`), canvas),
    clip: () => {
      const id = `c${clips.length}`;
      clips.push(
        `<clipPath id="${id}"><path transform="translate(${n(state.x)} ${n(state.y)})" d="${path}"/></clipPath>`,
      );
      state = { ...state, clip: id };
      path = '';
      return canvas;
    },
    translate: (x, y) => ((state = { ...state, x: state.x + x, y: state.y + y }), canvas),
    save: () => (kept.push(state), canvas),
    restore: () => ((state = kept.pop() ?? state), canvas),
    image: (bytes, x, y, { width, height }) => {
      const type = bytes[0] === PNG_BYTE ? 'png' : 'jpeg';
      put(
        `<image href="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="none"/>`,
      );
      return canvas;
    },
    goTo: () => canvas,
    markContent: () => canvas,
    endMarkedContent: () => canvas,
  };
  const text: Pen['text'] = (words, x, y, size, weight, colour) => {
    const { path: outline } = outlineText(words, weight);
    if (outline === '') return;
    put(
      `<path transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size * 1000) / 1e6})" d="${outline}" fill="${colour}"/>`,
    );
  };
  return {
    pen: { doc: canvas, colours, text },
    svg: (width, height, over = '') =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}"><defs>${clips.join('')}</defs><rect width="100%" height="100%" fill="#ffffff"/>${marks.join('')}${over}</svg>`,
  };
};
