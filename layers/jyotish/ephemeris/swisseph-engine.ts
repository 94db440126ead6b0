/** The raw exports of the library and the buffers they write to. `swisseph.ts` computes with them; `lib/adapters` loads it. */
import { FittedPieces } from './fitted.ts';
import { FoundEclipses } from './found-eclipses.ts';
import type { LocalSolarEclipse, LunarEclipse, SolarEclipse } from './sky.ts';

/** The exports of the module that we use. Pointers are byte offsets into its memory. */
export interface Wasm {
  readonly HEAPF64: Float64Array;
  readonly HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _swe_calc_ut(jd: number, body: number, flags: number, out: number, error: number): number;
  _swe_set_sid_mode(mode: number, t0: number, value: number): void;
  _swe_set_topo(lon: number, lat: number, altitude: number): void;
  _swe_get_ayanamsa_ex_ut(jd: number, flags: number, out: number, error: number): number;
  _swe_sidtime0(jd: number, obliquity: number, nutation: number): number;
  _swe_houses_armc(armc: number, lat: number, obliquity: number, system: number, cusps: number, points: number): number;
  _swe_pheno_ut(jd: number, body: number, flags: number, out: number, error: number): number;
  _swe_fixstar2_ut(star: number, jd: number, flags: number, out: number, error: number): number;
  _swe_fixstar2_mag(star: number, out: number, error: number): number;
  _swe_deltat_ex(jd: number, flags: number, error: number): number;
  _swe_time_equ(jd: number, out: number, error: number): number;
  _swe_rise_trans(
    jd: number,
    body: number,
    star: number,
    ephemeris: number,
    kind: number,
    place: number,
    pressure: number,
    temperature: number,
    out: number,
    error: number,
  ): number;
  _swe_rise_trans_true_hor(
    jd: number,
    body: number,
    star: number,
    ephemeris: number,
    kind: number,
    place: number,
    pressure: number,
    temperature: number,
    horizon: number,
    out: number,
    error: number,
  ): number;
  _swe_sol_eclipse_when_glob(
    jd: number,
    flags: number,
    kind: number,
    out: number,
    backward: number,
    error: number,
  ): number;
  _swe_sol_eclipse_where(jd: number, flags: number, place: number, attributes: number, error: number): number;
  _swe_lun_eclipse_when_loc(
    jd: number,
    flags: number,
    place: number,
    out: number,
    attributes: number,
    backward: number,
    error: number,
  ): number;
  _swe_sol_eclipse_when_loc(
    jd: number,
    flags: number,
    place: number,
    out: number,
    attributes: number,
    backward: number,
    error: number,
  ): number;
  _swe_sol_eclipse_how(jd: number, flags: number, place: number, attributes: number, error: number): number;
  _swe_lun_eclipse_when(jd: number, flags: number, kind: number, out: number, backward: number, error: number): number;
  _swe_lun_eclipse_how(jd: number, flags: number, place: number, attributes: number, error: number): number;
}

/** Numbers that the two buffers of answers hold. */
export const OUT_DOUBLES = 20;
export const MORE_DOUBLES = 40;

/** Room for the name of a star, which the library writes back (SE_MAX_STNAME is 256). */
export const STAR_NAME_BYTES = 520;

/** The loaded library with its buffers and the last values of its global state. */
export interface Engine {
  readonly wasm: Wasm;
  readonly out: number;
  readonly more: number;
  readonly points: number;
  readonly place: number;
  readonly error: number;
  readonly star: number;
  sidereal: string;
  topocentric: string;
  /** Pieces of tables that were fitted to it. */
  readonly fitted: FittedPieces;
  /** Eclipses that were found with it. */
  readonly eclipses: {
    readonly solar: FoundEclipses<SolarEclipse>;
    readonly local: FoundEclipses<LocalSolarEclipse>;
    readonly lunar: FoundEclipses<LunarEclipse>;
  };
}

/** The library with the buffers it writes to. Buffers are never freed: make one engine for each loaded library. */
export const engineOver = (wasm: Wasm): Engine => {
  const doubles = (n: number): number => wasm._malloc(n * 8);
  return {
    wasm,
    out: doubles(OUT_DOUBLES),
    more: doubles(MORE_DOUBLES),
    points: doubles(10),
    place: doubles(3),
    error: wasm._malloc(256),
    star: wasm._malloc(STAR_NAME_BYTES),
    sidereal: '',
    topocentric: '',
    fitted: new FittedPieces(),
    eclipses: { solar: new FoundEclipses(), local: new FoundEclipses(), lunar: new FoundEclipses() },
  };
};
