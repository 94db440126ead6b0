/** Chara karakas: grahas ranked by their degrees inside the sign (Jaimini Sutras 1.1.10–18). */
import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Karakas in order of rank: seven, or eight with one for the father (BPHS ch. 32). */
export const KARAKA_SCHEMES = {
  7: ['ak', 'amk', 'bk', 'mk', 'pk', 'gk', 'dk'],
  8: ['ak', 'amk', 'bk', 'mk', 'pik', 'pk', 'gk', 'dk'],
} as const;
export type KarakaScheme = keyof typeof KARAKA_SCHEMES;
export type KarakaId = (typeof KARAKA_SCHEMES)[8][number];

/** Candidates in order of natural strength, which decides between equal degrees. */
const CANDIDATES: readonly Graha[] = ['sun', 'moon', 'venus', 'jupiter', 'mercury', 'mars', 'saturn', 'rahu'];

/** A karaka and the graha that holds it. */
export interface CharaKaraka {
  readonly id: KarakaId;
  readonly graha: Graha;
  /** Degrees covered in its sign, 0 ≤ x ≤ 30; for Rahu, which moves backwards, 30 − x. */
  readonly degree: number;
}

/** The karakas from the atmakaraka down. */
export const charaKarakas = (chart: Chart, scheme: KarakaScheme): readonly CharaKaraka[] => {
  const ids = KARAKA_SCHEMES[scheme];
  const ranked = CANDIDATES.slice(0, ids.length)
    .map((graha) => {
      const { degree } = chart.grahas[graha];
      return { graha, degree: graha === 'rahu' ? 30 - degree : degree };
    })
    .sort((a, b) => b.degree - a.degree); // stable: equals keep the order of natural strength
  return ids.map((id, i) => {
    const row = ranked[i];
    if (!row) throw new Error('more karakas than candidates');
    return { id, ...row };
  });
};
