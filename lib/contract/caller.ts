/** The key that makes a call, as an endpoint sees it that makes further calls on the key's behalf (batch). */

/** Credits as `meta.credits` shows them: `remaining` is null where nothing is counted. */
export interface ShownCredits {
  readonly charged: number;
  readonly remaining: number | null;
}

/** A part that was paid for. */
export interface PaidPart {
  readonly credits: ShownCredits;
  /** Puts the credits back, because the part failed. They pay for later parts, or are given back when the call ends. */
  putBack(): void;
}

export interface Caller {
  /** Whether the key may use a suite. */
  mayUse(suite: string): boolean;
  /** Takes the credits of parts to come in one go, as far as they suffice. Parts may be paid for without it. */
  reserve(credits: number): Promise<void>;
  /** Pays for one part. Throws the refusal that a single call would meet: CREDITS_EXHAUSTED, SPEND_CAP_REACHED, OVERLOADED. */
  pay(credits: number): Promise<PaidPart>;
}
