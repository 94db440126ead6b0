/**
 * The Model Context Protocol over one POST: an assistant finds endpoints by words and calls them. Each request stands alone
 * and is answered whole; every inner call is checked, priced and counted as if it came by itself.
 */
import { createMcpHandler, ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { endpointRows } from '../catalogue/catalogue.source.ts';
import { functionRows } from '../catalogue/tools.source.ts';
import type { EndpointRow } from '../catalogue/rows.ts';
import { nameOfPath, namesNear } from '../catalogue/near.ts';
import { findEndpoint } from '../catalogue/run.ts';
import { ANNOTATIONS, newServer } from './base.ts';
import { answered, isOpen, type McpCall } from './calls.ts';
import { endpointsFor } from '../finder.ts';
import { compactSchema } from '../catalogue/compact.ts';
import { FORMS } from './instructions.ts';
import { said, shown, type ToolResult } from './result.ts';

const MOST_FOUND = 10;
/** Characters of a summary in a list. */
const MOST_SUMMARY = 90;

/** What a tool that hands over an answer gives. */
const ANSWER_SCHEMA = {
  type: 'object' as const,
  properties: {
    data: { description: 'The answer, or what fields chose of it' },
    meta: { type: 'object', description: 'Settings, time and place used, warnings, credits charged' },
  },
  required: ['data'],
};

const brief = ({ name, credits, summary, input }: EndpointRow) => ({
  endpoint: name,
  credits,
  input,
  summary: summary.length > MOST_SUMMARY ? `${summary.slice(0, MOST_SUMMARY - 1)}…` : summary,
});

const found = async (query: string, suite: string | undefined, limit: number): Promise<ToolResult> => {
  const rows = endpointsFor((await endpointRows()).filter(isOpen), query, { suite, limit });
  if (rows.length === 0)
    return said('Nothing fits. Say it in other words: panchang, birth chart, dasha, match, muhurat.');
  return shown({ endpoints: rows.map(brief) });
};

const described = async (path: string): Promise<ToolResult> => {
  const rows = (await endpointRows()).filter(isOpen);
  const written = nameOfPath(path);
  const near = [...rows.filter(({ name }) => name === written).map(({ name }) => name), ...namesNear(rows, written)];
  const row = near.flatMap((name) => rows.find((one) => one.name === name) ?? []).at(0);
  if (row === undefined) return said(`There is no endpoint ${written}. find_endpoints finds one by words.`, true);
  const own = (await functionRows()).find(({ endpoint }) => endpoint === row.name);
  const example = (await findEndpoint(row.name))?.endpoint.example;
  return shown({
    ...brief(row),
    ...(own ? { about: own.description, body: compactSchema(own.parameters) } : { fields: row.fields }),
    ...(example === undefined ? {} : { example }),
    ...(FORMS[row.input] === undefined ? {} : { form: FORMS[row.input] }),
  });
};

interface Described {
  readonly title: string;
  readonly description: string;
  readonly outputSchema?: typeof ANSWER_SCHEMA;
}

/** A tool: how it is listed, and what it does with its arguments. */
interface Tool {
  readonly listed: Described & { readonly inputSchema: { type: 'object' }; readonly annotations: typeof ANNOTATIONS };
  readonly input: z.ZodType;
  run(call: McpCall, given: unknown): Promise<ToolResult>;
}

const tool = <S extends z.ZodObject>(
  input: S,
  listed: Described,
  run: (call: McpCall, given: z.output<S>) => Promise<ToolResult>,
): Tool => ({
  input,
  listed: {
    ...listed,
    inputSchema: { ...z.toJSONSchema(input, { io: 'input' }), type: 'object' },
    annotations: ANNOTATIONS,
  },
  run: (call, given) => run(call, input.parse(given)),
});

const NAME = z
  .string({ error: 'the name of an endpoint is needed, as find_endpoints gives it: kundli/planets' })
  .min(1)
  .max(200);

/** Arguments with the endpoint under its name, where a model called it a path. */
const namedEndpoint = (given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { path, ...others } = given;
  return path === undefined || 'endpoint' in given ? given : { ...others, endpoint: path };
};
const TOOLS: Readonly<Record<string, Tool>> = {
  find_endpoints: tool(
    z.object({
      query: z.string().min(1).max(500).describe('What is wanted, in a few words'),
      suite: z.string().max(32).describe('Only this suite: panchang, kundli, matching …').optional(),
      limit: z.int().min(1).max(MOST_FOUND).describe('Most endpoints to give').default(5),
    }),
    {
      title: 'Find endpoints',
      description:
        'Finds calculations of Vedic astrology by words (English or Hindi): birth charts, dashas, panchang, muhurat, matching, horoscopes, numerology, drawings, reports. Gives names for call_endpoint with their price in credits.',
    },
    (_call, { query, suite, limit }) => found(query, suite, limit),
  ),
  describe_endpoint: tool(
    z.object({ endpoint: NAME.describe('Name of the endpoint: dasha/vimshottari') }),
    {
      title: 'Describe an endpoint',
      description: 'What an endpoint takes: its fields with their ranges, and a body that works. Free.',
    },
    (_call, { endpoint }) => described(endpoint),
  ),
  call_endpoint: tool(
    z.object({
      endpoint: NAME.describe('Name of the endpoint: kundli/planets, varga/D9'),
      body: z
        .union([z.record(z.string(), z.unknown()), z.string().max(200_000)])
        .describe('Body of the call')
        .optional(),
      fields: z
        .array(z.string().min(1).max(100))
        .max(50)
        .describe(
          'Only these parts of the answer: ascendant.sign, planets.moon, planets.sign (of every planet), periods.0',
        )
        .optional(),
    }),
    {
      title: 'Call an endpoint',
      description:
        'Calls an endpoint. Charged as a call of its own; a call that is refused, or whose answer cannot be handed over, costs nothing and says what to change.',
      outputSchema: ANSWER_SCHEMA,
    },
    (call, { endpoint, body, fields }) => answered(call, endpoint, body, fields ?? []),
  ),
};

/** Arguments that a tool refuses, as a result that an assistant can mend; JSON-RPC errors are for the protocol alone. */
const refusedArguments = (error: z.ZodError): ToolResult =>
  said(error.issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`).join('; '), true);

const serverFor = (call: McpCall): Server => {
  const server = newServer(call);
  server.setRequestHandler('tools/list', () => ({
    tools: Object.entries(TOOLS).map(([name, { listed }]) => ({ name, ...listed })),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const one = Object.hasOwn(TOOLS, params.name) ? TOOLS[params.name] : undefined;
    if (one === undefined) {
      const names = Object.keys(TOOLS).join(', ');
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool of this name; there are ${names}`);
    }
    const given = one.input.safeParse(namedEndpoint(params.arguments ?? {}));
    return { ...(given.success ? await one.run(call, given.data) : refusedArguments(given.error)) };
  });
  return server;
};

/** Answers one message of the protocol; a server of its own in place of the general one where one is given. */
export const answerMcp = async (
  call: McpCall,
  message: unknown,
  headers: Readonly<Record<string, string>>,
  server: () => Server = () => serverFor(call),
): Promise<{ readonly status: number; readonly type: string; readonly body: string }> => {
  const { fetch } = createMcpHandler(server);
  const reply = await fetch(
    new Request('https://mcp.invalid/', { method: 'POST', headers, body: JSON.stringify(message) }),
  );
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() };
};
