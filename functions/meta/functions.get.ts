import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { about, choice, objectList, several, text, whole } from '../../lib/contract/frame/about.ts';
import { keyText } from '../../lib/contract/frame/shapes.ts';
import { compactSchema } from '../../lib/service/catalogue/compact.ts';
import { strictSchema } from '../../lib/service/catalogue/strict.ts';
import { functionRows, type FunctionRow } from '../../lib/service/catalogue/tools.source.ts';
import { serve } from '../../lib/service/http/serve.ts';

const FORMATS = ['openai', 'anthropic', 'mcp'] as const;
const MAX_FUNCTIONS = 1000;
/** Most functions that a model takes at once. */
const MODEL_FUNCTIONS = 128;

/** The schema of a function in few words. */
const compacted = ({ parameters, summary, ...row }: FunctionRow): FunctionRow => ({
  ...row,
  summary,
  description: summary,
  parameters: { ...compactSchema(parameters), additionalProperties: false },
});

/** A definition whose calls keep to its schema, where that can be said in the strict form. */
const strictly = (format: (typeof FORMATS)[number], row: FunctionRow): Record<string, unknown> => {
  const parameters = strictSchema(row.parameters);
  if (parameters === null) return WRITERS[format](row);
  const written = WRITERS[format]({ ...row, parameters });
  if (format === 'mcp') return written;
  return format === 'anthropic'
    ? { ...written, strict: true }
    : { ...written, function: { ...Object(written['function']), strict: true } };
};

/** A definition as each kind of caller takes it. */
const WRITERS: Readonly<Record<(typeof FORMATS)[number], (row: FunctionRow) => Record<string, unknown>>> = {
  openai: ({ name, description, parameters }) => ({ type: 'function', function: { name, description, parameters } }),
  anthropic: ({ name, description, parameters }) => ({ name, description, input_schema: parameters }),
  mcp: ({ name, summary, description, parameters }) => ({ name, title: summary, description, inputSchema: parameters }),
};

export const functionsList = endpoint({
  path: '/v1/meta/functions',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'Every calculation as a function definition for language models that call tools',
  description:
    'Hand `functions` to a model as its tools. When it calls one, send the arguments as the body of the endpoint of the same place in `endpoints`, path variables put into the path. The schemas stand alone and leave out aliases and rare options, which the endpoints take all the same. At most 128 are given at once, as many as models take: name the suites that are wanted, best one at a time; assistants that speak the Model Context Protocol can use `mcp` instead.',
  credits: 0,
  wave: 2,
  input: plainInput({
    format: choice(
      FORMATS,
      'openai',
      'openai: {type, function{name, description, parameters}}; anthropic: {name, description, input_schema}; mcp: {name, title, description, inputSchema}',
    ),
    suite: z.optional(
      several(z.string().check(z.maxLength(32)), 1, 40, 'Only the functions of these suites: panchang,muhurat'),
    ),
    compact: z._default(
      about(z.boolean(), 'Short schemas: one sentence a function, without the options that all calls take'),
      false,
    ),
    strict: z._default(
      about(
        z.boolean(),
        'Schemas in the strict form of structured outputs, where they have one: every member required, null for what is left out (the endpoints take it so)',
      ),
      false,
    ),
    limit: z._default(whole(1, MAX_FUNCTIONS, 'Most functions; models take 128 at once'), MODEL_FUNCTIONS),
    offset: z._default(whole(0, MAX_FUNCTIONS, 'Functions to skip'), 0),
  }),
  output: z.strictObject({
    count: whole(0, MAX_FUNCTIONS, 'How many functions are listed'),
    total: whole(0, MAX_FUNCTIONS, 'How many functions the suites have; the others are listed with offset'),
    functions: about(
      z.array(about(z.looseObject({}), 'A definition in the format asked for; its schema of arguments is JSON Schema')),
      'The definitions',
    ),
    endpoints: objectList('Which endpoint answers each function, in the same order', {
      function: about(text, 'Name of the function: kundliPlanets'),
      endpoint: about(text, 'Path below /v1, variables in braces: kundli/planets, varga/{chart}'),
      suite: keyText('Suite'),
      credits: whole(0, 100, 'Credits of one successful call'),
    }),
  }),
  example: { format: 'openai', suite: ['panchang'] },
  compute: async ({ input }) => {
    const { format, suite: suites, compact, strict, limit, offset } = input;
    const all = (await functionRows()).filter(({ suite }) => suites === undefined || suites.includes(suite));
    const rows = all.slice(offset, offset + limit).map((row) => (compact ? compacted(row) : row));
    return {
      count: rows.length,
      total: all.length,
      functions: rows.map((row) => (strict ? strictly(format, row) : WRITERS[format](row))),
      endpoints: rows.map(({ name, endpoint: path, suite, credits }) => ({
        function: name,
        endpoint: path,
        suite,
        credits,
      })),
    };
  },
});

export const handler = serve(functionsList);
