/** How rows are set: sizes of letters, distances of lines, and lines as drawing operations. */
import { isLatin } from '../../draw/scripts.ts';
import type { FontWeight } from '../fonts.ts';
import { widthOf } from '../lines.ts';
import { LATIN_LEADING, TEXT_WIDTH, typefaceOf, type Cell, type Ink, type Op } from '../page.ts';

export const SIZES = {
  title: 22,
  value: 15,
  heading: 13,
  lead: 11,
  side: 10,
  body: 9.75,
  table: 9,
  small: 8.25,
} as const;
export type SizeName = keyof typeof SIZES;

/** Longest line of running text, in its size: about 90 letters of a paragraph that has both columns. */
export const MEASURE = 48;

/** Air in a row of a table. */
export const ROW_PAD = 5;

/** How the rows of a run of pages are set. */
export interface Setting {
  /** Width of the column in points. */
  readonly width: number;
  /** Pages of chapters, as far as they are known. */
  readonly pages?: ReadonlyMap<string, number>;
  /** Size of letters in points. */
  readonly size: (name: SizeName) => number;
  /** Distance of two lines of running text of a size; a text in Latin letters needs no more in any language. */
  readonly line: (size: number, text?: string) => number;
  /** The same of titles of so many lines. */
  readonly titleLine: (size: number, lines: number) => number;
  /** The same in tables, which are read across. */
  readonly tableLine: (size: number) => number;
  /** Room between a title of a size and what stands below it. */
  readonly deep: (size: number) => number;
  /** A distance between blocks, or inside a table. */
  readonly gap: (points: number) => number;
}

/** The lines of a title touch where they are closer. */
const LEAST_TIGHT = 0.9;

/** The setting of a language. `tight` below 1 brings lines and blocks closer together. */
export const settingOf = (language: string, tight: number, width: number = TEXT_WIDTH): Setting => {
  const { scale, leading, titleLeading, deep } = typefaceOf(language);
  return {
    width,
    titleLine: (size, lines) => size * titleLeading * (lines > 1 ? Math.max(tight, LEAST_TIGHT) : tight),
    deep: (size) => size * deep * tight,
    size: (name) => SIZES[name] * scale,
    line: (size, text = '') => size * (leading > LATIN_LEADING && isLatin(text) ? LATIN_LEADING : leading) * tight,
    tableLine: (size) => size * (1 + (leading - 1) * 0.85) * tight,
    gap: (points) => points * tight,
  };
};

/** How lines are written. */
export interface LineStyle {
  readonly size: number;
  readonly weight: FontWeight;
  readonly ink: Ink;
}

/** A place for lines: from `x` on, `width` wide, the first one `y` below the top of the row. */
export interface LinePlace {
  readonly x: number;
  readonly y?: number;
  readonly line: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'centre';
}

/** Lines of one text as ops. */
export const lineOps = (
  lines: readonly string[],
  { x, y = 0, line, width, align = 'left' }: LinePlace,
  style: LineStyle,
): Op[] =>
  lines.map((text, i) => {
    const spare = align === 'left' ? 0 : width - widthOf(text, style.size, style.weight);
    return {
      op: 'text',
      x: x + (align === 'centre' ? spare / 2 : spare),
      y: y + i * line + line * 0.5 + style.size * 0.34,
      text,
      ...style,
    };
  });

/** What is drawn and not read. */
export const ornament = (ops: readonly Op[]): Cell => ({ role: 'none', ops });
