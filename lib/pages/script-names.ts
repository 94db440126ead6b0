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
] as const;
export type Script = (typeof SCRIPT_NAMES)[number];
