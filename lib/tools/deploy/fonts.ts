/**
 * The fonts of drawings and reports: Noto Sans, one file per script and weight, and Noto Serif for titles where a script has
 * it, as the TrueType files that PNG and PDF writers read. The packages bring WOFF; the symbols are cut down to the ones
 * that are drawn. All under the OFL 1.1.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/** Scripts by the first part of their package, with the name of the script inside it. */
export const SCRIPTS = {
  latin: ['noto-sans', 'latin'],
  'latin-ext': ['noto-sans', 'latin-ext'],
  devanagari: ['noto-sans-devanagari', 'devanagari'],
  bengali: ['noto-sans-bengali', 'bengali'],
  gurmukhi: ['noto-sans-gurmukhi', 'gurmukhi'],
  gujarati: ['noto-sans-gujarati', 'gujarati'],
  oriya: ['noto-sans-oriya', 'oriya'],
  tamil: ['noto-sans-tamil', 'tamil'],
  telugu: ['noto-sans-telugu', 'telugu'],
  kannada: ['noto-sans-kannada', 'kannada'],
  malayalam: ['noto-sans-malayalam', 'malayalam'],
  symbols: ['noto-sans-symbols', 'symbols'],
  'symbols-2': ['noto-sans-symbols-2', 'symbols'],
} as const;
export type Script = keyof typeof SCRIPTS;
export const FONT_SCRIPTS = Object.keys(SCRIPTS) as readonly Script[];
/** Scripts that have a serif sister in the registry. */
export const SERIF_SCRIPTS = [
  'latin',
  'latin-ext',
  'devanagari',
  'bengali',
  'gujarati',
  'tamil',
  'telugu',
  'malayalam',
] as const satisfies readonly Script[];
export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What is drawn of the symbol fonts: arrows, tick and ring, and the signs of planets, nodes and zodiac. */
export const SYMBOLS = '↑↓□▫✓○→←☉☽☾☿♀♂♃♄☊☋♅♆♇♈♉♊♋♌♍♎♏♐♑♒♓';

const require = createRequire(import.meta.url);

const isSymbols = (script: Script): boolean => script.startsWith('symbols');

/** One font as TrueType. Symbol fonts come in one weight. */
export const trueType = async (script: Script, weight: Weight): Promise<Uint8Array> => {
  const [name, subset] = SCRIPTS[script];
  const file = require.resolve(
    `@fontsource/${name}/files/${name}-${subset}-${isSymbols(script) ? 400 : weight}-normal.woff`,
  );
  const woff = readFileSync(file);
  return isSymbols(script) ? subsetFont(woff, SYMBOLS, { targetFormat: 'truetype' }) : convert(woff, 'truetype');
};

/** The serif sister of a font as TrueType. */
const serifTrueType = async (script: (typeof SERIF_SCRIPTS)[number], weight: Weight): Promise<Uint8Array> => {
  const [sans, subset] = SCRIPTS[script];
  const name = sans.replace('sans', 'serif');
  const file = require.resolve(`@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`);
  return convert(readFileSync(file), 'truetype');
};

/** Name of a font file: `noto-sans-tamil-600.ttf`. */
export const fontFile = (script: Script, weight: Weight): string => `noto-sans-${script}-${weight}.ttf`;

/** Writes every font into a folder. */
export const writeFonts = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const script of FONT_SCRIPTS) {
    for (const weight of isSymbols(script) ? ([400] as const) : WEIGHTS) {
      writeFileSync(join(folder, fontFile(script, weight)), await trueType(script, weight));
    }
  }
  for (const script of SERIF_SCRIPTS)
    for (const weight of WEIGHTS)
      writeFileSync(join(folder, `noto-serif-${script}-${weight}.ttf`), await serifTrueType(script, weight));
};
