/** Drawings speak more languages than texts. */

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
export type DrawingLanguage = string;
