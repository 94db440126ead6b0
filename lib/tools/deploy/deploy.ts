/**
 * `npm run deploy -- --stage prod --region ap-south-1`: builds, packs and hands over to the framework, with the AWS
 * credentials of the environment. Other arguments are the framework's own.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';
import { buildAll } from './build.ts';
import { API_RESOURCES_DEFAULT, writeZips } from './package.ts';
import { builtApiResources } from './resources.ts';

const main = async (): Promise<void> => {
  console.log('Building …');
  writeZips((await buildAll()).map(({ name }) => name));
  const resources = builtApiResources();
  if (resources > API_RESOURCES_DEFAULT) {
    console.log(
      `The API has ${resources} resources. Its account and region must allow them: quota "Resources per API" of API Gateway.`,
    );
  }
  const bin = join(ROOT, 'node_modules/serverless/bin/serverless.js');
  const child = spawn(process.execPath, [bin, 'deploy', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
