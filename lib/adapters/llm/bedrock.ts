/** The adapter for Amazon Bedrock: one call of Converse, which has the same form for every model. */
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ContentBlock,
  type ConverseCommandOutput,
  type Message,
  type Tool,
} from '@aws-sdk/client-bedrock-runtime';
import {
  ModelDown,
  type DownReason,
  type Model,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
} from '../../contract/ports/model.ts';

export interface BedrockSettings {
  /** Id of a model or of an inference profile: `apac.anthropic.claude-…`. */
  readonly model: string;
  /** Another address than that of AWS (a local double); empty for AWS. */
  readonly endpoint: string;
}

/** Converse wants user and assistant in turn, and all results of one turn in one message: neighbours are merged. */
const alternating = (messages: readonly ModelMessage[]): Message[] => {
  const merged: { role: 'user' | 'assistant'; content: ContentBlock[] }[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    // Converse refuses empty texts.
    const content = message.text.trim() === '' ? [] : [{ text: message.text }];
    const last = merged.at(-1);
    if (last?.role === role) last.content.push(...content);
    else if (content.length > 0) merged.push({ role, content });
  }
  return merged;
};

/** Name of the tool whose input is the answer, where a model is held to a form. */
const ANSWER = 'answer';
/** Models that can be made to call a tool: of the others Converse refuses it. */
const CALLS_TOOLS = /(?:^|\.)(?:anthropic|mistral)\./u;

const STOPS: Readonly<Record<string, ModelReply['stop']>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'end',
  max_tokens: 'length',
  guardrail_intervened: 'refused',
  content_filtered: 'refused',
};

const read = ({ output, stopReason, usage }: ConverseCommandOutput): ModelReply => {
  const content = output?.message?.content;
  const stop = STOPS[stopReason ?? ''];
  if (stop === undefined || (content === undefined && stop !== 'refused')) throw new ModelDown('malformed');
  const blocks = content ?? [];
  return {
    text: blocks
      .map(({ text, toolUse }) => (toolUse === undefined ? (text ?? '') : JSON.stringify(toolUse.input)))
      .join(''),
    stop,
    usage: { input: usage?.inputTokens ?? 0, output: usage?.outputTokens ?? 0 },
  };
};

const statusOf = (error: Error): number => {
  const meta: unknown = '$metadata' in error ? error.$metadata : undefined;
  const status: unknown =
    typeof meta === 'object' && meta !== null && 'httpStatusCode' in meta ? meta.httpStatusCode : undefined;
  return typeof status === 'number' ? status : 0;
};

/** Names of the SDK's errors that say more than their status. */
const NAMED: Readonly<Record<string, DownReason>> = {
  ThrottlingException: 'busy',
  ServiceQuotaExceededException: 'busy',
  ModelTimeoutException: 'timeout',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  SyntaxError: 'malformed',
};

const reasonOf = (error: unknown): DownReason => {
  if (!(error instanceof Error)) return 'failed';
  const named = NAMED[error.name];
  if (named !== undefined) return named;
  const status = statusOf(error);
  if (status === 429) return 'busy';
  if (status >= 500) return 'failed';
  if (status >= 400) return 'rejected';
  return status === 0 ? 'cut' : 'malformed';
};

/** Asks a model of Bedrock in the region of the process. The SDK does not retry: the deadline is ours. */
export const bedrockModel = ({ model, endpoint }: BedrockSettings): Model => {
  const client = new BedrockRuntimeClient({
    maxAttempts: 1,
    ...(endpoint === '' ? {} : { endpoint }),
  });
  return {
    provider: 'bedrock',
    complete: async ({ system, messages, schema, maxTokens, deadline }: ModelRequest) => {
      const left = deadline - Date.now();
      if (left <= 0) throw new ModelDown('timeout');
      // A copy: the SDK takes documents that it may write to.
      const json: Tool.ToolSpecMember['toolSpec']['inputSchema'] = { json: JSON.parse(JSON.stringify(schema)) };
      const command = new ConverseCommand({
        modelId: model,
        system: [{ text: system }],
        messages: alternating(messages),
        inferenceConfig: { maxTokens, temperature: 0 },
        ...(CALLS_TOOLS.test(model)
          ? {
              toolConfig: {
                tools: [{ toolSpec: { name: ANSWER, inputSchema: json } }],
                toolChoice: { tool: { name: ANSWER } },
              },
            }
          : {}),
      });
      try {
        return read(await client.send(command, { abortSignal: AbortSignal.timeout(left) }));
      } catch (error) {
        throw error instanceof ModelDown ? error : new ModelDown(reasonOf(error), { cause: error });
      }
    },
  };
};
