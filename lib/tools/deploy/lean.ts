/**
 * Removes what a running function does not need. Output schemas and descriptions serve documents and tests only; creating
 * the schemas is the most expensive part of a cold start, so bundles are built without them.
 */
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The functions that declare a contract. */
const DOORS = ['endpoint', 'resource', 'report', 'page'];

const isEndpointCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && DOORS.includes(node.expression.text);

/** Members of an endpoint that only documents and tests read. */
const DOCUMENTED = ['output', 'answers', 'description', 'sources', 'errors'];

/** Those members of the endpoint in a file. */
const documentedCuts = (source: ts.SourceFile): readonly Cut[] => {
  const found: Cut[] = [];
  const walk = (node: ts.Node): void => {
    const [spec] = isEndpointCall(node) ? node.arguments : [];
    if (spec !== undefined && ts.isObjectLiteralExpression(spec)) {
      for (const member of spec.properties) {
        const name = member.name?.getText(source) ?? '';
        if (DOCUMENTED.includes(name))
          found.push({ from: member.getStart(source), to: member.getEnd(), text: `${name}: undefined` });
      }
    } else ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
};

/** Unused top-level constants; a type (`typeof item`) uses none. Importing a file has no side effects, so they can be removed. */
const unusedConstants = (source: ts.SourceFile): Cut[] => {
  const uses = new Map<string, number>();
  const count = (node: ts.Node): void => {
    if (ts.isTypeQueryNode(node)) return;
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, count);
  };
  count(source);
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || statement.modifiers !== undefined) return [];
    const names = statement.declarationList.declarations.map(({ name }) => name);
    const unused = names.every((name) => ts.isIdentifier(name) && uses.get(name.text) === 1);
    return unused ? [{ from: statement.getStart(source), to: statement.getEnd(), text: '' }] : [];
  });
};

const applied = (text: string, cuts: readonly Cut[]): string =>
  cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: put }) => rest.slice(0, from) + put + rest.slice(to), text);

/** The source of a function without what only documents read, and what only that used. */
export const withoutDocumented = (text: string): string => {
  const parse = (code: string): ts.SourceFile => ts.createSourceFile('function.ts', code, ts.ScriptTarget.Latest, true);
  const documented = documentedCuts(parse(text));
  if (documented.length === 0) return text;
  let lean = applied(text, documented);
  for (;;) {
    const cuts = unusedConstants(parse(lean));
    if (cuts.length === 0) return lean;
    lean = applied(lean, cuts);
  }
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
