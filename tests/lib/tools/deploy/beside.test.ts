/** What the layer keeps beside its code: large data and the scripts of pages, each read when it is first used. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { dataFiles } from '../../../../lib/tools/deploy/layer.ts';
import { COMMON, pageScripts, writeScripts } from '../../../../lib/tools/deploy/plugins.ts';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'udaya-beside-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bundles a line of code as the layer is; gives its text and what it exports. */
const bundled = async (name: string, contents: string, plugin: Plugin) => {
  const outfile = join(folder, `${name}.cjs`);
  await build({ ...COMMON, stdin: { contents, resolveDir: ROOT }, outfile, plugins: [plugin] });
  return { code: readFileSync(outfile, 'utf8'), module: createRequire(outfile)(outfile) };
};

it('is large data, which stands in no file of code', async () => {
  const file = 'lib/words/reading/ask/hi.json';
  const { code, module } = await bundled(
    'large',
    `export { default } from './${file}';`,
    dataFiles(join(folder, 'data')),
  );
  expect(code.length).toBeLessThan(2000);
  expect(module.default).toEqual(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
});

it('is no small data, which would cost a file more', async () => {
  const file = 'lib/service/finder/words.json';
  const { code, module } = await bundled(
    'small',
    `export { default } from './${file}';`,
    dataFiles(join(folder, 'none')),
  );
  const { synonyms } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  expect(module.default.synonyms).toEqual(synonyms);
  expect(code).not.toContain('none/');
});

it('is each script of the pages, compiled', async () => {
  await writeScripts(join(folder, 'scripts'));
  const { code, module } = await bundled('pages', `export * from './lib/pages/scripts.source.ts';`, pageScripts);
  expect(code.length).toBeLessThan(3000);
  const texts = Object.entries(module.SCRIPTS);
  expect(texts.length).toBeGreaterThan(10);
  for (const [name, text] of texts)
    expect([name, text]).toEqual([name, readFileSync(join(folder, `scripts/${name}.js`), 'utf8')]);
  expect(module.SCRIPTS.widgets).toMatch(/^\/\*! Udaya widgets /);
  expect(module.SCRIPTS.try.includes(': string')).toBe(false);
});
