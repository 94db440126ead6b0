/** In which languages each page is written: those that have the texts that it shows. */
import { languagesWith, type Language } from '../words/languages.ts';

/** What stands around every page. */
const SHELL = ['pages/shell', 'pages/common', 'pages/papers', 'error-page', 'errors'];
const CHART = ['drawing', 'pages/chart'];
const LIVE = ['pages/live', 'names', 'chart'];

/** What a page that a person meets shows, by the first part of its path; `/dashboard` and the reference show everything. */
const SHOWN: Readonly<Partial<Record<string, readonly string[]>>> = {
  signup: [...SHELL, 'pages/enter'],
  login: [...SHELL, 'pages/enter'],
  chart: [...SHELL, ...CHART, 'names', 'chart'],
  kundli: [...SHELL, ...CHART, ...LIVE, 'dasha'],
  matching: [...SHELL, ...LIVE, 'matching', 'doshas'],
  panchang: [...SHELL, ...LIVE, 'panchang', 'day'],
  horoscope: [
    ...SHELL,
    'pages/live',
    'pages/horoscope',
    'names',
    'planet-words',
    'house-ordinals',
    'civil-months',
    'horoscope/*',
  ],
  r: ['pages/shell', 'pages/reader', 'pages/stop', 'error-page', 'errors'],
};
const EVERYTHING = ['pages/*'];

/**
 * The languages that a page is written in, English first.
 * @example
 * languagesOfPage('/signup').includes('hi') // → true
 */
export const languagesOfPage = (path: string): readonly [Language, ...Language[]] =>
  languagesWith(...(SHOWN[path.split('/', 2)[1] ?? ''] ?? EVERYTHING));
