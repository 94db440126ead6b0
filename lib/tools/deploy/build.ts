/**
 * The build: the layer, one bundle per endpoint, the service functions, and a manifest of what was built, in a folder of
 * its own (`builds.ts`).
 */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';
import type { Auth, Method } from '../../contract/frame/endpoint.ts';
import type { AnyContract, ContractKind } from '../../contract/frame/resource.ts';
import type { Needs } from '../../contract/ports.ts';
import { allRoutes, LAYERED_SERVICES, ROOT, SERVICE_FUNCTIONS, type Route } from '../../service/catalogue/registry.ts';
import { freshFolder, MANIFEST, publish } from './builds.ts';
import { buildLayer, EXPORTS, layerExports } from './layer.ts';
import { leanFunctions } from './lean.ts';
import { MAPPED, takeMaps } from './maps.ts';
import { builtOffer, OFFER_FILE } from './offer.ts';
import { roleName } from './permissions.ts';
import { COMMON, derived, fromLayer, keep, LAYER, PRESS_LAYER } from './plugins.ts';
import { buildPress } from './press.ts';
import { checkRequires, type Built } from './requires.ts';

/** The service functions that get the layer of fonts and painters (`functions.cjs`). */
const PAINTING_SERVICES = ['worker'];

/** What a gateway must know of a function. */
export interface BuiltRoute {
  readonly name: string;
  readonly path: string;
  readonly method: Method;
  readonly auth: Auth;
  readonly kind: ContractKind;
}

/** One built function, as function map, API body and local gateway read it from the build's manifest. */
export interface BuiltFunction extends BuiltRoute {
  /** What it uses of the outside world. */
  readonly needs: Needs;
  readonly suite: string;
  /** Whether its wrapper counts and gives back credits. */
  readonly metered: boolean;
  /** Logical id of the role that allows this and no more. */
  readonly role: string;
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}

/** What its contract says it uses; a calculation uses nothing. */
const needsOf = (endpoint: AnyContract): Needs => (endpoint.kind === 'calculation' ? {} : endpoint.needs);

/** Whether calls of it cost credits: then a failing one must be given back. */
const isMetered = ({ credits, pricedByBody }: AnyContract): boolean => credits > 0 || pricedByBody === true;

const builtOf = ({ functionName, endpoint }: Route): BuiltFunction => ({
  name: functionName,
  path: endpoint.path,
  method: endpoint.method,
  auth: endpoint.auth,
  kind: endpoint.kind,
  needs: needsOf(endpoint),
  metered: isMetered(endpoint),
  suite: endpoint.suite,
  role: roleName({ needs: needsOf(endpoint), metered: isMetered(endpoint), reach: endpoint }),
  ...(endpoint.kind === 'calculation'
    ? {}
    : {
        ...(endpoint.memoryMb === undefined ? {} : { memoryMb: endpoint.memoryMb }),
        ...(endpoint.timeoutSeconds === undefined ? {} : { timeoutSeconds: endpoint.timeoutSeconds }),
      }),
});

const buildFunctions = async (
  all: readonly Route[],
  out: string,
): Promise<{ readonly layered: readonly Built[]; readonly alone: Built }> => {
  const common = {
    ...COMMON,
    metafile: true as const,
    absWorkingDir: ROOT,
    outdir: join(out, 'functions'),
    outExtension: { '.js': '.cjs' },
  };
  const services = (layered: boolean): Record<string, string> =>
    Object.fromEntries(
      SERVICE_FUNCTIONS.filter((name) => LAYERED_SERVICES.includes(name) === layered).map((name) => [
        name,
        join('functions', `${name}.ts`),
      ]),
    );
  const endpoints = await esbuild({
    ...common,
    ...MAPPED,
    entryPoints: Object.fromEntries(all.map(({ functionName, file }) => [functionName, join('functions', file)])),
    plugins: [derived(all, out), fromLayer, leanFunctions],
    // Imports that only the cut schemas used go with them.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: false } },
    loader: { '.html': 'text' },
  });
  const layered = await esbuild({
    ...common,
    ...MAPPED,
    entryPoints: services(true),
    plugins: [derived(all, out), fromLayer],
  });
  // The AWS SDK within these knows some of its classes by name.
  const alone = await esbuild({ ...common, entryPoints: services(false), plugins: [derived(all, out)] });
  return { layered: [endpoints.metafile, layered.metafile], alone: alone.metafile };
};

/** Builds everything; it is then the newest build and the one of this process. Returns what was built. */
export const buildAll = async (): Promise<readonly BuiltFunction[]> => {
  const all = await allRoutes();
  const out = freshFolder();
  const [layer, press, functions] = await Promise.all([
    layerExports().then((exports) => {
      keep(out, EXPORTS, [...exports]);
      return buildLayer(join(out, 'layer'), exports);
    }),
    buildPress(join(out, 'press')),
    buildFunctions(all, out),
  ]);
  takeMaps(out);
  const manifest = all.map(builtOf);
  const painters = manifest.filter(({ needs }) => needs.press !== undefined).map(({ name }) => name);
  checkRequires({ layer, press, ...functions, withPress: new Set([...painters, ...PAINTING_SERVICES]) });
  // Offline has no /opt: bundles find the layers here, as packages beside them.
  for (const [folder, name] of [
    ['layer', LAYER],
    ['press', PRESS_LAYER],
  ] as const) {
    mkdirSync(dirname(join(out, 'node_modules', name)), { recursive: true });
    symlinkSync(`../../${folder}/nodejs/node_modules/${name}`, join(out, 'node_modules', name), 'dir');
  }
  // What is sold, for an operator's commands where there is no repository (an image).
  writeFileSync(join(out, OFFER_FILE), JSON.stringify(builtOffer()));
  writeFileSync(join(out, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  publish(out);
  return manifest;
};

if (import.meta.main) {
  const started = performance.now();
  const built = await buildAll();
  console.log(
    `Built ${built.length} functions and the layer in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}
