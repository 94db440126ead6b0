/** The successes of a resource in the document: one response for each status, in its own media types. */
import type * as z from 'zod/mini';
import { jsonOf, type Answer, type JsonAnswer } from '../../../contract/frame/reply.ts';
import type { AnyContract, AnyResource } from '../../../contract/frame/resource.ts';
import { resourceHeaders } from './headers.ts';
import { dataName, EXAMPLE_REQUEST_ID, ref, type Json } from './names.ts';

const rowsOf = ({ answers }: AnyResource): readonly (readonly [string, Answer])[] => Object.entries(answers);

/** What further successes are called: `AccountLoginAccepted`. Digits at the end collide with names that generators make. */
const STATUS_WORDS: Readonly<Record<string, string>> = { 200: 'Ok', 201: 'Created', 202: 'Accepted', 303: 'Elsewhere' };

/** Name of the component that holds `data` of a status. */
const answerName = (one: AnyResource, status: string): string =>
  rowsOf(one).find(([, answer]) => jsonOf(answer) !== undefined)?.[0] === status
    ? dataName(one)
    : `${dataName(one)}${STATUS_WORDS[status] ?? status}`;

/** The schemas of `data` of the resources, by component name. */
export const resourceSchemas = (contracts: readonly AnyContract[]): ReadonlyMap<string, z.ZodMiniType> =>
  new Map(
    contracts.flatMap((one) =>
      one.kind === 'calculation'
        ? []
        : rowsOf(one).flatMap(([status, answer]): [string, z.ZodMiniType][] => {
            const schema = jsonOf(answer)?.schema;
            // A copy: the same shape may be the answer of several resources, and a component has one name.
            return schema === undefined ? [] : [[answerName(one, status), schema.clone(schema._zod.def)]];
          }),
    ),
  );

/** A document is whatever its media type says; JSON is an object, everything else text or bytes. */
const documentSchema = (type: string): Json => {
  if (/^application\/(.+\+)?json$/.test(type)) return { type: 'object' };
  if (type.startsWith('text/') || type === 'image/svg+xml') return { type: 'string' };
  return { type: 'string', format: 'binary' };
};

const exampleOf = ({ name, credits }: AnyResource, data: unknown): Json => ({
  summary: 'An answer',
  value: {
    status: 'success',
    data,
    meta: {
      request_id: EXAMPLE_REQUEST_ID,
      endpoint: name,
      version: 'v1',
      warnings: [],
      credits: { charged: credits, remaining: null },
    },
  },
});

/** What a client that asks for it gets as events, one after another. */
const EVENT_STREAM = 'text/event-stream';

/** The envelope with the data of a status. */
const envelopeOf = (one: AnyResource, status: string, answer: JsonAnswer): Json => ({
  'application/json': {
    schema: {
      type: 'object',
      properties: {
        status: { type: 'string', const: 'success', description: 'Always success in a success' },
        data: { ...ref(answerName(one, status)), description: answer.about },
        meta: { ...ref('ResourceMeta'), description: 'How the answer came about: warnings, credits, settings' },
      },
      required: ['status', 'data', 'meta'],
    },
    ...(answer.example === undefined ? {} : { examples: { answer: exampleOf(one, answer.example) } }),
  },
});

const contentOf = (one: AnyResource, status: string, answer: Answer): Json => {
  if (answer.form === 'empty') return {};
  const json = jsonOf(answer);
  const media = answer.form === 'media' ? answer.media : [];
  const shown = answer.form === 'media' && answer.example !== undefined ? { example: answer.example } : {};
  return {
    content: {
      // An example belongs to the first type: the others say the same in another form.
      ...Object.fromEntries(
        media.map((type, n) => [type, { schema: documentSchema(type), ...(n === 0 ? shown : {}) }]),
      ),
      ...(json === undefined ? {} : envelopeOf(one, status, json)),
      ...(json === undefined || one.streams === undefined ? {} : { [EVENT_STREAM]: { schema: { type: 'string' } } }),
    },
  };
};

/** The responses of a resource by status. */
export const resourceSuccesses = (one: AnyResource): Json =>
  Object.fromEntries(
    rowsOf(one).map(([status, answer]) => [
      status,
      { description: answer.about, headers: resourceHeaders(one, Number(status)), ...contentOf(one, status, answer) },
    ]),
  );
