/**
 * The model of the environment. `UDAYA_MODEL` names the provider (`embedded` when it is not set); `UDAYA_MODEL_ID` the
 * model; `UDAYA_MODEL_URL` the base address of an OpenAI-compatible host, or of a double of Bedrock; `UDAYA_MODEL_KEY` the
 * bearer token of that host.
 */
import { PROVIDERS, type Model } from '../../contract/ports/model.ts';
import { withBreaker } from './breaker.ts';
import { EMBEDDED } from './embedded.ts';

/** Opens the model that an environment names. Throws on settings that name none: a mistake of the operator. */
export const openModel = async (env: Readonly<Record<string, string | undefined>>): Promise<Model> => {
  const wanted = env['UDAYA_MODEL'] || 'embedded';
  const provider = PROVIDERS.find((name) => name === wanted);
  const [model = '', url = '', key = ''] = [env['UDAYA_MODEL_ID'], env['UDAYA_MODEL_URL'], env['UDAYA_MODEL_KEY']];
  if (provider === undefined) throw new Error(`UDAYA_MODEL must be one of ${PROVIDERS.join(', ')}`);
  if (provider === 'embedded') return EMBEDDED;
  if (model === '') throw new Error('UDAYA_MODEL_ID is not set');
  if (provider === 'bedrock') {
    const { bedrockModel } = await import('./bedrock.ts');
    return withBreaker(bedrockModel({ model, endpoint: url }));
  }
  if (url === '') throw new Error('UDAYA_MODEL_URL is not set');
  const { openAiModel } = await import('./openai.ts');
  return withBreaker(openAiModel({ baseUrl: url, model, key }));
};

let shared: Promise<Model> | undefined;

/** The model of this process, opened on first use and kept: its breaker remembers failures of earlier calls. */
export const sharedModel = (): Promise<Model> => (shared ??= openModel(process.env));
