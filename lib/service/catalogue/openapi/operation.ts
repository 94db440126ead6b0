/** One operation of the document. */
import type { AnyEndpoint, Auth } from '../../../contract/frame/endpoint.ts';
import type { AnyContract } from '../../../contract/frame/resource.ts';
import type { Examples } from './examples.ts';
import { failuresOf } from './failures.ts';
import { successHeaders, unchangedOf } from './headers.ts';
import { dataName, isJson, operationId, ref, type Json } from './names.ts';
import { proseOf } from './prose.ts';
import type { requestsOf } from './request.ts';
import { resourceSuccesses } from './resource.ts';

/** What an operation is made from besides its endpoint. */
export interface Parts {
  readonly requests: ReturnType<typeof requestsOf>;
  /** Components of answers. */
  readonly answers: Readonly<Record<string, Json>>;
  readonly examples: Examples;
}

const successSchema = (one: AnyEndpoint, answers: Parts['answers']): Json => {
  const properties = answers[dataName(one)]?.['properties'];
  const lift = one.lift ?? [];
  const lifted = lift.map((name) => [name, isJson(properties) ? properties[name] : {}]);
  return {
    type: 'object',
    properties: {
      status: { type: 'string', const: 'success', description: 'Always success in a success' },
      data: { ...ref(dataName(one)), description: one.summary },
      ...Object.fromEntries(lifted),
      meta: { ...ref('Meta'), description: 'How the answer came about: settings, instant, warnings, credits' },
    },
    required: ['status', 'data', ...lift, 'meta'],
  };
};

const successOf = (one: AnyEndpoint, { answers, examples }: Parts): Json => {
  const value = examples.get(one);
  const example = {
    summary: 'A real answer to the example request',
    description: 'Lists are cut to their first entries.',
    value,
  };
  return {
    description: 'The answer',
    headers: successHeaders(one),
    content: {
      'application/json': {
        schema: successSchema(one, answers),
        ...(value === undefined ? {} : { examples: { answer: example } }),
      },
    },
  };
};

const KEY: readonly Json[] = [{ apiKeyHeader: [] }, { bearer: [] }, { apiKeyQuery: [] }];
const SESSION: readonly Json[] = [{ session: [] }];
const SECURITY: Readonly<Record<Auth, readonly Json[]>> = {
  key: KEY,
  session: SESSION,
  either: [...KEY, ...SESSION],
  none: [],
};

/** An operation: what it computes, what it takes, what it answers. */
export const operationOf = (one: AnyContract, parts: Parts): Json => ({
  operationId: operationId(one),
  summary: one.summary,
  description: proseOf(one),
  tags: [one.suite],
  'x-credits': one.credits,
  security: SECURITY[one.auth],
  parameters: parts.requests.parameters(one),
  ...parts.requests.body(one),
  responses: {
    ...(one.kind === 'calculation' ? { 200: successOf(one, parts) } : resourceSuccesses(one)),
    ...unchangedOf(one),
    ...Object.fromEntries(failuresOf(one).map((status) => [status, ref(`E${status}`, 'responses')])),
  },
});
