/**
 * What requests and answers look like, without words and bounds: read from the OpenAPI document, small enough to be kept
 * with a release and compared with the next (`compare.ts`).
 */
import { isJson, type Json, type OpenapiDocument } from '../../../service/catalogue/openapi/names.ts';

/** `text`, `text date`, `whole`, `number`, `flag`, `null`, `any`, or `#Name` of a shape in the table. */
export type Shape =
  | string
  | { readonly enum: readonly (string | number | boolean)[] }
  | { readonly list: Shape }
  /** An object with keys that are not known beforehand. */
  | { readonly map: Shape }
  | { readonly one: readonly Shape[] }
  /** An object that is all of these at once. */
  | { readonly all: readonly Shape[] }
  /** Members; those that may be missing end with `?`. `forms`: of each row one set of members must be sent. */
  | { readonly has: Readonly<Record<string, Shape>>; readonly forms?: Forms };
type Forms = readonly (readonly (readonly string[])[])[];

/** One call: what is sent, and what its success answers. */
export interface CallShape {
  /** Members of path and query; those that may be missing end with `?`. */
  readonly query: Readonly<Record<string, Shape>>;
  readonly body: Shape;
  /** By status and media type: `200 application/json`. What is no JSON is `any`. */
  readonly answers: Readonly<Record<string, Shape>>;
}

/** The shapes of a release. */
export interface Shapes {
  readonly version: string;
  readonly calls: Readonly<Record<string, CallShape>>;
  readonly table: Readonly<Record<string, Shape>>;
}

const SCHEMAS = '#/components/schemas/';
const NAMES: Readonly<Record<string, string>> = { string: 'text', integer: 'whole', boolean: 'flag' };

const rowsIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const isValue = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The sets of members of which one is needed, where a schema is nothing but that. */
const formsOf = (schema: Json): readonly (readonly string[])[] | null => {
  const ways = rowsIn(schema['anyOf']);
  const isOnly = ways.length > 0 && ways.every((way) => Object.keys(way).join() === 'required');
  return isOnly ? ways.map((way) => textsIn(way['required'])) : null;
};

const objectOf = (schema: Json): Shape => {
  const required = textsIn(schema['required']);
  const members = Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).map(
    ([name, member]): [string, Shape] => [required.includes(name) ? name : `${name}?`, shapeOf(member)],
  );
  const parts = rowsIn(schema['allOf']);
  const forms = parts.flatMap((part) => {
    const ways = formsOf(part);
    return ways === null ? [] : [ways];
  });
  const parents = parts.filter((part) => formsOf(part) === null).map(shapeOf);
  const { additionalProperties: others } = schema;
  if (members.length === 0 && parents.length === 0 && isJson(others)) return { map: shapeOf(others) };
  const own: Shape = { has: Object.fromEntries(members), ...(forms.length > 0 ? { forms } : {}) };
  if (parents.length === 0) return own;
  return { all: members.length > 0 || forms.length > 0 ? [...parents, own] : parents };
};

const scalarOf = (type: string, { format }: Json): string => {
  const name = NAMES[type] ?? type;
  return name === 'text' && typeof format === 'string' ? `text ${format}` : name;
};

/** The shape of a schema of the document. */
const shapeOf = (schema: unknown): Shape => {
  if (!isJson(schema)) return 'any';
  const { $ref, type } = schema;
  if (typeof $ref === 'string') return $ref.startsWith(SCHEMAS) ? `#${$ref.slice(SCHEMAS.length)}` : 'any';
  if (isValue(schema['const'])) return { enum: [schema['const']] };
  if (Array.isArray(schema['enum'])) return { enum: schema['enum'].filter(isValue) };
  const ways = rowsIn(schema['anyOf']);
  if (ways.length > 0) return { one: ways.map(shapeOf) };
  if (Array.isArray(type)) return { one: textsIn(type).map((one) => shapeOf({ ...schema, type: one })) };
  if (type === 'array') return { list: shapeOf(schema['items']) };
  if (type === 'object' || isJson(schema['properties']) || Array.isArray(schema['allOf'])) return objectOf(schema);
  return typeof type === 'string' ? scalarOf(type, schema) : 'any';
};

const componentOf = (document: OpenapiDocument, value: Json): Json => {
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? [];
  return document.components[kind]?.[name] ?? {};
};

const contentOf = (value: unknown): readonly (readonly [media: string, schema: unknown])[] =>
  isJson(value) && isJson(value['content'])
    ? Object.entries(value['content']).map(([media, body]) => [media, isJson(body) ? body['schema'] : undefined])
    : [];

const callOf = (document: OpenapiDocument, operation: Json): CallShape => {
  const places = rowsIn(operation['parameters'])
    .map((one) => componentOf(document, one))
    .filter(({ in: place }) => place !== 'header')
    .map(({ name, required, schema }): [string, Shape] => [
      `${String(name)}${required === true ? '' : '?'}`,
      shapeOf(schema),
    ]);
  const answers = Object.entries(isJson(operation['responses']) ? operation['responses'] : {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, answer]) =>
      contentOf(answer).map(([media, schema]): [string, Shape] => [
        `${status} ${media}`,
        media.includes('json') ? shapeOf(schema) : 'any',
      ]),
    );
  const [body] = contentOf(operation['requestBody']);
  return {
    query: Object.fromEntries(places),
    body: body === undefined ? 'null' : shapeOf(body[1]),
    answers: Object.fromEntries(answers),
  };
};

/** The shapes of every call of a document, and those that they name. */
export const shapesIn = (document: OpenapiDocument, version: string): Shapes => ({
  version,
  calls: Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        callOf(document, operation),
      ]),
    ),
  ),
  table: Object.fromEntries(
    Object.entries(document.components['schemas'] ?? {}).map(([name, schema]) => [name, shapeOf(schema)]),
  ),
});

/** The shapes as text with a line for each call and each shape. */
export const writtenShapes = ({ version, calls, table }: Shapes): string => {
  const lines = (rows: Readonly<Record<string, unknown>>): string =>
    Object.entries(rows)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  return `{"version":${JSON.stringify(version)},"calls":{\n${lines(calls)}\n},"table":{\n${lines(table)}\n}}\n`;
};
