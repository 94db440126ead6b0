/**
 * The client libraries against the running service and a faulty one: every case of tests/clients/cases.json in every language.
 * What needs a tool that is not installed says so and is left out; `npm run clients` names the tools.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exampleShapes, readModel } from '../../lib/service/catalogue/client-model/read.ts';
import { TEMPLATES } from '../../lib/tools/clients/templates.ts';
import { runStep, writeLibrary } from '../../lib/tools/clients/write.ts';
import { EXAMPLES, type Step, type Template } from '../../lib/tools/clients/language.ts';
import { TOPICS, type Topic } from '../../lib/pages/snippets/language.ts';
import type { ExampleShape } from '../../lib/service/catalogue/client-model/example-types.ts';
import type { Model } from '../../lib/service/catalogue/client-model/model.ts';
import { snake, wordsOf } from '../../lib/service/catalogue/client-model/naming.ts';
import { openapiDocument } from '../../lib/service/catalogue/openapi.source.ts';
import { operationsOf, type ApiDocument } from '../../lib/pages/operation.ts';
import { ROOT } from '../../lib/service/catalogue/registry.ts';
import { CASES, faultsOf, jobsFor, KEY_OF_ENVIRONMENT, type Places, type Printed } from '../clients/conformance.ts';
import { startFaultyServer, type FaultyServer } from '../clients/faulty-server.ts';
import { RUNNERS, type Runner } from '../clients/runners.ts';
import { sampleFaults } from '../clients/samples.ts';
import { matrix } from '../support/soak.ts';
import { sharedService, type Service } from './service.ts';

const FOLDER = join(ROOT, '.build/libraries');
/** Chapters of a guide that need nothing but those before them. */
const FOLLOWING = ['call', 'errors', 'retries', 'list', 'report', 'image'] as const satisfies readonly Topic[];

/** Every other snippet is checked in one half of the languages, the rest in the other half; a long run checks all in each. */
const IN_TURN = 2;

