/** The second layer: fonts, HarfBuzz and painters, for the functions that make pictures and documents. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../../service/catalogue/registry.ts';
import { writeFonts } from './fonts.ts';
import { COMMON, PRESS_LAYER } from './plugins.ts';

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

/** Fonts and WASM files into a folder, where they are not there yet: they change with the packages only. */
export const writePressFiles = async (folder: string): Promise<void> => {
  if (existsSync(join(folder, 'fonts/noto-sans-malayalam-600.ttf')) && existsSync(join(folder, 'resvg.wasm'))) return;
  await writeFonts(join(folder, 'fonts'));
  copyFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'), join(folder, 'resvg.wasm'));
};

/** Builds the layer below `out` (an unpacked /opt). */
export const buildPress = async (out: string): Promise<void> => {
  const folder = join(out, 'nodejs/node_modules', PRESS_LAYER);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  await build({
    ...COMMON,
    absWorkingDir: ROOT,
    entryPoints: { press: 'lib/print/press/press.ts' },
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.cjs' },
    plugins: [harfbuzz],
  });
  copyFileSync(require.resolve('harfbuzzjs/dist/harfbuzz.wasm'), join(folder, 'dist/harfbuzz.wasm'));
  await writePressFiles(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: PRESS_LAYER, version: '0.0.0' })}\n`);
};
