/** The layer: what functions share, bundled in groups that load on use, with the ephemeris files beside them. */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import * as zod from 'zod/mini';
import { ROOT } from '../../service/catalogue/registry.ts';
import { ephemerisFolder, ephemerisTables } from './ephemeris-tables.ts';
import { leanArrows, leanLayer } from './lean.ts';
import {
  COMMON,
  LAYER,
  fromGroups,
  groupOf,
  pageScripts,
  writeScripts,
  offerOfOperator,
  papersOfOperator,
  dayOfBuild,
  languagesFound,
} from './plugins.ts';
import { shippedVocabulary } from '../../astrologer/safety/lexicon.ts';
import { EAR } from '../../words/ear.ts';
import { spelling, vocabularies } from '../../words/vocabulary.ts';
import { BANKS } from '../words/files.ts';
import { MAPPED } from './maps.ts';
import { buildPlaces } from './places.ts';
import type { Built } from './requires.ts';
import { sourceArchive } from './source.ts';

/** File (from the repository's top) → names it exports. Files with types only are left out. */
export type LayerExports = ReadonlyMap<string, readonly string[]>;

/** Name under which a build keeps what every file of the layer exports. */
export const EXPORTS = 'layerExports';

/** What every file of the layer exports. */
export const layerExports = async (): Promise<LayerExports> => {
  const files = globSync(['layers/jyotish/**/*.ts', 'lib/**/*.ts'], { cwd: ROOT });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: files.filter((file) => groupOf(join(ROOT, file)) !== null).sort(),
    outdir: 'unused',
    outbase: '.',
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'silent',
  });
  const rows = Object.values(metafile.outputs).map(({ entryPoint, exports }) => [entryPoint ?? '', exports] as const);
  return new Map(rows.filter(([file, names]) => file !== '' && names.length > 0));
};

/** Sentences naming every export that two files share, among those of one namespace (by default all are in one). */
export const nameClashes = (exports: LayerExports, namespaceOf: (file: string) => string = () => ''): string[] => {
  const owner = new Map<string, string>();
  const clashes: string[] = [];
  for (const [file, names] of exports) {
    for (const name of names) {
      const id = `${namespaceOf(file)} ${name}`;
      const other = owner.get(id);
      if (other !== undefined) clashes.push(`${name} is exported by ${other} and by ${file}`);
      owner.set(id, file);
    }
  }
  return clashes;
};

const ownGroup = (file: string): string => groupOf(join(ROOT, file)) ?? '';

const isMaker = (value: unknown): boolean => typeof value === 'function';
const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const COMMENT = /\/\*[^]*?\*\//g;
/** A member of zod, or of one of its members. A name before types is one itself, unless it is called. */
const USE = /\bz\.(\w+)(?:\.(\w+))?(?=<[^>]*>\(|[^<\w])/g;

/**
 * The module that stands for zod/mini: the members that what ships uses (`z.object`, `z.iso.date`), not those that name types
 * (`z.output<typeof X>`). The others (every language, JSON Schema) stay out of the bundle.
 */
const zodSource = (): string => {
  const sources = globSync(['functions/**/*.ts', 'lib/**/*.ts'], {
    cwd: ROOT,
    exclude: ['lib/{service/catalogue,tools}/**'],
  });
  const makers = new Set<string>();
  const inner = new Map<string, Set<string>>();
  const texts = sources
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .filter((text) => text.includes(`from 'zod/mini'`));
  for (const text of texts) {
    for (const [, name = '', below = ''] of text.replaceAll(COMMENT, '').matchAll(USE)) {
      const member = memberOf(zod, name);
      if (isMaker(member)) makers.add(name);
      else if (name !== 'core' && isMaker(memberOf(member, below)))
        inner.set(name, (inner.get(name) ?? new Set()).add(below));
    }
  }
  const rows = [
    ...[...makers].sort().map((name) => `${name}: z.${name}`),
    ...[...inner].sort().map(
      ([name, below]) =>
        `${name}: { ${[...below]
          .sort()
          .map((one) => `${one}: z.${name}.${one}`)
          .join(', ')} }`,
    ),
  ];
  return `import * as z from 'zod/mini';\nexport const zod = { ${rows.join(', ')} };`;
};

/**
 * The entry of the core. A function needs nearly all of it, so it is one flat scope evaluated at once and one plain object;
 * wrappers and getters would cost more than they save.
 */
const coreSource = (rows: readonly (readonly [file: string, names: readonly string[]])[]): string =>
  [
    ...rows.map(([file, names]) => `import { ${names.join(', ')} } from ${JSON.stringify(join(ROOT, file))};`),
    `import { zod } from 'layer:zod';`,
    `Object.assign(exports, { ${rows.flatMap(([, names]) => names).join(', ')}, zod });`,
  ].join('\n');

/**
 * The entry of any other group: every export behind a getter, so that a function evaluates only the files it touches. The
 * value replaces its getter on first use.
 */
const groupSource = (group: string, exports: LayerExports): string => {
  const rows = [...exports].filter(([file]) => ownGroup(file) === group);
  if (group === 'core') return coreSource(rows);
  return `
const share = (load, names) => {
  let module;
  for (const name of names) {
    Object.defineProperty(exports, name, { configurable: true, enumerable: true, get() {
      const value = (module ??= load())[name];
      Object.defineProperty(exports, name, { value, enumerable: true });
      return value;
    } });
  }
};
${rows.map(([file, names]) => `share(() => require(${JSON.stringify(join(ROOT, file))}), ${JSON.stringify(names)});`).join('\n')}`;
};

const entries = (exports: LayerExports): Plugin => ({
  name: 'layer-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^layer:/ }, ({ path }) => ({ path: path.slice('layer:'.length), namespace: 'layer' }));
    onLoad({ filter: /^zod$/, namespace: 'layer' }, () => ({
      contents: zodSource(),
      resolveDir: ROOT,
    }));
    onLoad({ filter: /.*/, namespace: 'layer' }, ({ path }) => ({
      contents: groupSource(path, exports),
      resolveDir: ROOT,
    }));
  },
});

