/** Habits of the source that neither the compiler nor the linter holds. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');
const IGNORE = /\bprettier-ignore\b/g;
/** Fewer numbers than this are no table, and a table is numbers for the most part. */
const TABLE_NUMBERS_MIN = 8;
const TABLE_SHARE_MIN = 0.6;

const files = globSync('{functions,layers,lib,tests}/**/*.{ts,mjs,cjs}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('node_modules/'));

/** The outermost node that stands right behind a comment of its own line; undefined where there is none. */
const nodeBehind = (source: ts.SourceFile, comment: number): ts.Node | undefined => {
  const find = (node: ts.Node): ts.Node | undefined => {
    if (node.getFullStart() > comment || node.end <= comment) return undefined;
    if (!ts.isSourceFile(node) && node.getStart(source) > comment) return node;
    return ts.forEachChild(node, find);
  };
  return find(source);
};

/** How many numbers a node has, and how many literals and identifiers in all. */
const wordsOf = (node: ts.Node): { numbers: number; all: number } => {
  let numbers = 0;
  let all = 0;
  const count = (one: ts.Node): void => {
    if (ts.isNumericLiteral(one)) numbers += 1;
    if (ts.isIdentifier(one) || ts.isLiteralExpression(one)) all += 1;
    ts.forEachChild(one, count);
  };
  count(node);
  return { numbers, all };
};

const isNumericTable = (node: ts.Node): boolean => {
  const { numbers, all } = wordsOf(node);
  return numbers >= TABLE_NUMBERS_MIN && numbers >= all * TABLE_SHARE_MIN;
};

/** Places of a file where the formatter is switched off over something that is no numeric table. */
const wrongIgnores = (file: string, text: string): string[] => {
  const places = [...text.matchAll(IGNORE)].map(({ index }) => index);
  if (places.length === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return places.flatMap((place) => {
    const lineStart = text.lastIndexOf('\n', place) + 1;
    const alone = /^\s*\/\/ prettier-ignore$/.test(text.slice(lineStart).split('\n', 1)[0] ?? '');
    const node = alone ? nodeBehind(source, place) : undefined;
    if (node !== undefined && isNumericTable(node)) return [];
    return [`${file}:${String(source.getLineAndCharacterOfPosition(place).line + 1)}`];
  });
};

describe('the formatter', () => {
  const OFF = '// prettier' + '-ignore';
  const ROW = '[1, 2, 3, 4, 5, 6, 7, 8]';

  it('lays out all but numeric tables, marked on the line before them', () => {
    // This file and the writer of a table spell the mark in strings.
    const spelled = ['tests/house.test.ts', 'lib/tools/deploy/advances.ts'];
    const checked = files.filter((file) => !spelled.includes(file));
    expect(checked.length).toBeGreaterThan(1500);
    expect(checked.flatMap((file) => wrongIgnores(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a table of numbers', `${OFF}\nconst a = ${ROW};`, []],
    ['a table in an object', `const a = {\n  ${OFF}\n  b: ${ROW},\n};`, []],
    ['a short table', `${OFF}\nconst a = [1, 2, 3];`, ['a.ts:1']],
    ['words between the numbers', `${OFF}\nconst a = { b: 1, c: 2, d: 3, e: 4, f: 5, g: 6, h: 7, i: 8 };`, ['a.ts:1']],
    ['a mark behind its table', `const a = ${ROW}; ${OFF}`, ['a.ts:1']],
    ['a mark before nothing', `const a = ${ROW};\n${OFF}\n`, ['a.ts:2']],
  ])('judges %s', (_, text, wrong) => {
    expect(wrongIgnores('a.ts', text)).toEqual(wrong);
  });
});
