/**
 * The list of endpoints as data, for functions that show it. A Lambda must not contain the registry, so the build puts
 * the finished rows in the place of this module; an unbuilt process (tests, scripts) asks the registry.
 */
import type { EndpointRow } from './rows.ts';

/** Every endpoint, sorted by path and method. */
export const endpointRows = async (): Promise<readonly EndpointRow[]> => {
  const { rowsOf } = await import('./rows.ts');
  const { promised } = await import('./registry.ts');
  return rowsOf(await promised());
};
