/** The sixteen vargas side by side (BPHS ch. 6), and in how many of them each graha is in a good sign. */
import { GRAHAS, type Graha } from '../ephemeris/sky.ts';
import type { Chart } from '../chart/chart.ts';
import { exaltationSign } from '../chart/dignity.ts';
import { byGraha, GRAHA_TABLE } from '../chart/graha.ts';
import { isVargottama, SHODASHA_VARGAS, vargaSign } from '../chart/varga.ts';

/** Rows of the table: the ascendant, then the grahas. */
export const VARGA_ROWS = ['ascendant', ...GRAHAS] as const;
export type VargaRowPoint = (typeof VARGA_ROWS)[number];

/** The sixteen vargas of one chart. */
export interface Shodashavarga {
  /** Signs 1–12 in the order of `SHODASHA_VARGAS`. */
  readonly signs: Readonly<Record<VargaRowPoint, readonly number[]>>;
  /** Same sign in rashi and navamsa. */
  readonly vargottama: readonly VargaRowPoint[];
  /** Of the sixteen, in how many the sign is the graha's own, its moolatrikona or its exaltation. */
  readonly good: Readonly<Record<Graha, number>>;
}

/** Own, moolatrikona or exaltation sign. */
export const isGoodSign = (graha: Graha, sign: number): boolean => {
  const { own, moolatrikona } = GRAHA_TABLE[graha];
  return own.includes(sign) || sign === moolatrikona.sign || sign === exaltationSign(graha);
};

/** Signs of the ascendant and the nine grahas in the sixteen vargas of Parashara. */
export const shodashavargaOf = (chart: Chart): Shodashavarga => {
  const longitude = (point: VargaRowPoint): number =>
    point === 'ascendant' ? chart.ascendant.longitude : chart.grahas[point].longitude;
  const row = (point: VargaRowPoint): readonly number[] => SHODASHA_VARGAS.map((n) => vargaSign(n, longitude(point)));
  const signs = { ascendant: row('ascendant'), ...byGraha(row) };
  return {
    signs,
    vargottama: VARGA_ROWS.filter((point) => isVargottama(longitude(point))),
    good: byGraha((graha) => signs[graha].filter((sign) => isGoodSign(graha, sign)).length),
  };
};
