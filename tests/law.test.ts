/**
 * The law of imports: who may use whom. Every line of the table is a sentence of the house style, section 2, and these
 * amend it:
 * - The WASM is two files: `swisseph-engine.ts` alone imports the package, `swisseph.ts` computes with it. Of the web only
 *   `lib/http/ports.ts` loads them.
 * - `ephemeris` is the ground floor: instants, spans and angles stand there, and it uses nothing above it.
 * - The rooms of the layer stand in an order (`ROOMS`): each may use those before it.
 * - `lib/contract` may use tables of the domain (UPPER_CASE) for its enumerations, and types of words.
 * - `lib/present` stands between: it turns values of the domain into shapes of the contract, so it may use both, the words
 *   and the errors, and functions use it.
 * - `lib/place` (clocks, zones, the gazetteer) serves the wrapper, the build and `functions/geo` only.
 * - `lib/http` may use i18n, place, account, metering and storage.
 * - What walks all endpoints is `lib/derive/run.ts` and the `*-data.ts` beside it: batch, kundli/full and the platform
 *   functions use them.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { layerExports, nameClashes } from '../lib/deploy/layer.ts';

const ROOT = join(import.meta.dirname, '..');

interface Import {
  readonly from: string;
  /** A path from the repository's top, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** Names imported as values, where the import names them. */
  readonly values: readonly string[];
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

const valuesOf = (node: ts.ImportDeclaration | ts.ExportDeclaration): string[] => {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
  if (named === undefined || !ts.isNamedImports(named)) return ['*'];
  return named.elements.flatMap((one) => (one.isTypeOnly ? [] : [(one.propertyName ?? one.name).text]));
};

const importsOf = (file: string): Import[] => {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, false);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean, values: readonly string[] = ['*']): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    found.push({
      from: file,
      to: text.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), text)) : text,
      typeOnly,
      values,
    });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node.moduleSpecifier, isTypeOnly(node), valuesOf(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
};

