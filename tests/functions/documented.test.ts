/**
 * The contract explains itself: every field of every request and answer says what it means, every code is an enumeration,
 * every date and instant has its format, every operation has a paragraph, its sources and a real answer.
 */
import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../lib/contract/frame/endpoint.ts';
import { jsonOf, type Answer } from '../../lib/contract/frame/reply.ts';
import type { AnyContract, AnyResource } from '../../lib/contract/frame/resource.ts';
import { date, deg, instant, utcInstant } from '../../lib/contract/frame/shapes.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { dataName, isJson, operationId, type Json } from '../../lib/service/catalogue/openapi/names.ts';
import { endpoints, promised } from '../../lib/service/catalogue/registry.ts';
import { answer } from '../../lib/service/http/answer.ts';
import { fromUnixMs } from '../../layers/jyotish/ephemeris/instant.ts';

/** Suites that compute nothing: no rule, so no source. */
const WITHOUT_SOURCES: readonly string[] = ['meta', 'batch', 'geo'];

const document = await openapiDocument();
const all = await endpoints();
const DATA = new Set(all.map((one) => document.components['schemas']?.[dataName(one)]));

/** The descriptions of bare kinds of value, which say nothing of what a field means. */
const GENERIC = new Set([deg, instant, utcInstant, date].map((kind) => z.toJSONSchema(kind).description ?? ''));
/** Words that give a number its unit, or say what is counted. */
const UNIT =
  /degree|arc|hour|minute|second|day|week|month|year|virupa|rupa|point|per ?cent|percent|astronomical|magnitude|Julian|metre|kilomet|credit|ratio|share|count|how many|number|ghati|pala|decimal|people|unit|allowed/i;

/** Whether a schema is of numbers alone (or null) and does not give their range. */
const isUnbounded = (schema: Json): boolean => {
  const types = [schema['type']].flat().filter((type) => type !== 'null');
  if (types.length === 0 || !types.every((type) => type === 'number' || type === 'integer')) return false;
  const has = (...words: string[]): boolean => words.some((word) => schema[word] !== undefined);
  return !has('enum', 'const') && !(has('minimum', 'exclusiveMinimum') && has('maximum', 'exclusiveMaximum'));
};

const resolved = (schema: Json): Json => {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  const found = name === undefined ? schema : document.components['schemas']?.[name];
  if (found === undefined) throw new Error(`no component ${String(name)}`);
  return found;
};

/** What is said of a member: at the member itself, or by the object it refers to. */
const wordsOf = (schema: Json): string => {
  if (typeof schema['description'] === 'string') return schema['description'];
  const target = resolved(schema);
  if (target !== schema && typeof target['description'] === 'string') return target['description'];
  const { items } = schema;
  return isJson(items) && '$ref' in items ? wordsOf(items) : '';
};

const parts = (schema: Json): readonly Json[] =>
  ['allOf', 'anyOf', 'oneOf']
    .flatMap((word) => {
      const list: unknown = schema[word];
      return Array.isArray(list) ? list : [];
    })
    .concat(schema['items'], schema['additionalProperties'])
    .filter(isJson);

/** Members of a schema, at any depth, of which nothing is said. */
const unexplained = (schema: Json, path: string, seen: ReadonlySet<Json> = new Set()): readonly string[] => {
  const target = resolved(schema);
  // The data of another endpoint (a section of kundli/full) is looked at with that endpoint.
  if (seen.has(target) || (seen.size > 1 && DATA.has(target))) return [];
  const within = new Set([...seen, target]);
  const properties = isJson(target['properties']) ? target['properties'] : {};
  return [
    ...Object.entries(properties).flatMap(([name, member]) => {
      const at = `${path}.${name}`;
      if (!isJson(member)) return [at];
      const words = wordsOf(member);
      const faults = [
        ...(words === '' ? [`${at}: no description`] : []),
        ...(GENERIC.has(words) ? [`${at}: only "${words}"`] : []),
        ...([member, ...parts(member)].some(isUnbounded) && !UNIT.test(words)
          ? [`${at}: a number without range or unit ("${words}")`]
          : []),
      ];
      return [...faults, ...unexplained(member, at, within)];
    }),
    ...parts(target).flatMap((part) => unexplained(part, path, within)),
  ];
};

const operation = (one: AnyContract): Json => {
  const found = document.paths[one.path]?.[one.method.toLowerCase()];
  if (found === undefined) throw new Error(one.path);
  return found;
};
/** The schemas of an operation, found wherever they stand. */
const schemasOf = (value: unknown): readonly Json[] => {
  if (Array.isArray(value)) return value.flatMap(schemasOf);
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'schema' && isJson(inner)) return [inner];
    if (['example', 'examples'].includes(name)) return [];
    return schemasOf(inner);
  });
};

/** A text that programs compare, not people read. */
const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** Whether a text schema says nothing of what the text may be. */
const isOpen = (schema: z.core.$ZodType): boolean =>
  schema._zod.values === undefined && z.toJSONSchema(schema).pattern === undefined;
/** Members that people write or read, and marks that a caller sent. */
const FREE = /\.(\w+_name|name|ref|request_id)$/;
/** Members that repeat a value of another answer, whichever that is: a sign, a star, a number, a date. */
const MIXED =
  /^(kundli\/compare-settings.*\.changed\[\]\.(from|to)|(matching\/summary|interpret\/varga\/\{chart\}).*\.facts\[\]\.value)$/;

