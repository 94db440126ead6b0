/** What a simulation must show. */
export interface Gate {
  /** With the figure that was found. */
  readonly what: string;
  readonly isKept: boolean;
}

/** A gate. */
export const gate = (what: string, isKept: boolean): Gate => ({ what, isKept });
