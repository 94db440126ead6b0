/**
 * The fonts that PNG and PDF are set in, and where they lie: one TrueType file for each script and weight, all Noto Sans
 * (OFL 1.1). Environment: `UDAYA_PRESS`, the folder of fonts and WASM files where they do not lie beside the code.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontScript } from '../draw/scripts.ts';

export const FONT_WEIGHTS = [400, 600] as const;
export type FontWeight = (typeof FONT_WEIGHTS)[number];

/** A font file without its weight. Latin has a second file for the letters beyond Western Europe. */
export type FontName = FontScript | 'LatinExtended';

const FILES: Readonly<Record<FontName, string>> = {
  Latin: 'latin',
  LatinExtended: 'latin-ext',
  Devanagari: 'devanagari',
  Bengali: 'bengali',
  Gurmukhi: 'gurmukhi',
  Gujarati: 'gujarati',
  Oriya: 'oriya',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Symbols: 'symbols',
  Symbols2: 'symbols-2',
};

/** The folder of what PNG and PDF need besides code. */
export const pressFolder = (): string => process.env['UDAYA_PRESS'] || fileURLToPath(new URL('..', import.meta.url));

/** The bytes of a font. Symbols come in one weight. */
export const fontBytes = (name: FontName, weight: FontWeight): Uint8Array => {
  const heavy = name === 'Symbols' || name === 'Symbols2' ? 400 : weight;
  return readFileSync(join(pressFolder(), 'fonts', `noto-sans-${FILES[name]}-${heavy}.ttf`));
};
