/** The Python library: the runtime as it is, and types, suites and client from the model. Standard library alone. */
import { EXAMPLES, type Template } from '../language.ts';
import type { Method, Model, Suite } from '../../../service/catalogue/client-model/model.ts';
import { pascal, snake, wordsOf } from '../../../service/catalogue/client-model/naming.ts';
import { ownFile } from '../own-files.ts';
import { commonFiles, methodProse } from '../prose.ts';
import { PROTOCOL } from '../protocol.ts';
import { PYTHON } from '../../../pages/snippets/python.ts';
import { docstring, typesFile, typeText } from './types.ts';

const RUNTIME = ['answers', 'errors', 'reports', 'transport', 'webhooks', 'wire'] as const;
const LINE = 110;

const className = ({ name }: Suite): string => `${pascal(wordsOf(name))}Suite`;
const moduleName = ({ name }: Suite): string => snake(wordsOf(name));

const answerText = ({ answer }: Method): string => {
  switch (answer.form) {
    case 'data':
      return `Answer[${typeText(answer.type)}, ${answer.meta}]`;
    case 'document':
      return 'Answer[Mapping[str, Any], None]';
    case 'file':
      return 'FileAnswer';
    case 'nothing':
      return 'Answer[None, None]';
  }
};

const tuple = (list: readonly string[]): string => `(${list.map((one) => `${JSON.stringify(one)},`).join(' ')})`;

const routeText = ({ verb, path, access, query, fixed }: Method, suite: string): string =>
  `Route(${[
    ...[verb, path, access].map((text) => JSON.stringify(text)),
    ...(query.length > 0 ? [`query=${tuple(query)}`] : []),
    ...(Object.keys(fixed).length > 0 ? [`fixed=${JSON.stringify(fixed)}`] : []),
    ...(PROTOCOL.printSuites.includes(suite) ? [`timeout=${PROTOCOL.printTimeoutMs / 1000}`] : []),
  ].join(', ')})`;

const OPTIONS = `        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
`;
const GIVEN_OPTIONS = 'CallOptions(idempotency_key, timeout, retries)';

const inputText = ({ input, inputOptional }: Method): string =>
  input === null ? '' : `        input: ${inputOptional ? `Optional[${input}] = None` : input},\n`;
const givenText = ({ input, inputOptional }: Method): string => {
  if (input === null) return '{}';
  if (inputOptional) return 'input or {}';
  return 'input';
};

const eachText = (method: Method, suite: string, model: Model): string => {
  const { answer, rows, input } = method;
  if (rows === null || input === null || answer.form !== 'data' || answer.type.kind !== 'shape') return '';
  const row = model.shapes.get(answer.type.name)?.fields.find((field) => field.name === rows)?.type;
  if (row?.kind !== 'list') return '';
  return `
    def ${snake(method.words)}_all(
        self,
        input: Optional[${input}] = None,
${OPTIONS}    ) -> Iterator[${typeText(row.of)}]:
        """Every row of \`\`${snake(method.words)}\`\`, page after page."""
        route = ${routeText(method, suite)}
        options = ${GIVEN_OPTIONS}
        return each_row(lambda page: self._transport.json(route, page, options), input or {}, "${rows}")
`;
};

const methodText = (method: Method, suite: string, model: Model): string => `
    def ${snake(method.words)}(
        self,
${inputText(method)}${OPTIONS}    ) -> ${answerText(method)}:
${docstring(methodProse(method), '        ')}        route = ${routeText(method, suite)}
        return self._transport.${method.answer.form === 'file' ? 'file' : 'json'}(route, ${givenText(method)}, ${GIVEN_OPTIONS})
${eachText(method, suite, model)}`;

/** `from x import a, b` for the names that a text uses. */
const importing = (from: string, names: readonly string[], code: string): string => {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).sort();
  return used.length === 0 ? '' : `from ${from} import (\n${used.map((name) => `    ${name},\n`).join('')})\n`;
};

const suiteFile = (suite: Suite, model: Model): string => {
  const methods = suite.methods.map((method) => methodText(method, suite.name, model)).join('');
  const code = methods.replaceAll(/""".*?"""/gs, '');
  return `${docstring([suite.about], '')}
from __future__ import annotations

${importing('typing', ['Any', 'Iterator', 'Mapping', 'Optional'], code)}
${importing('..answers', ['Answer', 'FileAnswer'], code)}${importing('..reports', ['each_row'], code)}from ..transport import CallOptions, Route, Transport
${importing('..types', [...model.shapes.keys()], code)}

class ${className(suite)}:
${docstring([suite.about], '    ')}
    def __init__(self, transport: Transport) -> None:
        self._transport = transport
${methods}`;
};

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

const pyproject = ({ version }: Model): string => `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "udaya"
version = "${version}"
description = "Client of the Udaya API: Vedic (sidereal) astrology over HTTP"
readme = "README.md"
requires-python = ">=3.9"
license = { text = "MIT" }
keywords = ["astrology", "vedic", "jyotish", "panchang", "kundli", "api"]
classifiers = [
    "License :: OSI Approved :: MIT License",
    "Programming Language :: Python :: 3 :: Only",
    "Typing :: Typed",
]

[tool.setuptools]
packages = ["udaya", "udaya.suites"]

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
      ['udaya/suites/__init__.py', '"""One module for each suite of the API."""\n'],
      ...model.suites.map((suite) => [`udaya/suites/${moduleName(suite)}.py`, suiteFile(suite, model)] as const),
      ...EXAMPLES.map((name) => [`examples/${example(name)}`, ownFile('python/examples', example(name))] as const),
      ...commonFiles(PYTHON, model),
    ]),
  format: { command: 'black', args: ['--quiet', '.'] },
  example,
  tools: 'apt-get install -y python3 mypy black',
};
