/** The PHP library: the runtime as it is, and types, suites and client from the model. */
import { EXAMPLES, type Template } from '../language.ts';
import {
  allFields,
  rowOf,
  shapesIn,
  type Method,
  writtenAnswer,
  type Model,
  type Suite,
} from '../../../service/catalogue/client-model/model.ts';
import { camel, pascal, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { ownFile, ownNames } from '../own-files.ts';
import { AUTHOR, DESCRIPTION, KEYWORDS, linksOf } from '../package-facts.ts';
import { commonFiles, methodProse, wrapped } from '../prose.ts';
import { FAMILIES, PROTOCOL } from '../protocol.ts';
import { shapeList } from '../shape-list.ts';
import { PHP } from '../../../pages/snippets/php.ts';
import { aliasesOf, carrierOf, typeFiles, typeText } from './types.ts';

const WIDTH = 110;

/** What knows the model while a file is written. */
interface Writing {
  readonly model: Model;
  readonly aliases: ReadonlySet<string>;
}

const className = ({ name }: Suite): string => `${pascal(wordsOf(name))}Suite`;

/** A doc block: paragraphs, then lines that stay as they are. */
const docBlock = (paragraphs: readonly string[], tags: readonly string[], indent: string): string => {
  const described = paragraphs
    .filter(Boolean)
    .flatMap((text, i) => [...(i > 0 ? [''] : []), ...wrapped(text, WIDTH - indent.length)]);
  const lines = [...described, ...(tags.length > 0 && described.length > 0 ? [''] : []), ...tags];
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line.replaceAll('*/', '* /')}`}\n`).join('')}${indent} */\n`;
};

const quoted = (text: string): string => `'${text}'`;

const answerText = ({ answer }: Method, { aliases }: Writing): string => {
  const known = (name: string): boolean => aliases.has(name);
  return writtenAnswer(answer, {
    data: ({ type, meta }) => `Answer<${typeText(type, known)}, ${typeText({ kind: 'shape', name: meta }, known)}>`,
    document: 'Answer<array<string, mixed>, null>',
    file: 'FileAnswer',
    nothing: 'Answer<null, null>',
  });
};

const routeText = ({ verb, path, access, query, fixed }: Method, suite: string): string =>
  `new Route(${[
    ...[verb, path, access].map(quoted),
    ...(query.length > 0 ? [`query: [${query.map(quoted).join(', ')}]`] : []),
    ...(Object.keys(fixed).length > 0
      ? [
          `fixed: [${Object.entries(fixed)
            .map((pair) => pair.map(quoted).join(' => '))
            .join(', ')}]`,
        ]
      : []),
    ...(PROTOCOL.printSuites.includes(suite) ? [`timeoutMs: ${PROTOCOL.printTimeoutMs}`] : []),
  ].join(', ')})`;

/** The members of the input, a line each. */
const inputLines = ({ input }: Method, { model, aliases }: Writing): readonly string[] =>
  input === null
    ? []
    : allFields(model, input).flatMap(({ name, type, required, about }) =>
        wrapped(
          `- \`${name}\` ${typeText(type, (one) => aliases.has(one))}${required ? ', required' : ''}: ${about.replaceAll('\n', ' ')}`,
          WIDTH - 8,
        ).map((line, i) => (i > 0 ? `  ${line}` : line)),
      );

const inputType = ({ input }: Method, { aliases }: Writing): string =>
  input !== null && aliases.has(input) ? input : 'array<string, mixed>';

const eachText = (method: Method, suite: string, writing: Writing): string => {
  const row = rowOf(method, writing.model);
  if (row === null) return '';
  const name = camel(method.words);
  const tags = [
    `@param ${inputType(method, writing)} $input`,
    `@return \\Generator<int, ${typeText(row, (one) => writing.aliases.has(one))}>`,
  ];
  return `
${docBlock([`Every row of \`${name}\`, page after page.`], tags, '    ')}    public function ${name}All(array $input = [], ?CallOptions $options = null): \\Generator
    {
        return $this->eachRow(${routeText(method, suite)}, '${method.rows}', $input, $options);
    }
`;
};

const methodText = (method: Method, suite: string, writing: Writing): string => {
  const name = camel(method.words);
  const isFile = method.answer.form === 'file';
  const needed = method.input !== null && !method.inputOptional;
  const input = method.input === null ? '' : `array $input${needed ? '' : ' = []'}, `;
  const tags = [
    ...(method.input === null ? [] : [`@param ${inputType(method, writing)} $input`]),
    `@return ${answerText(method, writing)}`,
  ];
  return `
${docBlock(methodProse(method), [...inputLines(method, writing), ...tags], '    ')}    public function ${name}(${input}?CallOptions $options = null): ${isFile ? 'FileAnswer' : 'Answer'}
    {
        $route = ${routeText(method, suite)};
        return $this->transport->${isFile ? 'file' : 'json'}($route, ${method.input === null ? '[]' : '$input'}, $options);
    }
