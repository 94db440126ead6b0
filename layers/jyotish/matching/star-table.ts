/** One star and quarter against all 108. */
import type { KootaTables } from './ashtakoot.ts';
import { partnerOfStar, type MatchPartner } from './partner.ts';
import { isVedha, rajjuOf } from './porutham.ts';
import { kootaMatch, kootaPoints, type KootaMatch } from './verdict.ts';

/** Doshas of a pair of stars. */
export const STAR_DOSHAS = ['nadi', 'bhakoot', 'gana', 'rajju', 'vedha'] as const;
export type StarDosha = (typeof STAR_DOSHAS)[number];

/** A row of the table. */
export interface StarRow {
  readonly other: MatchPartner;
  readonly match: KootaMatch;
  readonly doshas: readonly StarDosha[];
}

/** The doshas of a pair, without regard to exceptions. */
export const starDoshasOf = (match: KootaMatch): StarDosha[] => {
  const { groom, bride } = match.pair;
  const has: Readonly<Record<StarDosha, boolean>> = {
    nadi: kootaPoints('nadi', match).dosha,
    bhakoot: kootaPoints('bhakoot', match).dosha,
    gana: kootaPoints('gana', match).dosha,
    rajju: rajjuOf(groom.nakshatra).part === rajjuOf(bride.nakshatra).part,
    vedha: isVedha(groom.nakshatra, bride.nakshatra),
  };
  return STAR_DOSHAS.filter((dosha) => has[dosha]);
};

/** The match of one star 1–27 and pada 1–4, as groom or bride, with each of the 108 padas in order; padas are taken at their middle. */
export const starTable = (nakshatra: number, pada: number, role: 'groom' | 'bride', tables: KootaTables): StarRow[] => {
  const own = partnerOfStar(nakshatra, pada);
  return Array.from({ length: 108 }, (_, i) => {
    const other = partnerOfStar(Math.floor(i / 4) + 1, (i % 4) + 1);
    const match = kootaMatch(role === 'groom' ? { groom: own, bride: other } : { groom: other, bride: own }, tables);
    return { other, match, doshas: starDoshasOf(match) };
  });
};
