/**
 * The client libraries against the running service and a faulty one: every case of tests/clients/cases.json in every language.
 * What needs a tool that is not installed says so and is left out; `npm run clients` names the tools.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readModel } from '../../lib/clients/read.ts';
import { TEMPLATES } from '../../lib/clients/templates.ts';
import { runStep, writeLibrary } from '../../lib/clients/write.ts';
import { EXAMPLES, type Step, type Template } from '../../lib/clients/language.ts';
import type { Model } from '../../lib/clients/model.ts';
import { snake, wordsOf } from '../../lib/clients/naming.ts';
import { openapiDocument } from '../../lib/derive/openapi-data.ts';
import { ROOT } from '../../lib/derive/registry.ts';
import { CASES, faultsOf, jobsFor, KEY_OF_ENVIRONMENT, type Places, type Printed } from '../clients/conformance.ts';
import { startFaultyServer, type FaultyServer } from '../clients/faulty-server.ts';
import { RUNNERS, type Runner } from '../clients/runners.ts';
import { sampleFaults } from '../clients/samples.ts';
import { startService, type Service } from './service.ts';

const PATIENCE_MS = 400_000;
const FOLDER = join(ROOT, '.build/libraries');

/** Every snippet of the reference as a file, so that the checks of the language read them too. */
const writeSnippets = ({ phrases, example }: Template, { suites }: Model, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const { name: suite, methods } of suites)
    for (const { words, verb, path, access, answer, fixed, example: input } of methods) {
      if (Object.keys(fixed).length > 0) continue;
      const answers = answer.form === 'document' ? 'data' : answer.form;
      const text = phrases.snippet({ verb, path, suite, access, input, answers, base: '' });
      writeFileSync(join(folder, `${snake([...wordsOf(suite), ...words])}${extname(example('kundli'))}`), `${text}\n`);
    }
};

let service: Service;
let faults: FaultyServer;
beforeAll(async () => {
  [service, faults] = await Promise.all([startService(), startFaultyServer()]);
  mkdirSync(FOLDER, { recursive: true });
  const model = readModel(await openapiDocument());
  await Promise.all(
    TEMPLATES.map(async (template) => {
      const library = join(FOLDER, template.phrases.name);
      await writeLibrary(template, model, library, true);
      writeSnippets(template, model, join(library, 'examples/snippets'));
    }),
  );
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all([service.stop(), faults.stop()]);
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

describe.each(RUNNERS.map((runner) => [runner.name, runner] as const))('%s', (name, runner) => {
  const library = join(FOLDER, name);

  it(
    'passes the checks of its language',
    async () => {
      for (const step of runner.checks(library)) await runOrSkip(step, library);
    },
    PATIENCE_MS,
  );

  it(
    'does what every case asks',
    async () => {
      if (!(await isInstalled(runner))) return;
      for (const step of runner.prepare?.(library) ?? []) await runOrSkip(step, library);
      const { sandbox, live } = service.keys;
      const places: Places = { service: service.url, sandbox, live, faults, language: name };
      const jobs = join(FOLDER, `${name}.jobs.json`);
      writeFileSync(jobs, JSON.stringify(jobsFor(places)));
      const ran = await runOrSkip(runner.run(library, jobs), FOLDER);
      const lines = linesOf(ran?.stdout ?? '');
      const wrong = CASES.flatMap((one, index) =>
        faultsOf(places, index, lines.get(one.name)).map((fault) => `${one.name}: ${fault}`),
      );
      expect(wrong).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'brings examples that run as they are',
    async () => {
      if (!(await isInstalled(runner))) return;
      const template = TEMPLATES.find(({ phrases }) => phrases.name === name);
      const env = { UDAYA_API_KEY: service.keys.sandbox, UDAYA_BASE_URL: service.url };
      const wrong: string[] = [];
      for (const example of EXAMPLES) {
        const step = runner.example(library, `examples/${template?.example(example)}`);
        const ran = await runOrSkip({ ...step, env: { ...step.env, ...env } }, library);
        const stdout = ran?.stdout ?? '';
        const first = printedFirst.get(example) ?? stdout;
        printedFirst.set(example, first);
        wrong.push(...sampleFaults(example, stdout));
        if (stdout !== first)
          wrong.push(`${example} prints other lines than in the first language:\n${first}\n${stdout}`);
      }
      expect(wrong).toEqual([]);
    },
    PATIENCE_MS,
  );
});
