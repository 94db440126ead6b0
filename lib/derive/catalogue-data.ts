/**
 * The list of endpoints as data, for functions that show it. A Lambda must not contain the registry, so the build puts
 * the finished rows in the place of this module; an unbuilt process (tests, scripts) asks the registry.
 */
import type { Method } from '../contract/endpoint.ts';

/** One endpoint as `GET /v1/meta/endpoints` lists it. */
export interface EndpointRow {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly suite: string;
  readonly summary: string;
  readonly credits: number;
  readonly auth: 'key' | 'none';
  readonly wave: number;
  readonly stability: 'stable';
  /** Kind of input (`birth`, `moment`, …). */
  readonly input: string;
  /** Longest span in days; null where the input has none. */
  readonly max_days: number | null;
  /** Names of the endpoint's own fields. */
  readonly fields: readonly string[];
}

/** Every endpoint, sorted by path and method. */
export const endpointRows = async (): Promise<readonly EndpointRow[]> => {
  const { rowsOf } = await import('./rows.ts');
  const { endpoints } = await import('./registry.ts');
  return rowsOf(await endpoints());
};
