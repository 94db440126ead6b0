/** Habits of the source that neither the compiler nor the linter holds. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '..');
const IGNORE = /\bprettier-ignore\b/g;
/** Fewer numbers than this are no table, and a table is numbers for the most part. */
const TABLE_NUMBERS_MIN = 8;
const TABLE_SHARE_MIN = 0.6;

const files = globSync('{functions,layers,lib,tests}/**/*.{ts,mjs,cjs}', {
  cwd: ROOT,
  exclude: ['**/node_modules'],
}).map((file) => file.replaceAll('\\', '/'));

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

/** Where a language or its script may be named by hand, and why. What tools measure, and the astrologer, are left out. */
const NAMED_LANGUAGES: Readonly<Record<string, string>> = {
  'functions/account/index.patch.ts': 'an example',
  'functions/numerology/name-number.ts': 'the letters of numerology are Latin or Devanagari',
  'layers/jyotish/chart/name-syllables.ts': 'the syllables of the stars are written in Devanagari',
  'lib/adapters/place/fold.ts': 'the nukta, a sign that spellings leave out',
  'lib/contract/suites/brand.ts': 'an example',
  'lib/contract/values/person-name.ts': 'the letters of numerology are Latin or Devanagari',
  'lib/print/draw/scripts.ts': 'the scripts of the fonts',
  'lib/words/fill.ts': 'the languages of a plural rule of CLDR',
  'lib/words/hinglish.ts': 'reads Devanagari aloud in Latin letters',
  'lib/words/spellings.ts': 'the nukta of each script',
};

/** Whether a file takes a language for Hindi or English, or a script for a language. */
const namesLanguage = (file: string, text: string): boolean => {
  if (!/['"](hi|en)['"]|Devanagari|\\u09[0-7]/.test(text)) return false;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const named = (node: ts.Node): boolean => {
    if (ts.isStringLiteralLike(node)) {
      const { parent } = node;
      return /^(hi|Devanagari)$/.test(node.text) || (node.text === 'en' && ts.isBinaryExpression(parent));
    }
    if (ts.isRegularExpressionLiteral(node)) return /Devanagari|u09[0-7]/.test(node.text);
    return ts.forEachChild(node, named) ?? false;
  };
  return named(source);
};

describe('languages', () => {
  it('are named by hand in few places', () => {
    const checked = files.filter(
      (file) =>
        /^(functions|layers|lib)\//.test(file) &&
        !/^(functions\/ai|lib\/(tools|astrologer|words\/(reading|astrologer|words\.gen)))\b/.test(file),
    );
    expect(checked.length).toBeGreaterThan(1000);
    const naming = checked.filter((file) => namesLanguage(file, readFileSync(join(ROOT, file), 'utf8')));
    expect(naming.sort()).toEqual(Object.keys(NAMED_LANGUAGES));
  });

  it.each([
    ['a comparison', "const a = language === 'en' ? 1 : 2;", true],
    ['a list', "const a = ['en', 'hi'];", true],
    ['a script', 'const isHindi = /[\\u0900-\\u097f]/.test(text);', true],
    ['a comment', "// not 'hi', nor Devanagari\nconst a = 1;", false],
    ['an example', "const a = { language: 'en' };", false],
  ])('are told in %s', (_, text, named) => {
    expect(namesLanguage('a.ts', text)).toBe(named);
  });
});

/** Errors made in a catch clause, or in a handler given to `.catch`, that do not name what was caught as their cause. */
const lostCauses = (file: string, text: string): string[] => {
  if (!/\bcatch\b/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const check = (node: ts.Node, caught: string | undefined): void => {
    if (ts.isCatchClause(node)) return;
    if (ts.isNewExpression(node)) {
      const cause = caught === 'cause' ? /\bcause\b/ : new RegExp(`\\bcause: ${caught ?? ''}\\b`);
      const keeps = caught !== undefined && cause.test(node.getText());
      if (!keeps) found.push(`${file}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`);
      return;
    }
    ts.forEachChild(node, (child) => check(child, caught));
  };
  const checkThrows = (node: ts.Node, caught: string | undefined): void => {
    if (ts.isThrowStatement(node)) check(node.expression, caught);
    else if (!ts.isFunctionLike(node) && !ts.isTryStatement(node))
      ts.forEachChild(node, (child) => checkThrows(child, caught));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCatchClause(node)) checkThrows(node.block, node.variableDeclaration?.name.getText());
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'catch'
    ) {
      const [handler] = node.arguments;
      if (handler && ts.isArrowFunction(handler)) checkThrows(handler.body, handler.parameters[0]?.name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

describe('an error thrown over another', () => {
  it('keeps that one as its cause', () => {
    // What a client library's transport caught may quote the key; the astrologer is being replaced.
    const checked = files.filter(
      (file) => /^(functions|layers|lib)\//.test(file) && !/^lib\/(tools\/clients|astrologer)\//.test(file),
    );
    expect(checked.length).toBeGreaterThan(1000);
    expect(checked.flatMap((file) => lostCauses(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['a cause', 'try { a(); } catch (error) { throw new B({ cause: error }); }', 0],
    ['a cause by its name', 'try { a(); } catch (cause) { throw new B({ cause }); }', 0],
    ['the same error', 'try { a(); } catch (error) { throw error; }', 0],
    ['no cause', "try { a(); } catch (error) { if (b) throw new B('c'); }", 1],
    ['nothing caught', 'try { a(); } catch { throw new B(); }', 1],
    ['one of two without a cause', 'a.catch((e) => { throw c ? new B({ cause: e }) : new D(); });', 1],
  ])('is judged with %s', (_, text, faults) => {
    expect(lostCauses('a.ts', text).length).toBe(faults);
  });
});
