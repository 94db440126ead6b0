/** What pages load besides themselves: the stylesheet and a few small scripts, each under an address that changes with it. */
import { hash } from 'node:crypto';
import { SCRIPT_NAMES, type Script } from './script-names.ts';
import { SCRIPTS } from './scripts.source.ts';
import { STYLE } from './style.ts';

/** File names below `/assets/`. */
export const ASSET_NAMES = [
  'site.css',
  'enter.js',
  'dashboard.js',
  'docs.js',
  'try.js',
  'code.js',
  'example.js',
  'home.js',
  'brands.js',
  'chat.js',
  'orders.js',
  'profiles.js',
  'jobs.js',
  'gallery.js',
  'embed.js',
] as const;
export type AssetName = (typeof ASSET_NAMES)[number];

const isScript = (name: string): name is Script => SCRIPT_NAMES.some((one) => one === name);

/** The text of an asset. */
export const assetText = (name: AssetName): string => {
  const script = name.replace(/\.js$/, '');
  return isScript(script) ? SCRIPTS[script] : STYLE;
};

/** Its path, with a version that changes with its content, so that it may be kept for a year. */
export const assetAddress = (name: AssetName): string =>
  `/assets/${name}?v=${hash('sha256', assetText(name), 'base64url').slice(0, 10)}`;
