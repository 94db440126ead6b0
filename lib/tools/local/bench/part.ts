/** What a part of the bench is: how often it is measured, and the rows that its figures become. */

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** The value may be at most this. */
  readonly target: number;
  /** The measured amounts behind the value. */
  readonly detail: string;
}

export interface Part {
  /** Processes that measure it; a row shows the best of them. */
  readonly processes: number;
  readonly rows: () => Promise<readonly Row[]>;
}

/** Figures with their unit: of microseconds, nanoseconds (given in microseconds) and milliseconds. */
export const us = (value: number): string => `${value.toFixed(1)} µs`;
export const ns = (value: number): string => `${(1000 * value).toFixed(0)} ns`;
export const ms = (value: number): string => `${value.toFixed(1)} ms`;
