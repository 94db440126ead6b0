/**
 * The Swiss Ephemeris behind the port of `sky.ts`: the only file that computes with the WASM.
 *
 * One ayanamsa per instant (sidereal = tropical minus get_ayanamsa_ex_ut of the same instant: the plain get_ayanamsa_ut
 * leaves nutation out of it, up to 19″). Sidereal mode and observer are global state of the library: they are set before
 * every computation that depends on them, and nothing here awaits in between.
 * The bundled files cover 1800-01-02 to 2399-12-31 and a little more; outside them the library silently changes theory,
 * so the returned flag is tested on every call.
 */
import { norm360 } from './angle.ts';
import { julian, type JulianDay } from './instant.ts';
import {
  AYANAMSAS,
  HOUSE_SYSTEMS,
  SkyError,
  type Ayanamsa,
  type Body,
  type Equatorial,
  type HorizonEvent,
  type Houses,
  type HouseSystem,
  type LocalSolarEclipse,
  type LunarEclipse,
  type MeanPosition,
  type LunarEclipseSeen,
  type Place,
  type Position,
  type Sky,
  type SkySettings,
  type SolarEclipse,
  type SolarEclipseAt,
  type SunriseRule,
  type Twilight,
} from './sky.ts';
import { MORE_DOUBLES, OUT_DOUBLES, type Engine } from './swisseph-engine.ts';

/** Flags of a computation. */
const SWIEPH = 2;
const SPEED = 256;
const EQUATORIAL = 2048;
const TOPOCTR = 32768;
const NONUT = 64;
/** The body that stands for obliquity and nutation. */
const ECLIPTIC_NUTATION = -1;

const BODY_ID: Readonly<Record<Body, number>> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  rahu: 10,
  ketu: 10,
};
const TRUE_NODE = 11;
const USER_AYANAMSA = 255;

const EVENT_BIT: Readonly<Record<HorizonEvent, number>> = { rise: 1, set: 2, transit: 4, anti_transit: 8 };
const RULE_BITS: Readonly<Record<SunriseRule, number>> = { apparent: 0, center: 256, hindu: 896, observer: 0 };
const TWILIGHT_BIT: Readonly<Record<Twilight, number>> = { civil: 1024, nautical: 2048, astronomical: 4096 };
/** Standard air for refraction (conventions C.1). */
const PRESSURE_MBAR = 1013.25;
const TEMPERATURE_C = 15;
const NOT_FOUND = -2;
/** Height of the horizon by which the library is asked for the dip of the place's altitude (conventions C.1, `observer`). */
const HORIZON_BY_DIP = -100;

const ECLIPSE_TOTAL = 4;
const ECLIPSE_ANNULAR = 8;
const ECLIPSE_HYBRID = 32;
/** Which phases of a solar eclipse are above the horizon of a place. */
const SEEN = { any: 128, maximum: 256, first: 512, fourth: 4096 } as const;

/** First and last instant at which rise, set and eclipse searches may look: the files end a little outside. */
const FILE_START = 2378496.75;
const FILE_END = 2597642.5;
const INSIDE_THE_FILES = 2451545;

const outOfRange = (): SkyError =>
  new SkyError(
    'EPHEMERIS_RANGE',
    'The instant, or one the answer needs, lies outside 1800-01-02T00:00Z to 2400-01-01T00:00Z.',
  );

const isInFiles = (jd: number): boolean => jd >= FILE_START && jd <= FILE_END;
const checkRange = (jd: number): void => {
  if (!isInFiles(jd)) throw outOfRange();
};

const siderealId = (ayanamsa: Ayanamsa): string =>
  typeof ayanamsa === 'string' ? ayanamsa : `${ayanamsa.t0_jd}/${ayanamsa.value}`;

const housesUndefined = (system: HouseSystem): SkyError =>
  new SkyError(
    'HOUSES_UNDEFINED',
    `House system ${system} has no solution at this latitude; use porphyry or whole_sign.`,
  );

/** Whether twelve cusps follow each other once around the circle. */
const goOnceAround = (cusps: readonly number[]): boolean => {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += norm360((cusps[(i + 1) % 12] ?? Number.NaN) - (cusps[i] ?? Number.NaN));
  return sum < 540;
};

/** A sky over a loaded engine. */
class SwissSky implements Sky {
  readonly settings: SkySettings;
  readonly #engine: Engine;
  readonly #siderealId: string;
  readonly #topoId: string;
  readonly #flags: number;
  readonly #node: number;
  #rateJd = Number.NaN;
  #rate = 0;
  #frameJd = Number.NaN;
  #meanAyanamsaJd = Number.NaN;
  #meanAyanamsa = 0;

