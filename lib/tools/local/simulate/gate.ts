/** What a simulation must show. */
export interface Gate {
  /** With the figure that was found. */
  readonly what: string;
  readonly isKept: boolean;
}
