/**
 * The law of imports: who may use whom. The rooms of `lib`, each with what it is for:
 * - `contract` what is promised; runs nothing. It may use tables of the domain (UPPER_CASE) for its enumerations.
 * - `http` from HTTP to a call and back; knows no astrology but the names that a caller may write (`http/read`).
 * - `runtime` what is started once per process: the ephemeris (the only importer of the WASM), the clock, the ports. The layer
 *   stays pure: `swisseph.ts` computes with an engine that `runtime` hands it.
 * - `ask` from a call to the layer: partners of a pair, the day of a moment, the dashas of a birth. It may use the sky.
 * - `present` from finished values to shapes: it never receives a sky, and calls nothing that takes one.
 * - `place` clocks, zones, the gazetteer: for `http`, the build and `functions/geo`.
 * - `account`, `metering`, `storage` who calls and what it costs; `storage` alone speaks to AWS, but for mail.
 * - `outgoing` mail: what is sent to people.
 * - `llm` adapters of language models; `conversation` what is kept of questions and answers.
 * - `pages` what a browser is sent: HTML from finished values, one stylesheet, small scripts.
 * - `publish` reports as jobs: orders, their states, files, links.
 * - `press` fonts, HarfBuzz and painters: what turns drawings into pictures, in a Lambda layer of its own.
 * - `jobs` leases, the sweep, schedules: what runs in the background.
 * - `derive` whatever walks all endpoints; only `run.ts`, `endpoint-list.ts` and the `*-data.ts` ship in functions.
 * - The rooms of the layer stand in an order (`ROOMS`), `ephemeris` (instants, spans, angles) first: each may use those
 *   before it.
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
  /** All names imported, types too. */
  readonly names: readonly string[];
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
  ): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    found.push({
      from: file,
      to: text.startsWith('.') ? relative(ROOT, join(ROOT, dirname(file), text)) : text,
      typeOnly,
      values,
      names,
    });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node.moduleSpecifier, isTypeOnly(node), namesOf(node, false), namesOf(node, true));
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
  // Examples of the client libraries import the library.
  .filter((file) => !file.endsWith('.d.ts') && !/^lib\/clients\/\w+\/examples\//.test(file));
const imports = files.flatMap(importsOf);

const WASM = 'lib/runtime/ephemeris.ts';
const PORTS = /^layers\/jyotish\/ephemeris\/(sky|instant)\.ts$/;
const PLATFORM =
  /^functions\/((authorizer|methods|sweep|erase|shield)\.ts|(account|keys|plans|subscription|credits|usage|profiles|webhooks|reports|conversations|jobs|batch|meta|ai|mcp|pdf|brands|pages)\/)/;

/** Rooms of the layer: each may use itself and those before it. */
const ROOMS = [
  'ephemeris', 'chart', 'jaimini', 'panchang', 'strength', 'dasha', 'kp', 'sky-events', 'kundli', 'varshaphal', 'prashna', 'lal-kitab',
  'matching', 'calendar', 'muhurat', 'transit', 'condition', 'yoga', 'dosha', 'phala', 'remedies', 'numerology', 'horoscope',
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
    of: /^layers\/jyotish\/ephemeris\/swisseph[\w-]*\.ts$/,
    may: [/^layers\/jyotish\/ephemeris\//],
  },
  'the runtime starts what a process needs once': {
    of: /^lib\/runtime\//,
    may: [
      /^swisseph-wasm$/,
      PORTS,
      /^layers\/jyotish\/ephemeris\/swisseph(-engine)?\.ts$/,
      /^lib\/(runtime|storage|outgoing|llm|contract)\//,
      /^lib\/press\/press\.ts$/,
    ],
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
    // Words for `words`, and the ports that a resource may use.
    types: [/^lib\/(i18n|storage|press)\//],
    tables: [/^layers\/jyotish\/(?!ephemeris\/swisseph)/, /^lib\/(draw\/|i18n\/drawing\.ts$)/],
  },
  'the wrapper alone knows Middy': {
    of: /^lib\/http\/wrap\.ts$/,
    may: [/^@middy\//, /^node:/, /^lib\/(http|contract|i18n|metering)\//],
    types: [/^aws-lambda$/],
  },
  'readers know the names of the domain': {
    of: /^lib\/http\/read\//,
    may: [/^zod\/mini$/, PORTS, /^lib\/(http|contract|i18n|place)\//],
    tables: [/^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'the envelope knows no astrology': {
    of: /^lib\/http\//,
    may: [
      /^node:/,
      /^zod\/mini$/,
      /^fastest-levenshtein$/,
      PORTS,
      /^lib\/(http|runtime|contract|i18n|place|metering|storage|account)\//,
    ],
    types: [/^aws-lambda$/],
  },
  'storage alone speaks to AWS': {
    of: /^lib\/storage\//,
    may: [/^@aws-sdk\//, /^node:/, /^lib\/(storage|contract)\//],
  },
  'account and quota': {
    of: /^lib\/(account|metering)\//,
    may: [/^node:/, /^zod\/mini$/, /^tldts$/, /^lib\/(account|metering|storage|contract)\//],
  },
  'background jobs': {
    of: /^lib\/jobs\//,
    may: [/^node:/, /^lib\/(jobs|account|outgoing|i18n|metering|storage|contract)\//],
  },
  'what leaves the service': {
    of: /^lib\/outgoing\//,
    may: [/^node:/, /^nodemailer$/, /^@aws-sdk\/client-sesv2$/, /^lib\/(outgoing|account|contract|storage|i18n)\//],
  },
  'scripts of pages know the browser alone': {
    of: /^lib\/pages\/browser\//,
    may: [/^lib\/pages\/browser\//, /^lib\/clients\/(curl|language|phrases)\.ts$/],
  },
  'pages receive finished values': {
    of: /^lib\/pages\//,
    may: [/^node:/, /^lib\/(pages|clients|i18n|contract|present|draw)\//],
    types: [/^lib\/(account|metering)\//],
  },
  'places know no astrology': {
    of: /^lib\/place\//,
    may: [/^(?!swisseph|@aws|@middy)[@\w]/, /^lib\/(place|contract)\//, /^layers\/jyotish\/ephemeris\/instant\.ts$/],
  },
  'drawings receive finished values': {
    of: /^lib\/draw\//,
    may: [/^lib\/draw\//, /^lib\/i18n\/(drawing|drawing-words|languages)\.ts$/],
  },
  'reports are written from answers': {
    of: /^lib\/report\//,
    may: [
      /^zod\/mini$/,
      /^lib\/(report|draw)\//,
      /^lib\/i18n\/(report|report-words|sky|drawing|drawing-words|languages)\.ts$/,
    ],
  },
  'language models are spoken to by adapters': {
    of: /^lib\/llm\//,
    may: [/^@aws-sdk\/client-bedrock-runtime$/, /^zod\/mini$/, /^lib\/(llm|contract)\//],
  },
  'conversations are kept': {
    of: /^lib\/conversation\//,
    may: [
      /^node:crypto$/,
      /^lib\/(conversation|storage|contract)\//,
      /^lib\/present\/utc\.ts$/,
      /^lib\/i18n\/languages\.ts$/,
    ],
    types: [/^zod\/mini$/],
  },
  'publishing stores what the press makes': {
    of: /^lib\/publish\//,
    may: [
      PORTS,
      /^node:(crypto|zlib)$/,
      /^lib\/(publish|storage|contract|report)\//,
      /^lib\/metering\/reimburse\.ts$/,
      /^lib\/outgoing\/(request|webhook|letter-html)\.ts$/,
      /^lib\/derive\/gather\.ts$/,
      /^lib\/i18n\/(drawing|languages|mail)\.ts$/,
    ],
    types: [/^lib\/(press|draw)\//],
  },
  'the press sets type and paints': {
    of: /^lib\/press\//,
    may: [/^(harfbuzzjs|@resvg\/resvg-wasm|pdfkit|fontkit)$/, /^node:/, /^lib\/(press|draw)\//],
    types: [/^lib\/report\/blocks\.ts$/],
  },
  'client libraries are written from the document': {
    of: /^lib\/clients\//,
    may: [/^node:/, /^lib\/(clients|i18n)\//],
  },
  'words know the domain’s tables at most': {
    of: /^lib\/i18n\//,
    may: [/^lib\/i18n\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'the feed is written from facts and words': {
    of: /^lib\/horoscope\//,
    may: [/^lib\/(horoscope|i18n)\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'assistants find and call endpoints': {
    of: /^lib\/mcp\//,
    may: [
      /^@modelcontextprotocol\/server$/,
      /^zod$/,
      /^lib\/(mcp|contract|derive|i18n)\//,
      /^lib\/astrologer\/(intents|verify\/normalise)\.ts$/,
      /^lib\/http\/is-record\.ts$/,
      PORTS,
    ],
  },
  'the astrologer speaks of what is known': {
    of: /^lib\/astrologer\//,
    may: [/^zod\/mini$/, /^lib\/(astrologer|ask|i18n|contract)\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'questions to the layer': {
    of: /^lib\/ask\//,
    may: [/^lib\/(ask|contract)\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
  },
  'presenters receive finished values': {
    of: /^lib\/present\//,
    // The UID of an event in a calendar is a digest.
    may: [/^node:crypto$/, /^lib\/(present|i18n|contract)\//, /^layers\/jyotish\/(?!ephemeris\/swisseph)/],
    types: [/^lib\/(ask|draw|account|horoscope|metering)\//],
  },
  'data made from the registry': { of: /^lib\/derive\/[\w-]+-data\.ts$/, may: [/^lib\/(derive|contract)\//] },
  // They find functions by looking (registry) or as built files, never by name.
  'build, derivation and local programs': {
    of: /^lib\/(derive|deploy|local)\//,
    may: [/^(?!swisseph|@aws|@middy|functions\/)/],
  },
  'the worker renders what was ordered': {
    of: /^functions\/worker\.ts$/,
    may: [/^node:timers\/promises$/, /^lib\/(publish|storage|metering|outgoing)\//, /^lib\/press\/press\.ts$/],
  },
  'the authorizer and platform functions': {
    of: PLATFORM,
    may: [
      /^node:crypto$/,
      /^zod\/mini$/,
      /^lib\/(contract|http|i18n|ask|present|astrologer|account|metering|storage|jobs|outgoing|pages|clients|mcp)\//,
      /^lib\/(report|draw|publish|conversation)\//,
      /^lib\/derive\/([\w-]+-data|run|gather)\.ts$/,
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
      /^lib\/(contract|i18n|ask|present|astrologer|draw|horoscope)\//,
      /^lib\/http\/(serve|resource\/serve|engine|read\/(names|window|zone))\.ts$/,
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
    const lawless = files.filter((file) => ruleOf(file) === undefined && !/^lib\/(report|llm)\//.test(file));
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
    expect(circles(imports)).toEqual([]);
  });

  it('has no circle of rooms in lib', () => {
    // Programs on a developer's machine: what is built is run there, and packaging borrows a loopback server.
    const libRoomOf = (file: string): string | undefined =>
      /^lib\/([\w-]+)\//.exec(file)?.[1]?.replace(/^(deploy|local)$/, 'programs');
    const between = imports.flatMap((one) => {
      const [from, to] = [libRoomOf(one.from), libRoomOf(one.to)];
      return from === undefined || to === undefined || from === to ? [] : [{ ...one, from, to }];
    });
    expect(circles(between)).toEqual([]);
  });

  it('hands no sky to the presenters', () => {
    const asking = imports.filter(
      ({ from, to, names }) =>
        from.startsWith('lib/present/') &&
        to.startsWith('layers/') &&
        names.some((name) => name === 'Sky' || takesSky(to).has(name)),
    );
    expect(asking.map(({ from, to, names }) => `${from} imports ${names.join(', ')} of ${to}`)).toEqual([]);
    expect(takesSky('layers/jyotish/chart/chart.ts')).toContain('castChart');
  });

  it.each([
    ['swisseph-wasm', [WASM]],
    ['@middy/', ['lib/http/wrap.ts']],
    ['@resvg/', ['lib/press/png.ts']],
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

  it('cites rules where they are: in the rule book, not in a document that is not here', () => {
    const cited =
      /\b(conventions(-\d)?(\.md)? §?[A-Z0-9]\.?\d*\b|conventions-\d|(content|face|voice)\.md|content \d\.\d)/i;
    const strange = globSync('{functions,layers,lib,tests}/**/*.{ts,json,md}', { cwd: ROOT }).filter((file) =>
      cited.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(strange).toEqual([]);
  });

  it('gives every export of the layer a name of its own', async () => {
    expect(nameClashes(await layerExports())).toEqual([]);
  });
});
