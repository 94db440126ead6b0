/**
 * `npm run package -- [stage] [--param name=value]`: builds everything, writes one zip per function and one for each layer,
 * lets the framework write the CloudFormation templates, and prints what they take of AWS's limits. No AWS account is needed:
 * the framework's one request to AWS is answered here.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, relative } from 'node:path';
import { ROOT, SERVICE_FUNCTIONS } from '../../service/catalogue/registry.ts';
import { lockedWhenFree } from '../local/lock.ts';
import { close, listen } from '../local/ports.ts';
import { pathFaults } from './apis.ts';
import { buildAll } from './build.ts';
import { currentBuild } from './builds.ts';
import { countLines, countsOf, refusals, type Count } from './counts.ts';
import { framework } from './framework.ts';
import { groupEntry, groupsOf, type Group } from './groups.ts';
import { keepMaps } from './maps.ts';
import { planOf } from './resources.ts';
import { settingsOf } from './settings.ts';
import { split, type Stack, type StackTemplate } from './stacks.ts';

import { entriesBelow, zip, type ZipEntry } from './zip.ts';
import { run } from '../local/program.ts';

/** The bundle of a function in this process's build. */
const bundleOf = (name: string): string => join(currentBuild(), 'functions', `${name}.cjs`);
const packed = (name: string): ZipEntry => ({ name: `${name}.cjs`, data: readFileSync(bundleOf(name)) });

/** What the zip of a group holds: its entry and the bundles of its members. */
const packedGroup = ({ name, members }: Group): readonly ZipEntry[] => [
  { name: `${name}.cjs`, data: Buffer.from(groupEntry(members)) },
  ...members.map((member) => packed(member.name)),
];

/** Where the zips of this process's build lie. */
export const zipFolder = (): string => join(currentBuild(), 'zips');

/** Writes a zip of this process's build, once: the same build gives the same bytes. Returns how many. */
const archived = (name: string, entries: () => readonly ZipEntry[]): number => {
  const file = join(zipFolder(), `${name}.zip`);
  mkdirSync(zipFolder(), { recursive: true });
  if (!existsSync(file)) {
    const half = `${file}.${process.pid}`;
    writeFileSync(half, zip(entries()));
    renameSync(half, file); // another process may write it at the same time
  }
  return statSync(file).size;
};

/** Writes the zips of functions and groups of this process's build; returns their bytes. */
export const zipFunctions = (names: readonly (string | Group)[]): number => {
  const sizes = names.map((one) =>
    typeof one === 'string' ? archived(one, () => [packed(one)]) : archived(one.name, () => packedGroup(one)),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

/** Writes the zip of a layer of this process's build; returns its bytes. */
export const zipLayer = (name: 'layer' | 'press'): number =>
  archived(name, () => entriesBelow(join(currentBuild(), name)));

/** Answers the framework's question whether the stack exists: it does not. */
const emptyAws = (): Server =>
  createServer((_request, response) => {
    const error = '<Error><Code>ValidationError</Code><Message>Stack does not exist</Message></Error>';
    response.writeHead(400, { 'Content-Type': 'text/xml' }).end(`<ErrorResponse>${error}</ErrorResponse>`);
  });

const runFramework = (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, framework(...args), {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the framework ended with ${code}:\n${output}`)),
    );
  });

/**
 * Writes the templates of a stage, with settings (`name=value`, see `settings.ts`), of a build into a folder; resolves with the file of
 * the whole one, from which `stacksOf` makes those of its stacks.
 */
export const writeTemplate = async (
  stage: string,
  settings: readonly string[] = [],
  folder: string = join(currentBuild(), 'package'),
  build: string = currentBuild(),
): Promise<string> => {
  // The framework has one folder for its state: one process at a time.
  const lock = await lockedWhenFree(join(ROOT, '.build/packaging'), `npm run package (process ${process.pid})`);
  const aws = emptyAws();
  const port = await listen(aws);
  try {
    const params = settings.flatMap((one) => ['--param', one]);
    await runFramework(['package', '--stage', stage, '--package', folder, ...params], {
      UDAYA_BUILD: relative(ROOT, build),
      AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'none',
      AWS_SECRET_ACCESS_KEY: 'none',
      SLS_NOTIFICATIONS_MODE: 'off',
      SLS_TELEMETRY_DISABLED: '1',
    });
  } finally {
    await close(aws);
    lock.release();
  }
  return join(folder, 'whole.json');
};

/** The templates of the stacks of a stage, of the whole one. */
export const stacksOf = (
  whole: StackTemplate,
  stage: string,
  settings: readonly string[] = [],
): Readonly<Record<Stack, StackTemplate>> =>
  split(whole, planOf(stage, settingsOf({ param: settings })), (name) => `https://deployment.example/${name}.json`);

/** Bytes of the files below a folder. */
const bytesBelow = (folder: string): number => entriesBelow(folder).reduce((sum, { data }) => sum + data.length, 0);

/** `npm run package -- prod --param waf=on`: the stage, and settings. */
const readArguments = (given: readonly string[]): { readonly stage: string; readonly params: readonly string[] } => {
  const params = given.flatMap((text, at) => (text === '--param' ? [given[at + 1] ?? ''] : []));
  const [stage = 'dev'] = given.filter((text, at) => !text.startsWith('-') && given[at - 1] !== '--param');
  return { stage, params };
};

/** Prints every count beside its limit. Throws where AWS would refuse the stage, or a path has no API. */
export const checkCounts = (counts: readonly Count[]): void => {
  for (const line of countLines(counts)) console.log(line);
  const refused = refusals(counts);
  if (refused.length > 0) throw new Error(`AWS would refuse this, now or soon:\n${refused.join('\n')}`);
};

/** Builds, packs and counts a stage; resolves with its counts. Throws where a path has no API. */
export const packageStage = async (stage: string, params: readonly string[]): Promise<readonly Count[]> => {
  const settings = settingsOf({ param: params });
  console.log('Building …');
  const built = await buildAll();
  const homeless = pathFaults(built.map(({ path }) => path));
  if (homeless.length > 0) throw new Error(homeless.join('\n'));
  const lambdas = settings.grouping === 'suite' ? groupsOf(built) : built.map(({ name }) => name);
  const stored = zipFunctions([...lambdas, ...SERVICE_FUNCTIONS]) + zipLayer('layer') + zipLayer('press');
  console.log('Writing the templates …');
  const file = await writeTemplate(stage, params);
  const build = currentBuild();
  const unpacked = [...lambdas, ...SERVICE_FUNCTIONS].map((one) => {
    const bundles = typeof one === 'string' ? [one] : one.members.map(({ name }) => name);
    return bundles.reduce((sum, name) => sum + statSync(bundleOf(name)).size, 0);
  });
  const layers = ['layer', 'press'].reduce((sum, name) => sum + bytesBelow(join(build, name)), 0);
  console.log(`In ${relative(ROOT, build)}: zips and package, ${unpacked.length} functions`);
  console.log(`In ${relative(ROOT, keepMaps(build))}: what \`npm run frames\` reads failures of this version by\n`);
  return countsOf(stacksOf(JSON.parse(readFileSync(file, 'utf8')), stage, params), built, {
    stored,
    unzipped: layers + Math.max(...unpacked),
  });
};

const main = async (): Promise<void> => {
  const { stage, params } = readArguments(process.argv.slice(2));
  checkCounts(await packageStage(stage, params));
};

if (import.meta.main) await run(main);
