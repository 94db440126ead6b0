/**
 * The build: the layer, one bundle per endpoint, the authorizer, and a manifest of what was built. Everything lands in
 * `.build/`, where serverless offline and the packaging find it.
 */
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import type { Auth, Method } from '../contract/endpoint.ts';
import { ROOT, routes, type Route } from '../derive/registry.ts';
import { buildLayer } from './layer.ts';
import { leanFunctions } from './lean.ts';
import { COMMON, derived, fromLayer } from './plugins.ts';

export const OUT = join(ROOT, '.build');

/** One built function, as function map, API body and local gateway read it from `.build/manifest.json`. */
export interface BuiltFunction {
  readonly name: string;
  readonly path: string;
  readonly method: Method;
  readonly auth: Auth;
}

const buildFunctions = async (all: readonly Route[], out: string): Promise<void> => {
  const common = { ...COMMON, absWorkingDir: ROOT, outdir: join(out, 'functions'), outExtension: { '.js': '.cjs' } };
  await esbuild({
    ...common,
    entryPoints: Object.fromEntries(all.map(({ functionName, file }) => [functionName, join('functions', file)])),
    plugins: [derived(all), fromLayer, leanFunctions],
    // Imports that only the cut schemas used go with them.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    loader: { '.html': 'text' },
  });
  // The authorizer stands alone: it brings the AWS SDK, which no calculation may load, and needs nothing of the layer.
  const authorizer = join(ROOT, 'functions/authorizer.ts');
  if (existsSync(authorizer)) await esbuild({ ...common, entryPoints: { authorizer }, plugins: [derived(all)] });
};

/** Builds everything into `out`; returns what was built. */
export const buildAll = async (out = OUT): Promise<readonly BuiltFunction[]> => {
  const all = await routes();
  rmSync(join(out, 'functions'), { recursive: true, force: true });
  await Promise.all([buildLayer(join(out, 'layer')), buildFunctions(all, out)]);
  // Offline has no /opt: bundles find the layer here, as a package beside them.
  rmSync(join(out, 'node_modules'), { recursive: true, force: true });
  mkdirSync(join(out, 'node_modules'), { recursive: true });
  symlinkSync('../layer/nodejs/node_modules/@udaya', join(out, 'node_modules/@udaya'), 'dir');
  const manifest = all.map(({ functionName, endpoint: { path, method, auth } }) => ({
    name: functionName,
    path,
    method,
    auth,
  }));
  writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
};

if (import.meta.main) {
  const started = performance.now();
  const built = await buildAll();
  console.log(
    `Built ${built.length} functions and the layer in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}
