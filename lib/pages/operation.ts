/** Operations of the OpenAPI document as the reference shows them. The document is the only source: nothing is told twice. */

import type { SnippetCall } from './snippets/language.ts';
import { exampleShapes } from '../service/catalogue/client-model/read.ts';

type Json = Readonly<Record<string, unknown>>;
/** The part of the document that is read. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly tags?: unknown;
}

/** A field of a request or answer. */
export interface FieldLine {
  readonly name: string;
  readonly type: string;
  readonly meaning: string;
  readonly required: boolean;
  readonly standard: string;
  /** Members of what it holds. */
  readonly members: readonly FieldLine[];
}

export interface Operation {
  /** `post-kundli-planets`: its anchor. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly suite: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly sources: string;
  readonly credits: number;
  readonly auth: 'key' | 'session' | 'either' | 'none';
  /** Fields of its own, path variables first. */
  readonly fields: readonly FieldLine[];
  /** Names of the shapes whose fields it takes besides: Birth, Options. */
  readonly shared: readonly string[];
  /** Codes of its own errors. */
  readonly errors: readonly string[];
  readonly answer: readonly FieldLine[];
  /** The example: path variables, query and body in one. */
  readonly input: Json;
  /** How the client libraries type it. */
  readonly shape: SnippetCall['shape'];
  /** What the client libraries answer with. */
  readonly answers: SnippetCall['answers'];
  /** The request of the example, without path variables; null where there is no body. */
  readonly body: unknown;
  /** The path with the example's variables and query. */
  readonly call: string;
  /** An answer as JSON text; empty where it is no JSON. */
  readonly example: string;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
const refOf = (schema: Json): string => textOrEmpty(schema['$ref']).split('/').at(-1) ?? '';

const DEPTH = 3;
const SHOWN_VALUES = 8;

const resolved = (document: ApiDocument, schema: Json): Json => {
  const name = refOf(schema);
  return name === '' ? schema : jsonOf(document.components['schemas']?.[name]);
};

const boundsOf = (schema: Json): string => {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const range = (from: unknown, to: unknown, unit: string): string => {
    if (from === undefined && to === undefined) return '';
    if (from === to) return ` of ${String(to)}${unit}`;
    return ` ${from === undefined ? 'up to ' : `${String(from)} to `}${to === undefined ? '…' : String(to)}${unit}`;
  };
  return (
    range(minimum ?? schema['exclusiveMinimum'], maximum ?? schema['exclusiveMaximum'], '') ||
    range(minLength, maxLength, ' characters') ||
    range(minItems, maxItems, '')
  );
};

/** What a schema takes, in a few words. */
export const typeText = (document: ApiDocument, given: Json): string => {
  const schema = resolved(document, given);
  const values = listOf(schema['enum']);
  if (values.length > 0)
    return (
      values.slice(0, SHOWN_VALUES).map(String).join(', ') +
      (values.length > SHOWN_VALUES ? `, … (${values.length})` : '')
    );
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const choices = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(isJson);
  if (choices.length > 0) return [...new Set(choices.map((one) => typeText(document, one)))].join(' | ');
  const types = [schema['type']].flat().map(String);
  if (types.includes('array')) return `[ ${typeText(document, jsonOf(schema['items']))} ]${boundsOf(schema)}`;
  const format = textOrEmpty(schema['format']);
  return `${format || types.join(' | ').replace('undefined', 'any')}${boundsOf(schema)}`;
};

/** The object inside lists, choices and references, if there is one. */
const objectIn = (document: ApiDocument, given: Json): Json => {
  const schema = resolved(document, given);
  if (isJson(schema['properties'])) return schema;
  if (isJson(schema['items'])) return objectIn(document, schema['items']);
  const choice = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
    .filter(isJson)
    .find((one) => isJson(objectIn(document, one)['properties']));
  if (choice) return objectIn(document, choice);
  return isJson(schema['additionalProperties']) ? objectIn(document, schema['additionalProperties']) : {};
};

/** The members of an object schema. What repeats itself inside itself is shown once. */
const membersOf = (
  document: ApiDocument,
  given: Json,
  depth: number,
  seen: readonly Json[] = [],
): readonly FieldLine[] => {
  const schema = objectIn(document, given);
  if (depth === 0 || seen.includes(schema)) return [];
  const required = listOf(schema['required']);
  return Object.entries(jsonOf(schema['properties'])).map(([name, member]): FieldLine => {
    const own = jsonOf(member);
    const target = resolved(document, own);
    const standard = own['default'] ?? target['default'];
    return {
      name,
      type: typeText(document, own),
      meaning: textOrEmpty(own['description']) || textOrEmpty(target['description']),
      required: required.includes(name),
      standard: standard === undefined || isJson(standard) ? '' : String(standard),
      members: membersOf(document, own, depth - 1, [...seen, schema]),
    };
  });
};

/** The fields of a named shape: Birth, Options. */
export const shapeFields = (document: ApiDocument, name: string): readonly FieldLine[] =>
  membersOf(document, { $ref: `#/components/schemas/${name}` }, 1);

const OWN = /Fields$/;

const authOf = (operation: Json): Operation['auth'] => {
  const ways = new Set(listOf(operation['security']).flatMap((way) => Object.keys(jsonOf(way))));
  const key = ways.has('apiKeyHeader') || ways.has('bearer');
  if (key) return ways.has('session') ? 'either' : 'key';
  if (ways.has('session')) return 'session';
  return 'none';
};

const exampleOf = (operation: Json): string => {
  const success = Object.entries(jsonOf(operation['responses'])).find(([status]) => status < '300')?.[1];
  const content = jsonOf(jsonOf(jsonOf(success)['content'])['application/json']);
  const [first] = Object.values(jsonOf(content['examples']));
  const value = jsonOf(first)['value'];
  return value === undefined ? '' : JSON.stringify(value, null, 2);
};

/** A file wherever there is another form than JSON: the libraries have a method of its own for that. */
const answersOf = (operation: Json): Operation['answers'] => {
  const successes = Object.entries(jsonOf(operation['responses'])).filter(([status]) => status < '300');
  const media = successes.flatMap(([, response]) => Object.keys(jsonOf(jsonOf(response)['content'])));
  if (media.length === 0) return 'nothing';
  if (media.some((type) => type !== 'application/json')) return 'file';
  return 'data';
};

const answerOf = (document: ApiDocument, operation: Json): readonly FieldLine[] => {
  const success = Object.entries(jsonOf(operation['responses'])).find(([status]) => status < '300')?.[1];
  const schema = jsonOf(jsonOf(jsonOf(jsonOf(success)['content'])['application/json'])['schema']);
  return membersOf(document, jsonOf(jsonOf(schema['properties'])['data']), DEPTH);
};

/** The parts of a description: paragraphs, the sources, the codes of its own errors. */
const describe = (text: string) => {
  const blocks = text.split('\n\n');
  const marked = (mark: string): string =>
    blocks
      .find((block) => block.startsWith(mark))
      ?.slice(mark.length)
      .trim() ?? '';
  const errors = blocks.find((block) => block.startsWith('**Errors**')) ?? '';
  return {
    paragraphs: blocks.filter((block) => !block.startsWith('**')),
    sources: marked('**Sources.**'),
    errors: [...errors.matchAll(/`([A-Z_]+)`/g)].map(([, code = '']) => code),
  };
};

/** The anchor of an operation: `post-kundli-planets`. */
export const anchorOf = (method: string, path: string): string =>
  `${method.toLowerCase()}-${path
    .replace(/^\/v1\//, '')
    .replaceAll(/[/{}_]+/g, '-')
    .replace(/-$/, '')}`;

const operationOf = (
  document: ApiDocument,
  method: string,
  path: string,
  operation: Json,
): Omit<Operation, 'shape'> => {
  const parameters = listOf(operation['parameters'])
    .filter(isJson)
    .filter((one) => refOf(one) === '');
  const content = jsonOf(jsonOf(jsonOf(operation['requestBody'])['content'])['application/json']);
  const schema = jsonOf(content['schema']);
  const parts =
    isJson(schema['properties']) || refOf(schema) !== '' ? [schema] : listOf(schema['allOf']).filter(isJson);
  const names = parts.map(refOf).filter((name) => name !== '');
  const variables = parameters.map((one): FieldLine => ({
    name: textOrEmpty(one['name']),
    type: typeText(document, jsonOf(one['schema'])),
    meaning: textOrEmpty(one['description']),
    required: one['required'] === true,
    standard: one['in'] === 'path' ? '' : String(jsonOf(one['schema'])['default'] ?? ''),
    members: [],
  }));
  const own = parts
    .filter((part) => refOf(part) === '' || OWN.test(refOf(part)))
    .flatMap((part) => membersOf(document, part, 2));
  const given = (place: string) => parameters.filter((one) => one['in'] === place && one['example'] !== undefined);
  const filled = given('path').reduce(
    (text, one) => text.replace(`{${textOrEmpty(one['name'])}}`, String(one['example'])),
    path,
  );
  const query = given('query').map(
    (one) => `${textOrEmpty(one['name'])}=${encodeURIComponent(String(one['example']))}`,
  );
  return {
    id: anchorOf(method, path),
    method: method.toUpperCase(),
    path,
    suite: textOrEmpty(listOf(operation['tags'])[0]),
    summary: textOrEmpty(operation['summary']),
    credits: Number(operation['x-credits'] ?? 0),
    auth: authOf(operation),
    fields: [...variables, ...own],
    shared: names.filter((name) => !OWN.test(name)),
    answer: answerOf(document, operation),
    input: {
      ...Object.fromEntries(
        [...given('path'), ...given('query')].map((one) => [textOrEmpty(one['name']), one['example']]),
      ),
      ...jsonOf(content['example']),
    },
    answers: answersOf(operation),
    body: content['example'] ?? null,
    call: filled + (query.length > 0 ? `?${query.join('&')}` : ''),
    example: exampleOf(operation),
    ...describe(textOrEmpty(operation['description'])),
  };
};

/** Every operation of the document, or of one suite, by path. */
export const operationsOf = (document: ApiDocument, suite?: string): readonly Operation[] => {
  const shapes = exampleShapes(document, suite);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      suite === undefined || textOrEmpty(listOf(operation['tags'])[0]) === suite
        ? [
            {
              ...operationOf(document, method, path, operation),
              shape: shapes.get(`${method.toUpperCase()} ${path}`) ?? null,
            },
          ]
        : [],
    ),
  );
};
