import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { MCP_ANSWERS, MCP_EXAMPLE, mcpFields } from '../../lib/contract/frame/mcp.ts';
import { mcpReply, passedHeaders } from '../../lib/service/mcp/message.ts';
import { answerMcp } from '../../lib/service/mcp/server.ts';

export const mcp = resource({
  path: '/v1/mcp',
  summary: 'Model Context Protocol: every calculation for assistants, by two functions',
  description:
    'Streamable HTTP without sessions: each POST carries one JSON-RPC message and is answered whole. `find_endpoints` finds calculations by words in English or Hindi, with an example body; `call_endpoint` calls one, charged and refused as a call of its own. Answers above 40 KB ask for `fields`. Point a desktop assistant at this address with the key in the header `X-Api-Key` or `Authorization: Bearer`. `ai/chat` and `batch` are not called through it.',
  credits: 0,
  pricedByBody: true,
  auth: 'key',
  memoryMb: 1024,
  input: plainInput(mcpFields),
  answers: MCP_ANSWERS,
  example: MCP_EXAMPLE,
  compute: async ({ input, caller, request, options, now, web }) =>
    mcpReply(
      await answerMcp(
        { caller, requestId: request.id, language: options.language, accepted: request.accepted, now },
        input,
        passedHeaders(web),
      ),
    ),
});

export const handler = serveResource(mcp);
