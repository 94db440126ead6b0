/** The Go library: the runtime as it is, and services and structs from the model. Standard library alone. */
import { EXAMPLES, type Template } from '../language.ts';
import { rowOf, type Method, type Model, type Suite } from '../../../service/catalogue/client-model/model.ts';
import { camel, pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { keysOf, namedKeys } from '../keys.ts';
import { ownFile } from '../own-files.ts';
import { commonFiles, methodProse } from '../prose.ts';
import { FAMILIES, PROTOCOL } from '../protocol.ts';
import { fieldName, goName, MODULE } from '../../../pages/snippets/go-names.ts';
import { GO } from '../../../pages/snippets/go.ts';
import { comment, structText } from './source.ts';
import { goTypes, type GoTypes } from './structs.ts';
import { typeText } from './types.ts';

const RUNTIME = ['answer', 'client_test', 'doc', 'open', 'option', 'pager', 'transport', 'webhook'] as const;

const serviceField = ({ name }: Suite): string => goName(wordsOf(name));
const serviceName = (suite: Suite): string => `${serviceField(suite)}Service`;
const quoted = (text: string): string => JSON.stringify(text);

const importLines = (paths: readonly string[]): string => {
  if (paths.length > 1) return `import (\n${paths.map((path) => `\t${quoted(path)}\n`).join('')})\n\n`;
  return paths.map((path) => `import ${quoted(path)}\n\n`).join('');
};

/** Go source with the imports that it needs. */
const goFile = (about: string, body: string): string => {
  const imports = ['context', 'encoding/json', 'time'].filter((path) =>
    new RegExp(`\\b${path.split('/').at(-1) ?? ''}\\.[A-Z]`).test(body.replaceAll(/^\s*\/\/.*$/gm, '')),
  );
  const lines = importLines(imports);
  return `// Code generated from the API document; DO NOT EDIT.\n\npackage udaya\n\n${about}${lines}${body}`;
};

const ACCESS = { key: '', session: 'bySession', either: 'byEither', none: 'byAnyone' } as const;

const routeText = ({ verb, path, access, query, fixed }: Method, suite: string): string =>
  `route{${[
    `verb: ${quoted(verb)}, path: ${quoted(path)}`,
    ...(ACCESS[access] === '' ? [] : [`access: ${ACCESS[access]}`]),
    ...(query.length > 0 ? [`query: []string{${query.map(quoted).join(', ')}}`] : []),
    ...(Object.keys(fixed).length > 0
      ? [
          `fixed: map[string]any{${Object.entries(fixed)
            .map(([name, value]) => `${quoted(name)}: ${quoted(value)}`)
            .join(', ')}}`,
        ]
      : []),
    ...(PROTOCOL.printSuites.includes(suite) ? ['timeout: protocol.printTimeout'] : []),
  ].join(', ')}}`;

const dataType = ({ answer }: Method, types: GoTypes): string => {
  if (answer.form === 'data') return typeText(answer.type, { types, isInput: false });
  if (answer.form === 'document') return 'json.RawMessage';
  return 'struct{}';
};

/** The method that walks through a list. */
const allText = (method: Method, suite: Suite, types: GoTypes): string => {
  const { rows, input } = method;
  const row = rowOf(method, types.model);
  if (rows === null || input === null || row === null) return '';
  const name = goName(method.words);
  const of = typeText(row, { types, isInput: false });
  return `
// ${name}All gives every row of ${name}, page after page.
func (s *${serviceName(suite)}) ${name}All(ctx context.Context, in ${types.nameOf(input)}, options ...Option) *Pager[${of}] {
	return &Pager[${of}]{page: func(cursor string) ([]${of}, string, error) {
		if cursor != "" {
			in.Cursor = cursor
		}
		answer, err := s.${name}(ctx, in, options...)
		if err != nil {
			return nil, "", err
		}
		return answer.Data.${fieldName(rows)}, answer.Data.Cursor, nil
	}}
}
`;
};

const methodText = (method: Method, suite: Suite, types: GoTypes): string => {
  const name = goName(method.words);
  const isFile = method.answer.form === 'file';
  const [summary = '', ...more] = methodProse(method);
  const given = method.input === null ? '' : `in ${types.nameOf(method.input)}, `;
  const data = dataType(method, types);
  const route = routeText(method, suite.name);
  const input = method.input === null ? 'nil' : 'in';
  return `
${comment([`${name}: ${summary}`, ...more], '')}func (s *${serviceName(suite)}) ${name}(ctx context.Context, ${given}options ...Option) (*${isFile ? 'File' : `Answer[${data}]`}, error) {
	return ${isFile ? `s.transport.file(ctx, ${route}, ${input}, options)` : `call[${data}](ctx, s.transport, ${route}, ${input}, options)`}
}
${allText(method, suite, types)}`;
};

/** What the comment of a method's own struct says. */
const descriptionsOf = (types: GoTypes): ReadonlyMap<string, string> =>
  new Map(
    types.model.suites.flatMap((suite) =>
      suite.methods.flatMap(({ words, input, answer }): (readonly [string, string])[] => {
        const method = `${serviceField(suite)}.${goName(words)}`;
        const described = (shape: string, what: string): readonly [string, string] => [
          shape,
          `${types.nameOf(shape)} is ${what} ${method}.`,
        ];
        return [
          ...(input === null ? [] : [described(input, 'the input of')]),
          ...(answer.form === 'data' && answer.type.kind === 'shape'
            ? [described(answer.type.name, 'the answer of')]
            : []),
        ];
      }),
    ),
  );

const structs = (suite: string, types: GoTypes): string => {
  const described = descriptionsOf(types);
  return types
    .shapesOf(suite)
    .map((shape) => `\n${structText(shape, types, described.get(shape.name) ?? '')}`)
    .join('');
};

const suiteFile = (suite: Suite, types: GoTypes): string =>
  goFile(
    '',
    `// ${serviceName(suite)}: ${suite.about}
type ${serviceName(suite)} struct {
	transport *transport
}
${suite.methods.map((method) => methodText(method, suite, types)).join('')}${structs(suite.name, types)}`,
  );

const clientFile = ({ suites }: Model): string =>
  ownFile('go/runtime/client.go')
    .replace('	// suites: fields\n', () =>
      suites
        .map((suite) => `${comment([suite.about], '\t')}\t${serviceField(suite)} *${serviceName(suite)}\n`)
        .join(''),
    )
    .replace('		// suites: members\n', () =>
      suites.map((suite) => `\t\t${serviceField(suite)}: &${serviceName(suite)}{t},\n`).join(''),
    );

const errorsFile = (): string =>
  ownFile('go/runtime/errors.go')
    .replace('// families: types\n', () =>
      FAMILIES.map(
        ({
          name,
          about,
        }) => `${comment([`${name}Error: ${about.replace('retry_after', 'RetryAfter').replace('details', 'Details')}`], '')}type ${name}Error struct{ *APIError }

// Unwrap gives the APIError in it.
func (e *${name}Error) Unwrap() error { return e.APIError }
`,
      ).join('\n'),
    )
    .replace('	// families: statuses\n', () =>
      FAMILIES.filter(({ statuses }) => statuses.length > 0)
        .map(({ name, statuses }) => `\tcase ${statuses.join(', ')}:\n\t\treturn &${name}Error{e}\n`)
        .join(''),
    );

/** A number or name of the protocol: its Go name, type and value. */
const protocolRow = ([name, value]: [string, unknown]): readonly [name: string, type: string, value: string] => {
  if (Array.isArray(value)) {
    const type = typeof value[0] === 'string' ? '[]string' : '[]int';
    return [name, type, `${type}{${value.map((one) => JSON.stringify(one)).join(', ')}}`];
  }
  const unit = /^(.*)(Ms|Seconds)$/.exec(name);
  if (unit) {
    const ms = Number(value) * (unit[2] === 'Ms' ? 1 : 1000);
    const text = ms % 1000 === 0 ? `${ms / 1000} * time.Second` : `${ms} * time.Millisecond`;
    return [unit[1] ?? name, 'time.Duration', text];
  }
  return typeof value === 'string'
    ? [name, 'string', quoted(value)]
    : [name, Number.isInteger(value) ? 'int' : 'float64', String(value)];
};

const protocolFile = ({ version, baseUrl }: Model): string => {
  const rows = Object.entries(PROTOCOL)
    .filter(([name]) => name !== 'printSuites')
    .map(protocolRow);
  return goFile(
    '',
    `// Version of the API document that this package was written from.
const Version = ${quoted(version)}

// BaseURL is where the API is, when nothing else is said.
const BaseURL = ${quoted(baseUrl)}

// protocol has numbers and names that all Udaya libraries share.
var protocol = struct {
${rows.map(([name, type]) => `\t${camel(wordsOf(name))} ${type}\n`).join('')}}{
${rows.map(([name, , value]) => `\t${camel(wordsOf(name))}: ${value},\n`).join('')}}
`,
  );
};

const goMod = `module ${MODULE}

go 1.19
`;

const example = (name: string): string => `${name}/main.go`;

/** Part of a name: `d9` of `D9`, `WholeSign` of `whole_sign`. */
const keyName = (key: string): string => pascal(wordsOf(key));

const keysFile = (
  model: Model,
): string => `// Package keys has the keys that members of requests take: keys.AyanamsaLahiri is "lahiri".
package keys
${[...keysOf(model)]
  .map(
    ([member, keys]) => `
// Keys of ${member}.
const (
${namedKeys(keys, keyName)
  .map(([name, key]) => `\t${keyName(member)}${name} = ${JSON.stringify(key)}\n`)
  .join('')})
`,
  )
  .join('')}`;

export const go: Template = {
  phrases: GO,
  files: (model) => {
    const types = goTypes(model);
    return new Map([
      ['go.mod', goMod],
      ['client.go', clientFile(model)],
      ['errors.go', errorsFile()],
      ['protocol.go', protocolFile(model)],
      ['keys/keys.go', keysFile(model)],
      ['types.go', goFile('', structs('', types).trimStart())],
      ...RUNTIME.map((name) => [`${name}.go`, ownFile('go/runtime', `${name}.go`)] as const),
      ...model.suites.map((suite) => [`${snake(wordsOf(suite.name))}.go`, suiteFile(suite, types)] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('go/examples', example(name))] as const),
      ...commonFiles(GO, model),
    ]);
  },
  example,
  format: { command: 'gofmt', args: ['-w', '.'] },
  steps: [{ command: 'go', args: ['build', './...'] }],
  tools: 'apt-get install -y golang-go',
};
