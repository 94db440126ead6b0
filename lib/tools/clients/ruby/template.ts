/** The Ruby library: the runtime as it is, and suites and client from the model. Standard library alone. */
import { EXAMPLES, type Template } from '../language.ts';
import {
  allFields,
  type Method,
  type Model,
  type Suite,
  type Type,
  written,
  writtenAnswer,
} from '../../../service/catalogue/client-model/model.ts';
import { pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { ownFile } from '../own-files.ts';
import { commonFiles, methodProse, wrapped } from '../prose.ts';
import { AUTHOR, DESCRIPTION, linksOf } from '../package-facts.ts';
import { PROTOCOL } from '../protocol.ts';
import { shapeList } from '../shape-list.ts';
import { signatures } from './signatures.ts';
import { methodName, RUBY } from '../../../pages/snippets/ruby.ts';

const RUNTIME = ['answer', 'connections', 'errors', 'reports', 'suite', 'transport', 'webhook'] as const;
const WIDTH = 110;

const className = ({ name }: Suite): string => `${pascal(wordsOf(name))}Suite`;
const fileName = ({ name }: Suite): string => snake(wordsOf(name));

/** Comment lines; a text that goes on is indented by two more. */
const comment = (texts: readonly string[], indent: string): string =>
  texts
    .filter(Boolean)
    .flatMap((text) =>
      wrapped(text, WIDTH - indent.length).map((line, i) => `${i > 0 && text.startsWith('@') ? '  ' : ''}${line}`),
    )
    .map((line) => `${indent}#${line === '' ? '' : ` ${line}`}\n`)
    .join('');

/** A type in the notation of YARD. */
const typeText = (type: Type): string =>
  written<string>(type, {
    text: 'String',
    whole: 'Integer',
    number: 'Float',
    flag: 'Boolean',
    any: 'Object',
    choice: ({ values }) => (typeof values[0] === 'number' ? 'Integer' : 'String'),
    list: ({ of }) => `Array<${typeText(of)}>`,
    map: ({ of }) => `Hash{Symbol => ${typeText(of)}}`,
    shape: `Hash`,
    either: ({ of }) => [...new Set(of.map(typeText))].join(', '),
    nullable: ({ of }) => `${typeText(of)}, nil`,
  });

/** The shape that a type leads to, with its name in SHAPES.md. */
const shapeOf = (type: Type): string => {
  switch (type.kind) {
    case 'shape':
      return type.name;
    case 'list':
    case 'map':
    case 'nullable':
      return shapeOf(type.of);
    case 'either':
      return type.of.map(shapeOf).filter(Boolean).join(', ');
    default:
      return '';
  }
};

/** Values of a choice, shape of an object: what YARD's types do not say. */
const moreOf = (type: Type): string => {
  const inner = type.kind === 'nullable' || type.kind === 'list' ? type.of : type;
  if (inner.kind === 'choice' && inner.values.length <= 12) return ` (${inner.values.join(', ')})`;
  const shape = shapeOf(type);
  return shape === '' ? '' : ` (${shape} in SHAPES.md)`;
};

const optionsText = ({ input }: Method, model: Model): readonly string[] =>
  input === null
    ? []
    : allFields(model, input).map(
        ({ name, type, required, about }) =>
          `@option members [${typeText(type)}] :${/^\w+$/.test(name) ? name : `"${name}"`} ${required ? '(required) ' : ''}${about.replaceAll('\n', ' ')}${moreOf(type)}`,
      );

const returnText = ({ answer }: Method): string =>
  writtenAnswer(answer, {
    data: ({ type }) => `@return [Answer] data: ${typeText(type)}${moreOf(type)}`,
    document: '@return [Answer] data: the document',
    file: '@return [FileAnswer]',
    nothing: '@return [Answer] without data',
  });

const quoted = (text: string): string => `'${text}'`;
const routeText = ({ verb, path, access, query, fixed }: Method, suite: string): string =>
  `Transport::Route.new(${[
    `verb: '${verb}', path: '${path}', access: '${access}'`,
    ...(query.length > 0 ? [`query: [${query.map(quoted).join(', ')}]`] : []),
    ...(Object.keys(fixed).length > 0
      ? [
          `fixed: { ${Object.entries(fixed)
            .map((pair) => pair.map(quoted).join(' => '))
            .join(', ')} }`,
        ]
      : []),
    ...(PROTOCOL.printSuites.includes(suite) ? [`timeout: ${PROTOCOL.printTimeoutMs / 1000}`] : []),
  ].join(', ')})`;

const eachText = (method: Method, name: string): string =>
  method.rows === null
    ? ''
    : `
    # Every row of \`${name}\`, page after page.
    # @return [Enumerator]
    def ${name}_all(input = {}, **members)
      each_row(:${method.rows}) { |page| ${name}(input, **members, **page) }
    end
`;

const methodText = (method: Method, suite: string, model: Model): string => {
  const name = methodName(method.words);
  const form = method.answer.form === 'file' ? 'file' : 'json';
  return `
${comment([...methodProse(method), ...optionsText(method, model), returnText(method)], '    ')}    def ${name}(input = {}, **members)
      ask(:${form}, ${routeText(method, suite)}, input, members)
    end
${eachText(method, name)}`;
};

const suiteFile = (suite: Suite, model: Model): string => `# frozen_string_literal: true

module Udaya
${comment([suite.about], '  ')}  class ${className(suite)} < Suite${suite.methods
  .map((method) => methodText(method, suite.name, model))
  .join('')
  .replace(/^\n/, '\n')}  end
end
`;

const runtimeFile = (name: string): string => ownFile('ruby/runtime/lib/udaya', `${name}.rb`);
const example = (name: string): string => `${name}.rb`;

const clientFile = ({ suites }: Model): string =>
  runtimeFile('client')
    .replace('    # suites: readers\n', () =>
      suites
        .map(
          (suite) =>
            `${comment([suite.about], '    ')}    # @return [${className(suite)}]\n    attr_reader :${fileName(suite)}\n`,
        )
        .join(''),
    )
    .replace('      # suites: members\n', () =>
      suites.map((suite) => `      @${fileName(suite)} = ${className(suite)}.new(@transport)\n`).join(''),
    );

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(valueText).join(', ')}].freeze`;
  if (typeof value === 'string') return quoted(value);
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_');
};

const protocolFile = ({ version, baseUrl }: Model): string => `# frozen_string_literal: true

