/** The gateway's access log as a port: lines are read from where the last reader stopped. */

/** Some lines of the log, in any order. */
export interface JournalPage {
  readonly lines: readonly string[];
  /** Where the next reader goes on when these lines have been dealt with. */
  readonly cursor: string;
  /** Instant (epoch ms) until which every line has now been read; 0 while more pages follow. */
  readonly complete: number;
}

/** Lines may come twice, to the same reader or the next. */
export interface Journal {
  /** Reads from a cursor to the present; '' reads from the beginning, or as far back as is useful. */
  read(cursor: string): AsyncIterable<JournalPage>;
}
