/** Partners and pairs for tests of matching, written `star.pada`: `3.2` is Krittika, second pada. */
import type { MatchPair } from '../../layers/jyotish/matching/ashtakoot.ts';
import { partnerOfStar, type MatchPartner } from '../../layers/jyotish/matching/partner.ts';

/** A partner of a star and a pada; a bare star has none. */
export const partnerAt = (text: string): MatchPartner => {
  const [star, pada] = text.split('.').map(Number);
  return partnerOfStar(star ?? NaN, pada ?? null);
};

/** Groom and bride. */
export const pairAt = (groom: string, bride: string): MatchPair => ({
  groom: partnerAt(groom),
  bride: partnerAt(bride),
});

/** All 108 padas in order. */
export const ALL_PADAS: readonly MatchPartner[] = Array.from({ length: 108 }, (_, i) =>
  partnerOfStar(Math.floor(i / 4) + 1, (i % 4) + 1),
);

/** Every ordered pair of padas: 11 664, the groom's ascending before the bride's. */
export const ALL_PAIRS: readonly MatchPair[] = ALL_PADAS.flatMap((groom) =>
  ALL_PADAS.map((bride) => ({ groom, bride })),
);