/** Replaces the package's loader by our own: see `ephemeris-module.ts`. */
const ephemeris: Plugin = {
  name: 'ephemeris',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^swisseph-wasm$/ }, () => ({ path: 'swisseph-wasm', namespace: 'ephemeris' }));
    onLoad({ filter: /.*/, namespace: 'ephemeris' }, () => ({
      contents: `
        import { openEphemerisBeside } from ${JSON.stringify(join(ROOT, 'lib/tools/deploy/ephemeris-module.ts'))};
        import { join } from 'node:path';
        const TABLES = ${JSON.stringify(ephemerisTables())};
        export default class {
          async initSwissEph() { this.SweModule = await openEphemerisBeside(TABLES, join(__dirname, '../wasm')); }
        }`,
      resolveDir: ROOT,
    }));
  },
};

/** Characters from which on data is no part of the code: as code it would be parsed with all that stands in its file. */
const MUCH_DATA = 16_384;

/** Puts large data of ours into files below `folder`, beside the code, each read when what imports it is first used. */
export const dataFiles = (folder: string): Plugin => ({
  name: 'data-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => {
      const inLib = relative(join(ROOT, 'lib'), path);
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      if (inLib.startsWith('..') || text.length < MUCH_DATA) return undefined;
      const name = inLib.replaceAll(/[/\\]/g, '-');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), text);
      return {
        contents: `import { readFileSync } from 'node:fs';
          export default JSON.parse(readFileSync(new URL('./data/${name}', import.meta.url), 'utf8'));`,
      };
    });
  },
});

/** Puts banks, without their white space, beside the code that reads them: `bank.ts` looks for them there. */
export const copyBanks = (folder: string, which = '*/**/*.json'): void => {
  for (const file of globSync(which, { cwd: BANKS })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(JSON.parse(readFileSync(join(BANKS, file), 'utf8'))));
  }
};

/**
 * Puts the vocabularies by which questions are heard beside the groups (`vocabulary.ts` looks for them there), their stems in
 * the one spelling: what takes most of the time of their first use is done here.
 */
const copyVocabularies = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, rows: unknown): void => writeFileSync(join(folder, name), JSON.stringify(rows));
  write('spelling.json', spelling());
  for (const [language, vocabulary] of vocabularies()) write(`${language}.json`, shippedVocabulary(vocabulary));
};

/**
 * Builds the layer below `out` (an unpacked /opt); resolves with what esbuild says of it. Throws when two files of a group export the
 * same name.
 */
export const buildLayer = async (out: string, exports: LayerExports): Promise<Built> => {
  const clashes = nameClashes(exports, ownGroup);
  if (clashes.length > 0) throw new Error(`Two files of one layer group export the same name:\n${clashes.join('\n')}`);
  const folder = join(out, 'nodejs/node_modules', LAYER);
  mkdirSync(join(folder, 'wasm'), { recursive: true });
  const groups = [...new Set([...exports.keys()].map(ownGroup))].sort();
  const { metafile } = await build({
    ...COMMON,
    ...MAPPED,
    metafile: true,
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(groups.map((group) => [group, `layer:${group}`])),
    outdir: join(folder, 'dist'),
    outExtension: { '.js': '.cjs' },
    external: ['@aws-sdk/*'],
    // The core fills `exports` from a file with imports.
    logOverride: { ...COMMON.logOverride, 'commonjs-variable-in-esm': 'silent' },
    plugins: [
      entries(exports),
      ephemeris,
      leanLayer,
      dataFiles(join(folder, 'dist/data')),
      pageScripts,
      offerOfOperator,
      papersOfOperator,
      dayOfBuild,
      languagesFound,
      fromGroups,
      leanArrows,
    ],
  });
  copyBanks(join(folder, 'dist/banks'));
  copyVocabularies(join(folder, 'dist/reading/safety'));
  await writeScripts(join(folder, 'dist/scripts'));
  copyFileSync(EAR, join(folder, 'dist/reading/ear.json'));
  for (const file of ['swisseph.wasm', 'swisseph.data'])
    copyFileSync(join(ephemerisFolder(), file), join(folder, 'wasm', file));
  writeFileSync(join(folder, 'source.tar.zst'), await sourceArchive());
  await buildPlaces(folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: LAYER, version: '0.0.0' })}\n`);
  return metafile;
};