module Udaya
  VERSION = '${version}'
  # Where the API is, when nothing else is said.
  BASE_URL = '${baseUrl}'
  # Numbers and names that all Udaya libraries share.
  PROTOCOL = {
${Object.entries(PROTOCOL)
  .map(([name, value]) => `    ${snake(wordsOf(name))}: ${valueText(value)}`)
  .join(',\n')}
  }.freeze
end
`;

const indexFile = ({ suites }: Model): string => `# frozen_string_literal: true

# Vedic (sidereal) astrology over HTTP: a client of the Udaya API.
module Udaya
end

require_relative 'udaya/protocol'
${['errors', 'answer', 'connections', 'transport', 'suite', 'reports', 'webhook'].map((name) => `require_relative 'udaya/${name}'\n`).join('')}${suites
  .map((suite) => `require_relative 'udaya/suites/${fileName(suite)}'\n`)
  .join('')}require_relative 'udaya/client'
`;

/** Every shape with its members. */
const shapesFile = (model: Model): string =>
  shapeList(
    model,
    'Hashes have symbols as keys.',
    ({ type }) => `${typeText(type)}${moreOf(type).replace(' in SHAPES.md', '')}`,
  );

const gemspec = (model: Model): string => `# frozen_string_literal: true

require_relative 'lib/udaya/protocol'

Gem::Specification.new do |spec|
  spec.name = 'udaya'
  spec.version = Udaya::VERSION
  spec.summary = '${DESCRIPTION}'
  spec.authors = ['${AUTHOR}']
  spec.homepage = '${linksOf(model).home}'
  spec.license = 'MIT'
  spec.required_ruby_version = '>= 3.0'
  spec.files = Dir['lib/**/*.rb', 'sig/*.rbs', 'README.md', 'SHAPES.md', 'CHANGELOG.md', 'LICENSE']
  spec.metadata = {
    'source_code_uri' => '${linksOf(model).source}',
    'changelog_uri' => '${linksOf(model).changelog}',
    'rubygems_mfa_required' => 'true'
  }
end
`;

const STYLE = `AllCops:
  NewCops: disable
  SuggestExtensions: false
  TargetRubyVersion: 3.0
Layout/LineLength:
  Max: 120
`;

export const ruby: Template = {
  phrases: RUBY,
  files: (model) =>
    new Map([
      ['udaya.gemspec', gemspec(model)],
      ['.rubocop.yml', STYLE],
      ['SHAPES.md', shapesFile(model)],
      ['sig/udaya.rbs', signatures(model)],
      ['lib/udaya.rb', indexFile(model)],
      ['lib/udaya/protocol.rb', protocolFile(model)],
      ['lib/udaya/client.rb', clientFile(model)],
      ...RUNTIME.map((name) => [`lib/udaya/${name}.rb`, runtimeFile(name)] as const),
      ...model.suites.map((suite) => [`lib/udaya/suites/${fileName(suite)}.rb`, suiteFile(suite, model)] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('ruby/examples', example(name))] as const),
      ...commonFiles(RUBY, model),
    ]),
  example,
  format: {
    command: 'rubocop',
    args: ['--autocorrect', '--only', 'Layout', '--format', 'quiet', '--fail-level', 'fatal', '--cache', 'false'],
  },
  steps: [{ command: 'gem', args: ['build', '--quiet', 'udaya.gemspec'] }],
  tools: 'apt-get install -y ruby rubocop',
};
