/**
 * Text as glyphs: cut into runs of one font and shaped with HarfBuzz, which knows how the letters of Indian scripts join.
 * Fonts are parsed once per process, each on first use.
 */
import * as hb from 'harfbuzzjs';
import type { Writable } from '../../contract/ports/press.ts';
import { scriptRuns } from '../draw/scripts.ts';
import { faceOf, fontBytes, type FontName, type FontWeight } from './fonts.ts';

/** A glyph of a font: where it stands from the pen, and how far the pen moves, in thousandths of the size. */
export interface ShapedGlyph {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly advance: number;
  /** Index of its first letter (UTF-16) in the text of the run. */
  readonly cluster: number;
}

/** Letters of one font. */
export interface FontRun {
  readonly font: FontName;
  readonly weight: FontWeight;
  readonly text: string;
}

/** Letters of one font as glyphs. */
export interface ShapedRun extends FontRun {
  readonly glyphs: readonly ShapedGlyph[];
  /** In thousandths of the size. */
  readonly width: number;
}

interface OpenFont {
  readonly font: hb.Font;
  /** Thousandths of the size in a unit of the font. */
  readonly scale: number;
  readonly letters: ReadonlySet<number>;
  readonly paths: Map<number, string>;
}

const open = new Map<string, OpenFont>();

const openFont = (name: FontName, weight: FontWeight): OpenFont => {
  const key = `${name}-${weight}`;
  let found = open.get(key);
  if (found === undefined) {
    const face = new hb.Face(new hb.Blob(fontBytes(name, weight)));
    found = {
      font: new hb.Font(face),
      scale: 1000 / face.upem,
      letters: new Set(face.collectUnicodes()),
      paths: new Map(),
    };
    open.set(key, found);
  }
  return found;
};

/** Text of letters that the first Latin file has all. */
const PLAIN = /^[ -~°·–]*$/;

/** Runs of one font: Latin letters that its first file lacks are looked for in the second. */
const fontRuns = (text: string, weight: FontWeight): { font: FontName; text: string }[] => {
  if (PLAIN.test(text)) return text === '' ? [] : [{ font: 'Latin', text }];
  return scriptRuns(text).flatMap(({ script, text: run }) => {
    if (script !== 'Latin') return [{ font: script, text: run }];
    const { letters } = openFont('Latin', weight);
    const parts: { font: FontName; text: string }[] = [];
    for (const letter of run) {
      const point = letter.codePointAt(0) ?? 0;
      const font: FontName =
        !letters.has(point) && openFont('LatinExtended', weight).letters.has(point) ? 'LatinExtended' : 'Latin';
      const last = parts.at(-1);
      if (last?.font === font) last.text += letter;
      else parts.push({ font, text: letter });
    }
    return parts;
  });
};

/** A run in the face asked for, or in Noto Sans where that lacks one of its letters. */
const faceWith = (name: FontName, asked: FontWeight, text: string): FontWeight => {
  const face = faceOf(name, asked);
  if (typeof face === 'number') return face;
  const { letters } = openFont(name, face);
  const whole = Array.from(text).every((letter) => letters.has(letter.codePointAt(0) ?? 0));
  if (whole) return face;
  return face === 'title' ? 600 : 400;
};

/** A text in runs of one font, left to right, each in the face that it is written with. */
export const runsOf = (text: string, asked: FontWeight): readonly FontRun[] =>
  fontRuns(text, asked).map((run) => ({ ...run, weight: faceWith(run.font, asked, run.text) }));

/** Letters of Latin keep their marks in one glyph: parted from them, a mark would be no letter to a reader that copies it. */
const featuresOf = ({ font }: FontRun): hb.Feature[] => {
  const whole = font === 'LatinExtended' ? hb.Feature.fromString('ccmp=0') : undefined;
  return whole === undefined ? [] : [whole];
};

/** One run shaped. */
const shapeRun = (run: FontRun): ShapedRun => {
  const { text } = run;
  const { font, scale } = openFont(run.font, run.weight);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, featuresOf(run));
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, i): ShapedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    const advance = xAdvance * scale;
    width += advance;
    return { id: codepoint, x: xOffset * scale, y: yOffset * scale, advance, cluster };
  });
  return { ...run, glyphs, width };
};

