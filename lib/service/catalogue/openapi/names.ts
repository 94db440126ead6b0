/** Names inside the document: operations and components. */
import { capital, uncapital } from '../../../words/fill.ts';
import type { AnyContract } from '../../../contract/frame/resource.ts';

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** The whole document, or a part of it. */
export interface OpenapiDocument extends Json {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Whether a value is a JSON object. */
export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `KundliPlanets` of `kundli/planets`. */
export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => capital(word))
    .join('');

/** Unique identifier of an operation: `kundliPlanets`, `metaEndpointsGet`. */
export const operationId = ({ name, method }: Pick<AnyContract, 'name' | 'method'>): string => {
  const id = pascal(name) + (method === 'POST' ? '' : pascal(method.toLowerCase()));
  return uncapital(id);
};

/** Name of the component that holds an endpoint's `data`. */
export const dataName = (one: AnyContract): string => pascal(operationId(one));
/** Name of the component that holds the fields only this endpoint has. */
export const fieldsName = (one: AnyContract): string => `${pascal(operationId(one))}Fields`;

/** A reference to a component. */
export const ref = (name: string, kind = 'schemas'): Json => ({ $ref: `#/components/${kind}/${name}` });

/** The id of every request of an example. */
export const EXAMPLE_REQUEST_ID = '01KAJ3M7Q2W8T5V9X1B4C6D8EF';
