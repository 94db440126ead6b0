/**
 * The Swiss Ephemeris behind the interface of `sky.ts`. Positions are computed here; the frame of an instant, houses, the
 * horizon and eclipses are in the files beside it. Sidereal mode and observer are global state of the library: they are
 * set before every computation that depends on them, and nothing here awaits in between.
 *
 * The bundled files cover 1800-01-02 to 2399-12-31 and a little more; outside them the library silently changes theory,
 * so the returned flag is tested on every call.
 */
import { norm360 } from './angle.ts';
import type { JulianDay } from './instant.ts';
import type {
  Body,
  Equatorial,
  HorizonEvent,
  Houses,
  HouseSystem,
  LocalSolarEclipse,
  LunarEclipse,
  LunarEclipseSeen,
  MeanPosition,
  Place,
  Position,
  Sky,
  SkySettings,
  SolarEclipse,
  SolarEclipseAt,
  StarPlace,
  SunriseRule,
  Twilight,
} from './sky.ts';
import { USUAL_SKY } from './sky.ts';
import {
  lunarEclipseSeen,
  nextLocalSolarEclipseOf,
  nextLunarEclipseOf,
  nextSolarEclipseOf,
  solarEclipseOf,
} from './swisseph-eclipses.ts';
import type { Engine } from './swisseph-engine.ts';
import type { FittedPieces } from './fitted.ts';
import { Frame } from './swisseph-frame.ts';
import { eventBits, searchHorizon, twilightBits } from './swisseph-horizon.ts';
import { ascendantAt, housesOf } from './swisseph-houses.ts';
import {
  bodyIds,
  checkRange,
  EQUATORIAL,
  INSIDE_THE_FILES,
  isInFiles,
  NONUT,
  outOfRange,
  readDouble,
  SPEED,
  SWIEPH,
  TOPOCTR,
} from './swisseph-library.ts';
import { calcStar, starMagnitude } from './swisseph-stars.ts';

/** Where the apparent magnitude stands among the numbers that `swe_pheno_ut` writes. */
const MAGNITUDE_INDEX = 4;

/** A sky over a loaded engine. */
class SwissSky implements Sky {
  readonly settings: SkySettings;
  readonly fitted: FittedPieces;
  readonly #engine: Engine;
  readonly #frame: Frame;
  readonly #observer: Place | undefined;
  readonly #observerId: string;
  readonly #flags: number;
  readonly #ids: Readonly<Record<Body, number>>;

  constructor(engine: Engine, settings: SkySettings) {
    this.#engine = engine;
    this.fitted = engine.fitted;
    this.settings = settings;
    this.#frame = new Frame(engine, settings.ayanamsa);
    this.#observer = settings.observer === 'topocentric' ? settings.place : undefined;
    if (settings.observer === 'topocentric' && !this.#observer) throw new Error('a topocentric sky needs a place');
    const at = this.#observer;
    this.#observerId = at ? `${at.lon}/${at.lat}/${at.altitude}` : '';
    this.#flags = SWIEPH | (at ? TOPOCTR : 0);
    this.#ids = bodyIds(settings.node);
  }

  /** Calls the library for a body and leaves the six numbers at `engine.out`; returns their index in HEAPF64. */
  #calc(jd: number, body: Body, flags: number): number {
    this.#setObserver();
    if (!this.#ask(jd, body, flags) && !(isInFiles(jd) && this.#openFiles(body) && this.#ask(jd, body, flags)))
      throw outOfRange();
    return this.#engine.out >> 3;
  }

  #setObserver(): void {
    const engine = this.#engine;
    const observer = this.#observer;
    if (!observer || engine.topocentric === this.#observerId) return;
    engine.wasm._swe_set_topo(observer.lon, observer.lat, observer.altitude);
    engine.topocentric = this.#observerId;
  }

  /** One call of the library; false where it did not answer from the Swiss files. */
  #ask(jd: number, body: Body, flags: number): boolean {
    const { wasm, out, error } = this.#engine;
    const returned = wasm._swe_calc_ut(jd, this.#ids[body], flags, out, error);
    return returned >= 0 && (returned & SWIEPH) !== 0;
  }

  /**
   * Opens the file of a body again. An instant outside the files closes it, and the library chooses a file by Terrestrial
   * Time: in the last minutes of the range (delta T) it would look for the file of the next centuries.
   */
  #openFiles(body: Body): boolean {
    return this.#ask(INSIDE_THE_FILES, body, SWIEPH);
  }

  #read(index: number): number {
    return readDouble(this.#engine, index);
  }

  ayanamsa(jd: JulianDay): number {
    return this.#frame.ayanamsa(jd);
  }

  ayanamsaMean(jd: JulianDay): number {
    return this.#frame.ayanamsaMean(jd);
  }

  longitude(body: Body, jd: JulianDay): number {
    // Nutation moves the equinox, not the body: without it in both terms the sidereal longitude is the same, and cheaper.
    const lon = this.#read(this.#calc(jd, body, this.#flags | NONUT)) - this.#frame.ayanamsaMean(jd);
    return norm360(body === 'ketu' ? lon + 180 : lon);
  }

  tropical(body: Body, jd: JulianDay): number {
    const lon = this.#read(this.#calc(jd, body, this.#flags));
    return norm360(body === 'ketu' ? lon + 180 : lon);
  }