/**
 * The letters of each glyph of a run, as a reader copies them: of glyphs that are drawn for several letters together each has the
 * letter that it is drawn for alone, and what is left goes to the first that has none.
 */
export const lettersOf = ({ font: name, weight, text, glyphs }: ShapedRun): readonly string[] => {
  const { font } = openFont(name, weight);
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
  const endOf = new Map(starts.map((start, i) => [start, starts[i + 1] ?? text.length]));
  const told = glyphs.map(() => '');
  for (const start of starts) {
    const own = glyphs.flatMap(({ cluster }, i) => (cluster === start ? [i] : []));
    const left = Array.from(text.slice(start, endOf.get(start)));
    if (own.length > 1)
      for (const i of own) {
        const at = left.findIndex((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) === glyphs[i]?.id);
        if (at >= 0) told[i] = left.splice(at, 1).join('');
      }
    const first = own.find((i) => told[i] === '') ?? own[0] ?? 0;
    told[first] += left.join('');
  }
  return told;
};

/** Shaped runs that were asked for lately: the words of a table or chart come again and again. */
const MAX_CACHED = 4000;
const cached = new Map<string, readonly ShapedRun[]>();

/** A text in shaped runs, left to right. */
export const shapeText = (text: string, weight: FontWeight): readonly ShapedRun[] => {
  const key = `${weight}${text}`;
  let runs = cached.get(key);
  if (runs === undefined) {
    runs = runsOf(text, weight).map(shapeRun);
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(key, runs);
  }
  return runs;
};

/** Width of a text in thousandths of its size. */
export const shapedWidth = (text: string, weight: FontWeight): number =>
  shapeText(text, weight).reduce((sum, { width }) => sum + width, 0);

/** Control characters, lone surrogates, and what turns the direction of text; joiners belong to Indian scripts. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/u;

/** Whether the fonts have every letter of a text. */
export const canWrite = (text: string): boolean =>
  !UNPRINTABLE.test(text) && shapeText(text, 400).every(({ glyphs }) => glyphs.every(({ id }) => id !== 0));

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What stands within a word; anything else that is left out leaves a space. */
const WITHIN_WORD = /\p{L}|^\p{Cf}/u;

/** A text without the characters that cannot be written. An emoji of several code points is left out as one. */
export const writableOf = (text: string): Writable => {
  if (canWrite(text)) return { text, lost: [] };
  const lost: string[] = [];
  let kept = '';
  for (const { segment } of CHARACTERS.segment(text)) {
    if (canWrite(segment)) kept += segment;
    else {
      lost.push(segment);
      if (!WITHIN_WORD.test(segment)) kept += ' ';
    }
  }
  return { text: kept, lost };
};

/** The outline of a glyph as SVG path data, in units of its font (y up). */
const pathOf = (name: FontName, weight: FontWeight, glyph: number): string => {
  const { font, paths } = openFont(name, weight);
  let path = paths.get(glyph);
  if (path === undefined) {
    path = font.glyphToPath(glyph);
    paths.set(glyph, path);
  }
  return path;
};

/** Numbers of path data, two to a point. */
const NUMBER = /-?\d*\.?\d+/g;

/** A text as outlines: SVG path data with the pen at 0, y down, in thousandths of the size, and its width. */
export const outlineText = (text: string, weight: FontWeight): { readonly path: string; readonly width: number } => {
  let pen = 0;
  let path = '';
  for (const { font, weight: face, glyphs } of shapeText(text, weight)) {
    const { scale } = openFont(font, face);
    for (const { id, x, y, advance } of glyphs) {
      const [left, up] = [pen + x, y];
      let even = false;
      path += pathOf(font, face, id).replace(NUMBER, (number) => {
        even = !even;
        const value = Number(number) * scale;
        return ` ${Math.round(even ? left + value : -(up + value))}`;
      });
      pen += advance;
    }
  }
  return { path, width: pen };
};
