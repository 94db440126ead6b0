/** Reads the model of the client libraries out of the OpenAPI document. */
import { exampleShape, type ExampleShape } from './example-types.ts';
import { isJson, jsonOf, listOf, refOf, textOrEmpty, type Json } from './json.ts';
import { isOffered, methodWords } from './method-names.ts';
import { mergedShape } from './merged.ts';
import type { Access, AnswerForm, Field, Method, Model, Suite } from './model.ts';
import { pascal, snake, wordsOf } from './naming.ts';
import { Shapes } from './shapes.ts';

/** The part of the document that is read. */
export interface Document {
  readonly info?: unknown;
  readonly servers?: unknown;
  readonly tags?: unknown;
  readonly paths: unknown;
  readonly components: unknown;
}

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const JSON_MEDIA = 'application/json';
/** The field that says whether a drawing is answered as it is or in the envelope. */
const FORMAT = 'format';

interface Operation {
  readonly verb: Method['verb'];
  readonly path: string;
  readonly schema: Json;
}

const operationsOf = (document: Document): readonly Operation[] =>
  Object.entries(jsonOf(document.paths)).flatMap(([path, methods]) =>
    VERBS.flatMap((verb) => {
      const schema = jsonOf(methods)[verb.toLowerCase()];
      return isJson(schema) && isOffered({ verb, path }) ? [{ verb, path, schema }] : [];
    }),
  );

const accessOf = (operation: Json): Access => {
  const ways = new Set(listOf(operation['security']).flatMap((way) => Object.keys(jsonOf(way))));
  const key = ways.has('apiKeyHeader') || ways.has('bearer');
  if (key) return ways.has('session') ? 'either' : 'key';
  if (ways.has('session')) return 'session';
  return 'none';
};

/** The paragraphs of a description that speak of the endpoint; price and codes stand elsewhere. */
const proseOf = (operation: Json): string =>
  textOrEmpty(operation['description'])
    .split('\n\n')
    .filter((block) => !/^\*\*(Cost|Errors)/.test(block))
    .join('\n\n');

/** Clients ask for the JSON of what may also come as events. */
const EVENTS = 'text/event-stream';
/** Successes of an operation by media type: the schemas of all statuses that have one. */
const mediaOf = (operation: Json): ReadonlyMap<string, readonly Json[]> => {
  const found = new Map<string, Json[]>();
  for (const [status, response] of Object.entries(jsonOf(operation['responses']))) {
    if (status >= '300') continue;
    for (const [media, content] of Object.entries(jsonOf(jsonOf(response)['content'])).filter(
      ([type]) => type !== EVENTS,
    ))
      found.set(media, [...(found.get(media) ?? []), jsonOf(jsonOf(content)['schema'])]);
  }
  return found;
};

/** A method's input: the shape, and which members stand in path and query. */
const inputOf = (operation: Operation, name: string, shapes: Shapes) => {
  const parameters = listOf(operation.schema['parameters'])
    .filter(isJson)
    .filter((one) => refOf(one) === '');
  const named = (place: string): readonly Json[] => parameters.filter((one) => one['in'] === place);
  const content = jsonOf(jsonOf(jsonOf(operation.schema['requestBody'])['content'])[JSON_MEDIA]);
  const refs = listOf(jsonOf(content['schema'])['allOf']).filter(isJson).map(refOf);
  const parts = refs.map((ref) => {
    const type = shapes.component(ref);
    const shape = type.kind === 'shape' ? shapes.all.get(type.name) : undefined;
    if (!shape) throw new Error(`${operation.path}: ${ref} is no object`);
    return shape;
  });
  const own = parameters.map((one): Field => {
    const schema = { ...jsonOf(one['schema']), description: one['description'] };
    return shapes.field(textOrEmpty(one['name']), schema, one['required'] === true, name);
  });
  const shared = parts.filter((part) => !part.name.endsWith('Fields'));
  const fields = [...own, ...parts.filter((part) => part.name.endsWith('Fields')).flatMap((part) => part.fields)];
  const example = Object.fromEntries([
    ...parameters.flatMap((one) => (one['example'] === undefined ? [] : [[textOrEmpty(one['name']), one['example']]])),
    ...Object.entries(jsonOf(content['example'])),
  ]);
  return { shared, fields, example, variables: named('path'), query: named('query') };
};

