/** How the framework (serverless) is started. */
import { join } from 'node:path';
import { ROOT } from '../../service/catalogue/registry.ts';

/**
 * Arguments of Node that run a command of the framework. It checks serverless.yml by one function of eight megabytes that a
 * program wrote: for that alone V8's middle compiler takes four gigabytes and ten seconds.
 */
export const framework = (...command: readonly string[]): readonly string[] => [
  '--no-maglev',
  join(ROOT, 'node_modules/serverless/bin/serverless.js'),
  ...command,
];
