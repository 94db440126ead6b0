/** Births of the reference files, as far as the tests of kundli read them. */
import type { TimedCase } from './vectors.ts';

export interface Timed extends TimedCase {
  readonly id: string;
}

interface Reference {
  readonly lon: number;
  readonly lat: number;
  readonly speed: number;
  readonly retro: boolean;
  readonly sign: number;
  readonly nak: number;
  readonly pada: number;
}
/** A birth of positions.json. */
export interface Positions extends Timed {
  readonly tags: readonly string[];
  readonly boundary?: { readonly crossing_jd_ut: number };
  readonly ayanamsa_true: number;
  readonly ayanamsa_mean: number;
  readonly bodies: Readonly<Record<string, Reference>>;
  readonly houses: {
    readonly ascendant: number;
    readonly mc: number;
    readonly armc: number;
    readonly asc_sign: number;
    readonly placidus: readonly number[] | null;
    readonly porphyry_bhava_madhya: readonly number[];
    readonly sripati_bhava_start: readonly number[];
    readonly whole_sign: readonly number[];
  };
}
/** A birth of strengths.json. */
export interface Strengths extends Timed {
  readonly jd_ut: number;
  readonly vedic_day: { readonly sunrise: number; readonly sunset: number; readonly weekday: number };
  readonly compound_relations: readonly (readonly number[])[];
  readonly arudha_padas_single_lord: readonly number[];
  readonly special_lagnas: { readonly hora: number; readonly ghati: number };
  readonly shadbala: { readonly drishti_matrix: readonly (readonly number[])[] };
  readonly upagrahas: Readonly<Record<string, number | { readonly begin?: number; readonly lon?: number }>>;
}
