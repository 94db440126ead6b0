/** The build fails where a bundle would not load where it runs. */
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../../../lib/service/catalogue/registry.ts';
import { fromGroups, fromLayer } from '../../../../lib/tools/deploy/plugins.ts';
import { checkRequires, unresolved, type Built, type Bundles } from '../../../../lib/tools/deploy/requires.ts';

/** What esbuild says of a bundle of this text, in which these paths are left as they are. */
const bundled = async (name: string, contents: string, external: readonly string[]): Promise<Built> => {
  const { metafile } = await build({
    stdin: { contents, sourcefile: `${name}.ts`, resolveDir: ROOT },
    outfile: `out/${name}.cjs`,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    external: [...external],
    metafile: true,
  });
  return metafile;
};

const LAYER = '@udaya/layer/dist';
const PRESS = '@udaya/press/dist/press.cjs';
const NOTHING: Built = { inputs: {}, outputs: {} };

/** A layer of the groups `core` and `words`, and nothing else. */
const bundles = async (given: Partial<Bundles> = {}): Promise<Bundles> => ({
  layer: {
    inputs: {},
    outputs: Object.assign(
      {},
      (await bundled('core', 'export {};', [])).outputs,
      (await bundled('words', '', [])).outputs,
    ),
  },
  press: NOTHING,
  layered: [],
  alone: NOTHING,
  withPress: new Set(),
  ...given,
});

it('names the bundle, what it requires and the file that imports it', async () => {
  const built = await bundled('daily', `import { day } from './gone.cjs'; console.log(day);`, ['./gone.cjs']);
  expect(unresolved(built, () => false)).toEqual([
    'daily.cjs requires ./gone.cjs, which is not there where it runs (daily.ts imports ./gone.cjs).',
  ]);
  expect(unresolved(built, (path) => path === './gone.cjs')).toEqual([]);
});

it('takes what Node brings, however it is written, and what is loaded late like the rest', async () => {
  const built = await bundled(
    'a',
    `import 'node:fs'; import 'path'; export const late = () => require('./late.cjs');`,
    ['./late.cjs'],
  );
  expect(unresolved(built, () => false)).toHaveLength(1);
});

const requires = (name: string, path: string) => bundled(name, `require(${JSON.stringify(path)});`, [path]);

it('knows what each home has', async () => {
  const accepted: readonly Partial<Bundles>[] = [
    { layered: [await requires('kundli-planets', `${LAYER}/words.cjs`)] },
    { layered: [await requires('charts-render', PRESS)], withPress: new Set(['charts-render']) },
  ];
  for (const one of accepted) expect(checkRequires(await bundles(one))).toBeUndefined();
  const refused: readonly (readonly [string, Partial<Bundles>])[] = [
    [`${LAYER}/gone.cjs`, { layered: [await requires('kundli-planets', `${LAYER}/gone.cjs`)] }],
    // On AWS a function has the second layer only where it says so.
    [PRESS, { layered: [await requires('kundli-planets', PRESS)] }],
    // The authorizer has no layer.
    [`${LAYER}/core.cjs`, { alone: await requires('authorizer', `${LAYER}/core.cjs`) }],
    ['pdfkit', { press: await requires('press', 'pdfkit') }],
  ];
  for (const [path, one] of refused)
    await expect(bundles(one).then(checkRequires)).rejects.toThrow(`requires ${path}, which is not there`);
});

it('lets the layer require its own files and the clients of AWS that are installed, and nothing else', async () => {
  const layerWith = async (path: string) => {
    const { layer } = await bundles();
    const more = await requires('pages', path);
    return bundles({ layer: { inputs: more.inputs, outputs: { ...layer.outputs, ...more.outputs } } });
  };
  for (const path of ['./words.cjs', '@aws-sdk/client-s3', '@aws-sdk/client-dynamodb/dist-cjs/index.js', PRESS])
    expect(checkRequires(await layerWith(path))).toBeUndefined();
  for (const path of ['./words-banks.cjs', '@aws-sdk/client-sqs', 'zod'])
    await expect(layerWith(path).then(checkRequires)).rejects.toThrow(`pages.cjs requires ${path}`);
});

it.each([
  ['a page of the layer', fromGroups, 'lib/pages'],
  ['a function', fromLayer, 'functions'],
])('refuses data of the layer that %s imports as if they were a module', async (_who, plugin, folder) => {
  const resolveDir = join(ROOT, folder);
  const names = relative(resolveDir, join(ROOT, 'lib/words/banks/en/names.json'));
  const asked = build({
    stdin: {
      contents: `import names from './${names}'; console.log(names);`,
      sourcefile: join(resolveDir, 'x.ts'),
      resolveDir,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'node',
    logLevel: 'silent',
    plugins: [plugin],
  });
  await expect(asked).rejects.toThrow('is no module');
});
