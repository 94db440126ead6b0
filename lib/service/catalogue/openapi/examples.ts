/**
 * A real answer of every endpoint: its example, computed at one fixed instant, so that the same code gives the same
 * document. Lists are cut to their first entries; everything that stands is what a call answers.
 */
import * as z from 'zod/mini';
import { fromUnixMs } from '../../../../layers/jyotish/ephemeris/instant.ts';
import type { AnyEndpoint } from '../../../contract/frame/endpoint.ts';
import { answer } from '../../http/answer.ts';
import { membersOfTexts } from '../../http/query.ts';
import { EXAMPLE_REQUEST_ID, isJson, type Json } from './names.ts';

type Schema = z.core.$ZodType;

/** The instant of every example. */
const NOW = fromUnixMs(Date.UTC(2026, 10, 21, 6, 30));
/** What a month of the growth plan has left in an example. */
const CREDITS_LEFT = 49_990;
/** Entries that a list keeps, unless its shape asks for more. */
const LIST_ENTRIES = 2;

/** Fewest entries that a list may have. */
const minLength = (schema: Schema): number => {
  const bounds = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => {
    if ('minimum' in def) return def.minimum;
    if ('length' in def) return def.length;
    return 0;
  });
  return bounds.reduce<number>((most, bound) => Math.max(most, Number(bound)), 0);
};

/** The same value with shorter lists, still of the same shape. */
const shortened = (value: unknown, schema: Schema): unknown => {
  const def: Readonly<Record<string, unknown>> & { readonly type: string } = { ...schema._zod.def };
  const inner = (of: unknown, one: unknown): unknown => (of instanceof z.core.$ZodType ? shortened(one, of) : one);
  switch (def.type) {
    case 'array':
      return Array.isArray(value)
        ? value.slice(0, Math.max(LIST_ENTRIES, minLength(schema))).map((item) => inner(def['element'], item))
        : value;
    case 'object': {
      const shape = isJson(def['shape']) ? def['shape'] : {};
      return isJson(value)
        ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(shape[name], member)]))
        : value;
    }
    case 'record':
      return isJson(value)
        ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(def['valueType'], member)]))
        : value;
    case 'union': {
      const options: readonly unknown[] = Array.isArray(def['options']) ? def['options'] : [];
      const fitting = options.find((option) => option instanceof z.core.$ZodType && z.safeParse(option, value).success);
      return inner(fitting, value);
    }
    case 'lazy':
      return inner(typeof def['getter'] === 'function' ? def['getter']() : undefined, value);
    default:
      return 'innerType' in def ? inner(def['innerType'], value) : value;
  }
};

/** The body with which a call of the example is answered, lists cut. Throws when the example is refused. */
const exampleOf = async (one: AnyEndpoint): Promise<Json> => {
  const variables = Object.fromEntries(one.variables.map((name) => [name, String(one.example[name])]));
  const members = Object.entries(one.example).filter(([name]) => variables[name] === undefined);
  const texts = members.map(([name, value]): [string, string[]] => [name, [value].flat().map(String)]);
  const body =
    one.method === 'GET' ? membersOfTexts(one.input, Object.fromEntries(texts)) : Object.fromEntries(members);
  const credits = () =>
    one.auth === 'none'
      ? { charged: 0, remaining: null }
      : { charged: one.credits, remaining: CREDITS_LEFT - one.credits };
  const request = { requestId: EXAMPLE_REQUEST_ID, variables, language: undefined, credits, warnings: [], now: NOW };
  const whole: unknown = JSON.parse((await answer(one, body, request)).body);
  if (!isJson(whole)) throw new Error(`${one.name} did not answer with an object`);
  const data = shortened(whole['data'], one.output);
  const lifted = (one.lift ?? []).map((name) => [name, isJson(data) ? data[name] : undefined]);
  return { ...whole, data, ...Object.fromEntries(lifted) };
};

/** Example answers by endpoint. */
export type Examples = ReadonlyMap<AnyEndpoint, Json>;

/** The example answers of a set of endpoints, computed one after the other. */
export const examplesOf = async (endpoints: readonly AnyEndpoint[]): Promise<Examples> => {
  const examples = new Map<AnyEndpoint, Json>();
  for (const one of endpoints) examples.set(one, await exampleOf(one));
  return examples;
};
