/** What the words of event windows are. */
import type { EvidenceKind, LifeEvent, PeriodLevel } from '../../../layers/jyotish/phala/events.ts';

export interface EventWords {
  readonly events: Readonly<Record<LifeEvent, string>>;
  /** Names of the kinds of evidence. */
  readonly kinds: Readonly<Record<EvidenceKind, string>>;
  /** Evidence as a sentence: `{planet}`, `{role}`, `{house}`, `{number}`. */
  readonly evidence: Readonly<Record<EvidenceKind, string>>;
  readonly roles: Readonly<Record<PeriodLevel, string>>;
  /** Houses as they stand in those sentences. */
  readonly houses: readonly string[];
  /** How the windows are found. */
  readonly method: string;
}
