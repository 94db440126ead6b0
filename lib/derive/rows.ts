/** What others show or charge of an endpoint, as plain rows. */
import type { AnyEndpoint, Method } from '../contract/endpoint.ts';

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

/** Rows of `GET /v1/meta/endpoints`, in the order given. */
export const rowsOf = (endpoints: readonly AnyEndpoint[]): EndpointRow[] =>
  endpoints.map(({ name, method, path, suite, summary, credits, auth, wave, input }) => ({
    name,
    method,
    path,
    suite,
    summary,
    credits,
    auth,
    wave,
    stability: 'stable',
    input: input.kind,
    max_days: input.maxDays ?? null,
    fields: Object.keys(input.fields),
  }));

/** What the authorizer must know of an endpoint. */
export interface Price {
  readonly credits: number;
  readonly suite: string;
  readonly auth: 'key' | 'none';
}

/** Prices by method and path template: `POST /v1/varga/{chart}`. */
export const pricesOf = (endpoints: readonly AnyEndpoint[]): Record<string, Price> =>
  Object.fromEntries(
    endpoints.map(({ method, path, credits, suite, auth }) => [`${method} ${path}`, { credits, suite, auth }]),
  );