  position(body: Body, jd: JulianDay): Position {
    const ayanamsa = this.#frame.ayanamsaMean(jd);
    const rate = this.#frame.ayanamsaRate(jd);
    const at = this.#calc(jd, body, this.#flags | SPEED | NONUT);
    const lon = this.#read(at) - ayanamsa;
    const latitude = this.#read(at + 1);
    return {
      longitude: norm360(body === 'ketu' ? lon + 180 : lon),
      latitude: body === 'ketu' && latitude !== 0 ? -latitude : latitude,
      distance: this.#read(at + 2),
      speed: this.#read(at + 3) - rate,
    };
  }

  equatorial(body: Body, jd: JulianDay): Equatorial {
    const at = this.#calc(jd, body, this.#flags | EQUATORIAL);
    const ra = this.#read(at);
    const dec = this.#read(at + 1);
    const distance = this.#read(at + 2);
    return body === 'ketu' ? { ra: norm360(ra + 180), dec: -dec, distance } : { ra, dec, distance };
  }

  meanPosition(body: Body, jd: JulianDay): MeanPosition {
    const at = this.#calc(jd, body, this.#flags | NONUT);
    const longitude = this.#read(at);
    const latitude = this.#read(at + 1);
    const distance = this.#read(at + 2);
    return body === 'ketu'
      ? { longitude: norm360(longitude + 180), latitude: latitude === 0 ? 0 : -latitude, distance }
      : { longitude, latitude, distance };
  }

  nutation(jd: JulianDay): number {
    return this.#frame.axes(jd).nutation;
  }

  ascendant(jd: JulianDay, place: Place): number {
    return ascendantAt(this.#engine, this.#frame, jd, place);
  }

  houses(system: HouseSystem, jd: JulianDay, place: Place): Houses {
    return housesOf(this.#engine, this.#frame, system, jd, place);
  }

  nextEvent(body: Body, event: HorizonEvent, jd: JulianDay, place: Place, rule: SunriseRule): JulianDay | null {
    const altitude = rule === 'observer' ? place.altitude : 0;
    return searchHorizon(this.#engine, jd, this.#ids[body], eventBits(event, rule), place, altitude);
  }

  nextTwilight(kind: Twilight, event: 'rise' | 'set', jd: JulianDay, place: Place): JulianDay | null {
    return searchHorizon(this.#engine, jd, this.#ids.sun, twilightBits(kind, event), place, 0);
  }

  magnitude(body: Exclude<Body, 'rahu' | 'ketu'>, jd: JulianDay): number {
    checkRange(jd);
    const { wasm, out, error } = this.#engine;
    if (wasm._swe_pheno_ut(jd, this.#ids[body], SWIEPH, out, error) < 0) throw outOfRange();
    return this.#read((out >> 3) + MAGNITUDE_INDEX);
  }

  star(designation: string, jd: JulianDay): StarPlace {
    checkRange(jd);
    const magnitude = starMagnitude(this.#engine, designation);
    this.#setObserver();
    const place = (): number | null => calcStar(this.#engine, jd, designation, this.#flags | NONUT);
    // The files of the Earth are closed by an instant outside them, as for a planet.
    const at = place() ?? (this.#openFiles('sun') ? place() : null);
    if (at === null) throw outOfRange();
    const mean = this.#read(at);
    const latitude = this.#read(at + 1);
    return {
      longitude: norm360(mean - this.#frame.ayanamsaMean(jd)),
      tropical: norm360(mean + this.nutation(jd)),
      latitude,
      magnitude,
    };
  }

  deltaT(jd: JulianDay): number {
    return this.#engine.wasm._swe_deltat_ex(jd, SWIEPH, this.#engine.error) * 86400;
  }

  obliquity(jd: JulianDay): { readonly trueOfDate: number; readonly mean: number } {
    const { obliquity, mean } = this.#frame.axes(jd);
    return { trueOfDate: obliquity, mean };
  }

  siderealTime(jd: JulianDay): number {
    return this.#frame.axes(jd).gast;
  }

  equationOfTime(jd: JulianDay): number {
    checkRange(jd);
    const { wasm, out, error } = this.#engine;
    if (wasm._swe_time_equ(jd, out, error) < 0) throw outOfRange();
    return this.#read(out >> 3) * 1440;
  }

  nextSolarEclipse(jd: JulianDay): SolarEclipse {
    return nextSolarEclipseOf(this.#engine, jd);
  }

  nextLocalSolarEclipse(jd: JulianDay, place: Place): LocalSolarEclipse {
    return nextLocalSolarEclipseOf(this.#engine, jd, place);
  }

  solarEclipseAt(jd: JulianDay, place: Place): SolarEclipseAt {
    return solarEclipseOf(this.#engine, jd, place);
  }

  nextLunarEclipse(jd: JulianDay): LunarEclipse {
    return nextLunarEclipseOf(this.#engine, jd);
  }

  lunarEclipseAt(eclipse: LunarEclipse, place: Place): LunarEclipseSeen {
    return lunarEclipseSeen(this.#engine, eclipse, place);
  }

  under(changes: Partial<SkySettings>): Sky {
    return new SwissSky(this.#engine, { ...this.settings, ...changes });
  }
}

/** Opens a sky over a loaded engine, under the usual settings where no others are named: synchronous, and cheap. */
export const openSky = (engine: Engine, settings: Partial<SkySettings> = {}): Sky =>
  new SwissSky(engine, { ...USUAL_SKY, ...settings });
