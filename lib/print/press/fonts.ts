/**
 * The fonts that PNG and PDF are set in, and where they lie: one TrueType file for each script and weight, Noto Sans for
 * text and Noto Serif for titles (OFL 1.1). Environment: `UDAYA_PRESS`, the folder of fonts and WASM files where they do not lie beside the code.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FontScript } from '../draw/scripts.ts';

/** A weight of Noto Sans, or a face of its serif sister: `lead` is light, `title` heavy. */
export type FontWeight = 400 | 600 | 'lead' | 'title';

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

const fontFile = (family: 'sans' | 'serif', name: FontName, heavy: 400 | 600): string =>
  join(pressFolder(), 'fonts', `noto-${family}-${FILES[name]}-${heavy}.ttf`);

/** Which fonts have a serif sister: titles of the others are set in Noto Sans. */
const serifs = new Map<FontName, boolean>();
const hasSerif = (name: FontName): boolean => {
  const known = serifs.get(name);
  if (known !== undefined) return known;
  const found = existsSync(fontFile('serif', name, 600));
  serifs.set(name, found);
  return found;
};

/** The face that a script has in place of one that it lacks. */
export const faceOf = (name: FontName, weight: FontWeight): FontWeight => {
  if (typeof weight === 'number' || hasSerif(name)) return weight;
  return weight === 'title' ? 600 : 400;
};

/** The bytes of a font. Symbols come in one weight. */
export const fontBytes = (name: FontName, weight: FontWeight): Uint8Array => {
  const light = weight === 400 || weight === 'lead' || name === 'Symbols' || name === 'Symbols2';
  return readFileSync(fontFile(typeof weight === 'string' ? 'serif' : 'sans', name, light ? 400 : 600));
};
