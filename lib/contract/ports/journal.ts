/** The gateway's access log as a port: lines are read by the time at which they were written. */

/** Lines may come twice, and lines of shortly before or after what was asked for may come with it. */
export interface Journal {
  /** Milliseconds after which every line of an instant can be read. */
  readonly lateMs: number;
  /** The lines written from an instant until another (epoch ms), page by page, in any order. */
  read(from: number, to: number): AsyncIterable<readonly string[]>;
}