/** Leaves of an answer whose schema is a plain text though they are keys, dates or instants. */
const untyped = (value: unknown, schema: z.core.$ZodType, path: string): readonly string[] => {
  const def: Json = { ...schema._zod.def };
  const inner = (member: unknown, at: unknown, name: string): readonly string[] =>
    at instanceof z.core.$ZodType ? untyped(member, at, name) : [];
  if (Array.isArray(value))
    return value.flatMap((item) => inner(item, def['element'] ?? def['innerType'], `${path}[]`));
  if (def['type'] === 'union' && Array.isArray(def['options']))
    return inner(
      value,
      def['options'].find((option) => z.safeParse(option, value).success),
      path,
    );
  if (def['type'] === 'lazy' && typeof def['getter'] === 'function') return inner(value, def['getter'](), path);
  if ('innerType' in def) return inner(value, def['innerType'], path);
  if (isJson(value)) {
    const { shape, valueType, keyType } = def;
    const keys = Object.keys(value);
    const open = keyType instanceof z.core.$ZodType && isOpen(keyType) && keys.some((key) => KEY.test(key));
    return [
      ...(open ? [`${path}: open map of keys (${keys.slice(0, 3).join(', ')})`] : []),
      ...Object.entries(value).flatMap(([name, member]) =>
        inner(member, isJson(shape) ? shape[name] : valueType, `${path}.${name}`),
      ),
    ];
  }
  if (typeof value !== 'string') return [];
  const { format } = z.toJSONSchema(schema);
  if (INSTANT.test(value)) return format === 'date-time' ? [] : [`${path}: ${value} without format date-time`];
  if (DATE.test(value)) return format === 'date' ? [] : [`${path}: ${value} without format date`];
  return KEY.test(value) && isOpen(schema) && !FREE.test(path) && !MIXED.test(path)
    ? [`${path}: ${value} is any text`]
    : [];
};

const NOW = fromUnixMs(Date.UTC(2026, 10, 21, 6, 30));
const answerData = async (one: AnyEndpoint): Promise<unknown> => {
  const variables = Object.fromEntries(one.variables.map((name) => [name, String(one.example[name])]));
  const members = Object.entries(one.example).filter(([name]) => variables[name] === undefined);
  const credits = () => ({ charged: 0, remaining: null });
  const request = { requestId: 'documented', variables, language: undefined, credits, warnings: [], now: NOW };
  return JSON.parse((await answer(one, Object.fromEntries(members), request)).body).data;
};

/** What a calculation leaves open: the source of its rule, and the kind of what it answers. */
const calculationGaps = async (one: AnyEndpoint): Promise<readonly string[]> => [
  ...(WITHOUT_SOURCES.includes(one.suite) || (one.sources ?? []).length > 0 ? [] : ['no sources']),
  ...untyped(await answerData(one), one.output, one.name),
];

/** What the answers of a resource leave open: it is not run, so each has an example. */
const resourceGaps = (one: AnyResource): readonly string[] =>
  Object.entries<Answer>(one.answers).flatMap(([status, answer]) => {
    const json = jsonOf(answer);
    if (json === undefined) return [];
    if (json.example === undefined) return [`${status}: no example`];
    const { success } = z.safeParse(json.schema, json.example);
    return success ? untyped(json.example, json.schema, one.name) : [`${status}: the example has another shape`];
  });

/** What is missing in the description of one operation. */
const gapsOf = async (one: AnyContract): Promise<readonly string[]> => {
  const { requestBody, parameters, responses } = operation(one);
  const successes = Object.entries(isJson(responses) ? responses : {}).filter(([status]) => status < '300');
  const gaps = [
    ...((one.description ?? '').length < 40 ? ['no paragraph'] : []),
    ...schemasOf([requestBody, parameters, successes]).flatMap((schema) => unexplained(schema, one.name)),
    ...(one.kind === 'calculation' ? await calculationGaps(one) : resourceGaps(one)),
  ];
  return [...new Set(gaps)].map((gap) => `${operationId(one)}: ${gap}`);
};

const contracts = await promised();
const suites = [...new Set(contracts.map(({ suite }) => suite))];

it.each(suites)('says all there is to say of %s', async (suite) => {
  const gaps = await Promise.all(contracts.filter((one) => one.suite === suite).map(gapsOf));
  expect(gaps.flat()).toEqual([]);
});

it('shows a real answer of every calculation', () => {
  const without = all.filter((one) => {
    const { responses } = operation(one);
    return !JSON.stringify(isJson(responses) ? responses['200'] : '').includes('"value":{"status":"success","data":');
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('explains every option, header, failure and kind of input', () => {
  const { schemas = {}, headers = {}, parameters = {}, responses = {} } = document.components;
  const shared = ['Options', 'Meta', 'Failure', 'Birth', 'Moment', 'DatePlace', 'RangePlace'];
  expect(shared.flatMap((name) => unexplained(schemas[name] ?? {}, name))).toEqual([]);
  for (const part of [...Object.values(headers), ...Object.values(parameters), ...Object.values(responses)])
    expect(part['description']).toEqual(expect.stringMatching(/\w{3}/));
});
