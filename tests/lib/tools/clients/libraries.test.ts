/** What client libraries are written from: names, shapes, and that every library knows what all of them share. */
import { EXAMPLES } from '../../../../lib/tools/clients/language.ts';
import type { ExampleShape } from '../../../../lib/service/catalogue/client-model/example-types.ts';
import { methodWords } from '../../../../lib/service/catalogue/client-model/method-names.ts';
import { allFields, type Model, type Type } from '../../../../lib/service/catalogue/client-model/model.ts';
import { snake } from '../../../../lib/service/catalogue/client-model/naming.ts';
import { SNIPPETS } from '../../../../lib/pages/snippets/phrases.ts';
import { keysOf, namedKeys } from '../../../../lib/tools/clients/keys.ts';
import { FAMILIES, OWN_CODES, PROTOCOL } from '../../../../lib/tools/clients/protocol.ts';
import { exampleShapes, readModel } from '../../../../lib/service/catalogue/client-model/read.ts';
import { boundsText } from '../../../../lib/service/catalogue/client-model/shapes.ts';
import { TEMPLATES } from '../../../../lib/tools/clients/templates.ts';
import { openapiDocument } from '../../../../lib/service/catalogue/openapi.source.ts';
import { promised } from '../../../../lib/service/catalogue/registry.ts';
import { pageWords } from '../../../../lib/words/pages.ts';
import { firstCall } from '../../../../lib/pages/snippets.ts';
import { webhookHeaders } from '../../../../lib/adapters/outgoing/webhook.ts';
import { CASES } from '../../../clients/conformance.ts';

let model: Model;
let shapes: ReadonlyMap<string, ExampleShape>;
beforeAll(async () => {
  const document = await openapiDocument();
  model = readModel(document);
  shapes = exampleShapes(document);
});

it.each([
  ['POST', '/v1/kundli/planets', 'kundli', 'planets'],
  ['POST', '/v1/panchang/rahu-kaal', 'panchang', 'rahu_kaal'],
  ['POST', '/v1/varga/{chart}', 'varga', 'chart'],
  ['POST', '/v1/muhurat/find/{event}', 'muhurat', 'find'],
  ['POST', '/v1/birthchart', 'core', 'birthchart'],
  ['POST', '/v1/batch', 'batch', 'run'],
  ['GET', '/v1/plans', 'billing', 'plans'],
  ['PUT', '/v1/subscription', 'billing', 'set_subscription'],
  ['GET', '/v1/reports', 'reports', 'list'],
  ['GET', '/v1/reports/{id}', 'reports', 'get'],
  ['DELETE', '/v1/reports/{id}', 'reports', 'delete'],
  ['POST', '/v1/reports/{id}/link', 'reports', 'link'],
  ['GET', '/v1/reference/{topic}', 'reference', 'list'],
  ['GET', '/v1/reference/{topic}/{id}', 'reference', 'get'],
])('names %s %s of %s %s', (verb, path, suite, name) => {
  expect(snake(methodWords({ verb, path }, suite))).toBe(name);
});

it.each([
  [{ minimum: 0, maximum: 9 }, 'Decimals of the numbers.', '0 to 9.'],
  [{ minimum: -90, maximum: 90 }, 'Latitude in degrees, -90 to 90.', ''],
  [{ maximum: 50_000_000 }, 'Size of the file in bytes.', 'At most 50,000,000.'],
  [{ minLength: 1, maxLength: 64 }, 'Your own name.', '1 to 64 characters.'],
  [{ minItems: 2, maxItems: 2 }, 'Both partners.', 'Exactly 2 items.'],
  [{}, 'Anything.', ''],
])('says the bounds %j where the description does not', (schema, about, words) => {
  expect(boundsText(schema, about)).toBe(words);
});

