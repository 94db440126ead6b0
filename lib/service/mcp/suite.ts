/**
 * One suite of calculations as functions of their own, for assistants that list what they have. What all calls have in common
 * is said once, in the instructions; a schema tells of a function what is its own.
 */
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import type { FunctionRow } from '../catalogue/tools.ts';
import { ANNOTATIONS, newServer } from './base.ts';
import { answered, type McpCall } from './calls.ts';
import { compactSchema } from '../catalogue/compact.ts';

/** Functions of one page of a list. */
const PAGE = 25;

type Json = Readonly<Record<string, unknown>>;

const pathOf = (template: string, given: Json): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));

/** What of the arguments is the body: all but the variables of the path and `fields`. */
const bodyOf = (template: string, given: Json): Json =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'fields' && !template.includes(`{${name}}`)));

const FIELDS = { type: 'array', items: { type: 'string' }, description: 'Only these parts of the answer' };

const definition = ({ name, summary, credits, parameters }: FunctionRow) => {
  const { properties, ...rest } = compactSchema(parameters);
  return {
    name,
    description: `${summary}. ${credits} ${credits === 1 ? 'credit' : 'credits'}.`,
    inputSchema: { ...rest, properties: { ...properties, fields: FIELDS } },
    annotations: ANNOTATIONS,
  };
};

/** A server of the protocol that lists and calls these functions. */
export const suiteServer = (call: McpCall, rows: readonly FunctionRow[]): Server => {
  const server = newServer(call);
  server.setRequestHandler('tools/list', ({ params }) => {
    const from = Math.max(0, Math.trunc(Number(params?.cursor ?? 0)) || 0);
    const next = from + PAGE;
    return {
      tools: rows.slice(from, next).map(definition),
      ...(next < rows.length ? { nextCursor: String(next) } : {}),
    };
  });
  server.setRequestHandler('tools/call', async ({ params }) => {
    const row = rows.find(({ name }) => name === params.name);
    const given = params.arguments ?? {};
    if (row === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no function of this name in this suite');
    const fields = Array.isArray(given['fields']) ? given['fields'].map(String) : [];
    return { ...(await answered(call, pathOf(row.endpoint, given), bodyOf(row.endpoint, given), fields)) };
  });
  return server;
};
