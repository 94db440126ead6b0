/**
 * The law of imports, in one ordered list: each wing may import what stands before it, and nothing behind it. Within a wing
 * rooms may use each other, but never in a circle. Packages have owners. What a wing is for stands in its README.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { derivedText } from '../lib/service/catalogue/derived.ts';
import { EXPORTS, layerExports, nameClashes } from '../lib/tools/deploy/layer.ts';
import { groupOf } from '../lib/tools/deploy/plugins.ts';

const ROOT = join(import.meta.dirname, '..');

interface Import {
  readonly from: string;
  /** A path from the repository's top, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** Names imported as values, where the import names them. */
  readonly values: readonly string[];
  /** All names imported, types too. */
  readonly names: readonly string[];
  /** It is loaded only when it is needed. */
  readonly isLate: boolean;
}

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    clause.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((one) => one.isTypeOnly)
  );
};

const namesOf = (node: ts.ImportDeclaration | ts.ExportDeclaration, types: boolean): string[] => {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (named === undefined || !ts.isNamedImports(named)) return ['*'];
  return named.elements.flatMap((one) => (one.isTypeOnly && !types ? [] : [(one.propertyName ?? one.name).text]));
};

/** `import(…)` or `require(…)`. */
const isLoading = (callee: ts.Expression): boolean =>
  callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');

const sourceOf = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, false);

/** Names of the functions of a file that have a parameter of type `Sky`. */
const takesSky = (file: string): ReadonlySet<string> => {
  const source = sourceOf(file);
  const found = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (
        ts.isIdentifier(name) &&
        initializer !== undefined &&
        ts.isArrowFunction(initializer) &&
        initializer.parameters.some(({ type }) => type !== undefined && /\bSky\b/.test(type.getText(source)))
      )
        found.add(name.text);
  }
  return found;
};

const importsOf = (file: string): Import[] => {
  const source = sourceOf(file);
  const found: Import[] = [];
  const add = (
    specifier: ts.Node | undefined,
    typeOnly: boolean,
    values: readonly string[] = ['*'],
    names: readonly string[] = values,
    isLate = false,
  ): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    found.push({
      from: file,
      to: text.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), text)) : text,
      typeOnly,
      values,
      names,
      isLate,
    });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node.moduleSpecifier, isTypeOnly(node), namesOf(node, false), namesOf(node, true));
    else if (ts.isCallExpression(node) && isLoading(node.expression)) add(node.arguments[0], false, ['*'], ['*'], true);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
};

/** From the ground up. */
const WINGS = [
  'layers/jyotish',
  'lib/words',
  'lib/contract',
  'lib/adapters',
  'lib/accounts',
  'lib/print',
  'lib/answers',
  'lib/astrologer',
  'lib/service',
  'lib/pages',
  'lib/tools',
  'functions',
];

/** Rooms of the layer: each may use itself and those before it. */
const ROOMS = [
  'ephemeris',
  'chart',
  'jaimini',
  'panchang',
  'strength',
  'dasha',
  'kp',
  'sky-events',
  'kundli',
  'varshaphal',
  'prashna',
  'lal-kitab',
  'matching',
  'calendar',
  'muhurat',
  'transit',
  'rectification',
  'condition',
  'yoga',
  'dosha',
  'phala',
  'remedies',
  'numerology',
  'horoscope',
];

/** The only places that may import a package. What stands nowhere here is free to `lib/tools` alone. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  'zod/mini': /^(lib|functions)\//,
  zod: /^lib\/(service\/mcp|service\/catalogue)\//,
  'aws-lambda': /^(lib\/(service\/http|tools)|functions)\//,
  '@middy/': /^lib\/service\/http\/wrap\.ts$/,
  '@aws-sdk/': /^lib\/(adapters|tools)\//,
  '@modelcontextprotocol/': /^lib\/service\/mcp\//,
  'swisseph-wasm': /^lib\/adapters\/ephemeris\.ts$/,
  'temporal-polyfill': /^lib\/adapters\/place\//,
  '@photostructure/tz-lookup': /^lib\/adapters\/place\//,
  nodemailer: /^lib\/adapters\/outgoing\//,
  stripe: /^lib\/(adapters\/payments|tools\/local\/pay)\//,
  tldts: /^lib\/accounts\//,
  'fastest-levenshtein': /^lib\/(adapters\/place|astrologer\/answer|pages\/reference|service\/(catalogue|http))\//,
  qr: /^lib\/pages\/qr\.ts$/,
  '@resvg/': /^lib\/print\/press\/png\.ts$/,
  harfbuzzjs: /^lib\/print\/press\//,
  pdfkit: /^lib\/print\/press\//,
  fontkit: /^lib\/print\/press\//,
  'node:': /^(lib|functions)\//,
};

const SKY_ONLY = /^layers\/jyotish\/ephemeris\/swisseph/;

const wingOf = (file: string): number => WINGS.findIndex((wing) => file.startsWith(`${wing}/`));

/** The room of a file: the folder it stands in below its wing, or the wing itself. */
const roomOf = (file: string): string => {
  const wing = WINGS[wingOf(file)] ?? '';
  const [room, ...rest] = file.slice(wing.length + 1).split('/');
  return rest.length === 0 || room === undefined ? wing : `${wing}/${room}`;
};
const layerRoomOf = (file: string): string | undefined => /^layers\/jyotish\/([\w-]+)\//.exec(file)?.[1];
const isPath = (to: string): boolean => /^(functions|layers|lib)\//.test(to);

