/** Writes the libraries into a folder, one below it for each language. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step, Template } from './language.ts';
import type { Model } from '../../service/catalogue/client-model/model.ts';

/** How a program ended. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  /** All that was printed. */
  readonly output: string;
}

/** Programs of the project's own packages come first. */
const PATH = `${join(import.meta.dirname, '../../../node_modules/.bin')}:${process.env['PATH'] ?? ''}`;

/** Runs a program to its end. `env` is added to the environment; null where the program is not installed. */
export const runStep = ({ command, args }: Step, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ran | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, output] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });

/**
 * Writes a library, formats it (unless `plain`) and makes its package; resolves with the tools that were missing. Throws with
 * what a tool printed where one fails.
 */
export const writeLibrary = async (
  template: Template,
  model: Model,
  folder: string,
  plain = false,
): Promise<readonly string[]> => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of template.files(model)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const missing: string[] = [];
  for (const step of [...(template.format && !plain ? [template.format] : []), ...(template.steps ?? [])]) {
    const ran = await runStep(step, folder);
    if (ran === null) missing.push(step.command);
    else if (ran.code !== 0) throw new Error(`${step.command} in ${folder}:\n${ran.output}`);
  }
  return missing;
};
