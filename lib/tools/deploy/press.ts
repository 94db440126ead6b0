/** The second layer: fonts, HarfBuzz and painters, for the functions that make pictures and documents. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../../service/catalogue/registry.ts';
import { SERIF_SCRIPTS, SYMBOLS, writeFonts } from './fonts.ts';
import { copyBanks } from './layer.ts';
import { COMMON, PRESS_LAYER } from './plugins.ts';
import type { Built } from './requires.ts';

const require = createRequire(import.meta.url);

/** HarfBuzz starts with a top-level await, which CommonJS has not: what awaits it is `ready` here. */
const harfbuzz: Plugin = {
  name: 'harfbuzz',
  setup({ onLoad }) {
    onLoad({ filter: /harfbuzzjs[/\\]dist[/\\]index\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const found = source.replace(
        'init(await createHarfBuzz());',
        'export const ready = createHarfBuzz().then(init);',
      );
      if (found === source) throw new Error('harfbuzzjs starts in another way than this build expects');
      return { contents: found, loader: 'js' };
    });
    onLoad({ filter: /print[/\\]press[/\\]started\.ts$/ }, () => ({
      contents: `export { ready as started } from 'harfbuzzjs';`,
      resolveDir: ROOT,
    }));
  },
};

/** Fonts and WASM files change with the packages and what is taken of them: they are made once, of these. */
const MADE_OF = createHash('sha256')
  .update([SYMBOLS, ...SERIF_SCRIPTS].join())
  .digest('hex')
  .slice(0, 8);
const PRESS_FILES = join(ROOT, `.build/press-files-${MADE_OF}`);

/** The folder of fonts and WASM files, made when it is not there. */
export const pressFiles = async (): Promise<string> => {
  if (existsSync(PRESS_FILES)) return PRESS_FILES;
  const half = `${PRESS_FILES}.${process.pid}`;
  await writeFonts(join(half, 'fonts'));
  copyFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'), join(half, 'resvg.wasm'));
  if (existsSync(PRESS_FILES)) rmSync(half, { recursive: true, force: true });
  else renameSync(half, PRESS_FILES); // several processes may make it at once
  return PRESS_FILES;
};

/** Builds the layer below `out` (an unpacked /opt); resolves with what esbuild says of it. */
export const buildPress = async (out: string): Promise<Built> => {
  const folder = join(out, 'nodejs/node_modules', PRESS_LAYER);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const { metafile } = await build({
    ...COMMON,
    metafile: true,
    absWorkingDir: ROOT,
    entryPoints: { press: 'lib/print/press/press.ts' },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.cjs' },
    plugins: [harfbuzz],
  });
  copyFileSync(require.resolve('harfbuzzjs/dist/harfbuzz.wasm'), join(folder, 'dist/harfbuzz.wasm'));
  // Drawings ask for the script of a language, and for no other text.
  copyBanks(join(folder, 'dist/banks'), '*/language.json');
  cpSync(await pressFiles(), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: PRESS_LAYER, version: '0.0.0' })}\n`);
  return metafile;
};
