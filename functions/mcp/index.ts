import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { MCP_ANSWERS, MCP_EXAMPLE, mcpFields } from '../../lib/contract/frame/mcp.ts';
import { mcpReply, passedHeaders, sender } from '../../lib/service/mcp/message.ts';
import { answerMcp } from '../../lib/service/mcp/server.ts';

export const mcp = resource({
  path: '/v1/mcp',
  summary: 'Model Context Protocol: calculations, drawings and reports for assistants, by three functions',
  description:
    'Streamable HTTP without sessions: each POST carries one JSON-RPC message and is answered whole. `find_endpoints` finds endpoints by words in English or Hindi, `describe_endpoint` says what one takes, `call_endpoint` calls it, charged and refused as a call of its own. An answer above 40 KB is not charged: its members are named, and `fields` chooses among them (`planets.moon`, `periods.0`). Prompts (`read_chart`, `day_panchang`, `match_pair`) and resources (a guide, the list of endpoints, a birth with its town looked up) stand beside them. Point a desktop assistant at this address with the key in the header `X-Api-Key` or `Authorization: Bearer`. `ai/chat` and `batch` are not called through it.',
  pricedByBody: true,
  rpc: true,
  auth: 'key',
  memoryMb: 1024,
  input: plainInput(mcpFields),
  answers: MCP_ANSWERS,
  example: MCP_EXAMPLE,
  compute: async ({ input, caller, request, options, now, web }) =>
    mcpReply(
      await answerMcp(
        {
          caller,
          requestId: request.id,
          language: options.language,
          accepted: request.accepted,
          now,
          send: sender(web),
        },
        input,
        passedHeaders(web),
      ),
    ),
});

export const handler = serveResource(mcp);
