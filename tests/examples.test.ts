/** Runs the examples of docstrings: each line below `@example` is a call and what it gives, `call // → value`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const EXAMPLES = /\* @example\n((?: \* .+\n)+)/g;

/** The lines of a file's examples, each with its call and its value, as they are written. */
const examplesOf = (text: string): readonly (readonly [call: string, value: string])[] =>
  [...text.matchAll(EXAMPLES)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/^ \* ?/, '').trim())
      .filter((line) => line !== '' && line !== '/')
      .map((line) => {
        const [call = '', value] = line.split(' // → ');
        if (value === undefined) throw new Error(`an example without a result: ${line}`);
        return [call, value] as const;
      }),
  );

const rows = globSync('{layers,lib}/**/*.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/node_modules|lib\/tools\/clients/.test(file))
  .flatMap((file) =>
    examplesOf(readFileSync(join(ROOT, file), 'utf8')).map(([call, value]) => [file, call, value] as const),
  );

/** What an expression gives where the exports of a file are in scope. */
const given = (expression: string, scope: Readonly<Record<string, unknown>>): unknown =>
  new Function(...Object.keys(scope), `return (${expression});`)(...Object.values(scope));

describe('examples in docstrings', () => {
  it('are found', () => {
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(rows)('%s: %s gives %s', async (file, call, value) => {
    const scope: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(ROOT, file)).href);
    expect(given(call, scope)).toEqual(given(value, {}));
  });

  it('are refused without a result', () => {
    expect(() => examplesOf('/**\n * @example\n * norm360(-30)\n */\n')).toThrow('without a result');
    expect(given('twice(2)', { twice: (n: number) => 2 * n })).toBe(4);
  });
});
