/** The adapter for Amazon Bedrock: one call of Converse, which has the same form for every model. */
import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ContentBlock,
  type ConverseCommandOutput,
  type Message,
  type ToolConfiguration,
} from '@aws-sdk/client-bedrock-runtime';
import {
  ModelDown,
  type DownReason,
  type JsonValue,
  type Model,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
  type ModelTool,
} from '../../contract/ports/model.ts';

export interface BedrockSettings {
  /** Id of a model or of an inference profile: `apac.anthropic.claude-…`. */
  readonly model: string;
  /** Another address than that of AWS (a local double); empty for AWS. */
  readonly endpoint: string;
}

type Document = null | boolean | number | string | Document[] | { [name: string]: Document };

/** A copy that the SDK's types take: its documents are not read-only. */
const documentOf = (value: JsonValue): Document => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(documentOf);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, documentOf(member)]));
};

/** What a model wrote, as a document again; anything else than an object becomes an empty one. */
const inputOf = (input: unknown): Document => {
  const text = JSON.stringify(input ?? {});
  const read: Document = JSON.parse(text);
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : {};
};

const contentOf = (message: ModelMessage): ContentBlock[] => {
  switch (message.role) {
    case 'user':
      return [{ text: message.text }];
    case 'assistant':
      return [
        // Converse refuses empty texts.
        ...(message.text.trim() === '' ? [] : [{ text: message.text }]),
        ...message.calls.map(({ id, name, input }) => ({ toolUse: { toolUseId: id, name, input: inputOf(input) } })),
      ];
    case 'tools':
      return message.results.map(({ id, text }) => ({ toolResult: { toolUseId: id, content: [{ text }] } }));
  }
};

/** Converse wants user and assistant in turn, and all results of one turn in one message: neighbours are merged. */
const alternating = (messages: readonly ModelMessage[]): Message[] => {
  const merged: { role: 'user' | 'assistant'; content: ContentBlock[] }[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const content = contentOf(message);
    const last = merged.at(-1);
    if (last?.role === role) last.content.push(...content);
    else if (content.length > 0) merged.push({ role, content });
  }
  return merged;
};

const toolsOf = (tools: readonly ModelTool[]): { toolConfig?: ToolConfiguration } =>
  tools.length === 0
    ? {}
    : {
        toolConfig: {
          tools: tools.map(({ name, description, parameters }) => ({
            toolSpec: { name, description, inputSchema: { json: documentOf(parameters) } },
          })),
        },
      };

const STOPS: Readonly<Record<string, ModelReply['stop']>> = {
  end_turn: 'end',
  stop_sequence: 'end',
  tool_use: 'tools',
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
    text: blocks.map(({ text }) => text ?? '').join(''),
    calls: blocks.flatMap(({ toolUse }) =>
      toolUse ? [{ id: toolUse.toolUseId ?? '', name: toolUse.name ?? '', input: toolUse.input }] : [],
    ),
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
    complete: async ({ system, messages, tools, maxTokens, deadline }: ModelRequest) => {
      const left = deadline - Date.now();
      if (left <= 0) throw new ModelDown('timeout');
      const command = new ConverseCommand({
        modelId: model,
        system: [{ text: system }],
        messages: alternating(messages),
        inferenceConfig: { maxTokens, temperature: 0 },
        ...toolsOf(tools),
      });
      try {
        return read(await client.send(command, { abortSignal: AbortSignal.timeout(left) }));
      } catch (error) {
        throw error instanceof ModelDown ? error : new ModelDown(reasonOf(error), { cause: error });
      }
    },
  };
};
