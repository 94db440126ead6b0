/**
 * The trace: the ids of the last seconds' debits, kept in the usage item itself. It makes a debit recognisable, so that a
 * write whose answer was lost can be repeated or undone, and is not counted twice.
 *
 * Ids are gathered in string sets, one per 3 seconds (`t0` … `t60`, by number modulo 61). A debit keeps its own set and
 * eight on either side (a write may overtake another) and removes the rest, so an item holds the ids of about 27 seconds, 9
 * bytes each. So long may a write, its repetition and what undoes it take together, even on a double of the table with its
 * long timeouts; what comes later is refused, because nobody could tell whether it came before. Sixty-one is coprime to
 * every usual interval: a customer who calls by the clock does not always meet the same set. An id is followed by `!` when
 * what it debited was given back.
 *
 * What one account can reach: DynamoDB takes 1,000 write units a second for one item, and a write has one for each KB of it.
 * At 60 calls a second the item has 15 KB, so that is about the end: 3,600 calls a minute, six times the largest plan.
 */
import { hash } from 'node:crypto';

const SPAN_MS = 3000;
const SETS = 61;
/** Sets kept on either side of a write's own: a debit is recognised for at least 24 seconds. */
export const KEPT_SLOTS = 8;
/** Milliseconds for which a debit, or what undid it, is certainly recognised. */
export const TRACE_MS = KEPT_SLOTS * SPAN_MS;

/** Eight characters (48 bits) that stand for a request id: unique enough among the calls of some seconds. */
export const shortId = (id: string): string => hash('sha256', id, 'base64url').slice(0, 8);

const indexOf = (slot: number): number => ((slot % SETS) + SETS) % SETS;

export interface Trace {
  /** Number of the three-second slot, counted from 1970. */
  readonly slot: number;
  /** Attribute that holds the slot's ids. */
  readonly set: string;
  /** Attributes to remove. */
  readonly stale: readonly string[];
}

/** The trace of the instant `at` (epoch ms). */
export const traceAt = (at: number): Trace => {
  const slot = Math.floor(at / SPAN_MS);
  const keep = new Set(Array.from({ length: 2 * KEPT_SLOTS + 1 }, (_, i) => indexOf(slot - KEPT_SLOTS + i)));
  const stale = Array.from({ length: SETS }, (_, index) => index).filter((index) => !keep.has(index));
  return { slot, set: `t${indexOf(slot)}`, stale: stale.map((index) => `t${index}`) };
};
