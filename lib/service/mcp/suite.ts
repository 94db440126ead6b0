/**
 * One suite of calculations as functions of their own, for assistants that list what they have: names and schemas as in
 * `meta/functions`. Lists are given in pages.
 */
import { Server } from '@modelcontextprotocol/server';
import type { FunctionRow } from '../catalogue/tools.ts';
import { answered, said, type McpCall } from './server.ts';

/** Functions of one page of a list. */
const PAGE = 25;

const pathOf = (template: string, given: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));

/** What of the arguments is the body: all but the variables of the path and `fields`. */
const bodyOf = (template: string, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'fields' && !template.includes(`{${name}}`)));

const FIELDS = {
  type: 'array',
  items: { type: 'string', maxLength: 100 },
  maxItems: 50,
  description: 'Only these members of data: planets, ascendant.sign. For answers above 40 KB',
};

const definition = ({ name, summary, description, credits, parameters }: FunctionRow) => {
  const { properties, required } = parameters;
  return {
    name,
    title: summary,
    description: `${description} ${credits} ${credits === 1 ? 'credit' : 'credits'}.`,
    inputSchema: {
      type: 'object' as const,
      properties: { ...(typeof properties === 'object' ? properties : {}), fields: FIELDS },
      ...(Array.isArray(required) ? { required: required.map(String) } : {}),
    },
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
};

/** A server of the protocol that lists and calls these functions. */
export const suiteServer = (call: McpCall, rows: readonly FunctionRow[]): Server => {
  const server = new Server({ name: 'udaya', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', ({ params }) => {
    const from = Math.max(0, Math.trunc(Number(params?.cursor ?? 0)) || 0);
    const next = from + PAGE;
    return {
      tools: rows.slice(from, next).map(definition),
      ...(next < rows.length ? { nextCursor: String(next) } : {}),
    };
  });
  server.setRequestHandler('tools/call', ({ params }) => {
    const row = rows.find(({ name }) => name === params.name);
    const given = params.arguments ?? {};
    if (row === undefined) return said(`There is no function ${params.name.slice(0, 100)} in this suite.`, true);
    const fields = Array.isArray(given['fields']) ? given['fields'].map(String) : [];
    return answered(call, pathOf(row.endpoint, given), bodyOf(row.endpoint, given), fields);
  });
  return server;
};