${eachText(method, suite, writing)}`;
};

/** Aliases that the doc blocks of a suite name. */
const importsOf = ({ methods }: Suite, { model, aliases }: Writing): readonly string[] => {
  const direct = methods.flatMap(({ input, answer, rows }) => [
    ...(input === null ? [] : [input, ...allFields(model, input).flatMap(({ type }) => shapesIn(type))]),
    ...(answer.form === 'data' ? [answer.meta, ...shapesIn(answer.type)] : []),
    ...(answer.form === 'data' && rows !== null && answer.type.kind === 'shape'
      ? (model.shapes.get(answer.type.name)?.fields ?? []).flatMap(({ type }) => shapesIn(type))
      : []),
  ]);
  return [...new Set(direct)].filter((name) => aliases.has(name)).sort();
};

const suiteFile = (suite: Suite, writing: Writing): string => `<?php

declare(strict_types=1);

namespace Udaya\\Suites;

use Udaya\\Answer;
use Udaya\\CallOptions;
${suite.methods.some(({ answer }) => answer.form === 'file') ? 'use Udaya\\FileAnswer;\n' : ''}use Udaya\\Route;
use Udaya\\Suite;
${[...new Set(importsOf(suite, writing).map(carrierOf))]
  .sort()
  .map((carrier) => `use Udaya\\${carrier};\n`)
  .join('')}
${docBlock(
  [suite.about],
  importsOf(suite, writing).map((name) => `@phpstan-import-type ${name} from ${carrierOf(name)}`),
  '',
)}final class ${className(suite)} extends Suite
{${suite.methods.map((method) => methodText(method, suite.name, writing)).join('')}}
`;

const clientFile = ({ suites }: Model): string =>
  ownFile('php/runtime/Client.php')
    .replace('    // suites: properties\n', () =>
      suites
        .map(
          (suite) =>
            `${docBlock([suite.about], [], '    ')}    public readonly Suites\\${className(suite)} $${camel(wordsOf(suite.name))};\n`,
        )
        .join(''),
    )
    .replace('        // suites: members\n', () =>
      suites
        .map(
          (suite) =>
            `        $this->${camel(wordsOf(suite.name))} = new Suites\\${className(suite)}($this->transport);\n`,
        )
        .join(''),
    );

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}]`;
  if (typeof value === 'string') return quoted(value);
  return String(value);
};

const protocolFile = ({ version, baseUrl }: Model): string => `<?php

declare(strict_types=1);

namespace Udaya;

/** Numbers and names that all Udaya libraries share. */
final class Protocol
{
    public const VERSION = '${version}';
    /** Where the API is, when nothing else is said. */
    public const BASE_URL = '${baseUrl}';
${Object.entries(PROTOCOL)
  .map(([name, value]) => `    public const ${wordsOf(name).join('_').toUpperCase()} = ${valueText(value)};\n`)
  .join('')}}
`;

const errorFile = (name: string, about: string): string => `<?php

declare(strict_types=1);

namespace Udaya;

/** ${about.replaceAll('retry_after', 'retryAfter')} */
final class ${name}Error extends UdayaError
{
}
`;

const AUTOLOAD = `<?php

// Loads the library where Composer is not used.

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/src/' . str_replace('\\\\', '/', substr($class, strlen('Udaya\\\\'))) . '.php';
    if (str_starts_with($class, 'Udaya\\\\') && is_file($file)) {
        require $file;
    }
});
`;

const composerJson = (model: Model): string =>
  `${JSON.stringify(
    {
      name: 'udaya/client',
      version: model.version,
      description: DESCRIPTION,
      keywords: KEYWORDS,
      type: 'library',
      license: 'MIT',
      authors: [{ name: AUTHOR }],
      homepage: linksOf(model).home,
      support: { docs: linksOf(model).home, source: linksOf(model).source },
      require: { php: '>=8.1', 'ext-curl': '*', 'ext-json': '*' },
      autoload: { 'psr-4': { 'Udaya\\': 'src/' } },
    },
    null,
    4,
  )}\n`;

const example = (name: string): string => `${name}.php`;

export const php: Template = {
  phrases: PHP,
  files: (model) => {
    const writing: Writing = { model, aliases: aliasesOf(model) };
    return new Map([
      ['composer.json', composerJson(model)],
      ['autoload.php', AUTOLOAD],
      [
        'SHAPES.md',
        shapeList(model, 'Objects are arrays with texts as keys.', ({ type }) => `\`${typeText(type, () => true)}\``),
      ],
      ...[...typeFiles(model, writing.aliases)].map(([name, text]) => [`src/${name}.php`, text] as const),
      ['src/Protocol.php', protocolFile(model)],
      ['src/Client.php', clientFile(model)],
      ...ownNames('php/runtime', 'Client.php').map((name) => [`src/${name}`, ownFile('php/runtime', name)] as const),
      ...FAMILIES.map(({ name, about }) => [`src/${name}Error.php`, errorFile(name, about)] as const),
      ...model.suites.map((suite) => [`src/Suites/${className(suite)}.php`, suiteFile(suite, writing)] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('php/examples', example(name))] as const),
      ...commonFiles(PHP, model),
    ]);
  },
  example,
  tools: 'apt-get install -y php-cli php-curl php-codesniffer',
};
