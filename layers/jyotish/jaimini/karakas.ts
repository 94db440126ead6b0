/** Chara karakas: grahas ranked by the degrees they have gone through in their signs (conventions E.8; Jaimini Sutras 1.1.10–18). */
import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../ephemeris/sky.ts';

/** Offices in order of rank: seven, or eight with the father's own (BPHS ch. 32). */
export const KARAKA_SCHEMES = {
  7: ['ak', 'amk', 'bk', 'mk', 'pk', 'gk', 'dk'],
  8: ['ak', 'amk', 'bk', 'mk', 'pik', 'pk', 'gk', 'dk'],
} as const;
export type KarakaScheme = keyof typeof KARAKA_SCHEMES;
export type KarakaId = (typeof KARAKA_SCHEMES)[8][number];

/** By natural strength: it decides between equal degrees. */
const CANDIDATES: readonly Graha[] = ['sun', 'moon', 'venus', 'jupiter', 'mercury', 'mars', 'saturn', 'rahu'];

/** A graha in its office. */
export interface CharaKaraka {
  readonly id: KarakaId;
  readonly graha: Graha;
  /** Degrees gone through in its sign, 0 ≤ x ≤ 30; for Rahu, who goes backwards, 30 − x. */
  readonly degree: number;
}

/** The karakas from the atmakaraka down. */
export const charaKarakas = (chart: Chart, scheme: KarakaScheme): readonly CharaKaraka[] => {
  const offices = KARAKA_SCHEMES[scheme];
  const ranked = CANDIDATES.slice(0, offices.length)
    .map((graha) => {
      const { degree } = chart.grahas[graha];
      return { graha, degree: graha === 'rahu' ? 30 - degree : degree };
    })
    .sort((a, b) => b.degree - a.degree); // stable: equals keep the order of natural strength
  return offices.map((id, i) => {
    const row = ranked[i];
    if (!row) throw new Error('as many grahas as offices');
    return { id, ...row };
  });
};
