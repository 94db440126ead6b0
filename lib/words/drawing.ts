/** Drawings need few words: they speak more languages than texts. */
import { languagesWith, type Language } from './languages.ts';

export const DRAWING_LANGUAGES = languagesWith('drawing');
export type DrawingLanguage = Language;
