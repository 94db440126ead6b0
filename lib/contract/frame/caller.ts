/** The caller as seen by whatever reads its saved births, and by an endpoint that makes further calls on its behalf (batch). */
import type { Mark, SavedBirth } from '../suites/profile.ts';

/** Credits as `meta.credits` shows them: `remaining` is null where nothing is counted. */
export interface ShownCredits {
  readonly charged: number;
  readonly remaining: number | null;
}

/** A part of a call that was paid for. */
export interface PaidPart {
  readonly credits: ShownCredits;
  /**
   * Returns the credits of a failed part, all but `kept` of them (0 when left out). They pay for later parts or are refunded
   * when the call ends.
   */
  putBack(kept?: number): void;
}

/** A saved birth as a calculation takes it. */
export interface FoundProfile {
  readonly birth: SavedBirth;
  readonly mark: Mark;
}

export interface Caller {
  /** Whether the key may use a suite. */
  mayUse(suite: string): boolean;
  /**
   * Takes the credits of parts to come in one go, as far as they suffice, and counts `calls` against the rate (the first
   * of them is the request itself), as far as it allows. Parts may be paid for without it.
   */
  reserve(credits: number, calls: number): Promise<void>;
  /**
   * Pays for one part. Throws the refusal that a single call would meet: CREDITS_EXHAUSTED, SPEND_CAP_REACHED,
   * RATE_LIMITED, OVERLOADED.
   */
  pay(credits: number): Promise<PaidPart>;
  /**
   * A saved birth of the account; null for one that is unknown or another's. Throws SCOPE_MISSING for a key that may not
   * read them, OVERLOADED.
   */
  profile(id: string): Promise<FoundProfile | null>;
}