const files = globSync(['functions/**/*.{ts,cjs}', 'layers/**/*.ts', 'lib/**/*.{ts,cjs}'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  // Examples of the client libraries import the library.
  .filter((file) => !file.endsWith('.d.ts') && !/^lib\/tools\/clients\/\w+\/examples\//.test(file));
const imports = files.flatMap(importsOf);
const inside = imports.filter(({ to }) => isPath(to));
const told = (some: readonly Import[]): string[] =>
  some.map(({ from, to, names }) => `${from} imports ${names.join(', ')} of ${to}`);

/** Places that import one another in a circle, types included; each circle is listed once. */
const circles = (among: readonly Pick<Import, 'from' | 'to'>[]): string[] => {
  const next = Map.groupBy(among, ({ from }) => from);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const back = path.indexOf(file);
    if (back >= 0) found.push([...path.slice(back), file].join(' → '));
    if (back >= 0 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return found;
};

describe('the law of imports', () => {
  it('reads all sources, and each stands in a wing', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(imports.length).toBeGreaterThan(5000);
    expect(files.filter((file) => wingOf(file) < 0)).toEqual([]);
  });

  it('leads from each wing to those below it', () => {
    expect(told(inside.filter(({ from, to }) => wingOf(to) > wingOf(from)))).toEqual([]);
  });

  it('leads from each room of the layer to earlier ones only', () => {
    const rooms = new Set(files.flatMap((file) => layerRoomOf(file) ?? []));
    expect([...rooms].filter((room) => !ROOMS.includes(room))).toEqual([]);
    const index = (file: string): number => ROOMS.indexOf(layerRoomOf(file) ?? '');
    expect(told(inside.filter(({ from, to }) => layerRoomOf(from) !== undefined && index(to) > index(from)))).toEqual(
      [],
    );
  });

  it('has no circle of files', () => {
    expect(circles(inside)).toEqual([]);
  });

  it('has no circle of rooms', () => {
    const between = inside
      .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
      // Programs run what is built, words of a language fill shapes beside them, the contract and the astrologer are one room each.
      .filter(({ from, to }) => from !== to && !/^lib\/(tools|words|contract|astrologer)\b/.test(from));
    expect(circles(between)).toEqual([]);
  });

  it('gives each package its owners', () => {
    const strange = imports.filter(({ from, to }) => {
      if (isPath(to) || from.startsWith('lib/tools/')) return false;
      const owner = Object.entries(PACKAGES).find(([name]) => (/[:/]$/.test(name) ? to.startsWith(name) : to === name));
      return owner === undefined || !owner[1].test(from);
    });
    expect(told(strange)).toEqual([]);
  });

  it('names every package that is imported in package.json, those of the tests alone in theirs', () => {
    const named = (file: string): readonly string[] => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      return Object.keys({ ...dependencies, ...devDependencies });
    };
    const [own, ofTests] = [named('package.json'), named('tests/tools/package.json')];
    const tests = globSync('tests/**/*.{ts,mjs,cjs}', { cwd: ROOT, exclude: ['**/node_modules'] });
    const imported = [
      ...imports.filter(({ to }) => !isPath(to)),
      ...tests.flatMap((from) =>
        ts
          .preProcessFile(readFileSync(join(ROOT, from), 'utf8'), true, true)
          .importedFiles.map(({ fileName }) => ({ from, to: fileName })),
      ),
    ];
    const strange = imported.filter(({ from, to }) => {
      const name = /^(?![./]|node:)(?:@[\w.-]+\/)?[\w.-]+/.exec(to)?.[0];
      const known = from.startsWith('tests/') ? [...own, ...ofTests] : own;
      return name !== undefined && !known.includes(name) && !known.includes(`@types/${name}`);
    });
    expect(tests.length).toBeGreaterThan(300);
    expect(strange.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('keeps the domain pure: no package, no clock, no process, no chance', () => {
    const impure = globSync('layers/**/*.ts', { cwd: ROOT }).filter((file) =>
      /\bDate\.now\(|\bnew Date\(\)|\bprocess\.|\bMath\.random\(|\bperformance\.now\(/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    );
    expect(impure).toEqual([]);
    const callers = inside.filter(({ from, to }) => SKY_ONLY.test(to) && !SKY_ONLY.test(from));
    expect(told(callers.filter(({ from }) => !/^lib\/(adapters\/ephemeris\.ts$|tools\/)/.test(from)))).toEqual([]);
  });

  it('runs nothing in the contract: of the domain it takes types and tables', () => {
    const running = inside.filter(
      ({ from, to, typeOnly, values }) =>
        from.startsWith('lib/contract/') &&
        to.startsWith('layers/') &&
        !/^layers\/jyotish\/ephemeris\/(sky|instant)\.ts$/.test(to) &&
        !typeOnly &&
        !values.every((value) => /^[A-Z][A-Z0-9_]*$/.test(value)),
    );
    expect(told(running)).toEqual([]);
  });

  it('lets an endpoint import no other, and nothing of HTTP but the way to serve it', () => {
    const between = inside.filter(({ from, to }) => from.startsWith('functions/') && to.startsWith('functions/'));
    expect(told(between)).toEqual([]);
  });

  it('knows adapters by their ports: no other wing takes a type of theirs', () => {
    const wiring = /^lib\/(adapters|tools)\//;
    const typed = inside.filter(
      ({ from, to, typeOnly }) => typeOnly && /^lib\/adapters\/(storage|outgoing|llm)\//.test(to) && !wiring.test(from),
    );
    expect(told(typed)).toEqual([]);
  });

  it('hands no sky to the presenters', () => {
    const asking = inside.filter(
      ({ from, to, names }) =>
        from.startsWith('lib/answers/present/') &&
        to.startsWith('layers/') &&
        names.some((name) => name === 'Sky' || takesSky(to).has(name)),
    );
    expect(told(asking)).toEqual([]);
    expect(takesSky('layers/jyotish/chart/chart.ts')).toContain('castChart');
  });

  it('gives scripts of pages nothing but the browser', () => {
    const strange = inside.filter(
      ({ from, to }) =>
        from.startsWith('lib/pages/browser/') &&
        !/^lib\/(pages\/((browser|snippets|embed)\/|qr\.ts)|service\/catalogue\/client-model\/|print\/draw\/theme\.ts)/.test(
          to,
        ),
    );
    expect(told(strange)).toEqual([]);
  });

  it('cites rules where they are: in the rule book, not in a document that is not here', () => {
    const cited =
      /\b(conventions(-\d)?(\.md)? §?[A-Z0-9]\.?\d*\b|conventions-\d|(content|face|voice)\.md|content \d\.\d)/i;
    const strange = globSync('{functions,layers,lib,tests}/**/*.{ts,json,md}', {
      cwd: ROOT,
      exclude: ['**/node_modules'],
    }).filter((file) => cited.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(strange).toEqual([]);
  });

  it('keeps in the core of the layer what the core imports', () => {
    const groupOfFile = (file: string): string | null => groupOf(join(ROOT, file));
    const outside = imports.filter(
      ({ from, to, typeOnly, isLate }) =>
        !typeOnly &&
        !isLate &&
        to.endsWith('.ts') &&
        groupOfFile(from) === 'core' &&
        ![null, 'core'].includes(groupOfFile(to)),
    );
    expect(outside.map(({ from, to }) => `${from} imports ${to}: CORE, lib/tools/deploy/plugins.ts`)).toEqual([]);
  });

  it('gives every export of the layer a name of its own', async () => {
    // A build has just asked the bundler, as is done here where there is none.
    const built = derivedText(EXPORTS);
    const exports = built === null ? await layerExports() : new Map<string, readonly string[]>(JSON.parse(built));
    expect(exports.size).toBeGreaterThan(500);
    expect(nameClashes(exports)).toEqual([]);
  });
});
