/** Fitted pieces of the sky that tables have in common. */

/** Pieces that are kept: of at most 0.6 kB each, so about 2 MB with their names. */
const MOST = 2048;

/**
 * Pieces that were fitted before, by what they are of. A year is asked of many places, in many ways and under many ayanamsas, and
 * its Sun, Moon and planets are the same: to fit a piece costs as many positions as it has nodes. Those not used longest go first.
 */
export class FittedPieces {
  readonly #known = new Map<string, Float64Array>();

  /** The coefficients of a piece; undefined where it was not fitted, or has gone. */
  get(name: string): Float64Array | undefined {
    const piece = this.#known.get(name);
    if (piece === undefined) return undefined;
    this.#known.delete(name);
    this.#known.set(name, piece);
    return piece;
  }

  /** Keeps a piece, which is never changed afterwards. */
  keep(name: string, piece: Float64Array): void {
    this.#known.set(name, piece);
    if (this.#known.size <= MOST) return;
    const { value: oldest } = this.#known.keys().next();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}
