/**
 * The accuracy ledger: a test that compares with an outside oracle records its deviations here. After a run of all tests
 * that passed, `ledger-reporter.mjs` writes the rows into `lib/service/catalogue/accuracy.json`, which GET /v1/meta/accuracy shows.
 * Nothing in that file is typed by hand.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { AccuracyUnit } from '../../lib/contract/values/accuracy-units.ts';

export const LEDGER_DIR = join(import.meta.dirname, '../../.build/ledger');

interface Subject {
  /** As in meta.endpoint: `kundli/planets`. */
  readonly endpoint: string;
  /** Who said the expected values, and what was compared: `Swiss Ephemeris 2.10.03 C library, longitudes`. */
  readonly oracle: string;
  /** Unit of the deviations; `mismatches` where only equality counts (0 or 1 each). */
  readonly unit: AccuracyUnit;
}

/** Deviations, each with the request whose answer it was found in: the ledger keeps that of the largest. */
export class Measured extends Array<number> {
  readonly requests: object[] = [];

  /** What is filtered out of them are numbers and no more. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  /** Adds what one answer was off by. */
  of(request: object, ...deviations: readonly number[]): void {
    this.push(...deviations);
    while (this.requests.length < this.length) this.requests.push(request);
  }
}

/**
 * Records the deviations (absolute values are taken) of one comparison, with the request of the largest where they are
 * `Measured`. Throws when the same comparison records twice.
 */
export const record = (subject: Subject, deviations: readonly number[]): void => {
  if (deviations.length === 0) throw new Error(`no deviations recorded for ${subject.endpoint}`);
  const sizes = deviations.map(Math.abs);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const row = {
    ...subject,
    cases: sizes.length,
    mean_error: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    max_error: largest,
    ...(deviations instanceof Measured ? { worst_call: deviations.requests[sizes.indexOf(largest)] } : {}),
  };
  mkdirSync(LEDGER_DIR, { recursive: true });
  const name = createHash('sha1').update(`${subject.endpoint}|${subject.oracle}|${subject.unit}`).digest('hex');
  writeFileSync(join(LEDGER_DIR, `${name}.json`), JSON.stringify(row), { flag: 'wx' });
};
