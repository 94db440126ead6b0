/** The browser of the tests: it comes with their tools; a system Chromium is taken where UDAYA_CHROMIUM names one. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, TOOLS } from './tools.ts';

const require = createRequire(join(TOOLS, 'package.json'));

/** The packed Chromium brings the shared libraries it needs where it believes itself in AWS Lambda. */
const PACKED = 'AWS_Lambda_nodejs22.x';
const UNPACK = `import('@sparticuz/chromium').then((packed) => packed.default.executablePath())`;

/** Where the browser is unpacked: a folder for each version, which all runs on this machine share. */
const browserFolder = (): string => {
  const file = join(TOOLS, 'node_modules/@sparticuz/chromium/package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return join(tmpdir(), `udaya-browser-${version}`);
};

/**
 * Unpacks the browser when it is not there, before the first test file: its package takes a file that another process is just
 * writing for a whole one. The folder gets its name when all is in it, so that runs at the same time do not disturb each other.
 */
export const unpackBrowser = async (): Promise<void> => {
  const folder = browserFolder();
  if (process.env['UDAYA_CHROMIUM'] || existsSync(folder)) return;
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  const { code, output } = await runNode(['--eval', UNPACK], TOOLS, { AWS_EXECUTION_ENV: PACKED, TMPDIR: half });
  if (code !== 0) throw new Error(`the browser of the tests could not be unpacked: ${output}`);
  const fonts = join(half, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replace('<dir>/tmp/fonts</dir>', `<dir>${folder}/fonts</dir>`));
  if (existsSync(folder)) rmSync(half, { recursive: true, force: true });
  else renameSync(half, folder);
};

/** What the unpacked browser needs to find its libraries and fonts. */
const surroundings = (folder: string): Record<string, string | undefined> => ({
  ...process.env,
  FONTCONFIG_PATH: join(folder, 'fonts'),
  LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
});

/**
 * Starts a browser of playwright-core. The tools have their own lock file, which the types of this project do not see: the
 * caller names what of the browser it uses.
 */
export const launchBrowser = <Browser>(): Promise<Browser> => {
  const { chromium } = require('playwright-core');
  const own = process.env['UDAYA_CHROMIUM'];
  const folder = browserFolder();
  return chromium.launch({
    ...(own ? { executablePath: own } : { executablePath: join(folder, 'chromium'), env: surroundings(folder) }),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
};