  readonly #frame = { obliquity: 0, mean: 0, nutation: 0, gast: 0 };

  constructor(engine: Engine, settings: SkySettings) {
    this.#engine = engine;
    this.settings = settings;
    this.#siderealId = siderealId(settings.ayanamsa);
    const seat = settings.observer === 'topocentric' ? settings.place : undefined;
    if (settings.observer === 'topocentric' && !seat) throw new Error('a topocentric sky needs a place');
    this.#topoId = seat ? `${seat.lon}/${seat.lat}/${seat.altitude}` : '';
    this.#flags = SWIEPH | (seat ? TOPOCTR : 0);
    this.#node = settings.node === 'true' ? TRUE_NODE : BODY_ID.rahu;
  }

  /** Calls the library for a body and leaves the six numbers at `engine.out`; returns their index in HEAPF64. */
  #calc(jd: number, id: number, flags: number): number {
    const e = this.#engine;
    if (this.#topoId !== '' && e.topocentric !== this.#topoId) {
      const { lon, lat, altitude } = this.settings.place ?? { lon: 0, lat: 0, altitude: 0 };
      e.wasm._swe_set_topo(lon, lat, altitude);
      e.topocentric = this.#topoId;
    }
    const ask = (): boolean => {
      const returned = e.wasm._swe_calc_ut(jd, id, flags, e.out, e.error);
      return returned >= 0 && (returned & SWIEPH) !== 0;
    };
    if (!ask() && !(isInFiles(jd) && this.#openFiles(id) && ask())) throw outOfRange();
    return e.out >> 3;
  }

  /**
   * Opens the file of a body again. An instant outside the files closes it, and the library chooses a file by Terrestrial
   * Time: in the last minutes of the range (delta T) it would look for the file of the next centuries.
   */
  #openFiles(id: number): boolean {
    const e = this.#engine;
    return e.wasm._swe_calc_ut(INSIDE_THE_FILES, id, SWIEPH, e.out, e.error) >= 0;
  }

