/** Clients that generators make of the OpenAPI document by their default settings. */
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/service/catalogue/registry.ts';
import { runTool, TOOLS } from './tools.ts';

/** File of the document in the folder of clients. */
export const DOCUMENT = 'openapi.json';

/** An empty folder below `.build` with the document in it, where tools find their packages. */
export const documentFolder = (name: string, document: unknown): string => {
  const folder = join(ROOT, '.build', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(TOOLS, 'node_modules'), join(folder, 'node_modules'), 'dir');
  writeFileSync(join(folder, DOCUMENT), JSON.stringify(document, null, 1));
  return folder;
};

/** Generates both clients into the folder, beside the programs that use them. */
export const generateClients = async (folder: string): Promise<void> => {
  cpSync(join(TOOLS, 'clients'), folder, { recursive: true });
  const made = await Promise.all([
    runTool('openapi-typescript', [DOCUMENT, '--output', 'fetch/api.ts'], folder),
    runTool('openapi-ts', ['--input', DOCUMENT, '--output', 'hey', '--no-log-file'], folder),
  ]);
  const failed = made.filter(({ code }) => code !== 0);
  if (failed.length > 0) throw new Error(failed.map(({ output }) => output).join('\n'));
};
