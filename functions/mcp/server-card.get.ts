import { DOCUMENT_SECONDS } from '../../lib/contract/frame/limits.ts';
import { answersMedia, shownAs } from '../../lib/contract/frame/reply.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { CARD_TYPE, serverCard } from '../../lib/service/mcp/card.ts';

export const mcpServerCard = resource({
  path: '/v1/mcp/server-card',
  method: 'GET',
  auth: 'none',
  cacheSeconds: DOCUMENT_SECONDS,
  summary: 'The server card of the Model Context Protocol: where an assistant connects, and with which header',
  description:
    'A small document that a client reads before it connects: name, address, and that a key is wanted in the header `X-Api-Key`. Form and place are those of the Server Card extension (SEP-2127): the address of the server followed by `/server-card`; `/.well-known/ai-catalog.json` names it for clients that know the host alone. What the server can do is told by the protocol itself (`tools/list`).',
  sources: ['Model Context Protocol, SEP-2127: MCP Server Cards'],
  wave: 2,
  answers: { 200: shownAs(answersMedia('The card', CARD_TYPE), serverCard('https://api.example.com')) },
  compute: ({ web }) => ({
    status: 200,
    type: CARD_TYPE,
    body: JSON.stringify(serverCard(web.base)),
  }),
});

export const handler = serveResource(mcpServerCard);
