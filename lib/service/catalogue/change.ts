/** A dated change, as callers are told of it. */
export interface Change {
  /** Version of the engine that brought it. */
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly change: string;
  /** Endpoints it is about; `suite/*` for a whole suite. */
  readonly endpoints: readonly string[];
}
