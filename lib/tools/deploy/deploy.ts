/**
 * `npm run deploy -- --stage prod --region ap-south-1`: builds, packs, counts, looks at the account, and lets the framework
 * deploy the stacks of the stage one after the other, with the AWS credentials of the environment. Other arguments are the
 * framework's own. What AWS would refuse is refused before anything is sent.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ROOT } from '../../service/catalogue/registry.ts';
import { framework } from './framework.ts';
import { checkCounts, packageStage } from './package.ts';
import { settingsOf, type Settings } from './settings.ts';
import { run } from '../local/program.ts';

/** Concurrency that AWS keeps for functions without a reserve. */
const UNRESERVED = 100;
/** Functions that may run at once before callers feel it: a call holds its authorizer and its function. */
const ENOUGH = 100;
const QUOTA = 'the quota "Concurrent executions" of Lambda (L-B99A9384 in Service Quotas)';

/** What an operator should know of an account's concurrency. Throws where a reserve would fail the stack. */
export const concurrencyNote = (concurrency: number, { authorizers = 0 }: Pick<Settings, 'authorizers'>): string => {
  const most = Math.max(0, concurrency - UNRESERVED);
  if (authorizers > most)
    throw new Error(
      `--param: authorizers=${authorizers} reserves more than the ${most} that this account can spare of its ${concurrency}: leave it out, and ask for more of ${QUOTA}.`,
    );
  const told = `Functions of this account that may run at once: ${concurrency}`;
  return concurrency < ENOUGH
    ? `${told}. That is a new account's: ask for 1000 of ${QUOTA} before customers come.`
    : told;
};

const deploy = (given: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    // The framework compares the template of a stack with the last one, without its nested stacks.
    const child = spawn(process.execPath, framework('deploy', '--force', ...given), { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The framework ended with ${code}.`))));
  });

const main = async (): Promise<void> => {
  const given = process.argv.slice(2);
  const { values } = parseArgs({
    args: given,
    strict: false,
    options: {
      stage: { type: 'string', short: 's' },
      region: { type: 'string', short: 'r' },
      param: { type: 'string', multiple: true },
    },
  });
  const texts = (value: unknown): readonly string[] => [value].flat().filter((one) => typeof one === 'string');
  const [stage = 'dev'] = texts(values.stage);
  const [region = 'ap-south-1'] = texts(values.region);
  const params = texts(values.param);
  const settings = settingsOf({ param: params });
  checkCounts(await packageStage(stage, params));
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  console.log(concurrencyNote(AccountLimit?.ConcurrentExecutions ?? 0, settings));
  for (const part of [['--param', 'part=store'], [], ['--param', 'part=edge', '--verbose']])
    await deploy([...given, ...part]);
};

if (import.meta.main) await run(main);
