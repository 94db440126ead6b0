/** How Java text is laid out: comments, literals, imports, calls over several lines. */
import { wrapped } from '../prose.ts';

/** Longest line. */
export const WIDTH = 120;

/** A text literal. */
export const quoted = (text: string): string => JSON.stringify(text);

/** Text as Javadoc shows it: what HTML and its tags would take for their own is written out. */
export const javadocText = (text: string): string =>
  text
    .split('`')
    .map((part, i) =>
      i % 2 === 1 && /^[^{}@\n]*$/.test(part)
        ? `{@code ${part}}`
        : part
            .replaceAll('&', '&amp;')
            .replaceAll('<', '&lt;')
            .replaceAll('>', '&gt;')
            .replaceAll('@', '&#64;')
            .replaceAll('*/', '*&#47;'),
    )
    .join('');

/** Stands for a space at which no line ends. */
const HARD_SPACE = '\u0000';

/** A Javadoc comment of paragraphs that are Javadoc text already, or begin with the `@` of a tag; '' where there is nothing to say. */
export const javadoc = (paragraphs: readonly string[], indent: string): string => {
  const [first = '', ...others] = paragraphs.filter(Boolean);
  if (first === '') return '';
  const width = WIDTH - indent.length - 3;
  const lines = [first, ...others.map((text) => (text.startsWith('@') ? text : `<p>${text}`))]
    .flatMap((text, i) => [
      ...(i > 0 ? [''] : []),
      // A tag stays on one line.
      ...wrapped(
        text.replaceAll(/\{@\w+ [^{}]*\}/g, (tag) => tag.replaceAll(' ', HARD_SPACE)),
        width,
      ),
    ])
    .map((line) => line.replaceAll(HARD_SPACE, ' '));
  const only = `${indent}/** ${lines[0] ?? ''} */`;
  return lines.length === 1 && only.length <= WIDTH
    ? `${only}\n`
    : `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
};

/** Imports for the classes that a text names, in order; `known` is where each of them lies. */
export const importsOf = (text: string, known: ReadonlyMap<string, string>): string => {
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const links = [...text.matchAll(/\{@link (\w+)/g)].map(([, name = '']) => name);
  const names = new Set([...[...code.matchAll(/\b[A-Z]\w*\b/g)].map(([name]) => name), ...links]);
  return [...names]
    .flatMap((name) => known.get(name) ?? [])
    .sort()
    .map((path) => `import ${path};\n`)
    .join('');
};

/** A method: on one line if it fits, else with its parameters, or each of them, on lines of their own. */
export const methodText = (head: string, parameters: readonly string[], body: string, indent: string): string => {
  const list = parameters.join(', ');
  const deep = `${indent}        `;
  const line = `${indent}${head}(${list}) {`;
  const rows = `${deep}${list}) {`.length <= WIDTH ? [list] : parameters;
  const broken = `${indent}${head}(\n${rows.map((one) => `${deep}${one}`).join(',\n')}) {`;
  const opened = line.length <= WIDTH ? line : broken;
  return `${opened}\n${body}${indent}}\n`;
};

/** A statement that is a call: its arguments on lines of their own where it is too long. */
export const callText = (head: string, args: readonly string[], indent: string): string => {
  const line = `${indent}${head}(${args.join(', ')});`;
  const deep = `${indent}        `;
  if (line.length <= WIDTH) return `${line}\n`;
  const list = `${deep}${args.join(', ')});`;
  return list.length <= WIDTH
    ? `${indent}${head}(\n${list}\n`
    : `${indent}${head}(\n${args.map((one) => `${deep}${one}`).join(',\n')});\n`;
};
