/** The browser of the tests: it comes with their tools; a system Chromium is taken where UDAYA_CHROMIUM names one. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TOOLS } from './tools.ts';

// The shared libraries of the packed Chromium are unpacked where this variable is set before it is loaded.
process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
const require = createRequire(join(TOOLS, 'package.json'));

/**
 * Starts a browser of playwright-core. The tools have their own lock file, which the types of this project do not see: the
 * caller names what of the browser it uses.
 */
export const launchBrowser = async <Browser>(): Promise<Browser> => {
  const { chromium: playwright } = require('playwright-core');
  const own = process.env['UDAYA_CHROMIUM'];
  const { default: packed } = await import(require.resolve('@sparticuz/chromium'));
  return playwright.launch({
    executablePath: own ?? (await packed.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
};
