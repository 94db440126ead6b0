/** Written by the tests (tests/support/ledger-teardown.mjs), shown by GET /v1/meta/accuracy. Do not edit. */
// prettier-ignore
export const ACCURACY: readonly {
  readonly endpoint: string; readonly oracle: string; readonly unit: string; readonly cases: number;
  readonly mean_error: number; readonly max_error: number; readonly run: string; readonly commit: string;
}[] = [];
