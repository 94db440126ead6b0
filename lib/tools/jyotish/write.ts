/**
 * `npm run jyotish`: writes the layer as the package `@udaya/jyotish` into `.clients/jyotish`, ready to be published; `-- --to
 * <folder>` another folder, `-- --source https://…` where its source is. README.md beside this file says what is in it.
 */
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from '../../service/catalogue/registry.ts';
import { AUTHOR } from '../clients/package-facts.ts';
import { runStep } from '../clients/write.ts';
import { ephemerisFolder, ephemerisTables } from '../deploy/ephemeris-tables.ts';
import { accuracyTable } from './accuracy.ts';
import { nameFiles } from './names.ts';

const HERE = import.meta.dirname;
const COMPILER = join(ROOT, 'node_modules/typescript-native/bin/tsc');
/** The rooms of the layer that have a face, and the index over them. */
const FACES = globSync('face/*.ts', { cwd: HERE })
  .map((file) => basename(file, '.ts'))
  .sort();

const { values } = parseArgs({ options: { to: { type: 'string' }, source: { type: 'string' } } });
const folder = values.to ?? join(ROOT, '.clients/jyotish');
const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const put = (path: string, text: string): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The code: an entry for each face and for each way of loading, with what they share beside them. */
const writeCode = () =>
  build({
    absWorkingDir: ROOT,
    entryPoints: [
      ...FACES.map((name) => ({ in: join(HERE, `face/${name}.ts`), out: name })),
      { in: join(HERE, 'load/node.ts'), out: 'load-node' },
      { in: join(HERE, 'load/browser.ts'), out: 'load-browser' },
      { in: join(HERE, 'load/name-at.ts'), out: 'name-at' },
    ],
    outdir: join(folder, 'dist'),
    chunkNames: 'shared/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    external: ['node:*'],
    target: 'es2022',
    charset: 'utf8',
    define: { EPHEMERIS_TABLES: JSON.stringify(ephemerisTables()) },
    logLevel: 'warning',
  });

const TYPES = {
  extends: join(ROOT, 'tsconfig.json'),
  compilerOptions: {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: join(folder, 'types'),
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  include: [],
  files: [
    ...globSync(['face/*.ts', 'load/*.ts'], { cwd: HERE }).map((file) => join(HERE, file)),
    join(ROOT, 'lib/tools/deploy/webassembly.d.ts'),
  ],
};

/** The declarations as the compiler writes them, and for each entry one beside it that leads there. */
const writeTypes = async (): Promise<void> => {
  put('tsconfig.json', JSON.stringify(TYPES));
  const ran = await runStep(
    { command: process.execPath, args: [COMPILER, '-p', '.', '--singleThreaded', '--skipDefaultLibCheck'] },
    folder,
  );
  if (ran?.code !== 0) throw new Error(`the types of the package:\n${ran?.output ?? 'no compiler'}`);
  rmSync(join(folder, 'tsconfig.json'));
  rmSync(join(folder, 'types/lib/tools/deploy'), { recursive: true, force: true });
  for (const file of globSync('types/**/*.d.ts', { cwd: folder }))
    writeFileSync(
      join(folder, file),
      readFileSync(join(folder, file), 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"),
    );
  const entry = (name: string, from: string): void =>
    put(`dist/${name}.d.ts`, `export * from '../types/lib/tools/jyotish/${from}.js';\n`);
  for (const name of FACES) entry(name, `face/${name}`);
  entry('load-node', 'load/node');
  entry('load-browser', 'load/browser');
};

/** The first sentence of each face, and the names in it. */
const roomsTable = (): string =>
  [
    '| Import | What | Names |',
    '| --- | --- | --- |',
    ...FACES.filter((name) => name !== 'index').map((name) => {
      const text = readFileSync(join(HERE, `face/${name}.ts`), 'utf8');
      const about = /^\/\*\* (.*?)\.? \*\//.exec(text)?.[1] ?? '';
      const names = [...text.matchAll(/export \{([^}]*)\}/g)]
        .flatMap(([, list = '']) => list.split(','))
        .map((one) => one.trim())
        .filter((one) => one !== '' && !one.startsWith('type '));
      return `| \`/${name}\` | ${about} | ${names.map((one) => `\`${one}\``).join(' ')} |`;
    }),
  ].join('\n');

const target = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });

const packageJson = {
  name: '@udaya/jyotish',
  version,
  description:
    'Vedic (sidereal) astrology in your own program: charts, panchang, dashas, matching over the Swiss Ephemeris',
  keywords: ['astrology', 'vedic', 'jyotish', 'panchang', 'kundli', 'swiss-ephemeris', 'dasha'],
  author: AUTHOR,
  license: 'AGPL-3.0-or-later',
  ...(values.source === undefined ? {} : { repository: { type: 'git', url: values.source } }),
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  exports: {
    '.': target('index'),
    './load': { node: target('load-node'), default: target('load-browser') },
    './names': target('names'),
    './names/*': { types: './dist/names/*.d.ts', default: './dist/names/*.js' },
    ...Object.fromEntries(FACES.filter((name) => name !== 'index').map((name) => [`./${name}`, target(name)])),
    './wasm/*': './dist/wasm/*',
    './package.json': './package.json',
  },
  types: './dist/index.d.ts',
  files: ['dist', 'types', 'examples', 'README.md', 'LICENSE', 'NOTICE'],
};

const NOTICE = `@udaya/jyotish holds the compiled Swiss Ephemeris 2.10 and its data files (dist/wasm), taken unchanged from the
npm package swisseph-wasm 0.1.0 (GPL-3.0-or-later). The Swiss Ephemeris is Copyright (C) Astrodienst AG, Switzerland, under
the AGPL or a professional licence of Astrodienst: who wants to ship this package in a program that is not under the AGPL
needs both that licence and one of the Udaya project.
`;

const started = performance.now();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await Promise.all([writeCode(), writeTypes()]);
for (const [path, text] of nameFiles()) put(`dist/${path}`, text);
mkdirSync(join(folder, 'dist/wasm'), { recursive: true });
for (const file of ['swisseph.wasm', 'swisseph.data'])
  copyFileSync(join(ephemerisFolder(), file), join(folder, 'dist/wasm', file));
cpSync(join(HERE, 'examples'), join(folder, 'examples'), { recursive: true });
copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
put('NOTICE', NOTICE);
put('package.json', `${JSON.stringify(packageJson, null, 2)}\n`);
const texts: Readonly<Record<string, string>> = { version, accuracy: accuracyTable(), rooms: roomsTable() };
put(
  'README.md',
  readFileSync(join(HERE, 'package.md'), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_all, name: string) => texts[name] ?? '',
  ),
);
console.log(`@udaya/jyotish ${version}: ${folder} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
