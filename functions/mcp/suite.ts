import { AppError } from '../../lib/contract/frame/app-error.ts';
import { plainInput } from '../../lib/contract/frame/inputs.ts';
import { resource } from '../../lib/contract/frame/resource.ts';
import { characters } from '../../lib/contract/frame/about.ts';
import { functionRows } from '../../lib/service/catalogue/tools.source.ts';
import { serveResource } from '../../lib/service/http/resource/serve.ts';
import { MCP_ANSWERS, MCP_EXAMPLE, mcpFields } from '../../lib/contract/frame/mcp.ts';
import { mcpReply, passedHeaders, sender } from '../../lib/service/mcp/message.ts';
import { answerMcp } from '../../lib/service/mcp/server.ts';
import { suiteServer } from '../../lib/service/mcp/suite.ts';

export const mcpSuite = resource({
  path: '/v1/mcp/{suite}',
  summary: 'Model Context Protocol: the calculations of one suite, each as a function of its own',
  description:
    'As `mcp`, for assistants that work better with a list of functions: every calculation of the suite has its own name and a short schema; what all calls take is said in the instructions of the server. Lists come in pages of 25. `fields` among the arguments takes only some members of an answer; an answer above 40 KB is not charged and asks for it.',
  pricedByBody: true,
  rpc: true,
  auth: 'key',
  memoryMb: 1024,
  wave: 2,
  errors: ['RESOURCE_NOT_FOUND'],
  input: plainInput({
    suite: characters(1, 32, 'Suite: panchang, kundli, matching …'),
    ...mcpFields,
  }),
  answers: MCP_ANSWERS,
  example: { suite: 'panchang', ...MCP_EXAMPLE },
  compute: async ({ input, caller, request, options, now, web }) => {
    const { suite, ...message } = input;
    const rows = (await functionRows()).filter((row) => row.suite === suite);
    if (rows.length === 0) throw new AppError('RESOURCE_NOT_FOUND');
    const call = {
      caller,
      requestId: request.id,
      language: options.language,
      accepted: request.accepted,
      now,
      send: sender(web),
    };
    return mcpReply(await answerMcp(call, message, passedHeaders(web), () => suiteServer(call, rows)));
  },
});

export const handler = serveResource(mcpSuite);
