/** The TypeScript library: the runtime as it is, and types, suites and client from the model. */
import { join } from 'node:path';
import { EXAMPLES, type Step, type Template } from '../language.ts';
import {
  rowOf,
  writtenAnswer,
  type Method,
  type Model,
  type Suite,
} from '../../../service/catalogue/client-model/model.ts';
import { camel, pascal, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { ownFile } from '../own-files.ts';
import { commonFiles, methodProse } from '../prose.ts';
import { AUTHOR, DESCRIPTION, KEYWORDS, linksOf } from '../package-facts.ts';
import { PROTOCOL } from '../protocol.ts';
import { TYPESCRIPT } from '../../../pages/snippets/typescript.ts';
import { comment, typesFile, typeText } from './types.ts';

const RUNTIME = ['answer', 'errors', 'options', 'reports', 'transport', 'webhook', 'wire'] as const;

const className = ({ name }: Suite): string => `${pascal(wordsOf(name))}Suite`;
const answerText = ({ answer }: Method): string =>
  writtenAnswer(answer, {
    data: ({ type, meta }) => `Answer<${typeText(type)}, ${meta}>`,
    document: 'Answer<Readonly<Record<string, unknown>>, null>',
    file: 'FileAnswer',
    nothing: 'Answer<null, null>',
  });

const routeText = ({ verb, path, access, query, fixed }: Method, suite: string): string => {
  const parts = [
    `verb: '${verb}'`,
    `path: '${path}'`,
    `access: '${access}'`,
    ...(query.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
    ...(Object.keys(fixed).length > 0 ? [`fixed: ${JSON.stringify(fixed)}`] : []),
    ...(PROTOCOL.printSuites.includes(suite) ? [`timeoutMs: ${PROTOCOL.printTimeoutMs}`] : []),
  ];
  return `{ ${parts.join(', ')} }`;
};

const inputText = ({ input, inputOptional }: Method): string =>
  input === null ? '' : `input: ${input}${inputOptional ? ' = {}' : ''}, `;

const eachText = (method: Method, name: string, model: Model): string => {
  const { rows, input } = method;
  const row = rowOf(method, model);
  if (input === null || row === null) return '';
  return `
  /** Every row of \`${name}\`, page after page. */
  ${name}All(${inputText(method)}options: CallOptions = {}): AsyncGenerator<${typeText(row)}, void, undefined> {
    return eachRow(async (page: ${input}) => {
      const { data } = await this.${name}(page, options);
      return { rows: data.${rows}, cursor: data.cursor };
    }, input);
  }
`;
};

const methodText = (method: Method, suite: string, model: Model): string => {
  const name = camel(method.words);
  const send = method.answer.form === 'file' ? 'file' : 'json';
  const input = method.input === null ? '{}' : 'input';
  return `
${comment(methodProse(method), '  ')}  ${name}(${inputText(method)}options: CallOptions = {}): Promise<${answerText(method)}> {
    return this.#transport.${send}(${routeText(method, suite)}, ${input}, options);
  }
${eachText(method, name, model)}`;
};

const suiteFile = (suite: Suite, model: Model): string => {
  const methods = suite.methods.map((method) => methodText(method, suite.name, model)).join('');
  const code = methods.replaceAll(/^ *\/\*\*.*?\*\/$/gms, '');
  const names = [...new Set([...code.matchAll(/\b[A-Z]\w+\b/g)].map(([name]) => name))];
  const types = names.filter((name) => model.shapes.has(name)).sort();
  return `/** ${suite.about} */
import type { ${['Answer', 'FileAnswer'].filter((name) => names.includes(name)).join(', ')} } from '../answer.js';
import type { CallOptions } from '../options.js';
${methods.includes('eachRow(') ? `import { eachRow } from '../reports.js';\n` : ''}import type { Transport } from '../transport.js';
import type { ${types.join(', ')} } from '../types.js';

/** ${suite.about} */
export class ${className(suite)} {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }
${methods}}
`;
};

const clientFile = ({
  suites,
  version,
}: Model): string => `/** The client. Written from the API document, version ${version}. */
import type { Answer, FileAnswer, Receipt } from './answer.js';
import type { CallOptions, ClientOptions } from './options.js';
import { reportFile, waitUntilReady, type WaitOptions } from './reports.js';
${suites.map((suite) => `import { ${className(suite)} } from './suites/${suite.name}.js';\n`).join('')}import { Transport } from './transport.js';
import type { Report, ResourceMeta } from './types.js';
import type { Route } from './wire.js';

/** A client of the Udaya API: one method for each endpoint, by suite. */
export class Udaya {
  readonly #transport: Transport;
${suites.map((suite) => `${comment([suite.about], '  ')}  readonly ${camel(wordsOf(suite.name))}: ${className(suite)};\n`).join('')}
  /** Opens no connection. Without a key only what needs none can be called (reference, meta, plans). */
  constructor(options: ClientOptions = {}) {
    this.#transport = new Transport(options);
${suites.map((suite) => `    this.${camel(wordsOf(suite.name))} = new ${className(suite)}(this.#transport);\n`).join('')}  }

  /** Credits and rate of the last answer; null before the first. Calls at the same time: see the receipt of each answer. */
  get last(): Receipt | null {
    return this.#transport.last;
  }

  /** Asks for the state of a report until it is ready: NotFoundError REPORT_EXPIRED, ServerError REPORT_FAILED, TimeoutError. */
  waitUntilReady(reportId: string, options: WaitOptions = {}): Promise<Answer<Report, ResourceMeta>> {
    return waitUntilReady(this.#transport, reportId, options);
  }

  /** The file of a report: waits until it is ready, and takes a fresh link if the first one has ended. */
  reportFile(reportId: string, options: WaitOptions = {}): Promise<FileAnswer> {
    return reportFile(this.#transport, reportId, options);
  }

  /** Fetches a file by its link, without your key: NotFoundError LINK_EXPIRED where the link has ended. */
  download(url: string, options: CallOptions = {}): Promise<FileAnswer> {
    return this.#transport.download(url, options);
  }

  /** Calls an endpoint that this version has no method for: \`request({ verb: 'POST', path: '/v1/…', access: 'key' }, {})\`. */
  request(route: Route, input: object = {}, options: CallOptions = {}): Promise<Answer<unknown>> {
    return this.#transport.json(route, input, options);
  }
}
`;

const indexFile = `export * from './answer.js';
export { Udaya } from './client.js';
export * from './errors.js';
export type { CallOptions, ClientOptions } from './options.js';
export { VERSION } from './protocol.js';
export type { WaitOptions } from './reports.js';
export type * from './types.js';
export { verifyWebhook } from './webhook.js';
export type { Route } from './wire.js';
`;

const protocolFile = ({ version, baseUrl }: Model): string => `/** Numbers and names that all Udaya libraries share. */

export const VERSION: string = '${version}';
/** Where the API is, when nothing else is said. */
export const BASE_URL: string = '${baseUrl}';

export const PROTOCOL: {
${Object.entries(PROTOCOL)
  .map(
    ([name, value]) =>
      `  readonly ${name}: ${Array.isArray(value) ? `readonly ${typeof value[0]}[]` : typeof value};\n`,
  )
  .join('')}} = ${JSON.stringify(PROTOCOL, null, 2)};
`;

/** `import` takes the ES module, `require` the CommonJS one. */
const packageJson = (model: Model): string =>
  `${JSON.stringify(
    {
      name: '@udaya/client',
      version: model.version,
      description: DESCRIPTION,
      keywords: KEYWORDS,
      author: AUTHOR,
      homepage: linksOf(model).home,
      repository: { type: 'git', url: linksOf(model).source },
      license: 'MIT',
      type: 'module',
      sideEffects: false,
      engines: { node: '>=20' },
      exports: {
        '.': {
          import: { types: './dist/types/index.d.ts', default: './dist/index.js' },
          require: { types: './dist/cjs/types/index.d.ts', default: './dist/cjs/index.js' },
        },
      },
      main: './dist/cjs/index.js',
      types: './dist/types/index.d.ts',
      files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE'],
    },
    null,
    2,
  )}\n`;

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      types: ['node'],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: false,
      noUnusedLocals: true,
      declaration: true,
      emitDeclarationOnly: true,
      declarationDir: 'dist/types',
      rootDir: 'src',
    },
    include: ['src'],
  },
  null,
  2,
)}\n`;

const EXAMPLES_TSCONFIG = `${JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { noEmit: true, emitDeclarationOnly: false, declaration: false, rootDir: '.', declarationDir: null }, include: ['.'] }, null, 2)}\n`;

/** The types of Node that the sources are checked against, wherever the library is written. */
const MODULES = join(import.meta.dirname, '../../../../node_modules');
const TYPES = join(MODULES, '@types');
/** Version 7: the same declarations as of version 6 in a quarter of the time. */
const COMPILER = join(MODULES, 'typescript-native/bin/tsc');

/** Compiles a project of TypeScript; the library that the compiler brings is not checked again. */
export const compile = (project: string, ...more: readonly string[]): Step => ({
  command: process.execPath,
  args: [COMPILER, '-p', project, '--singleThreaded', '--skipDefaultLibCheck', ...more],
});

const BUNDLE = ['src/index.ts', '--bundle', '--platform=neutral', '--target=es2022', '--log-level=warning'];

const example = (name: string): string => `${name}.ts`;

export const typescript: Template = {
  phrases: TYPESCRIPT,
  files: (model) =>
    new Map([
      ['package.json', packageJson(model)],
      ['tsconfig.json', TSCONFIG],
      ['dist/cjs/package.json', '{ "type": "commonjs" }\n'],
      ...RUNTIME.map((name) => [`src/${name}.ts`, ownFile('typescript/runtime', `${name}.ts`)] as const),
      ['src/protocol.ts', protocolFile(model)],
      ['src/types.ts', typesFile(model)],
      ['src/client.ts', clientFile(model)],
      ['src/index.ts', indexFile],
      ...model.suites.map((suite) => [`src/suites/${suite.name}.ts`, suiteFile(suite, model)] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('typescript/examples', example(name))] as const),
      ['examples/tsconfig.json', EXAMPLES_TSCONFIG],
      ...commonFiles(TYPESCRIPT, model),
    ]),
  example,
  tools: 'npm (this repository)',
  // Files by name: in folders that git ignores the formatter looks at nothing else.
  format: {
    command: 'sh',
    args: ['-c', 'oxfmt $(find src examples README.md CHANGELOG.md -type f)'],
  },
  steps: [
    compile('.', '--typeRoots', TYPES),
    { command: 'cp', args: ['-r', 'dist/types', 'dist/cjs/types'] },
    { command: 'esbuild', args: [...BUNDLE, '--format=esm', '--outfile=dist/index.js'] },
    { command: 'esbuild', args: [...BUNDLE, '--format=cjs', '--outfile=dist/cjs/index.js'] },
  ],
};