describe('the model', () => {
  it('has a method for every contract but those of assistants and of providers of payments', async () => {
    const calls = model.suites.flatMap(({ methods }) => methods.map(({ verb, path }) => `${verb} ${path}`));
    const contracts = (await promised()).map(({ method, path }) => `${method} ${path}`);
    expect(contracts.filter((one) => !calls.includes(one))).toEqual([
      'POST /v1/billing/events/{provider}',
      'POST /v1/mcp',
      'GET /v1/mcp/server-card',
      'POST /v1/mcp/{suite}',
    ]);
  });

  it('describes every field of every input', () => {
    const inputs = model.suites.flatMap(({ methods }) => methods.flatMap(({ input }) => input ?? []));
    const silent = inputs.flatMap((name) =>
      allFields(model, name)
        .filter(({ about }) => about === '')
        .map((field) => `${name}.${field.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('leads to no shape that it does not have', () => {
    const named = (type: Type): readonly string[] => {
      if (type.kind === 'shape') return [type.name];
      if ('of' in type) return 'kind' in type.of ? named(type.of) : type.of.flatMap(named);
      return [];
    };
    const wanted = [...model.shapes.values()].flatMap(({ parents, fields }) => [
      ...parents,
      ...fields.flatMap(({ type }) => named(type)),
    ]);
    expect([...new Set(wanted)].filter((name) => !model.shapes.has(name))).toEqual([]);
  });
});

describe.each(TEMPLATES.map((template) => [template.phrases.title, template] as const))('%s', (_title, template) => {
  let files: ReadonlyMap<string, string>;
  beforeAll(() => {
    files = template.files(model);
  });
  const all = (): string => [...files.values()].join('\n');

  it('has a class for every family of errors, and every code of the libraries', () => {
    const text = all();
    // RateLimitError, or RateLimitException where that is what the language says.
    const classes = FAMILIES.map(({ name }) => new RegExp(`\\b${name}(Error|Exception)\\b`));
    expect(classes.filter((name) => !name.test(text))).toEqual([]);
    // The state of a failed call as each language writes it; the codes are the same everywhere.
    expect(Object.keys(OWN_CODES).filter((code) => !text.includes(code))).toEqual([]);
  });

  it('brings its examples, a README, a licence and a changelog', () => {
    const paths = [...files.keys()];
    const wanted = [
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      ...EXAMPLES.map((name) => `examples/${template.example(name)}`),
    ];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  // The module proxy of Go reads all of it from the repository.
  if (template.phrases.name !== 'go')
    it('tells its registry the author, the licence and where the source is', () => {
      const [, facts = ''] =
        [...template.files({ ...model, baseUrl: 'https://api.example.com' })].find(([path]) =>
          /(package|composer)\.json$|pyproject\.toml$|\.gemspec$|pom\.xml$/.test(path),
        ) ?? [];
      for (const fact of ['The Udaya project', 'MIT', 'https://api.example.com/source', 'https://api.example.com/docs'])
        expect(facts).toContain(fact);
      expect(facts).not.toContain('{{');
      const [, elsewhere = ''] =
        [...template.files({ ...model, source: 'https://git.example.com/udaya' })].find(([, text]) =>
          text.includes('https://git.example.com/udaya'),
        ) ?? [];
      expect(elsewhere).not.toBe('');
    });

  it('has a method in its text for every method of the model', () => {
    const text = all();
    const paths = model.suites.flatMap(({ methods }) => methods.map(({ path }) => path));
    // Most stand there as a word: the whole of a library is searched for the others alone.
    const written = new Set(text.match(/[\w{}/.-]+/g));
    expect(paths.filter((path) => !written.has(path) && !text.includes(path))).toEqual([]);
  });
});

it('gives names to the keys of requests, one for each', () => {
  const keys = keysOf(model);
  expect(keys.get('style')).toEqual(expect.arrayContaining(['north', 'south', 'east']));
  expect(keys.get('ayanamsa')?.length).toBeGreaterThan(40);
  expect(() => namedKeys(['a_b', 'a-b'], (key) => key.replace('-', '_'))).toThrow('would both be called a_b');
});

it('declares no class of Java with the name of the class around it', () => {
  const files = TEMPLATES.find(({ phrases }) => phrases.name === 'java')?.files(model);
  const text = [...(files ?? [])].find(([path]) => path.endsWith('udaya/Keys.java'))?.[1] ?? '';
  const names = [...text.matchAll(/ class (\w+) \{/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Keys', 'Ayanamsa', 'Chart']));
  expect(names).toEqual([...new Set(names)]);
});

it('shows every call in every form', () => {
  for (const { snippet, title } of SNIPPETS)
    for (const { name: suite, methods } of model.suites)
      for (const { verb, path, access, example: input } of methods) {
        const shape = shapes.get(`${verb} ${path}`) ?? null;
        const text = snippet({
          verb,
          path,
          suite,
          access,
          input,
          shape,
          answers: 'data',
          base: 'https://api.example.com',
        });
        expect(`${title}: ${text}`).not.toMatch(/undefined|\[object|: $/);
      }
});

it('types the examples by the shapes of the model', () => {
  const inputs = new Set(model.suites.flatMap(({ methods }) => methods.map(({ input }) => input)));
  expect([...shapes.values()].map(({ name }) => name).filter((name) => !inputs.has(name))).toEqual([]);
  expect(shapes.get('POST /v1/matching/ashtakoot')).toMatchObject({
    name: 'MatchingAshtakootInput',
    types: { groom: { shape: { name: 'StarPairGroom', types: { lat: 'number', tz: 'any' } } } },
    required: ['groom', 'bride'],
    from: { StarPair: ['groom', 'bride'] },
  });
  // The first call of the pages is not the example of the contract: it names a place.
  const { name, from } = shapes.get('POST /v1/birthchart') ?? {};
  const first = firstCall('');
  expect(first.shape?.name).toBe(name);
  expect(Object.keys(first.shape?.from ?? {})).toEqual(Object.keys(from ?? {}));
  const birth = allFields(model, 'Birth');
  expect(first.shape?.from['Birth']).toEqual(Object.keys(first.input));
  for (const member of Object.keys(first.input))
    expect(birth.find((field) => field.name === member)?.type.kind).toBe('text');
});

it('signs webhooks as the libraries verify them', () => {
  const sent = CASES.find(({ name }) => name === 'a webhook of the service')?.do['webhook'];
  // The vector of standardwebhooks.com, which the libraries are tested with.
  expect(
    webhookHeaders({ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' }, [
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    ])['webhook-signature'],
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  expect(JSON.stringify(sent)).toContain('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it.each(['en', 'hi'] as const)('tells the numbers of the protocol in its guide (%s)', (language) => {
  const { text } = pageWords(language).docs.library.topics.retries;
  const numbers = [PROTOCOL.timeoutMs, PROTOCOL.printTimeoutMs, PROTOCOL.retryAfterMaxMs].map((ms) =>
    String(ms / 1000),
  );
  expect([...numbers, ...PROTOCOL.retryStatuses.map(String)].filter((one) => !text.includes(one))).toEqual([]);
});
