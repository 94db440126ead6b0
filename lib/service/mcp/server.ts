/**
 * The Model Context Protocol over one POST: an assistant finds endpoints by words and calls them. Each request stands alone
 * and is answered whole; every inner call is checked, priced and counted as if it came by itself.
 */
import { createMcpHandler, McpServer, type Server } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Caller } from '../../contract/frame/caller.ts';
import { endpointRows } from '../catalogue/catalogue.source.ts';
import { findEndpoint, runForCaller } from '../catalogue/run.ts';
import { endpointsFor } from './find.ts';
import { isRecord } from '../http/is-record.ts';
import type { Language } from '../../words/languages.ts';
import type { JulianDay } from '../../../layers/jyotish/ephemeris/instant.ts';

/** Who asks, and with what the endpoints are run. */
export interface McpCall {
  readonly caller: Caller;
  readonly requestId: string;
  readonly language: Language | undefined;
  readonly accepted: readonly Language[];
  readonly now: JulianDay;
}

/** Largest answer in bytes that is handed to an assistant; beyond it `fields` must choose. */
const MAX_ANSWER = 40_000;
const MOST_FOUND = 10;

type ToolResult = { content: { type: 'text'; text: string }[]; isError?: boolean };
/** A result that says something in words; `isError` marks a refusal. */
export const said = (text: string, isError = false): ToolResult => ({
  content: [{ type: 'text', text }],
  ...(isError ? { isError } : {}),
});

/** The members of `data` that were asked for: `planets`, `meta.time` reach into the answer by dots. */
const chosen = (data: unknown, fields: readonly string[]): unknown =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      field.split('.').reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), data),
    ]),
  );

const found = async (query: string, suite: string | undefined, limit: number): Promise<ToolResult> => {
  const rows = endpointsFor(await endpointRows(), query, { suite, limit });
  const described = await Promise.all(
    rows.map(async ({ name, summary, credits, input, fields }) => {
      const one = await findEndpoint(name);
      return { endpoint: name, summary, credits, input, fields, example: one?.endpoint.example ?? {} };
    }),
  );
  return said(JSON.stringify({ endpoints: described }));
};

/** Calls an endpoint for a caller, and hands over its answer, or the members of it that were asked for. */
export const answered = async (
  call: McpCall,
  name: string,
  body: unknown,
  fields: readonly string[],
): Promise<ToolResult> => {
  const endpoint = await findEndpoint(name);
  const result = await runForCaller(endpoint, body, { ...call, warnings: [], room: 5_000_000 });
  const whole: unknown = JSON.parse(result.body);
  if (result.http !== 200 || !isRecord(whole)) return said(result.body, true);
  const data = fields.length === 0 ? whole['data'] : chosen(whole['data'], fields);
  const text = JSON.stringify({ data, meta: whole['meta'] });
  if (Buffer.byteLength(text) <= MAX_ANSWER) return said(text);
  const members = isRecord(whole['data']) ? Object.keys(whole['data']).join(', ') : '';
  return said(
    `The answer has ${Buffer.byteLength(text)} bytes, more than ${MAX_ANSWER}. Call again and name what you need in fields. Members of data: ${members}.`,
    true,
  );
};

const serverFor = (call: McpCall): McpServer => {
  const server = new McpServer({ name: 'udaya', version: '1' });
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  server.registerTool(
    'find_endpoints',
    {
      title: 'Find endpoints',
      description:
        'Finds calculations of Vedic astrology by words (English or Hindi): birth charts, dashas, panchang, muhurat, matching, horoscopes, numerology. Gives for each its name, price in credits, own fields and an example body for call_endpoint.',
      inputSchema: z.object({
        query: z.string().min(1).max(500).describe('What is wanted, in a few words'),
        suite: z.string().max(32).describe('Only this suite: panchang, kundli, matching …').optional(),
        limit: z.int().min(1).max(MOST_FOUND).describe('Most endpoints to give, 1 to 10').optional(),
      }),
      annotations,
    },
    ({ query, suite, limit }) => found(query, suite, limit ?? 5),
  );
  server.registerTool(
    'call_endpoint',
    {
      title: 'Call an endpoint',
      description:
        'Calls a calculation by the name that find_endpoints gave, path variables filled in (varga/D9). A birth is date, time and place, or lat, lon and tz. Charged as a call of its own; a refused call costs nothing and says which field is wrong.',
      inputSchema: z.object({
        endpoint: z.string().min(1).max(128).describe('Name of the endpoint: kundli/planets'),
        body: z.record(z.string(), z.unknown()).describe('Body of the call').optional(),
        fields: z
          .array(z.string().max(100))
          .max(50)
          .describe('Only these members of data: planets, ascendant.sign')
          .optional(),
      }),
      annotations,
    },
    ({ endpoint, body, fields }) => answered(call, endpoint, body ?? {}, fields ?? []),
  );
  return server;
};

/** Answers one message of the protocol; a server of its own in place of the two functions where one is given. */
export const answerMcp = async (
  call: McpCall,
  message: unknown,
  headers: Readonly<Record<string, string>>,
  server: () => McpServer | Server = () => serverFor(call),
): Promise<{ readonly status: number; readonly type: string; readonly body: string }> => {
  const { fetch } = createMcpHandler(server);
  const reply = await fetch(
    new Request('https://mcp.invalid/', { method: 'POST', headers, body: JSON.stringify(message) }),
  );
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', body: await reply.text() };
};
