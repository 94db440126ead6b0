/** Endpoints as plain rows: for lists and for the price list. */
import type { Auth, Method } from '../../contract/frame/endpoint.ts';
import type { AnyContract, ContractKind } from '../../contract/frame/resource.ts';
import type { Price } from '../../accounts/metering/price-list.ts';

/** One endpoint as `GET /v1/meta/endpoints` lists it. */
export interface EndpointRow {
  readonly name: string;
  readonly kind: ContractKind;
  readonly method: Method;
  readonly path: string;
  readonly suite: string;
  readonly summary: string;
  readonly credits: number;
  readonly auth: Auth;
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
export const rowsOf = (endpoints: readonly AnyContract[]): EndpointRow[] =>
  endpoints.map(({ name, kind, method, path, suite, summary, credits, auth, wave, input }) => ({
    name,
    kind,
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

/** Prices by method and path template: `POST /v1/varga/{chart}`. Pages have theirs: the gate asks for sessions too. */
export const pricesOf = (endpoints: readonly AnyContract[]): Record<string, Price> =>
  Object.fromEntries(
    endpoints.map(({ method, path, credits, suite, auth, pricedByBody }) => [
      `${method} ${path}`,
      { credits, suite, auth, ...(pricedByBody ? { later: true } : {}) },
    ]),
  );
