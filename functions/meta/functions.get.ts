import * as z from 'zod/mini';
import { endpoint } from '../../lib/contract/frame/endpoint.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { about, keyText, text, whole } from '../../lib/contract/frame/shapes.ts';
import { functionRows, type FunctionRow } from '../../lib/service/catalogue/tools.source.ts';
import { serve } from '../../lib/service/http/serve.ts';

const FORMATS = ['openai', 'anthropic', 'mcp'] as const;
const MAX_FUNCTIONS = 1000;

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
    'Hand `functions` to a model as its tools. When it calls one, send the arguments as the body of the endpoint of the same place in `endpoints`, path variables put into the path. The schemas stand alone and leave out aliases and rare options, which the endpoints take all the same. A model works best with one suite at a time; assistants that speak the Model Context Protocol can use `mcp` instead.',
  credits: 0,
  wave: 2,
  input: plainInput({
    format: z._default(
      about(
        z.enum(FORMATS),
        'openai: {type, function{name, description, parameters}}; anthropic: {name, description, input_schema}; mcp: {name, title, description, inputSchema}',
      ),
      'openai',
    ),
    suite: z.optional(about(z.string().check(z.maxLength(32)), 'Only the functions of this suite: panchang')),
  }),
  output: z.strictObject({
    count: whole(0, MAX_FUNCTIONS, 'How many functions are listed'),
    functions: about(
      z.array(about(z.looseObject({}), 'A definition in the format asked for; its schema of arguments is JSON Schema')),
      'The definitions',
    ),
    endpoints: about(
      z.array(
        z.strictObject({
          function: about(text, 'Name of the function: kundliPlanets'),
          endpoint: about(text, 'Path below /v1, variables in braces: kundli/planets, varga/{chart}'),
          suite: keyText('Suite'),
          credits: whole(0, 100, 'Credits of one successful call'),
        }),
      ),
      'Which endpoint answers each function, in the same order',
    ),
  }),
  example: { format: 'openai', suite: 'panchang' },
  compute: async ({ input }) => {
    const rows = (await functionRows()).filter(({ suite }) => input.suite === undefined || suite === input.suite);
    return {
      count: rows.length,
      functions: rows.map(WRITERS[input.format]),
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
