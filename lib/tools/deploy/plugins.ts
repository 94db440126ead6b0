/** The esbuild plugins of the build: what comes from the layer, and the modules that are data by the time they ship. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build as esbuild, type BuildOptions, type Plugin } from 'esbuild';
import { isReport, reportName } from '../../service/reports/report-list.ts';
import { ownChanges } from '../../service/catalogue/changelog.ts';
import { EVENT_SCHEMAS } from '../../service/catalogue/event-schemas.source.ts';
import { DERIVED } from '../../service/catalogue/derived.ts';
import { functionsOf } from '../../service/catalogue/tools.ts';
import { listsOf } from '../../service/catalogue/openapi/lists.ts';
import { wholeDocument } from '../../service/catalogue/openapi/whole.ts';
import { ROOT, type Route } from '../../service/catalogue/registry.ts';
import { pricesOf, rowsOf } from '../../service/catalogue/rows.ts';
import { UNKNOWN_WORDS } from '../../service/http/unknown-words.source.ts';
import { spokenIn } from '../../service/catalogue/spoken.ts';
import { widgetWords } from '../../pages/embed/words.ts';
import { SCRIPT_NAMES, WIDGETS_SCRIPT } from '../../pages/script-names.ts';
import { WITH_NAMES, WITH_READINGS } from '../../words/languages.source.ts';
import { builtOffer } from './offer.ts';
import { builtPapers } from './papers.ts';
import { placesFile } from './places.ts';

export const LAYER = '@udaya/layer';
/** The layer of fonts and painters, as its own folder of the repository. */
export const PRESS_LAYER = '@udaya/press';
const PRESS_FOLDER = join(ROOT, 'lib/print/press');
/**
 * What the layer holds: every import of a function below these folders goes to it. `whole`: the folder is one file of the
 * layer, because what uses one of its files mostly uses the others; `apart`: a file of the layer for each file or folder in it.
 */
const LAYER_ROOMS: Readonly<Record<string, 'whole' | 'apart'>> = {
  'lib/words': 'apart',
  'lib/contract/frame': 'apart',
  'lib/contract/ports': 'whole',
  'lib/contract/suites': 'apart',
  'lib/contract/values': 'apart',
  'lib/adapters': 'apart',
  'lib/adapters/llm': 'whole',
  'lib/adapters/outgoing': 'whole',
  'lib/adapters/payments': 'whole',
  'lib/adapters/place': 'apart',
  'lib/adapters/storage': 'whole',
  'lib/accounts': 'whole',
  'lib/accounts/billing': 'whole',
  'lib/accounts/metering': 'whole',
  'lib/accounts/views': 'apart',
  'lib/accounts/webhooks': 'whole',
  'lib/print/draw': 'whole',
  'lib/answers/horoscope': 'whole',
  'lib/answers/present': 'apart',
  'lib/answers/queries': 'apart',
  'lib/service': 'apart',
  'lib/service/http': 'apart',
  'lib/pages': 'whole',
};
/** Rooms below those that stay with the functions that use them. */
const OUTSIDE =
  /^lib\/(accounts\/jobs|adapters\/machine|pages\/(asking|reference\/searched|snippets)|service\/(agenda|catalogue|http\/unknown|jobs|languages-told|mcp|reports))\b/;
/** What every calculation loads stands together in the group `core`: parsing what is not needed costs a cold start. */
const CORE = [
  /^layers\/jyotish\/ephemeris\/(angle|fitted|found-eclipses|sky|swisseph[\w-]*|instant)\.ts$/,
  /^layers\/jyotish\/chart\/(rows|graha|rashi|nakshatra|bhava|dignity|chart)\.ts$/,
  /^lib\/contract\/(frame\/(about|app-error|caller|cookie-name|front|endpoint|errors|field-errors|input|input-fields|inputs|limits|options|verdict)|suites\/feed-input|values\/(date-time|moment|person-name|plain-text|utc))\.ts$/,
  // Readers of names, windows and births to save are used by few endpoints, and names.ts makes schemas when it is loaded.
  // Nor does a calculation need what serves resources.
  /^lib\/service\/http\/(?!read\/(names|saved|window)\.ts|resource\/)/,
  /^lib\/adapters\/(clock|ephemeris)\.ts$/,
  /^layers\/jyotish\/(panchang|calendar)\/keys\.ts$/,
  /^lib\/answers\/present\/(chart|names)\.ts$/,
  /^lib\/words\/(bank|errors|fill|words|lists|languages|languages\.source|language-folders|language-tag|name-member|rows|sign-spelling|spellings|star-spelling)\.ts$/,
  /^lib\/adapters\/place\/(fixed-clock|load|zone-name)\.ts$/,
  /^lib\/accounts\/(sandbox\/space|scope)\.ts$/,
  /^lib\/accounts\/metering\/unreturned\.ts$/,
];
/** Small pure functions of inner loops: every group has its own copy, so that they can be inlined. */
const COPIED = /^layers\/jyotish\/ephemeris\/(angle|instant)\.ts$/;

