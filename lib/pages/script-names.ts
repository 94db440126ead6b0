/** The scripts of the pages, by name; the files lie in `browser/`. */
export const SCRIPT_NAMES = [
  'enter',
  'dashboard',
  'docs',
  'try',
  'code',
  'example',
  'home',
  'brands',
  'chat',
  'orders',
  'profiles',
  'jobs',
  'gallery',
  'embed',
] as const;
export type Script = (typeof SCRIPT_NAMES)[number];

/** The script of the widgets, which pages of others load: built apart, as one that leaves no names behind. */
export const WIDGETS_SCRIPT = 'widgets';