const files = globSync(['functions/**/*.ts', 'layers/**/*.ts', 'lib/**/*.ts'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'));
const imports = files.flatMap(importsOf);

const WASM = 'layers/jyotish/ephemeris/swisseph-engine.ts';
const PORTS = /^layers\/jyotish\/ephemeris\/(sky|instant)\.ts$/;
const PLATFORM =
  /^functions\/(authorizer\.ts|(account|keys|billing|usage|profiles|webhooks|reports|conversations|jobs|batch|meta|ai|pdf)\/)/;

/** Rooms of the layer: each may use itself and those before it. */
const ROOMS = [
  'ephemeris', 'chart', 'jaimini', 'dasha', 'kp', 'panchang', 'sky-events', 'kundli', 'strength', 'matching', 'calendar',
  'muhurat', 'transit', 'yoga', 'dosha',
]; // prettier-ignore
const roomOf = (file: string): string | undefined => /^layers\/jyotish\/([\w-]+)\//.exec(file)?.[1];

/** Files that import one another in a circle, types included; each circle is listed once. */
const circles = (among: readonly Import[]): string[] => {
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

interface Rule {
  /** Files the rule is about. */
  readonly of: RegExp;
  /** What they may import; everything else is forbidden. */
  readonly may: readonly RegExp[];
  /** What they may import for its types alone. */
  readonly types?: readonly RegExp[];
  /** What they may import types and tables (UPPER_CASE) of. */
  readonly tables?: readonly RegExp[];
}

/** The first rule that is about a file holds. */
const RULES: Readonly<Record<string, Rule>> = {
  'the WASM caller': {
    of: /ephemeris\/swisseph(-engine)?\.ts$/,
    may: [/^layers\/jyotish\/ephemeris\//, /^swisseph-wasm$/],
  },
  'the ephemeris comes first': {
    of: /^layers\/jyotish\/ephemeris\//,
    may: [/^layers\/jyotish\/ephemeris\/(?!swisseph)/],
  },
  'the chart comes second': {
    of: /^layers\/jyotish\/chart\//,
    may: [/^layers\/jyotish\/(ephemeris\/(?!swisseph)|chart\/)/],
  },
  'the shastra knows nothing of the web': { of: /^layers\//, may: [/^layers\/jyotish\/(?!ephemeris\/swisseph)/] },
  'the contract runs nothing': {
    of: /^lib\/contract\//,
    may: [/^zod\/mini$/, /^lib\/contract\//, PORTS, /^lib\/i18n\/languages\.ts$/],
    types: [/^lib\/i18n\//],
    tables: [/^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'the wrapper alone knows Middy': {
    of: /^lib\/http\/serve\.ts$/,
    may: [/^@middy\//, /^node:/, /^lib\/(http|contract|i18n|metering)\//],
    types: [/^aws-lambda$/],
  },
  'the ports alone load the ephemeris': {
    of: /^lib\/http\/ports\.ts$/,
    may: [PORTS, /^layers\/jyotish\/ephemeris\/swisseph(-engine)?\.ts$/, /^lib\/(http|contract|place)\//],
  },
  'the envelope knows no astrology': {
    of: /^lib\/http\//,
    may: [
      /^node:/,
      /^zod\/mini$/,
      /^fastest-levenshtein$/,
      PORTS,
      /^lib\/(http|contract|i18n|place|metering|storage|account)\//,
    ],
  },
  'storage alone speaks to AWS': {
    of: /^lib\/storage\//,
    may: [/^@aws-sdk\//, /^node:/, /^lib\/(storage|contract)\//],
  },
  'account and quota': {
    of: /^lib\/(account|metering)\//,
    may: [/^node:/, /^zod\/mini$/, /^lib\/(account|metering|storage|contract|http)\//],
  },
  'places know no astrology': {
    of: /^lib\/place\//,
    may: [
      /^(?!swisseph|@aws|@middy)[@\w]/,
      /^lib\/(place|contract|errors)\//,
      /^layers\/jyotish\/ephemeris\/instant\.ts$/,
    ],
  },
  'words know the domain’s tables at most': {
    of: /^lib\/i18n\//,
    may: [/^lib\/i18n\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'presenters receive finished values': {
    of: /^lib\/present\//,
    may: [/^zod\/mini$/, /^lib\/(present|i18n|contract|errors)\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'data made from the registry': { of: /^lib\/derive\/[\w-]+-data\.ts$/, may: [/^lib\/(derive|contract)\//] },
  'build, derivation and local programs': { of: /^lib\/(derive|deploy|local)\//, may: [/^(?!swisseph|@aws|@middy)/] },
  'the authorizer and platform functions': {
    of: PLATFORM,
    may: [
      /^node:crypto$/,
      /^zod\/mini$/,
      /^lib\/(contract|http|i18n|present|account|metering|storage)\//,
      /^lib\/derive\/([\w-]+-data|run)\.ts$/,
      /^layers\/jyotish\/(?!ephemeris\/swisseph)/,
    ],
    types: [/^aws-lambda$/],
  },
  'a bundle of calls runs them in process': {
    of: /^functions\/(kundli\/full|batch\/index)\.ts$/,
    may: [/^zod\/mini$/, /^lib\/(contract|present)\//, /^lib\/http\/serve\.ts$/, /^lib\/derive\/run\.ts$/],
  },
  'an endpoint is a contract and a call': {
    of: /^functions\//,
    may: [
      /^zod\/mini$/,
      /^lib\/(contract|i18n|present|draw)\//,
      /^lib\/http\/(serve|engine)\.ts$/,
      /^lib\/place\//,
      /^layers\/jyotish\/(?!ephemeris\/swisseph)/,
    ],
  },
};

const ruleOf = (file: string): [string, Rule] | undefined => Object.entries(RULES).find(([, { of }]) => of.test(file));

describe('the law of imports', () => {
  it('reads all sources', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(200);
    const lawless = files.filter((file) => ruleOf(file) === undefined && !/^lib\/(draw|report|llm)\//.test(file));
    expect(lawless).toEqual([]);
  });

  it('is kept by every import', () => {
    const broken = imports.flatMap(({ from, to, typeOnly, values }) => {
      const [name, rule] = ruleOf(from) ?? [];
      if (rule === undefined) return [];
      const { may, types = [], tables = [] } = rule;
      const tablesOnly = typeOnly || values.every((value) => /^[A-Z][A-Z0-9_]*$/.test(value));
      const allowed = [...may, ...(typeOnly ? types : []), ...(tablesOnly ? tables : [])];
      return allowed.some((pattern) => pattern.test(to))
        ? []
        : [`${from} imports ${to} (${values.join(', ')}): ${name}`];
    });
    expect(broken).toEqual([]);
  });

  it('leads from each room of the layer to earlier ones only', () => {
    const rooms = new Set(files.flatMap((file) => roomOf(file) ?? []));
    expect([...rooms].filter((room) => !ROOMS.includes(room))).toEqual([]);
    const back = imports.filter(({ from, to }) => ROOMS.indexOf(roomOf(to) ?? '') > ROOMS.indexOf(roomOf(from) ?? ''));
    expect(back.filter(({ from }) => roomOf(from) !== undefined).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('has no circle of files', () => {
    expect(circles(imports.filter(({ from }) => from.startsWith('layers/')))).toEqual([]);
  });

  it.each([
    ['swisseph-wasm', [WASM]],
    ['@middy/', ['lib/http/serve.ts']],
  ])('lets only one file import %s', (name, owners) => {
    const users = new Set(imports.filter(({ to }) => to.startsWith(name)).map(({ from }) => from));
    expect([...users]).toEqual(owners);
  });

  it('keeps functions apart and the place services to those who need them', () => {
    const between = imports.filter(({ from, to }) => from.startsWith('functions/') && to.startsWith('functions/'));
    const places = imports.filter(
      ({ from, to }) => to.startsWith('lib/place/') && !/^(lib\/(place|http|deploy)|functions\/geo)\//.test(from),
    );
    expect([...between, ...places]).toEqual([]);
  });

  it('keeps the domain pure: no clock, no process, no chance', () => {
    const impure = globSync('layers/**/*.ts', { cwd: ROOT }).filter((file) =>
      /\bDate\.now\(|\bnew Date\(\)|\bprocess\.|\bMath\.random\(|\bperformance\.now\(/.test(
        readFileSync(join(ROOT, file), 'utf8'),
      ),
    );
    expect(impure).toEqual([]);
  });

  it('gives every export of the layer a name of its own', async () => {
    expect(nameClashes(await layerExports())).toEqual([]);
  });
});
