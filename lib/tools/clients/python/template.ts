/** The Python library: the runtime as it is, and types, suites and client from the model. Standard library alone. */
import { EXAMPLES, type Template } from '../language.ts';
import {
  rowOf,
  writtenAnswer,
  type Method,
  type Model,
  type Suite,
} from '../../../service/catalogue/client-model/model.ts';
import { pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { ownFile } from '../own-files.ts';
import { commonFiles, methodProse } from '../prose.ts';
import { AUTHOR, DESCRIPTION, KEYWORDS, linksOf } from '../package-facts.ts';
import { PROTOCOL } from '../protocol.ts';
import { PYTHON } from '../../../pages/snippets/python.ts';
import { docstring, typesFile, typeText } from './types.ts';

const RUNTIME = ['answers', 'errors', 'reports', 'threads', 'transport', 'webhooks', 'wire'] as const;
const LINE = 110;

const className = ({ name }: Suite): string => `${pascal(wordsOf(name))}Suite`;
const moduleName = ({ name }: Suite): string => snake(wordsOf(name));

const answerText = ({ answer }: Method): string =>
  writtenAnswer(answer, {
    data: ({ type, meta }) => `Answer[${typeText(type)}, ${meta}]`,
    document: 'Answer[Mapping[str, Any], None]',
    file: 'FileAnswer',
    nothing: 'Answer[None, None]',
  });

const tuple = (list: readonly string[]): string => `(${list.map((one) => `${JSON.stringify(one)},`).join(' ')})`;

const routeText = ({ verb, path, access, query, fixed }: Method, suite: string): string =>
  `Route(${[
    ...[verb, path, access].map((text) => JSON.stringify(text)),
    ...(query.length > 0 ? [`query=${tuple(query)}`] : []),
    ...(Object.keys(fixed).length > 0 ? [`fixed=${JSON.stringify(fixed)}`] : []),
    ...(PROTOCOL.printSuites.includes(suite) ? [`timeout=${PROTOCOL.printTimeoutMs / 1000}`] : []),
  ].join(', ')})`;

const OPTIONS = `        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
`;
const GIVEN_OPTIONS = 'CallOptions(idempotency_key, timeout, retries)';

/** A member of a class: its name, what it is called with, what it answers, its body. */
interface Definition {
  readonly name: string;
  /** Type of the input; null where nothing can be sent. */
  readonly input: string | null;
  readonly optional: boolean;
  /** `def`, or `async def`. */
  readonly kind: string;
  readonly answer: string;
  readonly body: string;
}

/**
 * A method that takes its input as a dict or as keyword arguments, or both. Checkers are told of both forms; `Unpack` is theirs
 * alone, so that nothing must be installed.
 */
const definition = ({ name, input, optional, kind, answer, body }: Definition): string => {
  const head = (given: string, members: string): string =>
    `    ${kind} ${name}(\n        self,\n${given}        *,\n${OPTIONS}${members}    ) -> ${answer}:`;
  if (input === null) return `\n${head('', '')}\n${body}`;
  const forms = [
    `    @overload\n${head(`        input: ${optional ? `Optional[${input}] = None` : input},\n`, '')} ...\n`,
    `    @overload\n${head('', `        **members: Unpack[${input}],\n`)} ...\n`,
  ];
  return `\n${forms.join('\n')}\n${head(`        input: Optional[${input}] = None,\n`, '        **members: Any,\n')}\n${body}`;
};

/** The list that a method answers a page of: its rows' type, or null. */
const rowType = (method: Method, model: Model): string | null => {
  const row = rowOf(method, model);
  return row === null || method.input === null ? null : typeText(row);
};

const eachText = (method: Method, suite: string, model: Model): string => {
  const row = rowType(method, model);
  const name = snake(method.words);
  if (row === null) return '';
  return definition({
    name: `${name}_all`,
    input: method.input,
    optional: method.inputOptional,
    kind: 'def',
    answer: `Iterator[${row}]`,
    body: `        """Every row of \`\`${name}\`\`, page after page."""
        route = ${routeText(method, suite)}
        options = ${GIVEN_OPTIONS}
        given = members_of(input, members)
        return each_row(lambda page: self._transport.json(route, page, options), given, "${method.rows ?? ''}")
`,
  });
};

const methodText = (method: Method, suite: string, model: Model): string =>
  definition({
    name: snake(method.words),
    input: method.input,
    optional: method.inputOptional,
    kind: 'def',
    answer: answerText(method),
    body: `${docstring(methodProse(method), '        ')}        route = ${routeText(method, suite)}
${method.input === null ? '' : '        given = members_of(input, members)\n'}        return self._transport.${method.answer.form === 'file' ? 'file' : 'json'}(route, ${method.input === null ? '{}' : 'given'}, ${GIVEN_OPTIONS})
`,
  }) + eachText(method, suite, model);

/** The same method for asyncio: it runs in a thread of the client. */
const asyncText = (method: Method, model: Model): string => {
  const name = snake(method.words);
  const row = rowType(method, model);
  const given = method.input === null ? '' : ', input, members';
  const options = 'idempotency_key=idempotency_key, timeout=timeout, retries=retries';
  const call = definition({
    name,
    input: method.input,
    optional: method.inputOptional,
    kind: 'async def',
    answer: answerText(method),
    body: `${docstring([`${method.summary}.`], '        ')}        return await self._run(self._suite.${name}${given}, ${options})\n`,
  });
  if (row === null) return call;
  return (
    call +
    definition({
      name: `${name}_all`,
      input: method.input,
      optional: method.inputOptional,
      kind: 'def',
      answer: `AsyncIterator[${row}]`,
      body: `        """Every row of \`\`${name}\`\`, page after page."""\n        return self._run.each(self._suite.${name}_all${given}, ${options})\n`,
    })
  );
};

/** `from x import a, b` for the names that a text uses. */
const importing = (from: string, names: readonly string[], code: string): string => {
  const written = new Set(code.match(/\w+/g));
  const used = names.filter((name) => written.has(name)).sort();
  return used.length === 0 ? '' : `from ${from} import (\n${used.map((name) => `    ${name},\n`).join('')})\n`;
};

/** The names of the standard typing module that code uses, and `Unpack`, which only checkers see. */
const typingText = (names: readonly string[], code: string): string =>
  importing('typing', ['TYPE_CHECKING', 'overload', ...names], `TYPE_CHECKING ${code}`);
const UNPACK = `
if TYPE_CHECKING:
    from typing_extensions import Unpack
`;

const suiteFile = (suite: Suite, model: Model): string => {
  const methods = suite.methods.map((method) => methodText(method, suite.name, model)).join('');
  const code = methods.replaceAll(/""".*?"""/gs, '');
  return `${docstring([suite.about], '')}
from __future__ import annotations

${typingText(['Any', 'Iterator', 'Mapping', 'Optional'], code)}
${importing('..answers', ['Answer', 'FileAnswer'], code)}${importing('..reports', ['each_row'], code)}${importing('..transport', ['CallOptions', 'Route', 'Transport', 'members_of'], `${code} Transport`)}${importing('..types', [...model.shapes.keys()], code)}${UNPACK}

class ${className(suite)}:
${docstring([suite.about], '    ')}
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
${methods}`;
};

const asyncSuiteFile = (suite: Suite, model: Model): string => {
  const methods = suite.methods.map((method) => asyncText(method, model)).join('');
  const code = methods.replaceAll(/""".*?"""/gs, '');
  return `${docstring([suite.about], '')}
from __future__ import annotations

${typingText(['Any', 'AsyncIterator', 'Mapping', 'Optional'], code)}
${importing('..answers', ['Answer', 'FileAnswer'], code)}from ..threads import Threads
from ..suites.${moduleName(suite)} import ${className(suite)}
${importing('..types', [...model.shapes.keys()], code)}${UNPACK}

class Async${className(suite)}:
${docstring([suite.about], '    ')}
    def __init__(self, suite: ${className(suite)}, run: Threads) -> None:
        self._suite = suite
        self._run = run
${methods}`;
};

const asyncClientFile = ({ suites }: Model): string =>
  ownFile('python/runtime/async_client.py')
    .replace('# suites: imports\n', () =>
      suites.map((one) => `from .async_suites.${moduleName(one)} import Async${className(one)}\n`).join(''),
    )
    .replace('        # suites: members\n', () =>
      suites
        .map(
          (one) =>
            `        #: ${one.about}\n        self.${moduleName(one)} = Async${className(one)}(client.${moduleName(one)}, run)\n`,
        )
        .join(''),
    );

const clientFile = (model: Model): string => {
  const { suites } = model;
  const runtime = ownFile('python/runtime/client.py');
  const imports = suites.map((suite) => `from .suites.${moduleName(suite)} import ${className(suite)}\n`).join('');
  const members = suites
    .map(
      (suite) =>
        `        #: ${suite.about}\n        self.${moduleName(suite)} = ${className(suite)}(self._transport)\n`,
    )
    .join('');
  return runtime.replace('# suites: imports\n', () => imports).replace('        # suites: members\n', () => members);
};

const seconds = (ms: number): string => {
  const value = String(ms / 1000);
  return value.includes('.') ? value : `${value}.0`;
};

const protocolFile = ({
  version,
  baseUrl,
}: Model): string => `"""Numbers and names that all Udaya libraries share. Times are in seconds."""

from __future__ import annotations

from typing import FrozenSet

VERSION = ${JSON.stringify(version)}
#: Where the API is, when nothing else is said.
BASE_URL = ${JSON.stringify(baseUrl)}


class PROTOCOL:
    key_variable = ${JSON.stringify(PROTOCOL.keyVariable)}
    base_variable = ${JSON.stringify(PROTOCOL.baseVariable)}
    timeout = ${seconds(PROTOCOL.timeoutMs)}
    retries = ${PROTOCOL.retries}
    retry_statuses: FrozenSet[int] = frozenset({${PROTOCOL.retryStatuses.join(', ')}})
    retry_codes: FrozenSet[str] = frozenset({${PROTOCOL.retryCodes.map((code) => JSON.stringify(code)).join(', ')}})
    retry_base = ${seconds(PROTOCOL.retryBaseMs)}
    retry_cap = ${seconds(PROTOCOL.retryCapMs)}
    retry_after_max = ${seconds(PROTOCOL.retryAfterMaxMs)}
    poll_first = ${seconds(PROTOCOL.pollFirstMs)}
    poll_growth = ${PROTOCOL.pollGrowth}
    poll_cap = ${seconds(PROTOCOL.pollCapMs)}
    poll_timeout = ${seconds(PROTOCOL.pollTimeoutMs)}
    webhook_tolerance = ${PROTOCOL.webhookToleranceSeconds}
`;

const pyproject = (model: Model): string => `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "udaya"
version = "${model.version}"
description = ${JSON.stringify(DESCRIPTION)}
readme = "README.md"
requires-python = ">=3.9"
license = { text = "MIT" }
authors = [{ name = ${JSON.stringify(AUTHOR)} }]
keywords = ${JSON.stringify(KEYWORDS)}
classifiers = [
    "License :: OSI Approved :: MIT License",
    "Programming Language :: Python :: 3 :: Only",
    "Typing :: Typed",
]

[project.urls]
Homepage = "${linksOf(model).home}"
Source = "${linksOf(model).source}"
Changelog = "${linksOf(model).changelog}"

[tool.setuptools]
packages = ["udaya", "udaya.async_suites", "udaya.suites"]

[tool.setuptools.package-data]
udaya = ["py.typed"]

[tool.black]
line-length = ${LINE}
`;

const runtimeFile = (name: string): string => ownFile('python/runtime', `${name}.py`);
const example = (name: string): string => `${name}.py`;

export const python: Template = {
  phrases: PYTHON,
  files: (model) =>
    new Map([
      ['pyproject.toml', pyproject(model)],
      ['udaya/py.typed', ''],
      ['udaya/__init__.py', runtimeFile('__init__')],
      ...RUNTIME.map((name) => [`udaya/${name}.py`, runtimeFile(name)] as const),
      ['udaya/_protocol.py', protocolFile(model)],
      ['udaya/types.py', typesFile(model)],
      ['udaya/client.py', clientFile(model)],
      ['udaya/async_client.py', asyncClientFile(model)],
      ['udaya/async_suites/__init__.py', '"""One module for each suite of the API, for asyncio."""\n'],
      ...model.suites.map(
        (suite) => [`udaya/async_suites/${moduleName(suite)}.py`, asyncSuiteFile(suite, model)] as const,
      ),
      ['udaya/suites/__init__.py', '"""One module for each suite of the API."""\n'],
      ...model.suites.map((suite) => [`udaya/suites/${moduleName(suite)}.py`, suiteFile(suite, model)] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('python/examples', example(name))] as const),
      ...commonFiles(PYTHON, model),
    ]),
  // What `--safe` would check is checked by mypy and by the tests, which import every file.
  format: { command: 'black', args: ['--quiet', '--fast', '.'] },
  example,
  tools: 'apt-get install -y python3 mypy black',
};
