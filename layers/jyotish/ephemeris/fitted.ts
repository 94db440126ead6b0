/** Fitted pieces of the sky that tables have in common. */

/** The pieces of one function that were fitted, by their place in time; null where the ephemeris does not cover all of one. */
export type FittedRow = Map<number, Float64Array | null>;

/** Pieces that are kept, half of them used of late: of at most 0.6 kB each, so about 2 MB. */
const MOST = 2048;

/**
 * Pieces that were fitted before, by what they are of. A year is asked of many places, in many ways and under many ayanamsas, and
 * its Sun, Moon and planets are the same: to fit a piece costs as many positions as it has nodes. When so many have come
 * that the newer half is full, the rows of the older half go.
 */
export class FittedPieces {
  #newer = new Map<string, FittedRow>();
  #older = new Map<string, FittedRow>();
  #fresh = 0;

  /** The pieces of a function that are known; none of one that was not asked for, or has gone. */
  row(of: string): FittedRow {
    const known = this.#newer.get(of);
    if (known !== undefined) return known;
    const row: FittedRow = this.#older.get(of) ?? new Map();
    this.#newer.set(of, row);
    this.#count(1 + row.size);
    return row;
  }

  /** Adds a piece to its row. It is never changed afterwards. */
  keep(row: FittedRow, place: number, piece: Float64Array | null): void {
    row.set(place, piece);
    this.#count(1);
  }

  #count(pieces: number): void {
    this.#fresh += pieces;
    if (this.#fresh <= MOST / 2) return;
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#fresh = 0;
  }
}
