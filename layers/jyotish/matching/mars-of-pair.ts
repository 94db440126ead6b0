/** What matching is told of Mars in a pair. It is judged in `dosha/manglik-pair.ts`. */

/** The groom or the bride. */
export const PARTNERS = ['groom', 'bride'] as const;
export type PartnerSide = (typeof PARTNERS)[number];

/** How a pair stands. */
export const PAIR_MANGLIK_KINDS = ['neither', 'both', 'cancelled', 'one_sided'] as const;
/**
 * `neither`: effective in no chart. `both`: effective in both, which cancels it. `cancelled`: effective in one, and the
 * partner's chart cancels it. `one_sided`: effective in one, and nothing cancels it.
 */
export type PairManglikKind = (typeof PAIR_MANGLIK_KINDS)[number];

/** Rules of the partner's chart: 9, the partner's Saturn; 10, both have the dosha. */
export const PARTNER_RULE_IDS = ['saturn_of_partner', 'both_manglik'] as const;
export type PartnerRuleId = (typeof PARTNER_RULE_IDS)[number];

/** Whether the dosha is effective by the chart of one side alone. */
interface MarsOfSide {
  readonly effective: boolean;
}

/** Mars in both charts, and the verdict on the pair. */
export interface MarsOfPair {
  readonly groom: MarsOfSide;
  readonly bride: MarsOfSide;
  readonly kind: PairManglikKind;
  /** It remains in neither chart. */
  readonly good: boolean;
  /** The side in which alone it was effective; null where it was in both or neither. */
  readonly side: PartnerSide | null;
  /** Rules of the partner that took an effective dosha away, each once. */
  readonly cancelledBy: readonly PartnerRuleId[];
}
