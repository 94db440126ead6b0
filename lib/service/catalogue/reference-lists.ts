/** Suites and endpoints as lists. */

/** A suite with its paragraph and the number of its operations. */
export interface SuiteEntry {
  readonly name: string;
  readonly about: string;
  readonly count: number;
}

/** Method, path, title and price of an operation. */
export interface OperationEntry {
  readonly method: string;
  readonly path: string;
  readonly suite: string;
  readonly summary: string;
  readonly credits: number;
}

export interface ReferenceLists {
  readonly suites: readonly SuiteEntry[];
  readonly operations: readonly OperationEntry[];
}
