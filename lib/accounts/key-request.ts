/** Rules of a key as a request sends them, turned into those that are stored. */
import type { Detail } from '../contract/frame/errors.ts';
import { invalidFields } from '../contract/frame/field-errors.ts';
import type { KeyRules } from './keys.ts';

export interface AskedRules {
  readonly name?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  readonly domains?: readonly string[] | undefined;
  readonly ips?: readonly string[] | undefined;
  readonly query_allowed?: boolean | undefined;
  readonly expires?: string | null | undefined;
  readonly spend_cap?: number | null | undefined;
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts.map((one) => one.trim()))];

/** The stored form. 400 names a scope that is no suite, and an expiry that has passed. `suites`: those that take keys. */
export const askedRules = (asked: AskedRules, suites: readonly string[], now: number): KeyRules => {
  const { name, scopes, domains, ips, query_allowed: query, expires, spend_cap: cap } = asked;
  const unknown = (scopes ?? []).filter((scope) => !suites.includes(scope));
  const until = typeof expires === 'string' ? Date.parse(expires) : undefined;
  const faults: Detail[] = [
    ...unknown.map((scope): Detail => ({
      field: 'scopes',
      code: 'UNKNOWN_VALUE',
      message: `scopes must hold suites; ${scope} is none.`,
      expected: suites.join(', '),
      received: scope,
    })),
    ...(until !== undefined && until <= now
      ? [
          {
            field: 'expires',
            code: 'OUT_OF_RANGE',
            message: 'expires must lie in the future.',
            expected: 'a later instant',
          } as const,
        ]
      : []),
  ];
  if (faults.length > 0) throw invalidFields(...faults);
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(scopes === undefined ? {} : { scopes: unique(scopes) }),
    ...(domains === undefined ? {} : { domains: unique(domains) }),
    ...(ips === undefined ? {} : { ips: unique(ips) }),
    ...(query === undefined ? {} : { query }),
    ...(expires === undefined ? {} : { expires: until === undefined ? 0 : Math.floor(until / 1000) }),
    ...(cap === undefined ? {} : { cap: cap ?? -1 }),
  };
};
