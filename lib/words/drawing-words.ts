/** What a drawing needs of a language, and the names beside it in a report. */
import type { NakshatraKey } from '../../layers/jyotish/chart/nakshatra.ts';

export type DrawnPlanet =
  'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn' | 'rahu' | 'ketu' | 'ascendant';
export type DrawnSign =
  | 'aries'
  | 'taurus'
  | 'gemini'
  | 'cancer'
  | 'leo'
  | 'virgo'
  | 'libra'
  | 'scorpio'
  | 'sagittarius'
  | 'capricorn'
  | 'aquarius'
  | 'pisces';

export type DrawnTitle =
  | 'sarvashtakavarga'
  | 'ashtakavarga'
  | 'sudarshana'
  | 'transits'
  | 'vimshottari'
  | 'chalit'
  | 'year'
  | 'birth'
  | 'groom'
  | 'bride';

export interface DrawingWords {
  readonly planets: Readonly<Record<DrawnPlanet, { readonly name: string; readonly short: string }>>;
  readonly signs: Readonly<Record<DrawnSign, string>>;
  readonly stars: Readonly<Record<NakshatraKey, string>>;
  /** `House` of `House 1, Pisces`. */
  readonly house: string;
  readonly retrograde: string;
  readonly combust: string;
  readonly exalted: string;
  readonly debilitated: string;
  readonly vargottama: string;
  /** Opens the list of houses without planets. */
  readonly empty: string;
  /** One or two letters after a planet. */
  readonly retrogradeMark: string;
  readonly combustMark: string;
  /** What a drawing that is no plain chart is called, or whose chart it is. */
  readonly titles: Readonly<Record<DrawnTitle, string>>;
}
