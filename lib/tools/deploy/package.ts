/**
 * `npm run package`: builds everything, writes one zip per function and one for the layer, and lets the framework write
 * the CloudFormation template. No AWS account is needed: its one request to AWS is answered here.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { ROOT, SERVICE_FUNCTIONS } from '../../service/catalogue/registry.ts';
import { close, listen } from '../local/ports.ts';
import { buildAll } from './build.ts';
import { currentBuild } from './builds.ts';
import { builtApiResources } from './resources.ts';
import { entriesBelow, zip } from './zip.ts';

/** CloudFormation's limits: resources in a template, bytes of a template. */
export const MAX_RESOURCES = 500;
export const MAX_TEMPLATE_BYTES = 1_048_576;
/** Resources of one REST API before an operator asks for more. */
export const API_RESOURCES_DEFAULT = 300;

/**
 * Writes the zips of this process's build into a folder: of the functions named and the service functions, of the layer
 * and of the press. Returns the bytes of all functions together and of each layer.
 */
export const writeZips = (
  names: readonly string[],
  zips: string = join(currentBuild(), 'zips'),
): { functions: number; layer: number; press: number } => {
  const build = currentBuild();
  mkdirSync(zips, { recursive: true });
  let functions = 0;
  for (const name of [...names, ...SERVICE_FUNCTIONS]) {
    const archive = zip([{ name: `${name}.cjs`, data: readFileSync(join(build, 'functions', `${name}.cjs`)) }]);
    functions += archive.length;
    writeFileSync(join(zips, `${name}.zip`), archive);
  }
  const layer = zip(entriesBelow(join(build, 'layer')));
  writeFileSync(join(zips, 'layer.zip'), layer);
  const press = zip(entriesBelow(join(build, 'press')));
  writeFileSync(join(zips, 'press.zip'), press);
  return { functions, layer: layer.length, press: press.length };
};

/** Answers the framework's question whether the stack exists: it does not. */
const emptyAws = (): Server =>
  createServer((_request, response) => {
    const error = '<Error><Code>ValidationError</Code><Message>Stack does not exist</Message></Error>';
    response.writeHead(400, { 'Content-Type': 'text/xml' }).end(`<ErrorResponse>${error}</ErrorResponse>`);
  });

const runFramework = (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve, reject) => {
    const bin = join(ROOT, 'node_modules/serverless/bin/serverless.js');
    const child = spawn(process.execPath, [bin, ...args], {
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

/** Writes the template of a stage, with settings (`name=value`, see `settings.ts`); resolves with its file. */
export const writeTemplate = async (stage: string, settings: readonly string[] = []): Promise<string> => {
  const folder = join(currentBuild(), 'package');
  const aws = emptyAws();
  const port = await listen(aws);
  try {
    const params = settings.flatMap((one) => ['--param', one]);
    await runFramework(['package', '--stage', stage, '--package', folder, ...params], {
      AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'none',
      AWS_SECRET_ACCESS_KEY: 'none',
      SLS_NOTIFICATIONS_MODE: 'off',
      SLS_TELEMETRY_DISABLED: '1',
    });
  } finally {
    await close(aws);
  }
  return join(folder, 'cloudformation-template-update-stack.json');
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

const main = async (): Promise<void> => {
  const stage = process.argv[2] ?? 'dev';
  console.log('Building …');
  const built = await buildAll();
  const sizes = writeZips(built.map(({ name }) => name));
  console.log('Writing the template …');
  const file = await writeTemplate(stage);
  const template: { Resources: Record<string, unknown> } = JSON.parse(readFileSync(file, 'utf8'));
  const resources = Object.keys(template.Resources).length;
  const apiResources = builtApiResources();
  const bytes = Buffer.byteLength(JSON.stringify(template));
  const zips = `${currentBuild().slice(ROOT.length + 1)}/zips`;
  const row = (label: string, text: string): void => console.log(`${label.padEnd(22)} ${text}`);
  row('Functions', `${built.length + SERVICE_FUNCTIONS.length} zips, ${megabytes(sizes.functions)} in ${zips}`);
  row('Layer', `${megabytes(sizes.layer)} in ${zips}/layer.zip`);
  row('Press', `${megabytes(sizes.press)} in ${zips}/press.zip (fonts and painters)`);
  row('Template', `${file.slice(ROOT.length + 1)} (${megabytes(statSync(file).size)}, ${megabytes(bytes)} as sent)`);
  row('', `${(bytes / built.length / 1000).toFixed(1)} KB per endpoint, all in all`);
  row('Stack resources', `${resources} of ${MAX_RESOURCES}`);
  row(
    'API resources',
    `${apiResources} (API Gateway allows ${API_RESOURCES_DEFAULT} until the quota "Resources per API" is raised)`,
  );
  if (resources > MAX_RESOURCES || bytes > MAX_TEMPLATE_BYTES)
    throw new Error('The stack is too large for CloudFormation.');
};

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
