/**
 * Removes what a running function does not need. Output schemas and descriptions serve documents and tests only; creating
 * the schemas is the most expensive part of a cold start, so bundles are built without them.
 */
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { basename, dirname, extname } from 'node:path';
import { transform, type Plugin } from 'esbuild';
import ts from 'typescript';

/** A member or statement that goes, and what stands in its place. */
interface Cut {
  readonly node: ts.Node;
  readonly text: string;
}

/** The functions that declare a contract. */
const DOORS = ['endpoint', 'resource', 'report', 'page'];

const isEndpointCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && DOORS.includes(node.expression.text);

/** Members of an endpoint that only documents and tests read. */
const DOCUMENTED = ['output', 'answers', 'description', 'sources', 'errors'];

/** How often names stand in a part of a file. */
type Uses = Map<string, number>;

/** A statement of a file with the names in it, without those of what is cut of it. */
interface Part {
  readonly statement: ts.Statement;
  readonly uses: Uses;
  readonly cuts: readonly Cut[];
}

const partOf = (statement: ts.Statement, source: ts.SourceFile): Part => {
  const uses: Uses = new Map();
  const cuts: Cut[] = [];
  const count = (name: string): void => void uses.set(name, (uses.get(name) ?? 0) + 1);
  const walk = (node: ts.Node): void => {
    // A type (`typeof item`) uses no constant.
    if (ts.isTypeQueryNode(node)) return;
    if (ts.isIdentifier(node)) count(node.text);
    ts.forEachChild(node, isEndpointCall(node) ? walkCall : walk);
  };
  const walkCall = (argument: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(argument)) return walk(argument);
    for (const member of argument.properties) {
      const name = member.name?.getText(source) ?? '';
      if (!DOCUMENTED.includes(name)) walk(member);
      else {
        count(name);
        cuts.push({ node: member, text: `${name}: undefined` });
      }
    }
  };
  walk(statement);
  return { statement, uses, cuts };
};

/** Whether a statement declares constants of this file alone that nothing else in it uses. */
const isUnused = ({ statement }: Part, uses: Uses): boolean =>
  ts.isVariableStatement(statement) &&
  statement.modifiers === undefined &&
  statement.declarationList.declarations.every(({ name }) => ts.isIdentifier(name) && uses.get(name.text) === 1);

/** Parts of which nothing is left without use. Importing a file has no side effects, so constants can be removed. */
const used = (parts: readonly Part[]): readonly Part[] => {
  const uses: Uses = new Map();
  for (const part of parts) for (const [name, n] of part.uses) uses.set(name, (uses.get(name) ?? 0) + n);
  const left = parts.filter((part) => !isUnused(part, uses));
  return left.length === parts.length ? parts : used(left);
};

const linesIn = (text: string): string => text.replaceAll(/[^\n]/g, '');

/** The source of a function without what only documents read, and what only that used. The rest stays in its lines. */
export const withoutDocumented = (text: string): string => {
  const source = ts.createSourceFile('function.ts', text, ts.ScriptTarget.Latest);
  const parts = source.statements.map((statement) => partOf(statement, source));
  if (parts.every(({ cuts }) => cuts.length === 0)) return text;
  const left = new Set(used(parts));
  return parts
    .flatMap((part) => (left.has(part) ? part.cuts : [{ node: part.statement, text: '' }]))
    .toReversed()
    .reduce(
      (rest, { node, text: put }) =>
        rest.slice(0, node.getStart(source)) + put + linesIn(node.getText(source)) + rest.slice(node.getEnd()),
      text,
    );
};

/** For the bundles of functions. */
export const leanFunctions: Plugin = {
  name: 'lean-functions',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]functions[/\\].*\.ts$/ }, ({ path }) => ({
      contents: withoutDocumented(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
  },
};

/**
 * For the layer: Middy needs the names of HTTP statuses, for which Node would load its whole HTTP client and server. What
 * composes e-mails, and what sends to customers, keeps them; they are loaded only where something is sent.
 */
export const leanLayer: Plugin = {
  name: 'lean-layer',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:http$/ }, ({ importer }) =>
      /[/\\]nodemailer[/\\]|[/\\]outgoing[/\\]request\.ts$/.test(importer)
        ? undefined
        : { path: 'status-codes', namespace: 'lean' },
    );
    onLoad({ filter: /.*/, namespace: 'lean' }, () => ({
      contents: `export const STATUS_CODES = ${JSON.stringify(STATUS_CODES)};`,
    }));
  },
};

/** Ours, and the schemas of zod: what a calculation loads. */
const LOADED = /[/\\](lib|layers[/\\]jyotish|node_modules[/\\]zod[/\\]v4)[/\\]/;
/** What has an object of a class for its `this`: esbuild does not know there which `this` an arrow function means. */
const OF_A_CLASS = /\b(class|super)\b/;

/**
 * For the layer: V8 parses an arrow function within a function wholly before the file runs, and skips any other until it is
 * called. Files without a class are shipped without them.
 */
export const leanArrows: Plugin = {
  name: 'lean-arrows',
  setup({ onLoad }) {
    onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!LOADED.test(path) || OF_A_CLASS.test(text)) return undefined;
      const { code } = await transform(text, {
        loader: extname(path) === '.ts' ? 'ts' : 'js',
        target: 'node24',
        supported: { arrow: false },
        charset: 'utf8',
        sourcemap: 'inline',
        sourcesContent: false,
        sourcefile: basename(path),
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      });
      return { contents: code, loader: 'js', resolveDir: dirname(path) };
    });
  },
};
