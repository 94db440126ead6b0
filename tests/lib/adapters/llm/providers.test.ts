/** The contract of a model, the same script against every adapter: what it answers, and how it fails. */
import {
  ModelDown,
  type Model,
  type ModelMessage,
  type ModelRequest,
  type ProviderName,
} from '../../../../lib/contract/ports/model.ts';
import { FAILURES_TO_OPEN, OPEN_MS, withBreaker } from '../../../../lib/adapters/llm/breaker.ts';
import { openModel } from '../../../../lib/adapters/llm/shared.ts';
import { startModelHost, type ModelHost, type Scripted } from '../../../support/model-host.ts';

process.env['AWS_ACCESS_KEY_ID'] ??= 'local';
process.env['AWS_SECRET_ACCESS_KEY'] ??= 'local';
process.env['AWS_REGION'] ??= 'ap-south-1';

let host: ModelHost;
/** A model without its breaker's memory of the cases before. */
const fresh = (provider: ProviderName): Promise<Model> =>
  openModel({
    UDAYA_MODEL: provider,
    UDAYA_MODEL_ID: 'test.model-v1:0',
    UDAYA_MODEL_URL: provider === 'embedded' ? '' : host.urls[provider],
    UDAYA_MODEL_KEY: 'sesame',
  });

beforeAll(async () => {
  host = await startModelHost();
});
afterAll(() => host.stop());

const REQUEST: Omit<ModelRequest, 'deadline'> = {
  system: 'Answer.',
  messages: [{ role: 'user', text: 'Why?' }],
  maxTokens: 600,
  schema: { type: 'object', required: ['parts'] },
};
const ask = async (provider: ProviderName, messages: readonly ModelMessage[] = REQUEST.messages, ms = 5000) =>
  (await fresh(provider)).complete({ ...REQUEST, messages, deadline: Date.now() + ms });

const NETWORK = ['bedrock', 'openai-compatible'] as const;

/** The recorded script: what the host does, and what a model makes of it. */
const SCRIPT: readonly (readonly [string, Scripted, object | string])[] = [
  ['a text', { text: 'Because.' }, { text: 'Because.', stop: 'end' }],
  ['a text in Hindi', { text: 'क्योंकि शनि…' }, { text: 'क्योंकि शनि…', stop: 'end' }],
  ['an answer that was cut by the limit', { text: 'Beca', stop: 'length' }, { text: 'Beca', stop: 'length' }],
  ['a refusal', { text: '', stop: 'refused' }, { stop: 'refused' }],
  ['too many requests', { status: 429 }, 'busy'],
  ['a request it does not take', { status: 400 }, 'rejected'],
  ['no right to the model', { status: 403 }, 'rejected'],
  ['a failure', { status: 500 }, 'failed'],
  ['an outage', { status: 503 }, 'failed'],
  ['no answer in time', { fault: 'silence' }, 'timeout'],
  ['a time-out that the host reports', { status: 408 }, 'timeout'],
  ['a connection cut within the answer', { fault: 'cut' }, 'cut'],
  ['something that is no JSON', { fault: 'not_json' }, 'malformed'],
  ['JSON of another shape', { fault: 'wrong_shape' }, 'malformed'],
];

/** The client of Bedrock hands over what came of an answer before the cut: that is no JSON. */
const CUT_OF_BEDROCK = 'malformed';

describe.each(NETWORK)('%s', (provider) => {
  it.each(SCRIPT)('meets %s', async (_, step, expected) => {
    host.script(step);
    let ms = expected === 'timeout' ? 300 : 240_000;
    let reply = ask(provider, REQUEST.messages, ms);
    // A machine too busy to send the request in this time gives it more.
    while (expected === 'timeout') {
      await reply.catch(() => null);
      if (host.sent.length > 0) break;
      reply = ask(provider, REQUEST.messages, (ms *= 2));
    }
    if (typeof expected === 'string') {
      const error: unknown = await reply.then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(ModelDown);
      expect(error).toMatchObject({ reason: provider === 'bedrock' && expected === 'cut' ? CUT_OF_BEDROCK : expected });
      expect(host.sent).toHaveLength(1);
    } else {
      expect(await reply).toMatchObject({ ...expected, usage: { input: 120, output: 34 } });
    }
  });

  it('says who it is', async () => expect((await fresh(provider)).provider).toBe(provider));

  it('does not ask when its time is over', async () => {
    host.script({ text: 'late' });
    const reply = ask(provider, REQUEST.messages, -1);
    await expect(reply).rejects.toMatchObject({ reason: 'timeout' });
    expect(host.sent).toEqual([]);
  });
});

const TALK: readonly ModelMessage[] = [
  { role: 'user', text: 'Why?' },
  { role: 'assistant', text: '' },
  { role: 'user', text: 'Go on.' },
];

