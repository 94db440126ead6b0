/** Piecewise Chebyshev polynomials through a function of time, each piece fitted on first use. */
import { norm180 } from './angle.ts';
import { julian, type JulianDay } from './instant.ts';
import { SkyError } from './sky.ts';
import type { FittedPieces, FittedRow } from './fitted.ts';

const matrices = new Map<number, Float64Array>();

/** Rows: coefficient j of n; columns: value at node k of n. */
const chebyshevMatrix = (n: number): Float64Array => {
  const known = matrices.get(n);
  if (known) return known;
  const m = new Float64Array(n * n);
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < n; k++) m[j * n + k] = (2 / n) * Math.cos((Math.PI * j * (k + 0.5)) / n);
  }
  matrices.set(n, m);
  return m;
};

/** Writes the values of all components at `jd` into `into`. */
export type Fill = (jd: JulianDay, into: Float64Array) => void;

/** Where pieces are kept for other tables, and what they are of there. */
export interface Shared {
  readonly fitted: FittedPieces;
  /** Names the function: its values at an instant are the same wherever it is named so. */
  readonly of: string;
}

/** A function of time with several components, fitted piece by piece. Angles are unwrapped inside a piece. */
export class Pieces {
  readonly #anchor: number;
  readonly #days: number;
  readonly #nodes: number;
  readonly #width: number;
  readonly #fill: Fill;
  readonly #angular: readonly boolean[];
  readonly #fitted: FittedPieces;
  readonly #row: FittedRow;
  readonly #values: Float64Array;
  #piece: Float64Array | null = null;
  #index = Number.NaN;

  constructor(
    anchor: number,
    days: number,
    nodes: number,
    angular: readonly boolean[],
    fill: Fill,
    { fitted, of }: Shared,
  ) {
    this.#anchor = anchor;
    this.#days = days;
    this.#nodes = nodes;
    this.#width = angular.length;
    this.#angular = angular;
    this.#fill = fill;
    this.#fitted = fitted;
    this.#row = fitted.row(`${of}/${angular.length}/${anchor}/${days}/${nodes}`);
    this.#values = new Float64Array(angular.length);
  }

  /** Component `which` at `jd`; angles may lie outside 0–360. */
  at(which: number, jd: number): number {
    const place = (jd - this.#anchor) / this.#days;
    const index = Math.floor(place);
    if (index !== this.#index) {
      const known = this.#row.get(index);
      this.#piece = known === undefined ? this.#make(index) : known;
      this.#index = index;
    }
    const c = this.#piece;
    if (c === null) {
      this.#fill(julian(jd), this.#values);
      return this.#values[which] ?? 0;
    }
    const n = this.#nodes;
    const base = which * n;
    const x = 2 * (place - index) - 1;
    const x2 = 2 * x;
    let b1 = 0;
    let b2 = 0;
    for (let j = base + n - 1; j > base; j--) {
      const u = x2 * b1 - b2 + (c[j] ?? 0);
      b2 = b1;
      b1 = u;
    }
    return x * b1 - b2 + (c[base] ?? 0) / 2;
  }

  /** Piece `index`, which no table has fitted yet. */
  #make(index: number): Float64Array | null {
    const piece = this.#build(index);
    this.#fitted.keep(this.#row, index, piece);
    return piece;
  }

  /** Fits piece `index`; null where the ephemeris does not cover all of it (its values are then computed one by one). */
  #build(index: number): Float64Array | null {
    const n = this.#nodes;
    const width = this.#width;
    const samples = new Float64Array(n * width);
    const middle = this.#anchor + (index + 0.5) * this.#days;
    try {
      for (let k = n - 1; k >= 0; k--) {
        this.#fill(julian(middle + (this.#days / 2) * Math.cos((Math.PI * (k + 0.5)) / n)), this.#values);
        for (let q = 0; q < width; q++) {
          const value = this.#values[q] ?? 0;
          const before = samples[q * n + k + 1] ?? 0;
          samples[q * n + k] = this.#angular[q] && k < n - 1 ? before + norm180(value - before) : value;
        }
      }
    } catch (error) {
      if (!(error instanceof SkyError)) throw error;
      return null;
    }
    const m = chebyshevMatrix(n);
    const c = new Float64Array(n * width);
    for (let q = 0; q < width; q++) {
      for (let j = 0; j < n; j++) {
        let sum = 0;
        for (let k = 0; k < n; k++) sum += (m[j * n + k] ?? 0) * (samples[q * n + k] ?? 0);
        c[q * n + j] = sum;
      }
    }
    return c;
  }
}
