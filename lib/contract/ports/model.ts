/** Language models as a port. `lib/adapters/llm` holds its adapters; the operator of a stage chooses one, never the caller. */

/** What may write an answer; embedded is the composer of this service, without a language model. */
export const PROVIDERS = ['embedded', 'bedrock', 'openai-compatible'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
/** The provider that a setting names; embedded where it names none. */
export const providerNamed = (name: string | undefined): ProviderName =>
  PROVIDERS.find((one) => one === name) ?? 'embedded';

/** What can be written as JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

export type ModelMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string };

export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  /** Epoch ms after which no answer is waited for. */
  readonly deadline: number;
  /** JSON Schema of the answer, for hosts that hold a model to one. */
  readonly schema: JsonValue;
}

export interface ModelReply {
  readonly text: string;
  /** `refused`: the model or a filter of its host would not answer. */
  readonly stop: 'end' | 'length' | 'refused';
  readonly usage: { readonly input: number; readonly output: number };
}

/** Completes conversations. Temperature is 0. Throws `ModelDown` and nothing else, before its deadline. */
export interface Model {
  readonly provider: ProviderName;
  complete(request: ModelRequest): Promise<ModelReply>;
}

/**
 * Why there is no reply: nothing came in time, the connection was cut, there are too many requests, the host refuses the
 * request or fails, its answer is not in its own format, or it failed too often just now to be asked again.
 */
export type DownReason = 'timeout' | 'cut' | 'busy' | 'rejected' | 'failed' | 'malformed' | 'open';

/** The model gave no reply. The message holds nothing of request or answer. */
export class ModelDown extends Error {
  readonly reason: DownReason;

  constructor(reason: DownReason, options?: ErrorOptions) {
    super(`The model gave no reply: ${reason}`, options);
    this.name = 'ModelDown';
    this.reason = reason;
  }
}
