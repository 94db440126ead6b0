/** The gateway's access log as a port: lines are read by the time at which they were written. */

/** Lines may come twice, and lines of shortly before or after what was asked for may come with it. */
export interface Journal {
  /** Milliseconds after which every line of an instant can be read. */
  readonly lateMs: number;
  /** The lines written from an instant until another (epoch ms), page by page, in any order. */
  read(from: number, to: number): AsyncIterable<readonly string[]>;
  /**
   * The lines that functions wrote in that time of calls which they refused; each names the code of the error. Left out where
   * the lines of the gateway name it themselves.
   */
  failures?(from: number, to: number): AsyncIterable<readonly string[]>;
}
