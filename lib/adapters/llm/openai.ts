/**
 * The adapter for hosts that speak the chat completions format of OpenAI: model servers on one's own machine (llama.cpp,
 * Ollama, vLLM, LM Studio) and most hosted ones. One plain request, no package.
 */
import * as z from 'zod/mini';
import { ModelDown, type Model, type ModelReply, type ModelRequest } from '../../contract/ports/model.ts';

export interface OpenAiSettings {
  /** Address before `/chat/completions`: `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** Sent as a bearer token; empty where the host wants none. */
  readonly key: string;
}

/** Bytes of an answer that are read. */
const MAX_ANSWER = 1_000_000;

const ANSWER = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.object({
          content: z.nullish(z.string()),
          refusal: z.nullish(z.string()),
        }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(z.object({ prompt_tokens: z.nullish(z.number()), completion_tokens: z.nullish(z.number()) })),
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const STOPS: Readonly<Record<string, ModelReply['stop']>> = {
  length: 'length',
  content_filter: 'refused',
};

/** A reply from the body of an answer. */
const read = (text: string): ModelReply => {
  const parsed = ANSWER.safeParse(jsonOf(text));
  const [choice] = parsed.success ? parsed.data.choices : [];
  if (!parsed.success || choice === undefined) throw new ModelDown('malformed');
  const { message, finish_reason: reason } = choice;
  const refused = typeof message.refusal === 'string' && message.refusal !== '';
  return {
    text: message.content ?? '',
    stop: refused ? 'refused' : (STOPS[reason ?? ''] ?? 'end'),
    usage: { input: parsed.data.usage?.prompt_tokens ?? 0, output: parsed.data.usage?.completion_tokens ?? 0 },
  };
};

/** The whole body, unless it is larger than an answer can be. */
const bodyOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER) throw new ModelDown('malformed');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

/** The reason in a status that is no success. */
const refusalOf = (status: number): ModelDown => {
  if (status === 429) return new ModelDown('busy');
  if (status === 408 || status === 504) return new ModelDown('timeout');
  return new ModelDown(status < 500 ? 'rejected' : 'failed');
};

/** An abort is no instance of Error in every realm. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

/** Asks a host with the chat completions format. A redirect is not followed: the answer must come from the host named. */
export const openAiModel = ({ baseUrl, model, key }: OpenAiSettings): Model => ({
  provider: 'openai-compatible',
  complete: async ({ system, messages, schema, maxTokens, deadline }: ModelRequest) => {
    const left = deadline - Date.now();
    if (left <= 0) throw new ModelDown('timeout');
    const body = {
      model,
      messages: [{ role: 'system', content: system }, ...messages.map(({ role, text }) => ({ role, content: text }))],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', schema } },
      temperature: 0,
      max_tokens: maxTokens,
      stream: false,
    };
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key === '' ? {} : { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(left),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw refusalOf(response.status);
      }
      return read(await bodyOf(response));
    } catch (error) {
      if (error instanceof ModelDown) throw error;
      throw new ModelDown(isTimeout(error) ? 'timeout' : 'cut', { cause: error });
    }
  },
});
