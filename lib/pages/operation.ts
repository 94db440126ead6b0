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
  /** By which control a form asks for it. */
  readonly control: Control;
  /** Whether it, or what stands instead of it, must be sent; of several ways to say it the shortest is called required. */
  readonly needed: boolean;
  /** What may be sent in its place: `day, month, year` in place of `date`; empty where nothing may. */
  readonly instead: string;
  /** Members of what it holds. */
  readonly members: readonly FieldLine[];
}

/** How a form asks for a value. Whatever no other control fits is written as JSON. */
export type Control =
  | { readonly kind: 'text' | 'date' | 'time' | 'place' | 'check' | 'json' | 'object' }
  | { readonly kind: 'number'; readonly min: string; readonly max: string; readonly step: string }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

/** The fields of a request in the order in which a reader needs them. */
export interface RequestFields {
  /** Without these there is no answer; path variables first. */
  readonly needed: readonly FieldLine[];
  /** What the endpoint takes besides. */
  readonly own: readonly FieldLine[];
  /** What may be said besides about a birth, a moment, a place. */
  readonly more: readonly FieldLine[];
  /** Options of all calculations on which this answer depends. */
  readonly decisive: readonly FieldLine[];
  /** The other options of all calculations. */
  readonly options: readonly FieldLine[];
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
  readonly request: RequestFields;
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

/** The shape of the fields that an endpoint has for itself. */
const OWN = /Fields$/;
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

const NUMBERS = ['number', 'integer'];
const TIME = /^\^\(\[01\]/;

const controlOf = (name: string, schema: Json): Control => {
  const values = listOf(schema['enum']);
  if (values.length > 0) return { kind: 'choice', values: values.map(String) };
  if (name === 'place' || name.endsWith('_place')) return { kind: 'place' };
  const [type] = [schema['type']].flat().map(String);
  if (type === 'boolean') return { kind: 'check' };
  if (type !== undefined && NUMBERS.includes(type)) {
    const { minimum, maximum } = schema;
    const [min, max] = [minimum, maximum].map((bound) => (bound === undefined ? '' : String(bound)));
    return { kind: 'number', min: min ?? '', max: max ?? '', step: type === 'integer' ? '1' : 'any' };
  }
  if (schema['format'] === 'date') return { kind: 'date' };
  if (type !== 'string') return { kind: isJson(schema['properties']) ? 'object' : 'json' };
  return { kind: TIME.test(textOrEmpty(schema['pattern'])) ? 'time' : 'text' };
};

/** Of a schema the sets of members of which one must be sent: `date`, or `day`, `month` and `year`. */
const choicesIn = (schema: Json): readonly (readonly (readonly string[])[])[] =>
  listOf(schema['allOf'])
    .filter(isJson)
    .map((rule) =>
      listOf(rule['anyOf'])
        .filter(isJson)
        .map((one) => listOf(one['required']).map(String)),
    )
    .filter((sets) => sets.length > 0);

/** The place of a member among sets of which one must be sent; null for one that is in no such set, or in a longer way to say it. */
const choiceOf = (schema: Json, name: string): Pick<FieldLine, 'needed' | 'required' | 'instead'> | null => {
  const sets = choicesIn(schema).find((one) => one.flat().includes(name));
  const own = sets?.find((set) => set.includes(name));
  if (!sets || !own || (own !== sets[0] && own.length > 1)) return null;
  const others = sets.filter((set) => set !== own);
  const shortest = sets.toSorted((a, b) => a.length - b.length)[0];
  return { needed: true, required: own === shortest, instead: others.map((set) => set.join(', ')).join(' / ') };
};

/** A town by name is what most people send: it stands before coordinates. */
const rank = (name: string): number =>
  ['lat', 'lon', 'altitude'].includes(name)
    ? 1
    : Number(['tz', 'tzone', 'timezone', 'fold', 'on_gap'].includes(name)) * 2;

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
  const inOrder = Object.entries(jsonOf(schema['properties'])).toSorted(([a], [b]) => rank(a) - rank(b));
  return inOrder.map(([name, member]): FieldLine => {
    const own = jsonOf(member);
    const target = resolved(document, own);
    const standard = own['default'] ?? target['default'];
    return {
      name,
      type: typeText(document, own),
      meaning: textOrEmpty(own['description']) || textOrEmpty(target['description']),
      required: required.includes(name),
      standard: standard === undefined || isJson(standard) ? '' : String(standard),
      control: controlOf(name, isJson(target['properties']) ? target : own),
      needed: required.includes(name),
      instead: '',
      ...choiceOf(schema, name),
      members: membersOf(document, own, depth - 1, [...seen, schema]),
    };
  });
};

const DEPENDS = /^The answer depends on (.*)\.$/;

/** The fields of a request: what is needed first, then its own, then what every calculation takes. */
const requestOf = (
  document: ApiDocument,
  variables: readonly FieldLine[],
  parts: readonly Json[],
  paragraphs: readonly string[],
): RequestFields => {
  const named = (part: Json): string => refOf(part);
  const fieldsIn = (wanted: (name: string) => boolean): readonly FieldLine[] =>
    parts.filter((part) => wanted(named(part))).flatMap((part) => membersOf(document, part, 2));
  const own = fieldsIn((name) => name === '' || OWN.test(name));
  const shapes = fieldsIn((name) => name !== '' && name !== 'Options' && !OWN.test(name));
  const options = fieldsIn((name) => name === 'Options');
  const isNeeded = ({ needed }: FieldLine): boolean => needed;
  const depends = paragraphs.map((text) => DEPENDS.exec(text)?.[1] ?? '').join(' ');
  const isDecisive = ({ name }: FieldLine): boolean => depends.includes(`\`${name}\``);
  const inPath = variables.filter(({ required }) => required);
  return {
    needed: [...inPath, ...[...shapes, ...own].filter(isNeeded)],
    own: [...variables.filter(({ required }) => !required), ...own.filter((field) => !isNeeded(field))],
    more: shapes.filter((field) => !isNeeded(field)),
    decisive: options.filter(isDecisive),
    options: options.filter((field) => !isDecisive(field)),
  };
};

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

/**
 * The last part of the address of an operation's page: `planets` of POST /v1/kundli/planets, `get-keys` of GET /v1/keys.
 * @example
 * slugOf('POST', '/v1/kundli/planets', 'kundli') // → 'planets'
 */
export const slugOf = (method: string, path: string, suite: string): string => {
  const whole = anchorOf('', path).slice(1);
  const name = whole.startsWith(`${suite}-`) ? whole.slice(suite.length + 1) : whole;
  return method.toUpperCase() === 'POST' ? name : `${method.toLowerCase()}-${name}`;
};

/** The address of an operation's page below the root. */
export const operationPath = ({ method, path, suite }: Pick<Operation, 'method' | 'path' | 'suite'>): string =>
  `/docs/${suite}/${slugOf(method, path, suite)}`;

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
  const variables = parameters.map((one): FieldLine => ({
    name: textOrEmpty(one['name']),
    type: typeText(document, jsonOf(one['schema'])),
    meaning: textOrEmpty(one['description']),
    required: one['required'] === true,
    standard: one['in'] === 'path' ? '' : String(jsonOf(one['schema'])['default'] ?? ''),
    control: controlOf(textOrEmpty(one['name']), jsonOf(one['schema'])),
    needed: one['required'] === true,
    instead: '',
    members: [],
  }));
  const { paragraphs, sources, errors } = describe(textOrEmpty(operation['description']));
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
    request: requestOf(document, variables, parts, paragraphs),
    paragraphs: paragraphs.filter((text) => !DEPENDS.test(text)),
    sources,
    errors,
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

/** A field of a request with the operation that takes it. */
export interface TakenField {
  readonly name: string;
  readonly meaning: string;
  readonly method: string;
  readonly path: string;
  readonly suite: string;
}

/** The fields of every request of the document, without those inside others. */
export const requestFields = (document: ApiDocument): readonly TakenField[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { request, suite } = operationOf(document, method, path, operation);
      return Object.values(request)
        .flat()
        .map(({ name, meaning }) => ({ name, meaning, method: method.toUpperCase(), path, suite }));
    }),
  );
