/** The accuracy ledger as data: rows written by a whole run of the tests (tests/support/ledger-reporter.mjs). */
import { ACCURACY_UNITS, type AccuracyUnit } from '../../contract/values/accuracy-units.ts';
import rows from './accuracy.json' with { type: 'json' };

/** One comparison of an endpoint with an outside oracle. */
export interface AccuracyRow {
  readonly endpoint: string;
  readonly oracle: string;
  readonly unit: AccuracyUnit;
  readonly cases: number;
  readonly mean_error: number;
  readonly max_error: number;
  /** Version of the engine since which these numbers stand. */
  readonly since: string;
  /** The request with the largest deviation; missing where it was not kept, or the comparison was not by calls. */
  readonly worst_call?: Readonly<Record<string, unknown>> | undefined;
}

const isUnit = (unit: string): unit is AccuracyUnit => Object.hasOwn(ACCURACY_UNITS, unit);

/** Every comparison, sorted by endpoint. Throws when the file names a unit that does not exist. */
export const accuracyRows = (): readonly AccuracyRow[] =>
  rows.map(({ unit, ...row }) => {
    if (!isUnit(unit)) throw new Error(`accuracy.json: no unit ${unit}`);
    return { ...row, unit };
  });
