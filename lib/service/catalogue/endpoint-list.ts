/**
 * Every endpoint behind a loader, for the in-process runner: nothing is loaded before it is asked for. The build puts a
 * table of imports in the place of this module; an unbuilt process asks the registry.
 */
import type { AnyEndpoint } from '../../contract/frame/endpoint.ts';

/** Loaders by `POST /v1/kundli/planets`. */
export const endpointLoaders = async (): Promise<Readonly<Record<string, () => Promise<AnyEndpoint>>>> => {
  const { endpoints } = await import('./registry.ts');
  return Object.fromEntries(
    (await endpoints()).map((one) => [`${one.method} ${one.path}`, () => Promise.resolve(one)]),
  );
};