it('writes a conversation as Converse wants it: turns alternate, no empty text', async () => {
  host.script({ text: 'Because.' });
  await ask('bedrock', TALK);
  const [{ path, text } = { path: '', text: '{}' }] = host.sent;
  expect(decodeURIComponent(path)).toBe('/model/test.model-v1:0/converse');
  const { messages, inferenceConfig, system } = JSON.parse(text);
  expect(messages).toEqual([{ role: 'user', content: [{ text: 'Why?' }, { text: 'Go on.' }] }]);
  expect(inferenceConfig).toEqual({ maxTokens: 600, temperature: 0 });
  expect(system).toEqual([{ text: 'Answer.' }]);
});

it('holds a model of Bedrock that calls tools to the form of the answer', async () => {
  host.script({ text: '{"parts":[]}' });
  const model = await openModel({
    UDAYA_MODEL: 'bedrock',
    UDAYA_MODEL_ID: 'apac.anthropic.test-v1:0',
    UDAYA_MODEL_URL: host.urls.bedrock,
    UDAYA_MODEL_KEY: '',
  });
  const reply = await model.complete({ ...REQUEST, deadline: Date.now() + 60_000 });
  expect(reply).toMatchObject({ text: '{"parts":[]}', stop: 'end' });
  const { toolConfig } = JSON.parse(host.sent[0]?.text ?? '{}');
  expect(toolConfig).toEqual({
    tools: [{ toolSpec: { name: 'answer', inputSchema: { json: REQUEST.schema } } }],
    toolChoice: { tool: { name: 'answer' } },
  });
});

it('writes the same conversation as chat completions want it, with the form of the answer', async () => {
  host.script({ text: 'Because.' });
  await ask('openai-compatible', TALK);
  const [{ path, text, headers } = { path: '', text: '{}', headers: {} }] = host.sent;
  expect([path, headers['authorization']]).toEqual(['/chat/completions', 'Bearer sesame']);
  expect(JSON.parse(text)).toEqual({
    model: 'test.model-v1:0',
    messages: [
      { role: 'system', content: 'Answer.' },
      { role: 'user', content: 'Why?' },
      { role: 'assistant', content: '' },
      { role: 'user', content: 'Go on.' },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: REQUEST.schema } },
    temperature: 0,
    max_tokens: 600,
    stream: false,
  });
});

it.each([
  ['a redirect', { fault: 'redirect' }, 'cut'],
  ['an endless answer', { fault: 'flood' }, 'malformed'],
] as const)('follows %s of a host no further', async (_, step, reason) => {
  host.script(step);
  const reply = ask('openai-compatible');
  await expect(reply).rejects.toMatchObject({ reason });
  expect(host.sent).toHaveLength(1);
});

it('says that a host that is not there does not answer', async () => {
  for (const provider of NETWORK) {
    const model = await openModel({
      UDAYA_MODEL: provider,
      UDAYA_MODEL_ID: 'm',
      UDAYA_MODEL_URL: 'http://127.0.0.1:1',
    });
    await expect(model.complete({ ...REQUEST, deadline: Date.now() + 240_000 })).rejects.toMatchObject({
      reason: 'cut',
    });
  }
});

it('is left alone after failures in a row, then tried once', async () => {
  let now = 1_000_000;
  let asked = 0;
  let works = false;
  const model = withBreaker(
    {
      provider: 'bedrock',
      complete: () => {
        asked++;
        return works
          ? Promise.resolve({ text: '', stop: 'end', usage: { input: 0, output: 0 } })
          : Promise.reject(new ModelDown('failed'));
      },
    },
    () => now,
  );
  const reasonOf = () =>
    model.complete({ ...REQUEST, deadline: 0 }).then(
      () => 'answered',
      ({ reason }: ModelDown) => reason,
    );
  for (let i = 0; i < FAILURES_TO_OPEN; i++) expect(await reasonOf()).toBe('failed');
  expect([await reasonOf(), asked]).toEqual(['open', FAILURES_TO_OPEN]);
  now += OPEN_MS;
  // Half open: one failure closes it again at once.
  expect([await reasonOf(), await reasonOf(), asked]).toEqual(['failed', 'open', FAILURES_TO_OPEN + 1]);
  now += OPEN_MS;
  works = true;
  expect([await reasonOf(), await reasonOf()]).toEqual(['answered', 'answered']);
  works = false;
  expect([await reasonOf(), await reasonOf()]).toEqual(['failed', 'failed']);
});

it.each([
  [{ UDAYA_MODEL: 'oracle' }, /must be one of/],
  [{ UDAYA_MODEL: 'bedrock' }, /UDAYA_MODEL_ID/],
  [{ UDAYA_MODEL: 'openai-compatible', UDAYA_MODEL_ID: 'm' }, /UDAYA_MODEL_URL/],
])('refuses settings that name no model: %j', async (env, message) => {
  await expect(openModel(env)).rejects.toThrow(message);
});

it('is the composer where nothing is set, which no one asks', async () => {
  const model = await openModel({});
  expect(model.provider).toBe('embedded');
  await expect(model.complete({ ...REQUEST, deadline: 0 })).rejects.toMatchObject({ reason: 'rejected' });
});