/** Settings of every bundle. CommonJS: it finds the layer through NODE_PATH and starts faster than ESM. */
export const COMMON = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  mainFields: ['module', 'main'],
  charset: 'utf8',
  logLevel: 'warning',
  // A real import() would not see the exports of our CommonJS files.
  supported: { 'dynamic-import': false },
  // esbuild leaves import.meta.url undefined in CommonJS; the ephemeris looks for its files beside it.
  banner: { js: 'const __bundleUrl=require("node:url").pathToFileURL(__filename).href;' },
  define: { 'import.meta.url': '__bundleUrl' },
  // What asks for its folder was meant for the build: it would throw when it is first used.
  logOverride: { 'empty-import-meta': 'error' },
} as const satisfies BuildOptions;

/** The room of the layer that a file stands in: the innermost of `LAYER_ROOMS` above it. */
const layerRoomOf = (path: string): string | undefined =>
  Object.keys(LAYER_ROOMS)
    .filter((room) => path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];

/** The layer file that holds what stands at a path from the top of the repository. */
const groupAt = (path: string): string | null => {
  if (OUTSIDE.test(path) || path.startsWith('lib/pages/browser/')) return null;
  if (CORE.some((pattern) => pattern.test(path))) return 'core';
  if (path.startsWith('layers/jyotish/')) return path.split('/')[2] ?? null;
  const room = layerRoomOf(path);
  if (room === undefined) return null;
  if (LAYER_ROOMS[room] === 'whole') return basename(room);
  const [name = '', family] = path
    .slice(room.length + 1)
    .replace(/\.ts$/, '')
    .split('/');
  return [basename(room), name, ...(room === 'lib/words' && family !== undefined ? [family] : [])].join('-');
};

/** What was asked already: the bundler asks for every file at each of its imports. */
const groups = new Map<string, string | null>();

/**
 * The layer file that holds a source file, null for one outside the layer. A function loads only the groups it needs:
 * `core`, one per domain folder (`dasha`), one per suite of the contract, query, family of words (`words-phala-moon`),
 * presenter and place service, one each for accounts, metering and storage. What writes the feed stands with its domain
 * folder. Texts are no code: the banks lie beside the groups (`layer.ts`).
 */
export const groupOf = (file: string): string | null => {
  const known = groups.get(file);
  if (known !== undefined) return known;
  const group = groupAt(relative(ROOT, file).replaceAll('\\', '/'));
  groups.set(file, group);
  return group;
};

const isCopied = (file: string): boolean => COPIED.test(relative(ROOT, file).replaceAll('\\', '/'));

/** Resolves imports of the layer's files, and of zod/mini, to the files of the layer; `from` names the importing group. */
const shared = (name: string, from: (importer: string) => string | null, place: string): Plugin => ({
  name,
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ path, resolveDir, importer, kind }) => {
      const file = resolve(resolveDir, path);
      if (dirname(file) === PRESS_FOLDER) return { path: `${PRESS_LAYER}/dist/press.cjs`, external: true };
      const group = groupOf(file);
      const own = from(importer);
      const here = group === null || group === own || (own !== null && isCopied(file));
      // Other groups load the core, so it cannot load them while it is being evaluated.
      if (!here && own === 'core' && kind === 'import-statement')
        return { errors: [{ text: `The core imports ${path}, which must stand in the core too (CORE, plugins.ts).` }] };
      if (!here && !file.endsWith('.ts'))
        return { errors: [{ text: `${path} is no module: the layer exports only those, and has no file for it.` }] };
      return here ? undefined : { path: `${place}/${group}.cjs`, external: true };
    });
    build.onResolve({ filter: /^zod\/mini$/ }, ({ importer }) =>
      from(importer) === 'core' || importer === 'zod' ? undefined : { path: 'zod', namespace: 'shared' },
    );
    build.onLoad({ filter: /.*/, namespace: 'shared' }, () => ({
      contents: `module.exports = require('${place}/core.cjs').zod;`,
      resolveDir: ROOT,
    }));
    build.onResolve({ filter: /\.cjs$/, namespace: 'shared' }, ({ path }) => ({ path, external: true }));
  },
});