/** What JSON an operation answers. Where several statuses carry data, `name` is the shape of them all. */
const answerOf = (media: ReadonlyMap<string, readonly Json[]>, name: string, shapes: Shapes): AnswerForm => {
  const json = media.get(JSON_MEDIA);
  if (json === undefined) return { form: 'nothing' };
  const parts = json.map((schema) => jsonOf(schema['properties'])).filter(({ data }) => isJson(data));
  const [first] = parts;
  if (first === undefined) return { form: 'document' };
  const types = parts.map(({ data }) => shapes.component(refOf(jsonOf(data))));
  const meta = refOf(jsonOf(first['meta']));
  const [only] = types;
  if (only !== undefined && types.length === 1) return { form: 'data', type: only, meta };
  const all = types.flatMap((type) => (type.kind === 'shape' ? (shapes.all.get(type.name) ?? []) : []));
  shapes.add(mergedShape(name, all));
  return { form: 'data', type: { kind: 'shape', name }, meta };
};

/** The list of a page, where the answer is one: the only list beside `cursor`. */
const rowsOf = (answer: AnswerForm, query: readonly string[], shapes: Shapes): string | null => {
  if (answer.form !== 'data' || answer.type.kind !== 'shape' || !query.includes('cursor')) return null;
  const lists = shapes.all.get(answer.type.name)?.fields.filter(({ type }) => type.kind === 'list') ?? [];
  return lists[0]?.name ?? null;
};

/** The methods of an operation: two where it answers either a file or the envelope, as `format` says. */
const methodsOf = (operation: Operation, suite: string, shapes: Shapes): readonly Method[] => {
  const { verb, path, schema } = operation;
  const base = baseOf(schema);
  const media = mediaOf(schema);
  const files = [...media.keys()].filter((type) => type !== JSON_MEDIA);
  const isEither = files.length > 0 && media.has(JSON_MEDIA);
  const { shared, fields, example, variables, query } = inputOf(operation, `${base}Input`, shapes);
  const names = (list: readonly Json[]): readonly string[] => list.map((one) => textOrEmpty(one['name']));
  const json = answerOf(media, `${base}Answer`, shapes);
  const rows = rowsOf(json, names(query), shapes);
  const words = methodWords({ verb, path }, suite);

  const method = (name: string, words: readonly string[], answer: AnswerForm, fixed: Method['fixed']): Method => {
    const open = fields
      .filter((field) => !(field.name in fixed))
      .map((field): Field =>
        isEither && field.name === FORMAT && field.type.kind === 'choice'
          ? { ...field, type: { kind: 'choice', values: field.type.values.filter((value) => value !== 'json') } }
          : field,
      );
    const clash = shared.some((part) => part.fields.some((a) => open.some((b) => a.name === b.name)));
    const all = new Map([...shared.flatMap((part) => part.fields), ...open].map((field) => [field.name, field]));
    const input = all.size === 0 ? null : name;
    if (input !== null)
      shapes.add({
        name,
        about: `Input of ${snake(words)} of ${suite}: ${textOrEmpty(schema['summary'])}.`,
        parents: clash ? [] : shared.map((part) => part.name),
        ...(clash ? { merged: shared.map((part) => part.name) } : {}),
        fields: clash ? [...all.values()] : open,
      });
    const { [FORMAT]: _format, ...unformatted } = example;
    const given = isEither ? unformatted : example;
    return {
      words,
      summary: textOrEmpty(schema['summary']),
      about: proseOf(schema),
      verb,
      path,
      variables: names(variables),
      query: names(query),
      fixed,
      input,
      inputOptional: [...all.values()].every((field) => !field.required) && Object.keys(given).length === 0,
      answer,
      rows,
      access: accessOf(schema),
      credits: Number(schema['x-credits'] ?? 0),
      example: given,
    };
  };
  if (files.length === 0) return [method(`${base}Input`, words, json, {})];
  const file: AnswerForm = { form: 'file', media: files };
  if (!isEither) return [method(`${base}Input`, words, file, {})];
  return [
    method(`${base}Input`, words, file, {}),
    method(`${base}DataInput`, [...words, 'data'], json, { [FORMAT]: 'json' }),
  ];
};

