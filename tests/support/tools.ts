/** Programs that only tests use, from `tests/tools` (installed by `npm test`, or by `node lib/tools/local/bootstrap.cjs tools`). */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/service/catalogue/registry.ts';

export const TOOLS = join(ROOT, 'tests/tools');

interface Ran {
  readonly code: number;
  readonly stdout: string;
  /** Everything that was printed, for messages. */
  readonly output: string;
}

/** No tool reports home or looks for a newer version of itself. */
const QUIET = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
  NO_COLOR: '1',
};

/** Runs a script with our Node to its end. */
export const runNode = (
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...QUIET, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, output] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });

/** Runs a tool by the name of its command, in a folder. */
export const runTool = (command: string, args: readonly string[], cwd: string): Promise<Ran> =>
  runNode([realpathSync(join(TOOLS, 'node_modules/.bin', command)), ...args], cwd);
