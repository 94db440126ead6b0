/**
 * The price list the authorizer reads: one row per endpoint. In the sources it is empty; the build replaces this module
 * with data written from the registry, so that the authorizer's bundle holds a price table and no handler.
 */

import type { Auth } from '../../contract/frame/endpoint.ts';

/** What one endpoint costs, to which suite (scope) it belongs and who may call it. */
export interface Price {
  readonly credits: number;
  readonly suite: string;
  readonly auth: Auth;
  /** True where the handler debits, because only the body says what the call costs. */
  readonly later?: boolean;
}

/** Keyed by `METHOD /v1/path/{variable}`: the HTTP method and API Gateway's resource path. */
export type PriceList = Readonly<Record<string, Price>>;

export const PRICES: PriceList = {};
