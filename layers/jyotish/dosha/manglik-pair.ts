/** Mangal dosha of a pair: what the two charts cancel in each other, and the one verdict that every answer tells. */
import type { Chart } from '../chart/chart.ts';
import { houseFrom } from '../chart/rashi.ts';
import { MANGLIK_DECIDED_FROM, manglikOf, type Manglik, type ManglikDecider, type ManglikHouses } from './manglik.ts';
import type { MarsOfPair, PairManglikKind, PartnerRuleId, PartnerSide } from '../matching/mars-of-pair.ts';

/** A rule of the partner's chart, tested for one side. */
export interface PartnerRule {
  /** Rule 9, the partner's Saturn, is tested from each reference; rule 10, both manglik, has none. */
  readonly rule: 9 | 10;
  readonly id: PartnerRuleId;
  readonly reference: ManglikDecider | null;
  /** The dosha of this side is present (from the reference, if there is one) and the rule holds. */
  readonly applies: boolean;
}

/** Mangal dosha of one side of a pair. */
export interface PairManglikSide extends Manglik {
  readonly partnerRules: readonly PartnerRule[];
  /** Effective by its own chart, and not cancelled by the partner's. */
  readonly remains: boolean;
}

/** Mangal dosha of a pair. */
export interface PairManglik extends MarsOfPair {
  readonly groom: PairManglikSide;
  readonly bride: PairManglikSide;
}

/** Houses of the partner's Saturn that cancel the dosha (rule 9). */
const SATURN_HOUSES: readonly number[] = [1, 4, 7, 8, 12];

const saturnCancels = (partner: Chart, reference: ManglikDecider): boolean => {
  const origin = reference === 'lagna' ? partner.ascendant.sign : partner.signs.moon;
  return SATURN_HOUSES.includes(houseFrom(origin, partner.signs.saturn));
};

interface Side {
  readonly chart: Chart;
  readonly own: Manglik;
}

/** Every rule of the partner for one side: rule 9 from each reference, then rule 10, which asks whether both are present. */
const partnerRules = ({ own }: Side, partner: Side): readonly PartnerRule[] => [
  ...MANGLIK_DECIDED_FROM.map((reference): PartnerRule => {
    const applies = own.from[reference].present && saturnCancels(partner.chart, reference);
    return { rule: 9, id: 'saturn_of_partner', reference, applies };
  }),
  { rule: 10, id: 'both_manglik', reference: null, applies: own.manglik && partner.own.manglik },
];

/** Rules of the partner that cancel an effective dosha. Rule 9 does when it holds from every reference still effective. */
const cancelling = ({ own }: Side, rules: readonly PartnerRule[]): readonly PartnerRuleId[] => {
  if (!own.effective) return [];
  const holds = (id: PartnerRuleId, reference: ManglikDecider | null): boolean =>
    rules.some((row) => row.id === id && row.reference === reference && row.applies);
  const saturn = own.effectiveFrom.every((reference) => holds('saturn_of_partner', reference));
  return [
    ...(saturn ? (['saturn_of_partner'] as const) : []),
    ...(holds('both_manglik', null) ? (['both_manglik'] as const) : []),
  ];
};

const kindOf = (groom: Manglik, bride: Manglik, good: boolean): PairManglikKind => {
  if (!groom.effective && !bride.effective) return 'neither';
  if (groom.effective && bride.effective) return 'both';
  return good ? 'cancelled' : 'one_sided';
};

const effectiveSide = (groom: Manglik, bride: Manglik): PartnerSide | null => {
  if (groom.effective === bride.effective) return null;
  return groom.effective ? 'groom' : 'bride';
};

/**
 * Mangal dosha of a pair. What is effective in a chart is cancelled when the partner's Saturn stands in 1, 4, 7, 8 or 12
 * from every reference from which it is effective (rule 9; some schools leave it out), or when the partner has Mangal
 * dosha too, cancelled there or not (rule 10; every printed text). Good when it then remains in neither chart.
 */
export const pairManglik = (groom: Chart, bride: Chart, houses: ManglikHouses = 'all'): PairManglik => {
  const his: Side = { chart: groom, own: manglikOf(groom, houses) };
  const hers: Side = { chart: bride, own: manglikOf(bride, houses) };
  const [hisRules, herRules] = [partnerRules(his, hers), partnerRules(hers, his)];
  const [hisCancelled, hersCancelled] = [cancelling(his, hisRules), cancelling(hers, herRules)];
  const side = (own: Manglik, rules: readonly PartnerRule[], by: readonly PartnerRuleId[]): PairManglikSide => ({
    ...own,
    partnerRules: rules,
    remains: own.effective && by.length === 0,
  });
  const sides = { groom: side(his.own, hisRules, hisCancelled), bride: side(hers.own, herRules, hersCancelled) };
  const good = !sides.groom.remains && !sides.bride.remains;
  return {
    ...sides,
    kind: kindOf(his.own, hers.own, good),
    good,
    side: effectiveSide(his.own, hers.own),
    cancelledBy: [...new Set([...hisCancelled, ...hersCancelled])],
  };
};
