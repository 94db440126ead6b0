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

/** An OpenAPI document, as far as it is cut. */
interface Cuttable {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** A document of some of its paths, with the schemas that these use, those that such schemas use among them. */
export const partOf = <T extends Cuttable>(document: T, isKept: (path: string) => boolean): T => {
  const { schemas: all = {}, ...rest } = document.components;
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isKept(path)));
  const used = new Set<string>();
  const follow = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(JSON.stringify(all[name] ?? {}));
    }
  };
  follow(JSON.stringify([paths, rest]));
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
  return { ...document, paths, components: { ...rest, schemas } };
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
