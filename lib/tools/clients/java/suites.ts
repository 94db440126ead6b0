/** The suites of the model as classes with a method for each endpoint. */
import {
  rowOf,
  writtenAnswer,
  type Method,
  type Model,
  type Suite,
} from '../../../service/catalogue/client-model/model.ts';
import { pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { methodProse, wrapped } from '../prose.ts';
import { PROTOCOL } from '../protocol.ts';
import { methodName } from '../../../pages/snippets/java-names.ts';
import { callText, importsOf, javadoc, javadocText, methodText, quoted, WIDTH } from './text.ts';
import { boxed, readingOf } from './types.ts';

const INDENT = '    ';
const BODY = '        ';
const OPTIONS = 'CallOptions options';

export const suiteClass = ({ name }: Suite): string => `${pascal(wordsOf(name))}Suite`;

const constantOf = ({ words }: Method): string => snake(words).toUpperCase();

/** The members that stand in the query, on lines of their own where they are many. */
const queryText = (names: readonly string[]): string => {
  const list = names.map(quoted).join(', ');
  const deep = `\n${BODY}${BODY}${BODY}    `;
  return `.query(${
    list.length <= 80
      ? list
      : wrapped(list, WIDTH - 30)
          .map((line) => `${deep}${line}`)
          .join('')
  })`;
};

const routeText = (method: Method, suite: string): string => {
  const { verb, path, access, query, fixed } = method;
  const calls = [
    ...(query.length > 0 ? [queryText(query)] : []),
    ...Object.entries(fixed).map(([name, value]) => `.fixed(${quoted(name)}, ${quoted(value)})`),
    ...(PROTOCOL.printSuites.includes(suite) ? ['.timeoutMs(Protocol.PRINT_TIMEOUT_MS)'] : []),
  ];
  const head = `${INDENT}private static final Route ${constantOf(method)} =`;
  const value = `Route.of(${quoted(verb)}, ${quoted(path)}, Route.Access.${access.toUpperCase()})`;
  const line = `${head} ${value}${calls.join('')};`;
  if (line.length <= WIDTH) return `${line}\n`;
  const next = `${BODY}    ${value}${calls.join('')};`;
  return next.length <= WIDTH
    ? `${head}\n${next}\n`
    : `${head}\n${BODY}    ${value}${calls.map((call) => `\n${BODY}            ${call}`).join('')};\n`;
};

/** What a method returns, and the readers of its data and meta. */
const answerOf = ({ answer }: Method) =>
  writtenAnswer<{ readonly type: string; readonly readers: readonly string[] }>(answer, {
    data: ({ type: of, meta }) => {
      const { type, reader } = readingOf(of);
      return { type: `Answer<${boxed(type)}, ${meta}>`, readers: [reader, `${meta}::ofJson`] };
    },
    document: { type: 'Answer<JsonObject, Void>', readers: ['JsonElement::getAsJsonObject', 'meta -> null'] },
    file: { type: 'FileAnswer', readers: [] },
    nothing: { type: 'Answer<Void, Void>', readers: ['data -> null', 'meta -> null'] },
  });

interface Overloads {
  readonly name: string;
  readonly returns: string;
  readonly input: string | null;
  readonly inputOptional: boolean;
  readonly prose: readonly string[];
  /** The statement of the form with input and options. */
  readonly body: string;
}

/** All forms of a method: its input as what fills it or as a value, or none at all; with options of the call or without. */
const overloadsText = ({ name, returns, input, inputOptional, prose, body }: Overloads): string => {
  const head = `public ${returns} ${name}`;
  const whole = javadoc(prose.map(javadocText), INDENT);
  const forward = (...args: readonly string[]): string => `${BODY}return ${name}(${args.join(', ')});\n`;
  const also = (link: string, what: string): string => javadoc([`As {@link #${name}(${link})}, with ${what}.`], INDENT);
  const form = (comment: string, parameters: readonly string[], statement: string): string =>
    `\n${comment}${methodText(head, parameters, statement, INDENT)}`;
  if (input === null)
    return form(whole, [], forward('CallOptions.NONE')) + form(also('', 'options of the call'), [OPTIONS], body);
  const filling = `Consumer<${input}.Builder> input`;
  return [
    inputOptional ? form(whole, [], forward(`${input}.builder().build()`)) : '',
    form(whole, [filling], forward(`${input}.of(input)`)),
    form(whole, [`${input} input`], forward('input', 'CallOptions.NONE')),
    form(also('Consumer', 'options of the call'), [filling, OPTIONS], forward(`${input}.of(input)`, 'options')),
    form(also(input, 'options of the call'), [`${input} input`, OPTIONS], body),
  ].join('');
};

const methodsText = (method: Method, model: Model): string => {
  const { answer, rows, input, inputOptional } = method;
  const name = methodName(method.words);
  const { type, readers } = answerOf(method);
  const json = input === null ? 'new JsonObject()' : 'input.json()';
  const send = answer.form === 'file' ? 'file' : 'json';
  const one = overloadsText({
    name,
    returns: type,
    input,
    inputOptional,
    prose: methodProse(method),
    body: callText(`return transport.${send}`, [constantOf(method), json, 'options', ...readers], BODY),
  });
  const of = rowOf(method, model);
  if (rows === null || of === null) return one;
  const row = readingOf(of);
  const each = overloadsText({
    name: methodName([...method.words, 'all']),
    returns: `Rows<${boxed(row.type)}>`,
    input,
    inputOptional,
    prose: [`Every row of \`${name}\`, page after page.`],
    body: callText('return transport.rows', [constantOf(method), json, 'options', quoted(rows), row.reader], BODY),
  });
  return one + each;
};

/** The class of a suite. */
export const suiteFile = (suite: Suite, model: Model): string => {
  const text = `${javadoc([javadocText(suite.about)], '')}public final class ${suiteClass(suite)} {
${suite.methods.map((method) => routeText(method, suite.name)).join('')}
    private final Transport transport;

    ${suiteClass(suite)}(Transport transport) {
        this.transport = transport;
    }
${suite.methods.map((method) => methodsText(method, model)).join('')}}
`;
  const known = new Map([
    ...[...model.shapes.keys()].map((name) => [name, `udaya.model.${name}`] as const),
    ['JsonElement', 'com.google.gson.JsonElement'],
    ['JsonObject', 'com.google.gson.JsonObject'],
    ['Consumer', 'java.util.function.Consumer'],
  ]);
  return `package udaya;\n\n${importsOf(text, known)}\n${text}`;
};
