/** The words on chart drawings: names and abbreviations of planets, signs and marks. Drawings speak more languages than texts. */
import { drawingWords as en } from './en/drawing.ts';
import { drawingWords as hi } from './hi/drawing.ts';
import { drawingWords as ta } from './ta/drawing.ts';
import { drawingWords as te } from './te/drawing.ts';
import { drawingWords as kn } from './kn/drawing.ts';
import { drawingWords as ml } from './ml/drawing.ts';
import { drawingWords as mr } from './mr/drawing.ts';
import { drawingWords as bn } from './bn/drawing.ts';
import { drawingWords as gu } from './gu/drawing.ts';
import { drawingWords as pa } from './pa/drawing.ts';
import { drawingWords as or } from './or/drawing.ts';
import { drawingWords as assamese } from './as/drawing.ts';
import { drawingWords as ne } from './ne/drawing.ts';
import { drawingWords as sa } from './sa/drawing.ts';
import type { DrawingWords } from './drawing-words.ts';

/** Languages of drawings, by their ISO 639-1 codes. */
export const DRAWING_LANGUAGES = [
  'en',
  'hi',
  'ta',
  'te',
  'kn',
  'ml',
  'mr',
  'bn',
  'gu',
  'pa',
  'or',
  'as',
  'ne',
  'sa',
] as const;
export type DrawingLanguage = (typeof DRAWING_LANGUAGES)[number];

const TABLES: Readonly<Record<DrawingLanguage, DrawingWords>> = {
  en,
  hi,
  ta,
  te,
  kn,
  ml,
  mr,
  bn,
  gu,
  pa,
  or,
  as: assamese,
  ne,
  sa,
};

/** The words of a language. */
export const drawingWordsOf = (language: DrawingLanguage): DrawingWords => TABLES[language];
