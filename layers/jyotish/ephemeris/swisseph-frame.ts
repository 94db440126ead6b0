/**
 * The frame of an instant: ayanamsa, obliquity, nutation and sidereal time, each cached for the last instant.
 *
 * One ayanamsa per instant (sidereal = tropical minus get_ayanamsa_ex_ut of the same instant: the plain get_ayanamsa_ut
 * leaves nutation out of it, up to 19″). The sidereal mode is global state of the library: it is set before every call that
 * depends on it, and nothing here awaits in between.
 */
import { norm180, norm360 } from './angle.ts';
import { AYANAMSAS, type Ayanamsa } from './sky.ts';
import type { Engine } from './swisseph-engine.ts';
import { NONUT, outOfRange, readDouble, SWIEPH } from './swisseph-library.ts';

/** The pseudo-body whose "position" is obliquity and nutation. */
const ECLIPTIC_NUTATION = -1;
const USER_AYANAMSA = 255;

/** Obliquity of date and mean, nutation in longitude, apparent sidereal time at Greenwich: degrees. */
interface Axes {
  readonly obliquity: number;
  readonly mean: number;
  readonly nutation: number;
  readonly gast: number;
}

/** Frames under one ayanamsa. */
export class Frame {
  readonly #engine: Engine;
  readonly #ayanamsa: Ayanamsa;
  readonly #siderealId: string;
  #rateJd = Number.NaN;
  #rate = 0;
  #meanJd = Number.NaN;
  #mean = 0;
  #axesJd = Number.NaN;
  readonly #axes = { obliquity: 0, mean: 0, nutation: 0, gast: 0 };

  constructor(engine: Engine, ayanamsa: Ayanamsa) {
    this.#engine = engine;
    this.#ayanamsa = ayanamsa;
    this.#siderealId = typeof ayanamsa === 'string' ? ayanamsa : `${ayanamsa.t0_jd}/${ayanamsa.value}`;
  }

  #setSidereal(): void {
    const engine = this.#engine;
    if (engine.sidereal === this.#siderealId) return;
    const ayanamsa = this.#ayanamsa;
    if (typeof ayanamsa === 'string') engine.wasm._swe_set_sid_mode(AYANAMSAS[ayanamsa], 0, 0);
    else engine.wasm._swe_set_sid_mode(USER_AYANAMSA, ayanamsa.t0_jd, ayanamsa.value);
    engine.sidereal = this.#siderealId;
  }

  #meanAt(jd: number): number {
    this.#setSidereal();
    const { wasm, more, error } = this.#engine;
    const returned = wasm._swe_get_ayanamsa_ex_ut(jd, SWIEPH | NONUT, more, error);
    if (returned < 0 || (returned & SWIEPH) === 0) throw outOfRange();
    return readDouble(this.#engine, more >> 3);
  }

  /** Ayanamsa without nutation. */
  ayanamsaMean(jd: number): number {
    if (this.#meanJd !== jd) {
      this.#mean = this.#meanAt(jd);
      this.#meanJd = jd;
    }
    return this.#mean;
  }

  /** As get_ayanamsa_ex_ut returns it with nutation: the mean value plus the nutation in longitude of the same instant. */
  ayanamsa(jd: number): number {
    return this.ayanamsaMean(jd) + this.axes(jd).nutation;
  }

  /** Degrees per day by which the mean ayanamsa grows. */
  ayanamsaRate(jd: number): number {
    if (this.#rateJd !== jd) {
      this.#rate = norm180(this.ayanamsaMean(jd) - this.#meanAt(jd - 0.5)) / 0.5;
      this.#rateJd = jd;
    }
    return this.#rate;
  }

  axes(jd: number): Axes {
    if (this.#axesJd !== jd) {
      const engine = this.#engine;
      if (engine.wasm._swe_calc_ut(jd, ECLIPTIC_NUTATION, 0, engine.out, engine.error) < 0) throw outOfRange();
      const at = engine.out >> 3;
      this.#axes.obliquity = readDouble(engine, at);
      this.#axes.mean = readDouble(engine, at + 1);
      this.#axes.nutation = readDouble(engine, at + 2);
      this.#axes.gast = norm360(engine.wasm._swe_sidtime0(jd, this.#axes.obliquity, this.#axes.nutation) * 15);
      this.#axesJd = jd;
    }
    return this.#axes;
  }
}
