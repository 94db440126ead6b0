/** A sentence of an answer. */
import type { Claim } from '../../facts/claim.ts';

/** A sentence with what it claims of the chart. */
export interface Sentence {
  readonly text: string;
  readonly claims: readonly Claim[];
}
