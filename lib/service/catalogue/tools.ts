/**
 * Calculations as function definitions for language models: a name, what it is for, and one JSON Schema of its arguments
 * that stands alone. Aliases and rare options are left out: a model needs one way to say a thing.
 */
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';
import type { Kind } from '../../contract/frame/input.ts';
import type { AnyContract } from '../../contract/frame/resource.ts';
import { isJson, operationId, type Json } from './openapi/names.ts';
import { requestsOf } from './openapi/request.ts';

/** A function for a language model, and the endpoint behind it. */
export interface FunctionRow {
  /** Letters and digits, unique: `kundliPlanets`. */
  readonly name: string;
  /** The path below /v1, variables in braces: `varga/{chart}`. */
  readonly endpoint: string;
  readonly suite: string;
  readonly summary: string;
  readonly description: string;
  readonly credits: number;
  readonly parameters: Json;
}

/** Members of a request that have another spelling, or that a model has no use for. */
const LEFT_OUT = new Set([
  'name',
  'day',
  'hour',
  'min',
  'sec',
  'tzone',
  'altitude',
  'fold',
  'on_gap',
  'calendar',
  'year',
  'month',
  'strict',
  'profile_id',
  'include',
]);
/** Options that change what is computed as people ask for it. */
const OPTIONS = ['language', 'ayanamsa', 'node', 'house_system'];
/** Members that a kind of input cannot do without, where a function has but one spelling of them. */
const NEEDED: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  birth: ['date'],
  birth_at: ['date'],
  birth_range: ['date'],
  birth_year: ['date', 'for_year'],
};
/** Most characters of a description. */
const MOST = 400;

/** The first sentences of a text that fit. */
const opening = (text: string): string =>
  (text.match(/[^.]+(?:\.(?!\s)[^.]*)*\.?\s*/gu) ?? [text])
    .reduce((all, sentence) => (all.length + sentence.length <= MOST ? all + sentence : all), '')
    .trim();

const propertiesOf = (schema: Json | undefined): Json => (isJson(schema?.['properties']) ? schema['properties'] : {});

/**
 * A schema with its references replaced by what they refer to. A part that holds its own kind (a condition of conditions)
 * is described once; inside itself only by a word.
 */
const standingAlone = (
  value: unknown,
  components: Readonly<Record<string, Json>>,
  open: readonly string[] = [],
): unknown => {
  if (Array.isArray(value)) return value.map((one) => standingAlone(one, components, open));
  if (!isJson(value)) return value;
  const { $ref: reference, ...rest } = value;
  const own = Object.fromEntries(
    Object.entries(rest).map(([name, one]) => [
      name,
      name === 'description' && typeof one === 'string'
        ? one.replace(/; or send [^;]*$/, '')
        : standingAlone(one, components, open),
    ]),
  );
  if (typeof reference !== 'string') return own;
  const name = reference.replace('#/components/schemas/', '');
  if (open.includes(name)) return { type: 'object', description: 'One of the same form', ...own };
  const found = standingAlone(components[name] ?? {}, components, [...open, name]);
  return { ...(isJson(found) ? found : {}), ...own };
};

const withoutAliases = (schema: unknown, isNested = false): unknown => {
  if (!isJson(schema) || !isJson(schema['properties'])) return schema;
  const rows = Object.entries(schema['properties'])
    .filter(([name]) => !isNested || name === 'name' || !LEFT_OUT.has(name))
    .map(([name, one]) => [name, withoutAliases(one, true)] as const);
  return { ...schema, properties: Object.fromEntries(rows) };
};

const functionOf = (one: AnyEndpoint, requests: ReturnType<typeof requestsOf>): FunctionRow => {
  const { components } = requests;
  const requestBody = requests.body(one)['requestBody'];
  const content = isJson(requestBody) ? JSON.stringify(requestBody) : '';
  const names = [...content.matchAll(/#\/components\/schemas\/(\w+)/g)].flatMap(([, name]) => name ?? []);
  const own = names.find((name) => name.endsWith('Fields'));
  const kind = names.find((name) => name !== own && name !== 'Options');
  const common = Object.entries(propertiesOf(components[kind ?? ''])).filter(([name]) => !LEFT_OUT.has(name));
  const options = names.includes('Options') ? Object.entries(propertiesOf(components['Options'])) : [];
  const parameters = requests
    .parameters(one)
    .flatMap((row) =>
      typeof row['name'] === 'string'
        ? [[row['name'], row['schema'], row['description'], row['required']] as const]
        : [],
    );
  const properties = Object.fromEntries([
    ...parameters.map(([name, schema, description]) => [name, { ...(isJson(schema) ? schema : {}), description }]),
    ...common,
    ...Object.entries(propertiesOf(components[own ?? ''])),
    ...options.filter(([name]) => OPTIONS.includes(name)),
  ]);
  const requiredOf = (name: string | undefined): readonly unknown[] => {
    const required = components[name ?? '']?.['required'];
    return Array.isArray(required) ? required : [];
  };
  const required = [
    ...parameters.flatMap(([name, , , isRequired]) => (isRequired === true ? [name] : [])),
    ...requiredOf(kind),
    ...requiredOf(own),
    ...(NEEDED[one.input.kind] ?? []),
  ];
  const schema = {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    additionalProperties: false,
  };
  const alone = withoutAliases(standingAlone(schema, components));
  return {
    name: operationId(one),
    endpoint: one.name,
    suite: one.suite,
    summary: one.summary,
    description: opening(`${one.summary}. ${one.description}`),
    credits: one.credits,
    parameters: isJson(alone) ? alone : {},
  };
};

/** The function of every calculation that a key may call, in the order given. */
export const functionsOf = (contracts: readonly AnyContract[]): readonly FunctionRow[] => {
  const requests = requestsOf(contracts);
  return contracts.flatMap((one) =>
    one.kind === 'calculation' && one.auth === 'key' && one.suite !== 'batch' ? [functionOf(one, requests)] : [],
  );
};