/** Snippets of the reference as files, so that the checks of the language read them too; and of the guide, as programs. */
const writeSnippets = (
  { phrases, example, program }: Template,
  turn: number,
  { suites }: Model,
  shapes: ReadonlyMap<string, ExampleShape>,
  folder: string,
): void => {
  const write = (name: string, snippet: string): void => {
    const file = join(folder, example(name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${program?.(snippet, name) ?? snippet}\n`);
  };
  for (const { name: suite, methods } of suites)
    for (const { words, verb, path, access, answer, fixed, example: input } of matrix(
      methods,
      (_, index) => index % IN_TURN === turn % IN_TURN,
    )) {
      if (Object.keys(fixed).length > 0) continue;
      const answers = answer.form === 'document' ? 'data' : answer.form;
      const shape = shapes.get(`${verb} ${path}`) ?? null;
      const text = phrases.snippet({ verb, path, suite, access, input, shape, answers, base: '' });
      write(snake([...wordsOf(suite), ...words]), text);
    }
  // Chapters of the guide are programs of their own, go on from the one before, or stand inside a function.
  const { guide } = phrases;
  if (program) for (const topic of TOPICS.filter((one) => one !== 'install')) write(`guide_${topic}`, guide[topic]);
  else
    write(
      'guide',
      FOLLOWING.filter((topic) => topic === 'call' || phrases.name !== 'go')
        .map((topic) => guide[topic])
        .join('\n\n'),
    );
};

let service: Service;
let faults: FaultyServer;
let document: ApiDocument;
let model: Model;
beforeAll(async () => {
  // Programs of Java that live for seconds: what its second compiler and a collector with many threads take is never won back.
  process.env['JAVA_TOOL_OPTIONS'] = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
  [service, faults] = await Promise.all([sharedService(), startFaultyServer()]);
  mkdirSync(FOLDER, { recursive: true });
  document = await openapiDocument();
  model = readModel(document);
  const shapes = exampleShapes(document);
  await Promise.all(
    TEMPLATES.map(async (template, turn) => {
      const library = join(FOLDER, template.phrases.name);
      await writeLibrary(template, model, library, true);
      writeSnippets(template, turn, model, shapes, join(library, 'examples/snippets'));
    }),
  );
});
afterAll(async () => {
  await Promise.allSettled(conformance.values());
  await faults.stop();
});

/** What the examples of the first language printed. */
const printedFirst = new Map<string, string>();

/** What a program printed; null, and a line for the reader, where it is not installed. Throws where it fails. */
const runOrSkip = async (step: Step & { readonly env?: NodeJS.ProcessEnv }, cwd: string) => {
  const ran = await runStep(step, cwd, { UDAYA_API_KEY: KEY_OF_ENVIRONMENT, ...step.env });
  if (ran === null) process.stderr.write(`skipped: no ${step.command}\n`);
  else if (ran.code !== 0) throw new Error(`${step.command} ${step.args.join(' ')}:\n${ran.output}`);
  return ran;
};

const isInstalled = async ({ tool }: Runner): Promise<boolean> =>
  (await runOrSkip({ command: tool, args: [tool === 'go' ? 'version' : '--version'] }, FOLDER)) !== null;

const linesOf = (stdout: string): ReadonlyMap<string, Printed> =>
  new Map(
    stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): [string, Printed] => {
        const printed: Printed = JSON.parse(line);
        return [printed.name, printed];
      }),
  );

it('has at least 45 cases, each with a name of its own', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(45);
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
});

it('knows how to run every library', () => {
  expect(RUNNERS.map(({ name }) => name)).toEqual(TEMPLATES.map(({ phrases }) => phrases.name));
});

/** Every answer that the document shows, as a job of a runner with typed answers. */
const exampleJobs = (document: ApiDocument, { suites }: Model) => {
  const examples = new Map(operationsOf(document).map(({ method, path, example }) => [`${method} ${path}`, example]));
  return suites.flatMap(({ name: suite, methods }) =>
    methods.flatMap(({ words, verb, path, answer }) => {
      const example = examples.get(`${verb} ${path}`) ?? '';
      const decode = `${snake(wordsOf(suite))}.${snake(words)}`;
      return answer.form === 'data' && example !== ''
        ? [{ name: decode, client: {}, do: { decode, input: JSON.parse(example) } }]
        : [];
    }),
  );
};

it('ends a call that its caller aborts, with an error of its own class and without a repeat', async () => {
  const base = faults.script('typescript-abort', [{ data: {}, delay_ms: 60_000 }]);
  // Five seconds: the call must have been sent by then, however busy the machine is.
  const program = `
    const { Udaya, AbortError } = await import(${JSON.stringify(join(FOLDER, 'typescript/dist/index.js'))});
    const udaya = new Udaya({ apiKey: 'k', baseUrl: '${base}' });
    const reason = new Error('the reader left');
    for (const signal of [AbortSignal.abort(reason), AbortSignal.any([AbortSignal.timeout(5000)])])
      await udaya.panchang.daily({}, { signal }).catch((error) =>
        console.log(error instanceof AbortError, error.code, error.cause === reason || error.cause.name));`;
  const args = ['--input-type=module', '--eval', program];
  const ran = await runOrSkip({ command: process.execPath, args }, FOLDER);
  expect(ran?.stdout.trim().split('\n')).toEqual(['true ABORTED true', 'true ABORTED TimeoutError']);
  expect(faults.seen('typescript-abort').length).toBe(1);
});

/** What a runner prints of every case; null where its language is not installed. */
const printedOf = async (runner: Runner, places: Places): Promise<ReadonlyMap<string, Printed> | null> => {
  if (!(await isInstalled(runner))) return null;
  const library = join(FOLDER, runner.name);
  for (const step of runner.prepare?.(library) ?? []) await runOrSkip(step, library);
  const jobs = join(FOLDER, `${runner.name}.jobs.json`);
  writeFileSync(jobs, JSON.stringify(jobsFor(places)));
  return linesOf((await runOrSkip(runner.run(library, jobs), FOLDER))?.stdout ?? '');
};

const placesOf = (language: string): Places => {
  const { sandbox, live } = service.keys;
  return { service: service.url, sandbox, live, faults, language };
};

/** The cases of every language, under way side by side: a runner mostly waits for answers that come late and for its repeats. */
const conformance = new Map<string, ReturnType<typeof printedOf>>();
beforeAll(() => {
  for (const runner of RUNNERS) {
    const printed = printedOf(runner, placesOf(runner.name));
    // Its own test says how it failed.
    printed.catch(() => {});
    conformance.set(runner.name, printed);
  }
});

describe.each(RUNNERS.map((runner) => [runner.name, runner] as const))('%s', (name, runner) => {
  const library = join(FOLDER, name);

  it('passes the checks of its language', async () => {
    for (const step of runner.checks(library)) await runOrSkip(step, library);
  });

  it('does what every case asks', async () => {
    const lines = await conformance.get(name);
    if (!lines) return;
    const wrong = CASES.flatMap((one, index) =>
      faultsOf(placesOf(name), index, lines.get(one.name)).map((fault) => `${one.name}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  if (runner.hasTypedAnswers === true)
    it('has every member of the answers that the document shows', async () => {
      if (!(await isInstalled(runner))) return;
      for (const step of runner.prepare?.(library) ?? []) await runOrSkip(step, library);
      const [jobs, file] = [exampleJobs(document, model), join(FOLDER, `${name}.examples.json`)];
      writeFileSync(file, JSON.stringify(jobs));
      const lines = linesOf((await runOrSkip(runner.run(library, file), FOLDER))?.stdout ?? '');
      expect(jobs.length).toBeGreaterThan(200);
      expect(jobs.flatMap((job) => lines.get(job.name)?.['lost'] ?? [`${job.name}: nothing printed`])).toEqual([]);
    });

  it('does what its guide says', async () => {
    if (!(await isInstalled(runner))) return;
    const template = TEMPLATES.find(({ phrases }) => phrases.name === name);
    const env = { UDAYA_API_KEY: service.keys.sandbox, UDAYA_BASE_URL: service.url };
    rmSync(join(library, 'kundli.pdf'), { force: true });
    const file = `examples/snippets/${template?.example(template.program === undefined ? 'guide' : 'guide_call')}`;
    if (name === 'php')
      writeFileSync(
        join(library, file),
        `<?php\nrequire __DIR__ . '/../../autoload.php';\n${readFileSync(join(library, file), 'utf8')}`,
      );
    const step = runner.example(library, file);
    const ran = await runOrSkip({ ...step, env: { ...step.env, ...env } }, library);
    const printed = ran?.stdout ?? '';
    expect(printed).toMatch(/Sun Aries 6/);
    // In Go and Java the other chapters stand inside programs; their compilers check them.
    if (name === 'go' || name === 'java') return;
    expect(printed).toMatch(/OUT_OF_RANGE[^]*<svg/);
    expect(readFileSync(join(library, 'kundli.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('brings examples that run as they are', async () => {
    if (!(await isInstalled(runner))) return;
    const template = TEMPLATES.find(({ phrases }) => phrases.name === name);
    const env = { UDAYA_API_KEY: service.keys.sandbox, UDAYA_BASE_URL: service.url };
    const wrong: string[] = [];
    // What is printed is compared with the first language, which runs all of them.
    const turn = RUNNERS.indexOf(runner);
    const chosen = matrix(EXAMPLES, (_, i) => turn === 0 || i === turn % EXAMPLES.length);
    // Side by side: most of a program is its start, and waiting for its answers.
    const printed = await Promise.all(
      chosen.map(async (example) => {
        const step = runner.example(library, `examples/${template?.example(example)}`);
        const ran = await runOrSkip({ ...step, env: { ...step.env, ...env } }, library);
        return [example, ran?.stdout ?? ''] as const;
      }),
    );
    for (const [example, stdout] of printed) {
      const first = printedFirst.get(example) ?? stdout;
      printedFirst.set(example, first);
      wrong.push(...sampleFaults(example, stdout));
      if (stdout !== first)
        wrong.push(`${example} prints other lines than in the first language:\n${first}\n${stdout}`);
    }
    expect(wrong).toEqual([]);
  });
});
