/** What a reading of a chart depends on besides the chart: the school, and the circumstances of the birth. */
import type { NodeAspects } from '../chart/drishti.ts';
import type { MercuryRule } from '../chart/natural.ts';

/** Yogas of which B. V. Raman prints another rule than the one used by default. */
export const RAMAN_YOGAS = ['indra', 'kahala', 'matsya', 'vahana', 'bhagya'] as const;
export type RamanYoga = (typeof RAMAN_YOGAS)[number];

/** Options on which schools differ. */
export interface ReadingDoctrine {
  readonly nodeAspects: NodeAspects;
  /** The Moon is a benefic from S8 to K7 (`bright`) or from S1 to S15 (`waxing`). */
  readonly beneficMoon: 'bright' | 'waxing';
  /** What makes Mercury a malefic. */
  readonly mercury: MercuryRule;
  /** Mahapurusha yogas count kendras from the Moon too. */
  readonly fromMoon: boolean;
  /** The narrower form of the yogas that have one (gajakesari, budhaditya, harsha, sarala, vimala). */
  readonly narrow: boolean;
  /** The wider form of those that have one (chandra_mangala, shrapit). */
  readonly wide: boolean;
  /** A pair of lords of which one owns a dusthana too forms no raja yoga, unless its moolatrikona is in the good house. */
  readonly strictRaja: boolean;
  /** Yogas that are read after B. V. Raman. */
  readonly raman: readonly RamanYoga[];
}
/** The defaults of the service. */
export const READING_DOCTRINE: ReadingDoctrine = {
  nodeAspects: '7',
  beneficMoon: 'bright',
  mercury: 'company',
  fromMoon: false,
  narrow: false,
  wide: false,
  strictRaja: false,
  raman: [],
};

/** Facts of a birth that the chart does not contain; null = not known, and rules that need it are not judged. */
export interface BirthCircumstances {
  /** Born between sunrise and sunset. */
  readonly day: boolean | null;
  readonly gender: 'male' | 'female' | 'other' | null;
  /** Sidereal longitude of Gulika. */
  readonly gulika: number | null;
}
/** Nothing is known beyond the chart. */
export const NO_CIRCUMSTANCES: BirthCircumstances = { day: null, gender: null, gulika: null };
