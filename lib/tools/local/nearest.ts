/** Which tests stand nearest to changed files, by the imports between files. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a file loads by a relative path: imports and exports, of types alone left out, and `import('…')`. */
const LOADS = /(?:^(?:import|export)\b(?! type\b)[^;]*?from |^import |\bimport\()'(\.[^']+)'/gm;

/** Who loads each file: paths from `root`, with slashes. */
const loadersIn = (root: string): ReadonlyMap<string, readonly string[]> => {
  const loaders = new Map<string, string[]>();
  const files = globSync(['functions/**/*.ts', 'layers/**/*.ts', 'lib/**/*.ts', 'tests/**/*.ts'], {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  for (const file of files)
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(LOADS)) {
      const path = relative(root, join(root, file, '..', to)).replaceAll('\\', '/');
      const known = loaders.get(path);
      if (known) known.push(file.replaceAll('\\', '/'));
      else loaders.set(path, [file.replaceAll('\\', '/')]);
    }
  return loaders;
};

/** Files that load the given ones, at first or second hand, and these themselves: the nearest first. */
export const nearestTo = (root: string, changed: readonly string[]): readonly string[] => {
  const loaders = loadersIn(root);
  const reached = new Set(changed);
  // A set is read in the order in which it is filled, also while it is being filled.
  for (const file of reached) for (const loader of loaders.get(file) ?? []) reached.add(loader);
  return [...reached];
};
