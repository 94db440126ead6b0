/** What the servers of all addresses of the Model Context Protocol have in common. */
import { Server } from '@modelcontextprotocol/server';
import { ENGINE } from '../http/engine.ts';
import type { McpCall } from './calls.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';

/** Nothing of ours is changed by a call, and a repeat gives the same. */
export const ANNOTATIONS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A server with what every address has: instructions, prompts, resources. Without sessions no list ever changes. */
export const newServer = (call: McpCall): Server => {
  const server = new Server(
    { name: 'udaya', title: 'Udaya', version: ENGINE.version },
    { capabilities: { tools: {}, prompts: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  addPrompts(server);
  addResources(server, call);
  return server;
};
