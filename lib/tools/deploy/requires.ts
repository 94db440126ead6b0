/**
 * What a bundle still requires when it is built must be there where it runs. esbuild leaves out what a plugin calls external
 * without looking for it; a file of the layer that does not exist would be found by the first call.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import * as z from 'zod/mini';
import { ROOT } from '../../service/catalogue/registry.ts';
import { LAYER, PRESS_LAYER } from './plugins.ts';

/** What esbuild says of the bundles of one build. */
export type Built = Pick<Metafile, 'inputs' | 'outputs'>;

const PRESS_FILE = `${PRESS_LAYER}/dist/press.cjs`;

/** Sentences that name every require of these bundles that `has` does not know, and the source files it comes from. */
export const unresolved = ({ inputs, outputs }: Built, has: (path: string, output: string) => boolean): string[] =>
  Object.entries(outputs).flatMap(([output, { imports, inputs: parts }]) => {
    const missing = imports.filter(({ external, path }) => external === true && !isBuiltin(path) && !has(path, output));
    return [...new Set(missing.map(({ path }) => path))].map((path) => {
      const sources = Object.keys(parts).flatMap((file) => {
        const found = inputs[file]?.imports.find((one) => one.external === true && one.path === path);
        return found ? [`${file} imports ${found.original ?? path}`] : [];
      });
      return `${basename(output)} requires ${path}, which is not there where it runs (${sources.join('; ')}).`;
    });
  });

/** Packages of the AWS SDK that are installed wherever the service runs; on AWS the runtime has all of them. */
const installed = (): readonly string[] => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  return Object.keys(dependencies).filter((name) => name.startsWith('@aws-sdk/'));
};

/** The bundles of a build, and the functions that get the layer of fonts and painters. */
export interface Bundles {
  readonly layer: Built;
  readonly press: Built;
  /** Functions that get the layer; those that carry all they need. */
  readonly layered: readonly Built[];
  readonly alone: Built;
  readonly withPress: ReadonlySet<string>;
}

/** Throws where a bundle requires something that is not there where it runs. */
export const checkRequires = ({ layer, press, layered, alone, withPress }: Bundles): void => {
  const groups = new Set(Object.keys(layer.outputs).map((file) => basename(file)));
  const sdk = installed();
  const faults = [
    ...unresolved(
      layer,
      (path) =>
        (path.startsWith('./') && groups.has(basename(path))) ||
        path === PRESS_FILE ||
        sdk.some((name) => path === name || path.startsWith(`${name}/`)),
    ),
    ...layered.flatMap((one) =>
      unresolved(
        one,
        (path, output) =>
          (path.startsWith(`${LAYER}/dist/`) && groups.has(basename(path))) ||
          (path === PRESS_FILE && withPress.has(basename(output, '.cjs'))),
      ),
    ),
    ...unresolved(press, () => false),
    ...unresolved(alone, () => false),
  ];
  if (faults.length > 0) throw new Error(`Bundles would not load where they run:\n${faults.join('\n')}`);
};
