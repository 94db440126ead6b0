/**
 * All endpoints, found in the file system: every file in a folder of `functions/` declares one. Build, documents and tests
 * get them from here. No Lambda contains this module.
 */
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyEndpoint, Method } from '../../contract/frame/endpoint.ts';
import type { AnyContract } from '../../contract/frame/resource.ts';

/** The repository. */
export const ROOT = resolve(import.meta.dirname, '../../..');
/** Functions that are no endpoints: `functions/<name>.ts`. */
export const SERVICE_FUNCTIONS = [
  'authorizer',
  'methods',
  'sweep',
  'erase',
  'billing',
  'shield',
  'worker',
  'events',
  'rows',
  'probe',
] as const;
/** Those of them that use the layers; the others carry all they need. */
export const LAYERED_SERVICES: readonly string[] = ['sweep', 'erase', 'billing', 'worker', 'events', 'rows'];
/** Longest name of a Lambda function. */
const MAX_NAME = 64;
/** What service and stage take of it: `udaya-<stage>-`. */
const MAX_STAGE = 12;

/** The two paths that were published before there was a layout. */
const PUBLISHED: Readonly<Record<string, string>> = {
  '/v1/astro/get_astro_data': 'core/get-astro-data.ts',
  '/v1/birthchart': 'core/birthchart.ts',
};

export interface Route<C extends AnyContract = AnyContract> {
  /** Below `functions/`, with slashes: `kundli/planets.ts`. */
  readonly file: string;
  /** The exported name of the endpoint value. */
  readonly exportName: string;
  /** Name of its Lambda, unique: `kundli-planets`, `meta-endpoints-get`. */
  readonly functionName: string;
  readonly endpoint: C;
}

/** Where the contract of a path and method stands, below `functions/`: pages, which are not below /v1, in `pages/`, a leading dot left out. */
export const placeOf = (path: string, method: Method): string => {
  const published = PUBLISHED[path];
  if (published !== undefined) return published;
  const own = path.startsWith('/v1/') ? path.slice('/v1/'.length) : `pages${path}`;
  const [folder, ...rest] = own.replaceAll(/[{}]|(?<=\/)\./g, '').split('/');
  const name = rest.filter((part) => part !== '').join('-') || 'index';
  return `${folder}/${name}${method === 'POST' ? '' : `.${method.toLowerCase()}`}.ts`;
};

/** `kundli-planets` of `kundli/planets.ts`; `health-get` of `health/index.get.ts`. */
export const functionNameOf = (file: string): string =>
  file.replace(/\.ts$/, '').replace('/index', '').replaceAll(/[/.]/g, '-');

const KINDS: readonly unknown[] = ['calculation', 'resource', 'page'] satisfies readonly AnyContract['kind'][];

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  KINDS.includes(value.kind) &&
  'path' in value &&
  typeof value.path === 'string' &&
  'compute' in value &&
  typeof value.compute === 'function' &&
  'input' in value;

/** Problems of a set of routes, one sentence each; empty if there are none. */
export const faultsOf = (routes: readonly Route[]): string[] => {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  const once = (what: string, file: string): void => {
    const other = seen.get(what);
    if (other !== undefined) faults.push(`functions/${file}: ${what} is taken by functions/${other}`);
    seen.set(what, file);
  };
  for (const { file, functionName, endpoint } of routes) {
    const place = placeOf(endpoint.path, endpoint.method);
    if (endpoint.path.startsWith('/v1/') === (endpoint.kind === 'page'))
      faults.push(`functions/${file}: the API is below /v1, pages are not`);
    if (place !== file)
      faults.push(`functions/${file}: ${endpoint.method} ${endpoint.path} belongs in functions/${place}`);
    if (`udaya--${functionName}`.length + MAX_STAGE > MAX_NAME)
      faults.push(`functions/${file}: the function name is too long`);
    once(`${endpoint.method} ${endpoint.path}`, file);
    once(`function name ${functionName}`, file);
  }
  return faults;
};

/** The endpoint files below a `functions` folder, sorted. */
const endpointFiles = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !SERVICE_FUNCTIONS.some((name) => file === `${name}.ts`))
    .sort();

/**
 * Every endpoint with its place and name, sorted by path and method. Throws one error that lists every file without
 * exactly one endpoint, out of place, or with a path or name already taken.
 */
const routesIn = async (folder: string): Promise<readonly Route[]> => {
  const faults: string[] = [];
  const routes: Route[] = [];
  for (const file of endpointFiles(folder)) {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, file)).href);
    const found = Object.entries(module).flatMap(([name, value]) => (isContract(value) ? [{ name, value }] : []));
    const [only] = found;
    if (only === undefined || found.length > 1 || typeof module['handler'] !== 'function') {
      faults.push(`functions/${file}: must export one endpoint and its handler (found ${found.length})`);
    } else {
      routes.push({ file, exportName: only.name, functionName: functionNameOf(file), endpoint: only.value });
    }
  }
  faults.push(...faultsOf(routes));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const order = (route: Route): string => `${route.endpoint.path} ${route.endpoint.method}`;
  return routes.sort((a, b) => (order(a) < order(b) ? -1 : 1));
};

let known: Promise<readonly Route[]> | undefined;

/** All calculations, resources and pages, with file and name of their Lambda. */
export const allRoutes = (): Promise<readonly Route[]> => (known ??= routesIn(join(ROOT, 'functions')));

const isCalculation = (route: Route): route is Route<AnyEndpoint> => route.endpoint.kind === 'calculation';

/** Every calculation with its place and name. */
export const routes = async (): Promise<readonly Route<AnyEndpoint>[]> => (await allRoutes()).filter(isCalculation);

/** Every calculation, sorted by path and method. */
export const endpoints = async (): Promise<readonly AnyEndpoint[]> => (await routes()).map((route) => route.endpoint);

/** What the API promises, sorted by path and method: calculations and resources, no pages. */
export const promised = async (): Promise<readonly AnyContract[]> =>
  (await allRoutes()).map((route) => route.endpoint).filter(({ kind }) => kind !== 'page');