/** Throws when two methods of a suite have one name. */
const withoutDoubles = (suite: Suite): Suite => {
  const names = suite.methods.map(({ words }) => snake(words));
  const double = names.filter((name, i) => names.indexOf(name) !== i);
  if (double.length > 0) throw new Error(`${suite.name} has two methods ${double.join(', ')}: see method-names.ts`);
  return suite;
};

/** Names of an operation's types begin with it: `KundliPlanets`. */
const baseOf = (schema: Json): string => pascal(wordsOf(textOrEmpty(schema['operationId'])));

/**
 * How examples are typed, by verb and path: `POST /v1/kundli/planets`; of one suite, or of all. Calls that take nothing are
 * left out. Reads no answers, which would take long.
 */
export const exampleShapes = (document: Document, suite?: string): ReadonlyMap<string, ExampleShape> => {
  const shapes = new Shapes(jsonOf(jsonOf(document.components)['schemas']));
  return new Map(
    operationsOf(document)
      .filter(({ schema }) => suite === undefined || listOf(schema['tags'])[0] === suite)
      .flatMap((operation): (readonly [string, ExampleShape])[] => {
        const name = `${baseOf(operation.schema)}Input`;
        const { shared, fields, example } = inputOf(operation, name, shapes);
        if (shared.length + fields.length === 0) return [];
        const own = { name, about: '', parents: shared.map((part) => part.name), fields };
        return [[`${operation.verb} ${operation.path}`, exampleShape(own, [example], shapes.all)]];
      }),
  );
};

/** Components that every answer has beside `data`. */
const ENVELOPE = ['Meta', 'ResourceMeta', 'Failure'];

/** The model of the client libraries. Throws where two methods or shapes would have one name. */
export const readModel = (document: Document): Model => {
  const shapes = new Shapes(jsonOf(jsonOf(document.components)['schemas']));
  const operations = operationsOf(document);
  for (const name of ENVELOPE) shapes.component(name);
  const suites = listOf(document.tags)
    .filter(isJson)
    .map((tag): Suite => {
      const name = textOrEmpty(tag['name']);
      const own = operations.filter(({ schema }) => listOf(schema['tags'])[0] === name);
      return withoutDoubles({
        name,
        about: textOrEmpty(tag['description']),
        methods: own.flatMap((one) => methodsOf(one, name, shapes)),
      });
    })
    .filter(({ methods }) => methods.length > 0);
  const [server] = listOf(document.servers).filter(isJson);
  return {
    version: textOrEmpty(jsonOf(document.info)['version']),
    baseUrl: textOrEmpty(server?.['url']),
    suites,
    shapes: withoutParts(shapes.all, suites),
  };
};

/** The shapes without those that are only pieces of an input: their fields stand in the input itself. */
const withoutParts = (all: Model['shapes'], suites: readonly Suite[]): Model['shapes'] => {
  const parents = new Set([...all.values()].flatMap((shape) => shape.parents));
  const inputs = new Set(suites.flatMap(({ methods }) => methods.map(({ input }) => input)));
  const isPiece = (name: string): boolean => /Fields$/.test(name) && !parents.has(name) && !inputs.has(name);
  return new Map([...all].filter(([name]) => !isPiece(name)));
};