/** For functions: everything of the layer comes from the layer. */
export const fromLayer = shared('from-layer', () => null, `${LAYER}/dist`);
/** For the layer itself: what belongs to another group comes from that group's file. */
export const fromGroups = shared('from-groups', (importer) => (importer === '' ? null : groupOf(importer)), '.');

const asModule = (name: string, value: unknown): string =>
  `export const ${name} = async () => JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** A module with a table of imports: a name for each route, and `named`, what it exports. */
const loaderModule = (named: string, routes: readonly (readonly [name: string, route: Route])[]): string => {
  const rows = routes.map(([name, { file, exportName }]) => {
    const module = JSON.stringify(join(ROOT, 'functions', file));
    return `${JSON.stringify(name)}: () => import(${module}).then((module) => module.${exportName}),`;
  });
  return `const LOADERS = {\n${rows.join('\n')}\n};\nexport const ${named} = async () => LOADERS;`;
};

const endpointModule = (routes: readonly Route[]): string =>
  loaderModule(
    'endpointLoaders',
    routes.flatMap((route) => {
      const { kind, method, path } = route.endpoint;
      return kind === 'calculation' ? [[`${method} ${path}`, route] as const] : [];
    }),
  );

const reportModule = (routes: readonly Route[]): string =>
  loaderModule(
    'reportLoaders',
    routes.flatMap((route) => (isReport(route.endpoint) ? [[reportName(route.endpoint), route] as const] : [])),
  );

const { version: VERSION }: { readonly version: string } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Scripts of `lib/pages/browser`, compiled: their names and texts. */
const builtScripts = async (
  names: readonly string[],
  options: Pick<BuildOptions, 'format' | 'define' | 'banner'>,
): Promise<readonly (readonly [name: string, text: string])[]> => {
  const built = await esbuild({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(names.map((name) => [name, `lib/pages/browser/${name}.ts`])),
    bundle: true,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    outdir: 'unused',
    write: false,
    ...options,
  });
  return built.outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()]);
};

/** The script of the widgets, with the words of all its languages. */
export const widgetScript = () =>
  builtScripts([WIDGETS_SCRIPT], {
    format: 'iife',
    define: { WIDGET_WORDS: JSON.stringify(widgetWords()) },
    banner: { js: `/*! Udaya widgets ${VERSION}, MIT licence */` },
  });

/** Writes the scripts of the pages, compiled, into a folder. */
export const writeScripts = async (folder: string): Promise<void> => {
  const built = await Promise.all([builtScripts(SCRIPT_NAMES, { format: 'esm' }), widgetScript()]);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of built.flat()) writeFileSync(join(folder, `${name}.js`), text);
};

/** Puts what a build knows in the place of a module. */
const inPlaceOf = (name: string, filter: RegExp, contents: () => string): Plugin => ({
  name,
  setup({ onLoad }) {
    onLoad({ filter }, () => ({ contents: contents() }));
  },
});

/** Lets the pages read their compiled scripts, each when it is first sent: `layer.ts` puts them beside the code. */
export const pageScripts = inPlaceOf(
  'page-scripts',
  /[/\\]lib[/\\]pages[/\\]scripts\.source\.ts$/,
  () => `import { readFileSync } from 'node:fs';
        const read = {};
        const textOf = (name) => (read[name] ??= readFileSync(new URL(\`./scripts/\${name}.js\`, import.meta.url), 'utf8'));
        export const SCRIPTS = {
          ${[...SCRIPT_NAMES, WIDGETS_SCRIPT].map((name) => `get ${name}() { return textOf('${name}'); },`).join('\n')}
        };`,
);

/** Puts what the operator sells in the place of the module that says that nothing is. */
export const offerOfOperator = inPlaceOf(
  'offer-of-operator',
  /[/\\]payments[/\\]built\.ts$/,
  () => `export const OFFER = ${JSON.stringify(builtOffer())};`,
);

/** Puts the papers of the operator in the place of the module that says that there are none. */
export const papersOfOperator = inPlaceOf('papers-of-operator', /[/\\]pages[/\\]papers-built\.ts$/, () => {
  const papers = builtPapers();
  const [names, texts] = [[...papers.keys()], Object.fromEntries(papers)].map((all) => JSON.stringify(all));
  return `export const SHOWN = ${names};\nexport const TEXTS = ${texts};`;
});

/** Puts the languages there are in the place of the module that looks for them. */
export const languagesFound = inPlaceOf('languages-found', /[/\\]words[/\\]languages\.source\.ts$/, () =>
  Object.entries({ WITH_NAMES, WITH_READINGS })
    .map(([name, languages]) => `export const ${name} = ${JSON.stringify(languages)};`)
    .join('\n'),
);

/** Puts the day of the build in the place of the module that says when a process started. */
export const dayOfBuild = inPlaceOf(
  'day-of-build',
  /[/\\]pages[/\\]built\.ts$/,
  () => `export const BUILT_AT = ${JSON.stringify(new Date().toISOString().slice(0, 10))};`,
);

/** Writes what a build derived, for processes that work with it (`derivedText`). */
export const keep = (out: string, name: string, value: unknown): void => {
  mkdirSync(join(out, DERIVED), { recursive: true });
  writeFileSync(join(out, DERIVED, `${name}.json`), JSON.stringify(value));
};

/** Replaces modules that ask the registry by the data itself; what took long to compute is also written into the folder `out`. */
export const derived = (routes: readonly Route[], out: string): Plugin => {
  const kept = (name: string, value: unknown): string => {
    keep(out, name, value);
    return asModule(name, value);
  };
  const all = routes.map(({ endpoint }) => endpoint);
  const api = all.filter(({ kind }) => kind !== 'page');
  const contents: Readonly<Record<string, () => string | Promise<string>>> = {
    'lib/service/catalogue/catalogue.source.ts': () => asModule('endpointRows', rowsOf(api)),
    'lib/service/catalogue/tools.source.ts': () => asModule('functionRows', functionsOf(api)),
    'lib/service/catalogue/openapi.source.ts': async () => {
      await placesFile();
      return kept('openapiDocument', await wholeDocument(api));
    },
    'lib/service/catalogue/changelog.source.ts': () => asModule('changes', ownChanges()),
    'lib/service/catalogue/reference.source.ts': () => asModule('referenceLists', listsOf(api)),
    'lib/service/catalogue/spoken.source.ts': async () => kept('spokenLanguages', await spokenIn(api)),
    'lib/service/catalogue/event-schemas.source.ts': () =>
      `export const EVENT_SCHEMAS = ${JSON.stringify(EVENT_SCHEMAS)};`,
    'lib/service/http/unknown-words.source.ts': () => `export const UNKNOWN_WORDS = ${JSON.stringify(UNKNOWN_WORDS)};`,
    'lib/service/catalogue/endpoint-list.ts': () => endpointModule(routes),
    'lib/service/reports/report-list.ts': () => reportModule(routes),
    'lib/accounts/metering/price-list.ts': () => `export const PRICES = ${JSON.stringify(pricesOf(all))};`,
  };
  return {
    name: 'derived',
    setup(build) {
      build.onLoad(
        {
          filter:
            /[/\\]((catalogue|tools|openapi|reference|changelog|spoken|event-schemas|unknown-words)\.source|(endpoint|report)-list|price-list)\.ts$/,
        },
        async ({ path }) => {
          const make = contents[relative(ROOT, path).replaceAll('\\', '/')];
          return make === undefined ? undefined : { contents: await make(), resolveDir: dirname(path) };
        },
      );
    },
  };
};
