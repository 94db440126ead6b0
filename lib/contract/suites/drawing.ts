/** What drawings are asked with, and what they answer. */
import * as z from 'zod/mini';
import { LABEL_KINDS, CHART_STYLES, DRAWING_FORMATS, THEME_NAMES } from '../values/drawing-keys.ts';
import { DRAWING_LANGUAGES } from '../../words/drawing.ts';
import { answersMedia, withJson } from '../frame/reply.ts';
import { about, characters, choice, oneOf, text, whole } from '../frame/about.ts';

/** Fields of every drawing. */
export const LOOK_FIELDS = {
  theme: choice(THEME_NAMES, 'light', 'Colours: light, dark, or print (black on white)'),
  size: z._default(whole(200, 2000, 'Width in pixels, 200 to 2000; the height follows'), 480),
  format: choice(
    DRAWING_FORMATS,
    'svg',
    'svg and png answer the image itself; json the usual envelope with the SVG, its size, title and text alternative',
  ),
};

/** Drawings speak more languages than texts: theirs replaces the option of that name. */
export const DRAWING_LANGUAGE_FIELD = {
  language: z.optional(
    oneOf(
      DRAWING_LANGUAGES,
      'Language of the words in the drawing and of its text alternative; en, or what Accept-Language says, when left out',
    ),
  ),
};

/** Name of the drawing. */
export const TITLE_FIELD = {
  title: z.optional(
    characters(
      1,
      80,
      'Title of the drawing, 1 to 80 characters; the name of the person when left out, where one was sent',
    ),
  ),
};

/** How planets are written. */
export const LABELS_FIELD = {
  labels: choice(
    LABEL_KINDS,
    'short',
    'Planets by abbreviation (short), by name where there is room (full), by sign (glyph), or not at all (none: an empty form)',
  ),
};

/** The form of a chart. */
export const STYLE_FIELD = {
  style: z.optional(
    oneOf(
      CHART_STYLES,
      'Form of the chart. When left out it follows the language: south for ta, te, kn, ml; east for bn, or, as; north otherwise',
    ),
  ),
};

/** `data` of a drawing in the envelope. */
const drawing = z.strictObject({
  svg: about(text, 'The drawing as an SVG document'),
  width: whole(200, 2000, 'Width in pixels'),
  height: whole(50, 8000, 'Height in pixels; the lines below a chart make it higher than wide'),
  title: about(text, 'Title of the drawing; may be empty'),
  alt: about(text, 'All that the drawing shows, in words'),
});

/** What an endpoint that draws uses. */
export const DRAWING_NEEDS = { press: 'read' } as const;

/** The answers of an endpoint that draws. The example is cut short. */
export const drawingAnswers = (alt: string) => ({
  200: withJson(
    answersMedia('The drawing, or with format json the drawing inside the envelope', 'image/svg+xml', 'image/png'),
    drawing,
    {
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="480" height="480" role="img">…</svg>',
      width: 480,
      height: 480,
      title: 'Asha · D1',
      alt,
    },
  ),
});