  #read(index: number): number {
    return this.#engine.wasm.HEAPF64[index] as number;
  }

  #idOf(body: Body): number {
    return body === 'rahu' || body === 'ketu' ? this.#node : BODY_ID[body];
  }

  #setSidereal(): void {
    const e = this.#engine;
    if (e.sidereal === this.#siderealId) return;
    const { ayanamsa } = this.settings;
    if (typeof ayanamsa === 'string') e.wasm._swe_set_sid_mode(AYANAMSAS[ayanamsa], 0, 0);
    else e.wasm._swe_set_sid_mode(USER_AYANAMSA, ayanamsa.t0_jd, ayanamsa.value);
    e.sidereal = this.#siderealId;
  }

  #ayanamsaOf(jd: number, flags: number): number {
    this.#setSidereal();
    const e = this.#engine;
    const returned = e.wasm._swe_get_ayanamsa_ex_ut(jd, flags, e.more, e.error);
    if (returned < 0 || (returned & SWIEPH) === 0) throw outOfRange();
    return this.#read(e.more >> 3);
  }

  ayanamsa(jd: JulianDay): number {
    // What get_ayanamsa_ex_ut answers with nutation: the mean value plus the nutation in longitude of the same instant.
    return this.ayanamsaMean(jd) + this.#frameOf(jd).nutation;
  }

  ayanamsaMean(jd: JulianDay): number {
    if (this.#meanAyanamsaJd !== jd) {
      this.#meanAyanamsa = this.#ayanamsaOf(jd, SWIEPH | NONUT);
      this.#meanAyanamsaJd = jd;
    }
    return this.#meanAyanamsa;
  }

  /** Degrees per day by which the mean ayanamsa grows. */
  #ayanamsaRate(jd: JulianDay): number {
    if (this.#rateJd !== jd) {
      this.#rate = (this.ayanamsaMean(jd) - this.#ayanamsaOf(jd - 0.5, SWIEPH | NONUT)) / 0.5;
      this.#rateJd = jd;
    }
    return this.#rate;
  }

  longitude(body: Body, jd: JulianDay): number {
    // Nutation moves the equinox, not the body: without it in both terms the sidereal longitude is the same, and cheaper.
    const lon = this.#read(this.#calc(jd, this.#idOf(body), this.#flags | NONUT)) - this.ayanamsaMean(jd);
    return norm360(body === 'ketu' ? lon + 180 : lon);
  }

  tropical(body: Body, jd: JulianDay): number {
    const lon = this.#read(this.#calc(jd, this.#idOf(body), this.#flags));
    return norm360(body === 'ketu' ? lon + 180 : lon);
  }

  position(body: Body, jd: JulianDay): Position {
    const ayanamsa = this.ayanamsaMean(jd);
    const rate = this.#ayanamsaRate(jd);
    const at = this.#calc(jd, this.#idOf(body), this.#flags | SPEED | NONUT);
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
    const at = this.#calc(jd, this.#idOf(body), this.#flags | EQUATORIAL);
    const ra = this.#read(at);
    const dec = this.#read(at + 1);
    const distance = this.#read(at + 2);
    return body === 'ketu' ? { ra: norm360(ra + 180), dec: -dec, distance } : { ra, dec, distance };
  }

  meanPosition(body: Body, jd: JulianDay): MeanPosition {
    const at = this.#calc(jd, this.#idOf(body), this.#flags | NONUT);
    const longitude = this.#read(at);
    const latitude = this.#read(at + 1);
    const distance = this.#read(at + 2);
    return body === 'ketu'
      ? { longitude: norm360(longitude + 180), latitude: latitude === 0 ? 0 : -latitude, distance }
      : { longitude, latitude, distance };
  }

  nutation(jd: JulianDay): number {
    return this.#frameOf(jd).nutation;
  }

  /** Obliquity and sidereal time of an instant, computed once for the instant. */
  #frameOf(jd: JulianDay): {
    readonly obliquity: number;
    readonly mean: number;
    readonly nutation: number;
    readonly gast: number;
  } {
    if (this.#frameJd !== jd) {
      const e = this.#engine;
      if (e.wasm._swe_calc_ut(jd, ECLIPTIC_NUTATION, 0, e.out, e.error) < 0) throw outOfRange();
      const at = e.out >> 3;
      this.#frame.obliquity = this.#read(at);
      this.#frame.mean = this.#read(at + 1);
      this.#frame.nutation = this.#read(at + 2);
      this.#frame.gast = norm360(e.wasm._swe_sidtime0(jd, this.#frame.obliquity, this.#frame.nutation) * 15);
      this.#frameJd = jd;
    }
    return this.#frame;
  }

  /** Calls houses_armc; cusps at `more`, ascendant and MC at `points`. Tropical. */
  #housesAt(armc: number, lat: number, obliquity: number, letter: string): number {
    const e = this.#engine;
    return e.wasm._swe_houses_armc(armc, lat, obliquity, letter.charCodeAt(0), e.more, e.points);
  }

  ascendant(jd: JulianDay, place: Place): number {
    const { obliquity, gast } = this.#frameOf(jd);
    this.#housesAt(norm360(gast + place.lon), place.lat, obliquity, 'E');
    return norm360(this.#read(this.#engine.points >> 3) - this.ayanamsa(jd));
  }

  houses(system: HouseSystem, jd: JulianDay, place: Place): Houses {
    const { obliquity, gast } = this.#frameOf(jd);
    const armc = norm360(gast + place.lon);
    // Equal and whole-sign houses start from the sidereal ascendant; only the quadrant systems are asked of the library.
    const byAscendant = system === 'whole_sign' || system === 'equal' || system === 'equal_mid';
    const failed = this.#housesAt(armc, place.lat, obliquity, byAscendant ? 'E' : HOUSE_SYSTEMS[system]) < 0;
    // On failure the library answers with Porphyry houses under the other name: refused.
    if (failed) throw housesUndefined(system);
    const { points, more } = this.#engine;
    const tropicalAscendant = this.#read(points >> 3);
    const tropicalMc = this.#read((points >> 3) + 1);
    const quadrants = byAscendant ? null : Array.from({ length: 12 }, (_, i) => this.#read((more >> 3) + 1 + i));
    const ayanamsa = this.ayanamsa(jd); // may reuse `more`, so after the cusps are read
    const ascendant = norm360(tropicalAscendant - ayanamsa);
    const first =
      system === 'whole_sign' ? ascendant - (ascendant % 30) : system === 'equal_mid' ? ascendant - 15 : ascendant;
    const cusps = quadrants
      ? quadrants.map((cusp) => norm360(cusp - ayanamsa))
      : Array.from({ length: 12 }, (_, i) => norm360(first + 30 * i));
    // Near the polar circles some systems answer with cusps out of order: houses that overlap are none.
    if (quadrants && !goOnceAround(cusps)) throw housesUndefined(system);
    return { ascendant, mc: norm360(tropicalMc - ayanamsa), cusps, armc, obliquity };
  }

  #setPlace(place: Place, altitude: number): void {
    const { wasm, place: at } = this.#engine;
    wasm.HEAPF64[at >> 3] = place.lon;
    wasm.HEAPF64[(at >> 3) + 1] = place.lat;
    wasm.HEAPF64[(at >> 3) + 2] = altitude;
    this.#engine.topocentric = '?'; // the library moves its observer itself
  }

  #riseTrans(jd: number, body: Body, bits: number, place: Place, altitude: number): JulianDay | null {
    checkRange(jd);
    const e = this.#engine;
    this.#setPlace(place, altitude);
    const { wasm, place: at, out, error } = e;
    const id = this.#idOf(body);
    // Seen from above, the horizon lies lower: the library computes that dip when asked for it, by its slower search.
    const found =
      altitude > 0
        ? wasm._swe_rise_trans_true_hor(
            jd,
            id,
            0,
            SWIEPH,
            bits,
            at,
            PRESSURE_MBAR,
            TEMPERATURE_C,
            HORIZON_BY_DIP,
            out,
            error,
          )
        : wasm._swe_rise_trans(jd, id, 0, SWIEPH, bits, at, PRESSURE_MBAR, TEMPERATURE_C, out, error);
    if (found === NOT_FOUND) return null;
    if (found < 0) throw outOfRange();
    const when = this.#read(out >> 3);
    if (when === 0) return null;
    checkRange(when);
    return julian(when);
  }

  nextEvent(body: Body, event: HorizonEvent, jd: JulianDay, place: Place, rule: SunriseRule): JulianDay | null {
    const meridian = event === 'transit' || event === 'anti_transit';
    const altitude = rule === 'observer' ? place.altitude : 0;
    return this.#riseTrans(jd, body, EVENT_BIT[event] | (meridian ? 0 : RULE_BITS[rule]), place, altitude);
  }

  nextTwilight(kind: Twilight, event: 'rise' | 'set', jd: JulianDay, place: Place): JulianDay | null {
    return this.#riseTrans(jd, 'sun', EVENT_BIT[event] | TWILIGHT_BIT[kind], place, 0);
  }

  deltaT(jd: JulianDay): number {
    return this.#engine.wasm._swe_deltat_ex(jd, SWIEPH, this.#engine.error) * 86400;
  }

  obliquity(jd: JulianDay): { readonly trueOfDate: number; readonly mean: number } {
    const { obliquity, mean } = this.#frameOf(jd);
    return { trueOfDate: obliquity, mean };
  }

  siderealTime(jd: JulianDay): number {
    return this.#frameOf(jd).gast;
  }

  equationOfTime(jd: JulianDay): number {
    checkRange(jd);
    const e = this.#engine;
    if (e.wasm._swe_time_equ(jd, e.out, e.error) < 0) throw outOfRange();
    return this.#read(e.out >> 3) * 1440;
  }

  /** Clears the answer before an eclipse search: the library writes only the instants that exist. */
  #clear(): void {
    const { wasm, out, more } = this.#engine;
    wasm.HEAPF64.fill(0, out >> 3, (out >> 3) + OUT_DOUBLES);
    wasm.HEAPF64.fill(0, more >> 3, (more >> 3) + MORE_DOUBLES);
  }

  #instant(index: number): JulianDay | null {
    const value = this.#read(index);
    return value === 0 ? null : julian(value);
  }

  #needed(index: number): JulianDay {
    const value = this.#read(index);
    checkRange(value);
    return julian(value);
  }

  nextSolarEclipse(jd: JulianDay): SolarEclipse {
    checkRange(jd);
    const e = this.#engine;
    this.#clear();
    const flags = e.wasm._swe_sol_eclipse_when_glob(jd, SWIEPH, 0, e.out, 0, e.error);
    if (flags < 0) throw outOfRange();
    const at = e.out >> 3;
    const kind =
      flags & ECLIPSE_HYBRID
        ? 'hybrid'
        : flags & ECLIPSE_TOTAL
          ? 'total'
          : flags & ECLIPSE_ANNULAR
            ? 'annular'
            : 'partial';
    const maximum = this.#needed(at);
    // The least of partial eclipses (1935-01-05, magnitude 0.001) has a maximum but no contacts in the library.
    const times = { maximum, begin: this.#instant(at + 2) ?? maximum, end: this.#instant(at + 3) ?? maximum };
    // The place of greatest eclipse comes back as up to ten numbers: `points` holds them, `place` would not.
    if (e.wasm._swe_sol_eclipse_where(times.maximum, SWIEPH, e.points, e.more, e.error) < 0) throw outOfRange();
    const [where, attributes] = [e.points >> 3, e.more >> 3];
    return {
      kind,
      ...times,
      magnitude: this.#read(attributes + 8),
      saros: { series: this.#read(attributes + 9), member: this.#read(attributes + 10) },
      greatest: { lat: this.#read(where + 1), lon: this.#read(where) },
    };
  }

  nextLocalSolarEclipse(jd: JulianDay, place: Place): LocalSolarEclipse {
    checkRange(jd);
    const e = this.#engine;
    this.#setPlace(place, place.altitude);
    this.#clear();
    const flags = e.wasm._swe_sol_eclipse_when_loc(jd, SWIEPH, e.place, e.out, e.more, 0, e.error);
    if (flags < 0) throw outOfRange();
    const at = e.out >> 3;
    const attributes = e.more >> 3;
    const maximum = this.#needed(at);
    return {
      kind: flags & ECLIPSE_TOTAL ? 'total' : flags & ECLIPSE_ANNULAR ? 'annular' : 'partial',
      maximum,
      first: this.#instant(at + 1) ?? maximum,
      second: this.#instant(at + 2),
      third: this.#instant(at + 3),
      fourth: this.#instant(at + 4) ?? maximum,
      sunriseDuring: this.#instant(at + 5),
      sunsetDuring: this.#instant(at + 6),
      visible: {
        any: (flags & SEEN.any) !== 0,
        maximum: (flags & SEEN.maximum) !== 0,
        first: (flags & SEEN.first) !== 0,
        fourth: (flags & SEEN.fourth) !== 0,
      },
      magnitude: this.#read(attributes + 8),
      obscuration: this.#read(attributes + 2),
      saros: { series: this.#read(attributes + 9), member: this.#read(attributes + 10) },
    };
  }

  solarEclipseAt(jd: JulianDay, place: Place): SolarEclipseAt {
    checkRange(jd);
    const e = this.#engine;
    this.#setPlace(place, place.altitude);
    if (e.wasm._swe_sol_eclipse_how(jd, SWIEPH, e.place, e.more, e.error) < 0) throw outOfRange();
    const at = e.more >> 3;
    return {
      magnitude: this.#read(at + 8),
      obscuration: this.#read(at + 2),
      saros: { series: this.#read(at + 9), member: this.#read(at + 10) },
      altitude: this.#read(at + 5),
    };
  }

  nextLunarEclipse(jd: JulianDay): LunarEclipse {
    checkRange(jd);
    const e = this.#engine;
    this.#clear();
    const flags = e.wasm._swe_lun_eclipse_when(jd, SWIEPH, 0, e.out, 0, e.error);
    if (flags < 0) throw outOfRange();
    const at = e.out >> 3;
    const times = {
      maximum: this.#needed(at),
      partialBegin: this.#instant(at + 2),
      partialEnd: this.#instant(at + 3),
      totalBegin: this.#instant(at + 4),
      totalEnd: this.#instant(at + 5),
      penumbralBegin: this.#instant(at + 6),
      penumbralEnd: this.#instant(at + 7),
    };
    this.#setPlace({ lat: 0, lon: 0, altitude: 0 }, 0);
    if (e.wasm._swe_lun_eclipse_how(times.maximum, SWIEPH, e.place, e.more, e.error) < 0) throw outOfRange();
    const attributes = e.more >> 3;
    return {
      kind: flags & ECLIPSE_TOTAL ? 'total' : times.partialBegin === null ? 'penumbral' : 'partial',
      ...times,
      umbral: this.#read(attributes),
      penumbral: this.#read(attributes + 1),
      saros: { series: this.#read(attributes + 9), member: this.#read(attributes + 10) },
    };
  }

  lunarEclipseAt(eclipse: LunarEclipse, place: Place): LunarEclipseSeen {
    const from = (eclipse.penumbralBegin ?? eclipse.maximum) - 0.2;
    checkRange(from);
    const e = this.#engine;
    this.#setPlace(place, place.altitude);
    this.#clear();
    const flags = e.wasm._swe_lun_eclipse_when_loc(from, SWIEPH, e.place, e.out, e.more, 0, e.error);
    const at = e.out >> 3;
    // The library answers with the next eclipse that the place sees; past the end of the files with an error.
    if (flags < 0 || this.#read(at) > (eclipse.penumbralEnd ?? eclipse.maximum) + 0.1) {
      return { visible: false, moonriseDuring: null, moonsetDuring: null };
    }
    return { visible: true, moonriseDuring: this.#instant(at + 8), moonsetDuring: this.#instant(at + 9) };
  }

  under(changes: Partial<SkySettings>): Sky {
    return new SwissSky(this.#engine, { ...this.settings, ...changes });
  }
}

/** Opens a sky: synchronous once the engine is loaded, and cheap. */
export const openSky = (engine: Engine, settings: SkySettings): Sky => new SwissSky(engine, settings);
